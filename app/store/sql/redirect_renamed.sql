-- SPDX-License-Identifier: GPL-3.0-or-later
UPDATE renamed SET new_id = ? WHERE bank_id = ? AND new_id = ?
