"""Who controls what, who has reached the goal of a personality, and who wins on points."""

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, members
from tafelrunde.core.engine import result_of
from tafelrunde.core.events import Event
from tafelrunde.games.morpork.rules.areas import (
    AREAS,
    CHAOS,
    CHRYSOPRASE,
    CONTROLLED,
    COST,
    DE_WORDE,
    DRAGON_KING,
    FORTUNE,
    LOAN_DUE,
    LOAN_PENALTY,
    MINION_POINTS,
    SELACHII,
    SPIES,
    VETINARI,
    VIMES,
)
from tafelrunde.games.morpork.rules.cards import LOANS
from tafelrunde.games.morpork.rules.state import DEMON, FRONT, TROLL, MorporkState


def haunted(s: MorporkState, area: i64) -> bool:
    """Tell whether a demon is in an area (rule morpork.demon.effect)."""
    return s.pieces[AREAS * DEMON + area] > 0


def strength(s: MorporkState, seat: i64, area: i64) -> i64:
    """Return how many pieces a seat has in an area: minions and the building."""
    pieces = s.pieces[AREAS * seat + area]
    if s.building[area] == seat:
        pieces += 1
    return pieces


def controls(s: MorporkState, seat: i64, area: i64) -> bool:
    """Tell whether a seat has more pieces in an area than any other, and than trolls (rule morpork.win.control)."""
    own = strength(s, seat, area)
    if own == 0 or haunted(s, area) or own <= s.pieces[AREAS * TROLL + area]:
        return False
    for other in range(s.seats):
        if other != seat and strength(s, other, area) >= own:
            return False
    return True


def loans(s: MorporkState, seat: i64) -> i64:
    """Return how many loans lie in front of a seat."""
    return count(s.cards[2 * (FRONT + seat)] & LOANS)


def building_value(s: MorporkState, seat: i64) -> i64:
    """Return what a seat's buildings are worth: nothing beside a demon."""
    value: i64 = 0
    for area in range(AREAS):
        if s.building[area] == seat and not haunted(s, area):
            value += COST[area]
    return value


def fortune(s: MorporkState, seat: i64) -> i64:
    """Return cash and buildings less loans."""
    return s.money[seat] + building_value(s, seat) - LOAN_DUE * loans(s, seat)


def infiltrated(s: MorporkState, seat: i64) -> i64:
    """Return in how many areas without demons a seat has a minion."""
    found: i64 = 0
    for area in range(AREAS):
        if s.pieces[AREAS * seat + area] and not haunted(s, area):
            found += 1
    return found


def controlled(s: MorporkState, seat: i64) -> i64:
    """Return how many areas a seat controls."""
    found: i64 = 0
    for area in range(AREAS):
        if controls(s, seat, area):
            found += 1
    return found


def goals_met(s: MorporkState, seat: i64) -> i64:
    """Return the personalities that would win now, at the start of the seat's turn, as a set."""
    met: i64 = 0
    if infiltrated(s, seat) >= SPIES[s.seats]:
        met |= bit(VETINARI)
    if controlled(s, seat) >= CONTROLLED[s.seats]:
        for lord in range(SELACHII, DE_WORDE + 1):
            met |= bit(lord)
    if count(s.trouble) >= CHAOS:
        met |= bit(DRAGON_KING)
    if s.seats > 2 and fortune(s, seat) >= FORTUNE:
        met |= bit(CHRYSOPRASE)
    return met


def goal_rule(personality: i64) -> str:
    """Return the rule that makes a personality win."""
    if personality == VETINARI:
        return "morpork.win.vetinari"
    if personality == DRAGON_KING:
        return "morpork.win.dragon_king"
    if personality == CHRYSOPRASE:
        return "morpork.win.chrysoprase"
    return "morpork.win.vimes" if personality == VIMES else "morpork.win.lords"


def points(s: MorporkState, seat: i64) -> i64:
    """Return what a seat has when points are counted (rule morpork.points.count)."""
    total = s.money[seat] + building_value(s, seat)
    for area in range(AREAS):
        if not haunted(s, area):
            total += MINION_POINTS * s.pieces[AREAS * seat + area]
    cash = s.money[seat]
    for _ in range(loans(s, seat)):
        if cash >= LOAN_DUE:
            cash -= LOAN_DUE
            total -= LOAN_DUE
        else:
            total -= LOAN_PENALTY
    return total


def best_area(s: MorporkState, seat: int) -> int:
    """Return the value that decides between seats with equal points (rule morpork.points.tie)."""
    best = 0
    for area in range(AREAS):
        if s.rulings.tie_by_city_card:
            counts = s.building[area] == seat and not s.lost & bit(area)
        else:
            counts = controls(s, seat, area)
        if counts and COST[area] > best:
            best = COST[area]
    return best


def best_on_points(s: MorporkState) -> tuple[list[int], str]:
    """Return who has the most points, and the rule that decides."""
    totals = [int(points(s, seat)) for seat in range(s.seats)]
    tied = [seat for seat in range(len(totals)) if totals[seat] == max(totals)]
    if len(tied) == 1:
        return tied, "morpork.points.count"
    values = [best_area(s, seat) for seat in tied]
    return [tied[k] for k in range(len(tied)) if values[k] == max(values)], "morpork.points.tie"


def end(s: MorporkState, winners: list[int], rule: str) -> None:
    """End the game: everybody shows who they are."""
    s.winners = 0
    for seat in winners:
        s.winners |= bit(seat)
    s.clear()
    if s.events is None:
        return
    for seat in range(int(s.seats)):
        who = int(s.personality[seat])
        hidden = "morpork.hidden.personality"
        s.tell(Event("shows-personality", hidden, {"seat": seat, "personality": who}, reveals=True))
    for seat in winners:
        if len(winners) == 1:
            s.tell(Event("wins", rule, {"seat": seat}))
        else:
            s.tell(Event("shares-win", rule, {"seat": seat}))


def end_on_points(s: MorporkState) -> None:
    """End the game by counting points."""
    winners, rule = best_on_points(s)
    if s.events is not None:
        for seat in range(int(s.seats)):
            total = int(points(s, seat))
            s.tell(Event("scores", "morpork.points.count", {"seat": seat, "points": total}, reveals=True))
    end(s, winners, rule)


def end_of_pile(s: MorporkState) -> None:
    """End the game because the draw pile is used up (rule morpork.end.last_card)."""
    if s.events is not None:
        s.tell(Event("pile-used-up", "morpork.end.last_card", {}, reveals=True))
    for seat in range(int(s.seats)):
        if s.personality[seat] == VIMES:
            end(s, [seat], "morpork.win.vimes")
            return
    end_on_points(s)


def result(s: MorporkState) -> tuple[float, ...]:
    """Return the result of a finished game."""
    return result_of(members(s.winners), int(s.seats))
