"""Who has the favour of which faction, and who wins."""

from mypy_extensions import i64

from tafelrunde.core.bits import count, members
from tafelrunde.core.engine import result_of
from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.rules.cards import DISTINCT, FACTION_SETS, FACTIONS, VALUE
from tafelrunde.games.claim.rules.state import SCORE, ClaimState


def favoured(s: ClaimState, faction: i64) -> i64:
    """Return the seat that a faction favours, NONE if there is no such seat."""
    return favoured_by(s.cards[SCORE], s.cards[SCORE + 1], faction)


def favoured_by(first: i64, second: i64, faction: i64) -> i64:
    """Return the seat that a faction favours where the seats have scored these cards, NONE if there is no such seat.

    Of two sets of one faction, the one with the higher top card is the larger number: no card but the Goblin of value 0
    can be in both.
    """
    mine = first & FACTION_SETS[faction]
    theirs = second & FACTION_SETS[faction]
    lead = count(mine) - count(theirs)
    if lead == 0:
        lead = (mine & DISTINCT) - (theirs & DISTINCT)
    if lead == 0:
        return NONE
    if lead > 0:
        return 0
    return 1


def favour(s: ClaimState, faction: int) -> tuple[int, str]:
    """Return the seat that a faction favours, and the rule that says so."""
    return favour_by(int(s.cards[SCORE]), int(s.cards[SCORE + 1]), faction)


def favour_by(first: int, second: int, faction: int) -> tuple[int, str]:
    """Return the seat that a faction favours where the seats have scored these cards, and the rule that says so."""
    seat = favoured_by(first, second, faction)
    if seat == NONE:
        return NONE, "claim.score.nobody"
    cards = FACTION_SETS[faction]
    level = count(first & cards) == count(second & cards)
    return seat, "claim.score.top_card" if level else "claim.score.faction"


def favoured_sum(s: ClaimState, seat: int) -> int:
    """Return the sum of a seat's cards of the factions it has won."""
    total = 0
    for faction in range(len(FACTIONS)):
        if favoured(s, faction) == seat:
            total += sum(int(VALUE[card]) for card in members(s.cards[SCORE + seat] & FACTION_SETS[faction] & DISTINCT))
    return total


def winners(s: ClaimState) -> tuple[list[int], str]:
    """Return who wins and the rule that decides."""
    favours = [favoured(s, faction) for faction in range(len(FACTIONS))]
    lead = favours.count(0) - favours.count(1)
    rule = "claim.score.most_factions"
    if lead == 0:
        lead = favoured_sum(s, 0) - favoured_sum(s, 1)
        rule = "claim.score.sum"
    if lead == 0:
        return [0, 1], "claim.score.draw"
    return [0 if lead > 0 else 1], rule


def result(s: ClaimState) -> tuple[float, ...]:
    """Return the result of a finished game."""
    return result_of(winners(s)[0], 2)


def told(s: ClaimState) -> list[Event]:
    """Return the events of the final reckoning, with the numbers that decide: the winner's, then the other's."""
    events = []
    won = [0, 0]
    for faction in range(len(FACTIONS)):
        seat, rule = favour(s, faction)
        first = seat if seat != NONE else 0
        mine, theirs = (s.cards[SCORE + k] & FACTION_SETS[faction] for k in (first, 1 - first))
        top, many, fewer = highest(mine), count(mine), count(theirs)
        events.append(
            Event("favours", rule, {"faction": faction, "seat": seat, "count": many, "against": fewer, "card": top})
        )
        if seat != NONE:
            won[seat] += 1
    seats, rule = winners(s)
    first = seats[0]
    many, fewer, total, less = won[first], won[1 - first], favoured_sum(s, first), favoured_sum(s, 1 - first)
    if len(seats) == 1:
        events.append(Event("wins", rule, {"seat": first, "count": many, "against": fewer, "sum": total, "less": less}))
    else:
        events.append(Event("draw", rule, {"count": many, "sum": total}))
    return events


def highest(cards: i64) -> int:
    """Return the highest card of a set of one faction, NONE if it is empty."""
    found = members(cards & DISTINCT)
    return found[-1] if found else NONE
