"""King of Tokyo in tensors: monsters, cards, dice and the turn for an observation; information states are text only."""

from collections.abc import Mapping
from typing import Final, cast

import numpy as np
import numpy.typing as npt

from tafelrunde.adapters.tensors.encoder import Arrays, Encoder, Piece
from tafelrunde.core.engine import State
from tafelrunde.games.tokyo.cards import CARDS, KEPT, TILES
from tafelrunde.games.tokyo.codec import PLACES, STEP_IDS
from tafelrunde.games.tokyo.damage import LOSE
from tafelrunde.games.tokyo.dice import FACES, MOST_DICE, on
from tafelrunde.games.tokyo.position import place_of
from tafelrunde.games.tokyo.state import GOAL, MOST_HEARTS, MOST_WICKED, SHOP, TokyoState
from tafelrunde.games.tokyo.steps import STEPS

SHARES: Final = {"hearts": MOST_HEARTS, "stars": GOAL, "wickedness": MOST_WICKED}
"""What a monster has at most."""
HALVES: Final = {"energy": 10, "poison": 2, "shrink": 2, "extra": 1}
"""What a monster may have any number of, and the number that is written as one half."""
SEAT_SETS: Final = ("out", "zombified", "roar", "winged", "wounded", "yielded")
ONE_SEAT: Final = ("turn", "regular", "first", "marker")
"""What the state says of one seat, or of none."""
MOST_SMOKE: Final = 3
TOP: Final = 2
"""So many cards on top of the deck are looked at, at most."""
PILE: Final = CARDS + 1
"""A set of cards takes one number for each card, and one for the second Evacuation Orders."""
LOSSES_HALF: Final = 3
ROLLS_HALF: Final = 2
COUNTS: Final = {"chain": 1, "hurt": 1, "culled": 1, "looks": 1, "looked": 1, "earned": 1}
"""What has happened this turn, and the number that is written as one half."""
QUESTIONS: Final = [step.name for step in STEPS if step.asks]
RULES: Final = (
    "two_player", "by_round", "hearts_in_tokyo_count", "reflection_window", "selection_window", "selling_is_gaining",
    "roar_at_once", "copy_stays", "copy_takes_tile", "skybeam_all",
)  # fmt: skip
"""The options, as the state's setup names them; the tiles in the game are to be seen."""


class TokyoEncoder(Encoder):
    """What lies on the table, the viewer first and the others clockwise; a spectator sits at seat 0."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        self.seen = [
            *(Piece(name, (seats,)) for name in (*SHARES, *HALVES, *SEAT_SETS, *ONE_SEAT, "asked", "losses", "jumped")),
            Piece("place", (seats, len(PLACES))),
            Piece("cards", (seats, KEPT)),
            Piece("tiles", (seats, TILES)),
            Piece("tiles_left", (TILES,)),
            Piece("copied", (KEPT,)),
            Piece("smoke", (2,)),
            Piece("shop", (SHOP, CARDS)),
            Piece("discard", (PILE,)),
            Piece("deck_size", (1,)),
            Piece("top_seen", (TOP, seats)),
            Piece("step", (len(STEP_IDS),)),
            Piece("question", (len(QUESTIONS),)),
            Piece("dice", (len(FACES), MOST_DICE)),
            Piece("last_dice", (len(FACES), MOST_DICE)),
            Piece("groups", (len(FACES),)),
            Piece("rolls", (1,)),
            Piece("counts", (len(COUNTS),)),
            Piece("stars_before", (1,)),
            Piece("rules", (len(RULES),)),
            Piece("top", (TOP, CARDS), private=True),
        ]
        self.remembered = []

    def see(self, view: State, arrays: Arrays) -> None:
        """Write the table; numbers are shares of the most there can be, or lie below 1 where there is no most."""
        s = cast(TokyoState, view)
        if "hearts" in arrays:
            see_seats(s, arrays)
            see_cards(s, arrays)
            see_turn(s, arrays)
        if "top" in arrays:
            for depth, card in enumerate(s.top[:TOP]):
                if card >= 0:
                    arrays["top"][depth, card] = 1


def see_seats(s: TokyoState, arrays: Arrays) -> None:
    """Write what each seat has, and what is in store for it."""
    losses = [0] * int(s.seats)
    for frame in s.stack:
        if frame.step is LOSE:
            losses[int(frame.who)] += int(frame.a)
    for place, seat in enumerate(clockwise(s)):
        for name, most in SHARES.items():
            arrays[name][place] = int(getattr(s, name)[seat]) / most
        for name, half in HALVES.items():
            arrays[name][place] = squeezed(getattr(s, name)[seat], half)
        for name in SEAT_SETS:
            arrays[name][place] = (int(getattr(s, name)) >> seat) & 1
        for name in ONE_SEAT:
            arrays[name][place] = seat == getattr(s, name)
        arrays["asked"][place] = seat == s.who
        arrays["losses"][place] = squeezed(losses[seat], LOSSES_HALF)
        arrays["jumped"][place] = squeezed((int(s.jumped) >> (4 * seat)) & 15, 1)
        arrays["place"][place, place_of(s, seat)] = 1
        members(s.cards[seat], arrays["cards"][place])
        members(s.tiles[seat], arrays["tiles"][place])


def see_cards(s: TokyoState, arrays: Arrays) -> None:
    """Write the cards and tiles that no seat has, and what lies on cards."""
    members(s.tiles_left, arrays["tiles_left"])
    if s.copied >= 0:
        arrays["copied"][int(s.copied)] = 1
    arrays["smoke"][:] = [int(s.smoke) / MOST_SMOKE, int(s.copied_smoke) / MOST_SMOKE]
    for slot in range(SHOP):
        if s.shop[slot] >= 0:
            arrays["shop"][slot, int(s.shop[slot])] = 1
    members(s.gone, arrays["discard"][:KEPT])
    members(s.gone_once, arrays["discard"][KEPT:])
    arrays["deck_size"][0] = int(s.deck_size()) / PILE
    for depth, seats in enumerate(s.top_seen[:TOP]):
        arrays["top_seen"][depth] = [(int(seats) >> seat) & 1 for seat in clockwise(s)]


def see_turn(s: TokyoState, arrays: Arrays) -> None:
    """Write how far the turn has come, and the rules it goes by."""
    arrays["step"][int(s.phase)] = 1
    if s.question:
        arrays["question"][QUESTIONS.index(s.question)] = 1
    for face in range(len(FACES)):
        arrays["dice"][face, : int(on(s.dice, face))] = 1
        arrays["last_dice"][face, : int(on(s.last_dice, face))] = 1
    members(s.groups, arrays["groups"])
    arrays["rolls"][0] = squeezed(s.rolls, ROLLS_HALF)
    arrays["counts"][:] = [squeezed(getattr(s, name), half) for name, half in COUNTS.items()]
    arrays["stars_before"][0] = int(s.stars_before) / GOAL
    arrays["rules"][:] = [float(getattr(s.setup, name)) for name in RULES]


def clockwise(s: TokyoState) -> list[int]:
    """Return the seats, the viewer's first."""
    seats, first = int(s.seats), max(int(s.viewer), 0)
    return [*range(first, seats), *range(first)]


def members(found: int, row: npt.NDArray[np.float32]) -> None:
    """Write a set, one number for each thing that may be in it."""
    row[:] = (int(found) >> np.arange(len(row))) & 1


def squeezed(n: int, half: int) -> float:
    """Return a number below 1 that grows with n, however large that is.

    >>> squeezed(0, 10), squeezed(10, 10), squeezed(30, 10)
    (0.0, 0.5, 0.75)
    """
    return int(n) / (int(n) + half)
