"""King & Assassins as a tensor: planes of the town for figures, roofs and gates, and what is left of the round."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import State
from tafelrunde.games.tyrant.rules import board
from tafelrunde.games.tyrant.rules.board import DIRECTIONS, SQUARES
from tafelrunde.games.tyrant.rules.cards import CITIZENS, FULL_DECK, KINDS, copies, size
from tafelrunde.games.tyrant.rules.position import TURNS
from tafelrunde.games.tyrant.rules.state import FIGURES, HITS_TO_DIE, MOST_KILLS, as_tyrant
from tafelrunde.tensors.encoder import Encoder, Plane, first_seat, from_first
from tafelrunde.tensors.row import Row

HALF: Final = 50
"""So many squares fit a set: the town is written in two halves."""
MOST_KING: Final = 2
MOST_KNIGHTS: Final = 7
MOST_REBEL: Final = 5
"""What a round card gives at most."""
MOST_COPIES: Final[int] = int(max(copies(FULL_DECK, kind) for kind in range(KINDS)))
TURN: Final[dict[str, int]] = {turn: k for k, turn in enumerate(TURNS)}

TOLD: Final = [
    "placed", "chooses", "starts", "stationed", "turned-up", "moves", "climbs", "descends", "pushed",
    "arrested", "killed", "hit", "revealed", "turn-ends", "leaves", "was-assassin", "wins",
]  # fmt: skip
"""The kinds of events, in the order of the texts: what a memory writes for each is its place here."""
LONGEST: Final = 512
"""So many entries of a memory are written: all of the game."""
MOST: Final = 256
"""A number that all numbers of an entry are below."""


def planes() -> list[Plane]:
    """Return the planes."""
    return [
        Plane("seat", (2,), "Which seat at the table the viewer has: the king's or the rebel's."),
        Plane("asked", (2,), "Who is asked: the viewer or the other seat."),
        Plane("turn", (len(TURNS),), f"What is being done: {', '.join(TURNS)}."),
        Plane("roofs", (SQUARES,), "The squares that are roofs."),
        Plane("gates", (len(DIRECTIONS), SQUARES), "Per direction, the squares that the king leaves the town from."),
        Plane("figures", (FIGURES, SQUARES), "Per figure (citizens, knights, king), the square it stands on."),
        Plane("revealed", (CITIZENS,), "The citizens known to be assassins, killed ones too."),
        Plane("gone", (CITIZENS,), "The citizens that were arrested, and the assassins that were killed."),
        Plane("hits", (1,), "How often the king was hit.", most=HITS_TO_DIE),
        Plane("card", (KINDS,), "The card of this round."),
        Plane("to_come", (KINDS,), "Per kind of round card, how many are still to come.", most=MOST_COPIES),
        Plane("cards_left", (1,), "How many round cards are still to come.", most=int(size(FULL_DECK))),
        Plane("king_points", (1,), "What the king has left this round.", most=MOST_KING),
        Plane("knight_points", (1,), "What the knights have left this round.", most=MOST_KNIGHTS),
        Plane("rebel_points", (1,), "What the rebel has left this round.", most=MOST_REBEL),
        Plane("kills", (1,), "How many knights were killed this round.", most=MOST_KILLS),
        Plane("arrests", (1,), "How many citizens were arrested this round."),
        Plane("assassins", (CITIZENS,), "The assassins, as far as the viewer knows them.", private=True),
    ]


class TyrantEncoder(Encoder):
    """The town and who stands where; roofs and gates are those of the board, and looked up once."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__("tyrant", seats, options, planes())
        own = options["board"]
        town = board.side(str(options["side"])) if own is None else board.read(own)
        roofs = [square for square in range(SQUARES) if town.roof[square]]
        sets = halves(roofs)
        for way in range(len(DIRECTIONS)):
            sets += halves([square for square, direction in town.gates if direction == way])
        self.halves: vec[i64] = vec[i64]([i64(half) for half in sets])
        """Roofs, and gates by direction, each as the sets of two halves of the town."""

    def see(self, view: State, row: Row) -> None:
        s = as_tyrant(view)
        me = first_seat(s)
        row.put_one(me if s.viewer >= 0 else -1, 2)
        row.put_one(from_first(s.stack[-1].who, me, 2) if s.stack else -1, 2)
        row.put_one(TURN[s.stack[-1].step.name] if s.stack else len(TURNS) - 1, len(TURNS))
        for k in range(len(self.halves)):
            row.put_set(self.halves[k], HALF)
        at = s.at
        for figure in range(FIGURES):
            row.put_one(at[figure], SQUARES)
        row.put_set(s.revealed, CITIZENS)
        row.put_set(s.gone, CITIZENS)
        row.put(s.hits)
        row.put_one(s.card, KINDS)
        for kind in range(KINDS):
            row.put(copies(s.deck, kind))
        row.put(size(s.deck))
        row.put(s.king_points)
        row.put(s.knight_points)
        row.put(s.rebel_points)
        row.put(s.kills)
        row.put(s.arrests)
        row.put_set(s.assassins, CITIZENS)


def halves(squares: list[int]) -> list[int]:
    """Return some squares as two sets, of those in the upper and in the lower half of the town."""
    found = [0, 0]
    for square in squares:
        k: i64 = square % HALF
        found[square // HALF] |= int(bit(k))
    return found
