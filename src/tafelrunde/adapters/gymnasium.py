"""Every game of ours as an environment of Gymnasium: one learner, bots in the other seats.

>>> import gymnasium, tafelrunde.adapters.gymnasium
>>> env = gymnasium.make("tafelrunde/Claim-v0", opponents=["greedy"], seat=0)
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())

Importing this module registers the games; so does the name `tafelrunde.adapters.gymnasium:tafelrunde/Claim-v0`.
`gymnasium.make_vec` gives many games at once in a `Batch`, or, with `vectorization_mode="sync"`, one after the other.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("Gymnasium is missing: pip install 'tafelrunde[rl]'") from error

from tafelrunde import bots, games
from tafelrunde.adapters import drawing
from tafelrunde.adapters.opponents import Opponents, named
from tafelrunde.adapters.rewards import END, ILLEGAL, LOSES, LOSS, RAISE, Rewards, checked, refused
from tafelrunde.batch import Batch
from tafelrunde.core.errors import OptionError, TafelrundeError
from tafelrunde.core.names import whole_number
from tafelrunde.core.rng import Rng
from tafelrunde.tensors import arrays, encoder

Observation = npt.NDArray[np.uint8]
SEEDS: Final = 2**31
MODES: Final = ("ansi", "rgb_array", "human")
ONE_BY_ONE: Final = 'take vectorization_mode="sync"'


def register() -> list[str]:
    """Register all games that are not yet, and return the names of all of ours."""
    found = {f"tafelrunde/{name.title()}-v0": name for name in games.names()}
    for name, game in found.items():
        if name not in gymnasium.registry:
            here = f"{__name__}:"
            gymnasium.register(name, f"{here}Seat", vector_entry_point=f"{here}Seats", kwargs={"game": game})
    return list(found)


class Seat(gymnasium.Env[Observation, Any]):
    """A seat for a learner among bots: a step is its decision, and all that happens until it is asked again."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = ("greedy",),
        seat: int | None = None,
        players: int | None = None,
        *,
        rewards: str = END,
        illegal: str = LOSES,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Choose a game, who else plays, clockwise from the learner, and its seat: without one any, game by game.

        `rewards` are paid at the "end" or by "value"; see `Rewards`. An action that is not on offer "loses" the game,
        or with "raise" is an error that changes nothing.
        """
        if render_mode is not None and render_mode not in MODES:
            raise OptionError(f"render_mode cannot be {render_mode!r}: there are {', '.join(MODES)}")
        self.game = games.load(game)
        self.encoder = encoder(game, players, options)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.encoder.size,), np.uint8)
        self.action_space = spaces.Discrete(self.game.actions)
        self._options = options
        self._names = named(self.game, self.encoder.seats, opponents)
        self._fixed = None if seat is None else checked_seat(seat, self.encoder.seats)
        self._illegal = checked("illegal", illegal, ILLEGAL)
        self._kind = rewards
        self._state = self.game.new(self.encoder.seats, options)
        Rewards(rewards, self._state)  # says at once what cannot be
        self._over = True
        self.seat = self._fixed or 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; from a seed the same again, if the learner does the same."""
        super().reset(seed=seed)
        self._over = False
        while not self._begun():
            pass  # the bots have ended it before the learner was asked
        return self._seen()

    def _begun(self) -> bool:
        """Deal, and let others act until the learner is asked; tell whether it is."""
        seats = self.encoder.seats
        self.seat = int(self.np_random.integers(seats)) if self._fixed is None else self._fixed
        self._rng = Rng(int(self.np_random.integers(SEEDS)))
        self._state = self.game.new(seats, self._options)
        self._others = Opponents(self._names, self._state, self.seat, int(self.np_random.integers(SEEDS)))
        self._decisions = self._others.play(self._state, self._rng)
        self._rewards = Rewards(self._kind, self._state)
        return self._state.who == self.seat

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do what the learner has chosen, and let the others act until it is asked again or the game is over."""
        if self._over:
            raise TafelrundeError("the game is over: reset the environment before the next step")
        why = refused(self._state, action, self._illegal)
        if why:
            self._over = True
            seen, info = self._seen()
            return seen, LOSS, True, False, {**info, "illegal": why}
        self._decisions += 1 + self._others.play(self._state, self._rng)
        paid = self._rewards.after(self._state)[self.seat]
        terminated = not self._state.stack
        truncated = not terminated and self._decisions >= self.game.bound
        self._over = terminated or truncated
        if self.render_mode == "human":
            self.render()
        seen, info = self._seen()
        return seen, paid, terminated, truncated, info

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        view = self._state.view(self.seat)
        return arrays.observe(view, self.encoder), {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are on offer, as sb3-contrib's MaskablePPO asks for them."""
        return arrays.mask(self._state.view(self.seat)).astype(bool)

    def render(self) -> Any:
        """Return the board with all cards open, as text ("ansi") or pixels ("rgb_array"); "human" prints it."""
        return drawing.rendered(self._state, self.render_mode)


