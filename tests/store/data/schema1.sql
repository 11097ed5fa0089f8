-- SPDX-License-Identifier: GPL-3.0-or-later
-- A progress database as schema 1 left it, frozen: what every later Foldout has to read.
-- q1 was graded Again, then Good, and has a note; q2 was graded Easy, which was taken back, and is
-- suspended; q3 was only looked at and is put off for the day; q4 was graded Good, taken back and
-- brought back; q5 was graded in an exam; q6 was called old6 when it was first graded; q7 was reset.

-- statement
CREATE TABLE review_log (
    seq            INTEGER PRIMARY KEY,
    event_id       TEXT NOT NULL UNIQUE,
    kind           TEXT NOT NULL,
    bank_id        TEXT NOT NULL,
    question_id    TEXT NOT NULL,
    content_hash   TEXT NOT NULL,
    mode           TEXT NOT NULL,
    grade          INTEGER CHECK (grade BETWEEN 1 AND 4),
    confidence     INTEGER CHECK (confidence BETWEEN 1 AND 3),
    points         TEXT NOT NULL,
    points_score   REAL CHECK (points_score BETWEEN 0 AND 1),
    answer         TEXT NOT NULL,
    shown_at_ms    INTEGER NOT NULL,
    revealed_at_ms INTEGER,
    answered_at_ms INTEGER NOT NULL,
    utc_offset_min INTEGER NOT NULL,
    study_day      TEXT NOT NULL,
    raw_ms         INTEGER NOT NULL,
    active_ms      INTEGER NOT NULL,
    device_id      TEXT NOT NULL,
    undoes         TEXT,
    CHECK ((undoes IS NOT NULL) = (kind IN ('undo', 'redo'))),
    CHECK (kind <> 'review' OR grade IS NOT NULL)
) STRICT

-- statement
CREATE INDEX review_log_card ON review_log (bank_id, question_id, seq)

-- statement
CREATE INDEX review_log_undoes ON review_log (undoes, seq) WHERE undoes IS NOT NULL

-- statement
CREATE TRIGGER review_log_no_update BEFORE UPDATE ON review_log
BEGIN
    SELECT RAISE(ABORT, 'review_log is append-only');
END

-- statement
CREATE TRIGGER review_log_no_delete BEFORE DELETE ON review_log
BEGIN
    SELECT RAISE(ABORT, 'review_log is append-only');
END

-- statement
CREATE VIEW effective_log AS
SELECT * FROM review_log AS event
WHERE undoes IS NULL
  AND 'undo' IS NOT (SELECT kind FROM review_log AS later
                     WHERE later.undoes = event.event_id ORDER BY later.seq DESC LIMIT 1)

-- statement
CREATE TABLE card_state (
    bank_id          TEXT NOT NULL,
    question_id      TEXT NOT NULL,
    mark             TEXT NOT NULL,
    recent_grades    TEXT NOT NULL,
    reviews          INTEGER NOT NULL,
    lapses           INTEGER NOT NULL,
    seen             INTEGER NOT NULL,
    suspended        INTEGER NOT NULL,
    content_hash     TEXT NOT NULL,
    last_answered_ms INTEGER NOT NULL,
    last_study_day   TEXT NOT NULL,
    last_event_id    TEXT NOT NULL,
    PRIMARY KEY (bank_id, question_id)
) STRICT, WITHOUT ROWID

-- statement
CREATE TABLE work (
    bank_id     TEXT NOT NULL,
    question_id TEXT NOT NULL,
    event_id    TEXT NOT NULL,
    response    TEXT NOT NULL,
    ticks       TEXT NOT NULL,
    confidence  INTEGER,
    hints_used  INTEGER NOT NULL,
    PRIMARY KEY (bank_id, question_id, event_id)
) STRICT, WITHOUT ROWID

-- statement
CREATE INDEX work_event ON work (event_id) WHERE event_id <> ''

-- statement
CREATE TABLE fold (
    bank_id     TEXT NOT NULL,
    question_id TEXT NOT NULL,
    unfolded    INTEGER NOT NULL,
    since_ms    INTEGER NOT NULL,
    PRIMARY KEY (bank_id, question_id)
) STRICT, WITHOUT ROWID

