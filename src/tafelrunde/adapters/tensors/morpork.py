"""Ankh-Morpork in tensors: city, seats, cards and the open question for an observation; no information state.

Seats are counted from the viewer on to the left, from seat 0 for a spectator.
"""

from collections.abc import Mapping
from typing import Final, cast

import numpy as np
import numpy.typing as npt

from tafelrunde.adapters.tensors.encoder import Arrays, Encoder, Piece
from tafelrunde.core.engine import State
from tafelrunde.core.values import CHANCE
from tafelrunde.games.morpork.areas import (
    AREAS,
    COINS,
    DEMONS,
    HAND_SIZE,
    MINIONS,
    MOST_SEATS,
    PERSONALITIES,
    TROLLS,
)
from tafelrunde.games.morpork.cards import CARDS, FIRST_CARDS, LOANS
from tafelrunde.games.morpork.events import EVENTS
from tafelrunde.games.morpork.score import loans
from tafelrunde.games.morpork.state import (
    DEMON,
    DISCARD,
    FRONT,
    HAND,
    OFFERED,
    PILE_FIRST,
    PILE_SECOND,
    PLAYED,
    SHUFFLED,
    TROLL,
    MorporkState,
)
from tafelrunde.games.morpork.steps import STEPS

LARGE_HAND: Final = 2 * HAND_SIZE
"""Hand sizes are shares of this; there are larger hands, but not many."""
QUESTIONS: Final = [step.name for step in STEPS if step.asks]
ABOUT: Final = {"area": "about_area", "from": "about_area", "card": "about_card", "event": "about_event"}
"""Where the things are marked that a question names."""
MOST_LOANS: Final = LOANS.bit_count()


