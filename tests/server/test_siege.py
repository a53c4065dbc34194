"""Strangers who mean a server harm: that each attack of the measurement still is one, and that it is measured."""

import asyncio
import signal
from pathlib import Path

import pytest

from tafelrunde.server.bench import siege
from tafelrunde.server.bench.strangers import ATTACKS, Attack, go_on

from .running import Running


def test_each_attack_is_one_and_what_is_harmless_is_answered(tmp_path: Path) -> None:
    running = Running(tmp_path, TAFELRUNDE_PRIVATE_WEBHOOKS="yes")

    async def tried(attack: Attack) -> list[int]:
        await attack.prepare(harm=True)
        return [await attack.harm(0), await attack.look(0)]

    try:
        said = {name: asyncio.run(tried(attack(running.port))) for name, attack in ATTACKS.items()}
    finally:
        running.stop(signal.SIGKILL)
    assert said == {
        "webhooks": [200, 200],
        "passwords": [401, 200],
        "imports": [200, 200],
        "replays": [200, 200],
        "hints": [200, 200],
        "slow": [0, 0],
        "guests": [201, 200],
        "lists": [200, 200],
        "tables": [200, 200],
    }


def test_strangers_ask_at_their_rate_whether_or_not_they_are_answered() -> None:
    async def never(number: int) -> int:
        await asyncio.sleep(60)
        return number

    sent, said = asyncio.run(go_on(never, 0, rate=100.0, seconds=0.5))
    assert 40 <= sent <= 51
    assert said == []


@pytest.mark.long
def test_a_siege_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    siege.measure(["guests"], rate=20.0, seconds=1.0, rounds=1)
    line = capsys.readouterr().out.splitlines()[-1]
    assert line.startswith("guests ")
    assert "× 201" in line
