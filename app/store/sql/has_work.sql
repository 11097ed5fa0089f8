-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT 1 FROM work WHERE event_id = ?
