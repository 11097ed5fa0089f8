-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT unfolded FROM fold WHERE bank_id = :1 AND question_id = :2
