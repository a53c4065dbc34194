"""What happens in Tokyo, in sentences: dice, purchases and blows, each with what comes of it and by what."""

from collections.abc import Callable, Sequence
from typing import Final

from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Sentence
from tafelrunde.core.sentences import say
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import BY_CLAWS, BY_POISON, CARD_RULES, CARDS, CAUSES, HIBERNATION, JETS
from tafelrunde.games.tokyo.rules.codec import NAMES
from tafelrunde.games.tokyo.rules.dice import CLAW

GAME: Final = "tokyo"
GROUPS: Final = [
    "tokyo-told-ones",
    "tokyo-told-twos",
    "tokyo-told-threes",
    "tokyo-told-hearts",
    "tokyo-told-energy",
    "tokyo-told-strikes",
]
"""Dice that count, by their face."""
OWN: Final = {
    "gains-stars": "tokyo-told-own-stars",
    "gains-hearts": "tokyo-told-own-hearts",
    "gains-energy": "tokyo-told-own-energy",
    "gains-wickedness": "tokyo-told-own-wickedness",
    "loses-stars": "tokyo-told-own-stars-lost",
    "loses-energy": "tokyo-told-own-energy-lost",
    "loses-hearts": "tokyo-told-own-hearts-cost",
    "trimmed": "tokyo-told-own-hearts-lost",
}
"""Clauses on the monster that the sentence is about."""
OTHERS: Final = {
    "gains-stars": "tokyo-told-stars",
    "gains-hearts": "tokyo-told-healed",
    "gains-energy": "tokyo-told-energy-gained",
    "loses-stars": "tokyo-told-stars-lost",
    "loses-energy": "tokyo-told-energy-lost",
    "loses-hearts": "tokyo-told-hearts-lost",
    "trimmed": "tokyo-told-trimmed",
    "gets-token": "tokyo-told-token",
    "unharmed": "tokyo-told-unharmed",
}
"""Clauses on another one."""
DICE: Final = CAUSES.index("dice")
TOKYO: Final = CAUSES.index("tokyo")
SWEEP: Final = CAUSES.index("sweep")
FALL: Final = CAUSES.index("fall")
USED_UP: Final = CAUSES.index("used_up")


class Told:
    """A sentence that is being made: whom it is about, what is behind all of it, and what has come of it."""

    def __init__(self, message: Message, place: int, seat: int = NONE, cause: int = NONE) -> None:
        self.message = message
        self.events = [place]
        self.seat = seat
        self.cause = cause
        self.hits: list[Message] = []
        self.claws: list[Message] = []
        self.came: list[Message] = []
        self.others = False
        self.strikes = False
        self.thread = ""
        self.onward: Message | None = None

    def sentence(self) -> Sentence:
        """Return it as it is told: who is hit, by how many claws, and what else."""
        came = [*self.hits, *self.claws, *self.came]
        thread = f"strike {self.seat}" if self.strikes else self.thread
        return Sentence(self.message, came, self.events, thread, self.onward)


def sentences(events: Sequence[Event]) -> list[Sentence]:
    """Return what happened in sentences."""
    found: list[Told] = []
    for place, event in enumerate(events):
        last = found[-1] if found else None
        if last is not None and goes_with(last, event):
            last.events.append(place)
        else:
            found.append(begin(event, place))
    return [told.sentence() for told in found]


def begin(event: Event, place: int) -> Told:
    """Begin a sentence with an event."""
    if event.kind in BEGINNINGS:
        return BEGINNINGS[event.kind](event, place)
    return plainly(event, place)


def plainly(event: Event, place: int) -> Told:
    """Return an event in its own words; what it brings is a clause of it."""
    args = event.args
    message = say(NAMES, f"{GAME}-event-{event.kind}", args, event.rule if "cause" in args else "")
    return Told(message, place, args.get("seat", NONE), cause_of(event))


def cause_of(event: Event) -> int:
    """Return what is behind all that comes of an event, NONE if nothing comes of it."""
    if event.kind in ("buys", "copies"):
        return event.args["card"]
    if event.kind == "takes-tile":
        return CARDS + 2 + event.args["tile"]
    if event.kind == "falls":
        return FALL
    return TOKYO if event.kind == "enters" else NONE


def rolls(event: Event, place: int) -> Told:
    """Return a roll; the next one of the same monster is told with it."""
    told = plainly(event, place)
    told.thread = f"roll {told.seat}"
    told.onward = say(NAMES, "tokyo-told-then-rolls", event.args)
    return told


