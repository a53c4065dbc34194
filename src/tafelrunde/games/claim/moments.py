"""What is worth another look of a game of Claim: who takes the lead, and when it can no longer be lost."""

from collections.abc import Iterable, Sequence
from typing import Final

from tafelrunde.core.bits import count
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Turning
from tafelrunde.core.sentences import say
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.rules.cards import FACTION_SETS, FACTIONS
from tafelrunde.games.claim.rules.codec import NAMES
from tafelrunde.games.claim.rules.picture import MAJORITY
from tafelrunde.games.claim.rules.score import favoured
from tafelrunde.games.claim.rules.state import FAVOUR, HAND, SCORE, SHOWN, ClaimState, as_claim

CERTAIN: Final = 4
LEAD_PASSES: Final = 3
LEAD_BEGINS: Final = 2
TURNS: Final = 1


def weigh(before: State, events: Sequence[Event], after: State) -> Iterable[Turning]:
    """Yield why a round has changed who was winning; in the first phase hardly anything counts yet."""
    first, then = as_claim(before), as_claim(after)
    places = tuple(k for k, event in enumerate(events) if event.kind == "scores")
    if not places or first.phase != FAVOUR:
        return
    for seat in range(2):
        if certain(then, seat) >= MAJORITY > certain(first, seat):
            yield Turning(CERTAIN, places, say(NAMES, "claim-moment-certain", {"seat": seat, "count": MAJORITY}))
            return
    ahead, now = lead(first), lead(then)
    if now and (ahead > 0) - (ahead < 0) != (now > 0) - (now < 0):
        seat = 0 if now > 0 else 1
        won = won_by(then)
        args = {"seat": seat, "count": won[seat], "against": won[1 - seat]}
        yield Turning(LEAD_PASSES if ahead else LEAD_BEGINS, places, say(NAMES, "claim-moment-lead", args))
        return
    for faction in range(len(FACTIONS)):
        holder = favoured(then, faction)
        if NONE not in (holder, favoured(first, faction)) and holder != favoured(first, faction):
            args = {"faction": faction, "seat": int(holder)}
            yield Turning(TURNS, places, say(NAMES, "claim-moment-turns", args))


def won_by(s: ClaimState) -> list[int]:
    """Return how many factions would favour each seat now."""
    holders = [favoured(s, faction) for faction in range(len(FACTIONS))]
    return [holders.count(0), holders.count(1)]


def lead(s: ClaimState) -> int:
    """Return how many more factions favour the first seat."""
    first, second = won_by(s)
    return first - second


def certain(s: ClaimState, seat: int) -> int:
    """Return how many factions a seat can no longer lose: the other would not catch up with all cards in hand."""
    left = [s.cards[zone + k] for zone in (HAND, SHOWN) for k in range(2)]
    found = 0
    for cards in FACTION_SETS:
        to_come = sum(count(hand & cards) for hand in left)
        if count(s.cards[SCORE + seat] & cards) > count(s.cards[SCORE + 1 - seat] & cards) + to_come:
            found += 1
    return found
