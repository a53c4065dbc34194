"""What a question is about: things and rules by the words of players, in other forms and with small slips, best first.

One index for each game and language serves the page and the terminal. A word is looked for by its stem, and by words
that mean the same (`<game>-name.words`, and `.words` of a rule); where no text has it, as the beginning of a longer
one, with one letter wrong, or as a part of a compound.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, lru_cache
from math import log
from typing import Final, Protocol

from tafelrunde import games
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.desk.catalogue import catalogue
from tafelrunde.games import rulebook
from tafelrunde.text import Text

LONGEST: Final = 200
"""So many letters of a question are read."""
MOST_WORDS: Final = 12
SHORTEST: Final = 3
"""Fewer letters begin no longer word."""
PART: Final = 4
"""So many letters may be a part of a compound, or have a slip in them."""
TITLE: Final = 3.0
"""How much a word of a title says of what something is about, beside one in a note, and one of its text, which is 1."""
NOTE: Final = 0.5
ALIKE: Final = 0.9
"""How much is left of that where the word is another one: one that means the same, a longer one, a part, a slip."""
BEGUN: Final = 0.8
COMPOUND: Final = 0.6
SLIP: Final = 0.7
THING: Final = 0.8
"""A rule answers a question better than the thing that it is about."""
ENOUGH: Final = 0.3
"""What answers less well than this part of the best is left out."""
NEAREST: Final = 4
STEMMERS: Final = {"de": "german", "en": "english", "pl": "polish"}
_WORD: Final = re.compile(r"[^\W_]+")
_SENTENCE: Final = re.compile(r"(?<=[.!?…])\s+")


class Stemmer(Protocol):
    """What takes the endings off the words of a language."""

    def stemWord(self, word: str) -> str: ...  # noqa: N802 (named by the package)


@dataclass(frozen=True)
class Found:
    """Something with a name, and what is said of it; a rule also has what it stands on."""

    id: str
    """The id of a rule; of a thing its kind and face."""
    title: str
    text: str
    rule: rulebook.Rule | None = None
    words: str = field(default="", compare=False)
    """By which it may be looked for too."""
    by_title: bool = field(default=False, compare=False)
    """Whether its title is what was asked for, and not only its text."""
    hits: frozenset[str] = field(default=frozenset(), compare=False)
    """The stems by which it was found."""


@dataclass(frozen=True)
class Index:
    """All that can be asked about in one game and language."""

    entries: Sequence[Found]
    weights: Sequence[Mapping[str, float]]
    """By entry and stem, how much the stem says of it."""
    rarity: Mapping[str, float]
    alike: Mapping[str, frozenset[str]]
    """Stems that stand for others."""
    idle: frozenset[str]
    """Stems of words that every question has."""
    words: Mapping[str, str]
    """The stems of all words that are in texts."""
    slips: Mapping[str, frozenset[str]]
    """Stems by what is left of such a word without one of its letters."""
    titles: Mapping[str, str]
    """The words of titles as they are written, by how they are typed."""


def rules_of(game_id: str) -> list[rulebook.Rule]:
    """Return the rules of a game in the order to learn them; none of a game that has not written them down."""
    try:
        return rulebook.to_learn(game_id)
    except TafelrundeError:
        return []


def find(game_id: str, language: str, typed: str) -> list[Found]:
    """Return what a question is about, the likeliest first.

    >>> [found.title for found in find("claim", "en", "do I have to follow suit?")][:1]
    ['Following']
    >>> [found.title for found in find("claim", "en", "undaed")][:1]
    ['Undead in phase 1']
    """
    index = index_of(game_id, language)
    asked = [meant(index, *word) for word in words_asked(index, language, typed)]
    about = whole_part(index, language, typed)
    ranked = []
    for entry, weights in zip(index.entries, index.weights, strict=True):
        worth, hits, by_title = 0.0, set(), True
        for terms in asked:
            best, hit = max(
                ((index.rarity[term] * share * weights.get(term, 0), term) for term, share in terms.items()),
                default=(0.0, ""),
            )
            by_title = by_title and best > 0 and weights[hit] >= TITLE
            if best > 0:
                worth += best
                hits.add(hit)
        if hits and entry not in about:
            share = len(hits) / len(asked)
            worth *= (1 if entry.rule else THING) * (0.4 + 0.6 * share)
            if words_of(entry.title) == words_of(typed):
                worth *= 2
            ranked.append(
                (worth, Found(entry.id, entry.title, entry.text, entry.rule, entry.words, by_title, frozenset(hits)))
            )
    ranked.sort(key=lambda pair: (-pair[0], len(pair[1].title)))
    least = ranked[0][0] * ENOUGH if ranked else 0
    return about + [found for worth, found in ranked if worth >= least and (not about or found.by_title)]


def nearest(game_id: str, language: str, typed: str) -> list[str]:
    """Return words that are in titles and look like what was typed: for whoever found nothing.

    >>> nearest("claim", "en", "dopelganer")
    ['Doppelganger', 'Doppelgangers', 'Played']
    """
    titles = index_of(game_id, language).titles
    near = [one for word in words_of(typed)[:MOST_WORDS] for one in get_close_matches(word, titles, NEAREST, 0.5)]
    return [titles[word] for word in dict.fromkeys(near)][:NEAREST]


def whole_part(index: Index, language: str, typed: str) -> list[Found]:
    """Return the rules of a part that is asked for as a whole: "win" means the goal."""
    part = part_called(Text(language), typed)
    return [found for found in index.entries if found.rule and found.rule.part == part]


def part_called(text: Text, typed: str) -> str | None:
    """Return the part of the rules that a question names."""
    asked = words_of(typed)
    for part in rulebook.PARTS:
        if asked and set(asked) <= set(words_of(text.say(f"tafelrunde-part-{part}.words"))):
            return part
    return None


def said(found: Found, language: str) -> list[str]:
    """Return the sentence in which it was found, in pieces: every second one is what was looked for.

    >>> said(find("claim", "en", "goblin knight")[0], "en")[:4]
    ['A ', 'Knight', ' that answers a led ', 'Goblin']
    """
    sentences = _SENTENCE.split(found.text)
    return pieces(
        max(sentences, key=lambda sentence: len(found.hits & set(stems(language, sentence)))), found, language
    )


def pieces(text: str, found: Found, language: str) -> list[str]:
    """Return a text in pieces: every second one is what was looked for."""
    parts, at = [], 0
    for word in _WORD.finditer(text):
        if stem(language, word[0]) in found.hits:
            parts += [text[at : word.start()], word[0]]
            at = word.end()
    return [*parts, text[at:]]


@cache
def index_of(game_id: str, language: str) -> Index:
    """Return the index of a game in a language."""
    text, entries = Text(language), everything(game_id, language)
    weights = [dict(weighed(text, entry)) for entry in entries]
    known = {term for each in weights for term in each}
    counts = {term: sum(term in each for each in weights) for term in known}
    words = {folded(word): stem(language, word) for entry in entries for word in words_in(text, entry)}
    slips: dict[str, set[str]] = {}
    for word, term in words.items():
        for rest in shortened(word):
            slips.setdefault(rest, set()).add(term)
    return Index(
        entries,
        weights,
        {term: log(1 + len(entries) / count) for term, count in counts.items()},
        meaning_the_same(game_id, text),
        frozenset(stems(language, text.say("tafelrunde-idle.words"))),
        words,
        {rest: frozenset(terms) for rest, terms in slips.items()},
        {folded(word): word for entry in entries for word in _WORD.findall(entry.title) if len(word) >= PART},
    )


@cache
def everything(game_id: str, language: str) -> list[Found]:
    """Return all that can be asked about: things, places, counters and marks first, then the rules."""
    if not rules_of(game_id):
        return []
    words = catalogue(games.load(game_id), language)
    titles: dict[str, dict[str, str]] = {}
    for kind, entries in words.things.items():
        for face, entry in entries.items():
            if entry.about:
                titles.setdefault(entry.about, {}).setdefault(entry.name, f"{kind}/{face}")
    things = [Found(next(iter(names.values())), name_of(list(names)), about) for about, names in titles.items()]
    text = Text(language)
    rules = [
        Found(rule.id, words.rules[rule.id].title, words.rules[rule.id].text, rule, text.rule_words(rule.id))
        for rule in rules_of(game_id)
    ]
    return things + [rule for rule in rules if rule.text not in titles]


def name_of(names: Sequence[str]) -> str:
    """Return one name for things of which the same is to be said.

    >>> name_of(["Goblin 3", "Goblin 4", "Goblin 5", "Goblin 6"]), name_of(["Stake"])
    ('Goblin 3, Goblin 4, Goblin 5 …', 'Stake')
    """
    return ", ".join(names[:3]) + (" …" if len(names) > 3 else "")


def weighed(text: Text, entry: Found) -> Iterator[tuple[str, float]]:
    """Yield the stems of something with what each says of it, the weightiest last."""
    for told, weight in told_of(text, entry):
        for term in stems(text.language, told):
            yield term, weight


def words_in(text: Text, entry: Found) -> Iterator[str]:
    """Yield all words by which something can be found."""
    return (word for told, _ in told_of(text, entry) for word in _WORD.findall(told))


def told_of(text: Text, entry: Found) -> Sequence[tuple[str, float]]:
    """Return what is said of something, and how much its words say of it."""
    note = (text.rule_note(entry.rule.id) or "") if entry.rule else ""
    return (note, NOTE), (entry.text, 1.0), (f"{entry.title} {entry.words}", TITLE)


def meaning_the_same(game_id: str, text: Text) -> Mapping[str, frozenset[str]]:
    """Return which stems stand for others: `<game>-name.words`, and what all games share, have a line for each."""
    found: dict[str, set[str]] = {}
    for message in ("tafelrunde-alike.words", f"{game_id}-name.words"):
        for line in text.say(message).splitlines() if text.has(message) else ():
            players, _, ours = line.partition(":")
            for term in stems(text.language, players):
                found.setdefault(term, set()).update(stems(text.language, ours))
    return {term: frozenset(others) for term, others in found.items()}


def words_asked(index: Index, language: str, typed: str) -> list[tuple[str, str]]:
    """Return the words of a question, as typed and their stems, without those that every question has."""
    asked = {stem(language, word): folded(word) for word in _WORD.findall(typed[:LONGEST])}
    telling = [(word, term) for term, word in asked.items() if term not in index.idle]
    return (telling or [(word, term) for term, word in asked.items()])[:MOST_WORDS]


def meant(index: Index, word: str, term: str) -> dict[str, float]:
    """Return the stems that may be meant by a word that was typed, with how much each is worth."""
    found = {other: ALIKE for other in index.alike.get(term, ()) if other in index.rarity}
    if term in index.rarity:
        found[term] = 1.0
    if found or len(word) < SHORTEST:
        return found
    found = {other: BEGUN for longer, other in index.words.items() if longer.startswith(word)}
    if found or len(word) < PART:
        return found
    found = {other: SLIP for rest in shortened(word) for other in index.slips.get(rest, ())}
    for other in (*index.rarity, *index.alike):
        if term in other or (len(other) >= PART and other in term):
            for by in index.alike.get(other, {other}) & index.rarity.keys():
                found.setdefault(by, COMPOUND)
    return found


def shortened(word: str) -> Iterable[str]:
    """Return a word and what is left of it without one of its letters: those of two that share one are a slip apart.

    >>> sorted(shortened("tile"))
    ['ile', 'tie', 'til', 'tile', 'tle']
    """
    return {word, *(word[:k] + word[k + 1 :] for k in range(len(word)))} if len(word) >= PART else ()


def stems(language: str, text: str) -> Iterator[str]:
    """Yield the stems of the words of a text."""
    return (stem(language, word) for word in _WORD.findall(text))


@cache
def stemmer(language: str) -> Stemmer | None:
    """Return what takes off the endings of a language, None of one that nobody has written down."""
    import snowballstemmer  # which loads two dozen languages: only whoever asks something waits for it

    return snowballstemmer.stemmer(STEMMERS[language]) if language in STEMMERS else None


@lru_cache(maxsize=20_000)
def stem(language: str, word: str) -> str:
    """Return a word without ending, capitals and accents.

    >>> [stem("de", word) for word in ("Könige", "König", "konig")]
    ['konig', 'konig', 'konig']
    """
    by = stemmer(language)
    small = word.lower()
    return folded(by.stemWord(small) if by else small)


def words_of(text: str) -> list[str]:
    """Return the words of a text, as people type them."""
    return [folded(word) for word in _WORD.findall(text)]


def folded(word: str) -> str:
    """Return a word without capitals and accents.

    >>> folded("Łódź"), folded("Größe")
    ('lodz', 'grosse')
    """
    return "".join(c for c in unicodedata.normalize("NFKD", word.casefold().replace("ł", "l")) if c.isalnum())
