-- SPDX-License-Identifier: GPL-3.0-or-later
INSERT INTO review_log
      (event_id, kind, bank_id, question_id, content_hash, mode, grade, confidence, points,
       points_score, answer, shown_at_ms, revealed_at_ms, answered_at_ms, utc_offset_min,
       study_day, raw_ms, active_ms, device_id, undoes, hints_used, phase, step, interval_days,
       due_day, due_ms)
VALUES (:1, :2, :3, :4, :5, :6, :7, :8, :9, :10, :11, :12, :13, :14, :15, :16, :17, :18, :19, :20, :21, :22, :23, :24, :25, :26)
ON CONFLICT (event_id) DO NOTHING
