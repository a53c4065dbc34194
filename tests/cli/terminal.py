"""A terminal for a command: what it prints can be read, and lines can be typed."""

import codecs
import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

START = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore Ctrl-C
from tafelrunde.cli import main
main()
"""


class Terminal:
    """A command that believes somebody sits before it."""

    def __init__(self, args: list[str], columns: int = 80, lines: int = 24) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("4H", lines, columns, 0, 0))
        size = {"COLUMNS": str(columns), "LINES": str(lines), "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, **size},
            start_new_session=True,
        )
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def wait_for(self, *what: str, seconds: float = 60) -> str:
        """Read until one of these is shown, and return what has been since the last time."""
        return self.wait_until(re.compile("|".join(map(re.escape, what))), seconds)

    def wait_until(self, what: re.Pattern[str], seconds: float = 60) -> str:
        """Read until what is shown looks so, and return what has been since the last time."""
        end = time.monotonic() + seconds
        new = ""
        while not what.search(new):
            assert time.monotonic() < end, f"{what.pattern!r} is not in {new!r}"
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    new += self.decoder.decode(os.read(self.master, 65536))
                except OSError:
                    break
        return new

    def begin(self) -> str:
        """Read what the game is about, and go on to its first question."""
        opening = self.wait_for("Enter: continue")
        self.type("")
        return opening

    def asked(self) -> str:
        """Read until something is to be decided, past what has to be read before, and return all of it."""
        shown = self.wait_for("save and leave", "Enter: continue", "Another game?")
        while shown.rstrip().endswith("Enter: continue"):
            self.type("")
            shown += self.wait_for("save and leave", "Enter: continue", "Another game?")
        return shown

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.master, f"{line}\r".encode())

    def interrupt(self, until: str) -> str:
        """Press Ctrl-C until something is shown: while Python sets up the line to be typed, it does not hear it."""
        for _ in range(10):
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(AssertionError):
                return self.wait_for(until, seconds=6)
        raise AssertionError(f"{until!r} is not shown")

    def close(self) -> int:
        """Wait for the end and return the exit code."""
        code = self.process.wait(timeout=60)
        os.close(self.master)
        return code
