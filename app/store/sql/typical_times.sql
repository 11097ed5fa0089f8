-- SPDX-License-Identifier: GPL-3.0-or-later
-- How long the last 500 grades took, and whether the card had been graded before.
SELECT active_ms,
       EXISTS (SELECT 1 FROM effective_log AS earlier
               WHERE earlier.bank_id = event.bank_id
                 AND earlier.question_id IN (SELECT event.present_id
                                             UNION SELECT old_id FROM renamed
                                             WHERE bank_id = event.bank_id
                                               AND new_id = event.present_id)
                 AND earlier.seq < event.seq AND earlier.grade IS NOT NULL)
FROM (SELECT seq, bank_id, active_ms,
             coalesce((SELECT new_id FROM renamed
                       WHERE renamed.bank_id = effective_log.bank_id AND old_id = question_id),
                      question_id) AS present_id
      FROM effective_log
      WHERE kind = 'review' AND mode IN ('read', 'review')
      ORDER BY seq DESC LIMIT 500) AS event
