"""Our games as Gymnasium's environments: one learner among bots, in one game or in many."""

import pickle
import warnings
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tafelrunde.adapters.gymnasium as ours
from tafelrunde import games
from tafelrunde.batch import BatchError
from tafelrunde.core.errors import IllegalAction, OptionError, TafelrundeError

TABLES = [("Claim-v1", 2), ("Tyrant-v2", 2), ("Tokyo-v2", 4), ("Morpork-v2", 3)]


def played(env: Any, seed: int) -> tuple[float, int]:
    """Play a game by the first action on offer each time, and return what was paid and how many decisions it took."""
    _, info = env.reset(seed=seed)
    paid, steps, over = 0.0, 0, False
    while not over:
        _, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        paid, steps, over = paid + reward, steps + 1, terminated or truncated
    return paid, steps


def test_every_game_is_registered() -> None:
    assert ours.register()[:2] == ["tafelrunde/Claim-v1", "tafelrunde/Tyrant-v2"]
    assert len(ours.register()) == len(games.homes())
    assert set(ours.register()) <= set(gymnasium.registry)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasiums_checker_is_content(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(f"tafelrunde/{game}", opponents=["random"], players=players)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def test_a_seed_gives_the_same_game_against_the_same_bots() -> None:
    env = gymnasium.make("tafelrunde/Tokyo-v2", opponents=["greedy", "random"], players=3)
    first = played(env, 3)
    assert first == played(env, 3)
    assert first[0] in (-1.0, 1.0)


def test_the_learner_sits_where_it_wants_or_anywhere() -> None:
    env = gymnasium.make("tafelrunde/Claim-v1", opponents="random", seat=1)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}
    env = gymnasium.make("tafelrunde/Claim-v1", opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(9)} == {0, 1}


def test_masks_are_there_as_maskable_ppo_asks_for_them() -> None:
    env = gymnasium.make("tafelrunde/Claim-v1", opponents=["random"])
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert info["action_mask"].dtype == np.int8, "as Gymnasium samples with"
    assert masks[env.action_space.sample(info["action_mask"])]
    assert masks.tolist() == info["action_mask"].tolist()
    assert 1 <= masks.sum() <= 13


def test_what_is_not_on_offer_loses_or_is_refused() -> None:
    env = gymnasium.make("tafelrunde/Claim-v1", opponents=["random"], seat=0)
    _, info = env.reset(seed=1)
    wrong = int(info["action_mask"].argmin())
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated) == (-1.0, True)
    assert "is not allowed here" in info["illegal"]
    with pytest.raises(TafelrundeError, match="the game is over: reset the environment"):
        env.step(wrong)
    env = gymnasium.make("tafelrunde/Claim-v1", opponents=["random"], seat=0, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="is not allowed here"):
        env.step(wrong)
    env.step(int(env.get_wrapper_attr("action_masks")().argmax()))


@pytest.mark.parametrize("action", [1.0, float("nan"), np.array([1, 2]), "3", None])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env: Any = gymnasium.make("tafelrunde/Claim-v1", opponents=["random"]).unwrapped
    env.reset(seed=1)
    with pytest.raises(TafelrundeError, match="is no action: give a whole number"):
        env.step(action)
    assert env.action_masks().any()


def test_what_cannot_be_is_said_at_once() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"opponents": []}, "0 opponents for 1 other seats"),
        ({"opponents": ["random", "random"]}, "2 opponents for 1 other seats"),
        ({"opponents": ["gredy"]}, "there is no bot 'gredy'"),
        ({"seat": 2}, "there is no seat 2: there are 0 to 1"),
        ({"illegal": "lose"}, "illegal cannot be 'lose'"),
    ]
    for chosen, said in wrong:
        with pytest.raises(TafelrundeError, match=said):
            gymnasium.make("tafelrunde/Claim-v1", **chosen)


def test_many_games_against_bots_go_on_until_the_learner_is_asked_in_each() -> None:
    def run() -> tuple[Any, Any, Any]:
        envs = gymnasium.make_vec("tafelrunde/Claim-v1", num_envs=6, opponents=["greedy"])
        assert isinstance(envs, ours.Seats)
        _, info = envs.reset(seed=1)
        paid, over, seats = np.zeros(6), np.zeros(6, int), [set(info["seat"].tolist())]
        for _ in range(60):
            before = info["seat"]
            _, reward, terminated, truncated, info = envs.step(info["action_mask"].argmax(1))
            assert not truncated.any()
            assert (terminated == (reward != 0)).all()
            assert ((info["seat"] == before) | terminated).all(), "a seat is kept until the game is over"
            paid, over = paid + reward, over + terminated
            seats.append(set(info["seat"].tolist()))
        envs.close()
        return paid, over, seats

    first, again = run(), run()
    assert (first[1] == 2).all(), "a seat decides 26 times in a game"
    assert {0, 1} in first[2], "seats are drawn"
    assert all((a == b).all() for a, b in zip(first[:2], again[:2], strict=True))
    assert first[2] == again[2]


