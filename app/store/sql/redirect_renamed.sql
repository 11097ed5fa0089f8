-- SPDX-License-Identifier: GPL-3.0-or-later
UPDATE renamed SET new_id = :1 WHERE bank_id = :2 AND new_id = :3
