-- SPDX-License-Identifier: GPL-3.0-or-later
-- The columns are those of effective_events_of_card.
SELECT event_id, kind, bank_id, question_id, content_hash, mode, grade, confidence, answered_at_ms,
       study_day, phase, step, interval_days, due_day, due_ms
FROM effective_log
ORDER BY seq