-- statement
CREATE TABLE place (
    bank_id     TEXT NOT NULL PRIMARY KEY,
    question_id TEXT NOT NULL,
    card_offset REAL NOT NULL
) STRICT, WITHOUT ROWID

-- statement
CREATE TABLE known_point (
    bank_id     TEXT NOT NULL,
    question_id TEXT NOT NULL,
    point_id    TEXT NOT NULL,
    text        TEXT NOT NULL,
    position    INTEGER NOT NULL,
    PRIMARY KEY (bank_id, question_id, point_id)
) STRICT, WITHOUT ROWID

-- statement
CREATE TABLE renamed (
    bank_id TEXT NOT NULL,
    old_id  TEXT NOT NULL,
    new_id  TEXT NOT NULL,
    PRIMARY KEY (bank_id, old_id)
) STRICT, WITHOUT ROWID

-- statement
CREATE TABLE device (
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    device_id TEXT NOT NULL
) STRICT

-- statement
PRAGMA application_id = 1179601988

-- statement
PRAGMA user_version = 1

-- statement
INSERT INTO device VALUES (1, '00000000-0000-4000-8000-00000000000d')

-- statement
INSERT INTO review_log VALUES
(1, '00000000-0000-4000-8000-000000000001', 'review', 'bank', 'q1', 'aaaa', 'read', 1, 3,
 '{"a":1,"b":0}', 0.25, '첫 답', 1796086800000, 1796086810000, 1796086820000, 540, '2026-12-01',
 20000, 20000, '00000000-0000-4000-8000-00000000000d', NULL),
(2, '00000000-0000-4000-8000-000000000002', 'review', 'bank', 'q2', 'bbbb', 'read', 4, NULL,
 '{}', NULL, '', 1796086830000, NULL, 1796086840000, 540, '2026-12-01',
 10000, 10000, '00000000-0000-4000-8000-00000000000d', NULL),
(3, '00000000-0000-4000-8000-000000000003', 'undo', 'bank', 'q2', 'bbbb', 'read', NULL, NULL,
 '{}', NULL, '', 1796086850000, NULL, 1796086850000, 540, '2026-12-01',
 0, 0, '00000000-0000-4000-8000-00000000000d', '00000000-0000-4000-8000-000000000002'),
(4, '00000000-0000-4000-8000-000000000004', 'seen', 'bank', 'q3', 'cccc', 'read', NULL, NULL,
 '{}', NULL, '', 1796086860000, 1796086861000, 1796086870000, 540, '2026-12-01',
 10000, 10000, '00000000-0000-4000-8000-00000000000d', NULL),
(5, '00000000-0000-4000-8000-000000000005', 'review', 'bank', 'q1', 'aaaa', 'review', 3, 2,
 '{"a":1,"b":1}', 1.0, '둘째 답', 1796173200000, 1796173210000, 1796173220000, 540, '2026-12-02',
 20000, 20000, '00000000-0000-4000-8000-00000000000d', NULL),
(6, '00000000-0000-4000-8000-000000000006', 'suspend', 'bank', 'q2', '2222', 'read', NULL, NULL,
 '{}', NULL, '', 1796173650000, NULL, 1796173660000, 540, '2026-12-02',
 10000, 10000, '00000000-0000-4000-8000-00000000000d', NULL),
(7, '00000000-0000-4000-8000-000000000007', 'review', 'bank', 'q4', '4444', 'read', 3, NULL,
 '{}', NULL, '', 1796173710000, NULL, 1796173720000, 540, '2026-12-02',
 10000, 10000, '00000000-0000-4000-8000-00000000000d', NULL),
(8, '00000000-0000-4000-8000-000000000008', 'undo', 'bank', 'q4', '4444', 'read', NULL, NULL,
 '{}', NULL, '', 1796173770000, NULL, 1796173780000, 540, '2026-12-02',
 10000, 10000, '00000000-0000-4000-8000-00000000000d', '00000000-0000-4000-8000-000000000007'),
(9, '00000000-0000-4000-8000-000000000009', 'redo', 'bank', 'q4', '4444', 'read', NULL, NULL,
 '{}', NULL, '', 1796173830000, NULL, 1796173840000, 540, '2026-12-02',
 10000, 10000, '00000000-0000-4000-8000-00000000000d', '00000000-0000-4000-8000-000000000007'),
