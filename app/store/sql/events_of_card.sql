-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT event_id, kind, bank_id, question_id, content_hash, mode, grade, confidence, points,
       points_score, answer, shown_at_ms, revealed_at_ms, answered_at_ms, utc_offset_min,
       study_day, raw_ms, active_ms, device_id, undoes, hints_used, phase, step, interval_days,
       due_day, due_ms
FROM review_log
WHERE bank_id = :1
  AND question_id IN (SELECT :2 UNION SELECT old_id FROM renamed WHERE bank_id = :1 AND new_id = :2)
ORDER BY seq
