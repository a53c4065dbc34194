"""What everything is called and what it does: fetched once for each game and language."""

import re
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from tafelrunde import games
from tafelrunde.core.engine import Game
from tafelrunde.games import rulebook
from tafelrunde.games.script import script, surprise_message
from tafelrunde.text import Text, sources, thing_message

_LOOKED_FOR: Final = re.compile(r"^ +\.words *=.*\n(?: {8}.*\n)*", re.MULTILINE)
"""What is looked for, and never shown: no client needs it."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """A thing's name, and what is to be said about it."""

    name: str
    about: str = ""


class RuleEntry(Struct, frozen=True, omit_defaults=True):
    """A rule in our words: its title, what it says, what we decided, and what it stands on."""

    title: str
    text: str
    note: str = ""
    ground: str = "book"
    """"book", "derived" or "ours"."""
    heading: str = ""
    """Where the rulebook has it, in the rulebook's language."""
    ruling: str = ""
    part: str = "detail"
    """What it is about: a game is learnt in the order of `rulebook.PARTS`."""


class Explained(Struct, frozen=True, omit_defaults=True):
    """A rule that surprises people, explained once at its moment: an event of this kind and rule, or a question."""

    message: str
    rule: str
    event: str = ""
    ask: str = ""
    """The step of the question."""


class Catalogue(Struct, frozen=True, omit_defaults=True):
    """The words of one game in one language."""

    game: str
    language: str
    name: str
    things: dict[str, dict[str, Entry]]
    """By kind and face; a hidden thing of a kind has the face "hidden".

    A face of several words, as a roll of dice has, is not in it: its words are, and their names in a row are its name.
    """
    rules: dict[str, RuleEntry]
    args: dict[str, str]
    """The kind of each argument of a message that names a thing; "seat" for seats."""
    messages: dict[str, str]
    """The Fluent sources, by file: messages travel as ids."""
    drawings: list[str] = []
    """What the game brings a drawing of, as kind/face; "game/<id>" is its emblem."""
    surprises: list[Explained] = []


def catalogue(game: Game, language: str) -> Catalogue:
    """Return the words of a game.

    >>> from tafelrunde import games
    >>> words = catalogue(games.load("claim"), "de")
    >>> words.things["card"]["goblin_3"].name, words.rules["claim.trick.tie"].title
    ('Kobold 3', 'Gleicher Wert')
    """
    text = Text(language)
    things: dict[str, dict[str, Entry]] = {}
    for kind, faces in named(game):
        parts = dict.fromkeys(part for face in faces for part in face.split())
        things.setdefault(kind, {}).update({part: entry(game, text, kind, part) for part in parts})
    for kind, entries in things.items():
        hidden = f"{game.id}-{kind}-hidden"
        if text.has(hidden):
            entries["hidden"] = Entry(text.say(hidden))
    rules = {rule.id: rule_entry(text, rule) for rule in rulebook.to_learn(game.id)}
    spoken = (f"{game.id}.ftl", f"{game.id}/guide.ftl", "tafelrunde.ftl", "bots.ftl")
    files = {name: _LOOKED_FOR.sub("", said) for name, said in sources(language).items() if name in spoken}
    home = games.home(game.id)
    drawings = sorted(home.drawings) if home else []
    name, args = text.say(f"{game.id}-name"), game.names.args()
    surprises = [
        Explained(surprise_message(game.id, one.name), one.rule, one.event, one.ask) for one in script(game.id).surprise
    ]
    return Catalogue(game.id, language, name, things, rules, args, files, drawings, surprises)


def named(game: Game) -> Iterator[tuple[str, list[str]]]:
    """Return every kind of thing with the faces there are."""
    yield from game.names.kinds.items()
    yield from game.words.items()


def entry(game: Game, text: Text, kind: str, face: str) -> Entry:
    """Return what a thing is called, with its `.about` or, of a card, what it does."""
    message, args = thing_message(game.id, kind, face)
    name = text.say(message, args) if text.has(message) else face.replace("_", " ")
    for about in (f"{message}.about", thing_message(game.id, "explain", face)[0]):
        if text.has(about):
            return Entry(name, text.say(about, args))
    return Entry(name)


def rule_entry(text: Text, rule: rulebook.Rule) -> RuleEntry:
    """Return a rule with all that is to be said of it."""
    note = text.rule_note(rule.id) or ""
    said = text.rule_title(rule.id), text.rule(rule.id)
    return RuleEntry(*said, note, rule.ground, rule.heading, rule.ruling or "", rule.part)
