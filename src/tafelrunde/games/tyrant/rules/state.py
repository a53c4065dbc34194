"""The town square: who stands where, who is known for what, and what is left of the round."""

from typing import ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.engine import State
from tafelrunde.core.mixing import mix, mix_row
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.board import KNIGHTS, SQUARES, Board
from tafelrunde.games.tyrant.rules.cards import CITIZEN_IDS, CITIZENS

KING_SEAT: Final = 0
REBEL_SEAT: Final = 1

# Figures: the citizens, then the knights, then the king. A revealed assassin is still the citizen it was.
FIRST_KNIGHT: Final = 12
KING: Final = 19
FIGURES: Final = 20
WALL: Final = 20
"""What stands beyond the rim, so that nobody can go there."""
FIGURE_IDS: Final[list[str]] = [*CITIZEN_IDS, *(f"knight_{k + 1}" for k in range(KNIGHTS)), "king"]

HITS_TO_DIE: Final = 2
MOST_KILLS: Final = 2
ATTACK_COST: Final = 2

NOWHERE: Final[vec[i64]] = vec[i64]([i64(NONE)] * FIGURES)
EMPTY: Final[vec[i64]] = vec[i64]([i64(NONE)] * SQUARES + [i64(WALL)])

assert FIRST_KNIGHT == CITIZENS
assert FIRST_KNIGHT + KNIGHTS == KING


class TyrantState(State):
    """A position of King & Assassins. Sets of citizens have a bit for each."""

    fields: ClassVar[tuple[str, ...]] = (
        "at", "gone", "revealed", "assassins", "unknown", "hits", "round", "card", "deck",
        "king_points", "knight_points", "rebel_points", "kills", "arrests",
    )  # fmt: skip

    board: Board
    at: vec[i64]
    """Per figure, its square, NONE off the board."""
    on: vec[i64]
    """Per square, its figure, NONE if it is empty; it says the same as `at`."""

    def __init__(self) -> None:
        super().__init__()
        self.gone: i64 = 0
        """The citizens that were arrested, and the assassins that were killed."""
        self.revealed: i64 = 0
        """The citizens known to be assassins, killed ones too."""
        self.assassins: i64 = 0
        """The citizens that the rebel has chosen, as far as this view knows."""
        self.unknown: i64 = 0
        """How many more there are that this view does not know."""
        self.hits: i64 = 0
        self.round: i64 = 0
        """From 1; 0 before the first card."""
        self.card: i64 = NONE
        self.deck: i64 = 0
        """The bag of round cards to come: whoever saw the others knows it, in every view."""
        self.king_points: i64 = 0
        self.knight_points: i64 = 0
        self.rebel_points: i64 = 0
        self.kills: i64 = 0
        """Knights killed this round."""
        self.arrests: i64 = 0
        """Citizens arrested this round."""

    def clone(self) -> "TyrantState":
        """Return a copy."""
        copy = TyrantState()
        copy.like(self)
        copy.board = self.board
        copy.at = self.at[:]
        copy.on = self.on[:]
        copy.gone = self.gone
        copy.revealed = self.revealed
        copy.assassins = self.assassins
        copy.unknown = self.unknown
        copy.hits = self.hits
        copy.round = self.round
        copy.card = self.card
        copy.deck = self.deck
        copy.king_points = self.king_points
        copy.knight_points = self.knight_points
        copy.rebel_points = self.rebel_points
        copy.kills = self.kills
        copy.arrests = self.arrests
        return copy

    def mixed(self, so_far: i64) -> i64:
        """Mix all fields into a key."""
        so_far = mix_row(so_far, self.at)
        so_far = mix(mix(mix(mix(so_far, self.gone), self.revealed), self.assassins), self.unknown)
        so_far = mix(mix(mix(mix(so_far, self.hits), self.round), self.card), self.deck)
        so_far = mix(mix(mix(so_far, self.king_points), self.knight_points), self.rebel_points)
        return mix(mix(so_far, self.kills), self.arrests)

    def put(self, figure: i64, square: i64) -> None:
        """Stand a figure on an empty square."""
        self.at[figure] = square
        self.on[square] = figure

    def take_off(self, figure: i64) -> None:
        """Take a figure off the board."""
        self.on[self.at[figure]] = NONE
        self.at[figure] = NONE

    def arrested(self) -> i64:
        """Return the citizens that were arrested."""
        return self.gone ^ (self.gone & self.revealed)

    def killed(self) -> i64:
        """Return the assassins that were killed."""
        return self.gone & self.revealed


def as_tyrant(state: State) -> TyrantState:
    """Return the state as what it is."""
    return cast(TyrantState, state)
