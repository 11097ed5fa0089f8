-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT event_id, kind, bank_id, question_id, content_hash, mode, grade, confidence, answered_at_ms,
       study_day, phase, step, interval_days, due_day, due_ms
FROM effective_log
WHERE bank_id = ?
  AND question_id IN (SELECT ? UNION SELECT old_id FROM renamed WHERE bank_id = ? AND new_id = ?)
ORDER BY seq
