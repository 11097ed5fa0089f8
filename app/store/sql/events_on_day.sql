-- SPDX-License-Identifier: GPL-3.0-or-later
-- The columns are those of events_of_card.
SELECT event_id, kind, bank_id, question_id, content_hash, mode, grade, confidence, points,
       points_score, answer, shown_at_ms, revealed_at_ms, answered_at_ms, utc_offset_min,
       study_day, raw_ms, active_ms, device_id, undoes, hints_used, phase, step, interval_days,
       due_day, due_ms
FROM effective_log
WHERE study_day = :1
ORDER BY seq
