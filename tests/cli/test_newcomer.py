"""Somebody who has never seen a game: what it opens with, what stays in sight, and what every word is about."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from contract.scuffle import Scuffle
from tafelrunde import games
from tafelrunde.boards import Deed, PlainBoard, Scene
from tafelrunde.cli import saves
from tafelrunde.cli.news import news
from tafelrunde.cli.play import Session, harmless_first, in_order
from tafelrunde.cli.screen import Screen
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game, State
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Offer
from tafelrunde.desk.lookup import find
from tafelrunde.games import rulebook
from tafelrunde.games.claim.terminal import Board as ClaimBoard
from tafelrunde.table import Table
from tafelrunde.text import LANGUAGES, Text

from .conftest import Command

GAMES = ("claim", "tyrant", "tokyo", "morpork")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def flat(text: str) -> str:
    """Return a text without frames and line breaks."""
    return " ".join(text.replace("│", " ").replace("•", " ").split())


@every_language
def test_a_game_opens_with_what_one_wants_and_how_one_wins(tafelrunde: Command, lang: str) -> None:
    shown = flat(tafelrunde("play", "claim", "--lang", lang, "--seed", "5", typed="q\n").out)
    view = Table("claim", ["human", "greedy-1"], seed=5).view(0)
    talk = Text(lang).at(view.game, you=0)
    brief = [talk.message(message) for message in view.game.brief(view)]
    assert len(brief) == 4
    assert all(shown.index(line) < shown.index("G0") for line in brief if lang == "en")
    assert all(line in shown for line in brief)


def test_whoever_goes_on_is_not_told_again_what_the_game_is_about(tafelrunde: Command) -> None:
    first = tafelrunde("play", "claim", "--seed", "5", typed="1\nq\n").out
    again = tafelrunde("play", "--resume", typed="q\n").out
    assert "You want the favour" in flat(first)
    assert "You want the favour" not in flat(again)


def test_the_goal_and_the_distance_to_it_stay_on_the_screen(tafelrunde: Command) -> None:
    shown = tafelrunde("play", "claim", "--seed", "5", typed="1\n1\nq\n").out
    assert shown.count("The favour of at least 3 of the 5 factions: You ") == 3


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_rules_come_in_an_order_to_learn_from(tafelrunde: Command, game: str, lang: str) -> None:
    shown = tafelrunde("rules", game, "--lang", lang).out
    parts = [f"{Text(lang).say(f'tafelrunde-part-{part}')} ─" for part in ("goal", "turn", "do", "end", "detail")]
    places = [shown.index(part) for part in parts]
    assert places == sorted(places)
    headings = {rule.heading for rule in rulebook.load(game)}
    assert any(heading in flat(shown) for heading in headings) is (lang == "de")


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_learning_a_game_has_rules(game: str) -> None:
    parts = [rule.part for rule in rulebook.to_learn(game)]
    assert set(parts) >= {"goal", "turn", "do", "end", "detail"}
    assert 2 <= parts.count("goal") <= 8


@pytest.mark.parametrize(
    ("game", "lang", "word", "title"),
    [
        ("claim", "en", "win", "The favour of a faction"),
        ("claim", "en", "stake", "Stake"),
        ("claim", "de", "gewinnen", "Die Gunst einer Fraktion"),
        ("tyrant", "en", "goal", "The king comes home"),
        ("tyrant", "en", "gate", "On the gate"),
        ("tyrant", "en", "castle", "The king comes home"),
        ("tyrant", "de", "Ziel", "Der König kommt heim"),
        ("tyrant", "de", "Schloss", "Der König kommt heim"),
        ("tyrant", "pl", "wygrać", "Król wraca do domu"),
        ("tyrant", "pl", "brama", "W bramie"),
        ("tokyo", "en", "star", "Twenty stars"),
        ("tokyo", "en", "win", "Twenty stars"),
        ("tokyo", "de", "Stern", "Zwanzig Sterne"),
        ("morpork", "en", "vetinari", "Lord Vetinari"),
    ],
)
def test_a_word_is_about_what_a_player_means(game: str, lang: str, word: str, title: str) -> None:
    assert title in [found.title for found in find(game, lang, word)[:4]]


def test_whole_words_go_before_parts_of_words() -> None:
    titles = [found.title for found in find("tyrant", "en", "gate")]
    assert all("ate" in title for title in titles[:3])
    assert "Climbing and pushing" not in titles


def test_what_is_nowhere_is_said_to_be_nowhere(tafelrunde: Command) -> None:
    shown = flat(tafelrunde("play", "claim", "--seed", "5", typed="? zeppelin\nq\n").out)
    assert "Nothing is called “zeppelin”: no thing, place, counter or rule." in shown


def test_rules_are_searched_on_the_command_line(tafelrunde: Command) -> None:
    shown = tafelrunde("rules", "tyrant", "--search", "gate").out
    assert "Through the gate" in shown
    assert "Knights climb" not in shown


def test_r_shows_the_rules_in_a_game(tafelrunde: Command) -> None:
    shown = tafelrunde("play", "claim", "--seed", "5", typed="r\nq\n").out
    assert shown.index("The goal ─") < shown.index("How it ends ─")


class Cautious(Scuffle):
    """Scuffle, where the first action passes and the second one cannot be taken back."""

    def offers(self, view: State, ask: Ask) -> list[Offer]:
        marks = {0: ["pass"], 1: ["final"]}
        return [Offer(action, "play", marks=marks.get(k, [])) for k, action in enumerate(sorted(ask.actions))]


def test_passing_is_the_last_choice_and_never_the_example() -> None:
    table = Table(Cautious(), ["human", "human"], seed=1)
    view = table.view(table.who)
    first, second, third = view.legal()[:3]
    ask = in_order(view)
    assert (ask.actions[0], ask.actions[-1]) == (second, first)
    assert harmless_first(view, ask).actions[0] == third
    assert harmless_first(view, ask).actions[-1] == first


def told(board: PlainBoard, *deeds: Deed) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=200, color_system=None).print(news(board, deeds))
    return [line.strip() for line in out.getvalue().splitlines() if line.strip()]


def plays(seat: int, card: int) -> Event:
    return Event("plays", "claim.lead.any", {"seat": seat, "card": card})


def test_each_deed_has_a_line_and_what_is_loud_stands_apart() -> None:
    class Loud(ClaimBoard):
        loud = frozenset({"wins-round"})

    board = Loud(Text("en").at(games.load("claim"), ["Anna", "Bea"], you=0))
    answer = Event("plays", "claim.follow.suit", {"seat": 1, "card": 5})
    won = Event("wins-round", "claim.trick.high", {"seat": 1, "card": 5, "over": 3})
    lines = told(board, Deed(0, [plays(0, 3)]), Deed(1, [answer, won, plays(1, 7)]))
    assert lines == [
        "You lead Goblin 3.",
        "‼ Bea answers with Goblin 5 and scores both cards: Goblin 5 is higher than Goblin 3.",
        "Bea leads Goblin 7.",
    ]


def test_only_the_last_of_what_is_superseded_is_told() -> None:
    class Rolling(ClaimBoard):
        superseded = frozenset({"plays"})

    board = Rolling(Text("en").at(games.load("claim"), ["Anna", "Bea"], you=0))
    assert told(board, Deed(1, [plays(1, 5), plays(1, 7)])) == ["Bea leads Goblin 7."]


def test_a_loss_waits_until_it_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The game opens, the first trick is lost, so that a follower is drawn, and Enter goes on."""
    monkeypatch.setattr(ClaimBoard, "loud", frozenset({"draws"}))
    typed = iter(["", "1", "", "q"])
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt.strip())
        return next(typed)

    monkeypatch.setattr("builtins.input", answer)
    console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True)
    table = Table("claim", ["human", "greedy-1"], {"first": 0}, seed=5)
    Session(table, tmp_path / "game.jsonl", Text("en"), Screen(console, live=True)).run()
    assert [prompt.startswith("Enter: continue") for prompt in asked] == [True, False, True, False]


