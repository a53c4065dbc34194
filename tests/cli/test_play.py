"""Whole games by typed lines: against each bot in each language, left and resumed, taken back, refused."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bots.quick import quick_bots
from tafelrunde import bots, games
from tafelrunde.bots import Hint
from tafelrunde.cli import saves
from tafelrunde.cli.play import Session
from tafelrunde.cli.screen import Screen
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.table import Receipt, Table
from tafelrunde.text import LANGUAGES, Text

from .conftest import Command

FIRST_CHOICES = "1\n" * 26
AGAINST = ("claim", "--players", "human", "greedy-1")
"""Who answers at a glance."""


def only_game(home: Path) -> Path:
    """Return the one game that is saved."""
    (path,) = home.iterdir()
    return path


@pytest.mark.parametrize(
    ("lang", "bot"), [*(("en", bot) for bot in quick_bots("claim")), *((lang, "level-2") for lang in LANGUAGES)]
)
def test_a_whole_game_against_a_bot(tafelrunde: Command, home: Path, lang: str, bot: str) -> None:
    done = tafelrunde("play", "claim", "--players", "human", bot, "--lang", lang, "--seed", "4", typed=FIRST_CHOICES)
    assert (done.code, done.err) == (0, "")
    table = saves.load(only_game(home))
    assert table.result is not None
    talk = Text(lang).at(table.game, ["Player 1", bot if ":" in bot else Text(lang).bot_name(bot)], 0)
    assert talk.told(table.events(0)[-1:])[0] in " ".join(done.out.split())
    assert f"tafelrunde replay {only_game(home).stem}" in done.out


@pytest.mark.slow
def test_plain_output_has_no_escape_codes(child: Command) -> None:
    done = child("play", *AGAINST, "--seed", "4", typed="?\n? k7\nl\np\n" + FIRST_CHOICES, env={"FORCE_COLOR": "1"})
    assert done.code == 0
    assert "\x1b" not in done.out
    assert max(map(len, done.out[: done.out.index("Game saved")].splitlines())) <= 80


def test_the_human_may_sit_at_the_other_seat(tafelrunde: Command, home: Path) -> None:
    args = ("--players", "greedy-1,human", "--option", "first=0", "--seed", "2")
    done = tafelrunde("play", *args, typed="q\n")
    assert done.code == 0
    table = saves.load(only_game(home))
    assert (table.players, table.who) == (["greedy-1", "human"], 1)
    assert "Greedy-1 leads" in done.out


def test_the_language_comes_from_the_locale(tafelrunde: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Anhänger" in tafelrunde("play", typed="q\n").out


@pytest.mark.parametrize("columns", [44, 50, 55, 56, 60, 74, 80])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [("human", "greedy-1"), ("greedy-1", "human"), ("human", "human")])
def test_nothing_is_cut_on_a_narrow_screen(
    tafelrunde: Command, monkeypatch: pytest.MonkeyPatch, lang: str, players: tuple[str, str], columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    args = ("--players", *players, "--lang", lang, "--seed", "5", "--option", "first=0")
    shown = tafelrunde("play", *args, typed="\nq\n").out
    picture = shown[: shown.rindex("╯") + 1]
    leads = "terminal-claim-leads.you" if players[0] == "human" else "terminal-claim-leads"
    assert Text(lang).say(leads, {"seat": "Greedy-1"}) in picture
    assert Text(lang).say("terminal-claim-favour") in picture
    assert "…" not in picture
    assert max(map(len, picture.splitlines())) <= columns


def test_a_seed_deals_the_same_cards(tafelrunde: Command) -> None:
    first, second = (tafelrunde("play", "--seed", "9").out.split("Game saved")[0] for _ in range(2))
    assert first == second


def test_leave_and_go_on_at_the_same_position(tafelrunde: Command, home: Path) -> None:
    left = tafelrunde("play", *AGAINST, "--seed", "3", typed="1\n1\nq\n")
    path = only_game(home)
    kept = path.read_bytes()
    assert left.code == 0
    assert str(path) in left.out
    assert f"tafelrunde play --resume {path.stem}" in left.out
    before = saves.load(path)
    again = tafelrunde("play", "--resume", path.stem, typed="q\n")
    assert path.read_bytes() == kept
    assert screen_of(again.out) in left.out
    assert saves.load(path).view(0) == before.view(0)
    done = tafelrunde("play", "--resume", str(path), typed=FIRST_CHOICES)
    assert done.code == 0
    assert saves.load(path).result is not None


def screen_of(out: str) -> str:
    """Return the picture of the table, without what is said below it."""
    return out[: out.index("╰")]


def test_the_end_of_input_saves_too(tafelrunde: Command, home: Path) -> None:
    done = tafelrunde("play", "--seed", "3", typed="1\n")
    assert done.code == 0
    assert "--resume" in done.out
    assert any(record.entry.who == 0 for record in saves.load(only_game(home)).records)


def test_ctrl_c_between_a_move_and_its_saving_loses_nothing(
    tafelrunde: Command, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit = Table.submit

    def interrupted(self: Table, seat: int, version: int, action: int) -> Receipt:
        submit(self, seat, version, action)
        raise KeyboardInterrupt

    monkeypatch.setattr(Table, "submit", interrupted)
    done = tafelrunde("play", "--seed", "3", "--option", "first=0", typed="1\n")
    assert done.code == 130
    assert "Game saved" in done.out
    assert saves.load(only_game(home)).records[-1].entry.who == 0


def test_a_finished_game_shows_its_end_again(tafelrunde: Command, home: Path) -> None:
    first = tafelrunde("play", *AGAINST, "--seed", "4", typed=FIRST_CHOICES)
    again = tafelrunde("play", "--resume", only_game(home).stem)
    assert again.code == 0
    assert again.out in first.out


def test_save_names_another_file(tafelrunde: Command, home: Path, tmp_path: Path) -> None:
    path = tmp_path / "my game.jsonl"
    done = tafelrunde("play", "--save", str(path), typed="q\n")
    assert f"--resume '{path}'" in done.out
    assert not home.exists()
    other = tmp_path / "other.jsonl"
    tafelrunde("play", "--resume", str(path), "--save", str(other), typed="1\nq\n")
    assert saves.load(other).version > saves.load(path).version


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "G3"), ("en", "goblin 3"), ("en", "gob3"), ("en", "goblin_3"),
        ("de", "k3"), ("de", "Kobold 3"), ("de", "goblin 3"),
        ("pl", "g 3"), ("pl", "GOBLIN 3"),
    ],
)  # fmt: skip
def test_a_card_can_be_typed_in_many_ways(tafelrunde: Command, home: Path, lang: str, typed: str) -> None:
    tafelrunde("play", "--seed", "5", "--option", "first=0", "--lang", lang, typed=f"{typed}\nq\n")
    table = saves.load(only_game(home))
    played = [record.entry.action for record in table.records if record.entry.who == 0]
    assert played == [games.load("claim").actions_codec.number("play", {"card": "goblin_3"})]


def test_accents_may_be_left_out(tafelrunde: Command, home: Path) -> None:
    tafelrunde("play", "--seed", "5", "--option", "first=0", "--lang", "de", typed="doppelganger 4\nq\n")
    assert any(record.entry.who == 0 for record in saves.load(only_game(home)).records)


def test_a_refusal_cites_its_rule(tafelrunde: Command) -> None:
    args = ("--players", "greedy-1", "human", "--option", "first=0", "--seed", "5")
    shown = tafelrunde("play", *args, typed="q\n").out
    faint = re.search(r"    ([GKUDX]\d)", shown)
    assert faint is not None, shown
    done = tafelrunde("play", *args, typed=f"{faint[1]}\nq\n")
    assert "is not allowed now (Following)" in done.out
    assert " ".join(Text("en").rule("claim.follow.suit").split()[:5]) in done.out
    elsewhere = tafelrunde("play", "--seed", "5", "--option", "first=0", typed="K9\nq\n")
    assert "(One card of your own)" in elsewhere.out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type a number"),
        ("0", "not one of your choices"),
        ("99", "not one of your choices"),
        ("-1", "not one of your choices"),
        ("²", "not one of your choices"),
        ("9" * 5000, "not one of your choices"),
        ("wizard 3", "not one of your choices"),
        ("g", "could be G0, G3, G4"),
        ("u", "Nothing can be taken back"),
        ("?", "You lead: play any card."),
        ("?", "save the game and leave"),
        ("? k7", "A Knight that answers a led Goblin"),
        ("? knights", "A Knight that answers a led Goblin"),
        ("?dwarf", "Phase 2 only"),
        ("? wizard", "Nothing is called"),
        ("l", "At stake this round: Knight 9."),
        ("p", "Discard"),
    ],
)
def test_what_else_can_be_typed(tafelrunde: Command, home: Path, typed: str, said: str) -> None:
    done = tafelrunde("play", "--seed", "5", "--option", "first=0", typed=f"{typed}\nq\n")
    assert said in " ".join(done.out.split())
    assert all(record.entry.who != 0 for record in saves.load(only_game(home)).records)


def test_a_move_is_taken_back_where_nothing_came_to_light(tafelrunde: Command, home: Path) -> None:
    """In phase 2 whoever wins a round leads the next: nobody has decided anything in between."""
    position = {
        "game": "claim", "phase": "favour", "leader": 1, "trick": "goblin_1", "options": {"hand": 13},
        "hand": [["goblin_2", "goblin_3", "goblin_4"], ["knight_2", "knight_3"]],
    }  # fmt: skip
    table = Table("claim", ["human", "greedy-1"], position=position)
    path = home / "scene.jsonl"
    home.mkdir(parents=True)
    table.save(path)
    done = tafelrunde("play", "--resume", "scene", typed="g2\nu\nq\n")
    assert "u undo" in done.out
    assert "You took back your last move." in done.out
    assert saves.load(path).view(0) == table.view(0)


def scene_at_home(home: Path, position: dict[str, object], *players: str) -> Path:
    """Save a game that begins with this position as "scene"."""
    home.mkdir(parents=True)
    Table("claim", list(players), position=position).save(home / "scene.jsonl")
    return home / "scene.jsonl"


def test_what_is_played_for_you_is_told(tafelrunde: Command, home: Path) -> None:
    """You lose with one of your last two cards and are led a card to answer with the other: there is nothing to ask."""
    hands = [["goblin_2", "goblin_3"], ["knight_2"]]
    scene_at_home(home, {"phase": "favour", "leader": 1, "trick": "goblin_5", "hand": hands}, "human", "greedy-1")
    end = tafelrunde("play", "--resume", "scene", typed="g2\n").out.split("> g2")[-1]
    assert "You have no choice.\n You answer with Goblin 3, and Greedy-1 scores both cards" in re.sub(" +\n", "\n", end)
    assert "Watch this game again" in end


@pytest.mark.parametrize("lang", LANGUAGES)
def test_news_have_a_line_for_each_player_and_say_why(tafelrunde: Command, home: Path, lang: str) -> None:
    hands = [["goblin_5", "goblin_3", "goblin_4"], ["knight_2", "knight_3"]]
    score = [["dwarf_8"], ["dwarf_7", "dwarf_6"]]
    position = {"phase": "favour", "leader": 1, "trick": "dwarf_1", "hand": hands, "score": score}
    scene_at_home(home, position, "human", "greedy-1")
    shown = tafelrunde("play", "--resume", "scene", "--lang", lang, typed="1\nq\n").out
    text = Text(lang)
    lines = [line.strip() for line in shown.splitlines()]
    talk = text.at(games.load("claim"), ["Player 1", text.bot_name("greedy-1")], 0)
    table = Table("claim", ["human", "greedy-1"], position={"game": "claim", **position})
    table.submit(0, 0, table.view(0).legal()[0])
    (answer,) = talk.told(table.events(0))
    assert answer in " ".join(shown.split())
    card = text.thing(games.load("claim"), "card", "dwarf_8")
    tie = {"faction": text.say("claim-faction-dwarf"), "seat": "", "card": card}
    assert text.say("terminal-claim-tie.you", tie) in lines
    assert "◁" in shown


def test_an_answer_is_marked_as_winning_or_losing(tafelrunde: Command, home: Path) -> None:
    hands = [["goblin_2", "goblin_6"], ["knight_2"]]
    scene_at_home(home, {"phase": "favour", "leader": 1, "trick": "goblin_5", "hand": hands}, "human", "greedy-1")
    shown = tafelrunde("play", "--resume", "scene", typed="?\nq\n").out
    assert "1) G2✗   2) G6✓" in shown
    assert "✓ the card wins the round · ✗ it loses it" in " ".join(shown.split())


@pytest.mark.slow
def test_the_last_cards_are_told_before_the_reckoning(tafelrunde: Command) -> None:
    end = tafelrunde("play", *AGAINST, "--seed", "4", typed=FIRST_CHOICES).out.split("> 1")[-1]
    assert len(re.findall("answers? with", end)) == 1
    assert end.count("wins the game") + end.count("You win the game") == 1


def test_two_who_go_on_with_one_game_do_not_overwrite_each_other(tafelrunde: Command, home: Path) -> None:
    tafelrunde("play", "--seed", "5", "--option", "first=0", typed="1\nq\n")
    path = only_game(home)
    table = saves.load(path)
    late = Session(table, path, Text("en"), Screen())
    tafelrunde("play", "--resume", str(path), typed="1\nq\n")
    early = path.read_text("utf-8")
    late.submit(lambda: table.submit(0, table.version, table.view(0).legal()[-1]))
    assert path.read_text("utf-8") == early
    assert late.path != path
    assert saves.load(late.path).version == table.version


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_names_choices_with_what_they_bring_and_why(
    tafelrunde: Command, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    given = [Hint(1, 0.5, "hint-plain"), Hint(2, -0.25, "hint-also"), Hint(3, None, "hint-certain")]
    asked: list[tuple[int, int]] = []

    def hint(view: State, history: Sequence[Event], budget: float) -> list[Hint]:
        asked.append((view.viewer, len(history)))
        return [replace(one, action=action) for one, action in zip(given, view.legal(), strict=False)]

    monkeypatch.setattr(bots, "hint", hint)
    options = ("--option", "first=0", "--seed", "4", "--lang", lang)
    done = tafelrunde("play", *AGAINST, *options, typed="h\nq\n")
    text, said = Text(lang), " ".join(done.out.split())
    for one, hope in zip(given, (75, 38, None), strict=True):
        brings = "" if hope is None else text.say("terminal-hope", {"percent": hope}) + " "
        assert " ".join((brings + text.say(one.reason)).split()) in said
    assert asked[0][0] == 0
    assert asked[0][1] > 0, "what the seat has heard goes along"
