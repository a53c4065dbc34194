"""A match against OpenSpiel's own search: its pace is that of real searches, and what was played is kept."""

from pathlib import Path

import pyspiel
import pytest

from tafelrunde.adapters import openspiel
from workshop.outside import Outside, main

CARDS = "goblin_0+goblin_5+knight_3+undead_4+undead_8+dwarf_2+dwarf_6+doppelganger_5"
SMALL = f"tafelrunde_claim(first=0,hand=2,cards={CARDS})"


def test_a_move_without_a_choice_does_not_set_the_pace() -> None:
    openspiel.register()
    game = pyspiel.load_game(SMALL)
    state = game.new_initial_state()
    outside = Outside(game, 1)
    paces: dict[bool, list[float]] = {True: [], False: []}
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
            continue
        choice = len(state.legal_actions()) > 1
        before = outside.pace
        action = outside.answer(state, 0.001)
        paces[choice].append(outside.pace - before)
        state.apply_action(action)
    assert paces[True], "somebody had a choice"
    assert all(paces[True])
    assert paces[False], "somebody had none"
    assert not any(paces[False])


def test_games_are_kept_and_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "outside.jsonl"
    options = ["--option", "hand=2", "--option", f"cards={CARDS}"]
    command = ["claim", "--bot", "greedy", "--games", "2", "--times", "1", *options, "--json", str(file)]
    main(command)
    said = capsys.readouterr().out
    assert len(said.splitlines()) == 2
    assert "of 2 won" in said
    kept = file.read_text(encoding="utf-8")
    main(command)
    assert capsys.readouterr().out == said
    assert file.read_text(encoding="utf-8") == kept
