"""Who may think next: questions wait in one queue, and each keeps its place for the whole of its time.

When a place is free again follows from what everybody may know: which tables have asked what, in which order, and how
long such a question takes. It does not depend on how soon an answer was found, or on whether one was found at all.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

log = logging.getLogger(__name__)

W = TypeVar("W")
OTHERS: Final = 4
"""Every so many turns one goes to whoever has waited longest, even if people wait elsewhere."""


@dataclass(eq=False)
class Turn(Generic[W]):
    """A question that waits, or is thought about."""

    whose: str
    people: bool
    seconds: float
    errand: Callable[[W], Awaitable[Any]]
    knows: Callable[[W], bool]
    over: "asyncio.Future[tuple[Any, float]]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Lanes(Generic[W]):
    """Places to think, and the queue before them.

    It is fair: whoever has had a turn stands at its end again, and has one place at most. Tables where people play come
    before those of bots alone, which have every fourth turn all the same.
    """

    def __init__(self, lost: Callable[[], object], clock: Callable[[], float] = time.monotonic) -> None:
        """Begin without a place; `lost` is called when one has gone."""
        self._lost = lost
        self._clock = clock
        self._places: set[W] = set()
        self._idle: list[W] = []
        self._held: set[W] = set()
        """Where somebody thinks, or would still think if the place had not gone."""
        self._waiting: list[Turn[W]] = []
        self._served: set[str] = set()
        """For whom somebody thinks now."""
        self._closed = False
        """Whether there is no place, and none to be expected soon."""
        self._turns = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def places(self) -> int:
        """How many places there are, with those that have gone and are not missed yet."""
        return len(self._places | self._held)

    @property
    def idle(self) -> bool:
        """Whether there is a place for whoever comes now."""
        return bool(self._idle)

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def waits(self, whose: str) -> bool:
        """Tell whether somebody waits already, or is thought for."""
        return whose in self._served or any(turn.whose == whose for turn in self._waiting)

    def add(self, place: W) -> None:
        """Take in a place."""
        self._closed = False
        self._places.add(place)
        self._idle.append(place)
        self._serve()

    def remove(self, place: W) -> None:
        """Give nothing to a place any more; if somebody thinks there, it is missed when the time of that is over."""
        if place in self._places:
            self._places.remove(place)
            if place in self._idle:
                self._idle.remove(place)
                self._lost()

    def give_up(self) -> None:
        """Tell all who wait, and who come before there is a place again, that there is none."""
        self._closed = True
        for turn in self._waiting:
            if not turn.over.done():
                turn.over.set_result((None, self._clock()))
        self._waiting.clear()

    async def turn(
        self,
        whose: str,
        seconds: float,
        errand: Callable[[W], Awaitable[Any]],
        *,
        people: bool = True,
        knows: Callable[[W], bool] = lambda _: False,
    ) -> tuple[Any, float]:
        """Wait for a place, best one that `knows`; return what came of the errand there, and when it was free again.

        Whoever waits no longer leaves the queue; a place that was given is kept for its time even so.
        """
        if self._closed:
            return None, self._clock()
        turn = Turn(whose, people, seconds, errand, knows)
        self._waiting.append(turn)
        self._serve()
        try:
            return await turn.over
        finally:
            if turn in self._waiting:
                self._waiting.remove(turn)

    def _serve(self) -> None:
        """Give free places to whoever is next."""
        while self._idle and (turn := self._next()) is not None:
            place = next((place for place in self._idle if turn.knows(place)), self._idle[0])
            self._idle.remove(place)
            self._waiting.remove(turn)
            self._served.add(turn.whose)
            self._held.add(place)
            task = asyncio.create_task(self._think(place, turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> Turn[W] | None:
        """Return whose turn it is."""
        fit = [turn for turn in self._waiting if turn.whose not in self._served]
        if not fit:
            return None
        self._turns += 1
        if self._turns % OTHERS == 0:
            return fit[0]
        return next((turn for turn in fit if turn.people), fit[0])

    async def _think(self, place: W, turn: Turn[W]) -> None:
        until = self._clock() + turn.seconds
        said = None
        try:
            try:
                said = await turn.errand(place)
            except Exception:
                log.exception("a place to think")
                self._places.discard(place)
            while (left := until - self._clock()) > 0:
                await asyncio.sleep(left)
        except asyncio.CancelledError:
            turn.over.cancel()
            raise
        self._served.discard(turn.whose)
        self._held.discard(place)
        if not turn.over.done():
            turn.over.set_result((said, self._clock()))
        if place in self._places:
            self._idle.append(place)
        else:
            self._lost()
        self._serve()

    async def stop(self) -> None:
        """Wait for nobody any more."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.give_up()
