-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT unfolded FROM fold WHERE bank_id = ? AND question_id = ?
