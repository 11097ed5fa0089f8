-- SPDX-License-Identifier: GPL-3.0-or-later
UPDATE work SET event_id = '', bank_id = :1, question_id = :2 WHERE event_id = :3
