"""Games that declare their fields and what is asked, and write nothing else: the rest follows from that.

From the fields come a position's document and its checks, views, guesses of what is hidden, copies, a picture and
offers for the plain board; elsewhere tensors, what is remembered, and OpenSpiel's resampling. Any of it can be written
by hand instead, as larger games do where it has to be quick or beautiful.
"""

from typing import Any, ClassVar, Generic

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from tafelrunde.core import plain_picture
from tafelrunde.core.ask import Ask
from tafelrunde.core.bits import bit
from tafelrunde.core.deal import assign, below, shuffle
from tafelrunde.core.engine import Frame, Game, State, Step
from tafelrunde.core.errors import PositionError
from tafelrunde.core.events import Event
from tafelrunde.core.fields import DeedField, Field, NumberField, RowField, declared
from tafelrunde.core.moves import Moves
from tafelrunde.core.names import Codec, Names, Verb
from tafelrunde.core.options import Option
from tafelrunde.core.picture import Goal, Message, Offer, Picture, Place
from tafelrunde.core.reader import Reader
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.core.zones import ALL, OWNER

D = TypeVar("D", bound="DeclaredState", default="DeclaredState")


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredState(State):
    """A position whose fields are declared in the body of its class."""

    def clone(self) -> "DeclaredState":
        """Return a copy."""
        copy = type(self)()
        copy.like(self)
        for name in self.fields:
            value = getattr(self, name)
            if isinstance(value, list):
                value = [part[:] if isinstance(part, list) else part for part in value]
            setattr(copy, name, value)
        return copy

    def step(self, action: i64) -> None:
        """Do an action that is known to be on offer; what follows is asked by the game's `asked`."""
        frame = self.stack.pop()
        frame.step.do(self, frame, action)
        self.advance()
        if not self.stack:
            game: Any = self.game
            game.finish(self)

    def advance(self) -> None:
        """Do whatever asks nobody, and ask what the fields lead to when nothing is left to do."""
        game: Any = self.game
        super().advance()
        while not self.stack:
            frame = game.asked(self)
            if frame is None:
                break
            self.stack.append(frame)
            super().advance()
        for name in game.sorted_rows:
            rows = getattr(self, name)
            for row in rows if rows and isinstance(rows[0], list) else [rows]:
                row.sort()

    def bag(self, kind: str) -> list[int]:
        """Return the things of a kind that this view sees nowhere: what is in the bag, and what is hidden."""
        game: Any = self.game
        found: list[int] = game.bag(self, kind)
        return found

    def deed(self, action: i64) -> tuple[str, dict[str, int]]:
        """Return the verb and the arguments of a player's action, as numbers."""
        return self.game.actions_codec.split(int(action))

    def code(self, verb: str, **values: int) -> int:
        """Return the number of a player's action by its arguments as numbers."""
        return self.game.actions_codec.code(verb, values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step[Any]):
    """Chance gives a seat a thing: one that is left, or any where the kind has no stock, as a roll of a die has none.

    Its frames name the seat: `Frame(DRAW, CHANCE, seat)`. The outcome and the event are called after the step and
    `event`; whoever may not see the field does not hear which thing it was.
    """

    def __init__(self, name: str, field: str, rule: str, event: str = "draws") -> None:
        super().__init__(name, ("seat",))
        self.field = field
        self.cited = rule
        self.event = event

    def topic(self) -> str:
        return self.cited

    def legal(self, state: Any, frame: Frame, moves: Moves) -> None:
        kind = state.game.field(self.field).kind
        for thing in sorted(set(state.bag(kind))):
            moves.add(self.outcome(state, kind, thing))

    def weights(self, state: Any, frame: Frame, outcomes: list[int]) -> list[int]:
        kind = state.game.field(self.field).kind
        left = state.bag(kind)
        return [left.count(state.game.outcomes_codec.split(outcome)[1][kind]) for outcome in outcomes]

    def outcome(self, state: Any, kind: str, thing: int) -> int:
        """Return the number of an outcome."""
        found: int = state.game.outcomes_codec.code(self.name, {kind: thing})
        return found

    def do(self, state: Any, frame: Frame, action: i64) -> None:
        field: Field = state.game.field(self.field)
        thing = state.game.outcomes_codec.split(int(action))[1][field.kind]
        owner = int(frame.a) if field.each else NONE
        value = field.values(state)[owner if field.each else 0]
        field.put(state, owner, [*value, thing] if field.row else thing)
        readers = bit(frame.a) if field.seen == OWNER and field.each else 0
        secret = None if field.seen == ALL else {field.kind: readers}
        state.tell(Event(self.event, self.cited, {"seat": int(frame.a), field.kind: thing}, secret))

    def prompt_args(self, state: Any, frame: Frame) -> dict[str, int]:
        return {"seat": int(frame.a)}


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredGame(Game[D], Generic[D]):
    """A game whose state declares its fields, and that says who is asked what when nothing is left to do."""

    pushes: ClassVar[bool] = False
    """Whether steps push frames of their own; else the fields alone say what is asked."""

    def __init__(
        self,
        id: str,  # noqa: A002  (what it is called everywhere)
        seats: range,
        state: type[D],
        steps: list[Step[Any]],
        actions: list[Verb],
        kinds: dict[str, list[str]] | None = None,
        stock: dict[str, int | list[int]] | None = None,
        options: list[Option] | None = None,
        version: str = "1",
        bound: int = 1000,
        end_rule: str = "",
        args: dict[str, str] | None = None,
    ) -> None:
        """Put a game together.

        `kinds` are the things by kind, `stock` how many there are of each thing of a kind (of one number, so many of
        each), and `args` the kinds of arguments that are not called after one.
        """
        names = Names({} if kinds is None else kinds, {} if args is None else args)
        self.declared: list[Field] = declared(state)
        by_name = {field.name: field for field in self.declared}
        for field in self.declared:
            if field.kind and field.kind != "seat" and field.kind not in names.kinds:
                raise ValueError(f"the field {field.name!r} holds things of the kind {field.kind!r}: name it in kinds")
        chance = [
            Verb(step.name, ((by_name[step.field].kind, len(names.kinds[by_name[step.field].kind])),))
            for step in steps
            if isinstance(step, Draw)
        ]
        super().__init__(
            id, seats, steps, Codec(names, actions), Codec(names, chance), options, version, bound, end_rule
        )
        state.fields = tuple(by_name)
        self.state_class = state
        self._by_name = by_name
        self.sorted_rows = [field.name for field in self.declared if isinstance(field, RowField) and not field.ordered]
        self.stock: dict[str, list[int]] = {}
        """Per kind, how many there are of each thing; a kind that is not in it has no end."""
        for kind, copies in ({} if stock is None else stock).items():
            self.stock[kind] = [copies] * len(names.kinds[kind]) if isinstance(copies, int) else copies
        self.words = plain_picture.words(self.declared, self.words)

    # What a game writes.

    def asked(self, s: D) -> Frame | None:
        """Return the question that the fields lead to, None when the game is over; it looks at nothing hidden."""
        raise NotImplementedError(self.id)

    def begin(self, s: D) -> None:
        """Set what a new game begins with, where a field begins otherwise than it was declared."""

    def fits(self, view: D, field: str, owner: int, value: int) -> bool:
        """Tell whether a thing, or a number, that is hidden from some may be this one, by what everybody has seen."""
        return True

    def finish(self, s: D) -> None:
        """Tell how the game ended: who has the best result wins, or nobody does. What is open at the end is shown."""
        result = self.score(s)
        rule = self.end_rule
        shows = any(field.open_at_end for field in self.declared)
        best = [seat for seat, value in enumerate(result) if value == max(result) and value > min(result)]
        for seat in best:
            s.tell(Event("wins", rule, {"seat": seat}, reveals=shows))
        if not best:
            s.tell(Event("nobody-wins", rule, {}, reveals=shows))

    # What follows from what is declared.

    def field(self, name: str) -> Field:
        """Return a declared field."""
        return self._by_name[name]

    def start(self, seats: int, options: dict[str, object]) -> D:
        """Return a new game."""
        s = self.state_class()
        s.game, s.seats, s.options, s.stack = self, seats, options, []
        for field in self.declared:
            setattr(s, field.name, [field.first() for _ in range(seats)] if field.each else field.first())
        self.begin(s)
        return s

    def usual_stack(self, state: D) -> list[Frame]:
        """Return what is asked."""
        frame = self.asked(state)
        return [] if frame is None else [frame]

    def write(self, state: D) -> dict[str, object]:
        """Return the fields that are not as at the beginning."""
        doc: dict[str, object] = {}
        fresh = self.start(int(state.seats), state.options)
        for field in self.declared:
            if getattr(state, field.name) != getattr(fresh, field.name):
                said = [field.spell(self.names, self.actions_codec, value) for value in field.values(state)]
                doc[field.name] = said if field.each else said[0]
        return doc

    def read(self, reader: Reader, state: D) -> None:
        """Set the fields."""
        seats = int(state.seats)
        for field in self.declared:
            if reader.has(field.name):
                written = reader.row(field.name, seats) if field.each else [reader.value(field.name, None)]
                for owner, said in zip(field.owners(state), written, strict=True):
                    field.put(state, owner, field.read(reader, self.actions_codec, seats, said))

    def validate(self, state: D) -> None:
        """Refuse what cannot be: seats that left, a stack of its own, too many of a thing, what is hidden wrongly."""
        if state.out:
            raise PositionError("out: nobody leaves this game before its end")
        for field in self.declared:
            for owner, value in zip(field.owners(state), field.values(state), strict=True):
                self.check_seen(state, field, owner, value)
        for kind, copies in self.stock.items():
            for thing, count in enumerate(self.counted(state, kind)):
                if count > copies[thing]:
                    name = self.names.spell(kind, thing)
                    raise PositionError(f"{name!r} is there {count} times: the game has {copies[thing]}")
        if state.viewer != NONE:
            self.check_hidden(state)
        if not self.pushes and state.stack != self.usual_stack(state):
            raise PositionError("stack: it follows from the other fields (a game whose steps push says pushes = True)")
        self.check_stack(state)

    def check_seen(self, state: D, field: Field, owner: int, value: Any) -> None:
        """Refuse a value that is hidden from whoever sees it, or shown to whoever does not."""
        there = len(value) if field.row else int(value != NONE)
        blank = field.blanks(value)
        expected = 0 if state.viewer == NONE or self.sees(state, field, owner) else there
        said = field.spell(self.names, self.actions_codec, value)
        if blank != expected:
            raise PositionError(f"{field.name}: {said!r} is not what is seen there: {expected} of it are hidden")
        if field.seen != ALL and not all(self.fits(state, field.name, owner, one) for one in field.shown(value)):
            raise PositionError(f"{field.name}: {said!r} cannot be there, by what else the position says")

    def check_hidden(self, view: D) -> None:
        """Refuse a view of which there is no true state."""
        try:
            self.guess(view.clone(), Rng(0))  # type: ignore[arg-type]
        except AssertionError:
            raise PositionError("what is hidden cannot be anything: the rest of the position leaves nothing") from None

    def check_stack(self, state: D) -> None:
        """Refuse frames that ask nobody, or whose numbers mean nothing."""
        for frame in state.stack:
            if not CHANCE <= frame.who < state.seats:
                raise PositionError(f"{frame.step.name!r} asks seat {int(frame.who)}: there are 0 to {state.seats - 1}")
            for name, value in zip(frame.step.params, (frame.a, frame.b, frame.c, frame.d), strict=False):
                kind = self.names.kind(name)
                most = len(self.names.kinds[kind]) if kind else int(state.seats) if self.names.is_seat(name) else 10**6
                if name and not 0 <= value < most:
                    raise PositionError(f"stack: {value} is no {name} of {frame.step.name!r}")

    def sees(self, view: D, field: Field, owner: int) -> bool:
        """Tell whether the viewer sees a field of an owner."""
        if field.seen == ALL or (field.open_at_end and not view.stack):
            return True
        return field.seen == OWNER and owner == view.viewer

    def hide(self, view: D) -> None:
        """Take out what the viewer may not see."""
        for field in self.declared:
            if field.seen != ALL:
                for owner, value in zip(field.owners(view), field.values(view), strict=True):
                    if not self.sees(view, field, owner):
                        field.put(view, owner, field.hidden(value))

    def counted(self, state: D, kind: str) -> list[int]:
        """Return how many of each thing of a kind are seen."""
        found = [0] * len(self.names.kinds[kind])
        for field in self.declared:
            if field.kind == kind:
                for value in field.values(state):
                    for thing in field.shown(value):
                        found[thing] += 1
        return found

    def bag(self, state: D, kind: str) -> list[int]:
        """Return the things of a kind that are seen nowhere, one entry for each; of a kind without end, each once."""
        if kind not in self.stock:
            return list(range(len(self.names.kinds[kind])))
        seen = self.counted(state, kind)
        return [thing for thing, copies in enumerate(self.stock[kind]) for _ in range(copies - seen[thing])]

    def guess(self, view: D, rng: Rng) -> None:
        """Put something in the place of all that is hidden: out of what is left, and as `fits` allows."""
        rooms: dict[str, list[tuple[Field, int, Any]]] = {}
        for field in self.declared:
            for owner, value in zip(field.owners(view), field.values(view), strict=True):
                if field.blanks(value):
                    if field.kind in self.stock:
                        rooms.setdefault(field.kind, []).append((field, owner, value))
                    else:
                        field.put(view, owner, field.filled(value, self.any_of(view, field, owner, value, rng)))
        for kind, places in rooms.items():
            left = self.bag(view, kind)
            sizes = [field.blanks(value) for field, _, value in places]
            if sum(sizes) > len(left):
                raise AssertionError(f"{sum(sizes)} are hidden where {len(left)} are left")
            dealt = assign(left, [*sizes, len(left) - sum(sizes)], Fitting(self, view, places).fits, rng)
            for (field, owner, value), found in zip(places, dealt, strict=False):
                shuffle(found, rng)
                field.put(view, owner, field.filled(value, found))

    def any_of(self, view: D, field: Field, owner: int, value: Any, rng: Rng) -> list[int]:
        """Return a thing, a number or an action for each that is hidden, where none is used up by another."""
        every = range(len(self.names.kinds[field.kind])) if field.kind in self.names.kinds else range(int(view.seats))
        if isinstance(field, NumberField):
            every = range(field.low, field.high + 1)
        elif isinstance(field, DeedField):
            every = range(self.actions)
        may = [one for one in every if self.fits(view, field.name, owner, one)]
        return [may[below(len(may), rng)] for _ in range(field.blanks(value))]

    def census(self, state: D) -> object:
        """Return whether nothing is there more often than the game has it."""
        return all(
            count <= copies
            for kind, stock in self.stock.items()
            for count, copies in zip(self.counted(state, kind), stock, strict=True)
        )

    def layout(self, view: D) -> list[Place]:
        """Return a place for each row of things, and for each single one."""
        return plain_picture.layout(self.declared, view)

    def picture(self, view: D) -> Picture:
        """Return what lies in the places, and what is counted."""
        return plain_picture.picture(self.declared, view)

    def offers(self, view: D, ask: Ask) -> list[Offer]:
        """Return the actions, each said by the thing that it names where that lies in sight, or by a button."""
        return plain_picture.offers(self.picture(view), view, ask)

    def goals(self, view: D) -> list[Goal]:
        """Return the rule of the end as everybody's goal."""
        return [Goal(Message("rule-" + self.end_rule.replace(".", "-"), rule=self.end_rule))]


class Fitting:
    """Which of some things may be in which of some places."""

    def __init__(self, game: Any, view: Any, places: list[tuple[Field, int, Any]]) -> None:
        self.game = game
        self.view = view
        self.places = places

    def fits(self, thing: int, room: int) -> bool:
        """Tell whether a thing may be in a place; the one behind the last is the bag."""
        if room == len(self.places):
            return True
        field, owner, _ = self.places[room]
        return bool(self.game.fits(self.view, field.name, owner, thing))
