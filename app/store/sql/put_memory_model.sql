-- SPDX-License-Identifier: GPL-3.0-or-later
INSERT INTO memory_model (parameters, since_ms) VALUES (:1, :2)
