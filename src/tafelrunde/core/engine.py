"""The contract of every game: a state is flat data and a stack of frames, and each frame may ask one question."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic

import msgspec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from tafelrunde.core.ask import Ask
from tafelrunde.core.bits import bit
from tafelrunde.core.errors import IllegalAction, OptionError, PositionError, TafelrundeError, ViewError
from tafelrunde.core.events import Event
from tafelrunde.core.mixing import mix, mix_word
from tafelrunde.core.moves import Moves, empty, hand_back
from tafelrunde.core.names import Codec, Names, whole_number
from tafelrunde.core.options import Option, check
from tafelrunde.core.picture import Goal, Message, Offer, Picture, PieceRow, Place, Sentence, plain_button
from tafelrunde.core.reader import Reader
from tafelrunde.core.rng import Rng, place
from tafelrunde.core.values import CHANCE, NONE, SPECTATOR

_canonical: Final = msgspec.json.Encoder(order="deterministic").encode
"""Equal documents give equal bytes: names in their order, nothing between the parts, letters as they are."""

ACTION_LIMIT: Final = 0x40000000
"""Actions and outcomes are smaller in every game."""
LINE: Final = 160
"""So much of a position a prompt shows."""

S = TypeVar("S", bound="State", default="State")
"""The states of one game: its steps and its rules work on no others."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing the rules do. It holds no data of its own: all it works on is the state and its frame."""

    rule: ClassVar[str] = ""
    """The rule this step carries out, and that a refusal cites unless `why` knows a better one."""

    public: ClassVar[bool] = False
    """Whether what it offers follows from what everybody sees: then a single answer need not be asked for."""

    def __init__(self, name: str, params: tuple[str, ...] = (), asks: bool = True, may_be_empty: bool = False) -> None:
        """Name a step and the numbers a, b, c, d of its frames ("" for one that is not used).

        A step that asks may have nothing to offer if it `may_be_empty`: it is then done with NONE, unasked.
        """
        self.name = name
        self.params = params
        self.asks = asks
        self.may_be_empty = may_be_empty
        self.mark: i64 = mix_word(0, name)
        """Stands for the step in keys."""

    def legal(self, state: S, frame: "Frame", moves: Moves) -> None:
        """Put the actions on offer into `moves`, ascending; change nothing."""

    def allows(self, state: S, frame: "Frame", action: i64) -> bool:
        """Tell whether an action is on offer; a step that knows without listing all of them is quicker."""
        moves = empty()
        self.legal(state, frame, moves)
        found = moves.holds(action)
        hand_back(moves)
        return found

    def offers(self, state: S, frame: "Frame") -> bool:
        """Tell whether there is any action; asked of a step that may have none, which may know without listing them."""
        moves = empty()
        self.legal(state, frame, moves)
        found = moves.count() > 0
        hand_back(moves)
        return found

    def do(self, state: S, frame: "Frame", action: i64) -> None:
        """Carry out the action (NONE where nothing was asked); the frame has left the stack."""
        raise NotImplementedError(self.name)

    def topic(self) -> str:
        """Return the id of the rule that the question is about."""
        return self.rule

    def why(self, view: S, frame: "Frame", action: int) -> str:
        """Return the id of the rule that forbids `action` (any number), judged by what the asked seat sees."""
        return self.rule

    def forced(self, state: S, frame: "Frame") -> bool:
        """Tell whether everybody can see that there is one answer only; what is hidden is not looked at.

        Where the hand decides that there is one answer, the question stays: not asking would tell.
        """
        return False

    def evident(self, state: S, frame: "Frame") -> int:
        """Return the answer to which nobody prefers another, judged by what everybody sees; NONE if there is none."""
        return NONE

    def standing_pass(self) -> int:
        """Return the action by which a seat may pass on all questions of this kind beforehand, NONE if it may not."""
        return NONE

    def at_once(self, state: S, frame: "Frame") -> bool:
        """Tell whether it is part of the action that led to it: what would come of that is tried through it.

        Only a step that looks at nothing hidden may be, for it is tried on a view.
        """
        return False

    def foretold(self, view: S, frame: "Frame", action: int) -> list[Message]:
        """Return what would come of an action that no event tells, such as what does not happen then."""
        return []

    def weights(self, state: S, frame: "Frame", outcomes: list[int]) -> list[int]:
        """Return how likely each outcome of chance is, in whole numbers."""
        return [1] * len(outcomes)

    def sample(self, state: S, frame: "Frame", rng: Rng) -> i64:
        """Return an outcome of chance by its weight."""
        moves = Moves()
        self.legal(state, frame, moves)
        outcomes = moves.listed()
        weights = self.weights(state, frame, outcomes)
        return outcomes[place(rng.below(sum(weights)), weights)]

    def prompt_args(self, state: S, frame: "Frame") -> dict[str, int]:
        """Return what the question names, for its text."""
        return {}


