"""Within pytest: ends everything once a test makes the game go on and on, which a clock would tell too late."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tafelrunde.core.engine import State

ENDED = 86
"""What pytest answers then."""
MOST, NOTE = "MUTANTS_MOST", "MUTANTS_NOTE"
"""How many decisions a test may make (0: as many as it likes), and a file for how many one has made at most."""


class Count:
    """Decisions of the test that is running, each action and outcome and each step that asks nobody."""

    def __init__(self) -> None:
        self.now = 0
        self.most = 0
        self.limit = int(os.environ.get(MOST, "0"))

    def counted(self, function: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
        """Return a function that does the same, and counts."""

        def counting(state: State, what: Any) -> None:
            self.now += 1
            if self.now > self.limit > 0:
                os._exit(ENDED)
            function(state, what)

        return counting


count = Count()


def pytest_configure() -> None:
    """Count from now on."""
    State.step = count.counted(State.step)  # type: ignore[method-assign, assignment]
    State.push = count.counted(State.push)  # type: ignore[method-assign, assignment]


def pytest_runtest_logfinish() -> None:
    """Begin anew with each test."""
    count.most = max(count.most, count.now)
    count.now = 0


def pytest_sessionfinish() -> None:
    """Write down how many decisions a sound test needs."""
    if note := os.environ.get(NOTE):
        Path(note).write_text(str(count.most), encoding="utf-8")
