-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT parameters FROM memory_model ORDER BY id DESC LIMIT 1
