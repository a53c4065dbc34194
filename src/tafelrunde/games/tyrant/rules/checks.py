"""What cannot be in the town: a position that says so is refused."""

from tafelrunde.core.bits import bit, count
from tafelrunde.core.errors import PositionError
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.board import KNIGHTS
from tafelrunde.games.tyrant.rules.cards import ASSASSINS, CARD_IDS, CITIZEN_IDS, CITIZENS, FETTER, KINDS, copies, size
from tafelrunde.games.tyrant.rules.position import OVER, SETTING_UP, names, spell, turn_of, usual_points
from tafelrunde.games.tyrant.rules.state import (
    FIGURE_IDS,
    FIGURES,
    FIRST_KNIGHT,
    HITS_TO_DIE,
    KING,
    REBEL_SEAT,
    TyrantState,
)
from tafelrunde.games.tyrant.rules.steps import FRAMES
from tafelrunde.games.tyrant.rules.zones import PICKED, can_be


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
    if s.round == 0 and (s.gone or s.revealed or s.hits):
        raise PositionError("arrested, killed, revealed, wounds: nothing of that can be before the first card")
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
    if turn in SETTING_UP and s.round:
        raise PositionError(f"round: {s.round} cannot be while setting up: it is 0 before the first card")
    if s.round == 0 and turn in ("king", "rebel", OVER):
        raise PositionError(f"round: 0 is before the first card: the turn is 'draw' then, not {turn!r}")
    if s.round == 0 and s.card != NONE:
        raise PositionError(f"card: {CARD_IDS[s.card]!r} cannot be in round 0, before the first card")
    if s.round and s.card == NONE:
        raise PositionError(f"card: round {s.round} has one: name it, or leave the field out")
    if turn == "draw" and s.round == s.board.rounds:
        raise PositionError(f"turn: all {s.round} rounds are played, so the turn is 'over'")
    cards = size(s.deck)
    if cards != s.board.rounds - s.round:
        raise PositionError(f"deck: {cards} cards in round {s.round}: {s.board.rounds - s.round} are to come")
    for kind in range(KINDS):
        there = copies(s.deck, kind) + (1 if s.card == kind else 0)
        most = copies(s.board.deck, kind)
        if there > most:
            raise PositionError(f"deck: {CARD_IDS[kind]!r} is there {there} times: there are {most}")
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
