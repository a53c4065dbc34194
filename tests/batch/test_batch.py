"""Many games at once: the same ones whoever steps them, each waiting for a decision; bad input changes nothing."""

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tafelrunde import games
from tafelrunde.batch import Batch, BatchError, Saved
from tafelrunde.core.errors import OptionError, TafelrundeError
from tafelrunde.core.rng import Rng
from tafelrunde.tensors import known
from tafelrunde.tensors.arrays import mask, observe

ARRAYS = ("asked", "mask", "picked", "observation", "reward", "done", "cut")


def copied(batch: Batch) -> dict[str, Any]:
    return {name: getattr(batch, name).copy() for name in ARRAYS}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in ARRAYS)


@pytest.fixture
def claim() -> Iterator[Batch]:
    with Batch("claim", games=6, seed=3) as batch:
        yield batch


@pytest.mark.parametrize("game", known())
def test_a_batch_shows_what_single_games_show(game: str) -> None:
    batch = Batch(game, games=3, seed=8)
    for _ in range(40):
        for k in range(3):
            view = batch.clone(k).state.view(int(batch.asked[k]))
            assert view.who == batch.asked[k]
            assert np.array_equal(batch.mask[k], mask(view))
            assert np.array_equal(batch.observation[k], observe(view))
            assert batch.mask[k, batch.picked[k]] == 1
        batch.step(batch.picked)


@pytest.mark.parametrize("workers", [2, 3])
def test_the_same_games_are_played_whatever_the_number_of_workers(workers: int) -> None:
    with Batch("claim", games=7, seed=5) as one, Batch("claim", games=7, seed=5, workers=workers) as several:
        for _ in range(60):
            assert same(copied(one), copied(several))
            actions = one.picked.copy()
            one.step(actions)
            several.step(actions)


def test_a_game_is_the_same_among_few_and_among_many() -> None:
    few, many = Batch("tokyo", games=2, seed=9, seats=3), Batch("tokyo", games=20, seed=9, seats=3)
    for _ in range(30):
        few.step(few.picked)
        many.step(many.picked)
        assert np.array_equal(few.observation, many.observation[:2])
    assert not np.array_equal(many.observation[0], many.observation[1])


def test_another_seed_gives_other_games_and_the_same_one_the_same(claim: Batch) -> None:
    first = copied(claim)
    claim.step(claim.picked)
    claim.reset(seed=4)
    assert not same(first, copied(claim))
    claim.reset(seed=3)
    assert same(first, copied(claim))


def test_the_arrays_stay_the_same_objects(claim: Batch) -> None:
    before = {name: getattr(claim, name) for name in ARRAYS}
    seen = claim.observation.copy()
    claim.step(claim.picked)
    assert all(getattr(claim, name) is array for name, array in before.items())
    assert not np.array_equal(seen, before["observation"])


def test_a_finished_game_gives_its_result_once_and_begins_anew(claim: Batch) -> None:
    for decision in range(1, 105):
        claim.step(claim.picked)
        over = decision % 52 == 0
        assert claim.done.tolist() == [over] * 6
        assert not claim.cut.any()
        assert bool(np.any(claim.reward)) is over
        if over:
            assert np.all(np.abs(claim.reward) == 1)
            assert claim.reward.sum() == 0


def test_a_game_that_reaches_its_bound_is_cut_without_a_result() -> None:
    batch = Batch("claim", games=2, seed=1)
    saved = batch.clone(0)
    batch.restore(0, Saved(saved.state, saved.rng, games.load("claim").bound - 1))
    batch.step(batch.picked)
    assert batch.cut.tolist() == [True, False]
    assert not batch.done.any()
    assert not batch.reward.any()
    batch.step(batch.picked)
    assert not batch.cut.any()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_restored_game_goes_the_same_way_again(workers: int) -> None:
    with Batch("morpork", games=3, seed=2, workers=workers) as batch:
        for _ in range(20):
            batch.step(batch.picked)
        saved = batch.clone(2)
        assert saved.state.who == batch.asked[2]
        ways = []
        for _ in range(2):
            batch.restore(2, saved)
            rng = Rng(6)
            way = [batch.observation[2].copy()]
            for _ in range(15):
                actions = batch.picked.copy()
                offered = np.flatnonzero(batch.mask[2])
                actions[2] = offered[rng.below(len(offered))]
                batch.step(actions)
                way.append(batch.observation[2].copy())
            ways.append(np.array(way))
        assert np.array_equal(ways[0], ways[1])


def test_every_seat_sees_its_own_part() -> None:
    batch = Batch("morpork", games=3, seed=2, seats=3, every_seat=True)
    batch.step(batch.picked)
    assert batch.observation.shape == (3, 3, batch.encoder.size)
    for k in range(3):
        state = batch.clone(k).state
        for seat in range(3):
            assert np.array_equal(batch.observation[k, seat], observe(state.view(seat)))


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        (np.zeros(6, np.float32), "actions are of type float32: give whole numbers, such as np.int64"),
        (np.full(6, np.nan), "actions are of type float64: give whole numbers, such as np.int64"),
        (np.zeros(6, np.bool_), "actions are of type bool: give whole numbers, such as np.int64"),
        (None, "actions are of type object: give whole numbers, such as np.int64"),
        (np.zeros(5, np.int64), r"actions have the shape \(5,\): give one for each game, shape \(6,\)"),
        (np.zeros((6, 1), np.int64), r"actions have the shape \(6, 1\): give one for each game, shape \(6,\)"),
        (np.full(6, -1), "game 0: -1 is no action: there are 0 to 47"),
        (np.full(6, 48), "game 0: 48 is no action: there are 0 to 47"),
        (np.full(6, 2**64 - 1, np.uint64), "game 0: 18446744073709551615 is no action: there are 0 to 47"),
    ],
)
def test_bad_actions_are_one_sentence_and_change_nothing(claim: Batch, actions: Any, sentence: str) -> None:
    before, states = copied(claim), [claim.clone(k).state for k in range(6)]
    with pytest.raises(BatchError, match=f"^{sentence}$"):
        claim.step(actions)
    assert same(before, copied(claim))
    assert states == [claim.clone(k).state for k in range(6)]


