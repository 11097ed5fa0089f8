-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT response, ticks, confidence, hints_used
FROM work
WHERE bank_id = ? AND question_id = ? AND event_id = ''
