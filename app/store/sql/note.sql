-- SPDX-License-Identifier: GPL-3.0-or-later
-- The card's note as it was last written; a reset leaves it.
SELECT answer
FROM effective_log
WHERE bank_id = :1
  AND question_id IN (SELECT :2 UNION SELECT old_id FROM renamed WHERE bank_id = :1 AND new_id = :2)
  AND kind = 'note'
ORDER BY seq DESC LIMIT 1
