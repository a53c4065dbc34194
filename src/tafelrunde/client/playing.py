"""A bot at a seat of a server: it is given the view and hears the events of its seat, as it would anywhere else."""

from typing import TYPE_CHECKING, Any

from tafelrunde import bots
from tafelrunde.client.hearing import result_of
from tafelrunde.client.problems import Problem, Unreachable
from tafelrunde.client.shapes import DeskMessage

if TYPE_CHECKING:
    from tafelrunde.client.seat import Seat


class Player:
    """What plays for a seat; where the bot fails, `greedy` makes the move."""

    def __init__(self, seat: "Seat", bot: bots.Bot[Any] | str, seconds: float | None) -> None:
        self._seat = seat
        self._bot = bots.load(bot, seat.game.id) if isinstance(bot, str) else bot
        self._seconds = seconds
        self._seated: bots.Seated | None = None

    def act(self, message: DeskMessage | None) -> list[float] | None:
        """Do what there is to do, and return the result once the game is over.

        It agrees when somebody asks to take something back, and accepts no draw.
        """
        if message is None or (result := result_of(message)) is not None:
            return result if message is not None else None
        seat, request = self._seat, message.desk.request
        try:
            if request is not None and seat.number in request.waiting:
                seat.consent(request.what == "undo")
            else:
                self._answer()
        except Unreachable:
            pass  # whoever waits for the next desk connects again
        except Problem as problem:
            if problem.status != 409 or problem.code in ("other-rules", "illegal"):
                raise
            # The game has gone on: the next desk says how.
        return None

    def _answer(self) -> None:
        seat = self._seat
        version, view = seat.view()
        if view.who != seat.number:
            return  # the game has gone on meanwhile
        if self._seated is None:
            self._seated = bots.Seated(self._bot, seat.game, seat.number, dict(view.options), self._seconds)
        seat.submit(version, self._seated.answer(view, seat.past))
