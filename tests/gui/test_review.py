# SPDX-License-Identifier: GPL-3.0-or-later
"""Review by keyboard alone, on the real program: a held key, two quick presses, grades and undos before and after a
restart, digits with a Korean layout, undo inside the answer box, a kill in the middle of an answer.

usage: test_review.py FOLDOUT_BINARY SOURCE_FOLDER; exit status 77: tools are missing."""

import json
import os
import subprocess
import sys
import tempfile
import time

from display import Display, skip_where_tools_are_missing, until
from study import Study, hashes

UNREAD = 0.35  # a card that came up less than 0.3 s ago takes no key


class Review(Study):
    def running(self):
        rows = self.rows("SELECT state FROM running WHERE name = 'review'")
        return json.loads(rows[0]["state"]) if rows else {}

    def current(self):
        return self.running().get("current", "")

    def revealed(self):
        return bool(self.running().get("revealed"))

    def grades(self):
        return [row["grade"] for row in self.rows("SELECT grade FROM effective_log WHERE kind = 'review' ORDER BY seq")]

    def states(self):
        return self.rows("SELECT * FROM card_state WHERE reviews > 0 ORDER BY bank_id, question_id")

    def snapshot(self):
        return self.current(), self.states()

    def go(self):
        self.display.keys("ctrl+2")
        until("a card is asked", self.current)
        time.sleep(UNREAD)

    def reveal(self):
        self.display.keys("space")
        until("the answer is shown", self.revealed)

    def grade(self, digit):
        before = len(self.grades())
        self.display.keys(str(digit))
        until("the grade is on disk", lambda: len(self.grades()) == before + 1)
        time.sleep(UNREAD)


def hold_the_space_bar(study):
    card = study.current()
    study.display.hold("space", 2)
    until("the answer is shown", study.revealed)
    assert study.current() == card and study.grades() == [], "a held key reveals once and grades nothing"


def press_twice(study):
    card = study.current()
    study.display.keys_at_once("4", "4")
    until("graded", lambda: len(study.grades()) == 1)
    time.sleep(1)
    assert study.grades() == [4], "the second press is nobody's"
    other = study.current()
    assert other != card and not study.revealed()
    assert study.draft(other.split("/")[1]) == [], "nor is it a confidence about the next card"


def fifteen_grades_and_undos(study):
    before = []
    for i in range(14):  # one card is graded already
        study.reveal()
        before.append(study.snapshot())
        study.grade((4, 3, 2, 1)[i % 4])
    after = study.snapshot()

    def take_everything_back():
        for snapshot in reversed(before):
            study.display.keys("ctrl+z")
            until("card and states are as they were", lambda: study.snapshot() == snapshot)
            assert study.revealed(), "the card stands as it was graded"
        study.display.keys("ctrl+z")
        until("nothing is graded", lambda: study.grades() == [] and study.states() == [])

    take_everything_back()
    for _ in range(15):
        graded = len(study.grades())
        study.display.keys("ctrl+shift+z")
        until("graded again", lambda: len(study.grades()) == graded + 1)
    until("card and states are as they were", lambda: study.snapshot()[1] == after[1])
    study.close()
    study.start()
    assert study.states() == after[1], "a restart changes nothing"
    take_everything_back()


def grade_with_a_korean_layout(study):
    subprocess.run(["setxkbmap", "kr"], env=study.display.env, check=True)
    time.sleep(UNREAD)
    study.grade(4)  # the card that stands as it was graded
    study.display.keys("2")
    (_, question) = study.current().split("/")
    until("unsure is noted", lambda: [row["confidence"] for row in study.draft(question)] == [2])
    study.display.keys("space")
    until("the answer is shown", study.revealed)
    study.grade(4)
    assert study.log()[-1]["confidence"] == 2 and study.log()[-1]["mode"] == "review"
    subprocess.run(["setxkbmap", "us"], env=study.display.env, check=True)
    time.sleep(0.5)


def undo_in_the_answer_box(study):
    rows = len(study.log())
    (_, question) = study.current().split("/")
    study.display.keys("w")
    study.display.type("abc")
    typed = {"text": "abc"}
    until("the draft is kept", lambda: [json.loads(row["response"]) for row in study.draft(question)] == [typed])
    study.display.keys("ctrl+z")
    until("the typing is taken back", lambda: not any("abc" in row["response"] for row in study.draft(question)))
    assert len(study.log()) == rows, "the grade before it stays"


def kill_in_the_middle_of_an_answer(study):
    card = study.current()
    study.display.type("half an answer")
    (_, question) = card.split("/")
    until("typing is stored", lambda: any("half an answer" in row["response"] for row in study.draft(question)))
    study.process.kill()
    study.process.wait()
    study.start()
    time.sleep(1)
    assert study.current() == card and not study.revealed(), "the same card, as it was left"
    assert any("half an answer" in row["response"] for row in study.draft(question))
    study.display.keys("Escape")
    study.reveal()
    study.grade(4)
    assert study.log()[-1]["answer"] == "half an answer" and study.log()[-1]["question_id"] == question
    assert study.rows("PRAGMA integrity_check") == [{"integrity_check": "ok"}]


def main():
    skip_where_tools_are_missing()
    binary, source = sys.argv[1:]
    banks = hashes(os.path.join(source, "questions"))
    with Display() as display, tempfile.TemporaryDirectory() as folder:
        study = Review(display, binary, folder)
        study.start()
        try:
            study.go()
            hold_the_space_bar(study)
            press_twice(study)
            fifteen_grades_and_undos(study)
            grade_with_a_korean_layout(study)
            undo_in_the_answer_box(study)
            kill_in_the_middle_of_an_answer(study)
            study.close()
        except BaseException:
            display.picture("review-failed.png")
            raise
        finally:
            study.process.kill()
    assert hashes(os.path.join(source, "questions")) == banks, "studying writes nothing to a bank"
    print("1 passed, 0 failed")


if __name__ == "__main__":
    main()
