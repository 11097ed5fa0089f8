-- SPDX-License-Identifier: GPL-3.0-or-later
DELETE FROM running WHERE name = :1
