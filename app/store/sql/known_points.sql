-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT point_id, text, position
FROM known_point
WHERE bank_id = :1 AND question_id = :2
ORDER BY position, point_id
