"""First games that teach: a bot plays each script to its end, and every word is there and fits, three times."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import games, guide
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.games.home import Home
from tafelrunde.games.rulebook import load
from tafelrunde.games.script import guides, message_of, script, surprise_message
from tafelrunde.text import LANGUAGES, Text

TWO_LINES, ONE_LINE = 104, 72
"""So many letters fit into two lines of the card on a phone, and into its lit line on two."""
LESSONS = [(game, name) for game in games.own() for name in guides(game)]
SURPRISES = [(game, one.name) for game in games.own() for one in script(game).surprise]

every_lesson = pytest.mark.parametrize(("game_id", "name"), LESSONS)


def test_every_game_teaches() -> None:
    assert {game for game, _ in LESSONS} == set(games.own())
    assert guides("tyrant") == ["king", "rebel"]


@every_lesson
def test_a_learner_plays_it_to_its_end(game_id: str, name: str) -> None:
    """What is wanted is on offer at each desk, and can be touched; what is lit lies there."""
    lesson = guide.lesson(game_id, name)
    *frames, last = lesson.frames
    assert [frame.step for frame in frames] == sorted(frame.step for frame in frames)
    assert {frame.step for frame in frames} == set(range(len(lesson.points)))
    assert (last.step, last.do) == (len(lesson.points), [])
    assert len(lesson.points) >= 7
    for frame in frames:
        assert frame.desk.viewer == lesson.seat
        if not frame.do:
            continue
        assert frame.desk.ask is not None
        wanted = [offer for offer in frame.desk.ask.offers if offer.action == frame.do[0]]
        assert len(wanted) == 1
        there = {piece.id for piece in frame.desk.picture.pieces} | {place.id for place in lesson.layout}
        buttons = {one for one in guide.touched(frame) if one.startswith("button:")}
        assert set(guide.touched(frame)) <= there | buttons
    for k, point in enumerate(lesson.points):
        shown = {piece.id for frame in frames if frame.step == k for piece in frame.desk.picture.pieces}
        places = {place.id for place in lesson.layout}
        assert all(one in shown | places or one.startswith("button:") for one in point.lit), point
        assert point.rule in {rule.id for rule in load(game_id)}, point.rule
    assert last.desk.result is None or last.desk.result[lesson.seat] == 1.0


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_fits(game_id: str, name: str, language: str) -> None:
    text, lesson = Text(language), guide.lesson(game_id, name)
    for point in lesson.points:
        assert len(text.say(point.message)) <= TWO_LINES, point.message
        assert len(text.say(f"{point.message}.do")) <= ONE_LINE, point.message
    assert len(text.say(lesson.over)) <= TWO_LINES


@pytest.mark.parametrize("game_id", games.own())
def test_no_word_is_left_over(game_id: str) -> None:
    said = {message_of(game_id, one.name, step.name) for one in script(game_id).guide for step in one.steps}
    said |= {message_of(game_id, one.name, "over") for one in script(game_id).guide}
    said |= {surprise_message(game_id, one.name) for one in script(game_id).surprise}
    written = (games.own()[game_id].words("en", "guide") or "").splitlines()
    assert {line.partition(" ")[0] for line in written if line.startswith(game_id)} == said


def test_what_an_opponent_holds_is_not_in_it() -> None:
    """A lesson is made of the learner's desks: their hands are backs there, though the script knows them."""
    frame = guide.lesson("claim", "first").frames[0]
    assert {piece.face for piece in frame.desk.picture.pieces if piece.place == "hand.1"} == {None}


# Rules at their moments.

CLAIM = {"phase": "recruit", "leader": 1, "stake": "undead_9"}
TYRANT = {"citizens": {"monk": "e5"}, "assassins": ["monk", "squire", "farmer"], "round": 3}
ELSEWHERE: Mapping[tuple[str, str], tuple[dict[str, Any], list[str]]] = {
    ("claim", "other"): (
        {**CLAIM, "trick": "goblin_3", "hand": [["dwarf_9", "dwarf_1"], ["goblin_5"]]},
        ["play dwarf_9"],
    ),
    ("tokyo", "start"): ({"place": ["city", "outside"], "step": "end", "turn": 1, "seats": 2}, []),
    ("tokyo", "yield"): (
        {"step": "resolve", "turn": 1, "dice": ["claw", "claw", "3", "3", "2", "2"], "place": ["city", "outside"]},
        [],
    ),
}
"""What no first game comes to: a position, and what is done there."""


def moments_of(game_id: str) -> set[tuple[str, str]]:
    """Return what the learner of each guide hears and is asked: kinds of events with their rules, and steps."""
    found: set[tuple[str, str]] = set()
    for name in guides(game_id):
        for frame in guide.lesson(game_id, name).frames:
            found |= {(told.kind, told.rule) for deed in frame.desk.deeds for told in deed.told}
            found |= {("ask", frame.desk.ask.step)} if frame.desk.ask else set()
    return found


def moments_at(game_id: str, position: dict[str, Any], done: list[str]) -> set[tuple[str, str]]:
    """Return what everybody hears and is asked where this is done."""
    told: list[Any] = []
    state = games.load(game_id).position(position, told)
    state.events = told
    found = {("ask", state.question)}
    for words in done:
        state.apply(guide.numbered(state.game.actions_codec, words))
        found.add(("ask", state.question))
    return found | {(event.kind, event.rule) for event in told}


@pytest.mark.parametrize(("game_id", "name"), SURPRISES)
def test_a_rule_is_explained_at_its_moment(game_id: str, name: str) -> None:
    """The moment comes in play, and its sentence is there in every language."""
    one = next(one for one in script(game_id).surprise if one.name == name)
    wanted = ("ask", one.ask) if one.ask else (one.event, one.rule)
    scene = ELSEWHERE.get((game_id, name))
    assert wanted in (moments_of(game_id) if scene is None else moments_at(game_id, *scene))
    assert one.rule in {rule.id for rule in load(game_id)}
    for language in LANGUAGES:
        assert 10 < len(Text(language).say(surprise_message(game_id, name))) <= 96


# A script that does not fit.


def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    """Let Claim teach what this says."""
    real = Home.text
    monkeypatch.setattr(Home, "text", lambda self, name: source if name == "guide.toml" else real(self, name))
    monkeypatch.setattr("tafelrunde.guide.script", script.__wrapped__)


@pytest.mark.parametrize(
    ("step", "wrong"),
    [
        ('do = ["play knight_9"]', "not allowed here: claim.play.own_hand"),
        ('do = ["plays goblin_1"]', "'plays' is no verb"),
        ('do = ["play goblin_1"]\nthen = []', "it ends before 'follow' of seat 1 is answered"),
        ('do = ["play goblin_1"]\nlight = []', "`light`"),
    ],
)
def test_a_script_that_the_rules_do_not_allow_says_where(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, step: str, wrong: str
) -> None:
    position = '[guide.steps.position]\nhand = [["goblin_1"], ["goblin_2"]]\nstake = "dwarf_3"'
    source = f'[[guide]]\nname = "first"\n[[guide.steps]]\nname = "one"\n{step}\n{position}\n'
    written(tmp_path, monkeypatch, source)
    with pytest.raises(TafelrundeError, match=wrong.replace("(", r"\(")):
        guide.lesson.__wrapped__("claim", "first")


def test_a_guide_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(TafelrundeError, match="there is no guide 'queen' for tyrant: there are king, rebel"):
        guide.lesson("tyrant", "queen")