class MorporkEncoder(Encoder):
    """Who has what, what stands where, which cards lie where, and who is asked what."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        self.seats = seats
        self.seen = [
            Piece("asked", (seats + 1,)),
            Piece("question", (len(QUESTIONS),)),
            Piece("about_seat", (seats,)),
            Piece("about_area", (AREAS,)),
            Piece("about_card", (CARDS,)),
            Piece("about_event", (EVENTS,)),
            Piece("turn", (seats,)),
            Piece("out", (seats,)),
            Piece("winners", (seats,)),
            Piece("money", (seats,)),
            Piece("loans", (seats,)),
            Piece("hand_size", (seats,)),
            Piece("front", (seats, CARDS)),
            Piece("loose", (seats, CARDS)),
            Piece("ruled_out", (seats, PERSONALITIES)),
            Piece("minions", (seats, AREAS)),
            Piece("building", (seats, AREAS)),
            Piece("trouble", (AREAS,)),
            Piece("trolls", (AREAS,)),
            Piece("demons", (AREAS,)),
            Piece("city_cards", (3, AREAS)),
            Piece("events_used", (EVENTS,)),
            Piece("pile_size", (2,)),
            Piece("discard", (CARDS,)),
            Piece("shuffled_size", (1,)),
            Piece("played", (CARDS,)),
            Piece("last", (CARDS,)),
            Piece("immune", (seats,)),
            Piece("immune_to", (CARDS,)),
            Piece("personality", (seats, PERSONALITIES), private=True),
            Piece("unused", (PERSONALITIES,), private=True),
            Piece("hand", (seats, CARDS), private=True),
            Piece("shuffled", (CARDS,), private=True),
            Piece("offered", (CARDS,), private=True),
            Piece("astray", (seats, CARDS), private=True),
            Piece("aside", (seats, PERSONALITIES), private=True),
        ]
        self.remembered = []

    def see(self, view: State, arrays: Arrays) -> None:
        """Write what everybody sees and what the viewer alone knows, as far as it is asked for."""
        s = cast(MorporkState, view)
        first = max(0, int(s.viewer))
        if "asked" in arrays:
            self.see_question(s, first, arrays)
            self.see_turn(s, first, arrays)
            see_city(s, arrays)
            see_piles(s, arrays)
            for row in range(self.seats):
                see_seat(s, (first + row) % self.seats, row, arrays)
        if "hand" in arrays:
            for row in range(self.seats):
                seat = (first + row) % self.seats
                mark(arrays["personality"][row], int(s.personality[seat]))
                write_zone(s, HAND + seat, arrays["hand"][row])
                if s.viewer >= 0:
                    k = MOST_SEATS * int(s.viewer) + seat
                    write_decks(int(s.astray[2 * k]), int(s.astray[2 * k + 1]), arrays["astray"][row])
                    write_set(int(s.aside[k]), arrays["aside"][row])
            write_set(int(s.unused), arrays["unused"])
            write_zone(s, SHUFFLED, arrays["shuffled"])
            write_zone(s, OFFERED, arrays["offered"])

    def row_of(self, seat: int, first: int) -> int:
        """Return the row of a seat; what is no seat stays as it is."""
        return (seat - first) % self.seats if seat >= 0 else seat

    def see_question(self, s: MorporkState, first: int, arrays: Arrays) -> None:
        """Write who is asked, chance last, and what about."""
        if not s.question:
            return
        mark(arrays["asked"], self.seats if s.who == CHANCE else self.row_of(s.who, first))
        mark(arrays["question"], QUESTIONS.index(s.question))
        for name, value in s.question_args.items():
            if name == "seat":
                mark(arrays["about_seat"], self.row_of(value, first))
            elif name in ABOUT:
                mark(arrays[ABOUT[name]], value)

    def see_turn(self, s: MorporkState, first: int, arrays: Arrays) -> None:
        """Write whose turn it is, and whom a text does not reach."""
        mark(arrays["turn"], self.row_of(int(s.turn), first))
        mark(arrays["last"], int(s.last))
        mark(arrays["immune"], self.row_of(int(s.immune), first))
        mark(arrays["immune_to"], int(s.immune_card))


def see_seat(s: MorporkState, seat: int, row: int, arrays: Arrays) -> None:
    """Write what everybody sees of a seat; money, loans and pieces are shares of all there are."""
    arrays["out"][row] = (int(s.out) >> seat) & 1
    arrays["winners"][row] = (int(s.winners) >> seat) & 1
    arrays["money"][row] = int(s.money[seat]) / COINS
    arrays["loans"][row] = int(loans(s, seat)) / MOST_LOANS
    arrays["hand_size"][row] = int(s.size(HAND + seat)) / LARGE_HAND
    write_zone(s, FRONT + seat, arrays["front"][row])
    write_decks(int(s.loose[2 * seat]), int(s.loose[2 * seat + 1]), arrays["loose"][row])
    write_set(int(s.ruled_out[seat]), arrays["ruled_out"][row])
    for area in range(AREAS):
        arrays["minions"][row, area] = int(s.pieces[AREAS * seat + area]) / MINIONS
        arrays["building"][row, area] = s.building[area] == seat


def see_city(s: MorporkState, arrays: Arrays) -> None:
    """Write what stands in the areas but is nobody's, and which city-area cards are lost, just gained or used."""
    write_set(int(s.trouble), arrays["trouble"])
    for area in range(AREAS):
        arrays["trolls"][area] = int(s.pieces[AREAS * TROLL + area]) / TROLLS
        arrays["demons"][area] = int(s.pieces[AREAS * DEMON + area]) / DEMONS
    for row, areas in zip(arrays["city_cards"], [s.lost, s.gained, s.used], strict=True):
        write_set(int(areas), row)


def see_piles(s: MorporkState, arrays: Arrays) -> None:
    """Write the piles and the cards on the table; the draw pile as shares of each deck."""
    write_set(~int(s.events_left), arrays["events_used"])
    arrays["pile_size"][0] = int(s.size(PILE_FIRST)) / FIRST_CARDS
    arrays["pile_size"][1] = int(s.size(PILE_SECOND)) / (CARDS - FIRST_CARDS)
    write_zone(s, DISCARD, arrays["discard"])
    arrays["shuffled_size"][0] = int(s.size(SHUFFLED)) / CARDS
    write_zone(s, PLAYED, arrays["played"])


def mark(row: npt.NDArray[np.float32], place: int) -> None:
    """Write a 1 at a place; what is not there or not known has none."""
    if place >= 0:
        row[place] = 1


def write_set(things: int, row: npt.NDArray[np.float32]) -> None:
    """Write a set."""
    row[:] = (things >> np.arange(len(row), dtype=np.int64)) & 1


def write_decks(first: int, second: int, row: npt.NDArray[np.float32]) -> None:
    """Write a set of cards, given by deck."""
    write_set(first, row[:FIRST_CARDS])
    write_set(second, row[FIRST_CARDS:])


def write_zone(s: MorporkState, zone: int, row: npt.NDArray[np.float32]) -> None:
    """Write the cards known to be in a zone."""
    write_decks(int(s.cards[2 * zone]), int(s.cards[2 * zone + 1]), row)
