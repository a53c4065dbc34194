"""What happens in Ankh-Morpork, in sentences: a card, a area or an event, with all that comes of it."""

from collections.abc import Sequence
from typing import Final

from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Sentence
from tafelrunde.core.sentences import NOTHING, plain, say
from tafelrunde.core.values import HIDDEN, NONE
from tafelrunde.games.morpork.rules.cards import DOCTOR_MOSSY_LAWN
from tafelrunde.games.morpork.rules.causes import BY_AREA, BY_EVENT
from tafelrunde.games.morpork.rules.codec import NAMES
from tafelrunde.games.morpork.rules.events import FOG

GAME: Final = "morpork"
HEADS: Final = ("plays", "uses-area", "event", "interrupts")
"""What everything else comes of, until the next of these."""
SILENT: Final = ("uses-text", "borrows", "uses-area")
"""What is said with what comes of it."""
CLAUSES: Final = {
    "takes-money": "morpork-told-takes",
    "pays": "morpork-told-pays",
    "pays-player": "morpork-told-pays-player",
    "places-minion": "morpork-told-places",
    "lifts-minion": "morpork-told-lifts",
    "moves-minion": "morpork-told-moves",
    "swaps-minion": "morpork-told-minion-to",
    "swaps-troll": "morpork-told-troll-to",
    "swaps-demon": "morpork-told-demon-to",
    "removes-minion": "morpork-told-removes",
    "removes-troll": "morpork-told-removes-troll",
    "removes-demon": "morpork-told-removes-demon",
    "enters-troll": "morpork-told-troll-comes",
    "enters-demon": "morpork-told-demon-comes",
    "trouble": "morpork-told-trouble",
    "calm": "morpork-told-calm",
    "builds": "morpork-told-builds",
    "buys": "morpork-told-buys",
    "loses-building": "morpork-told-loses-building",
    "loses-card": "morpork-told-loses-card",
    "is-burdened": "morpork-told-burdened",
    "discards": "morpork-told-discards",
    "gives-card": "morpork-told-gives",
    "offers": "morpork-told-offers",
    "looks": "morpork-told-looks",
    "swaps-hands": "morpork-told-swaps-hands",
    "recovers": "morpork-told-recovers",
    "peeks": "morpork-told-peeks",
    "changes": "morpork-told-changes",
    "cannot": "morpork-told-cannot",
    "ignores": "morpork-told-ignores",
    "takes-back-card": "morpork-told-takes-back",
    "fog": "morpork-told-lost",
    "draws": "morpork-told-draws",
    "rolls": "morpork-told-rolls",
}
BY_OTHERS: Final = {
    "moves-minion": "morpork-told-moves-other",
    "discards": "morpork-told-discards-of",
    "loses-building": "morpork-told-removes-building",
}
"""The same where somebody does it to another player."""
TO_DOER: Final = {"pays-player": "morpork-told-takes-from", "gives-card": "morpork-told-gets-card"}
"""The same where others give something to whoever uses a text."""
BY_EVENTS: Final = {
    "pays": "morpork-told-somebody-pays",
    "moves-minion": "morpork-told-flees",
    "removes-minion": "morpork-told-loses",
    "removes-troll": "morpork-told-troll-gone",
    "removes-demon": "morpork-told-demon-gone",
    "rolls": "morpork-told-rolled",
}
"""The same where nobody does it."""
THERE: Final = {"trouble": "morpork-told-trouble-there", "calm": "morpork-told-calm-there"}
WHY_WON: Final = {
    "morpork.win.vetinari": "morpork-told-won-vetinari",
    "morpork.win.lords": "morpork-told-won-lords",
    "morpork.win.dragon_king": "morpork-told-won-dragon",
    "morpork.win.chrysoprase": "morpork-told-won-chrysoprase",
    "morpork.win.vimes": "morpork-told-won-vimes",
    "morpork.points.count": "morpork-told-won-points",
    "morpork.points.tie": "morpork-told-won-tie",
}
FORCED: Final = "morpork.text.force_payment"
GIVING: Final = (
    "morpork.text.take_from_each",
    "morpork.text.take_from_one",
    "morpork.text.beg_cards",
    "morpork.text.collect_alms",
    "morpork.text.gamble_with_player",
    "morpork.text.tribute_or_burden",
    "morpork.text.tribute_or_building",
    "morpork.text.take_random_cards",
)
"""Texts by which others give something to whoever uses them."""
PREVENTED: Final = {
    "morpork.interrupt.gaspode": "morpork-told-kept",
    "morpork.interrupt.susan": "morpork-told-kept",
    "morpork.interrupt.wallace_sonky": "morpork-told-out-of-reach",
}
LOANS: Final = "morpork.text.lend"
SEARCH: Final = "morpork.text.search_hand"
SMALL_GODS: Final = "morpork.area.small_gods"
BUILDING: Final = "morpork.build.where"


