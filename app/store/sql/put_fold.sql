-- SPDX-License-Identifier: GPL-3.0-or-later
INSERT INTO fold (bank_id, question_id, unfolded, since_ms)
VALUES (:1, :2, :3, :4)
ON CONFLICT (bank_id, question_id) DO UPDATE
SET since_ms = excluded.since_ms, unfolded = excluded.unfolded
WHERE unfolded <> excluded.unfolded
