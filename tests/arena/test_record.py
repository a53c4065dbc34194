"""Matches that keep their games, to look at and to learn from."""

from pathlib import Path

import numpy as np
import pytest

from tafelrunde import arena, games
from tafelrunde.arena.record import RecordError
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.table import Table
from tafelrunde.tensors import encoder


@pytest.mark.parametrize(("game", "seats"), [("claim", 2), ("tokyo", 3)])
def test_a_log_is_the_game_that_was_played(game: str, seats: int, tmp_path: Path) -> None:
    results = arena.run(game, ["greedy", "random"], games=2, seats=seats, record=tmp_path / "kept")
    for number, (fixture, played) in enumerate(results.games):
        table = Table.recover((tmp_path / "kept" / f"{game}-{number:06}.jsonl").read_text("utf-8"))
        assert table.result == played.result
        assert table.players == [results.plan.bots[bot] for bot in fixture.seated]


def test_decisions_are_read_back_as_arrays(tmp_path: Path) -> None:
    results = arena.run("claim", ["greedy", "random"], games=3, workers=2, record=tmp_path, record_as="parquet")
    kept = arena.recorded(tmp_path)
    decisions = len(kept["action"])
    assert decisions == 3 * 52
    assert kept["observation"].shape == (decisions, encoder("claim", 2, {}).size)
    assert kept["mask"].shape == (decisions, games.load("claim").actions)
    assert (kept["mask"][np.arange(decisions), kept["action"]] == 1).all(), "what was done was on offer"
    for number, (_, played) in enumerate(results.games):
        own = kept["game"] == number
        told = zip(kept["seat"][own].tolist(), kept["result"][own].tolist(), strict=True)
        assert set(told) == set(enumerate(played.result))


def test_what_is_recorded_changes_nothing_about_a_match(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    plain = arena.run("claim", ["greedy", "random"], games=2, file=file)
    again = arena.run("claim", ["greedy", "random"], games=3, file=file, record=tmp_path / "kept")
    assert [played.result for _, played in again.games[:2]] == [played.result for _, played in plain.games]
    assert [path.name for path in (tmp_path / "kept").iterdir()] == ["claim-000002.jsonl"], "the others were over"


@pytest.mark.parametrize("part", [0.5, 0.99, 0.0])
def test_a_file_that_was_cut_is_named_in_a_sentence(part: float, tmp_path: Path) -> None:
    arena.run("claim", ["random", "random"], games=2, record=tmp_path, record_as="parquet")
    whole = tmp_path / "claim-000001.parquet"
    content = whole.read_bytes()
    whole.write_bytes(content[: int(part * len(content))])
    with pytest.raises(RecordError, match=r"claim-000001\.parquet is cut, or holds no recorded games: leave it out"):
        arena.recorded(tmp_path)
    assert len(arena.recorded(tmp_path / "claim-000000.parquet")["action"]) == 52


def test_games_of_different_kinds_are_not_mixed(tmp_path: Path) -> None:
    arena.run("claim", ["random", "random"], games=1, record=tmp_path, record_as="parquet")
    arena.run("tyrant", ["random", "random"], games=1, record=tmp_path, record_as="parquet")
    with pytest.raises(RecordError, match=r"tyrant-000000\.parquet holds games of another kind than .*claim-000000"):
        arena.recorded(tmp_path)


def test_what_cannot_be_recorded_is_said_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    for chosen, said in [
        ({"record": tmp_path, "record_as": "csv"}, "games are not recorded as 'csv'"),
        ({"record_as": "parquet"}, "games are not recorded as parquet without a folder"),
        ({"record": tmp_path / "file"}, "no games can be recorded in .*file: File exists"),
        ({"record": tmp_path / "kept", "cluster": "ray"}, "games are recorded on this machine only"),
    ]:
        with pytest.raises(TafelrundeError, match=said):
            arena.run("claim", ["random", "random"], games=1, **chosen)  # type: ignore[arg-type]
    with pytest.raises(RecordError, match="there are no recorded games in"):
        arena.recorded(tmp_path)
