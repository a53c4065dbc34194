"""Looking something up: what players ask in their own words, and whether the rule that answers is found."""

import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

from tafelrunde import games
from tafelrunde.desk.lookup import find
from tafelrunde.games import rulebook

QUESTIONS = Path(__file__).parent / "questions"
FIRST = 3
"""So many answers are looked at."""


def questions(name: str) -> list[tuple[str, str, str, tuple[str, ...]]]:
    """Return questions with their language, their game, and the rules that answer."""
    listed = tomllib.loads((QUESTIONS / f"{name}.toml").read_text(encoding="utf-8"))["question"]
    return [(one["language"], one["game"], one["asked"], tuple(one["answers"])) for one in listed]


def missed(name: str) -> dict[str, list[str]]:
    """Return by question what was found first, where no rule that answers is among it."""
    found = {asked: [one.id for one in find(game, lang, asked)[:FIRST]] for lang, game, asked, _ in questions(name)}
    return {asked: found[asked] for _, _, asked, answers in questions(name) if not set(answers) & set(found[asked])}


def test_what_players_ask_is_answered_by_the_first_three() -> None:
    assert missed("known") == {}


def test_what_it_was_not_made_for_is_mostly_found_too() -> None:
    assert len(missed("aside")) <= 2


@pytest.mark.parametrize("name", ["known", "aside"])
def test_what_answers_is_a_rule_that_there_is(name: str) -> None:
    rules = defaultdict(set, {game: {rule.id for rule in rulebook.load(game)} for game in games.homes()})
    assert [asked for _, game, asked, answers in questions(name) if not set(answers) <= rules[game]] == []