@mypyc_attr(acyclic=True)
class Frame:
    """An entry of the stack, never changed: a step, the seat it asks or concerns, a few numbers of its own."""

    __slots__ = ("a", "b", "c", "d", "stage", "step", "who")

    def __init__(
        self, step: Step[Any], who: i64 = NONE, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, stage: i64 = 0
    ) -> None:
        self.step = step
        self.who = who
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.stage = stage

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Frame)
            and self.step is other.step
            and self.who == other.who
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
            and self.d == other.d
            and self.stage == other.stage
        )

    def __hash__(self) -> int:
        return hash((self.step.name, self.who, self.a, self.b, self.c, self.d, self.stage))

    def __repr__(self) -> str:
        return f"Frame({self.step.name}, {self.who}, {self.a}, {self.b}, {self.c}, {self.d}, stage={self.stage})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game. It holds no position: that is the state's part."""

    def __init__(
        self,
        id: str,  # noqa: A002  (what it is called everywhere)
        seats: range,
        steps: list[Step[S]],
        actions: Codec,
        outcomes: Codec | None = None,
        options: list[Option] | None = None,
        version: str = "1",
        bound: int = 1000,
        end_rule: str = "",
        words: dict[str, list[str]] | None = None,
        roles: list[str] | None = None,
        draw_rule: str = "",
    ) -> None:
        """Put a game together: what it is called, how many may play, what it does and what its numbers mean."""
        self.id = id
        self.seats = seats
        """How many may play."""
        self.steps: dict[str, Step[S]] = {step.name: step for step in steps}
        self.actions_codec = actions
        self.outcomes_codec: Codec = Codec(actions.names, []) if outcomes is None else outcomes
        self.names: Names = actions.names
        self.options: list[Option] = [] if options is None else options
        self.version = version
        """Of the rules: a log of another version may lead elsewhere."""
        self.bound = bound
        """Decisions of players after which no game is expected to go on."""
        self.end_rule: str = end_rule or f"{id}.end"
        """The rule that ends the game, cited when somebody wants to go on."""
        self.words: dict[str, list[str]] = {} if words is None else words
        """What pictures name beside the game's own things, by kind: places, counters, marks and phases."""
        self.roles: list[str] = [] if roles is None else roles
        """Who is who, seat by seat, where the seats are not alike."""
        self.draw_rule = draw_rule
        """The rule by which nobody wins, "" where somebody always does: players may agree to what the rules know."""

    def __repr__(self) -> str:
        players = f"{self.seats.start}" if len(self.seats) == 1 else f"{self.seats.start} to {self.seats.stop - 1}"
        return f"<{self.id}, rules {self.version}, for {players}>"

    @property
    def actions(self) -> int:
        """Players' actions are the numbers below this one."""
        return self.actions_codec.size

    @property
    def outcomes(self) -> int:
        """Outcomes of chance are the numbers below this one."""
        return self.outcomes_codec.size

    def check_seats(self, seats: object) -> int:
        """Return the number of players, the smallest by default (None); one the game is not for is an error."""
        if seats is None:
            return self.seats.start
        number = whole_number(seats, "number of players")
        if number not in self.seats:
            low, high = self.seats.start, self.seats.stop - 1
            takes = f"{low}" if low == high else f"{low} to {high}"
            raise OptionError(f"{self.id} is for {takes} players, not for {number}")
        return number

    def chosen(self, options: Mapping[str, object]) -> dict[str, object]:
        """Return the options that are not as usual."""
        usual = {option.name: option.default for option in self.options}
        return {name: value for name, value in options.items() if value != usual[name]}

    def new(self, seats: object = None, options: object = None) -> S:
        """Return the first position, for so many players and with options by name, all of which may be left out.

        Chance is asked first where there is something to deal.
        """
        state = self.start(self.check_seats(seats), check(self.options, options))
        state.advance()
        return state

    def start(self, seats: int, options: dict[str, object]) -> S:
        """Make the first state; everything is checked already."""
        raise NotImplementedError(self.id)

    def position(self, doc: object, events: list[Event] | None = None) -> S:
        """Read a position from its document; what is left out takes its default.

        The document is what `State.position` gives. Whatever does not fit is a PositionError that names
        the field and the value. What happens before somebody is asked is told to `events`.
        """
        reader = Reader(doc, self.names)
        if reader.text("game", self.id) != self.id:
            raise PositionError(f"game: this is a position of {reader.text('game', self.id)!r}, not of {self.id!r}")
        seats = reader.number("seats", self.seats.start, self.seats.start, self.seats.stop - 1)
        try:
            state = self.start(seats, check(self.options, reader.mapping("options")))
        except OptionError as error:
            raise PositionError(str(error)) from None
        state.viewer = reader.viewer("view", seats)
        state.out = reader.seats("out", seats)
        self.read(reader, state)
        frames = reader.frames("stack", {name: step.params for name, step in self.steps.items()}, seats)
        state.stack = (
            self.usual_stack(state)
            if frames is None
            else [Frame(self.steps[name], who, a, b, c, d, stage) for name, who, a, b, c, d, stage in frames]
        )
        reader.finish()
        self.validate(state)
        if state.viewer == NONE:
            state.events = events
            state.advance()
        if state.stack and state.viewer in (NONE, state.who) and not state.legal():
            raise PositionError(f"stack: {state.stack[-1].step.name!r} asks, but there is nothing to choose from")
        return state

    def read(self, reader: Reader, state: S) -> None:
        """Set the state's own fields from the document."""
        raise NotImplementedError(self.id)

    def validate(self, state: S) -> None:
        """Raise PositionError where the position as a whole cannot be."""

    def usual_stack(self, state: S) -> list[Frame]:
        """Return the stack that the rest of the position suggests; a document may leave it out then.

        Where a game suggests none, its documents always name the stack, unless the game is over.
        """
        return []

    def write(self, state: S) -> dict[str, object]:
        """Return the state's own part of its document, defaults left out."""
        raise NotImplementedError(self.id)

    def keyed(self, doc: dict[str, object]) -> dict[str, object]:
        """Return a document as keys are made from it: a field that is called otherwise now keeps its word there."""
        return doc

    def hide(self, view: S) -> None:
        """Remove what `view.viewer` may not know."""
        raise NotImplementedError(self.id)

    def guess(self, view: S, rng: Rng) -> None:
        """Fill in what is hidden, at random, in keeping with all that the viewer can deduce."""
        raise NotImplementedError(self.id)

    def score(self, state: S) -> tuple[float, ...]:
        """Return the result of a game that is over."""
        raise NotImplementedError(self.id)

    def census(self, state: S) -> object:
        """Return what no action changes: the number of cards, coins and pieces, wherever they are."""
        return None

    # For clients: what a seat sees and may do, from its view alone.

    def layout(self, view: S) -> list[Place]:
        """Return the places of this table; they are the same in every view and never change."""
        return []

    def picture(self, view: S) -> Picture:
        """Return what lies on the table; a game without a picture shows whose turn it is."""
        return Picture(turn=view.who if view.who >= 0 else None, over=not view.stack)

    def rows(self, view: S) -> list[PieceRow]:
        """Return the pieces of the picture in rows, where a game keeps those that have not changed; else nothing."""
        return []

    def outline(self, view: S) -> Picture:
        """Return the picture; of a game that has rows, without its pieces."""
        return self.picture(view)

    def offers(self, view: S, ask: Ask) -> list[Offer]:
        """Return the actions on offer with the way to say them; a game without a picture has a button for each."""
        found: list[Offer] = []
        for action in ask.actions:
            verb, args = self.actions_codec.describe(action)
            marks = ["pass"] if verb == "pass" or action == view.standing_pass else []
            found.append(Offer(action, verb, args, touch=[plain_button(verb, args)], marks=marks))
        return found

    def may_pass(self, state: S, seat: int) -> bool:
        """Tell whether, for all that everybody sees, a seat may be asked what it could pass on beforehand."""
        return any(step.standing_pass() != NONE for step in self.steps.values())

    def goals(self, view: S) -> list[Goal]:
        """Return what wins for whom, and how far everybody is, as far as the viewer knows."""
        return []

    def brief(self, view: S) -> list[Message]:
        """Return what a newcomer has to know before the first move, in a few lines."""
        return []

    def sentences(self, events: Sequence[Event]) -> list[Sentence]:
        """Return what one seat has heard in sentences, each deed with its cause; none where each event is one."""
        return []

    def request(self, view: S, name: str, args: Mapping[str, object]) -> object:
        """Return something that a client asks for by name, such as whole walks; there may be none."""
        raise TafelrundeError(f"{self.id} has nothing called {name!r} to ask for")

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), ())


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position of a game: flat data, and the stack of what is still to be done, its top the question asked."""

    fields: ClassVar[tuple[str, ...]] = ()
    """The names of the game's own attributes: what two equal states have in common."""

    game: Game[Any]
    options: dict[str, object]
    stack: list[Frame]
    events: list[Event] | None
    """Where events are told, or None: search does without."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.viewer: i64 = NONE
        """Whose view this is: a seat, SPECTATOR, or NONE for the true state."""
        self.out: i64 = 0
        """The seats that have left the game, as a set."""
        self.events = None

    def clone(self) -> "State":
        """Return a copy that shares nothing that changes; it tells no events."""
        raise NotImplementedError

    def like(self, other: "State") -> None:
        """Take over from another state what every state has: the beginning of a `clone`."""
        self.game = other.game
        self.options = other.options
        self.stack = other.stack[:]
        self.seats = other.seats
        self.viewer = other.viewer
        self.out = other.out

    # What callers use.

    @property
    def who(self) -> int:
        """The seat that is asked: CHANCE, a player, or NONE when the game is over."""
        return self.stack[-1].who if self.stack else NONE

    def legal(self) -> list[int]:
        """Return the actions on offer, ascending; nothing in a view of somebody who is not asked."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        if self.viewer != NONE and self.viewer != frame.who:
            return []
        moves = empty()
        frame.step.legal(self, frame, moves)
        actions = moves.listed()
        hand_back(moves)
        return actions

    def ask(self) -> Ask | None:
        """Return the question that is open, None when the game is over."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        step = frame.step
        actions = self.legal()
        weights = step.weights(self, frame, actions) if frame.who == CHANCE and self.viewer == NONE else None
        return Ask(frame.who, f"{self.game.id}-ask-{step.name}", step.prompt_args(self, frame), actions, weights)

    @property
    def question(self) -> str:
        """The name of the step that asks, "" when the game is over."""
        return self.stack[-1].step.name if self.stack else ""

    @property
    def question_args(self) -> dict[str, int]:
        """What the open question names; nothing when the game is over."""
        return self.stack[-1].step.prompt_args(self, self.stack[-1]) if self.stack else {}

    @property
    def topic(self) -> str:
        """The id of the rule that the open question is about; of the end when the game is over."""
        return self.stack[-1].step.topic() if self.stack else self.game.end_rule

    @property
    def standing_pass(self) -> int:
        """The action by which the asked seat may pass on all such questions beforehand, NONE if it may not."""
        return self.stack[-1].step.standing_pass() if self.stack else NONE

    def why(self, action: int) -> str:
        """Return the id of the rule that forbids an action in this view; of the end when the game is over."""
        if not self.stack:
            return self.game.end_rule
        frame = self.stack[-1]
        return frame.step.why(self, frame, action) if frame.who >= 0 else frame.step.rule

    def forced(self) -> int:
        """Return the answer that everybody can see is the only one, NONE if there is none such."""
        if not self.stack:
            return NONE
        frame = self.stack[-1]
        if frame.who < 0 or not (frame.step.public or frame.step.forced(self, frame)):
            return NONE
        actions = self.legal()
        return actions[0] if len(actions) == 1 else NONE

    def evident(self) -> int:
        """Return the answer to which nobody prefers another, as everybody can see; NONE if there is none such."""
        return self.stack[-1].step.evident(self, self.stack[-1]) if self.stack and self.stack[-1].who >= 0 else NONE

    def apply(self, action: object) -> None:
        """Do one of the offered actions (a whole number); anything else is refused and changes nothing."""
        number = whole_number(action, "action")
        if self.viewer != NONE:
            raise ViewError("this is a view: determinise it, or apply the action to the true state")
        if not self.stack:
            raise IllegalAction("the game is over", self.game.end_rule)
        frame = self.stack[-1]
        if 0 <= number < ACTION_LIMIT and frame.step.allows(self, frame, number):
            self.step(number)
            return
        self.refuse(frame, number)

    def refuse(self, frame: Frame, action: int) -> None:
        """Raise IllegalAction with the rule that forbids it, found without looking at what is hidden."""
        rule = self.view(frame.who).why(action) if frame.who >= 0 else frame.step.rule
        codec = self.game.outcomes_codec if frame.who == CHANCE else self.game.actions_codec
        if not 0 <= action < codec.size:
            raise IllegalAction(f"{action} is no action: there are 0 to {codec.size - 1}", rule)
        verb, args = codec.describe(action)
        what = " ".join([verb, *(f"{name}={value}" for name, value in args.items())])
        raise IllegalAction(f"{what} ({action}) is not allowed here: {rule}", rule)

    def step(self, action: i64) -> None:
        """Do an action that is known to be on offer: no check, for search."""
        frame = self.stack.pop()
        frame.step.do(self, frame, action)
        self.advance()

    def advance(self) -> None:
        """Do whatever asks nobody, until somebody is asked or the game is over."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            if self.out and frame.who >= 0 and self.out & bit(frame.who):
                stack.pop()
                continue
            step = frame.step
            if step.asks and (not step.may_be_empty or step.offers(self, frame)):
                return
            stack.pop()
            step.do(self, frame, NONE)

    def settle(self, rng: object) -> None:
        """Let chance act, by a generator (an `Rng`), until a player is asked or the game is over."""
        if self.viewer != NONE:
            raise ViewError("this is a view: determinise it, or let chance act on the true state")
        dice = generator(rng)
        stack = self.stack
        while stack:
            frame = stack[-1]
            if frame.who != CHANCE:
                return
            self.step(frame.step.sample(self, frame, dice))

    def view(self, seat: object) -> "State":
        """Return what a seat sees (None: a spectator), as a state that cannot be played on."""
        viewer: i64 = SPECTATOR
        if seat is not None:
            number = whole_number(seat, "seat")
            if not 0 <= number < int(self.seats):
                raise ViewError(f"there is no seat {number}: there are 0 to {self.seats - 1}")
            viewer = number
        if self.viewer != NONE and self.viewer != viewer:
            raise ViewError("this is somebody else's view already: take the view of the true state")
        seen = self.clone()
        if self.viewer == NONE:
            seen.viewer = viewer
            self.game.hide(seen)
        return seen

    def determinise(self, rng: object) -> "State":
        """Return a state that this view could be of, with all that is hidden drawn at random by an `Rng`."""
        if self.viewer == NONE:
            raise ViewError("this is the true state: only a view leaves something to determinise")
        state = self.clone()
        self.game.guess(state, generator(rng))
        state.viewer = NONE
        return state

    def result(self) -> tuple[float, ...] | None:
        """Return how the game ended for each seat, from -1 to 1, or None while it goes on."""
        return None if self.stack else self.game.score(self)

    def position(self, full: bool = False) -> dict[str, object]:
        """Return everything as a small document that `Game.position` reads; defaults are left out.

        The `full` form, for tools, always has the seats, every option and the stack.
        """
        game = self.game
        doc: dict[str, object] = {"game": game.id}
        if full or self.seats != game.seats.start:
            doc["seats"] = int(self.seats)
        options = dict(self.options) if full else game.chosen(self.options)
        if options:
            doc["options"] = options
        if self.viewer != NONE:
            doc["view"] = "spectator" if self.viewer == SPECTATOR else int(self.viewer)
        if self.out:
            doc["out"] = [seat for seat in range(int(self.seats)) if self.out & bit(seat)]
        doc.update(game.write(self))
        if full or self.stack != game.usual_stack(self):
            doc["stack"] = [self._spell(frame) for frame in self.stack]
        return doc

    def _spell(self, frame: Frame) -> dict[str, object]:
        doc: dict[str, object] = {"step": frame.step.name}
        if frame.who != NONE:
            doc["who"] = "chance" if frame.who == CHANCE else int(frame.who)
        names = self.game.names
        for name, value in zip(frame.step.params, [frame.a, frame.b, frame.c, frame.d], strict=False):
            if name and (value or names.kind(name)):
                doc[name] = names.spell(name, value)
        if frame.stage:
            doc["stage"] = int(frame.stage)
        return doc

    def dump(self) -> bytes:
        """Return the document as canonical JSON: equal states give equal bytes, in every build."""
        return _canonical(self.position())

    def key(self) -> int:
        """Return 64 bits of a hash of the document. That of a true state tells its secrets to whoever guesses them."""
        written = _canonical(self.game.keyed(self.position()))
        return int.from_bytes(hashlib.blake2b(written, digest_size=8).digest(), "big")

    def quick_key(self) -> int:
        """Return a number below 2^62 that states or views of one game and its options hardly ever share.

        It costs about as much as a clone: for search and caches. Logs and clients go by `key`.
        """
        mixed: i64 = mix(mix(mix(0, self.seats), self.viewer), self.out)
        for frame in self.stack:
            mixed = mix(mix(mix(mixed, frame.step.mark), frame.who), frame.stage)
            mixed = mix(mix(mix(mix(mixed, frame.a), frame.b), frame.c), frame.d)
        return self.mixed(mixed)

    def mixed(self, so_far: i64) -> i64:
        """Mix the game's own fields into a key; a game for search does it without looking them up by name."""
        for name in self.fields:
            so_far = mix_any(so_far, getattr(self, name))
        return so_far

    def __repr__(self) -> str:
        who = {CHANCE: "chance", NONE: "nobody, the game is over"}.get(self.who, f"seat {self.who}")
        seen = {NONE: "", SPECTATOR: ", seen by a spectator"}.get(int(self.viewer), f", seen by seat {self.viewer}")
        asked = f" asked {self.question!r}" if self.stack else ""
        doc = {name: value for name, value in self.position().items() if name not in ("game", "view", "stack")}
        line = json.dumps(doc, ensure_ascii=False, default=str)
        return f"<{self.game.id}: {who}{asked}{seen}; {line if len(line) <= LINE else line[:LINE] + '...'}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        if self.viewer != other.viewer or self.out != other.out or self.seats != other.seats:
            return False
        if self.stack != other.stack or self.options != other.options:
            return False
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.game, self.dump()))

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    # What steps use.

    def push(self, frame: Frame) -> None:
        """Put a frame on top: it is done next."""
        self.stack.append(frame)

    def replace_beneath(self, old: Frame, new: Frame | None) -> None:
        """Put `new` in the place of the topmost frame equal to `old`; None just takes it out."""
        stack = self.stack
        for k in range(len(stack) - 1, -1, -1):
            if stack[k] == old:
                if new is None:
                    del stack[k]
                else:
                    stack[k] = new
                return
        raise AssertionError(f"{old!r} is not on the stack")

    def unwind(self, marker: Step[Any]) -> None:
        """Drop everything above the topmost frame of that step, and the frame itself."""
        stack = self.stack
        for k in range(len(stack) - 1, -1, -1):
            if stack[k].step is marker:
                del stack[k:]
                return
        raise AssertionError(f"no frame of {marker.name} on the stack")

    def clear(self) -> None:
        """Drop everything: the game is over."""
        self.stack.clear()

    def tell(self, event: Event) -> None:
        """Tell an event, if anybody listens."""
        if self.events is not None:
            self.events.append(event)


def generator(given: object) -> Rng:
    """Return what outside callers give as random numbers; anything but an `Rng` is an error that says so."""
    if isinstance(given, Rng):
        return given
    raise TafelrundeError(f"{given!r} gives no random numbers: give an Rng, such as Rng(1)")


def mix_any(so_far: i64, value: object) -> i64:
    """Mix a field into a key: a number, a row of such, or anything that is written as what it is."""
    if isinstance(value, int):
        return mix(so_far, value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        so_far = mix(so_far, len(value))
        for part in value:
            so_far = mix_any(so_far, part)
        return so_far
    return mix_word(so_far, repr(value))


def restore(game: Game, dump: bytes) -> State:
    """Read what `dump` gave."""
    return game.position(json.loads(dump))


def result_of(winners: list[int], seats: int) -> tuple[float, ...]:
    """Return the result where these seats win: 2/k - 1 for each of k winners, -1 for everybody else.

    >>> result_of([1], 2), result_of([0, 1], 2), result_of([], 3)
    ((-1.0, 1.0), (0.0, 0.0), (-1.0, -1.0, -1.0))
    """
    return tuple(2.0 / len(winners) - 1.0 if seat in winners else -1.0 for seat in range(seats))
