"""What can be asked of a table: one small frozen type for each command.

A table answers each with a proposal. Who may give which command is not the table's concern: it knows seats, not people.
"""

from msgspec import Struct


class Reading(Struct, frozen=True, gc=False):
    """What the clocks showed: the time that each seat has left, in milliseconds."""

    left: tuple[int, ...]
    at: int = 0
    """When that was, in milliseconds of Unix time."""


class Marked(Struct, frozen=True, kw_only=True, gc=False):
    """What every command may carry."""

    cmd_id: str | None = None
    """Made up by the client: a command sent twice under the same one is carried out once and answered twice."""
    clock: Reading | None = None
    """What the clocks showed when the command came; it is kept with the command."""


class Command(Marked, frozen=True):
    """A command for a seat."""

    seat: int


class Submit(Command, frozen=True):
    """The seat's answer to what it is asked; several actions are a walk, done whole or not at all."""

    version: int
    """The version of the game that the seat has seen."""
    actions: tuple[int, ...]
    stand_in: str = ""
    """The bot that answers in the place of one that has failed, or of a person; everybody is told."""
    why: str = ""
    """Why it does, if not because another bot failed: "clock"."""


class Undo(Command, frozen=True):
    """Take back what the seat did last, where it need ask nobody: no other person has seen it, or decided since."""

    version: int
    hidden: bool = False
    """Whether the others have not been before the screen since, which they all share."""


class AskUndo(Command, frozen=True):
    """Ask the other people to let the seat take back what it did last, past their own decisions."""

    version: int


class OfferDraw(Command, frozen=True):
    """Offer the other people a draw, in a game that knows one."""


class Answer(Command, frozen=True):
    """Say yes or no to what another seat has asked for: an undo or a draw. The last yes carries it out."""

    yes: bool


class Stand(Command, frozen=True):
    """Pass on the open question, and on all of its kind to come."""

    version: int


class Rest(Command, frozen=True):
    """Pass on whatever can be passed on until then, whatever one holds; there need not be a question yet."""

    until: str
    """The end of this "turn", one's own next turn ("round"), or until one looks again ("look")."""


class AskAgain(Command, frozen=True):
    """Be asked everything again."""


class Resign(Command, frozen=True):
    """Give the game up. Of two players the other wins; with more of them a bot takes the seat for good."""

    bot: str = ""
    """The bot that takes the seat, "" for the strongest."""
    why: str = ""
    """Why, if not because the player says so: "clock", "left", "host"."""


class TakeOver(Command, frozen=True):
    """Let a bot play for a person, who may come back."""

    bot: str
    why: str = ""


class GiveBack(Command, frozen=True):
    """Let the person at the seat play again."""


class Pause(Command, frozen=True):
    """Stop the game: nothing is taken from any seat until it goes on."""


class GoOn(Command, frozen=True):
    """Go on after a pause."""


class ReadClock(Command, frozen=True):
    """Keep what the clocks show, without doing anything else; the seat is the one that is asked."""


class GiveTime(Command, frozen=True):
    """Give the seat that is asked time back that nobody had, because the table could not be reached."""

    seconds: int


class Close(Command, frozen=True):
    """End a game that nobody goes on with: nobody has won it."""

    why: str = ""
    """Why, such as "abandoned"."""


class Lapse(Command, frozen=True):
    """Let what the seat has asked the others for be over: nobody has answered in time."""


class NoteAway(Command, frozen=True):
    """Note that the table waits for the seat, which is asked and not there."""

    since: int
    """From when on, in milliseconds of Unix time."""


class NoteHere(Command, frozen=True):
    """Note that the person at the seat is there again."""


class Nudge(Command, frozen=True):
    """Remind somebody else that the table waits for them."""

    whom: int
    """Their seat."""
    at: int
    """When, in milliseconds of Unix time."""


class CallBot(Command, frozen=True):
    """Agree to it, or no longer, that a bot plays for the person whom the table waits for."""

    on: bool = True


class Settle(Command, frozen=True):
    """Do what nobody decides, where a table waits with it: see `Table.unsettled`."""

    seat: int = 0
