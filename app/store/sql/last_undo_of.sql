-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT event_id FROM review_log WHERE undoes = :1 AND kind = 'undo' ORDER BY seq DESC LIMIT 1
