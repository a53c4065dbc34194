"""Many games at once, stepped in the compiled loop, in this process or in several that share memory."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde import games as rules
from tafelrunde.batch.arrays import Rows, shapes
from tafelrunde.batch.crew import Beside, Crew, Here
from tafelrunde.batch.loop import MOST_GAMES, Saved
from tafelrunde.batch.opponents import listens, named
from tafelrunde.core.errors import OptionError, TafelrundeError
from tafelrunde.core.names import whole_number
from tafelrunde.core.options import check
from tafelrunde.core.values import NONE
from tafelrunde.tensors import encoder

MOST_WORKERS = 256
ARRAYS = ("asked", "picked", "observation", "reward", "done", "cut", "last", "mask")


class BatchError(TafelrundeError):
    """Something that a batch cannot do; nothing has changed."""


class Batch:
    """Games that all wait for a decision; `step` makes one in each, and those that are over begin anew.

    The arrays are the same objects for the batch's life, and every step writes into them anew:

    - `asked`: per game, the seat that is asked, as the table counts seats;
    - `mask`: per game and action, 1 if it is on offer (not to be written to: actions are checked by it);
    - `picked`: per game, an action on offer, picked at random;
    - `observation`: per game, what the asked seat sees, or what each seat sees with `every_seat`; `encoder.planes`
      says what the numbers mean;
    - `reward`: per game and seat, the result if the last step has ended the game, else 0;
    - `done`: whether the last step has ended the game; all the others are of the game after it already;
    - `cut`: whether the game was ended because it reached its bound, without a result;
    - `last`: with `keeps_last`, per game that has ended, what whoever acted in it (or the learner) saw of its end.

    With `opponents`, names of bots that go by what they see, the learner has one seat in each game, `seat` or one drawn
    anew for each game, and is the only one who is asked: the bots answer within the step.

    Game k depends on the seed, on k and on what is done in it: not on the other games, nor on the number of workers.

    >>> batch = Batch("claim", games=3, seed=1)
    >>> for _ in range(52):
    ...     batch.step(batch.picked)
    >>> batch.done.tolist(), batch.reward.tolist()
    ([True, True, True], [[1.0, -1.0], [-1.0, 1.0], [1.0, -1.0]])
    """

    asked: npt.NDArray[np.int64]
    mask: npt.NDArray[np.int8]
    picked: npt.NDArray[np.int64]
    observation: npt.NDArray[np.uint8]
    reward: npt.NDArray[np.float32]
    done: npt.NDArray[np.bool_]
    cut: npt.NDArray[np.bool_]
    last: npt.NDArray[np.uint8]
    _crew: Crew | None

    def __init__(
        self,
        game: str,
        games: int = 1,
        seed: int = 0,
        seats: int | None = None,
        options: object = None,
        workers: int = 1,
        every_seat: bool = False,
        *,
        opponents: str | Sequence[str] = (),
        seat: int | None = None,
        keeps_last: bool = False,
    ) -> None:
        self.game = rules.load(game)
        self.games = some(games, "number of games", MOST_GAMES)
        self.workers = min(some(workers, "number of workers", MOST_WORKERS), self.games)
        self.seed = whole_number(seed, "seed")
        self.seats = self.game.check_seats(seats)
        self.options = check(self.game.options, options)
        self.encoder = encoder(game, self.seats, self.options)
        self.actions = self.game.actions
        self.every_seat = every_seat
        self.keeps_last = keeps_last
        self.opponents = named(self.game, self.seats, opponents) if opponents else []
        for name in self.opponents:
            if listens(name, self.game):
                raise BatchError(f"{name} goes by what it hears, which a batch tells nobody: choose another bot")
        self.seat = None if seat is None else checked_seat(seat, self.seats)
        if seat is not None and not self.opponents:
            raise BatchError("a seat is chosen among opponents: name them, or play every seat")
        self._crew = self._begun()
        self.reset()

    def _begun(self) -> Crew:
        """Return who steps the games, with the arrays."""
        sizes = self.games, self.seats, self.actions, int(self.encoder.size)
        crew = (Here if self.workers == 1 else Beside)(self, shapes(*sizes, self.every_seat, self.keeps_last))
        self._show(crew.rows)
        return crew

    def __getstate__(self) -> dict[str, Any]:
        """Keep all that the games go on from, and what the last step has written."""
        kept = {name: value for name, value in vars(self).items() if name not in (*ARRAYS, "_crew", "game", "encoder")}
        crew = self._working()
        rows = {name: crew.rows[name].copy() for name in ARRAYS}
        return {**kept, "rules": self.game.id, "kept": crew.kept(), "rows": rows}

    def __setstate__(self, given: dict[str, Any]) -> None:
        """Go on where the other batch was."""
        kept, rows = given.pop("kept"), given.pop("rows")
        self.game = rules.load(given.pop("rules"))
        vars(self).update(given)
        self.encoder = encoder(self.game.id, self.seats, self.options)
        self._crew = self._begun()
        self._crew.take(kept)
        for name, row in rows.items():
            self._crew.rows[name][...] = row

    def _show(self, rows: Rows) -> None:
        """Make the crew's arrays the batch's own."""
        self.asked, self.picked = rows["asked"], rows["picked"]
        self.observation, self.reward = rows["observation"], rows["reward"]
        self.done, self.cut, self.last = rows["done"], rows["cut"], rows["last"]
        self.mask = rows["mask"].view()
        self.mask.flags.writeable = False

    def _working(self) -> Crew:
        if self._crew is None:
            raise BatchError("this batch is closed: make another one")
        return self._crew

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew, by the batch's own seed or by another one."""
        crew = self._working()
        if seed is not None:
            self.seed = whole_number(seed, "seed")
        crew.reset(self.seed)

    def step(self, actions: npt.ArrayLike) -> None:
        """Do an action in each game; if any of them cannot be done, that is an error and none is."""
        crew = self._working()
        given = np.asarray(actions)
        wrong = crew.step(self._numbers(given))
        if wrong != NONE:
            raise BatchError(f"game {wrong}: {self._why(int(given[wrong]))}")

    def _numbers(self, actions: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
        """Return the actions as numbers, one for each game."""
        if actions.dtype.kind not in "iu":
            raise BatchError(f"actions are of type {actions.dtype}: give whole numbers, such as np.int64")
        if actions.shape != (self.games,):
            raise BatchError(f"actions have the shape {actions.shape}: give one for each game, shape ({self.games},)")
        return actions.astype(np.int64, copy=False)

    def _why(self, action: int) -> str:
        """Return what is wrong with an action."""
        if not 0 <= action < self.actions:
            return f"{action} is no action: there are 0 to {self.actions - 1}"
        verb, args = self.game.actions_codec.describe(action)
        what = " ".join([verb, *(f"{name}={value}" for name, value in args.items())])
        return f"{what} ({action}) is not on offer: its mask is 0"

    def clone(self, k: int) -> Saved:
        """Return a copy of game k: its true state, its dice and its age, to `restore` it by, as often as one likes."""
        return self._working().saved(self._number(k))

    def restore(self, k: int, saved: Saved) -> None:
        """Let game k go on from a copy; with the same dice, so that the same actions lead to the same ends."""
        crew = self._working()
        number = self._number(k)
        if not isinstance(saved, Saved):
            raise BatchError(f"{saved!r} is no copy of a game: restore what `clone` gave")
        state = saved.state
        if state.game.id != self.game.id or int(state.seats) != self.seats or state.options != self.options:
            raise BatchError(f"this is a game of {state.game.id} with other rules or seats: restore one of this batch")
        if state.viewer != NONE:
            raise BatchError("this is a view: restore a true state")
        if state.who < 0:
            raise BatchError("nobody is asked in this state: restore one in which a player has to decide")
        if self.opponents and state.who != int(self.asked[number]):
            raise BatchError(f"seat {state.who} is asked in this state: the learner has {int(self.asked[number])} here")
        crew.restore(number, saved)

    def _number(self, k: object) -> int:
        number = whole_number(k, "number of a game")
        if not 0 <= number < self.games:
            raise BatchError(f"there is no game {number}: there are 0 to {self.games - 1}")
        return number

    def workers_running(self) -> list[int]:
        """Return the process ids of the workers; there are none where this process does the work."""
        return self._working().processes()

    def close(self) -> None:
        """End the worker processes; the arrays stay as they are."""
        if self._crew is not None:
            self._crew.close()
        self._crew = None

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.game.id} for {self.seats}, {self.workers} workers>"


def some(given: Any, what: str, most: int) -> int:
    """Return a number from 1 to `most`; anything else is an error that says so."""
    number = whole_number(given, what)
    if not 1 <= number <= most:
        raise BatchError(f"{number} is no {what}: give 1 to {most}")
    return number


def checked_seat(seat: object, seats: int) -> int:
    """Return a seat, if there is such a one."""
    number = whole_number(seat, "seat")
    if not 0 <= number < seats:
        raise OptionError(f"there is no seat {number}: there are 0 to {seats - 1}")
    return number
