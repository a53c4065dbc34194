"""The board as somebody keeps it who hears what is told and knows the rules of trouble, but never looks."""

from collections import Counter

import pytest

from games.morpork.city import money
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.games.morpork.rules.areas import AREA_IDS, START_AREAS
from tafelrunde.games.morpork.rules.cards import CARD_IDS

QUIET = [CARD_IDS.index(card) for card in ("mr_shine", "deep_dwarves")]
"""Cards whose text places a minion without trouble."""


class Listener:
    """Pieces (by seat, or as "troll" and "demon"), trouble, buildings and purses, from events alone."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.pieces: Counter[tuple[int | str, int]] = Counter()
        self.pieces.update((seat, area) for seat in range(seats) for area in START_AREAS)
        self.trouble = set(START_AREAS)
        self.building: dict[int, int] = {}
        self.money = [10] * seats
        self.quiet = False
        self.swapped: tuple[int | str, int] | None = None

    def enter(self, piece: int | str, area: int) -> None:
        if not self.quiet and any(n and there == area for (_, there), n in self.pieces.items()):
            self.trouble.add(area)
        self.quiet = False
        self.pieces[piece, area] += 1

    def leave(self, piece: int | str, area: int) -> None:
        self.trouble.discard(area)
        self.pieces[piece, area] -= 1
        assert self.pieces[piece, area] >= 0

    def hear(self, event: Event) -> None:
        told = event.args
        verb, _, piece = event.kind.partition("-")
        if piece in ("minion", "troll", "demon"):
            self.hear_of_piece(verb, told["seat"] if piece == "minion" else piece, told)
        elif event.kind == "uses-text":
            self.quiet = told["card"] in QUIET
        elif event.kind == "uses-area":
            self.quiet = False
        elif event.kind in ("builds", "buys"):
            self.building[told["area"]] = told["seat"]
        elif event.kind == "loses-building":
            assert self.building.pop(told["area"]) == told["seat"]
        elif event.kind == "trouble" and event.rule != "morpork.trouble.enter":
            self.trouble.add(told["area"])
        elif event.kind == "calm" and event.rule != "morpork.trouble.leave":
            self.trouble.remove(told["area"])
        self.hear_of_money(event.kind, told)

    def hear_of_piece(self, verb: str, piece: int | str, told: dict[str, int]) -> None:
        if verb in ("lifts", "removes"):
            self.leave(piece, told["area"])
        elif verb in ("places", "enters"):
            self.enter(piece, told["area"])
        elif verb == "moves":
            self.leave(piece, told["from"])
            self.enter(piece, told["area"])
        elif self.swapped is None:
            self.swapped = piece, told["area"]
        else:
            other, there = self.swapped
            self.swapped = None
            self.leave(other, told["area"])
            self.leave(piece, there)
            self.enter(other, there)
            self.enter(piece, told["area"])

    def hear_of_money(self, kind: str, told: dict[str, int]) -> None:
        if kind in ("pays", "pays-player", "buys"):
            self.money[told["seat"]] -= told["amount"]
        elif kind == "takes-money":
            self.money[told["seat"]] += told["amount"]
        if kind in ("pays-player", "buys"):
            self.money[told["to" if kind == "pays-player" else "of"]] += told["amount"]

    def areas(self) -> dict[str, dict[str, object]]:
        """Return the areas as a position writes them."""
        found = {}
        for area, name in enumerate(AREA_IDS):
            minions = [self.pieces[seat, area] for seat in range(self.seats)]
            there: dict[str, object] = {
                "minions": minions if any(minions) else None,
                "building": self.building.get(area),
                "trouble": area in self.trouble or None,
                "trolls": self.pieces["troll", area] or None,
                "demons": self.pieces["demon", area] or None,
            }
            if any(value is not None for value in there.values()):
                found[name] = {key: value for key, value in there.items() if value is not None}
        return found


def decide(state: State, rng: Rng) -> None:
    """Do something at random; passing is the last thing that comes to mind."""
    frame = state.stack[-1]
    if frame.who == CHANCE:
        state.step(frame.step.sample(state, frame, rng))
        return
    moves = Moves()
    frame.step.legal(state, frame, moves)
    choices = moves.listed()
    state.step(choices[rng.below(len(choices))] or choices[-1])


@pytest.mark.rule("morpork.trouble.enter", "morpork.trouble.leave", "morpork.money.bank")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_whoever_only_listens_knows_the_board(seats: int, seed: int) -> None:
    rng = Rng(seed)
    state = games.load("morpork").new(seats)
    listener = Listener(seats)
    while state.stack:
        state.events = []
        decide(state, rng)
        for event in state.events:
            listener.hear(event)
        assert state.position().get("areas", {}) == listener.areas()
        assert money(state) == listener.money
