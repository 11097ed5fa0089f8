-- SPDX-License-Identifier: GPL-3.0-or-later
INSERT OR REPLACE INTO running (name, state) VALUES (:1, :2)
