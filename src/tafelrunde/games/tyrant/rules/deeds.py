"""What figures may do in a turn, and what becomes of those they meet."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.board import KNIGHTS, NEXT
from tafelrunde.games.tyrant.rules.cards import ASSASSINS, CITIZENS, EVERY_CITIZEN, FETTER
from tafelrunde.games.tyrant.rules.codec import END, MOVE, REVEAL, STRIKE
from tafelrunde.games.tyrant.rules.score import finish
from tafelrunde.games.tyrant.rules.state import (
    ATTACK_COST,
    FIRST_KNIGHT,
    HITS_TO_DIE,
    KING,
    KING_SEAT,
    MOST_KILLS,
    TyrantState,
)
from tafelrunde.games.tyrant.rules.walk import can_push, knight_cost, rebel_cost

FIRST_STRIKE: Final = STRIKE + 4 * FIRST_KNIGHT
"""The first strike of a knight: the others follow."""


def figure_of(action: i64) -> i64:
    """Return the figure that a turn's action is about, NONE for the end of a turn."""
    if action < MOVE:
        return NONE
    if action < STRIKE:
        return (action - MOVE) >> 2
    if action < REVEAL:
        return (action - STRIKE) >> 2
    return action - REVEAL


def direction_of(action: i64) -> i64:
    """Return the direction of a step or a strike."""
    return (action - MOVE if action < STRIKE else action - STRIKE) & 3


def points_for(s: TyrantState, figure: i64, action: i64) -> i64:
    """Return the points that a step or a strike of a figure takes."""
    strikes = action >= STRIKE
    if figure == KING:
        return 1
    if figure >= FIRST_KNIGHT:
        return 1 if strikes else knight_cost(s, s.at[figure], direction_of(action))
    if not strikes:
        return rebel_cost(s, figure, direction_of(action))
    victim = s.on[NEXT[4 * s.at[figure] + direction_of(action)]]
    return ATTACK_COST if victim == KING else s.kills + 1


# The king's turn.


def kings_actions(s: TyrantState, first: i64, end: i64, way: i64, past: i64, moves: Moves) -> None:
    """Add the end of the turn, and what some of the king's figures may do in some directions.

    They are the figures from `first` to before `end`, and the directions from `way` to before `past`.
    """
    moves.add(END)
    strikes: i64 = 0
    if s.knight_points > 0:
        strikes = knight_moves(s, first, min(KING, end), way, past, moves)
    if s.king_points > 0 and end > KING:
        king_moves(s, way, past, moves)
    while strikes:
        moves.add(FIRST_STRIKE + lowest(strikes))
        strikes &= strikes - 1


def knight_moves(s: TyrantState, first: i64, end: i64, way: i64, past: i64, moves: Moves) -> i64:
    """Add the steps of some knights, with or without a push, and return their strikes as a set."""
    at = s.at
    on = s.on
    rise = s.board.rise
    next_to = NEXT
    points = s.knight_points
    prey = s.revealed
    if may_arrest(s):
        prey = EVERY_CITIZEN
    strikes: i64 = 0
    row = moves.room(4 * KNIGHTS)
    length = moves.length
    for knight in range(first, end):
        square = at[knight]
        if square == NONE:
            continue
        for direction in range(way, past):
            step: i64 = 4 * square + direction
            to = next_to[step]
            there = on[to]
            if there >= FIRST_KNIGHT:
                continue
            up = rise[step]
            if (points > 1 or up <= 0) and (there == NONE or can_push(s, to, direction)):
                row[length] = MOVE + 4 * knight + direction
                length += 1
            if there != NONE and (prey >> there) & 1 and up <= 0:
                strikes |= bit(4 * (knight - FIRST_KNIGHT) + direction)
    moves.length = length
    return strikes


def king_moves(s: TyrantState, way: i64, past: i64, moves: Moves) -> None:
    """Add the king's steps to empty streets, and the one into the castle.

    The roof above a gate is not entered: whoever stands there does not stop him (rule tyrant.gate.roof).
    """
    square = s.at[KING]
    for direction in range(way, past):
        to = NEXT[4 * square + direction]
        if (s.on[to] == NONE and s.board.roof[to] == 0) or s.board.gate[square] == direction:
            moves.add(MOVE + 4 * KING + direction)


