"""Makes sure that the build under test is the one that was meant."""

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

import postgres
import tafelrunde

collect_ignore = ["bots/network_scene.py"]  # for the environment of `make training`, which has what it imports

settings.register_profile("steady", deadline=None, derandomize=True)  # the same on every machine, however busy
settings.load_profile("steady")


def pytest_configure() -> None:
    """Refuse to test another build than TAFELRUNDE_EXPECT names, and let child processes run the same one."""
    build = "compiled" if tafelrunde.COMPILED else "pure"
    expected = os.environ.get("TAFELRUNDE_EXPECT", build)
    if build != expected:
        raise pytest.UsageError(f"the {expected} build was to be tested, but {tafelrunde.__file__} is {build}")
    os.environ["PYTHONPATH"] = str(Path(tafelrunde.__file__).parent.parent)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background of a shell: what is tested hears it
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Note what was skipped, and why, where `make test` will read it when everything is over."""
    skipped = terminalreporter.stats.get("skipped", [])
    if skipped and (place := os.environ.get("SKIPPED_TESTS")):
        with Path(place).open("a", encoding="utf-8") as notes:
            why = [(report.nodeid, str(report.longrepr[2]).removeprefix("Skipped: ")) for report in skipped]
            notes.writelines(f"{test} ({reason})\n" for test, reason in why)


@pytest.fixture(scope="session")
def new_database() -> Callable[[], str]:
    """Return what makes a new database of PostgreSQL."""
    return postgres.maker()
