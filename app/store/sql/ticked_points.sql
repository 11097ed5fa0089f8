-- SPDX-License-Identifier: GPL-3.0-or-later
-- Of the card's last so many grades with ticks (-1: all), the latest first.
SELECT points
FROM effective_log
WHERE bank_id = ?
  AND question_id IN (SELECT ? UNION SELECT old_id FROM renamed WHERE bank_id = ? AND new_id = ?)
  AND grade IS NOT NULL AND points <> '{}'
ORDER BY seq DESC LIMIT ?
