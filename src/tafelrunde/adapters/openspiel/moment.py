"""A point in the course of a game: it never changes, so that any number of states may share it."""

from collections.abc import Iterable, Mapping

from tafelrunde import games
from tafelrunde.core.engine import Game, State
from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE, SPECTATOR
from tafelrunde.table.history import History
from tafelrunde.tensors.recall import Recall


class Moment:
    """A position and the way to it: the moment before, the action taken there, and the events it led to."""

    __slots__ = ("_lines", "_memories", "action", "before", "decisions", "events", "state", "truncated", "who")

    def __init__(
        self, state: State, events: list[Event], before: "Moment | None" = None, action: int = NONE, decisions: int = 0
    ) -> None:
        self.state = state
        """The position; nobody may play on it."""
        self.events = events
        self.before = before
        self.action = action
        self.decisions = decisions
        """How often players have chosen so far."""
        self.truncated = state.who >= 0 and decisions >= state.game.bound
        """Whether the game ends here, with no result, because it is longer than its bound."""
        self.who = NONE if self.truncated else state.who
        """CHANCE, the seat that is asked, or NONE when the game has ended."""
        self._lines: dict[int, list[str]] = {}
        self._memories: dict[int, Recall] = {}

    @staticmethod
    def first(game: Game, seats: int, options: Mapping[str, object]) -> "Moment":
        """Return how a game begins; seats and options are checked already."""
        state = game.start(seats, dict(options))
        events: list[Event] = []
        state.events = events
        state.advance()
        state.events = None
        return Moment(state, events)

    def after(self, action: int) -> "Moment":
        """Return the moment that an action leads to; what is not offered is an IllegalAction."""
        state = self.state.clone()
        events: list[Event] = []
        state.events = events
        state.apply(action)
        state.events = None
        return Moment(state, events, self, action, self.decisions + (self.who >= 0))

    def returns(self) -> list[float]:
        """Return the result for each seat: zeros while the game goes on, and where its bound has ended it."""
        result = self.state.result()
        return [0.0] * int(self.state.seats) if result is None else list(result)

    def path(self) -> list["Moment"]:
        """Return all moments from the first to this one."""
        moments = [self]
        while moments[-1].before is not None:
            moments.append(moments[-1].before)
        return moments[::-1]

    def actions(self) -> list[int]:
        """Return the actions and outcomes that led here."""
        return [moment.action for moment in self.path()[1:]]

    def history(self, viewer: int) -> History:
        """Return what a seat, or a SPECTATOR, remembers."""
        history = History(self.state.game, viewer)
        for moment in self.path():
            moment.add_to(history)
        return history

    def add_to(self, history: History) -> None:
        """Let a history go on by what happened on the way from the moment before."""
        if self.before is not None and self.before.who == history.viewer:
            history.acted(self.action)
        history.heard(self.events)

    def memory(self, viewer: int) -> Recall:
        """Return what a seat, or a SPECTATOR, remembers as numbers; nobody may go on with it but by a copy."""
        way = [self]
        while viewer not in way[-1]._memories and way[-1].before is not None:
            way.append(way[-1].before)
        known = way[-1]._memories.get(viewer)
        memory = Recall(self.state.game, int(self.state.seats), viewer) if known is None else known.copy()
        for moment in reversed(way):
            if viewer in moment._memories:
                continue
            if moment.before is not None and moment.before.who == viewer:
                memory.acted(moment.action)
            memory.heard(moment.events)
        self._memories[viewer] = memory
        return memory

    def text(self, viewer: int) -> str:
        """Return the viewer's history as text: whose it is, and a line for each entry."""
        lines = ["spectator" if viewer == SPECTATOR else f"seat {viewer}"]
        for moment in self.path():
            lines += moment.lines(viewer)
        return "\n".join(lines)

    def lines(self, viewer: int) -> list[str]:
        """Return what the viewer heard on the way from the moment before; states that share the moment share this."""
        if viewer not in self._lines:
            history = History(self.state.game, viewer)
            self.add_to(history)
            self._lines[viewer] = history.lines()
        return self._lines[viewer]

    def __copy__(self) -> "Moment":
        return self

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        state = self.state
        return (replay, (state.game.id, int(state.seats), state.options, self.actions()))


def replay(game: str, seats: int, options: Mapping[str, object], actions: Iterable[int]) -> Moment:
    """Return the moment that these actions and outcomes lead to."""
    moment = Moment.first(games.load(game), seats, options)
    for action in actions:
        moment = moment.after(action)
    return moment
