"""Rule ids: each is listed, cited where the rules are carried out, and covered by a test."""

import ast
import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde import games
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.games import rulebook
from tafelrunde.text import LANGUAGES, Text
from trees import marked, nodes

SOURCES = Path(tafelrunde.__file__).parent
TESTS = Path(__file__).parent
GAMES = [game for game in games.names() if (SOURCES / "games" / game / "rules" / "rules.toml").exists()]

every_game = pytest.mark.parametrize("game", GAMES)


def ids(game: str) -> set[str]:
    """Return the ids of a game's rules."""
    return {rule.id for rule in rulebook.load(game)}


@cache
def cited(game: str) -> set[str]:
    """Return the rule ids that stand in strings of a game's source: in code and docstrings, not in comments."""
    pattern = re.compile(rf"(?<![\w.]){game}(?:\.[a-z]\w*)+")
    found: set[str] = set()
    for path in (SOURCES / "games" / game / "rules").rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(pattern.findall(node.value))
    return found


def test_claim_has_rules() -> None:
    assert "claim" in GAMES


@every_game
def test_every_question_is_about_a_rule(game: str) -> None:
    """The help tells it: also where somebody is asked out of turn."""
    topics = {step.name: step.topic() for step in games.load(game).steps.values() if step.asks}
    assert {name: topic for name, topic in topics.items() if topic not in ids(game)} == {}


@every_game
def test_every_rule_is_cited_by_the_game(game: str) -> None:
    assert ids(game) - cited(game) == set()


@every_game
def test_every_cited_rule_exists(game: str) -> None:
    assert cited(game) - ids(game) == set()


@every_game
def test_every_rule_is_covered_by_a_test(game: str) -> None:
    assert ids(game) - {rule for _, rule in marked(TESTS, "rule")} == set()


def test_every_mark_names_a_rule_that_exists() -> None:
    known = {rule for game in GAMES for rule in ids(game)}
    assert [(test, rule) for test, rule in marked(TESTS, "rule") if rule not in known] == []


@every_game
def test_options_named_by_rules_exist(game: str) -> None:
    options = {option.name for option in games.load(game).options}
    assert {rule.option for rule in rulebook.load(game) if rule.option} <= options


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_words_and_a_title(game: str, language: str) -> None:
    text = Text(language)
    for rule in rulebook.load(game):
        assert text.rule(rule.id)
        assert text.rule_title(rule.id)


@every_game
def test_what_is_not_in_the_book_has_a_note(game: str) -> None:
    for rule in rulebook.load(game):
        assert (rule.ground != "book") is (Text("en").rule_note(rule.id) is not None), rule.id


def test_claims_rulings_are_all_there() -> None:
    assert {rule.ruling for rule in rulebook.load("claim")} - {None} == {f"C{n}" for n in range(1, 15)}


def test_tyrants_rulings_are_all_there() -> None:
    """R35 needs no rule of its own: a scene shows a king without knights who plays on."""
    named = {part for rule in rulebook.load("tyrant") for part in (rule.ruling or "").split(", ")} - {""}
    assert named == {f"R{n}" for n in range(1, 39)} - {"R35"}


def test_no_game_no_rules() -> None:
    with pytest.raises(TafelrundeError, match="there are no rules of 'chess': a game has them in its rules"):
        rulebook.load("chess")


def test_rules_come_in_the_order_of_the_file() -> None:
    source = (resources.files("tafelrunde.games.claim.rules") / "rules.toml").read_text("utf-8")
    assert re.findall(r'^id = "(.*)"$', source, re.MULTILINE) == [rule.id for rule in rulebook.load("claim")]


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("[[rule]", "the rules of 'ludo' are no TOML"),
        ("", r"\[\[rule\]\] tables and nothing else"),
        ("rules = []", r"\[\[rule\]\] tables and nothing else, not rules"),
        ("rule = [7]", "rule 1 of 'ludo' is 7"),
        ('[[rule]]\nid = "go.ko"', r"rule 1 of 'ludo' has the id 'go.ko': write 'ludo.' and a name"),
        ('[[rule]]\nheading = "Start"', "rule 1 of 'ludo' has the id None"),
        ('[[rule]]\nid = "ludo.six"\nground = "book"', "the rule 'ludo.six' has no heading"),
        ('[[rule]]\nid = "ludo.six"\nheading = "Start"', "the rule 'ludo.six' has no ground"),
        ('[[rule]]\nid = "ludo.six"\nheading = ""', "the rule 'ludo.six' has the heading ''"),
        ('[[rule]]\nid = "ludo.six"\nheading = "S"\nground = "gut"', "ground 'gut': there are book, derived, ours"),
        ('[[rule]]\nid = "ludo.six"\nheading = 2', "the rule 'ludo.six' has the heading 2: it takes some text"),
        ('[[rule]]\nid = "ludo.six"\nchapter = 2', "the rule 'ludo.six' has a field 'chapter': there are id, heading"),
        ('[[rule]]\nid = "ludo.six"\nheading = "S"\nground = "book"\n' * 2, "the rule 'ludo.six' is there 2 times"),
    ],
)
def test_what_is_wrong_with_rules_is_said(source: str, message: str) -> None:
    with pytest.raises(TafelrundeError, match=message):
        rulebook.parse("ludo", source)
