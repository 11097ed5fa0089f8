-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT bank_id, question_id, mark, recent_grades, reviews, lapses, seen, suspended, content_hash,
       last_answered_ms, last_study_day, last_event_id
FROM card_state
WHERE bank_id = ? AND question_id = ?
