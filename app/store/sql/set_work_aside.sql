-- SPDX-License-Identifier: GPL-3.0-or-later
UPDATE work SET event_id = ? WHERE bank_id = ? AND question_id = ? AND event_id = ''
