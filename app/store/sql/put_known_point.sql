-- SPDX-License-Identifier: GPL-3.0-or-later
INSERT OR REPLACE INTO known_point (bank_id, question_id, point_id, text, position)
VALUES (:1, :2, :3, :4, :5)
