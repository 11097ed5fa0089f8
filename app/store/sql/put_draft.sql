-- SPDX-License-Identifier: GPL-3.0-or-later
INSERT OR REPLACE INTO work (bank_id, question_id, event_id, response, ticks, confidence, hints_used)
VALUES (:1, :2, '', :3, :4, :5, :6)
