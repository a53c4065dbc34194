"""Looking at games and rules: saved games, bots at play, the rules in three languages, what is installed."""

import json
import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import tafelrunde as package
from tafelrunde import bench as benchmark
from tafelrunde import boards
from tafelrunde.bench.gates import MEASURES
from tafelrunde.bench.runner import Measurement, Results
from tafelrunde.boards import PlainBoard
from tafelrunde.cli.tape import stops
from tafelrunde.core.values import SPECTATOR
from tafelrunde.games import load, rulebook
from tafelrunde.table import Table, log
from tafelrunde.table.film import OPEN
from tafelrunde.text import LANGUAGES, Text

from .conftest import Command

BLANK = """
from tafelrunde import bots, cli, games
from tafelrunde.games.claim.rules.game import Claim

class Sphinx(bots.Random):
    name = "sphinx"

blank = Claim()
blank.id = "blank"
games.register(blank)
bots.register(Sphinx, "blank")
cli.run(["games"])
cli.run(["bots", "blank"])
"""
"""A process in which there is a game without texts, and a bot of which nobody has said how it plays."""


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """Return the log of a game between bots."""
    table = Table("claim", ["greedy-1", "random"], {"first": 0}, seed=1)
    table.run_bots()
    path = tmp_path / "finished.jsonl"
    table.save(path)
    return path


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """Return the log of a game that goes on."""
    table = Table("claim", ["human", "human"], {"first": 0}, seed=1)
    for _ in range(4):
        ask = table.ask(table.who)
        assert ask is not None
        table.submit(table.who, table.version, ask.actions[0])
    path = tmp_path / "begun.jsonl"
    table.save(path)
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_is_told_from_the_deal_to_the_end(tafelrunde: Command, finished: Path, lang: str) -> None:
    kept = finished.read_bytes()
    done = tafelrunde("replay", str(finished), "--lang", lang)
    table = Table.recover(finished.read_text())
    told = " ".join(done.out.split())
    talk = Text(lang).at(table.game, ["Greedy-1", "Random"])
    deeds = [record.events for record in table.records if record.events and record.events[0].kind in ("plays", "draws")]
    assert done.code == 0
    assert all(talk.told(events)[0] in told for events in deeds)
    assert talk.told(table.records[-1].events)[-1] in told
    assert finished.read_bytes() == kept


def test_one_seat_sees_only_its_own_draws(tafelrunde: Command, finished: Path) -> None:
    told = " ".join(tafelrunde("replay", str(finished), "--seat", "1").out.split())
    table = Table.recover(finished.read_text())
    talk = Text("en").at(table.game, ["Greedy-1", "Random"], you=1)
    for record in table.records:
        for event in record.events:
            if event.kind == "draws":
                assert talk.event(event.seen_by(1)) in told
                assert (talk.event(event) in told) == (event.args["seat"] == 1)


def test_a_game_that_goes_on_keeps_its_secrets(tafelrunde: Command, begun: Path) -> None:
    told = " ".join(tafelrunde("replay", str(begun)).out.split())
    table = Table.recover(begun.read_text())
    talk = Text("en").at(table.game, ["Player 1", "Player 2"])
    draws = [event for record in table.records for event in record.events if event.kind == "draws"]
    assert draws
    for event in draws:
        assert talk.event(event.seen_by(SPECTATOR)) in told
        assert talk.event(event) not in told
    assert "11 in hand" in told


def running(path: Path, game: str, *players: str) -> Table:
    """Save a game that has just begun."""
    table = Table(game, list(players), seed=1)
    table.save(path)
    return table


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_sees_its_own_hand(tafelrunde: Command, tmp_path: Path, seat: int) -> None:
    path = tmp_path / "game.jsonl"
    players = ["greedy-1", "greedy-1"]
    players[seat] = "human"
    cards = {
        "claim": [("Goblins", r"\bG\d"), ("Knights", r"\bK\d")],
        "morpork": [("Hand: ", r"\[.+\]")],
    }
    for game, shown in cards.items():
        running(path, game, *players)
        told = tafelrunde("replay", str(path), "--seat", str(seat)).out
        for name, card in shown:
            assert re.search(f"{name}.*{card}", told), told