def test_one_masked_action_stops_the_whole_step(claim: Batch) -> None:
    before = copied(claim)
    actions = claim.picked.copy()
    actions[4] = int(np.flatnonzero(claim.mask[4] == 0)[0])
    with pytest.raises(BatchError, match=r"^game 4: play card=\w+ \(\d+\) is not on offer: its mask is 0$"):
        claim.step(actions)
    assert same(before, copied(claim))
    with pytest.raises(ValueError, match="read-only"):
        claim.mask[0, 0] = 1


def test_what_cannot_be_restored_is_refused(claim: Batch) -> None:
    saved = claim.clone(1)
    over = saved.state.clone()
    over.clear()
    chance = games.load("claim").new()
    for state, sentence in [
        (saved.state.view(0), "this is a view: restore a true state"),
        (over, "nobody is asked in this state"),
        (chance, "nobody is asked in this state"),
        (games.load("tyrant").new(), "this is a game of tyrant"),
    ]:
        with pytest.raises(BatchError, match=sentence):
            claim.restore(1, Saved(state, saved.rng, 0))
    nothing: Any = None
    with pytest.raises(BatchError, match="None is no copy of a game"):
        claim.restore(1, nothing)
    with pytest.raises(BatchError, match="there is no game 6: there are 0 to 5"):
        claim.clone(6)


def test_a_batch_of_nothing_is_refused() -> None:
    with pytest.raises(BatchError, match="0 is no number of games: give 1 to"):
        Batch("claim", games=0)
    with pytest.raises(BatchError, match="0 is no number of workers: give 1 to"):
        Batch("claim", workers=0)
    with pytest.raises(TafelrundeError, match="claim is for 2 players, not for 3"):
        Batch("claim", seats=3)


def test_a_closed_batch_says_so() -> None:
    batch = Batch("claim", games=2, workers=2)
    batch.close()
    batch.close()
    with pytest.raises(BatchError, match="this batch is closed: make another one"):
        batch.step(batch.picked)


def test_a_worker_that_dies_is_missed() -> None:
    with Batch("claim", games=4, workers=2) as batch:
        os.kill(batch.workers_running()[1], signal.SIGKILL)
        with pytest.raises(TafelrundeError, match=r"worker 1 of the batch has ended \(-9\): make another batch"):
            batch.step(batch.picked)


def running(process: int) -> bool:
    """Tell whether a process is there and more than a name in a list."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not (stat.exists() and stat.read_text(encoding="utf-8").split(") ")[1].startswith("Z"))


def test_workers_go_when_whoever_made_them_is_killed() -> None:
    made = "from tafelrunde.batch import Batch; batch = Batch('claim', games=2, workers=2); "
    code = made + "print(*batch.workers_running(), flush=True); input()"
    path = os.pathsep.join(place for place in sys.path if place)
    maker = subprocess.Popen(
        [sys.executable, "-P", "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert maker.stdout is not None
    workers = [int(word) for word in maker.stdout.readline().split()]
    assert all(running(worker) for worker in workers)
    maker.kill()
    maker.communicate()
    end = time.monotonic() + 20
    while any(running(worker) for worker in workers):
        assert time.monotonic() < end, "workers go by themselves"
        time.sleep(0.05)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("opponents", [(), ("random",)])
def test_a_batch_that_was_kept_goes_on_as_it_would_have(workers: int, opponents: tuple[str, ...]) -> None:
    with Batch("tokyo", games=3, seed=4, workers=workers, opponents=opponents, keeps_last=True) as batch:
        for _ in range(9):
            batch.step(batch.picked)
        with pickle.loads(pickle.dumps(batch)) as copy:
            for _ in range(40):
                assert (batch.picked == copy.picked).all()
                batch.step(batch.picked)
                copy.step(copy.picked)
                for name in ("asked", "mask", "observation", "reward", "done", "cut"):
                    assert (getattr(batch, name) == getattr(copy, name)).all(), name
                ended = batch.done | batch.cut
                assert (batch.last[ended] == copy.last[ended]).all()


def test_among_bots_the_learner_alone_is_asked() -> None:
    with Batch("tyrant", games=4, seed=1, opponents="random", seat=1) as batch:
        for _ in range(50):
            assert batch.asked.tolist() == [1, 1, 1, 1]
            batch.step(batch.picked)
    with pytest.raises(OptionError, match="there is no seat 2: there are 0 to 1"):
        Batch("tyrant", opponents="random", seat=2)
    with pytest.raises(BatchError, match="a seat is chosen among opponents"):
        Batch("tyrant", seat=0)


def test_workers_serve_the_process_that_made_them() -> None:
    """After a fork two processes would read one pipe."""
    with Batch("claim", games=2, workers=2) as batch:
        child = os.fork()
        if not child:
            try:
                batch.step(batch.picked)
            except TafelrundeError as error:
                os._exit(7 if "make a batch after a fork" in str(error) else 1)
            os._exit(2)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
        batch.step(batch.picked)
