-- SPDX-License-Identifier: GPL-3.0-or-later
INSERT INTO device (id, device_id) VALUES (1, :1)
