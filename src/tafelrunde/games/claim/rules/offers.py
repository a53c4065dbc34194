"""How a person plays a card of Claim, and what comes of it: it is tried, and told."""

from msgspec import structs

from tafelrunde.core.ask import Ask
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Offer, Value
from tafelrunde.core.trial import tried
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.rules.cards import CARD_IDS, ZERO
from tafelrunde.games.claim.rules.state import FAVOUR, ClaimState
from tafelrunde.games.claim.rules.steps import DWARF_RULE, UNDEAD_RULE, held

KEPT: dict[tuple[int, ...], dict[int, Offer]] = {}
"""An offer never changes: there is one for each seat, the card that it answers, the phase, the last round, and card."""


def offers(view: ClaimState, ask: Ask) -> list[Offer]:
    """Return the cards that may be played, each tried once for all tables: nothing else decides what comes of it."""
    last = view.led != NONE and view.phase == FAVOUR and held(view, ask.who) == 1
    key = (ask.who, view.led, view.phase, last)
    if key not in KEPT:
        KEPT[key] = {}
    kept = KEPT[key]
    for card in ask.actions:
        if card not in kept:
            kept[card] = offer(view, ask.who, card)
    return [kept[card] for card in ask.actions]


def offer(view: ClaimState, seat: int, card: int) -> Offer:
    """Return a card as it is touched in the hand; whoever answers can tell who wins the round."""
    name = CARD_IDS[card]
    touched = f"card:{name}@hand.{seat}" if card == ZERO else f"card:{name}"
    said = Offer(card, "play", {"card": name}, "claim-action-play", touch=[touched])
    if view.led == NONE:
        return said
    trial = tried(view, card)
    follows = [message for event in trial.told for message in in_words(event, seat)]
    return structs.replace(said, follows=follows, marks=["final"] if trial.for_good(seat) else [])


def in_words(event: Event, seat: int) -> list[Message]:
    """Return an event as something that would happen: who wins the round, and the cards that score by their faction."""
    if event.kind == "wins-round":
        if event.args["seat"] == seat:
            return [Message("claim-follows-wins", rule=event.rule)]
        return [Message("claim-follows-loses", rule=event.rule)]
    if event.kind == "scores" and event.rule in (UNDEAD_RULE, DWARF_RULE):
        named: dict[str, Value] = {"card": CARD_IDS[event.args["card"]], "seat": event.args["seat"]}
        return [Message("claim-follows-scores", named, event.rule)]
    return []
