"""How a person plays a card of Claim, and what comes of it."""

from tafelrunde.core.ask import Ask
from tafelrunde.core.picture import Message, Offer, Value
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.cards import CARD_IDS, DWARF, FACTION, UNDEAD, ZERO
from tafelrunde.games.claim.picture import recruiting
from tafelrunde.games.claim.state import ClaimState
from tafelrunde.games.claim.steps import beats, why_won


def offers(view: ClaimState, ask: Ask) -> list[Offer]:
    """Return the cards that may be played."""
    return [offer(view, ask.who, card) for card in ask.actions]


def offer(s: ClaimState, seat: int, card: int) -> Offer:
    """Return a card as it is touched in the hand; whoever answers can tell who wins the round."""
    name = CARD_IDS[card]
    touched = f"card:{name}@hand.{seat}" if card == ZERO else f"card:{name}"
    follows = [] if s.led == NONE else outcome(s, seat, card)
    final = s.led != NONE and (recruiting(s) or (not s.hand(1 - seat) and s.unknown[1 - seat] == 0))
    return Offer(card, "play", {"card": name}, touch=[touched], follows=follows, marks=["final"] if final else [])


def outcome(s: ClaimState, seat: int, card: int) -> list[Message]:
    """Return who would win the round, by which rule, and who would score what."""
    winner = seat if beats(card, s.led) else 1 - seat
    rule = why_won(card, s.led)
    found = [Message("claim-follows-wins", rule=rule) if winner == seat else Message("claim-follows-loses", rule=rule)]
    for played in (int(s.led), card):
        named: dict[str, Value] = {"card": CARD_IDS[played], "seat": winner}
        if recruiting(s) and FACTION[played] == UNDEAD:
            found.append(Message("claim-follows-scores", named, "claim.recruit.undead"))
        elif not recruiting(s) and FACTION[played] == DWARF:
            found.append(Message("claim-follows-scores", named | {"seat": 1 - winner}, "claim.favour.dwarf"))
    return found
