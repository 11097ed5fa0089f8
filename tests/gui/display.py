# SPDX-License-Identifier: GPL-3.0-or-later
"""A private X display with a window manager, and keys pressed on it."""

import os
import shutil
import subprocess
import sys
import tempfile
import time

NEEDS = ["Xvfb", "openbox", "xdotool", "xmodmap", "setxkbmap", "import", "compare"]

# Hangul letters on spare keycodes, so that they can be pressed without an input method.
HANGUL = {"ㅌ": 201, "ㅅ": 202, "ㅋ": 203, "ㅂ": 204, "ㄴ": 205}


def skip_where_tools_are_missing():
    missing = [tool for tool in NEEDS if not shutil.which(tool)]
    if missing:
        print("skipped: not installed:", ", ".join(missing))
        sys.exit(77)


def until(what, condition, seconds=20):
    """Polls until the condition gives something true, and returns that; fails with `what` otherwise."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        result = condition()
        if result:
            return result
        time.sleep(0.02)
    raise AssertionError(f"did not come to pass within {seconds} s: {what}")


class Display:
    """Use as a context manager; `keys`, `type` and `picture` act on it."""

    def __enter__(self):
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1366x900x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as number:
            name = ":" + number.readline().strip()
        self._runtime = tempfile.mkdtemp()
        self.env = {**os.environ, "DISPLAY": name, "XDG_RUNTIME_DIR": self._runtime, "QT_QPA_PLATFORM": "xcb"}
        self.env.pop("WAYLAND_DISPLAY", None)
        for letter, code in HANGUL.items():
            subprocess.run(["xmodmap", "-e", f"keycode {code} = U{ord(letter):04X}"], env=self.env, check=True)
        self._manager = subprocess.Popen(["openbox"], env=self.env, stderr=subprocess.DEVNULL)
        return self

    def __exit__(self, *_):
        for process in (self._manager, self._server):
            process.terminate()
            process.wait()
        shutil.rmtree(self._runtime, ignore_errors=True)

    def _xdotool(self, *words):
        return subprocess.run(["xdotool", *words], env=self.env, capture_output=True, text=True).stdout

    def window_of(self, process):
        """Waits for the program's main window to be there and active."""
        def active():
            windows = self._xdotool("search", "--onlyvisible", "--pid", str(process.pid)).split()
            if windows and self._xdotool("getactivewindow").strip() in windows:
                return windows[-1]
            for window in windows:
                self._xdotool("windowactivate", window)
            return None
        return until("an active window", active)

    def keys(self, *names):
        for name in names:
            self._xdotool("key", f"U{ord(name):04X}" if name in HANGUL else name)

    def keys_at_once(self, *names):
        """As fast as a person cannot: 20 ms between presses."""
        self._xdotool("key", "--delay", "20", *names)

    def hold(self, name, seconds):
        self._xdotool("keydown", name)
        time.sleep(seconds)
        self._xdotool("keyup", name)

    def type(self, text):
        self._xdotool("type", "--delay", "20", text)

    def picture(self, path):
        subprocess.run(["import", "-silent", "-window", "root", path], env=self.env, check=True)


def differing_pixels(first, second, area):
    """How many pixels of an area ("WxH+X+Y") of two pictures differ visibly."""
    run = subprocess.run(["compare", "-metric", "AE", "-fuzz", "8%", "-extract", area, first, second, "null:"],
                         capture_output=True, text=True)
    return int(float(run.stderr.split()[0]))
