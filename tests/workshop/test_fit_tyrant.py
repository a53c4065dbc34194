"""How the weights of King & Assassins are fitted."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

import tafelrunde
from tafelrunde.arena.file import FileError
from tafelrunde.bots.weights import fitted, gather
from tafelrunde.games.tyrant.bot.outlook import FEATURES, MOMENTS
from workshop.fit_tyrant import AFTER, GUESSES, TUNED, main, moved, stepped

START = {f"{moment}.{name}": float(GUESSES[name][k]) for k, moment in enumerate(AFTER) for name in TUNED}


def test_the_guesses_are_of_what_is_counted() -> None:
    assert set(GUESSES) <= set(FEATURES)


def test_the_fitted_weights_say_which_command_made_them() -> None:
    package = Path(tafelrunde.__file__).parent
    first = (package / "games/tyrant/bot/weights.toml").read_text("utf-8").splitlines()[0]
    assert first.startswith("# Made by: python -m workshop.fit_tyrant --rounds ")


def test_weights_go_where_each_side_wins() -> None:
    """The king wins where his `home` was moved up, and where the rebel's was."""
    duels = []
    for seed in range(600):
        _, by = moved(START, seed)
        duels.append((by, float(by[TUNED.index("home")] + by[len(TUNED) + TUNED.index("home")] > 0)))
    after = stepped(duels, START)
    assert after["after_king.home"] > START["after_king.home"] + 1
    assert after["after_rebel.home"] < START["after_rebel.home"] - 1
    assert np.mean([abs(after[name] - START[name]) for name in START if not name.endswith(".home")]) < 0.1


def test_what_no_game_tells_stays_where_it_was() -> None:
    assert stepped([(moved(START, seed)[1], 0.0) for seed in range(20)], START) == START


@pytest.mark.slow
def test_a_small_fit_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    out, keep = tmp_path / "weights.toml", tmp_path / "games.jsonl"
    command = ["--rounds", "1", "--duels", "2", "--games", "2", "--out", str(out), "--keep", str(keep)]
    main(command)
    first, kept = out.read_text("utf-8"), keep.read_text("utf-8")
    assert first.splitlines()[0].endswith("fit_tyrant --rounds 1 --duels 2 --games 2 --seed 1")
    found: dict[str, float] = {}
    gather("", tomllib.loads(first), found)
    assert set(found) == {f"{moment}.{name}" for moment in MOMENTS for name in FEATURES} >= set(fitted("tyrant"))
    main(command)
    assert (out.read_text("utf-8"), keep.read_text("utf-8")) == (first, kept)
    with pytest.raises(FileError, match="its seed differs"):
        main([*command, "--seed", "2"])
