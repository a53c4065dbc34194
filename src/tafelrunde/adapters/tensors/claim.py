"""Claim in tensors: zones for an observation, rounds for an information state, both seats in the order of the table."""

from collections.abc import Mapping
from typing import Final, cast

import numpy as np

from tafelrunde.adapters.tensors.encoder import Arrays, Encoder, Piece
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.cards import CARDS, FACTIONS, ZEROS
from tafelrunde.games.claim.state import DISCARD, DRAWN, HAND, PHASES, PILE, SCORE, SHOWN, WON, ClaimState
from tafelrunde.table.history import History

SET: Final = CARDS + ZEROS - 1
"""A set of cards takes one number for each card, and four for the second to fifth Goblin of value 0."""

_PLACES: Final = np.arange(SET, dtype=np.int64)
_VOIDS: Final = np.arange(2 * len(FACTIONS), dtype=np.int64).reshape(2, len(FACTIONS))
_PAIRS: Final = {"hand": HAND, "drawn": DRAWN, "shown": SHOWN, "won": WON, "score": SCORE}


class ClaimEncoder(Encoder):
    """Sets of cards by zone for what is seen; card by card and round by round for what is remembered."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        self.hand = cast(int, options["hand"])
        self.first = options["first"]
        self.seen = [
            Piece("asked", (2,)),
            Piece("phase", (len(PHASES),)),
            Piece("leader", (2,)),
            Piece("trick", (CARDS,)),
            Piece("stake", (CARDS,)),
            Piece("voids", (2, len(FACTIONS))),
            Piece("shown", (2, SET)),
            Piece("won", (2, SET)),
            Piece("score", (2, SET)),
            Piece("discard", (SET,)),
            Piece("hand_size", (2,)),
            Piece("pile_size", (1,)),
            Piece("hand", (2, SET), private=True),
            Piece("drawn", (2, SET), private=True),
        ]
        self.remembered = [
            Piece("leads_first", (2,)),
            Piece("turned_up", (self.hand, CARDS)),
            Piece("leads", (2 * self.hand, 2)),
            Piece("plays", (2 * self.hand, 2, CARDS)),
            Piece("dealt", (self.hand, CARDS), private=True),
            Piece("draws", (self.hand, CARDS), private=True),
        ]

    def see(self, view: State, arrays: Arrays) -> None:
        """Write the zones of the view; sizes are shares of a full hand and a full pile."""
        s = cast(ClaimState, view)
        for name, zone in _PAIRS.items():
            if name in arrays:
                for seat in range(2):
                    arrays[name][seat] = (int(s.cards[zone + seat]) >> _PLACES) & 1
        if "asked" not in arrays:
            return
        if view.who >= 0:
            arrays["asked"][view.who] = 1
        arrays["phase"][s.phase - 1] = 1
        arrays["leader"][s.leader] = 1
        for name, card in (("trick", s.led), ("stake", s.stake)):
            if card != NONE:
                arrays[name][card] = 1
        arrays["voids"][:] = (int(s.voids) >> _VOIDS) & 1
        arrays["discard"][:] = (int(s.cards[DISCARD]) >> _PLACES) & 1
        for seat in range(2):
            arrays["hand_size"][seat] = (size(s, HAND + seat) + size(s, SHOWN + seat)) / self.hand
        arrays["pile_size"][0] = size(s, PILE) / (4 * self.hand)

    def remember(self, history: History, arrays: Arrays) -> None:
        """Write the cards that were dealt, turned up, played and drawn, each in its round."""
        dealt = turned_up = plays = 0
        if "leads_first" in arrays and isinstance(self.first, int):
            arrays["leads_first"][self.first] = 1
        for event in history.entries:
            if not isinstance(event, Event):
                continue
            seat, card = event.args.get("seat", NONE), event.args.get("card", NONE)
            if event.kind == "leads-first" and "leads_first" in arrays:
                arrays["leads_first"][seat] = 1
            elif event.kind == "is-dealt" and card >= 0:
                if "dealt" in arrays:
                    arrays["dealt"][dealt, card] = 1
                dealt += 1
            elif event.kind == "turned-up":
                if "turned_up" in arrays:
                    arrays["turned_up"][turned_up, card] = 1
                turned_up += 1
            elif event.kind == "plays":
                if "plays" in arrays:
                    arrays["plays"][plays // 2, seat, card] = 1
                    if plays % 2 == 0:
                        arrays["leads"][plays // 2, seat] = 1
                plays += 1
            elif event.kind == "draws" and card >= 0 and "draws" in arrays:
                arrays["draws"][turned_up - 1, card] = 1


def size(s: ClaimState, zone: int) -> int:
    """Return how many cards lie in a zone, known or not."""
    return int(s.cards[zone]).bit_count() + int(s.unknown[zone])
