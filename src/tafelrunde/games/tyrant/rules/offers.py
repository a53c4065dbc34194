"""How a person says what a figure does in King & Assassins, what it costs, and what comes of it: it is tried."""

from typing import Final

from msgspec import structs

from tafelrunde.core.ask import Ask
from tafelrunde.core.bits import count
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Offer, Value
from tafelrunde.core.trial import tried
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.board import NEXT, SQUARE_IDS
from tafelrunde.games.tyrant.rules.cards import ASSASSINS
from tafelrunde.games.tyrant.rules.codec import ACTIONS, CHOOSE, END, REVEAL, START, STRIKE
from tafelrunde.games.tyrant.rules.deeds import direction_of, figure_of, points_for
from tafelrunde.games.tyrant.rules.state import FIGURE_IDS, FIRST_KNIGHT, HITS_TO_DIE, KING, TyrantState

STRIKES: Final = {
    "tyrant-follows-arrest": "tyrant-offer-arrest",
    "tyrant-follows-kill": "tyrant-offer-kill",
    "tyrant-follows-hit": "tyrant-offer-attack",
}
"""How a strike is called, by what follows."""


def offers(view: TyrantState, ask: Ask) -> list[Offer]:
    """Return what may be done; two deeds on one square are told apart by a button."""
    found = [offer(view, ask.who, action) for action in ask.actions]
    paths = [tuple(map(str, one.touch)) for one in found]
    return [with_button(one) if paths.count(path) > 1 else one for one, path in zip(found, paths, strict=True)]


def with_button(one: Offer) -> Offer:
    """Return an offer that ends with a button of its own."""
    button = "button:push" if one.verb == "move" else f"button:{one.follows[0].id.removeprefix('tyrant-follows-')}"
    return structs.replace(one, touch=[*one.touch, button])


def offer(s: TyrantState, seat: int, action: int) -> Offer:
    """Return an action as it is touched; what is neither of a turn nor in secret says all by its name."""
    if action == END:
        return Offer(action, "end", touch=["button:end"], marks=["pass", "ends"])
    if action >= START:
        verb, args = ACTIONS.describe(action)
        start = SQUARE_IDS[s.board.starts[action - START]]
        return Offer(action, verb, args, message="tyrant-offer-start", touch=[start], names={"to": start})
    if is_plain(s, action):
        return deed(s, action, price(s, action), [], [])
    trial = tried(s, action)
    follows = [message for event in trial.told for message in in_words(s, event)]
    marks = ["final"] if trial.for_good(seat) else []
    if action < REVEAL:
        return deed(s, action, price(s, action), follows, marks)
    verb, args = ACTIONS.describe(action)
    citizen = str(args["citizen"])
    touch: list[str | list[str]] = [citizen] if action >= CHOOSE else [citizen, "button:reveal"]
    return Offer(action, verb, args, touch=touch, follows=follows, marks=marks)


def is_plain(s: TyrantState, action: int) -> bool:
    """Tell whether an action is a step to an empty square: nothing can come of it, and it need not be tried."""
    if action >= STRIKE or leaves(s, action):
        return False
    return bool(s.on[NEXT[4 * s.at[figure_of(action)] + direction_of(action)]] == NONE)


def leaves(s: TyrantState, action: int) -> bool:
    """Tell whether the king walks into the castle."""
    return bool(figure_of(action) == KING and s.board.gate[s.at[KING]] == direction_of(action))


def deed(s: TyrantState, action: int, cost: dict[str, int], follows: list[Message], marks: list[str]) -> Offer:
    """Return a step or a strike, touched on figure and square; whom it meets decides what a strike is."""
    verb, args = ACTIONS.describe(action)
    if leaves(s, action):
        castle: list[str | list[str]] = ["king", "castle"]
        return Offer(action, verb, args, "tyrant-offer-castle", castle, cost, follows, marks)
    figure = int(figure_of(action))
    to = NEXT[4 * s.at[figure] + direction_of(action)]
    touch: list[str | list[str]] = [FIGURE_IDS[figure], SQUARE_IDS[to]]
    names: dict[str, Value] = {"to": SQUARE_IDS[to]}
    message = "tyrant-offer-move"
    if action >= STRIKE:
        message = STRIKES[follows[0].id]
        names["victim"] = FIGURE_IDS[s.on[to]]
    return Offer(action, verb, args, message, touch, cost, follows, marks, names)


def price(s: TyrantState, action: int) -> dict[str, int]:
    """Return the points that a step or a strike takes, by the counter they come from."""
    figure = int(figure_of(action))
    points = int(points_for(s, figure, action))
    return {"king_points" if figure == KING else "knight_points" if figure >= FIRST_KNIGHT else "rebel_points": points}


def in_words(s: TyrantState, event: Event) -> list[Message]:
    """Return an event as something that would happen; what an offer says itself needs no words."""
    kind, rule, args = event.kind, event.rule, event.args
    if kind == "pushed":
        named: dict[str, Value] = {"figure": FIGURE_IDS[args["figure"]], "to": SQUARE_IDS[args["to"]]}
        return [Message("tyrant-follows-pushed", named, rule)]
    if kind == "leaves":
        return [Message("tyrant-follows-castle", rule=rule)]
    if kind == "revealed":
        return [Message("tyrant-follows-revealed", {"citizen": FIGURE_IDS[args["citizen"]]}, rule)]
    if kind == "hit":
        return [Message("tyrant-follows-hit", {"hits": int(args["hits"]), "wounds": HITS_TO_DIE}, rule)]
    tells = [told_by_it(s)] if event.reveals else []
    if kind == "killed":
        return [Message("tyrant-follows-kill", {"figure": FIGURE_IDS[args["figure"]]}, rule), *tells]
    if kind == "arrested":
        return [Message("tyrant-follows-arrest", {"figure": FIGURE_IDS[args["figure"]]}, rule), *tells]
    return []


def told_by_it(s: TyrantState) -> Message:
    """Return what it tells to take away who may be the last assassin; where all are revealed, it is the last."""
    if count(s.revealed) == ASSASSINS:
        return Message("tyrant-follows-last", rule="tyrant.end.assassins")
    return Message("tyrant-follows-tells", rule="tyrant.end.assassins")
