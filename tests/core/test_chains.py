"""Positions that hang from one another, however many: freeing them harms nobody."""

import subprocess
import sys

import pytest

CHAIN = """
from tafelrunde import games
from tafelrunde.core.rng import Rng

class Link:
    def __init__(self, before, state):
        self.before, self.state = before, state

for _ in range(3):
    chain = None
    for seed in range(300):
        state = games.load({game!r}).new()
        state.settle(Rng(seed))
        chain = Link(chain, state)
    del chain
print("all is well")
"""


@pytest.mark.parametrize("game", ["claim", "tyrant", "tokyo", "morpork"])
def test_a_long_chain_of_positions_is_freed_without_harm(game: str) -> None:
    command = [sys.executable, "-X", "dev", "-c", CHAIN.format(game=game)]  # -X dev looks after every piece of memory
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    assert done.stdout == "all is well\n", done.stderr
