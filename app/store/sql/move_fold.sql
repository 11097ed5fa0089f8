-- SPDX-License-Identifier: GPL-3.0-or-later
UPDATE OR IGNORE fold SET question_id = :1 WHERE bank_id = :2 AND question_id = :3
