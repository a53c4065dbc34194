"""What a bot is, and the plainest one."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic

from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game, S, State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.names import instead
from tafelrunde.core.options import Option
from tafelrunde.core.rng import Rng

GRACE = 0.25
"""So many seconds an answer may be late: to look at the clock takes time too."""


class Bot(Generic[S]):
    """A player: it hears what its seat hears, is given what its seat sees and a question, and answers with an action.

    One that knows a game says whose states it is given, as in `Bot[ClaimState]`. Whoever runs it calls `begin`, then
    before each question `heard` with what is new, then `choose`. It may be begun anew at any time, and then hears
    everything from the start again: after a restart, and after it has failed.
    """

    name: ClassVar[str] = ""
    plays: ClassVar[tuple[str, ...]] = ()
    """The ids of the games it plays; nothing for one that plays any."""
    parameters: ClassVar[Sequence[Option]] = ()
    """What can be set where it is named, as in `name:time=0.5,sims=200`."""

    def __init__(self, seed: int | None = None) -> None:
        """Make a player; from a seed it plays the same again, without one as the operating system's dice fall."""
        self.rng = Rng(secrets.randbits(64) if seed is None else seed)
        self.called = self.name
        """How it was named by whoever loaded it, with its parameters."""
        self.values: dict[str, Any] = {parameter.name: parameter.default for parameter in self.parameters}
        """The parameters, by name: set when `begin` is called."""
        self.seconds: float | None = None
        """How long an answer may take, set by whoever runs the bot: one that comes later does not count."""
        self.own_time = False
        """Whether those are seconds of the processor, however busy it is with others: set before it begins."""

    def begin(self, game: Game[Any], seat: int, options: Mapping[str, object]) -> None:
        """Sit down at a new game, with every option by name; forget the last one."""

    def heard(self, events: Sequence[Event]) -> None:
        """Hear what has happened since the last time, as far as the seat may know it."""

    def choose(self, view: S, ask: Ask) -> int:
        """Return one of `ask.actions`."""
        raise NotImplementedError(self.name)

    def explain(self, view: S, ask: Ask) -> Sequence[str]:
        """Return in lines what spoke for the answer that was just given, for `tafelrunde ask`; by default nothing."""
        return ()

    def set(self, given: Mapping[str, object]) -> None:
        """Set parameters by name; one that there is not, or a value it does not take, is an error."""
        known = {parameter.name: parameter for parameter in self.parameters}
        for name, value in given.items():
            if name not in known:
                raise TafelrundeError(f"{self.name} has no parameter {name!r}: {instead(name, list(known))}")
            try:
                self.values[name] = known[name].read(value)
            except (ValueError, TypeError):
                takes = known[name].takes
                raise TafelrundeError(f"{name!r} of {self.name} is {value!r}: it takes {takes}") from None


class Random(Bot):
    """Plays any game, without a thought."""

    name = "random"

    def choose(self, view: State, ask: Ask) -> int:
        """Return any of the actions, each as likely as the others."""
        return ask.actions[self.rng.below(len(ask.actions))]
