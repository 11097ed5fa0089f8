-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT question_id FROM fold WHERE bank_id = ? AND unfolded = 1
