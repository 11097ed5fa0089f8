-- SPDX-License-Identifier: GPL-3.0-or-later
INSERT OR REPLACE INTO exam (exam_id, started_ms, finished_ms, state) VALUES (:1, :2, :3, :4)
