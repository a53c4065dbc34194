"""What somebody wants to know beside the desk: where they could go, how far they are, what a strong player would do."""

import msgspec

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.bots.workers import Pool
from tafelrunde.server.door.callers import Caller
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.ground import messages
from tafelrunde.server.ground.messages import Answered
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.live import Live


class Advice:
    """Answers what is asked beside the desk."""

    def __init__(self, limits: Limits, pool: Pool) -> None:
        self._limits = limits
        self._pool = pool

    async def requested(self, live: Live, caller: Caller | None, given: messages.Wish, where: str) -> Answered:
        """Return what somebody wants to know beside the desk; of strangers it counts from `where` they ask."""
        self._limits.check(self._limits.wishes, where if caller is None else caller.purse)
        live.check_view(caller, given.seat)
        view = live.game.view(given.seat)
        game = live.game.game
        result: object
        if given.name == "goals":
            result = game.goals(view)
        elif given.name == "brief":
            result = game.brief(view)
        elif given.name == "layout":
            result = game.layout(view)
        elif given.name == "hint":
            result = await self._hint(live, caller, given.seat)
        else:
            try:
                result = game.request(view, given.name, given.args)
            except TafelrundeError:
                raise
            except (ValueError, TypeError, LookupError, AttributeError, ArithmeticError) as error:
                raise Problem("unfit", why=f"{given.name} does not take that ({type(error).__name__})") from None
        return Answered(given.cmd_id, given.name, msgspec.to_builtins(result))

    async def _hint(self, live: Live, caller: Caller | None, seat: int | None) -> object:
        """Return what a strong player would do in that seat's place, where the table allows it."""
        if seat is None:
            raise Problem("unfit", why="a hint is for a seat: name it")
        live.check_seat(caller, seat)
        if not live.setup.chosen.hints:
            raise Problem("no-hints")
        if live.game.who != seat:
            raise Problem("refused", said="server-refused-not-asked", who=live.game.who)
        assert caller is not None
        self._limits.check(self._limits.heavy, caller.purse)
        advice = await self._pool.hint(live.game, live.id, seat, caller.purse)
        if advice is None:
            raise Problem("refused", said="server-refused-no-advice")
        return advice
