"""How a person says what to do in Ankh-Morpork, what it costs, and what comes of it: it is tried, and told."""

from typing import Final

from tafelrunde.core.ask import Ask
from tafelrunde.core.bits import count
from tafelrunde.core.engine import Frame
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Offer, Value
from tafelrunde.core.trial import Trial, tried
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import AREA_IDS, CHAOS, LOAN_DUE
from tafelrunde.games.morpork.rules.codec import ACTIONS, NAMES, PASS
from tafelrunde.games.morpork.rules.effects.happenings import SINK
from tafelrunde.games.morpork.rules.effects.money import Lend
from tafelrunde.games.morpork.rules.effects.text import DECIDE, THEN
from tafelrunde.games.morpork.rules.picture import holder
from tafelrunde.games.morpork.rules.state import MorporkState
from tafelrunde.games.morpork.rules.steps import MOSSY_RULE, NEXT, REFILL

TOUCHES: Final = {
    "play": "card:{card}",
    "card": "card:{card}",
    "area": "{area}",
    "benefit": "area:{area}",
    "seat": "front.{seat}",
    "minion": "piece:minion*.{seat}@{area}",
    "troll": "piece:troll*@{area}",
    "demon": "piece:demon*@{area}",
    "pass": "button:pass",
    "use": "button:use",
    "pay": "button:pay",
}
"""The card, area, pieces, seat or button that says an action."""
AFTER_THE_TURN: Final = [REFILL, NEXT]
WORDED: Final = frozenset(
    {"takes-money", "pays-player", "interrupts", "trouble", "calm", "removes-minion", "loses-building", "buys"}
)
"""What is announced; the rest an offer says itself."""
CHOSEN: Final = [DECIDE, SINK]
"""The questions where the action that passes elsewhere is a choice like any other."""


def offers(view: MorporkState, ask: Ask) -> list[Offer]:
    """Return what may be done; every action is said by one touch."""
    return [offer(view, view.stack[-1], action) for action in ask.actions]


def offer(s: MorporkState, frame: Frame, action: int) -> Offer:
    """Return an action as it is touched, with its price and what would come of it."""
    verb, args = ACTIONS.describe(action)
    trial = tried(s, action)
    price = sum(paid(event, int(frame.who)) for event in trial.told)
    follows = [*frame.step.foretold(s, frame, action), *told(s, trial, int(frame.who))]
    return Offer(
        action,
        verb,
        args,
        touch=[TOUCHES[verb].format(**args)],
        cost={"money": price} if price else {},
        follows=follows,
        marks=marks(trial, frame, action),
    )


def marks(trial: Trial[MorporkState], frame: Frame, action: int) -> list[str]:
    """Return whether an action passes, ends the turn, or cannot be taken back."""
    said = ["pass"] if action == PASS and frame.step not in CHOSEN else []
    coming = trial.coming
    if coming is not None and coming.step in AFTER_THE_TURN:
        return [*said, "ends", "final"]
    shown = coming is not None and coming.step is THEN
    return [*said, "final"] if shown or trial.for_good(int(frame.who)) else said


def paid(event: Event, seat: int) -> int:
    """Return what a seat pays in an event."""
    pays = event.kind in ("pays", "pays-player", "buys") and event.args["seat"] == seat
    return event.args["amount"] if pays else 0


def told(s: MorporkState, trial: Trial[MorporkState], seat: int) -> list[Message]:
    """Return what would come of it in words, each once: what happens, and who controls what then."""
    markers = int(count(s.trouble))
    found: list[Message] = []
    for event in trial.told:
        if event.kind not in WORDED:
            continue
        markers += {"trouble": 1, "calm": -1}.get(event.kind, 0)
        found += in_words(event, seat, markers)
    if trial.table.pieces != s.pieces or trial.table.building != s.building:
        places = {event.args[name] for event in trial.told for name in ("from", "area") if name in event.args}
        for area in sorted(places):
            found += control(holder(s, area), holder(trial.table, area), area)
    return list({(one.id, tuple(one.args.items())): one for one in found}.values())


def in_words(event: Event, seat: int, markers: int) -> list[Message]:
    """Return an event as something that would happen; what an offer says itself needs no words."""
    kind, rule = event.kind, event.rule
    args: dict[str, Value] = {name: NAMES.spell(name, value) for name, value in event.args.items()}
    if kind == "takes-money" and event.args["seat"] == seat:
        if rule == Lend.rule:
            return [Message("morpork-follows-loan", {"amount": args["amount"], "due": LOAN_DUE}, rule)]
        return [Message("morpork-follows-money", {"amount": args["amount"]}, rule)]
    if kind == "pays-player" and event.args["to"] == seat and event.args["amount"]:
        return [Message("morpork-follows-pays", {"seat": args["seat"], "amount": args["amount"]}, rule)]
    if kind == "interrupts" and rule == MOSSY_RULE:
        return [Message("morpork-follows-mossy", rule=rule)]
    if kind in ("trouble", "calm"):
        there: dict[str, Value] = {"area": args["area"], "count": markers, "goal": CHAOS}
        if kind == "calm":
            return [Message("morpork-follows-calm", there, rule)]
        return [Message("morpork-follows-trouble", there, rule)]
    if kind == "removes-minion":
        return [Message("morpork-follows-loses", {"seat": args["seat"], "area": args["area"]}, rule)]
    if kind in ("loses-building", "buys"):
        owner = args["of"] if kind == "buys" else args["seat"]
        return [Message("morpork-follows-loses-building", {"seat": owner, "area": args["area"]}, rule)]
    return []


def control(before: int, after: int, area: int) -> list[Message]:
    """Return that control of an area changes, if it does."""
    found: list[Message] = []
    if before != after and before != NONE:
        args: dict[str, Value] = {"seat": before, "area": AREA_IDS[area]}
        found.append(Message("morpork-follows-loses-control", args, "morpork.win.control"))
    if before != after and after != NONE:
        args = {"seat": after, "area": AREA_IDS[area]}
        found.append(Message("morpork-follows-controls", args, "morpork.win.control"))
    return found
