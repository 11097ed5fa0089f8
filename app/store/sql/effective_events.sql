-- SPDX-License-Identifier: GPL-3.0-or-later
-- The columns are those of effective_events_of_card.
SELECT event_id, kind, bank_id, question_id, content_hash, grade, answered_at_ms, study_day
FROM effective_log
ORDER BY seq