def test_a_game_without_a_picture_can_be_played_in_words() -> None:
    game: Game = games.load("tyrant")
    table = Table(game, ["human", "human"], seed=1)
    board = PlainBoard(Text("en").at(game, you=1))
    seat = table.who
    scene = Scene(table.view(seat))
    out = io.StringIO()
    Console(file=out, width=80).print(board.choices(scene, in_order(table.view(seat)), 80))
    assert " 1) " in out.getvalue()


# Saved games.


def test_resume_without_a_name_goes_on_with_the_last_game(tafelrunde: Command, home: Path) -> None:
    tafelrunde("play", "claim", "--seed", "3", typed="1\nq\n")
    tafelrunde("play", "tyrant", "--seed", "3", typed="q\n")
    assert "King & Assassins" in tafelrunde("play", "--resume", typed="q\n").out
    assert "King & Assassins" in tafelrunde("play", "--resume", "--lang", "en", typed="q\n").out
    assert len(list(home.iterdir())) == 2


def test_resume_without_any_game(tafelrunde: Command, home: Path) -> None:
    done = tafelrunde("play", "--resume")
    assert (done.code, done.err) == (2, f"tafelrunde: no game is saved in {home}\n")


def test_saved_games_are_listed_with_how_they_stand(tafelrunde: Command, home: Path) -> None:
    assert "No game is saved" in tafelrunde("saves").out
    tafelrunde("play", "claim", "--seed", "3", "--option", "first=0", typed="1\nq\n")
    tafelrunde("play", "claim", "--players", "human", "greedy-1", "--seed", "4", typed="1\n" * 26)
    (home / "broken.jsonl").write_text("{}\n")
    listed = flat(tafelrunde("saves").out)
    assert "Claim: Player 1, Regular – Player 1 to move" in listed
    assert "Claim: Player 1, Greedy-1 – finished, won by " in listed
    assert "broken" in listed
    assert "cannot be read" in listed
    assert len(saves.saved()) == 3


