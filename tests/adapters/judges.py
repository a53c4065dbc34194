"""Runs a suite of OpenSpiel's own over our games: `python judges.py api_test` or `python judges.py games_sim_test`.

Both list the games when they are imported, so ours are registered before: every game there is, and the test-only one.
"""

import sys
import unittest
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pyspiel
from absl import flags

from tafelrunde.adapters import openspiel

sys.path.insert(0, str(Path(__file__).parent.parent))
import_module("contract.cases")
openspiel.register()

MODULES = {
    "api_test": "open_spiel.integration_tests.api_test",
    "games_sim_test": "open_spiel.python.tests.games_sim_test",
}
TINY = "tafelrunde_claim(hand=1,cards=goblin_0+knight_2+dwarf_4+doppelganger_7)"


def judge(suite: str) -> bool:
    """Run the tests of a suite that are about our games, and tell whether all is well."""
    module = import_module(MODULES[suite])
    flags.FLAGS([suite, "--test_only_games=tafelrunde_"] if suite == "api_test" else [suite])
    loader = unittest.TestLoader()
    if suite == "api_test":
        add_whole_tree(module)
        look_deeper(module)
    else:
        loader.testNamePatterns = ["*tafelrunde_*"]
    runner = unittest.TextTestRunner(resultclass=Result)  # type: ignore[arg-type]
    return runner.run(loader.loadTestsFromModule(module)).wasSuccessful()


class Result(unittest.TextTestResult):
    """Says of every test that it has passed: a suite that finds none of our games would be silent."""

    def addSuccess(self, test: unittest.TestCase) -> None:  # noqa: N802
        super().addSuccess(test)
        print("passed", test.id(), flush=True)


def look_deeper(api_test: ModuleType) -> None:
    """Let the suite look at a whole game besides the states it picks: these are all near the start.

    In a game that begins with much that everybody sees, it would find nothing that is private.
    """
    sample = api_test.sample_some_states.sample_some_states

    def and_a_game(game: pyspiel.Game, max_states: int) -> list[pyspiel.State]:
        states: list[pyspiel.State] = sample(game, max_states=max_states)
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[len(states) % len(actions)])
            states.append(state.clone())
        return states

    api_test.sample_some_states = SimpleNamespace(sample_some_states=and_a_game)  # type: ignore[attr-defined]


def add_whole_tree(api_test: ModuleType) -> None:
    """Let the suite also walk all of a tiny Claim, where it knows how many nodes there are and compares every two."""
    nodes = {"chance": 0, "player": 0, "end": 0}
    asked: set[tuple[int, str]] = set()

    def walk(state: pyspiel.State) -> None:
        nodes["end" if state.is_terminal() else "chance" if state.is_chance_node() else "player"] += 1
        if state.current_player() >= 0:
            asked.add((state.current_player(), state.information_state_string()))
        for action in state.legal_actions():
            walk(state.child(action))

    walk(pyspiel.load_game(TINY).new_initial_state())
    # The lead is drawn (2) and four cards come out of the pile in any order (24) with two plays of one card each
    # before the third and fourth: nothing is left to choose.
    assert nodes["end"] == 2 * 24, nodes
    api_test._GAMES_FULL_TREE_TRAVERSAL_TESTS.append(("tiny_claim", TINY))
    api_test.TOTAL_NUM_STATES["tiny_claim"] = (nodes["chance"], nodes["player"], nodes["end"])
    api_test.PERFECT_RECALL_NUM_STATES["tiny_claim"] = len(asked)


if __name__ == "__main__":
    sys.exit(0 if judge(sys.argv[1]) else 1)
