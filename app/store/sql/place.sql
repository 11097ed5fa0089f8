-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT question_id, card_offset FROM place WHERE bank_id = :1
