-- SPDX-License-Identifier: GPL-3.0-or-later
-- The columns are those of put_card_state.
SELECT bank_id, question_id, recent_grades, reviews, seen, stability, difficulty, phase, step,
       interval_days, due_day, due_ms, lapses, first_day, last_review_day, last_review_ms,
       sure_but_wrong, leech, suspended, flagged, buried_on, content_hash, last_answered_ms,
       last_study_day, last_event_id
FROM card_state
WHERE bank_id = :1 AND question_id = :2
