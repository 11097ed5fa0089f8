-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT seq, answered_at_ms, study_day_number, act, due_day_number, due_ms, interval_days
FROM effective_log
WHERE bank_id = :1
  AND question_id IN (SELECT :2 UNION SELECT old_id FROM renamed WHERE bank_id = :1 AND new_id = :2)
ORDER BY seq
