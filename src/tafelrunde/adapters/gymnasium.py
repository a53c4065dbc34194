"""Every game of ours as an environment of Gymnasium: one learner, bots in the other seats.

>>> import gymnasium, tafelrunde.adapters.gymnasium
>>> env = gymnasium.make("tafelrunde/Claim-v1", opponents=["greedy"], seat=0)
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())

Importing this module registers the games; so does the name `tafelrunde.adapters.gymnasium:tafelrunde/Claim-v1`. The
number stands for rules, actions and tensors: it is raised when one of them changes. `gymnasium.make_vec` gives many
games at once in a `Batch`, or, with `vectorization_mode="sync"`, one after the other.
"""

import warnings
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

from tafelrunde import games
from tafelrunde.adapters import drawing
from tafelrunde.adapters.opponents import Opponents
from tafelrunde.adapters.rewards import END, ILLEGAL, LOSES, LOSS, RAISE, Rewards, checked, refused
from tafelrunde.batch import Batch, BatchError
from tafelrunde.batch.batch import checked_seat
from tafelrunde.batch.opponents import named
from tafelrunde.core.errors import OptionError, TafelrundeError
from tafelrunde.core.rng import Rng
from tafelrunde.tensors import arrays, encoder
from tafelrunde.tensors.row import MOST

Observation = npt.NDArray[np.uint8]
SEEDS: Final = 2**31
MODES: Final = ("ansi", "rgb_array", "human")
ONE_BY_ONE: Final = 'take vectorization_mode="sync"'


def register() -> list[str]:
    """Register all games that are not yet, and return the names of all of ours."""
    here = f"{__name__}:"
    found = {f"tafelrunde/{name.title()}-v{home.environment}": name for name, home in games.homes().items()}
    for name, game in found.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{here}Seat", vector_entry_point=f"{here}Seats", kwargs={"game": game})
        before = f"{name.rpartition('-v')[0]}-v0"
        if before not in gymnasium.registry:
            told = {"game": game, "called": before}
            gymnasium.register(before, f"{here}old_seat", vector_entry_point=f"{here}old_seats", kwargs=told)
    return list(found)


def old_seat(game: str, called: str, **chosen: Any) -> "Seat":
    """Return an environment by the name that it had before names told their rules."""
    _tell_of_names(game, called)
    return Seat(game, **chosen)


def old_seats(game: str, called: str, **chosen: Any) -> "Seats":
    """Return many, by the name of before."""
    _tell_of_names(game, called)
    return Seats(game, **chosen)


def _tell_of_names(game: str, called: str) -> None:
    now = f"{called.rpartition('-v')[0]}-v{games.homes()[game].environment}"
    said = f"{called} does not say which rules it has, and goes in the next version: take {now}"
    warnings.warn(said, DeprecationWarning, stacklevel=3)


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
        self.observation_space = spaces.Box(0, MOST, (self.encoder.size,), np.uint8)
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

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Go on where the other environment was; its bots hear what happens here."""
        vars(self).update(kept)
        if "_others" in kept:
            self._state.events = self._others.told

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        view = self._state.view(self.seat)
        return arrays.observe(view, self.encoder), {"action_mask": arrays.mask(view), "seat": self.seat}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are on offer, as sb3-contrib's MaskablePPO asks for them."""
        return arrays.mask(self._state.view(self.seat)).astype(bool)

    def render(self) -> Any:
        """Return the board with all cards open, as text ("ansi") or pixels ("rgb_array"); "human" prints it."""
        return drawing.rendered(self._state, self.render_mode)


class Seats(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """A seat in each of many games at once, which are stepped in compiled code; a game that ends starts anew at once.

    What was seen of a game that has ended is in `infos["final_obs"]`, as Gymnasium has it where resets come in the same
    step. The others are bots that go by what they see: one that has to hear what happens needs
    `vectorization_mode="sync"`. Without opponents the learner plays every seat: it is given what the asked seat sees,
    and the reward of the seat that acted. An action that is not on offer is an error that changes nothing.
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
        """Choose a game, how many at once, who else plays, and the learner's seat: without one any, game by game.

        `rewards`, `illegal` and `render_mode` are there to be refused in a sentence: a batch has one way to do these.
        """
        asked_for = {"rewards": (rewards, END), "illegal": (illegal, RAISE), "render_mode": (render_mode, None)}
        for name, (given, here) in asked_for.items():
            if given != here:
                raise OptionError(f"a batch takes {name}={here!r} only, not {given!r}: {ONE_BY_ONE}")
        chosen: dict[str, Any] = {"opponents": opponents, "seat": seat} if opponents else {}
        try:
            self.batch = Batch(game, num_envs, 0, players, options, workers, keeps_last=True, **chosen)
        except BatchError as error:
            raise OptionError(f"{error}; or {ONE_BY_ONE}") from None
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, MOST, (self.batch.encoder.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; from a seed the same again, if the learner does the same."""
        super().reset(seed=seed)
        self.batch.reset(seed=int(self.np_random.integers(SEEDS)))
        return self.batch.observation.copy(), self._info()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Do what the learner has chosen in all games; others act until it is asked again in each."""
        batch = self.batch
        acted = batch.asked.copy()
        batch.step(actions)
        paid = batch.reward[np.arange(self.num_envs), acted].astype(np.float64)
        info = self._info()
        if (ended := batch.done | batch.cut).any():
            final = np.full(self.num_envs, None, dtype=object)
            for k in np.flatnonzero(ended):
                final[k] = batch.last[k].copy()
            nothing = np.zeros((self.num_envs, batch.actions), np.int8)
            last = {"action_mask": nothing, "_action_mask": ended, "seat": acted, "_seat": ended}
            info |= {"final_obs": final, "_final_obs": ended, "final_info": last, "_final_info": ended}
        return batch.observation.copy(), paid, batch.done.copy(), batch.cut.copy(), info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask.copy(), "seat": self.batch.asked.copy()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are on offer in each game."""
        return self.batch.mask.astype(bool)

    def close_extras(self, **_: Any) -> None:
        """End the processes of the batch."""
        self.batch.close()


register()
