"""Learning a game in the terminal: the same scripts, typed."""

import pytest

from tafelrunde import games
from tafelrunde.cli.complaints import Complaint
from tafelrunde.cli.learn import learn
from tafelrunde.cli.screen import Screen
from tafelrunde.games.script import guides
from tafelrunde.text import LANGUAGES, Text

LESSONS = [(game, name) for game in games.own() for name in guides(game)]


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Let these lines be typed, and Enter from then on."""
    typed = list(lines)
    monkeypatch.setattr(Screen, "ask", lambda self, prompt="": typed.pop(0) if typed else "")


@pytest.mark.parametrize(("game_id", "name"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_is_gone_through_by_enter_alone(
    game_id: str, name: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch)
    assert learn(games.load(game_id), name, Text(language), Screen(live=False)) == 0
    assert f"play {game_id}" in capsys.readouterr().out


def test_what_is_typed_is_answered(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A forbidden card by its rule, another by the rule of the step, a word that is none as such; then it goes on."""
    typing(monkeypatch, "K2", "X3", "nonsense", "G8", "q")
    assert learn(games.load("claim"), "first", Text("en"), Screen(live=False)) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Not just now. You must answer with the led faction if you can" in told
    assert "Not just now. If both cards count as the led faction, the higher value wins" in told
    assert "“nonsense” is none of the choices here." in told
    assert "You answer with Goblin 8 and gain Knight 9" in told
    assert "Step 2 of 9" in told
    assert "Step 3 of 9" not in told


def test_a_walk_is_typed_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, "kn", "1nn", "q")
    assert learn(games.load("tyrant"), "king", Text("en"), Screen(live=False)) == 0
    assert "Step 3 of 7" in capsys.readouterr().out


def test_a_guide_that_is_not_there_is_named() -> None:
    with pytest.raises(Complaint, match="there is no guide 'queen'; there are: king, rebel"):
        learn(games.load("tyrant"), "queen", Text("en"), Screen(live=False))
