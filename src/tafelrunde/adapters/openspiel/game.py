"""The game and the state that OpenSpiel plays with."""

from collections.abc import Callable, Mapping
from typing import ClassVar

import pyspiel

from tafelrunde import games
from tafelrunde.adapters.openspiel.extras import extras, nearly_open
from tafelrunde.adapters.openspiel.moment import Moment
from tafelrunde.adapters.openspiel.observer import Observer
from tafelrunde.adapters.openspiel.parameters import Parameter, parameters, specification, split
from tafelrunde.core.engine import Game
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.tensors import encoder, known

_TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def short_name(game: str) -> str:
    """Return the name of one of our games in OpenSpiel.

    >>> short_name("claim")
    'tafelrunde_claim'
    """
    return f"tafelrunde_{game}"


def game_type(game: Game) -> pyspiel.GameType:
    """Describe a game. Those for two only count as zero-sum: what one wins the other loses."""
    kinds = pyspiel.GameType
    tensors = game.id in known()
    return kinds(
        short_name=short_name(game.id),
        long_name=f"Tafelrunde {game.id.title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if game.outcomes else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if game.seats == range(2, 3) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=game.seats.start,
        max_num_players=game.seats.stop - 1,
        provides_information_state_string=True,
        provides_information_state_tensor=tensors,
        provides_observation_string=True,
        provides_observation_tensor=tensors,
        parameter_specification=specification(game),
        provides_factored_observation_string=not nearly_open(game.id),
    )


def describe(game: Game, who: int, action: int) -> str:
    """Return what an action or an outcome of chance is, in words."""
    verb, args = (game.outcomes_codec if who == CHANCE else game.actions_codec).describe(action)
    return " ".join([verb, *(f"{name}={value}" for name, value in args.items())])


def load(game: str) -> pyspiel.Game:
    """Load a game by its string, as `pyspiel.load_game` does; who unpickles this has registered our games thereby."""
    return pyspiel.load_game(game)


class OpenSpielGame(pyspiel.Game):
    """One of our games, for a number of players and with options; each game has a subclass that knows its id."""

    id: ClassVar[str]

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        self.rules = games.load(self.id)
        self.seats, self.options = split(self.rules, params or {})
        self.first = Moment.first(self.rules, self.seats, self.options)
        self.extras = extras(self.id)
        kind = game_type(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.outcomes,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=self.rules.bound,
        )
        super().__init__(kind, info, parameters(self.rules, self.seats, self.options))

    def new_initial_state(self) -> "OpenSpielState":
        """Return the table before chance has dealt."""
        return OpenSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance acts at most."""
        most = None if self.extras is None else self.extras.chance_nodes(self.options)
        if most is None:
            raise pyspiel.SpielError(f"{short_name(self.rules.id)} knows no bound of its chance nodes")
        return most

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | Mapping[str, object] | None = None,
        params: Mapping[str, object] | None = None,
    ) -> Observer | None:
        """Return an observer, None if there is none of that kind.

        OpenSpiel's own code gives the parameters alone where it wants the usual kind.
        """
        if isinstance(iig_obs_type, Mapping):
            iig_obs_type, params = None, iig_obs_type
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if nearly_open(self.id) and not kind.public_info:
            return None
        tensors = encoder(self.id, self.seats, self.options) if self.id in known() else None
        return Observer(tensors, self.seats, kind, params)

    def __reduce__(self) -> tuple[object, ...]:
        return (load, (str(self),))


class OpenSpielState(pyspiel.State):
    """A moment that goes on.

    OpenSpiel clones a state by a new first state and a deep copy of its attributes, and saves one by pickling them:
    there is but one, which is shared by clones and pickled as the list of actions.
    """

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.moment = game.first

    def current_player(self) -> int:
        """Return who is asked, chance included."""
        who = self.moment.who
        return _TERMINAL if who == NONE else who

    def is_terminal(self) -> bool:
        """Tell whether the game has ended, be it by its bound."""
        return self.moment.who == NONE

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may bring, and how likely it is."""
        ask = self.moment.state.ask()
        if ask is None or ask.weights is None:
            raise pyspiel.SpielError("chance is not asked here")
        total = sum(ask.weights)
        return [(outcome, weight / total) for outcome, weight in zip(ask.actions, ask.weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return describe(self.moment.state.game, player, action)

    def returns(self) -> list[float]:
        """Return the result for each player, zeros while the game goes on."""
        return self.moment.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "OpenSpielState":
        """Return a state with a history of its own that looks the same to `player`, hidden things drawn anew."""
        game: OpenSpielGame = self.get_game()
        if game.extras is None:
            raise pyspiel.SpielError(f"{short_name(game.rules.id)} cannot be resampled")
        state = game.new_initial_state()
        for action in game.extras.retrace(self.moment, player, Rng(int(sampler() * 2**53))):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return self.moment.state.dump().decode()
