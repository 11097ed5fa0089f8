-- SPDX-License-Identifier: GPL-3.0-or-later
DELETE FROM card_state WHERE bank_id = ? AND question_id = ?
