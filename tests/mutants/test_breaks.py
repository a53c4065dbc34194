"""What counts as a break of the rules, and what is left alone."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from mutants.__main__ import ROOT, RULES, known
from mutants.breaks import breaks, broken, pick
from mutants.endless import ENDED, MOST, NOTE


def made(source: str) -> list[str]:
    """Return the changed lines of all breaks."""
    return [found.after.strip() for found in breaks("game.py", dedent(source))]


def test_a_condition_is_negated_and_its_parts_are_changed() -> None:
    source = """
    def may_leave(s, seat):
        if s.alive(seat) and not s.hurt:
            s.leave(seat)
    """
    assert made(source) == [
        "if (not (s.alive(seat) and not s.hurt)):",
        "if s.alive(seat) or not s.hurt:",
        "if s.alive(seat) and s.hurt:",
        "pass",
    ]


def test_signs_and_numbers_change_by_one() -> None:
    source = """
    def gain(s, seat):
        s.stars += 2 - seat
    """
    assert made(source) == ["s.stars -= 2 - seat", "s.stars += 2 + seat", "s.stars += 3 - seat", "s.stars += 1 - seat"]


def test_no_text_no_type_and_no_declaration_is_touched() -> None:
    source = '''
    GOAL: Final = 20
    def goal(most: Literal[3] = 4) -> Literal[5]:
        """At 20."""
        from math import pi
        reached: Literal[7]
        assert most, f"{most + 1}"
        raise ValueError(f"{most - 1} of 20")
    '''
    assert made(source) == []


def test_a_break_changes_one_line_and_behind_letters_of_two_bytes_the_right_place() -> None:
    source = "def f(a):\n    return 'Król' if a == 'ä' else a  # ß\n"
    first = breaks("game.py", source)[0]
    assert broken(source, first) in (
        "def f(a):\n    return 'Król' if (not (a == 'ä')) else a  # ß\n",
        "def f(a):\n    return 'Król' if a != 'ä' else a  # ß\n",
    )


def test_a_seed_always_picks_the_same_breaks() -> None:
    found = breaks("game.py", "def f(a):\n" + "    a += 1\n" * 50)
    assert pick(found, 9, 1) == pick(found, 9, 1) != pick(found, 9, 2)
    assert len(pick(found, 1000, 1)) == len(found)


def test_what_is_known_to_change_nothing_is_still_there_and_says_why() -> None:
    for (file, before, after), reason in known().items():
        found = breaks(file, (ROOT / RULES / file).read_text(encoding="utf-8"))
        assert (before, after) in {(change.before.strip(), change.after.strip()) for change in found}, (file, before)
        assert reason


GAMES = """
from tafelrunde import games
from tafelrunde.core.rng import Rng

def played():
    state = games.load("claim").new()
    state.settle(Rng(1))
    return [state.clone().step(action) for action in state.legal()]

def test_one(): played()
def test_another(): played()
"""


@pytest.mark.parametrize(("given", "answer"), [(1000, 0), (20, ENDED)])
def test_a_test_with_which_a_game_goes_on_and_on_is_stopped(given: int, answer: int, tmp_path: Path) -> None:
    (tmp_path / "test_games.py").write_text(GAMES)
    path = os.pathsep.join(str(ROOT / folder) for folder in ("src", "tests"))
    counting = {MOST: str(given), NOTE: str(tmp_path / "most"), "PYTHONPATH": path}
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "mutants.endless", "-p", "no:cacheprovider"]
    assert subprocess.run(command, cwd=tmp_path, env=os.environ | counting, check=False).returncode == answer
    if answer != ENDED:
        assert 20 < int((tmp_path / "most").read_text()) < 100, "each test is counted alone"
