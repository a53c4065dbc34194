"""What one seat has lived through, with perfect recall."""

from dataclasses import dataclass, field

from tafelrunde.core.engine import Game
from tafelrunde.core.events import Event


@dataclass
class History:
    """A seat's own actions, and the events as it heard them (viewer: a seat, or SPECTATOR)."""

    game: Game
    viewer: int
    entries: list[int | Event] = field(default_factory=list)

    def acted(self, action: int) -> None:
        """Remember an action of the seat's own."""
        self.entries.append(action)

    def heard(self, events: list[Event]) -> None:
        """Remember events, as far as the viewer may know them."""
        self.entries.extend(event.seen_by(self.viewer) for event in events)

    def copy(self) -> "History":
        """Return a history that goes on by itself."""
        return History(self.game, self.viewer, self.entries[:])

    def lines(self) -> list[str]:
        """Return one line for each entry: the same for two games that look the same from here."""
        return [self._event(entry) if isinstance(entry, Event) else self._action(entry) for entry in self.entries]

    def _action(self, action: int) -> str:
        verb, args = self.game.actions_codec.describe(action)
        return " ".join([f"> {verb}", *(f"{name}={value}" for name, value in args.items())])

    def _event(self, event: Event) -> str:
        spell = self.game.names.spell
        return " ".join([event.kind, *(f"{name}={spell(name, value)}" for name, value in event.args.items())])
