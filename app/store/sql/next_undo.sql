-- SPDX-License-Identifier: GPL-3.0-or-later
-- The learner's latest act on this device that still counts. What the program does by itself
-- (import, reschedule) and a look at an answer (seen) are no acts.
SELECT event_id
FROM effective_log
WHERE device_id = ? AND kind IN ('review', 'suspend', 'unsuspend', 'bury', 'reset', 'note')
ORDER BY seq DESC
LIMIT 1