class Told:
    """A sentence that is being made, and what is behind all of it."""

    def __init__(self, message: Message, cause: int, thread: str = "") -> None:
        self.message = message
        self.cause = cause
        self.thread = thread or (f"by {cause}" if cause != NONE else "")
        self.came: list[Message] = []
        self.events: list[int] = []
        self.area = NONE

    def sentence(self) -> Sentence:
        """Return it as it is told."""
        return Sentence(self.message, self.came, self.events, self.thread, NOTHING if self.thread else None)


def sentences(events: Sequence[Event]) -> list[Sentence]:
    """Return what happened in sentences."""
    found: list[Told] = []
    for place, event in enumerate(events):
        cause = cause_of(event)
        last = found[-1] if found else None
        if last is None or not belongs(last, event, cause):
            last = begin(event, place, cause)
            found.append(last)
        elif hand_of(event):
            last.came += card_of(event)
        elif cause == NONE:
            last.came += clauses(last, events, place)
        if cause != NONE:
            last.came += clauses(last, events, place)
        last.events.append(place)
    return [told.sentence() for told in found]


def cause_of(event: Event) -> int:
    """Return what is behind an event; NONE for what a turn brings anyway."""
    args = event.args
    if event.kind in ("plays", "interrupts", "uses-text", "borrows", "is-burdened", "cannot"):
        return args["card"]
    if event.kind == "uses-area":
        return BY_AREA + args["area"]
    if event.kind in ("event", "ignores"):
        return BY_EVENT + args["event"]
    if event.kind == "fog":
        return BY_EVENT + FOG
    return DOCTOR_MOSSY_LAWN if event.kind == "takes-back-card" else args.get("cause", NONE)


def belongs(last: Told, event: Event, cause: int) -> bool:
    """Tell whether an event goes with the sentence before it."""
    if event.kind in HEADS:
        return False
    if cause == NONE:
        return event.kind in THERE or (bool(hand_of(event)) and last.thread == hand_of(event))
    return cause == last.cause or event.rule == SMALL_GODS


def begin(event: Event, place: int, cause: int) -> Told:
    """Begin a sentence with an event."""
    args = event.args
    if event.kind in HEADS:
        told = Told(plain(GAME, NAMES, event, place).message, cause)
        if event.rule in PREVENTED:
            told.came.append(say(NAMES, PREVENTED[event.rule], args, event.rule))
        return told
    if hand_of(event):
        text = "morpork-told-dealt" if event.rule == "morpork.setup.deal" else "morpork-told-fills-up"
        told = Told(say(NAMES, text, {"seat": args["seat"]}), NONE, hand_of(event))
        told.came += card_of(event)
        return told
    if event.kind in ("wins", "shares-win"):
        told = Told(plain(GAME, NAMES, event, place).message, NONE)
        told.came.append(say(NAMES, WHY_WON[event.rule], args, event.rule))
        return told
    if cause == NONE:
        return Told(plain(GAME, NAMES, event, place).message, NONE)
    if cause >= BY_EVENT:
        return Told(say(NAMES, "morpork-event-event", {"event": cause - BY_EVENT}), cause)
    doer = doer_of(event)
    text = "morpork-told-by" if doer == NONE else "morpork-told-goes-on"
    return Told(say(NAMES, text, {"seat": doer, "cause": cause} if doer != NONE else {"cause": cause}), cause)


