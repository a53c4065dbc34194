"""What would come of something, as far as a seat can know: what was told of it in words, and what is announced.

Hearts are announced as they would be lost if nobody prevented it.
"""

from tafelrunde.core.bits import lowest
from tafelrunde.core.engine import Frame
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Value
from tafelrunde.core.trial import Trial
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import at_level
from tafelrunde.games.tokyo.rules.codec import NAMES
from tafelrunde.games.tokyo.rules.damage import LOSE
from tafelrunde.games.tokyo.rules.effects.prevention import stopped
from tafelrunde.games.tokyo.rules.state import GOAL, IN_AFTER, TokyoState
from tafelrunde.games.tokyo.rules.turn.resolving import MAY_YIELD, RESOLVING, SPEND_HEARTS, resolve, useful_groups
from tafelrunde.games.tokyo.rules.turn.wickedness import TAKE_TILE


class Outcome:
    """A table after something was tried on it, what was told of it, and what is announced now."""

    def __init__(self, table: TokyoState, told: list[Event], announced: list[Frame]) -> None:
        self.table = table
        self.told = told
        self.announced = announced

    def losses(self) -> dict[int, int]:
        """Return the hearts that each monster would lose; those that come to nothing by themselves are left out."""
        found: dict[int, int] = {}
        for frame in reversed(self.announced):
            strikes = frame.step is LOSE or (frame.step is MAY_YIELD and frame.a > 0)
            if strikes and not stopped(self.table, frame.who, frame.a):
                found[int(frame.who)] = found.get(int(frame.who), 0) + int(frame.a)
        return found

    def messages(self) -> list[Message]:
        """Return all that would come of it in words."""
        found = [message for event in self.told for message in in_words(event)]
        for frame in reversed(self.announced):
            if frame.step is TAKE_TILE and at_level(self.table.tiles_left, frame.a):
                found.append(Message("tokyo-follows-tile", {"level": int(frame.a)}, "tokyo.tiles.take"))
            elif frame.step is SPEND_HEARTS:
                found.append(Message("tokyo-follows-spends", {"count": int(frame.a)}, "tokyo.resolve.hearts"))
        for seat, count in self.losses().items():
            total = max(0, int(self.table.hearts[seat]) - count)
            args: dict[str, Value] = {"seat": seat, "count": count, "total": total}
            found.append(Message("tokyo-follows-hit", args, "tokyo.damage.window"))
        return found


def outcome(view: TokyoState, trial: Trial[TokyoState]) -> Outcome:
    """Return what an answer to the open question did; an answer to a loss also says what is left of it."""
    before = len(view.stack) - (2 if view.stack[-1].step is LOSE.window else 1)
    return Outcome(trial.table, trial.told, trial.table.stack[before:])


def as_it_lies(view: TokyoState) -> Outcome:
    """Return what the dice bring that have not counted yet, one group after the other."""
    table = view.clone()
    told: list[Event] = []
    table.events = told
    table.stack = []
    seat = table.turn
    if table.phase <= IN_AFTER:
        RESOLVING.do(table, Frame(RESOLVING, seat), NONE)
    while useful := useful_groups(table, seat):
        resolve(table, seat, lowest(useful))
    return Outcome(table, told, table.stack)


def in_words(event: Event) -> list[Message]:
    """Return an event as something that would happen; what an offer says itself needs no words."""
    kind, rule = event.kind, event.rule
    args: dict[str, Value] = {name: NAMES.spell(name, int(value)) for name, value in event.args.items()}
    if kind == "gains-stars":
        found = [Message("tokyo-follows-stars", args, rule)]
        if event.args["total"] == GOAL:
            found.append(Message("tokyo-follows-goal", {"seat": args["seat"], "goal": GOAL}, "tokyo.win.stars"))
        return found
    if kind == "loses-stars":
        return [Message("tokyo-follows-stars-lost", args, rule)]
    if kind == "gains-hearts":
        return [Message("tokyo-follows-hearts", args, rule)]
    if kind == "gains-energy":
        return [Message("tokyo-follows-energy", args, rule)]
    if kind == "gains-wickedness":
        return [Message("tokyo-follows-wickedness", args, rule)]
    if kind == "enters":
        return [Message("tokyo-follows-enters", args, rule)]
    if kind == "leaves":
        return [Message("tokyo-follows-leaves", args, rule)]
    return []
