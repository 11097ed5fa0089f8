-- SPDX-License-Identifier: GPL-3.0-or-later
DELETE FROM card_state WHERE bank_id = :1 AND question_id = :2
