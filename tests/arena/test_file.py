"""A match in a file: left and gone on with, cut, and of something else; and workers that die."""

import json
from pathlib import Path

import pytest

from tafelrunde import arena
from tafelrunde.arena import crew
from tafelrunde.arena.file import ResultsFile
from tafelrunde.arena.plan import make
from tafelrunde.core.errors import TafelrundeError

BOTS = ["greedy-1", "random"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def ends(results: arena.Results) -> list[tuple[float, ...]]:
    return [played.result for _, played in results.games]


def test_a_match_that_was_left_goes_on_where_it_stopped(file: Path) -> None:
    match = arena.Match(make("claim", BOTS), 6, file=file)
    for played in match.play():
        if played.number == 2:
            break
    assert len(file.read_text().splitlines()) == 4, "what is played, and three games"
    again = arena.Match(make("claim", BOTS), 6, file=file)
    assert sorted(again.done) == [0, 1, 2]
    assert [played.number for played in again.play()] == [3, 4, 5]
    assert ends(again.results) == ends(arena.run("claim", BOTS, 6))


def test_a_longer_match_goes_on_with_a_shorter_one(file: Path) -> None:
    arena.run("claim", BOTS, 2, file=file)
    assert arena.run("claim", BOTS, 4, file=file).of("greedy-1").games == 4
    assert arena.run("claim", BOTS, 2, file=file).of("greedy-1").games == 2
    assert len(file.read_text().splitlines()) == 5


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_game_whose_line_was_cut_is_played_again(file: Path, cut: int) -> None:
    whole = arena.run("claim", BOTS, 3, file=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]) + lines[-1][:cut])
    again = arena.run("claim", BOTS, 3, file=file)
    assert ends(again) == ends(whole)
    numbers = [json.loads(line)["number"] for line in file.read_text().splitlines()[1:]]
    assert numbers == [0, 1, 2]


def test_a_file_that_was_cut_in_its_first_line_begins_anew(file: Path) -> None:
    arena.run("claim", BOTS, 1, file=file)
    file.write_bytes(file.read_bytes()[:30])
    assert arena.run("claim", BOTS, 1, file=file).of("greedy-1").games == 1


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"game": "tyrant"}, 'its game is "claim", not "tyrant"'),
        ({"bots": ["random", "greedy-1"]}, r'its bots is \["greedy-1", "random"\], not \["random", "greedy-1"\]'),
        ({"seed": 2}, "its seed is 1, not 2"),
        ({"options": {"first": 0}}, "its options is"),
        ({"seconds": 5.0}, "its seconds is null, not 5.0"),
    ],
)
def test_the_file_of_another_match_is_refused_and_stays_as_it_is(
    file: Path, other: dict[str, object], said: str
) -> None:
    arena.run("claim", BOTS, 1, file=file)
    before = file.read_bytes()
    call: dict[str, object] = {"game": "claim", "bots": BOTS, "games": 1, **other}
    with pytest.raises(TafelrundeError, match=f"holds another match: {said}.*; name another file"):
        arena.run(file=file, **call)  # type: ignore[arg-type]
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "is no results file of the arena"),
        ("hello\nworld\n", "is no results file of the arena"),
        ('{"a": 1}\n', "is no results file of the arena"),
    ],
)
def test_a_file_of_something_else_is_refused_and_stays_as_it_is(file: Path, text: str, said: str) -> None:
    file.write_text(text)
    with pytest.raises(TafelrundeError, match=said):
        arena.run("claim", BOTS, 1, file=file)
    assert file.read_text() == text


@pytest.mark.parametrize(
    ("line", "said"), [("{", "line 2 of .* is damaged"), ('{"number": 1}', "line 2 of .* is no game")]
)
def test_a_damaged_line_in_the_middle_is_named(file: Path, line: str, said: str) -> None:
    arena.run("claim", BOTS, 2, file=file)
    lines = file.read_text().splitlines()
    lines[1] = line
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(TafelrundeError, match=said):
        arena.run("claim", BOTS, 2, file=file)


def test_two_matches_cannot_write_to_one_file(file: Path) -> None:
    plan = make("claim", BOTS)
    first = ResultsFile(file, plan)
    with pytest.raises(TafelrundeError, match="another match writes to"):
        ResultsFile(file, plan)
    first.close()
    ResultsFile(file, plan).close()


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(TafelrundeError, match="cannot be written to: No such file or directory"):
        arena.run("claim", BOTS, 1, file=tmp_path / "nowhere" / "match.jsonl")


def test_a_worker_that_is_killed_loses_no_result_and_doubles_none(file: Path, bad_bots: Path) -> None:
    bots = [f"{bad_bots}:Deadly", "random"]
    results = arena.run("claim", bots, 6, workers=2, file=file)
    assert (bad_bots.parent / "killed").exists()
    numbers = [json.loads(line)["number"] for line in file.read_text().splitlines()[1:]]
    assert sorted(numbers) == list(range(6))
    assert ends(results) == ends(arena.run("claim", bots, 6)), "as if nobody had been killed"


@pytest.mark.slow
def test_a_game_that_always_kills_its_worker_is_named(bad_bots: Path) -> None:
    plan = make("claim", [f"{bad_bots}:Fatal", "random"])
    with pytest.raises(TafelrundeError, match="game 7 has ended the process that played it 3 times"):
        list(crew.beside(plan, [7], workers=1))