def test_of_a_game_that_has_ended_the_last_is_seen() -> None:
    envs: Any = gymnasium.make_vec("tafelrunde/Claim-v1", num_envs=2, opponents=["random"], seat=1)
    single: Any = gymnasium.make("tafelrunde/Claim-v1", opponents=["random"], seat=1).unwrapped
    _, info = envs.reset(seed=1)
    for _ in range(26):
        assert "final_obs" not in info
        seen, _, terminated, _, info = envs.step(info["action_mask"].argmax(1))
    assert terminated.all()
    assert info["_final_obs"].all()
    assert info["final_info"]["seat"].tolist() == [1, 1]
    single.reset(seed=1)
    over = False
    while not over:
        last, _, over, _, _ = single.step(int(single.action_masks().argmax()))
    hands = [plane for plane in single.encoder.planes if plane.name == "hand"]
    assert hands
    for final in info["final_obs"]:
        assert final.shape == last.shape
        assert not any(final[plane.start : plane.start + plane.size].any() for plane in hands), "all cards are played"
    assert all((final != now).any() for final, now in zip(info["final_obs"], seen, strict=True))
    envs.close()


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_made_in_the_middle_of_a_game_goes_on_as_the_game_does(game: str, players: int, copied: Any) -> None:
    def goes_on(env: Any, masks: Any) -> list[Any]:
        found = [env.step(masks(env)) for _ in range(3)]
        return [(seen.tolist(), np.asarray(paid).tolist()) for seen, paid, *_ in found]

    def first(env: Any) -> int:
        return int(env.action_masks().argmax())

    def firsts(envs: Any) -> Any:
        return envs.action_masks().argmax(1)

    env: Any = gymnasium.make(f"tafelrunde/{game}", opponents=["greedy"], players=players).unwrapped
    many: Any = gymnasium.make_vec(f"tafelrunde/{game}", 2, opponents=["greedy-1"], players=players)
    env.reset(seed=5)
    many.reset(seed=5)
    goes_on(env, first)
    assert goes_on(copied(env), first) == goes_on(env, first)
    goes_on(many, firsts)
    copy = copied(many)
    assert goes_on(copy, firsts) == goes_on(many, firsts)
    many.close()
    copy.close()


@pytest.mark.filterwarnings("ignore:.*out of date")
def test_the_id_of_before_says_what_to_take() -> None:
    said = "tafelrunde/Tyrant-v0 does not say which rules it has, .*: take tafelrunde/Tyrant-v2"
    with pytest.warns(DeprecationWarning, match=said):
        gymnasium.make("tafelrunde/Tyrant-v0", opponents=["random"])


def test_without_opponents_the_learner_plays_every_seat() -> None:
    envs: Any = gymnasium.make_vec("tafelrunde/Claim-v1", num_envs=3)
    seen, info = envs.reset(seed=1)
    assert seen.shape == (3, envs.single_observation_space.shape[0])
    seats = set()
    for _ in range(52):
        seats |= set(info["seat"].tolist())
        _, reward, terminated, _, info = envs.step(info["action_mask"].argmax(1))
    assert seats == {0, 1}
    assert terminated.all()
    assert (abs(reward) == 1).all()
    envs.close()


def test_many_games_refuse_what_one_cannot_do() -> None:
    envs: Any = gymnasium.make_vec("tafelrunde/Claim-v1", num_envs=2)
    _, info = envs.reset(seed=1)
    for actions in (info["action_mask"].argmin(1), np.array([0.5, 1.0]), np.array([np.nan, 0]), np.array([1])):
        with pytest.raises(BatchError):
            envs.step(actions)
    assert (envs.action_masks() == info["action_mask"].astype(bool)).all()
    envs.close()


@pytest.mark.parametrize("asked_for", [{"rewards": "value"}, {"illegal": "loses"}, {"render_mode": "ansi"}])
def test_many_games_say_what_only_single_ones_can_do(asked_for: dict[str, Any]) -> None:
    (name,) = asked_for
    with pytest.raises(OptionError, match=f"a batch takes {name}=.* only"):
        gymnasium.make_vec("tafelrunde/Claim-v1", num_envs=2, **asked_for)
    one_by_one = gymnasium.make_vec("tafelrunde/Claim-v1", 2, "sync", **asked_for)
    one_by_one.close()
    gymnasium.make_vec("tafelrunde/Claim-v1", 2, rewards="end", illegal="raise").close()


def test_a_bot_that_goes_by_what_it_hears_plays_one_game_after_the_other() -> None:
    with pytest.raises(OptionError, match=r"search goes by what it hears, .* take vect"):
        gymnasium.make_vec("tafelrunde/Claim-v1", num_envs=2, opponents=["search"])
    envs = gymnasium.make_vec("tafelrunde/Claim-v1", 2, "sync", opponents=["search:sims=1"])
    _, info = envs.reset(seed=1)
    envs.step(info["action_mask"].argmax(1))
    envs.close()
