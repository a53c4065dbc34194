"""Our games as PettingZoo's environments: its own checkers, and what a learner may do wrong."""

import pickle
import warnings
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from tafelrunde.adapters import drawing, pettingzoo
from tafelrunde.bots.searching import knowledge
from tafelrunde.core.errors import IllegalAction, OptionError, TafelrundeError

TABLES = [("claim", 2), ("tyrant", 2), ("tokyo", 4), ("morpork", 3)]


@pytest.fixture(autouse=True)
def loud() -> Iterator[None]:
    """Take every warning of the checkers for an error, but for two that they spare their own games alone."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent probably")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")  # of agents that are not asked
        yield


def played(env: Any, seed: int) -> tuple[list[int], dict[str, float]]:
    """Play a game, always by the first action on offer, and return what was done and what each agent was paid."""
    env.reset(seed=seed)
    done, paid = [], dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        action = None if terminated or truncated else int(seen["action_mask"].argmax())
        done += [] if action is None else [action]
        env.step(action)
    return done, paid


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoos_checkers_are_content(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(game, players), num_cycles=60)
    seed_test(lambda: pettingzoo.env(game, players), num_cycles=30)
    render_test(lambda **mode: pettingzoo.env(game, players, **mode))
    parallel_api_test(pettingzoo.parallel_env(game, players), num_cycles=60)


def test_a_seed_gives_the_same_game_again_and_the_next_one_another() -> None:
    env = pettingzoo.env("claim")
    first, again = played(env, 7), played(env, 7)
    assert first == again
    env.reset()
    seen = env.last()[0]["observation"].tolist()
    env.reset()
    assert env.last()[0]["observation"].tolist() != seen
    assert sorted(first[1].values()) == [-1.0, 1.0]


def test_an_agent_that_is_not_asked_may_do_nothing_and_sees_no_hand_but_its_own() -> None:
    env = pettingzoo.env("claim", first=0)
    env.reset(seed=3)
    assert env.agent_selection == "player_0"
    assert env.observe("player_0")["action_mask"].sum() > 0
    assert env.observe("player_1")["action_mask"].sum() == 0
    assert (env.observe("player_0")["observation"] != env.observe("player_1")["observation"]).any()


def test_rewards_by_value_add_up_to_the_result_less_what_was_expected() -> None:
    end, value = (pettingzoo.env("tokyo", 3, rewards=kind) for kind in ("end", "value"))
    assert played(end, 5)[0] == played(value, 5)[0]
    value.reset(seed=5)
    promised = list(knowledge("tokyo").value.of(value.unwrapped._state))
    results, paid = played(end, 5)[1], played(value, 5)[1]
    for seat, agent in enumerate(value.possible_agents):
        assert paid[agent] == pytest.approx(results[agent] - promised[seat])


def test_what_is_not_on_offer_loses_or_is_refused() -> None:
    env = pettingzoo.env("claim", first=0)
    env.reset(seed=1)
    wrong = int(env.last()[0]["action_mask"].argmin())
    env.step(wrong)
    assert env.unwrapped.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(env.unwrapped.terminations.values())
    strict = pettingzoo.env("claim", first=0, illegal="raise")
    strict.reset(seed=1)
    before = strict.last()[0]["observation"].tolist()
    with pytest.raises(IllegalAction, match="is not allowed here"):
        strict.step(wrong)
    assert strict.last()[0]["observation"].tolist() == before


@pytest.mark.parametrize("action", [1.0, float("nan"), np.float32(2), np.array([3]), "4", None, True])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = pettingzoo.env("claim", first=0)
    env.reset(seed=1)
    before = env.last()[0]["observation"].tolist()
    with pytest.raises(TafelrundeError, match="is no action: give a whole number"):
        env.step(action)
    assert env.agent_selection == "player_0"
    assert env.last()[0]["observation"].tolist() == before


def test_a_finished_game_takes_no_action_but_none() -> None:
    env = pettingzoo.env("claim", illegal="loses")
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmin()))
    with pytest.raises(ValueError, match="None"):
        env.step(3)


def test_what_cannot_be_is_said_at_once() -> None:
    for chosen, said in [
        ({"players": 5}, "claim is for 2 players, not for 5"),
        ({"rewards": "ends"}, "rewards cannot be 'ends'"),
        ({"illegal": "lose"}, "illegal cannot be 'lose'"),
        ({"render_mode": "svg"}, "render_mode cannot be 'svg'"),
        ({"frist": 0}, "frist"),
    ]:
        with pytest.raises(OptionError, match=said):
            pettingzoo.env("claim", **chosen)  # type: ignore[arg-type]


def test_an_environment_can_be_sent_elsewhere() -> None:
    env = pettingzoo.env("tyrant", side="b", render_mode="ansi").unwrapped
    copy = pickle.loads(pickle.dumps(env))
    env.reset(seed=1)
    copy.reset(seed=1)
    assert copy.render() == env.render()


def test_the_picture_is_the_board_in_letters_and_lines() -> None:
    env = pettingzoo.env("tokyo", 4, render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape == (264, 720, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) >= 4, "ink, paper and the colours of the dice"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_all_pictures_of_a_game_are_of_one_size(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """At its start, in its middle, at its end, and of a board that is higher than the picture."""
    env = pettingzoo.env(game, players, render_mode="rgb_array")
    env.reset(seed=2)
    first = env.render()
    for turn, _ in enumerate(env.agent_iter()):
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        offered = np.flatnonzero(seen["action_mask"])
        env.step(int(offered[turn % len(offered)]))
        if turn == 20:
            assert env.render().shape == first.shape
    assert env.render().shape == first.shape
    assert not first[-11:].any() or (first[-1] == first[-1, 0]).all(), "nothing is cut off"
    monkeypatch.setattr(drawing, "LINES", 8)
    assert env.render().shape == (88, *first.shape[1:])


def test_a_game_ends_after_as_many_decisions_as_it_was_given() -> None:
    env = pettingzoo.env("claim", max_cycles=5)
    done, paid = played(env, 1)
    assert len(done) == 5
    assert set(paid.values()) == {0.0}
    with pytest.raises(OptionError, match="max_cycles must be 1 or more, not 0"):
        pettingzoo.env("claim", max_cycles=0)


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_made_in_the_middle_of_a_game_goes_on_as_the_game_does(game: str, players: int, copied: Any) -> None:
    def goes_on(env: Any) -> list[Any]:
        found = []
        for _ in range(9):
            seen, reward, terminated, truncated, _ = env.last()
            found.append((env.agent_selection, seen["observation"].tolist(), reward, terminated, truncated))
            env.step(None if terminated or truncated else int(seen["action_mask"].argmax()))
        return found

    env = pettingzoo.env(game, players)
    env.reset(seed=3)
    goes_on(env)
    assert goes_on(copied(env)) == goes_on(env)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_critic_may_see_what_all_see(game: str, players: int) -> None:
    env = pettingzoo.env(game, players)
    env.reset(seed=3)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert env.state().tolist() == np.concatenate(seen).tolist()
    assert env.unwrapped.state_space.contains(env.state())
