-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT bank_id, question_id, recent_grades FROM card_state WHERE recent_grades <> 0
