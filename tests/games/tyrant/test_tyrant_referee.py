"""The engine against a second, naive referee: whole games side by side, and counts of action sequences (perft)."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.tyrant.naive import Referee
from games.tyrant.naive import perft as naive_perft
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE

GAME = games.load("tyrant")
FILE = Path(__file__).parent / "perft.json"
GATES = {"a": ["c3", "b5"], "b": ["f2"]}
POSITIONS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))

each_position = pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: str(entry["name"]))


def spelled(state: State, action: int) -> str:
    """Return an action as the referee writes it."""
    codec = GAME.outcomes_codec if state.who == CHANCE else GAME.actions_codec
    verb, args = codec.describe(action)
    return " ".join([verb, *(str(value) for value in args.values())])


def perft(state: State, depth: int) -> int:
    """Count the sequences of that many actions."""
    actions = state.legal()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.step(action)
        total += perft(after, depth - 1)
    return total


def boldly(state: State, rng: Rng) -> int:
    """Return an action at random, but seldom the end of a turn: more happens then."""
    actions = state.legal()
    if len(actions) > 1 and rng.below(8):
        actions = actions[1:]
    return actions[int(rng.below(len(actions)))]


@pytest.mark.parametrize("seed", range(12))
def test_both_play_the_same_game(seed: int) -> None:
    rng = Rng(seed)
    state = GAME.new(2, {"side": "ab"[seed % 2]})
    while state.who != NONE:
        document = state.position()
        referee = Referee(document) if document.get("card") else None
        action = boldly(state, rng)
        if referee is not None:
            assert referee.actions() == {spelled(state, offer) for offer in state.legal()}
            referee.do(spelled(state, action))
        state.apply(action)
        if referee is not None:
            assert referee.over == (state.who == NONE)
            if not referee.over:
                assert vars(Referee(state.position())) == vars(referee)


@each_position
def test_the_engine_counts_as_many_sequences_as_ever(entry: dict[str, Any]) -> None:
    state = GAME.position(entry["position"])
    assert [perft(state, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]


@pytest.mark.slow
@each_position
def test_the_naive_referee_counts_as_many(entry: dict[str, Any]) -> None:
    referee = Referee(entry["position"])
    assert [naive_perft(referee, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]


def test_the_positions_show_everything() -> None:
    """Both sides, both turns, revealed assassins, wounds, arrests, kills, a king on a gate, who leaves or is killed."""
    documents = [entry["position"] for entry in POSITIONS]
    assert len(documents) >= 8
    assert {document.get("options", {}).get("side", "a") for document in documents} == {"a", "b"}
    assert {document.get("turn", "king") for document in documents} == {"king", "rebel"}
    for field in ("revealed", "arrested", "killed", "wounds", "kills", "arrests", "points"):
        assert any(field in document for document in documents)
    assert any(document["king"] in GATES[document.get("options", {}).get("side", "a")] for document in documents)
    assert {"tyrant.end.castle", "tyrant.end.killed"} <= {rule for document in documents for rule in ends(document)}


def ends(document: dict[str, Any]) -> set[str]:
    """Return by which rules one action more ends the game."""
    state = GAME.position(document)
    found: set[str] = set()
    for action in state.legal():
        after = state.clone()
        after.events = []
        after.apply(action)
        found |= {event.rule for event in after.events if event.kind == "wins"}
    return found
