"""Scenes at the table: how tests put a position on it, play, and look at what is there afterwards."""

from typing import cast

import pytest

from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.errors import IllegalAction
from tafelrunde.core.events import Event
from tafelrunde.core.values import CHANCE

ANNA, BEA = 0, 1
"""Who sits where."""


def scene(game_id: str, /, **fields: object) -> State:
    """Return a position by the fields of its document; what is left out takes its default. Events are told."""
    state = games.load(game_id).position({"game": game_id, **fields})
    state.events = []
    return state


def number(state: State, verb: str, /, **args: str | int | None) -> int:
    """Return the number of an action, or of an outcome while chance is asked."""
    codec = state.game.outcomes_codec if state.who == CHANCE else state.game.actions_codec
    return codec.number(verb, args)


def act(state: State, verb: str, /, **args: str | int | None) -> list[Event]:
    """Let whoever is asked do this, and return the events that it led to."""
    before = len(state.events or [])
    state.apply(number(state, verb, **args))
    return (state.events or [])[before:]


def play(state: State, *cards: str) -> list[Event]:
    """Let the seats that are asked play these cards, one after the other."""
    return [event for card in cards for event in act(state, "play", card=card)]


def draw(state: State, *cards: str) -> list[Event]:
    """Let chance give these cards, one after the other."""
    return [event for card in cards for event in act(state, "card", card=card)]


def refused(state: State, verb: str, /, **args: str | int | None) -> str:
    """Return the rule by which an action is refused, and see that nothing has changed."""
    before, told_before = state.dump(), len(state.events or [])
    with pytest.raises(IllegalAction) as refusal:
        state.apply(number(state, verb, **args))
    assert state.dump() == before
    assert len(state.events or []) == told_before
    return refusal.value.rule


def offered(state: State) -> set[str]:
    """Return the cards that the asked seat may play, or that chance may give."""
    codec = state.game.outcomes_codec if state.who == CHANCE else state.game.actions_codec
    return {str(codec.describe(action)[1]["card"]) for action in state.legal()}


def prompt(state: State) -> str:
    """Return what is asked, "" when the game is over."""
    ask = state.ask()
    return "" if ask is None else ask.prompt


def cards(state: State, zone: str, seat: int | None = None) -> list[str]:
    """Return the cards of a zone, with "?3" for three that this view does not know."""
    lying = state.position().get(zone, [] if seat is None else [[], []])
    return cast(list[str], lying if seat is None else cast(list[object], lying)[seat])


def told(events: list[Event], kind: str, state: State) -> list[tuple[str | int | None, ...]]:
    """Return the arguments of all events of a kind, spelled."""
    spell = state.game.names.spell
    return [tuple(spell(name, value) for name, value in event.args.items()) for event in events if event.kind == kind]


def rules(events: list[Event], kind: str) -> list[str]:
    """Return the rules that all events of a kind cite."""
    return [event.rule for event in events if event.kind == kind]
