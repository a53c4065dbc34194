"""The benchmark measures everybody, says who is missing, and judges by the gates."""

import importlib.util
import io
import json

import pytest
from rich.console import Console

from tafelrunde import COMPILED, bench
from tafelrunde.bench import runner
from tafelrunde.bench.gates import CLONE, DRIVEN, INSIDE, MEASURES, PURE, ROLLOUT, Gate
from tafelrunde.bench.report import spell
from tafelrunde.bench.runner import Contestant, Measurement, Results
from tafelrunde.core.errors import TafelrundeError


def line(name: str, build: str, **figures: float) -> Measurement:
    """Return a line with some figures."""
    return Measurement(name=name, build=build, figures={measure: figures.get(measure) for measure in MEASURES})


def printed(results: Results) -> str:
    """Return the table as text."""
    console = Console(width=120, file=io.StringIO(), record=True)
    console.print(bench.table(results))
    return console.export_text()


@pytest.fixture(scope="module")
def results() -> Results:
    """Return a short benchmark of Claim."""
    return bench.run("claim", rounds=1, seconds=0.01, quiet=True)


@pytest.mark.slow
def test_every_figure_of_ours_is_measured(results: Results) -> None:
    ours = [found for found in results["lines"] if found["name"] == "claim"]
    assert [found["build"] for found in ours] == ([PURE, "compiled"] if COMPILED else [PURE])
    for found in ours:
        assert list(found["figures"]) == MEASURES
        assert all(figure is not None and figure > 0 for figure in found["figures"].values())


@pytest.mark.slow
def test_peers_play_beside_ours_where_openspiel_is_there(results: Results) -> None:
    pytest.importorskip("pyspiel")
    peers = {found["name"]: found["figures"] for found in results["lines"] if found["build"] == "C++"}
    assert list(peers) == ["hearts", "oh_hell"]
    for figures in peers.values():
        assert figures[INSIDE] is None, "nobody drives OpenSpiel's loop but its own rollouts"
        assert all(figures[measure] for measure in (DRIVEN, ROLLOUT, CLONE))


@pytest.mark.slow
def test_results_go_through_json_and_onto_the_screen(results: Results) -> None:
    assert json.loads(json.dumps(results)) == results
    text = printed(results)
    for word in ("claim", "pure", "driven", "5.0x", "14.0x", "1.5x", "150 ns"):
        assert word in text


def test_a_build_that_is_not_compiled_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "COMPILED", False)
    found, notes = runner.contestants("claim")
    assert "compiled" not in [contestant.build for contestant in found]
    assert any("not compiled" in note for note in notes)


def test_without_openspiel_ours_stand_alone_and_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    found, notes = runner.contestants("claim")
    assert {contestant.name for contestant in found} == {"claim"}
    assert any("pip install 'tafelrunde[openspiel]'" in note for note in notes)


@pytest.mark.parametrize(
    ("gate", "reached", "passed"),
    [
        (Gate(DRIVEN, PURE, 5), 6.0, True),
        (Gate(DRIVEN, PURE, 7), 6.0, False),
        (Gate(DRIVEN, "hearts", 1.5), 1.2, False),
        (Gate(ROLLOUT, "hearts", 1.0), None, None),
        (Gate(CLONE, None, 150), 100.0, True),
        (Gate(CLONE, None, 90), 100.0, False),
    ],
)
def test_a_gate_is_judged_by_the_compiled_build(gate: Gate, reached: float | None, passed: bool | None) -> None:
    lines = [
        line("claim", PURE, driven=100),
        line("claim", "compiled", driven=600, rollout=9, clone=100),
        line("hearts", "C++", driven=500),
    ]
    verdict = runner.judge(gate, lines)
    assert (verdict["reached"], verdict["passed"]) == (reached, passed)


def test_the_median_of_the_rounds_counts() -> None:
    rounds = [line("claim", PURE, driven=figure)["figures"] for figure in (3, 100, 4)]
    assert runner.medians(rounds)[DRIVEN] == 4
    assert runner.medians(rounds)[CLONE] is None


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [({"rounds": 0}, "0 rounds"), ({"seconds": 0}, "0 seconds"), ({"seconds": float("nan")}, "nan seconds")],
)
def test_nothing_can_be_measured_in_no_time(settings: dict[str, int], sentence: str) -> None:
    with pytest.raises(TafelrundeError, match=sentence):
        bench.run("claim", quiet=True, **settings)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(TafelrundeError, match="no game 'chess'"):
        bench.run("chess", quiet=True)


def test_a_contestant_that_fails_says_why() -> None:
    with pytest.raises(TafelrundeError, match=r"measuring chess \(pure\) failed: .*no game 'chess'"):
        runner.one_round(Contestant("chess", PURE, "tafelrunde.bench.ours", {"TAFELRUNDE_PURE": "1"}), 0.01, 1)


def test_figures_are_short() -> None:
    assert [spell(figure) for figure in (None, 99.6, 98_765, 1_234_567)] == ["-", "100", "98.8 k", "1.23 M"]
