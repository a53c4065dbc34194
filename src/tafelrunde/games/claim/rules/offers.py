"""How a person plays a card of Claim, and what comes of it."""

from functools import cache

from tafelrunde.core.ask import Ask
from tafelrunde.core.picture import Message, Offer, Value
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.rules.cards import CARD_IDS, DWARF, FACTION, UNDEAD, ZERO
from tafelrunde.games.claim.rules.picture import recruiting
from tafelrunde.games.claim.rules.state import ClaimState
from tafelrunde.games.claim.rules.steps import beats, why_won


def offers(view: ClaimState, ask: Ask) -> list[Offer]:
    """Return the cards that may be played."""
    seat, led, first = ask.who, int(view.led), recruiting(view)
    final = led != NONE and (first or (not view.hand(1 - seat) and view.unknown[1 - seat] == 0))
    return [offer(seat, card, led, first, final) for card in ask.actions]


@cache
def offer(seat: int, card: int, led: int, first: bool, final: bool) -> Offer:
    """Return a card as it is touched in the hand; whoever answers can tell who wins the round.

    An offer never changes: there is one for each card and each it may answer, in either phase (`first` or not).
    """
    name = CARD_IDS[card]
    touched = f"card:{name}@hand.{seat}" if card == ZERO else f"card:{name}"
    follows = [] if led == NONE else outcome(seat, card, led, first)
    marks = ["final"] if final else []
    return Offer(card, "play", {"card": name}, "claim-action-play", touch=[touched], follows=follows, marks=marks)


def outcome(seat: int, card: int, led: int, first: bool) -> list[Message]:
    """Return who would win the round, by which rule, and who would score what."""
    winner = seat if beats(card, led) else 1 - seat
    rule = why_won(card, led)
    found = [Message("claim-follows-wins", rule=rule) if winner == seat else Message("claim-follows-loses", rule=rule)]
    for played in (led, card):
        named: dict[str, Value] = {"card": CARD_IDS[played], "seat": winner}
        if first and FACTION[played] == UNDEAD:
            found.append(Message("claim-follows-scores", named, "claim.recruit.undead"))
        elif not first and FACTION[played] == DWARF:
            found.append(Message("claim-follows-scores", named | {"seat": 1 - winner}, "claim.favour.dwarf"))
    return found
