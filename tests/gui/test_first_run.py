# SPDX-License-Identifier: GPL-3.0-or-later
"""The first run, by keyboard alone, on the real program: search, unfold, tick, grade, go on, close, and find it all
again; undo after a restart, a kill while typing, a held key, a second start. The banks stay as they were.

usage: test_first_run.py FOLDOUT_BINARY SOURCE_FOLDER; exit status 77: tools are missing."""

import json
import os
import subprocess
import sys
import tempfile

from display import Display, differing_pixels, skip_where_tools_are_missing, until
from study import Study, hashes

FIRST = "tp-shards-inside-layers"  # the first card, and the first that ㅌㅅ finds
CARDS = "850x640+400+110"  # where the cards stand in the window, clear of everything that blinks


def search_recall_and_grade(study):
    keys = study.display.keys
    keys("ctrl+f", "ㅌ", "ㅅ", "Return")
    keys("3")
    until("sure is noted", lambda: [row["confidence"] for row in study.draft(FIRST)] == [3])
    keys("space")
    until("the answer is unfolded", lambda: study.unfolded(FIRST))
    keys("space")
    until("one point is ticked", lambda: study.ticks(FIRST) == 1)
    keys("Tab", "space")
    until("two points are ticked", lambda: study.ticks(FIRST) == 2)
    keys("3")
    until("the grade is on disk", lambda: len(study.log()) == 1)
    keys("j")
    until("the next hit", lambda: study.place() == ["200b-mesh-and-global-batch"])
    keys("j")
    until("the hit after the next, past cards that were not found",
          lambda: study.place() == ["volcano-minavailable-is-pods"])


def check_the_row(study):
    (row,) = study.log()
    points = json.loads(row["points"])
    assert row["kind"] == "review" and row["mode"] == "read" and row["bank_id"] == "eks-model-training", row
    assert row["question_id"] == FIRST and len(row["content_hash"]) == 16 and len(row["event_id"]) == 36, row
    assert row["grade"] == 3 and row["confidence"] == 3, row
    assert len(points) == 5 and sum(points.values()) == 2, points
    assert row["points_score"] == 0.5, "2 + 1 of weights 2 + 1 + 1 + 1 + 1"
    assert row["shown_at_ms"] <= row["revealed_at_ms"] <= row["answered_at_ms"], row
    assert 0 < row["active_ms"] <= row["raw_ms"], row
    by_the_clock = row["answered_at_ms"] - row["shown_at_ms"]
    assert abs(row["raw_ms"] - by_the_clock) <= 1, "two clocks, each cut to whole milliseconds"
    assert row["undoes"] is None and row["device_id"] and row["study_day"], row


def write_half_an_answer(study):
    (question,) = study.place()
    study.display.keys("w")
    study.display.type("half typed")
    until("the draft is kept",
          lambda: [json.loads(row["response"]) for row in study.draft(question)] == [{"text": "half typed"}])
    return question


def find_it_again(study, question, folder):
    before, after = os.path.join(folder, "before.png"), os.path.join(folder, "after.png")
    study.display.keys("ctrl+f", "Escape", "ctrl+f", "Escape")
    until("the place is kept without the search", lambda: study.place() == [question])
    study.display.picture(before)
    study.close()
    assert len(study.log()) == 1, "closing grades nothing"
    study.start()

    def same():
        study.display.picture(after)
        return differing_pixels(before, after, CARDS) < 400  # the text cursor and the frame of the focus
    until("the cards look as they did", same)
    assert study.place() == [question] and study.unfolded(FIRST)


def undo_after_the_restart(study):
    study.display.keys("ctrl+z")
    until("the grade is taken back", lambda: [row["kind"] for row in study.log()] == ["review", "undo"])
    assert study.log()[1]["undoes"] == study.log()[0]["event_id"]
    until("the ticks are back", lambda: study.ticks(FIRST) == 2)
    until("the card is back", lambda: study.place() == [FIRST])


def hold_the_space_bar(study):
    study.display.keys("j")
    until("the next card", lambda: study.place() != [FIRST])
    (question,) = study.place()
    study.display.hold("space", 1.5)
    until("unfolded", lambda: study.unfolded(question))
    assert len([row for row in study.log() if row["kind"] == "review"]) == 1, "a held key grades nothing"
    study.display.keys("space")


def start_a_second_time(study):
    second = subprocess.run(study.command, env=study.display.env, timeout=20)
    assert second.returncode == 0, "the second hands over and ends"
    assert study.process.poll() is None, "the first goes on"


def kill_while_typing(study):
    study.display.keys("k")
    until("back on the first card", lambda: study.place() == [FIRST])
    study.display.keys("space")
    until("folded, to answer from memory", lambda: not study.unfolded(FIRST))
    study.display.keys("w")
    study.display.type("killed in the")
    until("typing is stored", lambda: any("killed in the" in row["response"] for row in study.draft(FIRST)))
    grades = len(study.log())
    study.process.kill()
    study.process.wait()
    study.start()
    assert any("killed in the" in row["response"] for row in study.draft(FIRST))
    assert study.ticks(FIRST) == 2 and len(study.log()) >= grades
    assert study.rows("PRAGMA integrity_check") == [{"integrity_check": "ok"}]


def main():
    skip_where_tools_are_missing()
    binary, source = sys.argv[1:]
    banks = hashes(os.path.join(source, "questions"))
    with Display() as display, tempfile.TemporaryDirectory() as folder:
        study = Study(display, binary, os.path.join(folder, "자료 폴더"))
        study.start()
        try:
            search_recall_and_grade(study)
            check_the_row(study)
            question = write_half_an_answer(study)
            find_it_again(study, question, folder)
            undo_after_the_restart(study)
            hold_the_space_bar(study)
            start_a_second_time(study)
            kill_while_typing(study)
            study.close()
        except BaseException:
            display.picture("first-run-failed.png")
            raise
        finally:
            study.process.kill()
    assert hashes(os.path.join(source, "questions")) == banks, "studying writes nothing to a bank"
    print("1 passed, 0 failed")


if __name__ == "__main__":
    main()
