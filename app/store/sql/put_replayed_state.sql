-- SPDX-License-Identifier: GPL-3.0-or-later
-- As put_card_state; content_hash and last_event_id are given as the number of the row they are from.
INSERT OR REPLACE INTO card_state
      (bank_id, question_id, recent_grades, reviews, seen, stability, difficulty, phase, step,
       interval_days, due_day, due_ms, lapses, first_day, last_review_day, last_review_ms,
       sure_but_wrong, leech, suspended, flagged, buried_on, content_hash, last_answered_ms,
       last_study_day, last_event_id)
VALUES (:1, :2, :3, :4, :5, :6, :7, :8, :9, :10, :11, :12, :13, :14, :15, :16, :17, :18, :19, :20, :21,
        coalesce((SELECT content_hash FROM review_log WHERE seq = :22), ''), :23, :24,
        (SELECT event_id FROM review_log WHERE seq = :25))
