-- SPDX-License-Identifier: GPL-3.0-or-later
-- The act taken back last, while no new act has followed. The acts are those of next_undo.
SELECT taken.undoes
FROM review_log AS taken
WHERE taken.device_id = :1 AND taken.kind = 'undo'
  AND NOT EXISTS (SELECT 1 FROM review_log AS later
                  WHERE later.undoes = taken.undoes AND later.seq > taken.seq)
  AND taken.seq > coalesce((SELECT seq FROM review_log
                            WHERE device_id = :1
                              AND kind IN ('review', 'suspend', 'unsuspend', 'bury', 'reset', 'reschedule',
                                           'note', 'flag', 'unflag')
                            ORDER BY seq DESC LIMIT 1), 0)
ORDER BY taken.seq DESC
LIMIT 1
