"""What can be asked of a table: one small frozen type for each command.

A table answers each with a proposal. Who may give which command is not the table's concern: it knows seats, not people.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reading:
    """What the clocks showed: the time that each seat has left, in milliseconds."""

    left: tuple[int, ...]
    at: int = 0
    """When that was, in milliseconds of Unix time."""


@dataclass(frozen=True)
class Command:
    """A command for a seat, with what every command may carry."""

    seat: int
    cmd_id: str | None = field(default=None, kw_only=True)
    """Made up by the client: a command sent twice under the same one is carried out once and answered twice."""
    clock: Reading | None = field(default=None, kw_only=True)
    """What the clocks showed when the command came; it is kept with the command."""


@dataclass(frozen=True)
class Submit(Command):
    """The seat's answer to what it is asked; several actions are a walk, done whole or not at all."""

    version: int
    """The version of the game that the seat has seen."""
    actions: tuple[int, ...]


@dataclass(frozen=True)
class Undo(Command):
    """Take back what the seat did last, where it need ask nobody: since then nobody else has decided, or only bots."""

    version: int


@dataclass(frozen=True)
class AskUndo(Command):
    """Ask the other people to let the seat take back what it did last, past their own decisions."""

    version: int


@dataclass(frozen=True)
class OfferDraw(Command):
    """Offer the other people a draw, in a game that knows one."""


@dataclass(frozen=True)
class Answer(Command):
    """Say yes or no to what another seat has asked for: an undo or a draw. The last yes carries it out."""

    yes: bool


@dataclass(frozen=True)
class Stand(Command):
    """Pass on the open question, and on all of its kind to come."""

    version: int


@dataclass(frozen=True)
class AskAgain(Command):
    """Be asked everything again."""


@dataclass(frozen=True)
class Resign(Command):
    """Give the game up. Of two players the other wins; with more of them a bot takes the seat for good."""

    bot: str = ""
    """The bot that takes the seat, "" for the strongest."""
    why: str = ""
    """Why, if not because the player says so: "clock", "left", "host"."""


@dataclass(frozen=True)
class TakeOver(Command):
    """Let a bot play for a person, who may come back."""

    bot: str
    why: str = ""


@dataclass(frozen=True)
class GiveBack(Command):
    """Let the person at the seat play again."""


@dataclass(frozen=True)
class Pause(Command):
    """Stop the game: nothing is taken from any seat until it goes on."""


@dataclass(frozen=True)
class GoOn(Command):
    """Go on after a pause."""


@dataclass(frozen=True)
class ReadClock(Command):
    """Keep what the clocks show, without doing anything else; the seat is the one that is asked."""


@dataclass(frozen=True)
class Settle(Command):
    """Do what nobody decides, where a table waits with it: see `Table.unsettled`."""

    seat: int = 0