def resolves(event: Event, place: int) -> Told:
    """Return that dice count."""
    args = event.args
    told = Told(say(NAMES, GROUPS[args["face"]], args), place, args["seat"], DICE)
    told.strikes = args["face"] == CLAW
    return told


def gains(event: Event, place: int) -> Told:
    """Return a gain that comes by itself: of whoever holds Tokyo, or of a card or tile."""
    args = event.args
    if args["cause"] == TOKYO:
        told = Told(
            say(NAMES, "tokyo-told-holds-tokyo", {"seat": args["seat"]}, event.rule), place, args["seat"], TOKYO
        )
        told.came.append(clause(OWN[event.kind], event, NONE))
        return told
    return plainly(event, place)


def loses_hearts(event: Event, place: int) -> Told:
    """Return who hits whom, or what else takes hearts."""
    args = event.args
    told = Told(hearts_lost(event), place, args["by"], args["cause"])
    if args["cause"] == BY_CLAWS:
        told.strikes = True
        told.onward = say(NAMES, "tokyo-told-hits-too", args, event.rule)
    return told


def hearts_lost(event: Event) -> Message:
    """Return a loss of hearts in a sentence."""
    args = event.args
    if args["cause"] == BY_CLAWS:
        return say(NAMES, "tokyo-told-hits", args, event.rule)
    if args["cause"] == BY_POISON:
        return say(NAMES, "tokyo-told-poisoned", args, event.rule)
    by = NONE if args["by"] == args["seat"] else args["by"]
    return say(NAMES, "tokyo-event-loses-hearts", {**args, "by": by}, event.rule)


def pays(event: Event, place: int) -> Told:
    """Return what somebody pays for something other than a card, or loses to another one's card."""
    args = event.args
    if args["by"] != NONE:
        return plainly(event, place)
    text = "tokyo-told-sweeps" if args["cause"] == SWEEP else "tokyo-told-pays"
    return Told(say(NAMES, text, args, event.rule), place, args["seat"], args["cause"])


def discards(event: Event, place: int) -> Told:
    """Return that a card goes: sold with Metamorph, or used up."""
    args = event.args
    text = "tokyo-told-used-up" if args["cause"] == args["card"] else "tokyo-told-sells"
    if args["card"] == HIBERNATION and args["cause"] == HIBERNATION:
        text = "tokyo-told-wakes"
    if args["cause"] == FALL:
        text = "tokyo-event-discards"
    return Told(say(NAMES, text, args, event.rule), place, args["seat"], args["cause"])


def hides(event: Event, place: int) -> Told:
    """Return a roll for Camouflage."""
    args = event.args
    came = [] if args["hearts"] else [say(NAMES, "tokyo-told-no-heart", {})]
    told = Told(say(NAMES, "tokyo-told-hides", args, event.rule), place, args["seat"], CARD_RULES.index(event.rule))
    told.came = came
    return told


def yields(event: Event, place: int) -> Told:
    """Return that somebody leaves Tokyo, with Jets before the claws hit."""
    text = "tokyo-told-flies" if event.args["cause"] == JETS else "tokyo-event-yields"
    return Told(say(NAMES, text, event.args, event.rule), place, event.args["seat"])


def prevents(event: Event, place: int) -> Told:
    """Return that a card saves hearts."""
    return Told(say(NAMES, "tokyo-event-prevents", event.args, event.rule), place, event.args["seat"])


BEGINNINGS: Final[dict[str, Callable[[Event, int], Told]]] = {
    "rolls": rolls,
    "resolves": resolves,
    "gains-stars": gains,
    "gains-energy": gains,
    "loses-hearts": loses_hearts,
    "loses-energy": pays,
    "discards": discards,
    "hides": hides,
    "yields": yields,
    "prevents": prevents,
}


# What goes with a sentence that has begun.


def goes_with(told: Told, event: Event) -> bool:
    """Put what an event tells into a sentence, if it belongs there."""
    if event.kind in ABSORBED:
        return ABSORBED[event.kind](told, event)
    if (event.kind not in OTHERS and event.kind not in OWN) or told.cause == NONE:
        return False
    told.came.append(clause(about(told, event), event, told.cause))
    return True


def about(told: Told, event: Event) -> str:
    """Return the clause for a change: whose it is is said as soon as somebody else was named."""
    told.others = told.others or event.args["seat"] != told.seat
    texts = OTHERS if told.others and event.kind in OTHERS else OWN
    return texts[event.kind]


