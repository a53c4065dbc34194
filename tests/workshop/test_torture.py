"""Nothing is lost while servers are killed and frozen under their clients; `workshop.torture` does so for longer."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from workshop.torture import Torture, torture

PATIENT = 60.0
"""Seconds: how long anybody waits is measured on a machine that does nothing else, not here."""


def check(found: Torture, kills: int) -> None:
    """Check everything but how long it took."""
    assert found.wrong == []
    assert (found.lost, found.twice, found.unfinished) == (0, 0, 0)
    assert sum(found.faults.values()) == kills
    assert found.moves > 0
    assert found.bot_moves > 0
    assert found.games >= 5
    assert max(found.slowest_answer, found.slowest_bot, found.latest_clock) < PATIENT
    assert found.struck >= kills, "whoever is hurt has guests: of three servers, too, the one with guests is taken"
    assert found.counts["cut off"] >= kills, "they notice, and come back"


@pytest.mark.slow
def test_nothing_is_lost_when_the_only_server_is_killed(tmp_path: Path) -> None:
    check(asyncio.run(torture(f"sqlite:///{tmp_path}/inn.db", moves=150, kills=3, tables=5)), kills=3)


@pytest.mark.slow
def test_nothing_is_lost_when_one_of_three_servers_is_killed_or_frozen(new_database: Callable[[], str]) -> None:
    check(asyncio.run(torture(new_database(), moves=150, kills=3, tables=5)), kills=3)
