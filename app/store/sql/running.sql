-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT state FROM running WHERE name = :1
