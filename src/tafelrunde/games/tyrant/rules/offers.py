"""How a person says what a figure does in King & Assassins, what it costs, and what comes of it."""

from typing import Final

from msgspec import structs

from tafelrunde.core.ask import Ask
from tafelrunde.core.bits import bit, count
from tafelrunde.core.picture import Message, Offer, Value
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.board import NEXT, SQUARE_IDS
from tafelrunde.games.tyrant.rules.cards import ASSASSINS
from tafelrunde.games.tyrant.rules.codec import ACTIONS
from tafelrunde.games.tyrant.rules.deeds import direction_of, figure_of, may_be_last
from tafelrunde.games.tyrant.rules.picture import is_knight
from tafelrunde.games.tyrant.rules.state import ATTACK_COST, FIGURE_IDS, HITS_TO_DIE, KING, TyrantState
from tafelrunde.games.tyrant.rules.walk import knight_cost, rebel_cost

STRIKES: Final = {
    "tyrant-follows-arrest": "tyrant-offer-arrest",
    "tyrant-follows-kill": "tyrant-offer-kill",
    "tyrant-follows-hit": "tyrant-offer-attack",
}
"""How a strike is called, by what follows."""


def offers(view: TyrantState, ask: Ask) -> list[Offer]:
    """Return what may be done; two deeds on one square are told apart by a button."""
    found = [offer(view, action) for action in ask.actions]
    paths = [tuple(map(str, one.touch)) for one in found]
    return [with_button(one) if paths.count(path) > 1 else one for one, path in zip(found, paths, strict=True)]


def with_button(one: Offer) -> Offer:
    """Return an offer that ends with a button of its own."""
    button = "button:push" if one.verb == "move" else f"button:{one.follows[0].id.removeprefix('tyrant-follows-')}"
    return structs.replace(one, touch=[*one.touch, button])


def offer(s: TyrantState, action: int) -> Offer:
    """Return an action as it is touched: figure, then square."""
    verb, args = ACTIONS.describe(action)
    if verb == "move":
        return move(s, action, args)
    if verb == "strike":
        return strike(s, action, args)
    if verb == "reveal":
        told = Message("tyrant-follows-revealed", {"citizen": args["citizen"]}, "tyrant.assassin.reveal")
        touch: list[str | list[str]] = [str(args["citizen"]), "button:reveal"]
        return Offer(action, verb, args, touch=touch, follows=[told], marks=["final"])
    if verb == "choose":
        last = count(s.assassins) == ASSASSINS - 1
        return Offer(action, verb, args, touch=[str(args["citizen"])], marks=["final"] if last else [])
    if verb == "start":
        start = SQUARE_IDS[s.board.starts[["first", "second"].index(str(args["start"]))]]
        return Offer(action, verb, args, message="tyrant-offer-start", touch=[start], names={"to": start})
    return Offer(action, verb, args, touch=["button:end"], marks=["pass", "ends"])


def move(s: TyrantState, action: int, args: dict[str, Value]) -> Offer:
    """Return a step: what it costs, and whom it pushes where."""
    figure, way = int(figure_of(action)), int(direction_of(action))
    square = s.at[figure]
    if figure == KING and s.board.gate[square] == way:
        wins = Message("tyrant-follows-castle", rule="tyrant.gate.leave")
        return Offer(
            action,
            "move",
            args,
            message="tyrant-offer-castle",
            touch=["king", "castle"],
            cost={"king_points": 1},
            follows=[wins],
            marks=["final"],
        )
    to = int(NEXT[4 * square + way])
    if figure == KING:
        cost = {"king_points": 1}
    elif is_knight(figure):
        cost = {"knight_points": int(knight_cost(s, square, way))}
    else:
        cost = {"rebel_points": int(rebel_cost(s, figure, way))}
    return Offer(
        action,
        "move",
        args,
        message="tyrant-offer-move",
        touch=[FIGURE_IDS[figure], SQUARE_IDS[to]],
        cost=cost,
        follows=pushes(s, to, way),
        names={"to": SQUARE_IDS[to]},
    )


def pushes(s: TyrantState, square: int, way: int) -> list[Message]:
    """Return who is pushed where when somebody enters a square."""
    found: list[Message] = []
    while s.on[square] != NONE:
        to = int(NEXT[4 * square + way])
        rule = "tyrant.push.fall" if s.board.roof[to] < s.board.roof[square] else "tyrant.push.line"
        args: dict[str, Value] = {"figure": FIGURE_IDS[s.on[square]], "to": SQUARE_IDS[to]}
        found.append(Message("tyrant-follows-pushed", args, rule))
        square = to
    return found


def told_by_it(s: TyrantState) -> Message:
    """Return what it tells to take away who may be the last assassin; where all are revealed, it is the last."""
    if count(s.revealed) == ASSASSINS:
        return Message("tyrant-follows-last", rule="tyrant.end.assassins")
    return Message("tyrant-follows-tells", rule="tyrant.end.assassins")


def strike(s: TyrantState, action: int, args: dict[str, Value]) -> Offer:
    """Return a strike: whom it meets decides what it is."""
    figure = int(figure_of(action))
    to = int(NEXT[4 * s.at[figure] + direction_of(action)])
    victim = int(s.on[to])
    named: dict[str, Value] = {"figure": FIGURE_IDS[victim]}
    final = is_knight(figure) and may_be_last(s, victim)
    tells = [told_by_it(s)] if final else []
    if is_knight(figure) and s.revealed & bit(victim):
        cost, told = {"knight_points": 1}, Message("tyrant-follows-kill", named, "tyrant.knight.kill")
    elif is_knight(figure):
        cost, told = {"knight_points": 1}, Message("tyrant-follows-arrest", named, "tyrant.knight.arrest")
    elif victim == KING:
        cost = {"rebel_points": ATTACK_COST}
        told = Message("tyrant-follows-hit", {"hits": int(s.hits) + 1, "wounds": HITS_TO_DIE}, "tyrant.assassin.attack")
        final = s.hits + 1 == HITS_TO_DIE
    else:
        cost, told = {"rebel_points": int(s.kills) + 1}, Message("tyrant-follows-kill", named, "tyrant.assassin.kill")
    return Offer(
        action,
        "strike",
        args,
        message=STRIKES[told.id],
        touch=[FIGURE_IDS[figure], SQUARE_IDS[to]],
        cost=cost,
        follows=[told, *tells],
        marks=["final"] if final else [],
        names={"to": SQUARE_IDS[to], "victim": FIGURE_IDS[victim]},
    )
