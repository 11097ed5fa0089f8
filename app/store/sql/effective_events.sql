-- SPDX-License-Identifier: GPL-3.0-or-later
-- The columns are those of effective_events_of_card and the card ("bank-id/question-id"; as a blob, which
-- is not turned into UTF-16 for every row), card by card. The rows are those of effective_log: for all
-- of them it is faster to look once for what was taken back. The index on cards holds everything.
SELECT seq, answered_at_ms, study_day_number, act, due_day_number, due_ms, interval_days,
       CAST(bank_id || '/' || question_id AS BLOB)
FROM review_log
WHERE undoes IS NULL
  AND seq NOT IN (SELECT event.seq
                  FROM review_log AS last
                  JOIN review_log AS event ON event.event_id = last.undoes
                  WHERE last.kind = 'undo'
                    AND NOT EXISTS (SELECT 1 FROM review_log AS later
                                    WHERE later.undoes = last.undoes AND later.seq > last.seq))
ORDER BY bank_id, question_id, seq
