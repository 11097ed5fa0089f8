-- SPDX-License-Identifier: GPL-3.0-or-later
-- Of the card's last :3 grades with ticks (-1: all), the latest first.
SELECT points
FROM effective_log
WHERE bank_id = :1
  AND question_id IN (SELECT :2 UNION SELECT old_id FROM renamed WHERE bank_id = :1 AND new_id = :2)
  AND grade IS NOT NULL AND points <> '{}'
ORDER BY seq DESC LIMIT :3