def test_all_hands_of_ankh_morpork_are_open_once_it_is_watched() -> None:
    table = Table("morpork", ["random", "random"], seed=1)
    header, entries = log.read(table.export())
    board = boards.load(Text("en").at(table.game, ["Anna", "Bea"]))
    console = Console(width=200)
    with console.capture() as capture:
        console.print(board.table(stops(header, entries)[-1].scene(OPEN), 200))
    assert capture.get().count("holds: ") == 2


@pytest.mark.parametrize(
    ("players", "seat", "remedy"),
    [
        (["human", "greedy-1"], 1, "use --seat 0, the human's, or leave --seat out"),
        (["human", "human"], 0, "leave --seat out until it is over"),
        (["greedy-1", "greedy-1"], 0, "leave --seat out until it is over"),
    ],
)
def test_nobody_looks_into_other_cards_while_the_game_goes_on(
    tafelrunde: Command, tmp_path: Path, players: list[str], seat: int, remedy: str
) -> None:
    path = tmp_path / "game.jsonl"
    running(path, "claim", *players)
    done = tafelrunde("replay", str(path), "--seat", str(seat))
    assert (done.code, done.out) == (2, "")
    assert f"the cards of seat {seat} are secret: {remedy}" in done.err


def test_bots_play_and_are_watched(tafelrunde: Command) -> None:
    first = tafelrunde("watch", "claim", "greedy-1", "random", "--seed", "3")
    again = tafelrunde("watch", "claim", "greedy-1", "random", "--seed", "3")
    assert (first.code, first.err) == (0, "")
    assert first.out == again.out
    assert "Greedy-1 wins the game, 4 factions to 1." in first.out


def test_two_bots_of_a_kind_are_told_apart(tafelrunde: Command) -> None:
    done = tafelrunde("watch", "--seed", "3", "--option", "hand=1", "cards=goblin_0,goblin_1,knight_2,dwarf_3")
    assert "Regular 1" in done.out
    assert "Regular 2" in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_printed_with_sources_and_rulings(tafelrunde: Command, lang: str) -> None:
    done = tafelrunde("rules", "claim", "--lang", lang)
    text = Text(lang)
    printed = " ".join(done.out.split())
    assert done.code == 0
    for rule in rulebook.load("claim"):
        assert " ".join(text.rule(rule.id).split()) in printed
        assert text.rule_title(rule.id) in printed
        assert (rule.heading in printed) is (lang == "de")
        assert rule.ruling is None or rule.ruling in printed
    for option in load("claim").options:
        assert option.name in printed


def test_help_and_version(tafelrunde: Command) -> None:
    assert "play" in tafelrunde().out
    assert tafelrunde().code == 0
    version = tafelrunde("--version").out
    assert package.__version__ in version
    assert platform.python_version() in version
    assert ("compiled" if package.COMPILED else "pure") in version
    for command in ("play", "match", "watch", "replay", "rules", "games", "bots", "bench"):
        done = tafelrunde(command, "--help")
        assert done.code == 0
        assert f"Usage: tafelrunde {command}" in done.out
        assert tafelrunde("help", command) == done
    assert tafelrunde("help") == tafelrunde("--help")


def test_the_help_begins_with_what_most_people_want(tafelrunde: Command) -> None:
    assert re.findall(r"^│ (\w+)", tafelrunde("--help").out, re.MULTILINE)[0] == "play"


