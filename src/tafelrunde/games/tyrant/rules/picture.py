"""What a client draws of the town, made from a view and from nothing else."""

from tafelrunde.core.bits import bit, count
from tafelrunde.core.errors import ViewError
from tafelrunde.core.picture import Counter, Goal, Message, Picture, Piece, Place, heap
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.board import DIRECTIONS, NEXT, OFF, SQUARE_IDS, SQUARES
from tafelrunde.games.tyrant.rules.cards import ASSASSINS, CARD_IDS, CITIZENS, KINDS, copies, size
from tafelrunde.games.tyrant.rules.position import turn_of
from tafelrunde.games.tyrant.rules.state import (
    FIGURE_IDS,
    FIGURES,
    FIRST_KNIGHT,
    HITS_TO_DIE,
    KING,
    KING_SEAT,
    REBEL_SEAT,
    TyrantState,
)

PHASES = ["place", "choose", "start", "draw", "king", "rebel", "over"]
WORDS = {
    "place": ["castle", "arrested", "killed", "round", "deck"],
    "counter": ["king_points", "knight_points", "rebel_points", "wounds", "kills", "arrests"],
    "mark": ["roof", "gate", *(f"exit_{way}" for way in DIRECTIONS), "start", "guard", "assassin", "secret"],
    "phase": PHASES,
    "card": ["hidden"],
}
"""What the picture names beside the game's own things."""


def layout(view: TyrantState) -> list[Place]:
    """Return the squares with their neighbours, roofs and gates, and what lies beside the board."""
    squares = [square_place(view, square) for square in range(SQUARES)]
    return squares + [Place(face, "place", face) for face in WORDS["place"]]


def square_place(s: TyrantState, square: int) -> Place:
    """Return a square: from a gate the king leaves for the castle. Where there are two starts they have numbers."""
    near = [SQUARE_IDS[to] for to in (NEXT[4 * square + way] for way in range(4)) if to != OFF]
    marks = ["roof"] if s.board.roof[square] else []
    if s.board.gate[square] != NONE:
        marks += ["gate", f"exit_{DIRECTIONS[s.board.gate[square]]}"]
        near.append("castle")
    starts = [k for k, start in enumerate(s.board.starts, 1) if square == start]
    guards = [k for k, knights in enumerate(s.board.knights, 1) if square in knights]
    marks += ["start"] * bool(starts) + ["guard"] * bool(guards)
    number = (starts + guards)[0] if len(s.board.starts) > 1 and len(starts + guards) == 1 else None
    return Place(SQUARE_IDS[square], "square", SQUARE_IDS[square], near=near, marks=marks, number=number)


def picture(view: TyrantState) -> Picture:
    """Return the town as its viewer sees it."""
    if view.viewer == NONE:
        raise ViewError("this is the true state: a picture is made from a view")
    phase = turn_of(view)
    return Picture(
        turn=None if phase == "over" else REBEL_SEAT if phase in ("choose", "rebel") else KING_SEAT,
        phase=phase,
        round=int(view.round),
        rounds=int(view.board.rounds),
        over=not view.stack,
        pieces=[*figures(view), *cards(view)],
        counters=counters(view),
        marks=[[], []],
    )


def figures(s: TyrantState) -> list[Piece]:
    """Return everybody who has come to the town, whether they still stand there or not."""
    found = [figure_piece(s, figure, place_of(s, figure)) for figure in range(FIGURES)]
    return [piece for piece in found if piece.place]


def figure_piece(s: TyrantState, figure: int, place: str) -> Piece:
    """Return a figure; who is an assassin is marked as far as the viewer knows."""
    revealed = figure < CITIZENS and s.revealed & bit(figure) != 0
    known = figure < CITIZENS and s.assassins & bit(figure) != 0
    marks = ["assassin"] if revealed else ["secret"] if known else []
    name = FIGURE_IDS[figure]
    return Piece(name, "figure", place, name, REBEL_SEAT if figure < CITIZENS else KING_SEAT, marks=marks)


def place_of(s: TyrantState, figure: int) -> str:
    """Return where a figure stands or lies, "" for one that has not come yet."""
    if s.at[figure] != NONE:
        return SQUARE_IDS[s.at[figure]]
    if figure < CITIZENS:
        if not s.gone & bit(figure):
            return ""
        return "killed" if s.revealed & bit(figure) else "arrested"
    if not s.round:
        return ""
    if figure == KING and s.hits < HITS_TO_DIE:
        return "castle"
    return "killed"


def cards(s: TyrantState) -> list[Piece]:
    """Return the round card, and those to come: without the memory aid nobody is reminded which."""
    found = heap("round", "card", 1, CARD_IDS[s.card]) if s.card != NONE else []
    if not s.options["memory_aid"]:
        return found + heap("deck", "card", int(size(s.deck)))
    for kind in range(KINDS):
        found += heap("deck", "card", int(copies(s.deck, kind)), CARD_IDS[kind])
    return found


def counters(s: TyrantState) -> list[Counter]:
    """Return what is left of the round's points, and what has befallen whom."""
    return [
        Counter("king_points", int(s.king_points)),
        Counter("knight_points", int(s.knight_points)),
        Counter("rebel_points", int(s.rebel_points)),
        Counter("wounds", int(s.hits), goal=HITS_TO_DIE),
        Counter("kills", int(s.kills)),
        Counter("arrests", int(s.arrests)),
    ]


def goals(s: TyrantState) -> list[Goal]:
    """Return what each side wins by, and how far it is."""
    caught = int(count(s.assassins & s.gone))
    return [
        Goal(Message("tyrant-goal-castle", rule="tyrant.end.castle"), KING_SEAT),
        Goal(Message("tyrant-goal-assassins", rule="tyrant.end.assassins"), KING_SEAT, caught, ASSASSINS),
        Goal(Message("tyrant-goal-wounds", rule="tyrant.end.killed"), REBEL_SEAT, int(s.hits), HITS_TO_DIE),
        Goal(Message("tyrant-goal-rounds", rule="tyrant.end.rounds"), REBEL_SEAT, int(s.round), int(s.board.rounds)),
    ]


def brief(s: TyrantState) -> list[Message]:
    """Return what the game is about, with the numbers of this table."""
    rounds = int(s.board.rounds)
    return [
        Message("tyrant-brief-king", {"seat": KING_SEAT, "rounds": rounds, "assassins": ASSASSINS}),
        Message("tyrant-brief-rebel", {"seat": REBEL_SEAT, "wounds": HITS_TO_DIE, "rounds": rounds}),
        Message("tyrant-brief-turn"),
        Message("tyrant-brief-secret", {"assassins": ASSASSINS, "citizens": CITIZENS}),
    ]


def is_knight(figure: int) -> bool:
    """Tell whether a figure is one of the knights."""
    return FIRST_KNIGHT <= figure < KING
