"""What somebody at a table can do: for each verb what it becomes, and what is to be minded about it."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tafelrunde.server.ground import messages
from tafelrunde.server.live.live import Live
from tafelrunde.table import commands


class Verb(NamedTuple):
    """One thing that a client can send, or that goes on by itself."""

    order: Callable[[Live, Any], commands.Command] | None
    """Return the command for the table; None where there is more to it, or no client sends it."""
    becomes: tuple[type[commands.Command], ...]
    aside: bool = False
    """Whether it brings no game nearer to its end, though the log keeps it: nobody may do it without end."""
    for_who_plays: bool = True
    """Whether it is for whoever plays at a seat: while that is a bot, nobody else does it there."""
    reads_clock: bool = False
    """Whether the clocks are read with it, whoever is asked."""


def submit(_: Live, given: messages.BareSubmit | messages.Submit) -> commands.Command:
    """Return a move."""
    return commands.Submit(given.seat, given.version, tuple(given.actions), cmd_id=given.cmd_id)


def undo(live: Live, given: messages.Undo) -> commands.Command:
    """Return that something is taken back, or where it takes the others' consent that they are asked."""
    alone = live.game.can_undo(given.seat) or not live.game.can_ask_undo(given.seat)
    return (commands.Undo if alone else commands.AskUndo)(given.seat, given.version, cmd_id=given.cmd_id)


def pause(_: Live, given: messages.Pause) -> commands.Command:
    """Return that the game rests, or goes on."""
    return (commands.Pause if given.on else commands.GoOn)(given.seat, cmd_id=given.cmd_id)


VERBS: Final[dict[type[messages.Ordered] | type[messages.BareSubmit] | None, Verb]] = {
    messages.Submit: Verb(submit, (commands.Submit,), reads_clock=True),
    messages.BareSubmit: Verb(submit, (commands.Submit,), reads_clock=True),
    messages.Undo: Verb(undo, (commands.Undo, commands.AskUndo), aside=True),
    messages.OfferDraw: Verb(
        lambda _, given: commands.OfferDraw(given.seat, cmd_id=given.cmd_id), (commands.OfferDraw,), aside=True
    ),
    messages.Answer: Verb(
        lambda _, given: commands.Answer(given.seat, given.yes, cmd_id=given.cmd_id), (commands.Answer,)
    ),
    messages.Stand: Verb(
        lambda _, given: commands.Stand(given.seat, given.version, cmd_id=given.cmd_id), (commands.Stand,), aside=True
    ),
    messages.Rest: Verb(
        lambda _, given: commands.Rest(given.seat, given.until, cmd_id=given.cmd_id), (commands.Rest,), aside=True
    ),
    messages.AskAgain: Verb(
        lambda _, given: commands.AskAgain(given.seat, cmd_id=given.cmd_id), (commands.AskAgain,), aside=True
    ),
    messages.Pause: Verb(pause, (commands.Pause, commands.GoOn), aside=True, reads_clock=True),
    messages.Resign: Verb(
        lambda _, given: commands.Resign(given.seat, cmd_id=given.cmd_id), (commands.Resign,), for_who_plays=False
    ),
    messages.ComeBack: Verb(
        lambda _, given: commands.GiveBack(given.seat, cmd_id=given.cmd_id),
        (commands.GiveBack,),
        aside=True,
        for_who_plays=False,
        reads_clock=True,
    ),
    messages.Nudge: Verb(None, (commands.Nudge,), aside=True, for_who_plays=False),
    messages.CallBot: Verb(None, (commands.CallBot,), aside=True, for_who_plays=False),
    None: Verb(None, (commands.ReadClock, commands.GiveTime), for_who_plays=False, reads_clock=True),
}
"""Under None stands what no client sends and is minded all the same."""
FOR_WHO_PLAYS: Final = tuple(kind for verb in VERBS.values() if verb.for_who_plays for kind in verb.becomes)
READS_CLOCK: Final = tuple(kind for verb in VERBS.values() if verb.reads_clock for kind in verb.becomes)
