-- SPDX-License-Identifier: GPL-3.0-or-later
-- The columns are those of effective_events_of_card.
SELECT event_id,
       CASE kind WHEN 'review' THEN 0 WHEN 'seen' THEN 1 WHEN 'suspend' THEN 4
                 WHEN 'unsuspend' THEN 5 WHEN 'bury' THEN 6 WHEN 'reset' THEN 7
                 WHEN 'reschedule' THEN 8 WHEN 'note' THEN 9 WHEN 'import' THEN 10
                 WHEN 'flag' THEN 11 WHEN 'unflag' THEN 12 END,
       bank_id, question_id, content_hash,
       CASE mode WHEN 'read' THEN 0 WHEN 'review' THEN 1 WHEN 'exam' THEN 2 WHEN 'cram' THEN 3
                 WHEN 'class' THEN 4 END,
       grade, confidence, answered_at_ms, CAST(julianday(study_day) + 0.5 AS INTEGER),
       CASE phase WHEN 'new' THEN 0 WHEN 'learning' THEN 1 WHEN 'review' THEN 2
                  WHEN 'relearning' THEN 3 END,
       step, interval_days, CAST(julianday(due_day) + 0.5 AS INTEGER), due_ms
FROM effective_log
ORDER BY seq
