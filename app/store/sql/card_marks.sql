-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT bank_id, question_id, mark FROM card_state WHERE mark <> 'new'