def clause(text: str, event: Event, known: int) -> Message:
    """Return what an event brings, with its cause, if that is another one than what the sentence has named."""
    args = event.args
    cause = NONE if args["cause"] in (known, DICE, TOKYO) else args["cause"]
    return say(
        NAMES, text, {name: value for name, value in args.items() if name != "by"} | {"cause": cause}, event.rule
    )


def with_claws(told: Told, event: Event) -> bool:
    """Add a card that makes the claws more."""
    if told.strikes:
        text = "tokyo-told-first-claws" if not told.claws else "tokyo-told-more-claws"
        told.claws.append(say(NAMES, text, event.args, event.rule))
    return told.strikes


def with_strike(told: Told, event: Event) -> bool:
    """Say how many claws strike."""
    if told.strikes:
        told.message = say(NAMES, "tokyo-told-strikes", event.args)
    return told.strikes


def with_loss(told: Told, event: Event) -> bool:
    """Add who is hit; the first of them is what the sentence is about."""
    args = event.args
    if args["cause"] != BY_CLAWS or not told.strikes or args["by"] != told.seat:
        if told.cause == NONE or args["cause"] in (BY_CLAWS, BY_POISON):
            return False
        costs = told.message.id == "tokyo-event-loses-hearts"
        told.came.append(clause("tokyo-told-costs-as-well" if costs else about(told, event), event, told.cause))
    elif told.message.id == "tokyo-told-hits":
        told.hits.append(say(NAMES, "tokyo-told-hits-as-well", args, event.rule))
    else:
        told.message = say(NAMES, "tokyo-told-hits", args, event.rule)
    return True


def with_missed(told: Told, event: Event) -> bool:
    """Say that nobody is hit."""
    if told.strikes:
        told.came.append(say(NAMES, "tokyo-told-nobody-hit", {}, event.rule))
    return told.strikes


def with_gone(told: Told, event: Event) -> bool:
    """Leave out what goes with the monster, or with the card or tile that the sentence names."""
    if event.args["cause"] in (FALL, USED_UP):
        return event.args["seat"] == told.seat
    return told.message.id == "tokyo-event-puffs"


def with_copy(told: Told, event: Event) -> bool:
    """Leave out that a fallen monster's copy ends with it."""
    return told.cause == FALL and event.args["seat"] == told.seat


def with_end(told: Told, event: Event) -> bool:
    """Say what becomes of a monster that has fallen."""
    if told.message.id != "tokyo-event-falls" or event.args["seat"] != told.seat:
        return False
    told.message = say(NAMES, f"{GAME}-event-{event.kind}", event.args, event.rule)
    return True


def with_saved(told: Told, event: Event) -> bool:
    """Add the hearts that a card saves which was paid for, or rolled for."""
    if event.args["card"] != told.cause or event.args["seat"] != told.seat:
        return False
    told.came.append(say(NAMES, "tokyo-told-saved", event.args, event.rule))
    return True


def with_turned(told: Told, event: Event) -> bool:
    """Add the die that was paid for."""
    if told.message.id != "tokyo-told-pays":
        return False
    told.came.append(say(NAMES, "tokyo-told-turned", event.args, event.rule))
    return True


def with_turn(told: Told, event: Event) -> bool:
    """Say that the tile that goes gives another turn."""
    if told.message.id != "tokyo-event-tile-gone":
        return False
    told.message = say(NAMES, "tokyo-event-extra-turn", event.args, event.rule)
    return True


def with_swept(told: Told, event: Event) -> bool:
    """Leave out that cards are swept: it was said with what was paid."""
    return told.message.id == "tokyo-told-sweeps"


def with_waking(told: Told, event: Event) -> bool:
    """Leave out that somebody wakes: it was said with the card."""
    return told.message.id == "tokyo-told-wakes"


ABSORBED: Final[dict[str, Callable[[Told, Event], bool]]] = {
    "adds-claws": with_claws,
    "smashes": with_strike,
    "loses-hearts": with_loss,
    "nobody-hit": with_missed,
    "discards": with_gone,
    "tile-gone": with_gone,
    "copy-ends": with_copy,
    "eliminated": with_end,
    "revived": with_end,
    "prevents": with_saved,
    "turns-die": with_turned,
    "extra-turn": with_turn,
    "sweeps": with_swept,
    "wakes": with_waking,
}
