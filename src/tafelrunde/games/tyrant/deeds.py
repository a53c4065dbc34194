"""What figures may do in a turn, and what becomes of those they meet."""

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.board import NEXT
from tafelrunde.games.tyrant.cards import ASSASSINS, CITIZENS, EVERY_CITIZEN, FETTER
from tafelrunde.games.tyrant.codec import END, MOVE, REVEAL, STRIKE
from tafelrunde.games.tyrant.score import finish
from tafelrunde.games.tyrant.state import (
    ATTACK_COST,
    FIRST_KNIGHT,
    HITS_TO_DIE,
    KING,
    KING_SEAT,
    MOST_KILLS,
    TyrantState,
)
from tafelrunde.games.tyrant.walk import can_push


def figure_of(action: i64) -> i64:
    """Return the figure that a turn's action is about; for the end of a turn, which is about none, the first."""
    if action < MOVE:
        return 0
    if action < STRIKE:
        return (action - MOVE) >> 2
    if action < REVEAL:
        return (action - STRIKE) >> 2
    return action - REVEAL


# The king's turn.


def kings_actions(s: TyrantState, first: i64, end: i64, moves: Moves) -> None:
    """Add the end of the turn, and all that some of the king's figures may do: those from `first` to before `end`."""
    moves.add(END)
    points = s.knight_points
    knights: i64 = min(KING, end)
    if points > 0:
        knight_moves(s, points, first, knights, moves)
    if s.king_points > 0 and end > KING:
        king_moves(s, moves)
    if points > 0:
        prey: i64 = EVERY_CITIZEN if may_arrest(s) else s.revealed
        if prey:
            knight_strikes(s, prey, first, knights, moves)


def knight_moves(s: TyrantState, points: i64, first: i64, end: i64, moves: Moves) -> None:
    """Add the steps of some knights, with or without a push."""
    at = s.at
    on = s.on
    roof = s.board.roof
    next_to = NEXT
    for knight in range(first, end):
        square = at[knight]
        if square == NONE:
            continue
        for direction in range(i64(4)):
            to = next_to[4 * square + direction]
            there = on[to]
            if there >= FIRST_KNIGHT or (points < 2 and roof[to] > roof[square]):
                continue
            if there == NONE or can_push(s, to, direction):
                moves.add(MOVE + 4 * knight + direction)


def king_moves(s: TyrantState, moves: Moves) -> None:
    """Add the king's steps to empty streets, and the one into the castle.

    The roof above a gate is not entered: whoever stands there does not stop him (rule tyrant.gate.roof).
    """
    square = s.at[KING]
    for direction in range(i64(4)):
        to = NEXT[4 * square + direction]
        if (s.on[to] == NONE and s.board.roof[to] == 0) or s.board.gate[square] == direction:
            moves.add(MOVE + 4 * KING + direction)


def may_arrest(s: TyrantState) -> bool:
    """Tell whether an arrest is possible this round."""
    return FETTER[s.card] != 0 and s.arrests == 0


def knight_strikes(s: TyrantState, prey: i64, first: i64, end: i64, moves: Moves) -> None:
    """Add the strikes of some knights at some of the citizens."""
    at = s.at
    on = s.on
    roof = s.board.roof
    next_to = NEXT
    for knight in range(first, end):
        square = at[knight]
        if square == NONE:
            continue
        for direction in range(i64(4)):
            to = next_to[4 * square + direction]
            there = on[to]
            if 0 <= there < CITIZENS and (prey >> there) & 1 and roof[to] <= roof[square]:
                moves.add(STRIKE + 4 * knight + direction)


def leave(s: TyrantState) -> None:
    """Let the king walk into the castle."""
    square = s.at[KING]
    s.take_off(KING)
    if s.events is not None:
        s.tell(Event("leaves", "tyrant.gate.leave", {"square": square}))
    finish(s, KING_SEAT, "tyrant.end.castle")


