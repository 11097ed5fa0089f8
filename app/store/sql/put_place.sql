-- SPDX-License-Identifier: GPL-3.0-or-later
INSERT OR REPLACE INTO place (bank_id, question_id, card_offset) VALUES (:1, :2, :3)
