-- SPDX-License-Identifier: GPL-3.0-or-later
-- The learner's latest act on this device that still counts. What another program did (import) and a
-- look at an answer (seen) are no acts; reschedule is one: due days never move unless asked for.
SELECT event_id
FROM effective_log
WHERE device_id = :1
  AND kind IN ('review', 'suspend', 'unsuspend', 'bury', 'reset', 'reschedule',
               'note', 'flag', 'unflag')
ORDER BY seq DESC
LIMIT 1
