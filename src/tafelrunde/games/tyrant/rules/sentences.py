"""What happens in King & Assassins, in sentences: a walk with whom it pushes, a blow with what makes it possible."""

from collections.abc import Sequence
from typing import Final

from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Sentence
from tafelrunde.core.sentences import plain, say
from tafelrunde.core.values import HIDDEN
from tafelrunde.games.tyrant.rules.codec import NAMES
from tafelrunde.games.tyrant.rules.state import FIGURE_IDS, REBEL_SEAT

STEPS: Final = ("moves", "climbs", "descends")
WHY_WON: Final = {
    "tyrant.end.castle": "tyrant-told-castle",
    "tyrant.end.assassins": "tyrant-told-assassins",
    "tyrant.end.killed": "tyrant-told-killed",
    "tyrant.end.rounds": "tyrant-told-rounds",
}
KILLS: Final = {"tyrant.knight.kill": "tyrant-told-kills-assassin", "tyrant.assassin.kill": "tyrant-told-kills-knight"}


def sentences(events: Sequence[Event]) -> list[Sentence]:
    """Return what happened in sentences; who wins is told before who the assassins were."""
    found: list[Sentence] = []
    shown: list[int] = []
    won = any(event.kind == "wins" for event in events)
    for k, event in enumerate(events):
        if event.kind == "was-assassin":
            shown.append(k)
        elif event.kind in ("pushed", "stationed") and found:
            found[-1] = with_clause(found[-1], along(event, first=not found[-1].came), k)
        else:
            found.append(one(event, k, won))
    if shown:
        first = say(NAMES, "tyrant-event-was-assassin", events[shown[0]].args)
        found.append(Sentence(first, [say(NAMES, "tyrant-told-also", events[k].args) for k in shown[1:]], shown))
    return found


def with_clause(sentence: Sentence, clause: Message, k: int) -> Sentence:
    """Return a sentence that tells one more event."""
    events = [*sentence.events, k]
    return Sentence(sentence.message, [*sentence.came, clause], events, sentence.thread, sentence.onward)


def along(event: Event, first: bool) -> Message:
    """Return who is pushed by a step, or stands with the king at the start."""
    if event.kind == "pushed":
        return say(NAMES, "tyrant-told-pushing" if first else "tyrant-told-pushing-also", event.args, event.rule)
    return say(NAMES, "tyrant-told-with", event.args)


def one(event: Event, k: int, won: bool) -> Sentence:
    """Return an event that begins a sentence."""
    args, rule = event.args, event.rule
    if event.kind in STEPS:
        step = say(NAMES, f"tyrant-event-{event.kind}", args)
        return Sentence(step, [], [k], FIGURE_IDS[args["figure"]], say(NAMES, "tyrant-event-moves", args))
    if event.kind in ("arrested", "killed"):
        text = "tyrant-event-arrested" if event.kind == "arrested" else KILLS[rule]
        goes_on = (
            [say(NAMES, "tyrant-told-not-the-last", {}, "tyrant.arrest.silent")] if event.reveals and not won else []
        )
        return Sentence(say(NAMES, text, args, rule), goes_on, [k])
    if event.kind == "revealed":
        return Sentence(say(NAMES, "tyrant-told-reveals", {"seat": REBEL_SEAT, **args}, rule), [], [k])
    if event.kind == "hit":
        return Sentence(say(NAMES, "tyrant-event-hit", args, rule), [], [k])
    if event.kind == "wins":
        return Sentence(say(NAMES, "tyrant-event-wins", args), [say(NAMES, WHY_WON[rule], {}, rule)], [k])
    if event.kind == "placed":
        with_others = say(NAMES, "tyrant-told-with", {"figure": args["citizen"], "square": args["square"]})
        return Sentence(say(NAMES, "tyrant-event-placed", args), [], [k], "placed", with_others)
    if event.kind == "chooses" and args["citizen"] != HIDDEN:
        also = say(NAMES, "tyrant-told-also", {"citizen": args["citizen"]})
        return Sentence(say(NAMES, "tyrant-event-chooses", args), [], [k], "chooses", also)
    return plain("tyrant", NAMES, event, k)
