"""The weights of a game come from one command, which says so in their file: here each runs at a tiny size."""

from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from tomllib import loads

import pytest

from tafelrunde.bots.searching import knowledge
from tafelrunde.bots.weights import fitted, gather
from tafelrunde.games.morpork.bot.names import clue_names, standing_names
from workshop import fit_claim as claim_weights
from workshop import fit_morpork as morpork
from workshop import fit_tokyo as tokyo

FITS = {
    "claim": (claim_weights.main, "python -m workshop.fit_claim", "--deals 2 --games 1 --seed 1"),
    "tokyo": (tokyo.main, "python -m workshop.fit_tokyo", "--rounds 2 --games 2 --seed 1"),
    "morpork": (morpork.main, "python -m workshop.fit_morpork", "--rounds 1 --games 3 --seed 1"),
}
"""The command of each game, and how it is made tiny."""
NAMES = {
    "claim": set(claim_weights.first_guess()),
    "tokyo": set(tokyo.first_guess()),
    "morpork": {*standing_names(), *clue_names()},
}


@pytest.mark.parametrize("game_id", ["claim", "tokyo"])
def test_a_file_of_weights_says_by_which_command_it_was_made_and_holds_nothing_else(game_id: str) -> None:
    _, command, _ = FITS[game_id]
    said, *lines = files(f"tafelrunde.games.{game_id}").joinpath("bot", "weights.toml").read_text("utf-8").splitlines()
    assert said.startswith(f"# Made by: {command} weights.toml --")
    assert not [line for line in lines if line.startswith("#")]
    assert fitted(game_id).keys() <= NAMES[game_id]


@pytest.mark.many
@pytest.mark.parametrize("game_id", FITS)
def test_the_command_makes_a_file_that_can_be_played_by_and_the_same_one_again(game_id: str, tmp_path: Path) -> None:
    main, command, sizes = FITS[game_id]
    made = [text_of(main, sizes, tmp_path / name) for name in ("one.toml", "two.toml")]
    assert made[0] == made[1]
    assert made[0].startswith(f"# Made by: {command} weights.toml {sizes}\n")
    weights: dict[str, float] = {}
    gather("", loads(made[0]), weights)
    assert weights.keys() <= NAMES[game_id]
    assert any(weights[name] != fitted(game_id)[name] for name in weights)
    assert knowledge(game_id, weights).policy is not None


def text_of(main: Callable[[Sequence[str]], None], sizes: str, out: Path) -> str:
    """Return the file that a command makes."""
    main([str(out), *sizes.split()])
    return out.read_text(encoding="utf-8")
