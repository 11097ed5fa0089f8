-- SPDX-License-Identifier: GPL-3.0-or-later
UPDATE work SET event_id = :1 WHERE bank_id = :2 AND question_id = :3 AND event_id = ''