def doer_of(event: Event) -> int:
    """Return who does what a card brings, NONE if that is not told."""
    args = event.args
    if event.kind in ("pays-player", "gives-card"):
        return args["to" if event.rule in GIVING else "seat"] if event.rule != FORCED else NONE
    if event.kind in ("offers", "is-burdened"):
        return NONE
    return args["by"] if args.get("by", NONE) != NONE else args.get("seat", NONE)


def hand_of(event: Event) -> str:
    """Return the thread of cards that are dealt or fill up a hand, none for other events."""
    if event.kind != "draws" or event.args.get("cause", NONE) != NONE:
        return ""
    return f"{event.rule} {event.args['seat']}"


def card_of(event: Event) -> list[Message]:
    """Return the card that is drawn, if it is seen."""
    card = event.args["card"]
    return [] if card == HIDDEN else [say(NAMES, "morpork-told-card", {"card": card})]


def clauses(told: Told, events: Sequence[Event], place: int) -> list[Message]:
    """Return what an event adds to a sentence."""
    event = events[place]
    kind, args = event.kind, event.args
    coming = events[place + 1] if place + 1 < len(events) else None
    if kind in HEADS or kind in SILENT or (coming is not None and said_with(event, coming)):
        return []
    area, told.area = told.area, args.get("area", told.area)
    if kind in THERE and area == told.area:
        return [say(NAMES, THERE[kind], {})]
    if kind == "takes-money" and event.rule == LOANS:
        return [say(NAMES, "morpork-told-borrows", args, event.rule)]
    if kind == "looks" and told.came and told.came[-1].id in ("morpork-told-looks", "morpork-told-card"):
        return card_of(event)
    if kind == "gives-card" and args["card"] == HIDDEN and event.rule == "morpork.text.swap_hands":
        return []
    if kind == "draws" and told.came and told.came[-1].id == "morpork-told-draws" and args["card"] != HIDDEN:
        return card_of(event)
    if kind == "ignores":
        args = {**args, "amount": events[place - 1].args["amount"]}
    if kind == "rolls":
        args = {**args, "area": args["eyes"] - 1}
        told.area = args["area"]
    return [say(NAMES, text_of(event), args, event.rule)]


MERGED: Final = ((BUILDING, "builds"), (SMALL_GODS, "ignores"))
"""Payments that are said with what they are for."""


def said_with(event: Event, coming: Event) -> bool:
    """Tell whether an event is said with the next one: what is paid with what it is for, a roll with what it hits."""
    if event.kind == "rolls":
        return cause_of(event) >= BY_EVENT and coming.args.get("area") == event.args["eyes"] - 1
    return event.kind == "pays" and (event.rule, coming.kind) in MERGED


def text_of(event: Event) -> str:
    """Return the clause for an event: by whom it is done decides."""
    kind, args = event.kind, event.args
    by = args.get("by", NONE)
    if cause_of(event) >= BY_EVENT and kind in BY_EVENTS:
        return BY_EVENTS[kind]
    if kind in TO_DOER and event.rule in GIVING:
        return TO_DOER[kind]
    if kind == "removes-minion" and by in (NONE, args["seat"]):
        return BY_EVENTS[kind]
    if kind in BY_OTHERS and (by not in (NONE, args["seat"]) or event.rule == SEARCH):
        return BY_OTHERS[kind]
    return CLAUSES[kind]