(10, '00000000-0000-4000-8000-000000000010', 'review', 'bank', 'q5', '5555', 'exam', 2, NULL,
 '{}', NULL, '', 1796173890000, NULL, 1796173900000, 540, '2026-12-02',
 10000, 10000, '00000000-0000-4000-8000-00000000000d', NULL),
(11, '00000000-0000-4000-8000-000000000011', 'bury', 'bank', 'q3', '3333', 'read', NULL, NULL,
 '{}', NULL, '', 1796173950000, NULL, 1796173960000, 540, '2026-12-02',
 10000, 10000, '00000000-0000-4000-8000-00000000000d', NULL),
(12, '00000000-0000-4000-8000-000000000012', 'review', 'bank', 'old6', '6666', 'read', 3, NULL,
 '{}', NULL, '', 1796174010000, NULL, 1796174020000, 540, '2026-12-02',
 10000, 10000, '00000000-0000-4000-8000-00000000000d', NULL),
(13, '00000000-0000-4000-8000-000000000013', 'review', 'bank', 'q6', '6666', 'read', 3, NULL,
 '{}', NULL, '', 1796174070000, NULL, 1796174080000, 540, '2026-12-02',
 10000, 10000, '00000000-0000-4000-8000-00000000000d', NULL),
(14, '00000000-0000-4000-8000-000000000014', 'review', 'bank', 'q7', '7777', 'read', 1, NULL,
 '{}', NULL, '', 1796174130000, NULL, 1796174140000, 540, '2026-12-02',
 10000, 10000, '00000000-0000-4000-8000-00000000000d', NULL),
(15, '00000000-0000-4000-8000-000000000015', 'reset', 'bank', 'q7', '7777', 'read', NULL, NULL,
 '{}', NULL, '', 1796174190000, NULL, 1796174200000, 540, '2026-12-02',
 10000, 10000, '00000000-0000-4000-8000-00000000000d', NULL),
(16, '00000000-0000-4000-8000-000000000016', 'note', 'bank', 'q1', '1111', 'read', NULL, NULL,
 '{}', NULL, '외울 것', 1796174250000, NULL, 1796174260000, 540, '2026-12-02',
 10000, 10000, '00000000-0000-4000-8000-00000000000d', NULL)

-- statement
INSERT INTO card_state VALUES
('bank', 'q1', 'shaky', '13', 2, 1, 0, 0, 'aaaa', 1796174260000, '2026-12-02',
 '00000000-0000-4000-8000-000000000016'),
('bank', 'q2', 'new', '', 0, 0, 0, 1, '', 1796173660000, '2026-12-02',
 '00000000-0000-4000-8000-000000000006'),
('bank', 'q3', 'new', '', 0, 0, 1, 0, '', 1796173960000, '2026-12-02',
 '00000000-0000-4000-8000-000000000011'),
('bank', 'q4', 'known', '3', 1, 0, 0, 0, '4444', 1796173720000, '2026-12-02',
 '00000000-0000-4000-8000-000000000007'),
('bank', 'q5', 'shaky', '2', 1, 0, 0, 0, '5555', 1796173900000, '2026-12-02',
 '00000000-0000-4000-8000-000000000010'),
('bank', 'q6', 'known', '33', 2, 0, 0, 0, '6666', 1796174080000, '2026-12-02',
 '00000000-0000-4000-8000-000000000013'),
('bank', 'q7', 'new', '', 1, 1, 0, 0, '7777', 1796174200000, '2026-12-02',
 '00000000-0000-4000-8000-000000000015')

-- statement
INSERT INTO work VALUES ('bank', 'q2', '', '{"text":"다시 쓰는 답"}', '{"c":1}', 1, 2)

-- statement
INSERT INTO fold VALUES ('bank', 'q3', 1, 1796086861000)

-- statement
INSERT INTO place VALUES ('bank', 'q3', 0.5)

-- statement
INSERT INTO known_point VALUES ('bank', 'q1', 'a', 'point a', 0), ('bank', 'q1', 'b', 'point b', 1)

-- statement
INSERT INTO renamed VALUES ('bank', 'old6', 'q6')
