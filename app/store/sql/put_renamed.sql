-- SPDX-License-Identifier: GPL-3.0-or-later
INSERT OR REPLACE INTO renamed (bank_id, old_id, new_id) VALUES (:1, :2, :3)
