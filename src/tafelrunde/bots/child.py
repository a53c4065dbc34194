"""A process of our own beside this one, which is sent lines of JSON and sends such back."""

import json
import os
import queue
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from tafelrunde.core.errors import TafelrundeError

Lines = queue.Queue[tuple[int, str]]
"""Lines as they come, each with the number of the child that sent it."""


class Child:
    """A process that is sent lines of JSON and sends such back."""

    def __init__(
        self, module: str, args: Sequence[str] = (), lines: Lines | None = None, number: int = 0, package: str = ""
    ) -> None:
        """Run a module of ours; several children may share the queue of their lines, each with its number.

        It finds everything where this process has found it, but first in the folder of another `package`.
        """
        path = os.pathsep.join([*([package] if package else []), *(part or "." for part in sys.path)])
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", module, *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": path},
        )
        self._lines: Lines = queue.Queue() if lines is None else lines
        assert self._process.stdout is not None
        threading.Thread(target=collect, args=(self._process.stdout, self._lines, number), daemon=True).start()
        self._end = weakref.finalize(self, end, self._process)

    def send(self, message: Mapping[str, object]) -> None:
        """Write a line."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise TafelrundeError(f"its process ended by itself{self._code()}") from None

    def receive(self, seconds: float) -> dict[str, Any]:
        """Return the next line, if it comes in time and says nothing is wrong."""
        try:
            _, line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise TafelrundeError(f"its process gave no answer within {seconds:.1f} s and was ended") from None
        return self.understood(line)

    def understood(self, line: str) -> dict[str, Any]:
        """Return what a line says, if nothing is wrong."""
        try:
            answer = json.loads(line) if line else {"error": f"its process ended by itself{self._code()}"}
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise TafelrundeError(f"its process answered with {line[:60]!r}, which is no JSON object")
        if "error" in answer:
            raise TafelrundeError(str(answer["error"]))
        return answer

    def _code(self) -> str:
        try:
            return f" (exit code {self._process.wait(1)})"
        except subprocess.TimeoutExpired:
            return ""

    def end(self) -> None:
        """Kill the process, whatever it does."""
        self._end()


def collect(stream: Iterable[str], into: Lines, number: int) -> None:
    """Put lines where somebody waits for them, with a limit of patience; an empty one is the end."""
    with suppress(ValueError):  # of a stream that was closed meanwhile
        for line in stream:
            into.put((number, line))
    into.put((number, ""))


def end(process: "subprocess.Popen[str]") -> None:
    """Kill a process and let nothing of it stay behind."""
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(OSError):  # of what could not be written any more
                stream.close()


def own_output() -> Callable[[Mapping[str, object]], None]:
    """Return what a child sends its lines with; whatever else is printed there goes where errors go."""
    stream = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def say(message: Mapping[str, object]) -> None:
        stream.write(json.dumps(message) + "\n")
        stream.flush()

    return say
