-- SPDX-License-Identifier: GPL-3.0-or-later
DELETE FROM renamed WHERE bank_id = :1 AND old_id = :2
