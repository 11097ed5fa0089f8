# SPDX-License-Identifier: GPL-3.0-or-later
"""The program on one data folder, and what its database says."""

import hashlib
import json
import os
import pathlib
import sqlite3
import subprocess

from display import until


class Study:
    """Start and close the program by its window; ask the database what has happened."""

    def __init__(self, display, binary, folder):
        self.display = display
        self.command = [binary, "--data-dir", folder, "--lang", "ko"]
        self.database = os.path.join(folder, "progress.sqlite3")

    def start(self):
        self.process = subprocess.Popen(self.command, env=self.display.env)
        self.display.window_of(self.process)
        until("the bank is open", lambda: self.place())

    def close(self):
        self.display.keys("ctrl+q")
        assert self.process.wait(20) == 0, "closing is a success"

    def rows(self, sql, *values):
        if not os.path.exists(self.database):
            return []
        connection = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        try:
            connection.row_factory = sqlite3.Row
            return [dict(row) for row in connection.execute(sql, values)]
        except sqlite3.OperationalError:
            return []  # not created yet
        finally:
            connection.close()

    def log(self):
        return self.rows("SELECT * FROM review_log ORDER BY seq")

    def place(self):
        return [row["question_id"] for row in self.rows("SELECT question_id FROM place")]

    def draft(self, question):
        return self.rows("SELECT * FROM work WHERE question_id = ? AND event_id = ''", question)

    def unfolded(self, question):
        return [row["unfolded"] for row in self.rows("SELECT unfolded FROM fold WHERE question_id = ?", question)] == [1]

    def ticks(self, question):
        return sum(sum(json.loads(row["ticks"]).values()) for row in self.draft(question))


def hashes(folder):
    return {path: hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(pathlib.Path(folder).rglob("*")) if path.is_file()}
