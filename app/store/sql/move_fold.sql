-- SPDX-License-Identifier: GPL-3.0-or-later
UPDATE OR IGNORE fold SET question_id = ? WHERE bank_id = ? AND question_id = ?
