-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT question_id FROM fold WHERE bank_id = :1 AND unfolded = 1
