"""Every game of ours as an environment of PettingZoo: agents take turns, each with what its seat sees and may do.

>>> from tafelrunde.adapters import pettingzoo
>>> env = pettingzoo.env("claim", first=0)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     over = terminated or truncated
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

`parallel_env` is the same for learners that want an action of everybody each time: only the asked agent's counts.
"""

import secrets
from typing import Any, Final

import numpy as np

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise ImportError("PettingZoo is missing: pip install 'tafelrunde[rl]'") from error

from tafelrunde import games
from tafelrunde.adapters import drawing
from tafelrunde.adapters.rewards import END, ILLEGAL, LOSES, LOSS, Rewards, checked, refused
from tafelrunde.core.errors import OptionError
from tafelrunde.core.names import whole_number
from tafelrunde.core.rng import Rng
from tafelrunde.tensors import arrays, encoder
from tafelrunde.tensors.row import MOST

MODES: Final = ("human", "ansi", "rgb_array")
Observation = dict[str, np.ndarray[Any, Any]]


def env(game: str, players: int | None = None, **chosen: Any) -> AECEnv[str, Observation, int | None]:
    """Return an environment that also sees to it that calls come in order; `chosen` is what `Table` takes."""
    return OrderEnforcingWrapper(Table(game, players, **chosen))


def parallel_env(game: str, players: int | None = None, **chosen: Any) -> ParallelEnv[str, Observation, int | None]:
    """Return an environment in which all agents act at once, though only the action of the asked one is done."""
    return turn_based_aec_to_parallel(env(game, players, **chosen))


class Table(AECEnv[str, Observation, "int | None"]):
    """A game with an agent at each seat, which are called `player_0` and so on."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        rewards: str = END,
        illegal: str = LOSES,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        """Choose a game, how many play (the fewest), and the game's own options.

        `rewards` are paid at the "end" or by "value"; see `Rewards`. An action that is not on offer "loses": its agent
        is paid -1, the others nothing, and the game is over; or with "raise" it is an error that changes nothing.
        After `max_cycles` decisions a game is truncated, if its own bound does not come first.
        """
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise OptionError(f"render_mode cannot be {render_mode!r}: there are {', '.join(MODES)}")
        self.game = games.load(game)
        self.encoder = encoder(game, players, options)
        self.metadata = {
            "name": f"tafelrunde_{game}",
            "render_modes": list(MODES),
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoder.seats)]
        self.agents: list[str] = []
        seen = spaces.Box(0, MOST, (self.encoder.size,), np.uint8)
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, MOST, (self.encoder.seats * self.encoder.size,), np.uint8)
        self._options = options
        self._illegal = checked("illegal", illegal, ILLEGAL)
        self._kind = rewards
        self._bound = self.game.bound if max_cycles is None else min(cycles(max_cycles), self.game.bound)
        self._state = self.game.new(self.encoder.seats, options)
        Rewards(rewards, self._state)  # says at once what cannot be
        self._rng: Rng | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent may see: always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return what an agent may do: always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: from a seed the same again, without one as the last game's dice go on to fall."""
        if seed is not None or self._rng is None:
            self._rng = Rng(secrets.randbits(64) if seed is None else seed)
        self._state = self.game.new(self.encoder.seats, self._options)
        self._state.settle(self._rng)
        self._rewards = Rewards(self._kind, self._state)
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._state.who]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return what an agent's seat sees, and what it may do: nothing unless it is asked."""
        view = self._state.view(self.possible_agents.index(agent))
        seen = arrays.observe(view, self.encoder)
        over = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        mask = np.zeros(self.game.actions, np.int8) if over else arrays.mask(view)
        return {"observation": seen, "action_mask": mask}

    def state(self) -> np.ndarray[Any, Any]:
        """Return what all seats see, one after the other: for a critic that sees everything, never for an agent."""
        views = (self._state.view(seat) for seat in range(len(self.possible_agents)))
        return np.concatenate([arrays.observe(view, self.encoder) for view in views])

    def step(self, action: int | None) -> None:
        """Do what the asked agent has chosen, and let chance act until the next one is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        why = refused(self._state, action, self._illegal)
        if why:
            self.infos[agent]["illegal"] = why
            self._pay([LOSS if other == agent else 0.0 for other in self.agents])
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            assert self._rng is not None
            self._state.settle(self._rng)
            self._decisions += 1
            self._pay(self._rewards.after(self._state))
            if not self._state.stack:
                self.terminations = dict.fromkeys(self.agents, True)
            elif self._decisions >= self._bound:
                self.truncations = dict.fromkeys(self.agents, True)
        if self._state.stack:
            self.agent_selection = self.agents[self._state.who]
        if self.render_mode == "human":
            self.render()

    def _pay(self, paid: list[float]) -> None:
        """Give each agent what the last action brought it; whoever has just acted begins to count anew."""
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self._accumulate_rewards()

    def render(self) -> Any:
        """Return the board with all cards open, as text ("ansi") or pixels ("rgb_array"); "human" prints it."""
        return drawing.rendered(self._state, self.render_mode)

    def close(self) -> None:
        """Leave nothing behind: there is nothing."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def cycles(given: object) -> int:
    """Return after how many decisions a game is truncated; fewer than one is an error."""
    number = whole_number(given, "max_cycles")
    if number < 1:
        raise OptionError(f"max_cycles must be 1 or more, not {number}")
    return number
