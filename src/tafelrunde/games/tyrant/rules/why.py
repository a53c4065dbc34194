"""Which rule forbids an action: asked only when one is refused, and answered from what the player sees."""

from tafelrunde.core.bits import bit
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.board import NEXT, OFF
from tafelrunde.games.tyrant.rules.cards import CITIZENS, FETTER
from tafelrunde.games.tyrant.rules.codec import ACTIONS
from tafelrunde.games.tyrant.rules.state import FIRST_KNIGHT, KING, MOST_KILLS, TyrantState
from tafelrunde.games.tyrant.rules.walk import climbs

FIGURES_RULE = "tyrant.turn.figures"
POINTS_RULE = "tyrant.turn.points"
REACH_RULE = "tyrant.reach.neighbour"
LEVEL_RULE = "tyrant.reach.level"


def king_turn(s: TyrantState, action: int) -> str:
    """Return why the king's player may not do this."""
    if not 0 <= action < ACTIONS.size:
        return FIGURES_RULE
    verb, args = ACTIONS.split(action)
    if verb not in ("move", "strike"):
        return elsewhere(verb)
    figure, direction = args["figure"], args["direction"]
    if figure < CITIZENS:
        return FIGURES_RULE
    if s.at[figure] == NONE:
        return "tyrant.assassin.kill"
    if verb == "strike":
        return knight_strike(s, figure, direction)
    return king_step(s, direction) if figure == KING else knight_step(s, figure, direction)


def rebel_turn(s: TyrantState, action: int) -> str:
    """Return why the rebel may not do this."""
    if not 0 <= action < ACTIONS.size:
        return FIGURES_RULE
    verb, args = ACTIONS.split(action)
    if verb == "reveal":
        arrested = s.gone & bit(args["citizen"]) and s.assassins & bit(args["citizen"])
        return "tyrant.arrest.silent" if arrested else "tyrant.assassin.reveal"
    if verb not in ("move", "strike"):
        return elsewhere(verb)
    figure, direction = args["figure"], args["direction"]
    if figure >= FIRST_KNIGHT:
        return FIGURES_RULE
    if s.gone & bit(figure):
        return "tyrant.knight.kill" if s.revealed & bit(figure) else "tyrant.knight.arrest"
    return rebel_step(s, figure, direction) if verb == "move" else assassin_strike(s, figure, direction)


def elsewhere(verb: str) -> str:
    """Return the rule about a verb that has its place at another time."""
    if verb == "choose":
        return "tyrant.setup.assassins"
    return "tyrant.setup.start" if verb == "start" else "tyrant.assassin.reveal"


def king_step(s: TyrantState, direction: int) -> str:
    """Return why the king may not step there."""
    square = s.at[KING]
    to = NEXT[4 * square + direction]
    if s.board.gate[square] == direction:
        return POINTS_RULE
    if to == OFF:
        return "tyrant.gate.leave"
    if s.board.roof[to]:
        return "tyrant.king.street"
    if 0 <= s.on[to] < CITIZENS:
        return "tyrant.king.no_push"
    return POINTS_RULE if s.on[to] == NONE else "tyrant.board.one_figure"


def knight_step(s: TyrantState, figure: int, direction: int) -> str:
    """Return why a knight may not step there."""
    square = int(s.at[figure])
    to = int(NEXT[4 * square + direction])
    if to == OFF:
        return "tyrant.board.rim"
    if s.on[to] >= FIRST_KNIGHT:
        return "tyrant.push.figures"
    rule = push(s, to, direction) if s.on[to] != NONE else ""
    if rule:
        return rule
    return "tyrant.knight.climb" if s.knight_points == 1 and climbs(s, square, direction) else POINTS_RULE


def push(s: TyrantState, square: int, direction: int) -> str:
    """Return why a line may not be pushed, "" if it may."""
    while s.on[square] != NONE:
        to = int(NEXT[4 * square + direction])
        if to == OFF:
            return "tyrant.push.rim"
        if climbs(s, square, direction):
            return "tyrant.push.roof"
        if s.on[to] >= FIRST_KNIGHT:
            return "tyrant.push.figures"
        square = to
    return ""


def knight_strike(s: TyrantState, figure: int, direction: int) -> str:
    """Return why a knight may not strike there."""
    square = s.at[figure]
    victim = int(s.on[NEXT[4 * square + direction]])
    if not 0 <= victim < CITIZENS:
        return REACH_RULE
    if climbs(s, square, direction):
        return LEVEL_RULE
    if not s.revealed & bit(victim):
        if not FETTER[s.card]:
            return "tyrant.arrest.fetter"
        if s.arrests:
            return "tyrant.arrest.once"
    return POINTS_RULE


def rebel_step(s: TyrantState, figure: int, direction: int) -> str:
    """Return why a citizen or assassin may not step there."""
    square = s.at[figure]
    to = NEXT[4 * square + direction]
    if to == OFF:
        return "tyrant.board.rim"
    if s.on[to] != NONE:
        return "tyrant.rebel.no_push"
    return "tyrant.citizen.climb" if s.rebel_points == 1 else POINTS_RULE


def assassin_strike(s: TyrantState, figure: int, direction: int) -> str:
    """Return why a citizen or assassin may not strike there."""
    if not s.revealed & bit(figure):
        return "tyrant.assassin.hidden"
    square = s.at[figure]
    victim = s.on[NEXT[4 * square + direction]]
    if victim == KING:
        return "tyrant.assassin.attack"
    if not FIRST_KNIGHT <= victim < KING:
        return REACH_RULE
    if climbs(s, square, direction):
        return LEVEL_RULE
    return "tyrant.assassin.kill_limit" if s.kills == MOST_KILLS else "tyrant.assassin.kill"
