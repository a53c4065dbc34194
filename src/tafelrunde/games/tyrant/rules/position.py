"""A position as a document, and back.

Fields, all of which may be left out:

- `turn`: what is asked: "place", "choose", "start" (setting up), "draw" (a round card), "king" (the default), "rebel",
  or "over".
- `king`: his square, null off the board; `knights`: a list with a square, or null for a dead one, for each;
  `citizens`: the square of each by id. By default all stand where the board has them at first, the citizens as listed.
- `assassins`: the three, "?2" for two that a view does not know; `revealed`, `arrested`, `killed`: lists of citizens.
- `wounds`; `round`, from 1, and 0 before the first card; `card`, the current one; `deck`, the list of cards to come.
- `points`: a mapping with what is left of `king`, `knights` and `rebel`; `kills` of knights and `arrests` this round.

Without `assassins` a position is a view: whose it is says `view`, and the king's (0) if that is left out as well.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, members
from tafelrunde.core.engine import Frame
from tafelrunde.core.errors import PositionError
from tafelrunde.core.reader import Reader
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.board import KNIGHTS, SQUARE_IDS
from tafelrunde.games.tyrant.rules.cards import (
    ASSASSINS,
    CARD_IDS,
    CITIZEN_IDS,
    CITIZENS,
    KING_POINTS,
    KNIGHT_POINTS,
    ONE,
    REBEL_POINTS,
    bag,
    listed,
)
from tafelrunde.games.tyrant.rules.state import (
    EMPTY,
    FIGURE_IDS,
    FIRST_KNIGHT,
    HITS_TO_DIE,
    KING,
    KING_SEAT,
    MOST_KILLS,
    NOWHERE,
    TyrantState,
)
from tafelrunde.games.tyrant.rules.steps import FRAMES

OVER: Final = "over"
TURNS: Final = [*(frame.step.name for frame in FRAMES), OVER]
SETTING_UP: Final = ("place", "choose", "start")


def turn_of(s: TyrantState) -> str:
    """Return what is asked."""
    return s.stack[-1].step.name if s.stack else OVER


def usual_stack(s: TyrantState) -> list[Frame]:
    """Return the stack, which the document's `turn` has set already."""
    return s.stack[:]


# Writing.


def write(s: TyrantState) -> dict[str, object]:
    """Return the fields of the document, defaults left out."""
    doc: dict[str, object] = {}
    turn = turn_of(s)
    if turn != "king":
        doc["turn"] = turn
    doc["king"] = spell(s.at[KING])
    doc["knights"] = [spell(s.at[FIRST_KNIGHT + k]) for k in range(KNIGHTS)]
    doc["citizens"] = {CITIZEN_IDS[c]: SQUARE_IDS[s.at[c]] for c in range(CITIZENS) if s.at[c] != NONE}
    assassins = names(s.assassins)
    doc["assassins"] = [*assassins, f"?{s.unknown}"] if s.unknown else assassins
    for field, citizens in (("revealed", s.revealed), ("arrested", s.arrested()), ("killed", s.killed())):
        if citizens:
            doc[field] = names(citizens)
    if s.hits:
        doc["wounds"] = int(s.hits)
    if turn not in SETTING_UP:
        if s.round != 1:
            doc["round"] = int(s.round)
        doc["card"] = None if s.card == NONE else CARD_IDS[s.card]
        doc["deck"] = [CARD_IDS[card] for card in listed(s.deck)]
    usual = usual_points(s.card, turn)
    left = {"king": int(s.king_points), "knights": int(s.knight_points), "rebel": int(s.rebel_points)}
    points = {who: number for who, number in left.items() if number != usual[who]}
    if points:
        doc["points"] = points
    if s.kills:
        doc["kills"] = int(s.kills)
    if s.arrests:
        doc["arrests"] = int(s.arrests)
    return doc


def spell(square: i64) -> str | None:
    """Return the name of a square, None off the board."""
    return None if square == NONE else SQUARE_IDS[square]


def names(citizens: i64) -> list[str]:
    """Return the ids of some citizens."""
    return [CITIZEN_IDS[citizen] for citizen in members(citizens)]


def usual_points(card: i64, turn: str) -> dict[str, int]:
    """Return the points when a turn begins."""
    if turn == "king" and card != NONE:
        return {"king": KING_POINTS[card], "knights": KNIGHT_POINTS[card], "rebel": REBEL_POINTS[card]}
    if turn == "rebel" and card != NONE:
        return {"king": 0, "knights": 0, "rebel": REBEL_POINTS[card]}
    return {"king": 0, "knights": 0, "rebel": 0}


# Reading.


