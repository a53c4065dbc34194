"""The tensor and the memory of a game that declares its fields: what each of them holds, owner by owner."""

import re
from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.declared import DeclaredGame
from tafelrunde.core.engine import State
from tafelrunde.core.fields import DeedField, Field, NumberField, RowField
from tafelrunde.games.home import Home
from tafelrunde.tensors.encoder import Encoder, Plane, first_seat, from_first
from tafelrunde.tensors.row import Row

FRAME: Final = 4
"""A question has so many numbers of its own."""
PLACES: Final = 1024
"""A row whose order matters is written place by place as long as that takes no more numbers than these."""
REMEMBERED: Final = 256
"""So many entries of a memory are written at most, and a number of an entry is below it where nothing is larger."""
ALL_TELL: Final = ["wins", "nobody-wins"]
"""The events that any game tells."""
_EVENT = re.compile(r"^[a-z0-9_]+-event-([\w-]+) *=", re.MULTILINE)


class DeclaredEncoder(Encoder):
    """Who looks, who is asked what, and the fields in their order, each owner from the viewer on."""

    def __init__(self, game: DeclaredGame[Any], seats: int, options: Mapping[str, object]) -> None:
        self.rules = game
        self.steps = list(game.steps)
        planes = [
            Plane("seat", (seats,), "Which seat at the table the viewer has."),
            Plane("asked", (seats,), "Who is asked."),
            Plane("question", (len(self.steps),), f"What is asked: {', '.join(self.steps)}."),
            Plane("about", (FRAME,), "The numbers of the question.", most=127),
        ]
        for field in game.declared:
            planes += self.planes_of(field, seats if field.each else 1, seats)
        super().__init__(game.id, seats, options, planes)

    def planes_of(self, field: Field, owners: int, seats: int) -> list[Plane]:
        """Return the planes of a field: what is there, and, where somebody may not see it, how much is hidden."""
        whose = "Per seat" if field.each else "On the table"
        private = field.seen != 0
        planes = [Plane(field.name, (owners, self.width(field, seats)), *self.meaning(field, whose), private)]
        if private:
            most = field.most if isinstance(field, RowField) else 1
            planes.append(Plane(f"{field.name}_hidden", (owners,), f"{whose}, how much is hidden.", most, private))
        return planes

    def width(self, field: Field, seats: int) -> int:
        """Return how many numbers a value takes."""
        if isinstance(field, NumberField):
            return 1
        if isinstance(field, DeedField):
            verbs = self.rules.actions_codec.verbs
            return len(verbs) + max(len(verb.args) for verb in verbs)
        if field.kind == "seat":
            return seats
        things = len(self.rules.names.kinds[field.kind])
        return things * self.places(field)

    def places(self, field: Field) -> int:
        """Return for how many places a row is written place by place; 1 where only what lies there is counted."""
        if not isinstance(field, RowField) or not field.ordered:
            return 1
        return field.most if len(self.rules.names.kinds[field.kind]) * field.most <= PLACES else 1

    def meaning(self, field: Field, whose: str) -> tuple[str, int]:
        """Return what the numbers of a plane mean, and how large they get."""
        if isinstance(field, NumberField):
            return f"{whose}, how far above {field.low} it is, plus 1; 0 for none.", field.high - field.low + 1
        if isinstance(field, DeedField):
            most = max([1, *(choices for verb in self.rules.actions_codec.verbs for _, choices in verb.args)])
            return f"{whose}, the verb of the action, and its arguments plus 1.", most
        if field.kind == "seat":
            return f"{whose}, which seat, counted from the viewer.", 1
        if self.places(field) > 1:
            return f"{whose}, place by place which {field.kind} lies there.", 1
        return f"{whose}, how many there are of each {field.kind}.", field.most if isinstance(field, RowField) else 1

    def see(self, view: State, row: Row) -> None:
        me, seats = int(first_seat(view)), self.seats
        row.put_one(me if view.viewer >= 0 else -1, seats)
        frame = view.stack[-1] if view.stack else None
        row.put_one(from_first(frame.who, me, seats) if frame else -1, seats)
        row.put_one(self.steps.index(frame.step.name) if frame else -1, len(self.steps))
        for number in (frame.a, frame.b, frame.c, frame.d) if frame else (0,) * FRAME:
            row.put(max(number, 0))
        for field in self.rules.declared:
            values = field.values(view)
            if field.each:
                values = values[me:] + values[:me]
            for value in values:
                self.put(field, value, me, row)
            if field.seen != 0:
                for value in values:
                    row.put(field.blanks(value))

    def put(self, field: Field, value: Any, me: int, row: Row) -> None:
        """Write the value of an owner."""
        width = self.width(field, self.seats)
        if isinstance(field, NumberField):
            row.put(value - field.low + 1 if field.shown(value) else 0)
        elif isinstance(field, DeedField):
            self.put_deed(int(value), row)
        elif field.kind == "seat":
            row.put_one(from_first(value, me, self.seats), width)
        elif self.places(field) > 1:
            things = len(self.rules.names.kinds[field.kind])
            for thing in value:
                row.put_one(thing, things)
            row.skip(width - things * len(value))
        else:
            shown = field.shown(value)
            for thing in range(width):
                row.put(shown.count(thing))

    def put_deed(self, action: int, row: Row) -> None:
        """Write an action: its verb, and its arguments plus 1."""
        codec = self.rules.actions_codec
        verbs = [verb.name for verb in codec.verbs]
        verb, args = codec.split(action) if action >= 0 else ("", {})
        row.put_one(verbs.index(verb) if verb else -1, len(verbs))
        numbers = [*(value + 1 for value in args.values())]
        for number in numbers + [0] * (max(len(one.args) for one in codec.verbs) - len(numbers)):
            row.put(number)


class DeclaredMemory:
    """What is remembered of a game: the events that its words tell, in their order."""

    def __init__(self, game: DeclaredGame[Any], home: Home | None) -> None:
        told = list(dict.fromkeys(_EVENT.findall((home and home.words("en")) or "")))
        self.TOLD = told + [kind for kind in ALL_TELL if kind not in told]
        self.LONGEST = min(REMEMBERED, 4 * game.bound)
        self.MOST = max(REMEMBERED, game.actions + 6, *(len(things) + 6 for things in game.names.kinds.values()), 0)
