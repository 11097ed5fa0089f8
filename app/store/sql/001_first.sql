-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 1 of progress.sqlite3. A released schema file is never edited: a change is the next number.
-- Each statement follows a line "-- statement".

-- statement
CREATE TABLE review_log ( -- what happened, in the order of seq; rows are only ever appended
    seq            INTEGER PRIMARY KEY,
    event_id       TEXT NOT NULL UNIQUE,  -- UUID
    kind           TEXT NOT NULL,         -- review, seen, undo, redo, suspend, …
    bank_id        TEXT NOT NULL,
    question_id    TEXT NOT NULL,         -- as it was called then; see renamed
    content_hash   TEXT NOT NULL,         -- of the question as it was shown
    mode           TEXT NOT NULL,         -- read, review, exam, cram, class
    grade          INTEGER CHECK (grade BETWEEN 1 AND 4),
    confidence     INTEGER CHECK (confidence BETWEEN 1 AND 3),
    points         TEXT NOT NULL,         -- JSON: key point id -> 0/1; {}: not ticked against points
    points_score   REAL CHECK (points_score BETWEEN 0 AND 1),
    answer         TEXT NOT NULL,
    shown_at_ms    INTEGER NOT NULL,      -- UTC
    revealed_at_ms INTEGER,               -- NULL: was open already, or never opened
    answered_at_ms INTEGER NOT NULL,
    utc_offset_min INTEGER NOT NULL,      -- of the learner's zone at answered_at_ms
    study_day      TEXT NOT NULL,         -- ISO date under the rollover rule then in force
    raw_ms         INTEGER NOT NULL,      -- from shown to answered
    active_ms      INTEGER NOT NULL,      -- the same without what lies beyond 120 s after an input
    device_id      TEXT NOT NULL,
    undoes         TEXT,                  -- undo, redo: the event taken back or brought back
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
CREATE TRIGGER review_log_no_delete BEFORE DELETE ON review_log -- REPLACE too: recursive_triggers
BEGIN
    SELECT RAISE(ABORT, 'review_log is append-only');
END

-- statement
CREATE VIEW effective_log AS -- the log without undo and redo rows and without what they took back
SELECT * FROM review_log AS event
WHERE undoes IS NULL
  AND 'undo' IS NOT (SELECT kind FROM review_log AS later
                     WHERE later.undoes = event.event_id ORDER BY later.seq DESC LIMIT 1)

-- statement
CREATE TABLE card_state ( -- cache of effective_log, one row per card that occurs in it
    bank_id          TEXT NOT NULL,
    question_id      TEXT NOT NULL,
    mark             TEXT NOT NULL,    -- new, missed, shaky, known
    recent_grades    TEXT NOT NULL,    -- digits of the last three, latest last: '132'
    reviews          INTEGER NOT NULL, -- graded
    lapses           INTEGER NOT NULL, -- graded Again
    seen             INTEGER NOT NULL, -- unfolded without a grade
    suspended        INTEGER NOT NULL, -- 0/1
    content_hash     TEXT NOT NULL,    -- of the question at the last grade; '' before
    last_answered_ms INTEGER NOT NULL, -- last event, UTC
    last_study_day   TEXT NOT NULL,
    last_event_id    TEXT NOT NULL,
    PRIMARY KEY (bank_id, question_id)
) STRICT, WITHOUT ROWID

-- statement
CREATE TABLE work ( -- what the learner has done on a card
    bank_id     TEXT NOT NULL,
    question_id TEXT NOT NULL,
    event_id    TEXT NOT NULL,    -- '': not graded yet; otherwise set aside by that event, for undo
    response    TEXT NOT NULL,    -- JSON; the question's kind knows its shape
    ticks       TEXT NOT NULL,    -- JSON: key point id -> 0/1
    confidence  INTEGER,
    hints_used  INTEGER NOT NULL,
    PRIMARY KEY (bank_id, question_id, event_id)
) STRICT, WITHOUT ROWID

-- statement
CREATE INDEX work_event ON work (event_id) WHERE event_id <> ''

-- statement
CREATE TABLE fold ( -- cards whose answer the learner has unfolded or folded again
    bank_id     TEXT NOT NULL,
    question_id TEXT NOT NULL,
    unfolded    INTEGER NOT NULL, -- 0/1
    since_ms    INTEGER NOT NULL, -- UTC
    PRIMARY KEY (bank_id, question_id)
) STRICT, WITHOUT ROWID

-- statement
CREATE TABLE place ( -- where the reader of a bank was
    bank_id     TEXT NOT NULL PRIMARY KEY,
    question_id TEXT NOT NULL,
    card_offset REAL NOT NULL -- below the card's top, as a share of its height
) STRICT, WITHOUT ROWID

-- statement
CREATE TABLE known_point ( -- the key points a card's grades are filed under
    bank_id     TEXT NOT NULL,
    question_id TEXT NOT NULL,
    point_id    TEXT NOT NULL,    -- as in review_log.points
    text        TEXT NOT NULL,    -- normalised, as last graded
    position    INTEGER NOT NULL, -- from 0; -1: not in the question when it was last graded
    PRIMARY KEY (bank_id, question_id, point_id)
) STRICT, WITHOUT ROWID

-- statement
CREATE TABLE renamed ( -- a bank's "formerly": a card's events under its old names are its own
    bank_id TEXT NOT NULL,
    old_id  TEXT NOT NULL,
    new_id  TEXT NOT NULL,
    PRIMARY KEY (bank_id, old_id)
) STRICT, WITHOUT ROWID

-- statement
CREATE TABLE device ( -- one row: what this file's own events are signed with
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    device_id TEXT NOT NULL
) STRICT
