-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT bank_id, old_id, new_id FROM renamed