def test_two_terminals_on_one_save_do_not_overwrite_each_other(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("claim", ["human", "greedy-1"], {"first": 0}, seed=5)
    path = saves.new_file("claim")
    table.save(path)
    screen = Screen(Console(file=io.StringIO()), live=False)
    one, other = (Session(saves.load(path), path, Text("en"), screen) for _ in range(2))
    for session, choice in ((one, 0), (other, 1)):
        session.keep()
        ask = session.table.ask(0)
        assert ask is not None
        session.table.submit(0, session.table.version, ask.actions[choice])
        session.keep()
    assert one.path == path != other.path
    assert saves.load(one.path).view(0) != saves.load(other.path).view(0)


@pytest.mark.slow
def test_a_match_that_is_left_keeps_its_score(tafelrunde: Command, home: Path) -> None:
    """The first game is won or lost, the second one left and gone on with."""
    match = ["match", "claim", "--players", "human", "greedy-1", "--seed", "4"]
    whole = tafelrunde(*match, typed="1\n" * 60).out
    left = tafelrunde(*match, typed="1\n" * 26 + "1\nq\n").out
    assert "Game 2 of 2" in left
    again = tafelrunde("play", "--resume", typed="1\n" * 40).out
    assert "Game 1 of 2" not in again
    assert [line for line in again.splitlines() if line.startswith("Score: ")] == [
        line for line in whole.splitlines() if line.startswith("Score: ")
    ]


def test_roles_change_in_the_next_game(home: Path) -> None:
    screen = Screen(Console(file=io.StringIO()), live=False)
    for game, players in (("tyrant", ["greedy-1", "human"]), ("claim", ["human", "greedy-1"])):
        table = Table(game, ["human", "greedy-1"], {"memory_aid": False}, seed=1)
        after = Session(table, saves.new_file(game), Text("en"), screen).next_table()
        assert after.players == players
        assert after.options["memory_aid"] is False


# The command line in other languages.


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("en", ["Usage: ", "Commands", "Play a game against a bot"]),
        ("de", ["Aufruf: ", "Befehle", "Gegen einen Bot"]),
        ("pl", ["Użycie: ", "Polecenia", "Zagraj z botem"]),
    ],
)
def test_help_speaks_the_language(
    tafelrunde: Command, monkeypatch: pytest.MonkeyPatch, lang: str, parts: list[str]
) -> None:
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")
    assert all(part in tafelrunde("--help").out for part in parts)


@every_language
@pytest.mark.parametrize(
    "command", ["play", "match", "watch", "replay", "ask", "saves", "rules", "games", "bots", "bench"]
)
def test_the_help_of_each_command_speaks_the_language(tafelrunde: Command, lang: str, command: str) -> None:
    shown = flat(tafelrunde(command, "--help", "--lang", lang).out)
    assert Text(lang).say("terminal-help-usage", {"command": f"tafelrunde {command}"}) in shown
    assert Text(lang).say(f"terminal-help-{command}", {"game": games.first()}).splitlines()[0] in shown
    if command != "bench":
        assert Text(lang).say("terminal-help-any-lang", {"languages": ", ".join(LANGUAGES)}) in shown


@pytest.mark.parametrize(
    ("args", "lang", "said"),
    [
        (["play", "chess"], "de", "Ein Spiel 'chess' gibt es nicht"),
        (["play", "tokio"], "pl", "czy chodziło o 'tokyo'?"),
        (["pley"], "de", "Einen Befehl 'pley' gibt es nicht"),
        (["play", "--sed", "3"], "pl", "nie ma opcji '--sed'"),
        (["play", "--resume", "nowhere"], "de", "Eine Datei nowhere gibt es nicht"),
        (["play", "claim", "--players", "human"], "pl", "claim: liczba graczy to 2, a nie 1"),
        (["tokyo"], "de", "'tokyo' ist ein Spiel, kein Befehl"),
        (["replay"], "de", "fehlt; siehe"),
    ],
)
def test_what_is_wrong_is_said_in_the_language(
    tafelrunde: Command, monkeypatch: pytest.MonkeyPatch, args: list[str], lang: str, said: str
) -> None:
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")
    done = tafelrunde(*args)
    assert done.code == 2
    assert said in done.err
    assert done.err.count("\n") == 1
