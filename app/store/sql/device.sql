-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT device_id FROM device WHERE id = 1
