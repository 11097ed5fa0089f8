-- SPDX-License-Identifier: GPL-3.0-or-later
-- The card's last grade that counts, and what was set aside with it.
SELECT event.event_id, event.grade, event.answered_at_ms,
       work.response, work.ticks, work.confidence, work.hints_used, fold.unfolded, fold.since_ms
FROM effective_log AS event
LEFT JOIN work ON work.event_id = event.event_id
LEFT JOIN fold ON fold.bank_id = :1 AND fold.question_id = :2
WHERE event.bank_id = :1
  AND event.question_id IN (SELECT :2 UNION SELECT old_id FROM renamed WHERE bank_id = :1 AND new_id = :2)
  AND event.kind = 'review'
ORDER BY event.seq DESC LIMIT 1