@pytest.mark.slow
def test_output_that_cannot_be_written() -> None:
    args = [sys.executable, "-m", "tafelrunde", "rules"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(args, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("tafelrunde: the output cannot be written: No space left")
    assert done.stderr.count("\n") == 1
    reader = subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert reader.stdout is not None
    assert reader.stderr is not None
    reader.stdout.close()
    assert reader.stderr.read() == ""
    reader.stderr.close()
    reader.wait()


def test_the_games_are_listed(tafelrunde: Command) -> None:
    listed = tafelrunde("games").out
    assert "claim" in listed
    assert "Newcomer, Learner, Regular" in listed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_bots_of_every_game_are_listed_with_how_they_play(tafelrunde: Command, lang: str) -> None:
    listed = " ".join(tafelrunde("bots", "--lang", lang).out.split())
    for name in ("claim", "tyrant", "tokyo", "morpork"):
        text = Text(lang)
        anybody, first, greedy = text.say("bot-random"), text.say("bot-greedy-1"), text.say("bot-greedy")
        title = text.say(f"{name}-name")
        assert f"{name} – {title} random – {anybody} search – " in listed
        assert f" greedy-1 – {first} greedy – {greedy} level-1 ({text.bot_name('level-1')}) – " in listed


def test_the_bots_of_one_game(tafelrunde: Command) -> None:
    listed = tafelrunde("bots", "tokyo").out
    assert "tokyo" in listed
    assert "claim" not in listed


@pytest.mark.slow
def test_a_game_and_a_bot_that_nobody_has_written_about_are_listed_by_their_names() -> None:
    """Whoever is about to add a game can still play the others."""
    done = subprocess.run([sys.executable, "-c", BLANK], capture_output=True, encoding="utf-8", check=True)
    listed = re.sub(" +\n", "\n", done.stdout)
    assert "blank – blank\n  Players: 2 · bots: Sphinx, Random" in listed
    assert f"blank – blank\n  sphinx\n  random – {Text('en').say('bot-random')[:20]}" in listed


def test_the_benchmark_speaks_json(tafelrunde: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def measured(game: str, rounds: int, seconds: float, quiet: bool) -> dict[str, object]:
        asked.extend([game, rounds, seconds])
        return {"game": game, "lines": []}

    monkeypatch.setattr(benchmark, "run", measured)
    done = tafelrunde("bench", "claim", "--json", "--rounds", "1", "--seconds", "0.1")
    assert asked == ["claim", 1, 0.1]
    assert json.loads(done.out)["game"] == "claim"


def test_the_benchmark_fits_into_80_columns(tafelrunde: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    figures: dict[str, float | None] = dict.fromkeys(MEASURES, 23_456.0)
    builds = {"tyrant": "compiled", "breakthrough": "C++"}
    lines = [Measurement(name=name, build=build, figures=figures) for name, build in builds.items()]
    results = Results(
        game="tyrant", rounds=3, seconds=0.5, python="3.13.1", machine="x86_64", lines=lines, gates=[], notes=[]
    )
    monkeypatch.setattr(benchmark, "run", lambda *_, **__: results)
    shown = tafelrunde("bench", "tyrant").out
    assert "…" not in shown
    assert shown.count("moves/s") == 3
    assert all(word in shown for word in ("breakthrough", "compiled", "rollout", "23.5 k"))
    assert max(map(len, shown.splitlines())) <= 80


def test_a_game_without_a_drawing_lists_its_actions() -> None:
    table = Table("claim", ["human", "human"], {"first": 0}, seed=1)
    ask = table.ask(0)
    assert ask is not None
    board = PlainBoard(Text("en").at(table.game, you=0))
    assert board.spell(ask.actions[0]) == ["Play Goblin 0"]


def test_a_finished_game_goes_on_from_a_step(tafelrunde: Command, finished: Path, tmp_path: Path) -> None:
    step = f"{finished}:12"
    for flags, said in (([], "dealt again"), (["--open"], "where it lay")):
        path = tmp_path / f"other{len(flags)}.jsonl"
        seated = ["--players", "human", "greedy", "--save", str(path)]
        done = tafelrunde("play", "--from", step, *flags, *seated, typed="q\n")
        assert said in done.out
        header = json.loads(path.read_text("utf-8").splitlines()[0])
        assert (header["players"], "view" in header["position"]) == (["human", "greedy"], False)
    assert "1 to" in tafelrunde("play", "--from", f"{finished}:9999", "--players", "human", "greedy").err
    assert "cannot be read" in tafelrunde("play", "--from", str(finished), "--players", "human", "greedy").err


def test_before_the_end_nothing_hidden_can_be_gone_on_from(tafelrunde: Command, begun: Path) -> None:
    refused = tafelrunde("play", "--from", f"{begun}:1", "--open")
    assert "over" in refused.err
