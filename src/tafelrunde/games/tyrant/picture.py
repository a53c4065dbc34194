"""What a client draws of the town: plain data, made from a view and from nothing else."""

from typing import TypedDict, cast

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.board import DIRECTIONS, SQUARE_IDS
from tafelrunde.games.tyrant.cards import (
    CARD_IDS,
    CITIZENS,
    FETTER,
    KING_POINTS,
    KNIGHT_POINTS,
    REBEL_POINTS,
    listed,
    size,
)
from tafelrunde.games.tyrant.position import names, turn_of
from tafelrunde.games.tyrant.state import FIGURE_IDS, FIGURES, KING, TyrantState


class Piece(TypedDict):
    """A figure with an id that stays the same; an arrested or killed one stands on no square."""

    id: str
    role: str
    """"king", "knight", "citizen", or "assassin" once it is revealed."""
    square: str | None
    secret: bool
    """Whether the viewer alone knows it for an assassin."""


class Gate(TypedDict):
    """A square from which the king leaves the board, and the direction in which he does."""

    square: str
    exit: str


class Card(TypedDict):
    """A round card."""

    id: str
    king: int
    knights: int
    rebel: int
    fetter: bool


class Points(TypedDict):
    """What is left of the round's points."""

    king: int
    knights: int
    rebel: int


class Start(TypedDict):
    """One of the places where the king may begin, and where his knights stand then."""

    king: str
    knights: list[str]


class Picture(TypedDict):
    """A town. Squares are names such as "c3": a column from the left, a row from the castle's edge downwards."""

    rows: list[str]
    """Ten rows of ten marks, "." for street and "#" for roof."""
    gates: list[Gate]
    starts: list[Start]
    turn: str
    """What is asked: "place", "choose", "start", "draw", "king", "rebel", or "over"."""
    viewer: int | None
    asked: int | None
    over: bool
    pieces: list[Piece]
    wounds: int
    round: int
    rounds: int
    card: Card | None
    points: Points
    kills: int
    arrests: int
    revealed: list[str]
    killed: list[str]
    arrested: list[str]
    assassins: list[str]
    """As far as the viewer knows them."""
    to_come: list[Card] | None
    """The round cards that are left, in no order; None without the memory aid (rule tyrant.memory_aid)."""
    cards_left: int


def picture(view: State) -> Picture:
    """Return the town as its viewer sees it."""
    s = cast(TyrantState, view)
    if s.viewer == NONE:
        raise ViewError("this is the true state: a picture is made from a view")
    return {
        "rows": s.board.rows,
        "gates": [{"square": SQUARE_IDS[square], "exit": DIRECTIONS[way]} for square, way in s.board.gates],
        "starts": [
            {"king": SQUARE_IDS[king], "knights": [SQUARE_IDS[knight] for knight in knights]}
            for king, knights in zip(s.board.starts, s.board.knights, strict=True)
        ],
        "turn": turn_of(s),
        "viewer": int(s.viewer) if s.viewer >= 0 else None,
        "asked": int(s.who) if s.who >= 0 else None,
        "over": not s.stack,
        "pieces": [_piece(s, figure) for figure in range(FIGURES)],
        "wounds": int(s.hits),
        "round": int(s.round),
        "rounds": int(s.board.rounds),
        "card": None if s.card == NONE else _card(int(s.card)),
        "points": {"king": int(s.king_points), "knights": int(s.knight_points), "rebel": int(s.rebel_points)},
        "kills": int(s.kills),
        "arrests": int(s.arrests),
        "revealed": names(s.revealed),
        "killed": names(s.killed()),
        "arrested": names(s.arrested()),
        "assassins": names(s.assassins),
        "to_come": [_card(card) for card in listed(s.deck)] if s.options["memory_aid"] else None,
        "cards_left": int(size(s.deck)),
    }


def _piece(s: TyrantState, figure: int) -> Piece:
    square = s.at[figure]
    known = figure < CITIZENS and s.assassins & bit(figure) != 0
    revealed = figure < CITIZENS and s.revealed & bit(figure) != 0
    role = "king" if figure == KING else "knight" if figure >= CITIZENS else "assassin" if revealed else "citizen"
    return {
        "id": FIGURE_IDS[figure],
        "role": role,
        "square": None if square == NONE else SQUARE_IDS[square],
        "secret": known and not revealed,
    }


def _card(card: int) -> Card:
    return {
        "id": CARD_IDS[card],
        "king": int(KING_POINTS[card]),
        "knights": int(KNIGHT_POINTS[card]),
        "rebel": int(REBEL_POINTS[card]),
        "fetter": FETTER[card] != 0,
    }
