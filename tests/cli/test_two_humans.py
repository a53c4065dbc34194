"""Two people at one keyboard: what one of them sees tells nothing of the other's cards."""

import re
from pathlib import Path

import pytest

from tafelrunde.cli import saves
from tafelrunde.cli.tape import stops
from tafelrunde.games.claim.rules.cards import CARD_IDS, FACTIONS, listed
from tafelrunde.games.claim.rules.state import DRAWN, HAND, as_claim
from tafelrunde.table import log
from tafelrunde.text import LANGUAGES, Text

from .conftest import Command

HAND_OVER = re.compile(r"╭─+╮\n│ +│\n│ .*?╰─+╯\n", re.DOTALL)
TURNS = 52
EIGHT = "goblin_1,goblin_2,goblin_3,knight_2,knight_3,knight_4,undead_3,undead_4"
OTHERS = [pytest.param(lang, marks=pytest.mark.slow) for lang in LANGUAGES if lang != "en"]


def whole_game(tafelrunde: Command, lang: str, *options: str) -> tuple[str, Path]:
    """Play a game with every choice the first one: an Enter at each hand-over, then the move."""
    path = Path("game.jsonl")
    typed = "\n1\n" * TURNS  # where the same player goes on, the empty line asks again
    done = tafelrunde(
        "play", "--players", "human", "human", "--lang", lang, "--seed", "6",
        "--option", "memory_aid=false", *options, "--save", str(path), typed=typed,
    )  # fmt: skip
    assert done.code == 0, done.err
    return done.out, path


@pytest.mark.parametrize("lang", ["en", *OTHERS])
def test_nothing_of_the_other_hand_is_shown(
    tafelrunde: Command, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    out, path = whole_game(tafelrunde, lang)
    segments = HAND_OVER.split(out)[1:]
    text = Text(lang)
    letters = {faction: text.say(f"terminal-claim-letter-{faction}") for faction in FACTIONS}
    header, entries = log.read(saves.read(path))
    decided = [entry for entry in entries if entry.who >= 0]
    places = [stop for stop, entry in zip(stops(header, entries), decided, strict=False) if not entry.forced]
    turn = 0
    compared = 0
    for segment in segments:
        seat = places[turn].state.who
        *screens, rest = segment.split("> 1\n")
        assert turn + len(screens) == len(places) or not rest
        for screen in screens:
            shown = set(re.findall(r"\b[A-Z]\d\b", screen)) | set(re.findall(r"\w+ \d\b", screen))
            s = as_claim(places[turn].state)
            assert s.who == seat
            known = as_claim(s.view(seat))
            for zone in (HAND, DRAWN):
                for card in listed(s.cards[zone + 1 - seat]):
                    if known.cards[zone + 1 - seat] or card == 0:
                        continue
                    faction, value = CARD_IDS[card].split("_")
                    compared += 1
                    assert f"{letters[faction]}{value}" not in shown
                    assert text.thing(header.game, "card", card) not in shown
            turn += 1
    assert turn == len(places) == TURNS - 2, "nobody is asked for the last cards of phase 1"
    assert compared > 300


def test_the_last_screen_tells_the_last_card_and_no_more(
    tafelrunde: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    out, path = whole_game(tafelrunde, "en", "hand=2", f"cards={EIGHT}")
    end = " ".join(out[out.rindex("> 1\n") :].split())
    table = saves.load(path)
    talk = Text("en").at(table.game)
    told = [said for record in table.records for said in talk.told(record.events) if "answer" in said or "lead" in said]
    assert [sentence for sentence in told if sentence in end] == told[-1:]


def test_the_hand_over_names_the_next_player_and_hides_all(tafelrunde: Command) -> None:
    done = tafelrunde("play", "--players", "human", "human", "--option", "first=1", "--seed", "6", typed="\n1\n")
    assert "It is Player 2's turn. Pass the keyboard" in done.out
    last = done.out[done.out.rindex("It is Player 1's turn") :]
    assert "Goblins" not in last
    assert "Player 2: type u to take back your move." in last


def test_a_move_can_be_taken_back_before_the_other_looks(tafelrunde: Command, home: Path) -> None:
    args = ("--players", "human", "human", "--option", "first=0", "--seed", "6")
    done = tafelrunde("play", *args, typed="\n1\nu\n\nq\n")
    (path,) = home.iterdir()
    table = saves.load(path)
    assert table.who == 0
    assert "You took back your last move." in done.out
    assert table.records[-1].entry.action is None


def test_it_can_be_left_at_the_hand_over(tafelrunde: Command, home: Path) -> None:
    done = tafelrunde("play", "--players", "human", "human", typed="q\n")
    (path,) = home.iterdir()
    assert done.code == 0
    assert f"--resume {path.stem}" in done.out
    assert saves.load(path).players == ["human", "human"]
