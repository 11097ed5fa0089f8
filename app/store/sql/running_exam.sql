-- SPDX-License-Identifier: GPL-3.0-or-later
-- The columns are those of exams.
SELECT exam_id, started_ms, finished_ms, state
FROM exam
WHERE finished_ms IS NULL
ORDER BY started_ms DESC, exam_id
LIMIT 1