def remove(s: TyrantState, knight: i64, victim: i64) -> None:
    """Take a citizen or a revealed assassin off the board.

    If it may have been the last assassin, for all that everybody knows, then going on tells the king that it was not:
    he cannot take that back.
    """
    square = s.at[victim]
    s.take_off(victim)
    s.gone |= bit(victim)
    telling = count(s.gone) >= ASSASSINS
    if (s.revealed >> victim) & 1:
        if s.events is not None:
            rule = "tyrant.knight.kill"
            s.tell(Event("killed", rule, {"figure": victim, "by": knight, "square": square}, reveals=telling))
    else:
        s.arrests += 1
        if s.events is not None:
            rule = "tyrant.knight.arrest"
            s.tell(Event("arrested", rule, {"figure": victim, "by": knight, "square": square}, reveals=telling))


# The rebel's turn.


def rebels_actions(s: TyrantState, who: i64, moves: Moves) -> None:
    """Add the end of the turn, and all that some of the citizens may do."""
    moves.add(END)
    there: i64 = who & (EVERY_CITIZEN ^ s.gone)
    revealed: i64 = there & s.revealed
    if s.rebel_points > 0:
        rebel_moves(s, there, moves)
        if revealed:
            assassin_strikes(s, revealed, moves)
    elif revealed:
        rebel_moves(s, revealed, moves)
    hidden: i64 = there & (s.assassins ^ s.revealed)
    if hidden:
        for citizen in range(i64(CITIZENS)):
            if (hidden >> citizen) & 1:
                moves.add(REVEAL + citizen)


def rebel_moves(s: TyrantState, who: i64, moves: Moves) -> None:
    """Add the steps of some citizens and assassins that the points allow."""
    at = s.at
    on = s.on
    roof = s.board.roof
    next_to = NEXT
    points = s.rebel_points
    for figure in range(i64(CITIZENS)):
        if not (who >> figure) & 1:
            continue
        square = at[figure]
        level = roof[square]
        assassin: i64 = (s.revealed >> figure) & 1
        for direction in range(i64(4)):
            to = next_to[4 * square + direction]
            if on[to] == NONE:
                price: i64 = 1 - assassin
                if roof[to] > level:
                    price += 1
                elif roof[to] == level:
                    price = 1
                if price <= points:
                    moves.add(MOVE + 4 * figure + direction)


def assassin_strikes(s: TyrantState, who: i64, moves: Moves) -> None:
    """Add the kills and attacks of the revealed assassins that the points allow."""
    at = s.at
    on = s.on
    roof = s.board.roof
    points = s.rebel_points
    kills = s.kills < MOST_KILLS and points > s.kills
    for assassin in range(i64(CITIZENS)):
        if not (who >> assassin) & 1:
            continue
        square = at[assassin]
        for direction in range(i64(4)):
            to = NEXT[4 * square + direction]
            there = on[to]
            if there == KING:
                if points >= ATTACK_COST:
                    moves.add(STRIKE + 4 * assassin + direction)
            elif FIRST_KNIGHT <= there < KING and kills and roof[to] <= roof[square]:
                moves.add(STRIKE + 4 * assassin + direction)


def attack(s: TyrantState, assassin: i64) -> None:
    """Hit the king; the second hit takes him off the board."""
    s.rebel_points -= ATTACK_COST
    s.hits += 1
    if s.events is not None:
        s.tell(Event("hit", "tyrant.assassin.attack", {"by": assassin, "hits": s.hits}))
    if s.hits == HITS_TO_DIE:
        s.take_off(KING)


def kill_knight(s: TyrantState, assassin: i64, knight: i64) -> None:
    """Take a knight off the board."""
    if s.events is not None:
        rule = "tyrant.assassin.kill"
        s.tell(Event("killed", rule, {"figure": knight, "by": assassin, "square": s.at[knight]}))
    s.take_off(knight)