def may_arrest(s: TyrantState) -> bool:
    """Tell whether an arrest is possible this round."""
    return FETTER[s.card] != 0 and s.arrests == 0


def leave(s: TyrantState) -> None:
    """Let the king walk into the castle."""
    square = s.at[KING]
    s.take_off(KING)
    if s.events is not None:
        s.tell(Event("leaves", "tyrant.gate.leave", {"square": square}))
    finish(s, KING_SEAT, "tyrant.end.castle")


def may_be_last(s: TyrantState, victim: i64) -> bool:
    """Tell whether taking somebody off the board may take the last assassin, for all that everybody knows.

    Going on then tells the king that it was not: he cannot take that back. It cannot be while a revealed one stands.
    """
    gone = s.gone | bit(victim)
    return count(gone) >= ASSASSINS and s.revealed & gone == s.revealed


def remove(s: TyrantState, knight: i64, victim: i64) -> None:
    """Take a citizen or a revealed assassin off the board."""
    square = s.at[victim]
    telling = may_be_last(s, victim)
    s.take_off(victim)
    s.gone |= bit(victim)
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


def rebels_actions(s: TyrantState, who: i64, way: i64, past: i64, moves: Moves) -> None:
    """Add the end of the turn, and what some of the citizens may do in some directions, `way` to before `past`."""
    moves.add(END)
    there: i64 = who & (EVERY_CITIZEN ^ s.gone)
    revealed: i64 = there & s.revealed
    if s.rebel_points > 0:
        rebel_moves(s, there, way, past, moves)
        if revealed:
            assassin_strikes(s, revealed, way, past, moves)
    elif revealed:
        rebel_moves(s, revealed, way, past, moves)
    hidden: i64 = there & (s.assassins ^ s.revealed)
    while hidden:
        moves.add(REVEAL + lowest(hidden))
        hidden &= hidden - 1


def rebel_moves(s: TyrantState, who: i64, way: i64, past: i64, moves: Moves) -> None:
    """Add the steps of some citizens and assassins that the points allow."""
    at = s.at
    on = s.on
    rise = s.board.rise
    next_to = NEXT
    points = s.rebel_points
    row = moves.room(4 * CITIZENS)
    length = moves.length
    while who:
        figure = lowest(who)
        who &= who - 1
        square = at[figure]
        citizen: i64 = 1 - ((s.revealed >> figure) & 1)
        for direction in range(way, past):
            step: i64 = 4 * square + direction
            if on[next_to[step]] == NONE:
                up = rise[step]
                price: i64 = 1
                if up > 0:
                    price += citizen
                elif up < 0:
                    price = citizen
                if price <= points:
                    row[length] = MOVE + 4 * figure + direction
                    length += 1
    moves.length = length


def assassin_strikes(s: TyrantState, who: i64, way: i64, past: i64, moves: Moves) -> None:
    """Add the kills and attacks of the revealed assassins that the points allow."""
    at = s.at
    on = s.on
    rise = s.board.rise
    points = s.rebel_points
    kills = s.kills < MOST_KILLS and points > s.kills
    while who:
        assassin = lowest(who)
        who &= who - 1
        square = at[assassin]
        for direction in range(way, past):
            step: i64 = 4 * square + direction
            there = on[NEXT[step]]
            if there == KING:
                if points >= ATTACK_COST:
                    moves.add(STRIKE + 4 * assassin + direction)
            elif FIRST_KNIGHT <= there < KING and kills and rise[step] <= 0:
                moves.add(STRIKE + 4 * assassin + direction)


def attack(s: TyrantState, assassin: i64) -> None:
    """Hit the king; the second hit takes him off the board."""
    s.hits += 1
    if s.events is not None:
        s.tell(Event("hit", "tyrant.assassin.attack", {"by": assassin, "square": s.at[assassin], "hits": s.hits}))
    if s.hits == HITS_TO_DIE:
        s.take_off(KING)


def kill_knight(s: TyrantState, assassin: i64, knight: i64) -> None:
    """Take a knight off the board."""
    if s.events is not None:
        rule = "tyrant.assassin.kill"
        s.tell(Event("killed", rule, {"figure": knight, "by": assassin, "square": s.at[knight], "count": s.kills}))
    s.take_off(knight)
