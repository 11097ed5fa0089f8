-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT response, ticks, confidence, hints_used
FROM work
WHERE bank_id = :1 AND question_id = :2 AND event_id = ''
