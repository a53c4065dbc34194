"""A position as a document, and back.

Fields, all of which may be left out:

- `turn`: what is asked: "place", "choose", "start" (setting up), "draw" (a round card), "king" (the default), "rebel",
  or "over".
- `king`: his square, null off the board; `knights`: a list with a square, or null for a dead one, for each;
  `citizens`: the square of each by id. By default all stand where the board has them at first, the citizens as listed.
- `assassins`: the three, "?2" for two that a view does not know; `revealed`, `arrested`, `killed`: lists of citizens.
- `wounds`; `round`, from 1; `card`, the current one; `deck`, the list of cards to come.
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
from tafelrunde.games.tyrant.board import KNIGHTS, SQUARE_IDS
from tafelrunde.games.tyrant.cards import (
    ASSASSINS,
    CARD_IDS,
    CITIZEN_IDS,
    CITIZENS,
    FETTER,
    KINDS,
    KING_POINTS,
    KNIGHT_POINTS,
    ONE,
    REBEL_POINTS,
    bag,
    copies,
    listed,
    size,
)
from tafelrunde.games.tyrant.state import (
    EMPTY,
    FIGURE_IDS,
    FIGURES,
    FIRST_KNIGHT,
    HITS_TO_DIE,
    KING,
    KING_SEAT,
    MOST_KILLS,
    NOWHERE,
    REBEL_SEAT,
    TyrantState,
)
from tafelrunde.games.tyrant.steps import FRAMES
from tafelrunde.games.tyrant.zones import PICKED, can_be

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
        doc["deck"] = [f"?{s.unknown_cards}"] if s.unknown_cards else [CARD_IDS[card] for card in listed(s.deck)]
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
    setting_up = turn in SETTING_UP
    before = setting_up or turn == "draw"
    s.round = reader.number("round", 0 if setting_up else 1, 0, int(s.board.rounds))
    s.card = NONE if setting_up or (before and s.round == 0) else 0
    if reader.has("card"):
        s.card = reader.thing("card", "card")
    if not reader.has("deck"):
        if s.viewer != NONE and not s.memory_aid:
            s.unknown_cards = s.board.rounds - s.round
            s.deck = 0
            return
        rest = listed(s.board.deck - (ONE[s.card] if s.card != NONE else 0))
        s.deck = bag(rest[: int(s.board.rounds - s.round)])
        return
    cards, s.unknown_cards = reader.zone("deck", "card", reader.row("deck"))
    if len(cards) + s.unknown_cards > s.board.rounds:
        raise PositionError(f"deck: {len(cards) + s.unknown_cards} cards are too many: there are {s.board.rounds}")
    s.deck = bag(cards)


def read_points(who: str, given: object) -> int:
    """Return a number of points."""
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= 9:
        raise PositionError(f"points: {given!r} is no number of points for {who}")
    return given


# Checking.


def validate(s: TyrantState) -> None:
    """Refuse a position that no game can be in."""
    turn = turn_of(s)
    if s.out:
        raise PositionError("out: nobody leaves a game of King & Assassins before its end")
    if s.stack and (len(s.stack) > 1 or s.stack[0] not in FRAMES):
        raise PositionError("stack: it follows from the turn: leave it out")
    if turn in SETTING_UP:
        check_setup(s, turn)
    else:
        check_figures(s, turn)
    check_assassins(s, turn)
    check_round(s, turn)


def check_setup(s: TyrantState, turn: str) -> None:
    """Refuse what cannot be before the first round."""
    placed = [citizen for citizen in range(CITIZENS) if s.at[citizen] != NONE]
    squares = sorted(int(s.at[citizen]) for citizen in placed)
    if squares != sorted(s.board.citizens[: len(placed)]) or (len(placed) == CITIZENS) == (turn == "place"):
        raise PositionError("citizens: while setting up they stand on the first squares that the board has for them")
    waiting = len(s.board.starts) > 1
    if turn == "start" and not waiting:
        raise PositionError("turn: the king has one start only: there is nothing to ask")
    for figure in range(FIRST_KNIGHT, FIGURES):
        first = s.board.starts[0] if figure == KING else s.board.knights[0][figure - FIRST_KNIGHT]
        if s.at[figure] != (NONE if waiting else first):
            raise PositionError(f"{FIGURE_IDS[figure]}: cannot stand on {spell(s.at[figure])} while setting up")
    if s.gone or s.revealed or s.hits:
        raise PositionError("arrested, killed, revealed, wounds: nothing of that can be while setting up")


def check_figures(s: TyrantState, turn: str) -> None:
    """Refuse citizens that are neither on the board nor off it, and a king on a roof."""
    for citizen in range(CITIZENS):
        if (s.at[citizen] == NONE) != (s.gone & bit(citizen) != 0):
            both = "on the board and off it" if s.gone & bit(citizen) else "nowhere"
            name = CITIZEN_IDS[citizen]
            raise PositionError(f"citizens: {name!r} is {both}: give a square, or list it as arrested or killed")
    if s.at[KING] == NONE:
        if turn != OVER:
            raise PositionError("king: he is off the board, so the turn is 'over'")
    elif s.board.roof[s.at[KING]]:
        raise PositionError(f"king: {spell(s.at[KING])} is a roof: the king stands on streets only")
    if (s.hits == HITS_TO_DIE) and (turn != OVER or s.at[KING] != NONE):
        raise PositionError("wounds: with two the king is off the board and the turn is 'over'")


def check_assassins(s: TyrantState, turn: str) -> None:
    """Refuse assassins that cannot be, or cannot be known to this viewer."""
    number = count(s.assassins) + s.unknown
    if turn in ("place", "choose"):
        possible = [int(subset) for subset in PICKED[number]] if number < ASSASSINS else []
        if s.unknown and possible:
            possible = [0]
        if int(s.assassins) not in possible or (turn == "place" and number):
            picks = [*names(s.assassins), *([f"?{s.unknown}"] if s.unknown else [])]
            raise PositionError(f"assassins: {', '.join(picks)} cannot be the first {number} picks")
    elif number != ASSASSINS:
        raise PositionError(f"assassins: {number} where there are {ASSASSINS}")
    if s.revealed & s.assassins != s.revealed:
        raise PositionError(f"revealed: {names(s.revealed)} are not all among the assassins")
    if s.viewer == REBEL_SEAT and s.unknown:
        raise PositionError("assassins: the rebel knows all three: name them")
    if s.viewer not in (NONE, REBEL_SEAT) and turn != OVER and s.assassins != s.revealed:
        raise PositionError("assassins: this viewer knows the revealed ones only: write the others as '?2'")
    if turn == OVER:
        check_end(s)
    elif s.unknown:
        if turn not in SETTING_UP and not any(can_be(s, subset) for subset in PICKED[ASSASSINS]):
            raise PositionError("assassins: three are off the board, so the turn is 'over'")
    elif number == ASSASSINS and s.assassins & s.gone == s.assassins:
        raise PositionError("assassins: all three are off the board, so the turn is 'over'")


def check_end(s: TyrantState) -> None:
    """Refuse an end without a reason."""
    if s.unknown:
        raise PositionError("assassins: they are shown when the game is over: name all three")
    by_rounds = s.round == s.board.rounds and not s.rebel_points
    if s.at[KING] != NONE and s.assassins & s.gone != s.assassins and not by_rounds:
        raise PositionError("turn: nothing has ended the game: the king stands, an assassin lives, and rounds are left")


def check_round(s: TyrantState, turn: str) -> None:
    """Refuse cards that the deck does not have, and points that the card does not give."""
    cards = size(s.deck) + s.unknown_cards
    if cards != s.board.rounds - s.round:
        raise PositionError(f"deck: {cards} cards in round {s.round}: {s.board.rounds - s.round} are to come")
    if s.unknown_cards and (s.viewer == NONE or s.memory_aid or s.deck):
        raise PositionError("deck: only views without the memory aid do not know the cards to come: list them all")
    if s.viewer != NONE and not s.memory_aid and s.deck:
        raise PositionError("deck: a view without the memory aid does not know the cards to come: write '?9' for nine")
    for kind in range(KINDS):
        there = copies(s.deck, kind) + (1 if s.card == kind else 0)
        most = copies(s.board.deck, kind)
        if there > most:
            raise PositionError(f"deck: {CARD_IDS[kind]!r} is there {there} times: there are {most}")
    if (s.round == 0) != (s.card == NONE) or (s.round == 0 and turn in ("king", "rebel", OVER)):
        card = None if s.card == NONE else CARD_IDS[s.card]
        raise PositionError(f"card: round {s.round} with the card {card!r} cannot be")
    if turn in SETTING_UP and s.round:
        raise PositionError(f"round: {s.round} cannot be while setting up")
    if turn == "draw" and s.round == s.board.rounds:
        raise PositionError(f"turn: all {s.round} rounds are played, so the turn is 'over'")
    check_points(s, turn)


def check_points(s: TyrantState, turn: str) -> None:
    """Refuse points that the card does not give, or that have lapsed."""
    full = usual_points(s.card, "king" if turn == OVER else turn)
    for who, left in (("king", s.king_points), ("knights", s.knight_points), ("rebel", s.rebel_points)):
        if left > full[who]:
            raise PositionError(f"points: {left} for {who} are too many: at most {full[who]} can be left")
    if turn == "king" and s.rebel_points != full["rebel"]:
        raise PositionError("points: in the king's turn the rebel has all of his")
    check_deeds(s, turn, full)


def check_deeds(s: TyrantState, turn: str, full: dict[str, int]) -> None:
    """Refuse kills and arrests that cannot be, or that nobody has paid for."""
    if s.kills and turn not in ("rebel", OVER):
        raise PositionError(f"kills: {s.kills} knights can only be killed in the rebel's turn")
    dead = sum(s.at[FIRST_KNIGHT + k] == NONE for k in range(KNIGHTS))
    if s.kills > dead:
        raise PositionError(f"kills: {s.kills} this round where {dead} of the knights are dead")
    most = full["rebel"] - sum(range(int(s.kills) + 1))
    if s.rebel_points > most:
        raise PositionError(
            f"points: {s.rebel_points} for rebel are too many: with kills {s.kills} at most {most} can be left"
        )
    if s.arrests and (turn not in ("king", "rebel", OVER) or not FETTER[s.card]):
        raise PositionError("arrests: only a card with a fetter allows one")
    if s.arrests and not s.arrested():
        raise PositionError("arrests: one this round, but nobody is arrested: list whom under 'arrested'")
    if s.arrests and s.knight_points == full["knights"] > 0:
        raise PositionError(f"points: {s.knight_points} for knights after an arrest: it takes one of them")