def read(reader: Reader, s: TyrantState) -> None:
    """Set the state's fields; `s` comes from the options, with nobody asked yet."""
    turn = str(reader.one_of("turn", "king", TURNS))
    s.stack = [] if turn == OVER else [FRAMES[TURNS.index(turn)]]
    s.revealed = citizen_set(reader, "revealed")
    read_assassins(reader, s, turn)
    arrested, killed = citizen_set(reader, "arrested"), citizen_set(reader, "killed")
    if arrested & killed:
        raise PositionError(f"killed: {names(arrested & killed)[0]!r} is arrested too: it can be one of both")
    s.gone = arrested | killed
    s.revealed |= killed
    if arrested & s.revealed:
        raise PositionError(f"arrested: {names(arrested & s.revealed)[0]!r} is revealed: such are killed, not arrested")
    read_figures(reader, s, turn)
    s.hits = reader.number("wounds", 0, 0, HITS_TO_DIE)
    read_cards(reader, s, turn)
    points = reader.mapping("points")
    usual = usual_points(s.card, turn)
    for who in points:
        if who not in usual:
            raise PositionError(f"points: {who!r} has none: there are {', '.join(usual)}")
    left = {who: read_points(who, points.get(who, number)) for who, number in usual.items()}
    s.king_points, s.knight_points, s.rebel_points = left["king"], left["knights"], left["rebel"]
    s.kills = reader.number("kills", 0, 0, MOST_KILLS)
    s.arrests = reader.number("arrests", 0, 0, 1)


def citizen_set(reader: Reader, field: str) -> int:
    """Return a list of citizens as a set."""
    found = 0
    for entry in reader.row(field):
        found |= bit(reader.named(field, "citizen", entry))
    return found


def read_assassins(reader: Reader, s: TyrantState, turn: str) -> None:
    """Set the assassins; a document that does not name them is a view."""
    if reader.has("assassins"):
        known, unknown = reader.zone("assassins", "citizen", reader.row("assassins"))
        if len(set(known)) != len(known):
            raise PositionError(f"assassins: {', '.join(CITIZEN_IDS[citizen] for citizen in known)} are not different")
        s.assassins = sum(bit(citizen) for citizen in known)
    else:
        s.assassins = s.revealed
        for entry in reader.row("killed"):
            s.assassins |= bit(reader.named("killed", "citizen", entry))
        unknown = 0 if turn in ("place", "choose") else ASSASSINS - count(s.assassins)
    s.unknown = unknown
    if s.unknown and s.viewer == NONE:
        s.viewer = KING_SEAT


def read_figures(reader: Reader, s: TyrantState, turn: str) -> None:
    """Stand the figures on their squares."""
    first = s.at
    s.at = NOWHERE[:]
    s.on = EMPTY[:]
    board = s.board
    if reader.has("citizens"):
        for name, square in reader.mapping("citizens").items():
            stand(reader, s, "citizens", reader.named("citizens", "citizen", name), square)
    elif turn != "place":
        for citizen in range(CITIZENS):
            if not s.gone & bit(citizen):
                square = first[citizen] if first[citizen] != NONE else board.citizens[citizen]
                stand(reader, s, "citizens", citizen, SQUARE_IDS[square])
    here = turn != "start" and (turn not in SETTING_UP or len(board.starts) == 1)
    knights = reader.row("knights") if reader.has("knights") else [SQUARE_IDS[sq] for sq in board.knights[0] if here]
    if len(knights) > KNIGHTS:
        raise PositionError(f"knights: {len(knights)} squares where there are {KNIGHTS} knights")
    for k, square in enumerate(knights):
        stand(reader, s, "knights", FIRST_KNIGHT + k, square)
    stand(reader, s, "king", KING, reader.value("king", SQUARE_IDS[board.starts[0]] if here else None))


def stand(reader: Reader, s: TyrantState, field: str, figure: int, written: object) -> None:
    """Stand a figure on a square that is written down; null is off the board."""
    if written is None:
        return
    square = reader.named(field, "square", written)
    other = s.on[square]
    if other != NONE:
        both = f"{FIGURE_IDS[other]} and {FIGURE_IDS[figure]}"
        raise PositionError(f"{field}: {both} both stand on {written}: a square holds one figure")
    s.put(figure, square)


def read_cards(reader: Reader, s: TyrantState, turn: str) -> None:
    """Set the round, its card and the cards to come; by default the first ones of the rest of the deck are to come."""
    s.round = reader.number("round", 0 if turn in SETTING_UP else 1, 0, int(s.board.rounds))
    s.card = NONE if s.round == 0 else 0
    if reader.has("card"):
        s.card = reader.thing("card", "card")
    if reader.has("deck"):
        cards, unknown = reader.zone("deck", "card", reader.row("deck"))
        if unknown:
            raise PositionError(f"deck: {unknown} unknown cards: everybody knows which ones are to come: list them all")
    else:
        rest = listed(s.board.deck - (ONE[s.card] if s.card != NONE else 0))
        cards = rest[: int(s.board.rounds - s.round)]
    if len(cards) > s.board.rounds:
        raise PositionError(f"deck: {len(cards)} cards are too many: there are {s.board.rounds}")
    s.deck = bag(cards)


def read_points(who: str, given: object) -> int:
    """Return a number of points."""
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= 9:
        raise PositionError(f"points: {given!r} is no number of points for {who}")
    return given
