"""Scenes in Ankh-Morpork: a city, what the players do in it, and what it looks like afterwards."""

from typing import cast

from scene import act, refused, scene
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.values import CHANCE

ANNA, BEA, CLEO, DORA = range(4)

FIRST_DECK_OUT = {"first": 0}
"""The draw pile when the first deck is used up: from now on interrupts of the second deck may be in hands."""


def city(*cards: str, **fields: object) -> State:
    """Return a city where it is Anna's turn and she holds these cards; two play, if `seats` does not say otherwise.

    The others hold nothing unless `hands` gives theirs; the board is empty but for `areas`.
    """
    seats = cast(int, fields.pop("seats", 2))
    hands = cast(list[list[str]], fields.pop("hands", []))
    filled = [list(cards), *hands]
    filled += [[] for _ in range(seats - len(filled))]
    return scene("morpork", seats=seats, hand=filled, **fields)


def spelled(state: State, move: str) -> tuple[str, dict[str, str | int | None]]:
    """Return the verb and the arguments of a move."""
    verb, *args = move.split()
    codec = state.game.outcomes_codec if state.who == CHANCE else state.game.actions_codec
    named: dict[str, str | int | None] = {}
    for (name, _), value in zip(codec.verb(verb).args, args, strict=True):
        named[name] = f"roll_{value}" if name == "roll" else int(value) if value.isdigit() else value
    return verb, named


def do(state: State, *moves: str) -> list[Event]:
    """Let whoever is asked do this: "play groat", "minion 1 dimwell", "seat 2", "roll 7", "pass" and so on."""
    told = []
    for move in moves:
        verb, named = spelled(state, move)
        told += act(state, verb, **named)
    return told


def why_not(state: State, move: str) -> str:
    """Return the rule by which a move is refused."""
    state.events = []
    verb, named = spelled(state, move)
    return refused(state, verb, **named)


def can(state: State, verb: str = "") -> list[str]:
    """Return what is offered, as `do` takes it; only one verb's, without the verb, if there is one named."""
    codec = state.game.outcomes_codec if state.who == CHANCE else state.game.actions_codec
    found = []
    for action in state.legal():
        name, args = codec.describe(action)
        if not verb:
            found.append(" ".join([name, *map(str, args.values())]))
        elif name == verb:
            found.append(" ".join(map(str, args.values())))
    return found


def asked(state: State) -> tuple[int, str]:
    """Return who is asked what."""
    ask = state.ask()
    assert ask is not None
    return ask.who, ask.prompt.removeprefix("morpork-ask-")


def at(state: State, area: str) -> dict[str, object]:
    """Return what stands in an area."""
    areas = cast(dict[str, dict[str, object]], state.position().get("areas", {}))
    return areas.get(area, {})


def minions(state: State, area: str) -> list[int]:
    """Return how many minions each seat has in an area."""
    return cast(list[int], at(state, area).get("minions", [0] * int(state.seats)))


def troubled(state: State) -> set[str]:
    """Return the areas with a trouble marker."""
    areas = cast(dict[str, dict[str, object]], state.position().get("areas", {}))
    return {area for area, there in areas.items() if there.get("trouble")}


def money(state: State) -> list[int]:
    """Return what each seat has."""
    return cast(list[int], state.position().get("money", [10] * int(state.seats)))


def field(state: State, name: str, seat: int | None = None) -> list[str]:
    """Return an entry of the position, or a seat's part of it."""
    entry = state.position().get(name, [] if seat is None else [[] for _ in range(int(state.seats))])
    return cast(list[str], entry if seat is None else cast(list[object], entry)[seat])


def kinds(events: list[Event]) -> list[str]:
    """Return what kinds of events were told."""
    return [event.kind for event in events]


def over(state: State) -> list[int]:
    """Return who has won; the game is over."""
    assert state.ask() is None
    return cast(list[int], state.position()["winners"])
