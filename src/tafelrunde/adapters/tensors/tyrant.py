"""King & Assassins in tensors: planes of the town for an observation, a row for each deed for an information state."""

from collections.abc import Mapping
from typing import Final, cast

import numpy as np
import numpy.typing as npt

from tafelrunde.adapters.tensors.encoder import Arrays, Encoder, Piece
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.board import SQUARES
from tafelrunde.games.tyrant.cards import CITIZENS, FULL_DECK, KINDS, copies, size
from tafelrunde.games.tyrant.position import TURNS, turn_of
from tafelrunde.games.tyrant.state import FIGURES, HITS_TO_DIE, MOST_KILLS, TyrantState
from tafelrunde.table.history import History

MOST_POINTS: Final = [2, 7, 5]
"""What a round card gives to king, knights and rebel at most."""

DEEDS: Final = [
    "placed", "chooses", "starts", "turned-up", "moves", "climbs", "descends", "arrested", "killed", "hit", "revealed",
    "turn-ends", "leaves",
]  # fmt: skip
"""The events that tell what was done; all others follow from them."""
SUBJECTS: Final = ("figure", "citizen", "card", "seat", "by")
PLACES: Final = ("to", "square", "hits")
WIDTHS: Final = (4, 5, 7)
"""How many bits the deed, its subject and its place take."""
LONGEST: Final = 350
"""More decisions and chances than any game has."""

_BITS: Final = np.concatenate([np.arange(width) for width in WIDTHS])


class TyrantEncoder(Encoder):
    """Where everybody stands for what is seen; who did what and where, deed by deed, for what is remembered."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        self.seen = [
            Piece("turn", (len(TURNS),)),
            Piece("roofs", (SQUARES,)),
            Piece("gates", (4, SQUARES)),
            Piece("figures", (FIGURES, SQUARES)),
            Piece("revealed", (CITIZENS,)),
            Piece("gone", (CITIZENS,)),
            Piece("wounds", (HITS_TO_DIE,)),
            Piece("card", (KINDS,)),
            Piece("to_come", (KINDS,)),
            Piece("cards_left", (1,)),
            Piece("points", (3,)),
            Piece("kills", (MOST_KILLS,)),
            Piece("arrests", (1,)),
            Piece("assassins", (CITIZENS,), private=True),
        ]
        self.remembered = [
            Piece("deeds", (LONGEST, sum(WIDTHS))),
            Piece("chosen", (CITIZENS,), private=True),
        ]

    def see(self, view: State, arrays: Arrays) -> None:
        """Write the town and the round; cards, points and sizes are shares of the most there can be."""
        s = cast(TyrantState, view)
        if "turn" in arrays:
            arrays["turn"][TURNS.index(turn_of(s))] = 1
            arrays["roofs"][:] = [float(s.board.roof[square]) for square in range(SQUARES)]
            for square, direction in s.board.gates:
                arrays["gates"][direction, square] = 1
            for figure in range(FIGURES):
                if s.at[figure] != NONE:
                    arrays["figures"][figure, int(s.at[figure])] = 1
            members(s.revealed, arrays["revealed"])
            members(s.gone, arrays["gone"])
            arrays["wounds"][: int(s.hits)] = 1
            if s.card != NONE:
                arrays["card"][int(s.card)] = 1
            arrays["to_come"][:] = [int(copies(s.deck, kind)) / int(copies(FULL_DECK, kind)) for kind in range(KINDS)]
            arrays["cards_left"][0] = int(size(s.deck)) / int(size(FULL_DECK))
            left = [s.king_points, s.knight_points, s.rebel_points]
            arrays["points"][:] = [int(points) / most for points, most in zip(left, MOST_POINTS, strict=True)]
            arrays["kills"][: int(s.kills)] = 1
            arrays["arrests"][0] = int(s.arrests)
        if "assassins" in arrays:
            members(s.assassins, arrays["assassins"])

    def remember(self, history: History, arrays: Arrays) -> None:
        """Write each deed as bits: its kind, whose it was, and where; of a choice only that it was made."""
        deeds = [entry for entry in history.entries if isinstance(entry, Event) and entry.kind in DEEDS]
        if "deeds" in arrays:
            numbers = np.array([numbers_of(deed) for deed in deeds], dtype=np.int64).reshape(-1, len(WIDTHS))
            spread = np.repeat(numbers, WIDTHS, axis=1)
            arrays["deeds"][: len(deeds)] = (spread >> _BITS) & 1
        if "chosen" in arrays:
            for deed in deeds:
                if deed.kind == "chooses" and deed.args["citizen"] >= 0:
                    arrays["chosen"][deed.args["citizen"]] = 1


def members(citizens: int, row: npt.NDArray[np.float32]) -> None:
    """Write a set of citizens."""
    row[:] = (int(citizens) >> np.arange(CITIZENS)) & 1


def numbers_of(deed: Event) -> tuple[int, int, int]:
    """Return the deed, who or what it was about, and where it was, each from 1; 0 for what it has not."""
    subjects = [deed.args[arg] + 1 for arg in SUBJECTS if arg in deed.args]
    places = [deed.args[arg] + 1 for arg in PLACES if arg in deed.args]
    subject = subjects[0] if subjects and deed.kind != "chooses" else 0
    return DEEDS.index(deed.kind) + 1, int(subject), int(places[0]) if places else 0
