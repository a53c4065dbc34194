"""Games of somebody else as a server plays them: their rules run in another process, and here is what it answers.

A state here is a document, and what everybody sees of it, asked for once and kept: looking at a table never waits for
the other process. Only a move, a new game and a rare question go there; one that fails or takes too long stops its own
table, which stands where it stood.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec
from mypy_extensions import i64

from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Frame, Game, State, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.options import Option
from tafelrunde.core.picture import Goal, Message, Offer, Picture, Place, Sentence
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.facts import Facts, Position, Told
from tafelrunde.games.host import ask


class ApartStep(Step["ApartState"]):
    """The question that is open, as the other process has told it."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts.step)
        self.facts = facts

    def legal(self, state: "ApartState", frame: Frame, moves: Moves) -> None:
        for action in self.facts.actions:
            moves.add(action)

    def weights(self, state: "ApartState", frame: Frame, outcomes: list[int]) -> list[int]:
        return list(self.facts.weights)

    def prompt_args(self, state: "ApartState", frame: Frame) -> dict[str, int]:
        return dict(self.facts.prompt_args)

    def do(self, state: "ApartState", frame: Frame, action: i64) -> None:
        position = ask(state.game.id, "apply", state.facts.document, int(action))
        if state.events is not None:
            state.events += position.events
        state.take(position)

    def topic(self) -> str:
        return self.facts.topic

    def why(self, view: "ApartState", frame: Frame, action: int) -> str:
        why: str = ask(view.game.id, "why", view.facts.document, action)
        return why

    def forced(self, state: "ApartState", frame: Frame) -> bool:
        return self.facts.forced

    def evident(self, state: "ApartState", frame: Frame) -> int:
        return self.facts.evident

    def standing_pass(self) -> int:
        return self.facts.standing_pass


class ApartState(State):
    """A position: its document, and what each seat sees of it."""

    fields: ClassVar[tuple[str, ...]] = ("printed",)

    def __init__(self) -> None:
        super().__init__()
        self.here: Position
        self.facts: Facts

    @property
    def printed(self) -> bytes:
        """The document: two states with the same one are equal."""
        return self.facts.document

    def clone(self) -> "ApartState":
        """Return a copy; what is known of it never changes."""
        copy = ApartState()
        copy.like(self)
        copy.here, copy.facts = self.here, self.facts
        return copy

    def take(self, position: Position) -> None:
        """Stand where the other process has led."""
        self.here = position
        self.see(position.views[NONE])

    def see(self, facts: Facts) -> None:
        """Stand as somebody sees it."""
        self.facts = facts
        self.out = facts.out
        self.stack = [Frame(ApartStep(facts), facts.who)] if facts.step else []

    def position(self, full: bool = False) -> dict[str, object]:
        found: dict[str, object] = msgspec.json.decode(self.facts.document)
        if full:
            found = ask(self.game.id, "in_full", self.facts.document)
        return found

    def dump(self) -> bytes:
        return self.facts.document


class ApartGame(Game[ApartState]):
    """The rules of a game, run elsewhere."""

    def __init__(self, told: Told) -> None:
        options = [option_of(told.id, *one) for one in told.options]
        super().__init__(
            told.id,
            range(*told.seats),
            [],
            told.actions,
            told.outcomes,
            options,
            told.version,
            told.bound,
            told.end_rule,
            told.words,
            told.roles,
            told.draw_rule,
        )
        self.told = told

    def new(self, seats: object = None, options: object = None) -> ApartState:
        return self._at(ask(self.id, "new", seats, options))

    def position(self, doc: object, events: list[Event] | None = None) -> ApartState:
        position: Position = ask(self.id, "position", doc)
        if events is not None:
            events += position.events
        return self._at(position)

    def _at(self, position: Position) -> ApartState:
        state = ApartState()
        state.game, state.seats, state.options, state.viewer = self, position.seats, position.options, position.viewer
        state.take(position)
        return state

    def hide(self, view: ApartState) -> None:
        view.see(view.here.views[int(view.viewer)])

    def guess(self, view: ApartState, rng: Rng) -> None:
        state: Position = ask(self.id, "guess", view.facts.document, rng.below(2**31))
        view.take(state)

    def score(self, state: ApartState) -> tuple[float, ...]:
        return state.facts.score

    def may_pass(self, state: ApartState, seat: int) -> bool:
        return seat in state.facts.may_pass

    def layout(self, view: ApartState) -> list[Place]:
        return view.here.layout

    def picture(self, view: ApartState) -> Picture:
        return view.facts.picture

    def offers(self, view: ApartState, ask: Ask) -> list[Offer]:
        return view.facts.offers

    def goals(self, view: ApartState) -> list[Goal]:
        return view.facts.goals

    def brief(self, view: ApartState) -> list[Message]:
        return view.facts.brief

    def sentences(self, events: Sequence[Event]) -> list[Sentence]:
        if not self.told.puts_together:
            return []
        found: list[Sentence] = ask(self.id, "sentences", list(events))
        return found

    def request(self, view: ApartState, name: str, args: Mapping[str, object]) -> object:
        return ask(self.id, "request", view.facts.document, name, dict(args))

    def __reduce__(self) -> tuple[object, ...]:
        return (ApartGame, (self.told,))


def option_of(game_id: str, name: str, default: object, takes: str, choices: tuple[str, ...], schema: Any) -> Option:
    """Return an option whose values are checked where the game is."""
    return Option(name, default, takes, lambda given: ask(game_id, "option", name, given), choices, schema)


