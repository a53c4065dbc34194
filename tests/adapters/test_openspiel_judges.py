"""OpenSpiel's own tests and algorithms as judges of our games."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, ismcts, mcts

import contract.cases  # noqa: F401  (registers the test-only game)
from tafelrunde import games
from tafelrunde.adapters import openspiel

pytestmark = pytest.mark.many

OURS = [
    (name, players)
    for name, kind in ((kind.short_name, kind) for kind in pyspiel.registered_games())
    if name in openspiel.register()
    for players in range(kind.min_num_players, kind.max_num_players + 1)
]
SHRUNKEN = (
    "tafelrunde_claim(first=0,hand=2,pile=listed,"
    "cards=goblin_0+goblin_5+knight_3+undead_4+undead_8+dwarf_2+dwarf_6+doppelganger_5)"
)


def test_every_game_is_judged() -> None:
    ours = {f"tafelrunde_{game}" for game in games.names()}
    assert {name for name, _ in OURS} == set(openspiel.register()) >= ours


@pytest.mark.parametrize(("name", "players"), OURS)
def test_random_games_pass_open_spiels_checks(name: str, players: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, {"players": players}), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ["tafelrunde_claim(memory_aid=False,first=1)", SHRUNKEN])
def test_random_games_with_options_pass_too(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("suite", ["api_test", "games_sim_test"])
def test_suite_of_open_spiel(suite: str) -> None:
    judges = Path(__file__).with_name("judges.py")
    done = subprocess.run([sys.executable, judges, suite], capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.findall("^passed .*", done.stdout, re.MULTILINE)
    ours = [f"tafelrunde_{game}" for game in games.names()]
    for game in [*ours, *(["tiny_claim"] if suite == "api_test" else [])]:
        assert any(game in line for line in passed), done.stdout


class Averages(policy.Policy):  # type: ignore[misc]
    """A policy of the C++ solver for the Python judge."""

    def __init__(self, game: pyspiel.Game, solver: pyspiel.CFRPlusSolver) -> None:
        super().__init__(game, [0, 1])
        self.table = solver.tabular_average_policy().policy_table()

    def action_probabilities(self, state: pyspiel.State, player_id: int | None = None) -> dict[int, float]:
        return dict(self.table[state.information_state_string()])


def test_cfr_solves_a_shrunken_claim() -> None:
    """The tree is walked in Python once; OpenSpiel keeps it for all its solver's iterations."""
    game = pyspiel.convert_to_cached_tree(pyspiel.load_game(SHRUNKEN))
    assert number_of_nodes(game.new_initial_state()) == 121_721
    solver = pyspiel.CFRPlusSolver(game)
    found = {}
    for iteration in range(1, 41):
        solver.evaluate_and_update_policy()
        if iteration in (1, 10, 40):
            found[iteration] = exploitability.nash_conv(game, Averages(game, solver))
            print(f"nash_conv after {iteration} iterations: {found[iteration]:.6f}")
    assert found[1] > 0.5
    assert 0.0 <= found[10] < found[1] / 10
    assert 0.0 <= found[40] < found[10] / 5


def number_of_nodes(state: pyspiel.State) -> int:
    return 1 + sum(number_of_nodes(state.child(action)) for action in state.legal_actions())


def test_search_bots_play_a_game() -> None:
    """The bots of OpenSpiel that are written in Python: one resamples what it cannot see, the other looks at it."""
    game = pyspiel.load_game("tafelrunde_claim(first=0)")
    luck = np.random.RandomState(5)
    judge = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bots = [
        ismcts.ISMCTSBot(game, judge, uct_c=1.0, max_simulations=10, random_state=luck),
        mcts.MCTSBot(game, uct_c=1.0, max_simulations=10, evaluator=judge, random_state=luck),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = luck.choice(outcomes, p=chances)
        else:
            action = bots[state.current_player()].step(state)
        state.apply_action(int(action))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
