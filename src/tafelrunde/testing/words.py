"""What holds for the words of every game: nothing that it says is missing, and no translation is a copy of the English.

A file of a game's tests says it in one line, beside the contract:

    from tafelrunde.testing.words import *
"""

import re

import pytest

from tafelrunde import games, languages
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, HIDDEN, NONE, SPECTATOR
from tafelrunde.text import Text, rule_message, thing_message

GUESTS = [name for name, home in games.homes().items() if home.place is not None]
LONG = 4
"""A text of so many words is hardly the same in two languages."""

_NAME = re.compile(r"-name$|^page-(?:title|game)-")

every_guest = pytest.mark.parametrize("game_id", GUESTS)


def said(source: str) -> dict[str, str]:
    """Return what each message and attribute of a source says, without its variables."""
    found: dict[str, str] = {}
    for name, entry in languages.entries(source).items():
        for part in re.split(r"^ +\.", entry, flags=re.MULTILINE):
            label, _, text = part.partition("=")
            found[name if label.strip() == name else f"{name}.{label.strip()}"] = re.sub(r"\{.*?\}", "", text).strip()
    return found


def copies(source: str, english: str) -> list[str]:
    r"""Return the messages of a translation that say a long text just as English does; a game's own name may be one.

    >>> copies("a = We all are here\nb = Wir sind alle da", "a = We all are here\nb = We all are here")
    ['a']
    """
    other = said(english)
    long = {name: text for name, text in said(source).items() if len(text.split()) >= LONG}
    return [name for name, text in long.items() if text == other.get(name) and not _NAME.search(name)]


def needed(game_id: str, seed: int) -> set[str]:
    """Return the messages that a game asks for: what it names, and what is said while it is played at random."""
    game = games.load(game_id)
    found = {f"{game_id}-name", f"{game_id}-summary"}
    found.update(f"{game_id}-action-{verb.name}" for verb in game.actions_codec.verbs)
    found.update(f"{game_id}-outcome-{verb.name}" for verb in game.outcomes_codec.verbs)
    found.update(f"{game_id}-option-{option.name}" for option in game.options)
    for kinds in (game.names.kinds, game.words):
        for kind, things in kinds.items():
            found.update(thing_message(game_id, kind, part)[0] for thing in things for part in thing.split())
    for step in game.steps.values():
        found.update({f"{game_id}-ask-{step.name}"} if step.asks else set())
        found.update({rule_message(step.topic())} if step.asks and step.topic() else set())
    found.add(rule_message(game.end_rule))
    for event in heard(game_id, seed):
        found.add(f"{game_id}-event-{event.kind}")
        kinds_hidden = (game.names.kind(arg) for arg, value in event.args.items() if value == HIDDEN)
        found.update(f"{game_id}-{kind}-hidden" for kind in kinds_hidden if kind)
    return found


def heard(game_id: str, seed: int) -> list[Event]:
    """Return what a spectator hears of a game that is played at random."""
    state, rng = games.load(game_id).new(), Rng(seed)
    state.events = []
    while (ask := state.ask()) is not None:
        state.apply(ask.actions[int(rng.below(len(ask.actions)))])
    return [event.seen_by(SPECTATOR) for event in state.events]


@every_guest
@pytest.mark.parametrize("seed", range(4))
def test_every_message_that_the_game_needs_is_there(game_id: str, seed: int) -> None:
    """Its English words have all of them."""
    text = Text(languages.ENGLISH)
    shared = {f"{game_id}-event-{kind}" for kind in ("wins", "nobody-wins")}
    assert sorted(name for name in needed(game_id, seed) - shared if not text.has(name)) == []


@every_guest
@pytest.mark.parametrize("language", languages.known())
def test_a_whole_game_can_be_told(game_id: str, language: str) -> None:
    """Every question, action, outcome and event, to each seat and to a spectator; two actions never read the same."""
    game, rng = games.load(game_id), Rng(4)
    state = game.new()
    state.events = []
    talk = Text(language).at(game)
    while (ask := state.ask()) is not None:
        assert talk.ask(ask)
        told = [talk.outcome(a) if ask.who == CHANCE else talk.answer(ask, a) for a in ask.actions]
        assert len(set(told)) == len(told), f"two actions read the same: {told}"
        state.apply(ask.actions[int(rng.below(len(ask.actions)))])
    for viewer in [*range(int(state.seats)), SPECTATOR]:
        mine = Text(language).at(game, you=viewer if viewer >= 0 else NONE)
        assert all(mine.event(event.seen_by(viewer)) for event in state.events)


@every_guest
@pytest.mark.parametrize("language", languages.known()[1:])
def test_a_translation_is_whole_and_no_copy(game_id: str, language: str) -> None:
    """A language that the game does not speak at all is none of its faults: it speaks English there."""
    for file in languages.of_game(game_id):
        translated = languages.own(language, file)
        if translated is not None:
            assert languages.missing(language, file) == []
            assert copies(translated, languages.own(languages.ENGLISH, file) or "") == []
