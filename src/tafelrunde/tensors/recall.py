"""What a seat remembers, as a row of numbers: what perfect recall adds to what it sees."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde import games
from tafelrunde.core.declared import DeclaredGame
from tafelrunde.core.engine import Game
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.mixing import mix
from tafelrunde.tensors.declared import DeclaredMemory
from tafelrunde.tensors.encoder import Plane, from_first

DIGEST: Final = 62
"""Bits of the digest of everything that was ever remembered."""
WIDTH: Final = 6
"""Numbers in an entry: what it is, and up to five arguments."""
OWN_ACTION: Final = 1
FIRST_KIND: Final = 2
SHIFT: Final = 5
"""What is added to an argument, so that even SPECTATOR is more than 0, which stands for no argument."""


class Recall:
    """A seat's own actions and the events as it heard them, in order: a bounded row of tokens and a digest.

    An entry is 1 and the action for an action of one's own, or 2 and more for a kind of event (`kinds` lists them) and
    its arguments, each plus 5 so that 0 means nothing; 2 is what is not there, 3 what is hidden from the seat. Seats
    are counted from the viewer. The newest entry comes first; when there are more than there is room for, the oldest
    are left out, but the digest still tells apart whatever differed in them.

    >>> from tafelrunde import games
    >>> claim = Recall(games.load("claim"), 2, 1)
    >>> claim.heard([Event("plays", "claim.lead.any", {"seat": 0, "card": 3})])
    >>> claim.acted(7)
    >>> claim.written()[62:74]
    [1, 12, 0, 0, 0, 0, 5, 6, 8, 0, 0, 0]
    """

    def __init__(self, game: Game[Any], seats: int, viewer: int) -> None:
        about = remembered(game.id)
        self.game = game
        self.seats: i64 = seats
        self.viewer: i64 = viewer
        self.first: i64 = max(viewer, 0)
        self.kinds: list[str] = about.TOLD
        self.numbers: dict[str, int] = {kind: FIRST_KIND + k for k, kind in enumerate(self.kinds)}
        self.longest: i64 = about.LONGEST
        self.entries: list[int] = []
        """The oldest first, WIDTH numbers for each."""
        self.digest: i64 = 0

    @property
    def planes(self) -> list[Plane]:
        """The parts of the row, as an encoder has them."""
        return planes(self.game.id)

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return DIGEST + WIDTH * int(self.longest)

    def acted(self, action: i64) -> None:
        """Remember an action of the seat's own."""
        self.remember([OWN_ACTION, action + SHIFT])

    def heard(self, events: list[Event]) -> None:
        """Remember events, as far as the viewer may know them."""
        names = self.game.names
        for told in events:
            event = told.seen_by(self.viewer)
            if event.kind not in self.numbers:
                raise TafelrundeError(f"{self.game.id!r} tells {event.kind!r}, for which its words have no message")
            entry = [self.numbers[event.kind]]
            for name, value in event.args.items():
                if names.is_seat(name):
                    entry.append(int(from_first(value, self.first, self.seats)) + SHIFT)
                else:
                    entry.append(value + SHIFT)
            self.remember(entry)

    def remember(self, entry: list[int]) -> None:
        """Put an entry behind the others."""
        for k in range(WIDTH):
            number = entry[k] if k < len(entry) else 0
            self.entries.append(number)
            self.digest = mix(self.digest, number)

    def written(self) -> list[int]:
        """Return the row: the digest, bit by bit, and the entries."""
        numbers: list[int] = [int((self.digest >> k) & 1) for k in range(DIGEST)]
        entries = self.entries
        size = self.size
        at = len(entries) - WIDTH
        while at >= 0 and len(numbers) < size:
            numbers += entries[at : at + WIDTH]
            at -= WIDTH
        numbers += [0] * (size - len(numbers))
        return numbers

    def copy(self) -> "Recall":
        """Return a memory that goes on by itself; what is too old to be written is left behind."""
        other = Recall(self.game, int(self.seats), int(self.viewer))
        other.entries = self.entries[-WIDTH * int(self.longest) :]
        other.digest = self.digest
        return other


def remembered(game: str) -> Any:
    """Return what says what is remembered of a game: its kinds of events, how many, how large; its home may know."""
    home = games.home(game)
    about = home and home.part("tensors")
    if about:
        return about
    rules = games.load(game)
    if isinstance(rules, DeclaredGame):
        return DeclaredMemory(rules, home)
    raise TafelrundeError(f"{game!r} has no tensors")


def planes(game: str) -> list[Plane]:
    """Return the parts of a memory's row."""
    about = remembered(game)
    digest = Plane("digest", (DIGEST,), "Bits that differ where anything remembered differs.", private=True)
    entries = Plane(
        "entries",
        (about.LONGEST, WIDTH),
        "Newest first: own actions (1) and kinds of events (2 and more), and their arguments plus 5.",
        most=about.MOST,
        private=True,
    )
    entries.start = DIGEST
    return [digest, entries]
