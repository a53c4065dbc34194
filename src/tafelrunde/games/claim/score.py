"""Who has the favour of which faction, and who wins."""

from tafelrunde.core.bits import count, members
from tafelrunde.core.engine import result_of
from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.cards import DISTINCT, FACTION_SETS, FACTIONS, VALUE
from tafelrunde.games.claim.state import SCORE, ClaimState


def favour(s: ClaimState, faction: int) -> tuple[int, str]:
    """Return the seat that a faction favours, NONE if there is no such seat, and the rule that says so."""
    mine = s.cards[SCORE] & FACTION_SETS[faction]
    theirs = s.cards[SCORE + 1] & FACTION_SETS[faction]
    if count(mine) != count(theirs):
        return (0 if count(mine) > count(theirs) else 1), "claim.score.faction"
    top, other_top = top_card(mine), top_card(theirs)
    if top != other_top:
        return (0 if top > other_top else 1), "claim.score.top_card"
    return NONE, "claim.score.nobody"


def top_card(cards: int) -> int:
    """Return the highest of some cards of one faction, NONE if there are none."""
    found = members(cards & DISTINCT)
    return found[-1] if found else NONE


def favoured_sum(s: ClaimState, seat: int) -> int:
    """Return the sum of a seat's cards of the factions it has won."""
    total = 0
    for faction in range(len(FACTIONS)):
        if favour(s, faction)[0] == seat:
            total += sum(int(VALUE[card]) for card in members(s.cards[SCORE + seat] & FACTION_SETS[faction] & DISTINCT))
    return total


def winners(s: ClaimState) -> tuple[list[int], str]:
    """Return who wins and the rule that decides."""
    favours = [favour(s, faction)[0] for faction in range(len(FACTIONS))]
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
    """Return the events of the final reckoning."""
    events = []
    for faction in range(len(FACTIONS)):
        seat, rule = favour(s, faction)
        events.append(Event("favours", rule, {"faction": faction, "seat": seat}))
    seats, rule = winners(s)
    if len(seats) == 1:
        events.append(Event("wins", rule, {"seat": seats[0]}))
    else:
        events.append(Event("draw", rule, {}))
    return events
