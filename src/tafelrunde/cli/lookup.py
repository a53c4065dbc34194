"""What a word is about: all that has a name or a rule in a game, found by titles first, then by what is said of it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from tafelrunde import games
from tafelrunde.boards.entry import plain
from tafelrunde.core.engine import Game
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.desk.catalogue import catalogue
from tafelrunde.games import rulebook
from tafelrunde.text import Text

SHORTEST: Final = 3
"""Fewer letters are a word of their own or nothing."""
ENDING: Final = 2
"""So many letters at the end of a word may be others: in German and Polish words are bent."""
BY_TITLE: Final = (0, 1, 2, 3)
"""The ranks of what is found by words of its title."""
WHOLE_WORD: Final = 4
"""The rank of what has the word in its text; parts of words and other endings count only where there is none."""
_WORD: Final = re.compile(r"[^\W_]+")


@dataclass(frozen=True)
class Found:
    """Something with a name, and what is said of it; a rule also has what it stands on."""

    title: str
    text: str
    rule: rulebook.Rule | None = None
    by_title: bool = False
    """Whether its title is what was asked for, and not only its text."""
    words: str = ""
    """By which it may be looked for too."""


def rules_of(game_id: str) -> list[rulebook.Rule]:
    """Return the rules of a game in the order to learn them; none of a game that has not written them down."""
    try:
        return rulebook.to_learn(game_id)
    except TafelrundeError:
        return []


@cache
def everything(game_id: str, language: str) -> list[Found]:
    """Return all that can be asked about: things, places, counters and marks first, then the rules."""
    if not rules_of(game_id):
        return []
    words = catalogue(games.load(game_id), language)
    titles: dict[str, list[str]] = {}
    for entries in words.things.values():
        for entry in entries.values():
            if entry.about and entry.name not in titles.setdefault(entry.about, []):
                titles[entry.about].append(entry.name)
    things = [Found(name_of(names), about) for about, names in titles.items()]
    text = Text(language)
    rules = [
        Found(words.rules[rule.id].title, words.rules[rule.id].text, rule, words=text.rule_words(rule.id))
        for rule in rules_of(game_id)
    ]
    return things + [rule for rule in rules if rule.text not in titles]


def name_of(names: Sequence[str]) -> str:
    """Return one name for things of which the same is to be said.

    >>> name_of(["Goblin 3", "Goblin 4", "Goblin 5", "Goblin 6"]), name_of(["Stake"])
    ('Goblin 3, Goblin 4, Goblin 5 …', 'Stake')
    """
    return ", ".join(names[:3]) + (" …" if len(names) > 3 else "")


def find(game: Game, text: Text, typed: str) -> list[Found]:
    """Return what a word is about, the likeliest first.

    >>> [found.title for found in find(games.load("claim"), Text("en"), "stake")][:2]
    ['Stake', 'The stake']
    """
    asked, part = words_of(typed), part_called(text, typed)
    about = [found for found in everything(game.id, text.language) if found.rule and found.rule.part == part]
    ranked = [
        (rank, found)
        for found in everything(game.id, text.language)
        if found not in about and (rank := rank_of(found, asked)) is not None
    ]
    best = min((rank for rank, _ in ranked), default=0)
    worst = 1 if about else max(best, WHOLE_WORD)
    ranked = [(rank, found) for rank, found in ranked if rank <= worst]
    ranked.sort(key=lambda pair: (pair[0], len(pair[1].title)))
    return about + [Found(found.title, found.text, found.rule, rank in BY_TITLE) for rank, found in ranked]


def part_called(text: Text, typed: str) -> str | None:
    """Return the part of the rules that is asked for as a whole: "win" means the goal."""
    asked = words_of(typed)
    for part in rulebook.PARTS:
        if asked and set(asked) <= set(words_of(text.say(f"tafelrunde-part-{part}.words"))):
            return part
    return None


def words_of(text: str) -> list[str]:
    """Return the words of a text, as people type them."""
    return [plain(word) for word in _WORD.findall(text)]


def rank_of(found: Found, asked: Sequence[str]) -> int | None:
    """Return how well something answers, 0 the best: by its whole title, by words of it, by its text; None: not."""
    if not asked:
        return None
    title, text = words_of(found.title), words_of(found.text)
    if title == list(asked):
        return 0
    in_title, in_text = nearness(asked, title + words_of(found.words)), nearness(asked, text)
    ranks = [{0: 1, 1: 2, 2: 3, 3: 5}[in_title]] if in_title is not None else []
    ranks += [{0: 4, 1: 6, 2: 7, 3: 8}[in_text]] if in_text is not None else []
    return min(ranks, default=None)


def nearness(asked: Sequence[str], words: Sequence[str]) -> int | None:
    """Return how near the worst of the asked words comes to one of these: 0 is the same, None is nowhere."""
    worst = 0
    for word in asked:
        near = [level for other in words if (level := likeness(word, other)) is not None]
        if not near:
            return None
        worst = max(worst, min(near))
    return worst


def likeness(asked: str, word: str) -> int | None:
    """Return 0 for the same word, 1 for its beginning, 2 for another ending, 3 for a part of it.

    >>> [likeness("gate", word) for word in ("gate", "gates", "investigate", "gut")]
    [0, 1, 3, None]
    >>> likeness("brama", "bramy"), likeness("gwiazda", "gwiazdek")
    (2, 2)
    """
    if asked == word:
        return 0
    if len(asked) < SHORTEST:
        return None
    if word.startswith(asked):
        return 1
    stem = asked[:-ENDING] if len(asked) > SHORTEST + ENDING else asked[:-1]
    if len(stem) > SHORTEST and word.startswith(stem) and abs(len(word) - len(asked)) <= ENDING:
        return 2
    return 3 if asked in word else None