class Seats(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """A seat in each of many games at once, which are stepped in compiled code; a game that ends starts anew at once.

    The others are bots that go by what they see: one that has to hear what happens needs `vectorization_mode="sync"`.
    Without opponents the learner plays every seat: it is given what the asked seat sees, and the reward of the
    seat that acted. An action that is not on offer is an error that changes nothing.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: str | Sequence[str] = (),
        seat: int | None = None,
        players: int | None = None,
        *,
        workers: int = 1,
        rewards: str = END,
        illegal: str = RAISE,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Choose a game, how many at once, who else plays, and the learner's seat: without one each in turn.

        `rewards`, `illegal` and `render_mode` are there to be refused in a sentence: a batch has one way to do these.
        """
        asked_for = {"rewards": (rewards, END), "illegal": (illegal, RAISE), "render_mode": (render_mode, None)}
        for name, (given, here) in asked_for.items():
            if given != here:
                raise OptionError(f"a batch takes {name}={here!r} only, not {given!r}: {ONE_BY_ONE}")
        self.batch = Batch(game, games=num_envs, seed=0, seats=players, options=options, workers=workers)
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 255, (self.batch.encoder.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        seats = self.batch.seats
        self._names = named(self.batch.game, seats, opponents) if opponents else []
        for name in self._names:
            if type(bots.load(name, game, 0)).heard is not bots.Bot.heard:
                raise OptionError(f"{name} goes by what it hears, which a batch tells nobody: {ONE_BY_ONE}")
        chosen = np.arange(num_envs) % seats if seat is None else np.full(num_envs, checked_seat(seat, seats))
        self.seat = chosen if self._names else None
        """The learner's seat in each game; None where it plays them all."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; from a seed the same again, if the learner does the same."""
        super().reset(seed=seed)
        self.batch.reset(seed=int(self.np_random.integers(SEEDS)))
        own = int(self.np_random.integers(SEEDS))
        self._bots: dict[tuple[int, int], bots.Bot[Any]] = {}
        for k, learner in enumerate([] if self.seat is None else self.seat.tolist()):
            for place, name in enumerate(self._names, 1):
                seat = (learner + place) % self.batch.seats
                self._bots[k, seat] = bots.load(name, self.batch.game.id, own + k)
                self._bots[k, seat].begin(self.batch.game, seat, dict(self.batch.options))
        self._let_others(np.zeros(self.num_envs), np.zeros(self.num_envs, bool), np.zeros(self.num_envs, bool))
        return self.batch.observation.copy(), self._info()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Do what the learner has chosen in all games, and let the others act until it is asked again in each."""
        batch, rows = self.batch, np.arange(self.num_envs)
        who = batch.asked.copy() if self.seat is None else self.seat
        batch.step(actions)
        paid, over, cut = batch.reward[rows, who].astype(np.float64), batch.done.copy(), batch.cut.copy()
        self._let_others(paid, over, cut)
        return batch.observation.copy(), paid, over, cut, self._info()

    def _let_others(self, paid: npt.NDArray[Any], over: npt.NDArray[Any], cut: npt.NDArray[Any]) -> None:
        """Let the bots act until the learner is asked in every game; games where it is asked already wait meanwhile."""
        batch = self.batch
        while self.seat is not None and (batch.asked != self.seat).any():
            theirs = batch.asked != self.seat
            waiting = {int(k): batch.clone(int(k)) for k in np.flatnonzero(~theirs)}
            actions = batch.mask.argmax(1)
            for k in np.flatnonzero(theirs):
                view = batch.clone(int(k)).state.view(int(batch.asked[k]))
                ask = view.ask()
                assert ask is not None
                actions[k] = self._bots[int(k), int(batch.asked[k])].choose(view, ask)
            batch.step(actions)
            ended, bound = batch.done & theirs, batch.cut & theirs
            for k in np.flatnonzero(ended):
                paid[k] += batch.reward[k, self.seat[k]]
            over |= ended
            cut |= bound
            for game, saved in waiting.items():
                batch.restore(game, saved)

    def _info(self) -> dict[str, Any]:
        asked = self.batch.asked.copy()
        return {"action_mask": self.batch.mask.copy(), "seat": asked}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are on offer in each game."""
        return self.batch.mask.astype(bool)

    def close_extras(self, **_: Any) -> None:
        """End the processes of the batch."""
        self.batch.close()


def checked_seat(seat: object, seats: int) -> int:
    """Return a seat, if there is such a one."""
    number = whole_number(seat, "seat")
    if not 0 <= number < seats:
        raise OptionError(f"there is no seat {number}: there are 0 to {seats - 1}")
    return number


register()
