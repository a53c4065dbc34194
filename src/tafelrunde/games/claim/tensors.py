"""Claim as a tensor: who leads and what lies in each zone, one number for each card."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import count
from tafelrunde.core.engine import State
from tafelrunde.games.claim.rules.cards import CARDS, FACTIONS, ZEROS
from tafelrunde.games.claim.rules.state import (
    DISCARD,
    DRAWN,
    HAND,
    PHASES,
    PILE,
    SCORE,
    SHOWN,
    WON,
    ClaimState,
    as_claim,
)
from tafelrunde.tensors.encoder import Encoder, Plane, first_seat, from_first
from tafelrunde.tensors.row import Row

SET: Final = CARDS + ZEROS - 1
"""A set of cards takes one number for each card, and four for the second to fifth Goblin of value 0."""

TOLD: Final = [
    "leads-first", "is-dealt", "turned-up", "plays", "wins-round", "takes-stake", "draws", "scores",
    "discarded", "favour-begins", "favours", "wins", "draw",
]  # fmt: skip
"""The kinds of events, in the order of the texts: what a memory writes for each is its place here."""
LONGEST: Final = 256
"""So many entries of a memory are written: all of the game."""
MOST: Final = 256
"""A number that all numbers of an entry are below."""


def planes(hand: int) -> list[Plane]:
    """Return the planes of a game with hands of so many cards."""
    return [
        Plane("seat", (2,), "Which seat at the table the viewer has."),
        Plane("asked", (2,), "Who is asked: the viewer or the other seat."),
        Plane("phase", (len(PHASES),), "The phase: recruiting followers, or winning favour."),
        Plane("leader", (2,), "Who leads the round."),
        Plane("trick", (CARDS,), "The card that was led, while the other seat has not answered."),
        Plane("stake", (CARDS,), "The card that the round is about, in the first phase."),
        Plane("voids", (2, len(FACTIONS)), "Per seat, the factions it has shown not to hold."),
        Plane("shown", (2, SET), "Per seat, the part of its hand that everybody has seen."),
        Plane("won", (2, SET), "Per seat, the stakes it has won for the second phase."),
        Plane("score", (2, SET), "Per seat, its score pile."),
        Plane("discard", (SET,), "The cards that are out of the game."),
        Plane("hand_size", (2,), "Per seat, how many cards it holds.", most=hand),
        Plane("pile_size", (1,), "How many cards are left on the pile.", most=4 * hand),
        Plane("hand", (2, SET), "Per seat, its hidden cards as far as the viewer knows them.", private=True),
        Plane("drawn", (2, SET), "Per seat, the followers it has drawn, as far as the viewer knows.", private=True),
    ]


class ClaimEncoder(Encoder):
    """The zones of a view, the viewer's own first."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__("claim", seats, options, planes(int(str(options["hand"]))))

    def see(self, view: State, row: Row) -> None:
        s = as_claim(view)
        me = first_seat(s)
        row.put_one(me if s.viewer >= 0 else -1, 2)
        row.put_one(from_first(s.stack[-1].who, me, 2) if s.stack else -1, 2)
        row.put_one(s.phase - 1, len(PHASES))
        row.put_one(from_first(s.leader, me, 2), 2)
        row.put_one(s.led, CARDS)
        row.put_one(s.stake, CARDS)
        row.put_set((s.voids >> (5 * me)) & 31, len(FACTIONS))
        row.put_set((s.voids >> (5 - 5 * me)) & 31, len(FACTIONS))
        put_pair(s, SHOWN, me, row)
        put_pair(s, WON, me, row)
        put_pair(s, SCORE, me, row)
        row.put_set(s.cards[DISCARD], SET)
        row.put(size(s, HAND + me) + size(s, SHOWN + me))
        row.put(size(s, HAND + 1 - me) + size(s, SHOWN + 1 - me))
        row.put(size(s, PILE))
        put_pair(s, HAND, me, row)
        put_pair(s, DRAWN, me, row)


def put_pair(s: ClaimState, zone: i64, me: i64, row: Row) -> None:
    """Write a zone of which each seat has one."""
    row.put_set(s.cards[zone + me], SET)
    row.put_set(s.cards[zone + 1 - me], SET)


def size(s: ClaimState, zone: i64) -> i64:
    """Return how many cards lie in a zone, known or not."""
    return count(s.cards[zone]) + s.unknown[zone]
