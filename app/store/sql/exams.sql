-- SPDX-License-Identifier: GPL-3.0-or-later
SELECT exam_id, started_ms, finished_ms, state
FROM exam
ORDER BY started_ms DESC, exam_id
