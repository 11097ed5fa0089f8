-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 2: scheduling, hints, running sessions and exams. card_state is a cache and is made anew; it is
-- filled by a rebuild after the migration.

-- hints_used: before the reveal. The other five say what followed for the schedule, as decided then;
-- NULL in all of them: nothing moved, or a row of schema 1.
--   phase          new, learning, review, relearning
--   step           of the steps, from 0
--   interval_days  to due_day; 0: within the day
--   due_day        ISO date, study day; NULL: phase new
--   due_ms         UTC, not before; 0: any time on due_day

-- statement
ALTER TABLE review_log ADD COLUMN hints_used INTEGER NOT NULL DEFAULT 0

-- statement
ALTER TABLE review_log ADD COLUMN phase TEXT

-- statement
ALTER TABLE review_log ADD COLUMN step INTEGER

-- statement
ALTER TABLE review_log ADD COLUMN interval_days INTEGER

-- statement
ALTER TABLE review_log ADD COLUMN due_day TEXT

-- statement
ALTER TABLE review_log ADD COLUMN due_ms INTEGER

-- statement
-- What a replay asks for, in numbers, so that the index on cards can hold all of it and a million
-- events are replayed without touching a row. Days are Julian day numbers.
ALTER TABLE review_log ADD COLUMN study_day_number INTEGER
    AS (CAST(julianday(study_day) + 0.5 AS INTEGER)) VIRTUAL

-- statement
ALTER TABLE review_log ADD COLUMN due_day_number INTEGER
    AS (CAST(julianday(due_day) + 0.5 AS INTEGER)) VIRTUAL

-- statement
-- From the right, a digit each: grade and confidence (0: none), phase and one more (0: none), mode; two
-- digits: kind; the rest: step. Numbers as in core/review.h.
ALTER TABLE review_log ADD COLUMN act INTEGER
    AS (coalesce(grade, 0)
        + 10 * coalesce(confidence, 0)
        + 100 * CASE phase WHEN 'new' THEN 1 WHEN 'learning' THEN 2 WHEN 'review' THEN 3
                           WHEN 'relearning' THEN 4 ELSE 0 END
        + 1000 * CASE mode WHEN 'read' THEN 0 WHEN 'review' THEN 1 WHEN 'exam' THEN 2
                           WHEN 'cram' THEN 3 WHEN 'class' THEN 4 END
        + 10000 * CASE kind WHEN 'review' THEN 0 WHEN 'seen' THEN 1 WHEN 'undo' THEN 2
                            WHEN 'redo' THEN 3 WHEN 'suspend' THEN 4 WHEN 'unsuspend' THEN 5
                            WHEN 'bury' THEN 6 WHEN 'reset' THEN 7 WHEN 'reschedule' THEN 8
                            WHEN 'note' THEN 9 WHEN 'import' THEN 10 WHEN 'flag' THEN 11
                            WHEN 'unflag' THEN 12 END
        + 1000000 * coalesce(step, 0)) VIRTUAL

-- statement
DROP INDEX review_log_card

-- statement
CREATE INDEX review_log_card ON review_log
    (bank_id, question_id, seq, answered_at_ms, study_day_number, act, due_day_number, due_ms,
     interval_days, undoes)

-- statement
CREATE INDEX review_log_day ON review_log (study_day)

-- statement
DROP VIEW effective_log

-- statement
CREATE VIEW effective_log AS -- the log without undo and redo rows and without what they took back
SELECT * FROM review_log AS event
WHERE undoes IS NULL
  AND 'undo' IS NOT (SELECT kind FROM review_log AS later
                     WHERE later.undoes = event.event_id ORDER BY later.seq DESC LIMIT 1)

-- statement
DROP TABLE card_state

-- statement
CREATE TABLE card_state ( -- cache of effective_log, one row per card that occurs in it, in numbers
    bank_id          TEXT NOT NULL,
    question_id      TEXT NOT NULL,
    recent_grades    INTEGER NOT NULL, -- digits of the last three, latest last: 132; 0: none
    reviews          INTEGER NOT NULL, -- graded, in any mode
    seen             INTEGER NOT NULL, -- unfolded without a grade
    stability        REAL,             -- days; NULL: no grade has moved the schedule
    difficulty       REAL,             -- 1..10
    phase            INTEGER NOT NULL, -- 0 new, 1 learning, 2 review, 3 relearning
    step             INTEGER NOT NULL,
    interval_days    INTEGER NOT NULL,
    due_day          INTEGER,          -- study day, as all days here a Julian day number; NULL: new
    due_ms           INTEGER NOT NULL, -- UTC, not before; 0: any time on due_day
    lapses           INTEGER NOT NULL, -- Again in phase review
    first_day        INTEGER,          -- study day of the first grade that moved the schedule
    last_review_day  INTEGER,          -- and of the last
    last_review_ms   INTEGER NOT NULL, -- UTC
    sure_but_wrong   INTEGER NOT NULL, -- 0/1
    leech            INTEGER NOT NULL, -- 0/1
    suspended        INTEGER NOT NULL, -- 0/1
    flagged          INTEGER NOT NULL, -- 0/1
    buried_on        INTEGER,          -- not asked on this study day
    content_hash     TEXT NOT NULL,    -- of the question at the last grade; '' before
    last_answered_ms INTEGER NOT NULL, -- last event, UTC
    last_study_day   INTEGER NOT NULL,
    last_event_id    TEXT NOT NULL,
    PRIMARY KEY (bank_id, question_id)
) STRICT, WITHOUT ROWID

-- statement
CREATE TABLE memory_model ( -- parameters of the memory model, one row per change; the last one holds
    id         INTEGER PRIMARY KEY,
    parameters TEXT NOT NULL,   -- JSON array of numbers as given; []: the defaults
    since_ms   INTEGER NOT NULL -- UTC
) STRICT

-- statement
CREATE TABLE running ( -- a session that goes on after a restart
    name  TEXT NOT NULL PRIMARY KEY, -- review, cram
    state TEXT NOT NULL              -- JSON; the session knows its shape
) STRICT, WITHOUT ROWID

-- statement
CREATE TABLE exam ( -- exams, running and done
    exam_id     TEXT NOT NULL PRIMARY KEY, -- UUID
    started_ms  INTEGER NOT NULL,          -- UTC
    finished_ms INTEGER,                   -- NULL: running
    state       TEXT NOT NULL              -- JSON; session/examsession.h describes it
) STRICT, WITHOUT ROWID
