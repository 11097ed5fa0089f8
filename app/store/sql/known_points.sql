-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT point_id, text, position
FROM known_point
WHERE bank_id = ? AND question_id = ?
ORDER BY position, point_id
