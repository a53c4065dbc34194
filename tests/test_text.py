"""Texts: the same in all languages, none missing, none too many, and every move of a game can be told."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tafelrunde
from tafelrunde import bots, games
from tafelrunde.bots import levels
from tafelrunde.core.engine import Game
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, HIDDEN, NONE, SPECTATOR
from tafelrunde.games import rulebook
from tafelrunde.testing.words import copies
from tafelrunde.text import LANGUAGES, Text, default_language, rule_message, sources, thing_message
from trees import nodes

FILES = sorted(sources("en"))
SOURCES = Path(tafelrunde.__file__).parent
GAMES = [game for game in games.names() if f"{game}.ftl" in FILES]

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game_id", GAMES)


class Variables(Visitor):
    """The variables that a pattern names."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(node: ftl.BaseNode | None) -> frozenset[str]:
    visitor = Variables()
    if node is not None:
        visitor.visit(node)
    return frozenset(visitor.found)


@cache
def entries(language: str, file: str) -> list[ftl.EntryType]:
    return FluentParser().parse(sources(language)[file]).body


def messages(language: str, file: str) -> dict[str, frozenset[str]]:
    """Return every message and attribute of a file with its variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries(language, file):
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def events_in_source(game: Game) -> Iterator[tuple[str, set[str], set[str]]]:
    """Return the kind of every event in a game's source, with its arguments and the secret ones among them.

    A function may tell events of one shape, whatever their kind: then each call of it stands for one.
    """

    def is_event(node: ast.AST) -> bool:
        return isinstance(node, ast.Call) and ast.unparse(node.func) == "Event"

    def words(node: ast.AST, given: dict[str, ast.expr]) -> set[str]:
        written = node.keys if isinstance(node, ast.Dict) else [node]
        found = [given.get(key.id) if isinstance(key, ast.Name) else key for key in written]
        return {str(key.value) for key in found if isinstance(key, ast.Constant)}

    paths = [SOURCES / "core" / "telling.py", *(SOURCES / "games" / game.id / "rules").rglob("*.py")]
    every = [node for path in paths for node in nodes(path)]
    tellers: dict[str, tuple[list[str], ast.Call]] = {}
    for function in (node for node in every if isinstance(node, ast.FunctionDef)):
        for event in (node for node in ast.walk(function) if isinstance(node, ast.Call) and is_event(node)):
            if isinstance(event.args[0], ast.Name):
                tellers[function.name] = [arg.arg for arg in function.args.args if arg.arg != "self"], event
    for call in (node for node in every if isinstance(node, ast.Call)):
        params, event = tellers.get(ast.unparse(call.func).split(".")[-1], ([], call))
        if is_event(event) and not (event is call and isinstance(call.args[0], ast.Name)):
            given = dict(zip(params, call.args, strict=False))
            kinds = words(event.args[0], given)
            assert kinds, "an event's kind is written out, so that its text can be found"
            secret = words(event.args[3], given) if len(event.args) > 3 else set()
            yield kinds.pop(), words(event.args[2], given), secret


def messages_in_source(game: Game) -> set[str]:
    """Return the ids of all messages that a game's source writes out: goals, consequences, offers, what is told."""
    found: set[str] = set()
    chosen = (f"{game.id}-offer-", f"{game.id}-told-", f"{game.id}-moment-")
    home = SOURCES / "games" / game.id
    for path in [*(home / "rules").rglob("*.py"), *home.glob("moments.py")]:
        for node in nodes(path):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Message":
                assert isinstance(node.args[0], ast.Constant), "a message's id is written out, so that it can be found"
                found.add(str(node.args[0].value).split(".")[0])
            elif isinstance(node, ast.Constant) and str(node.value).startswith(chosen):
                found.add(str(node.value).split(".")[0])
    return found


def needed(game: Game) -> set[str]:
    """Return the messages that the code of a game asks for."""
    found = {f"{game.id}-name", f"{game.id}-summary"}
    for kind, _, secret in events_in_source(game):
        found.add(f"{game.id}-event-{kind}")
        found.update(f"{game.id}-{game.names.kind(arg)}-hidden" for arg in secret if game.names.kind(arg))
    found.update(f"{game.id}-ask-{step.name}" for step in game.steps.values() if step.asks)
    found.update(f"{game.id}-action-{verb.name}" for verb in game.actions_codec.verbs)
    found.update(f"{game.id}-outcome-{verb.name}" for verb in game.outcomes_codec.verbs)
    found.update(f"{game.id}-option-{option.name}" for option in game.options)
    for kind, things in game.names.kinds.items():
        found.update(thing_message(game.id, kind, part)[0] for thing in things for part in thing.split())
    found.update(thing_message(game.id, "explain", card)[0] for card in game.names.kinds.get("card", []))
    found.update(rule_message(rule.id) for rule in rulebook.load(game.id))
    found.update(f"{game.id}-role-{role}" for role in game.roles)
    for kind, faces in game.words.items():
        found.update(thing_message(game.id, kind, face)[0] for face in faces)
    return found | messages_in_source(game)


def test_every_game_has_texts() -> None:
    assert [game for game in games.names() if (SOURCES / "games" / game).exists()] == GAMES


@every_language
@pytest.mark.parametrize("file", FILES)
def test_nothing_in_a_file_is_junk(language: str, file: str) -> None:
    assert [entry.content for entry in entries(language, file) if isinstance(entry, ftl.Junk)] == []


@every_language
@pytest.mark.parametrize("file", FILES)
def test_all_languages_have_the_same_messages_with_the_same_variables(language: str, file: str) -> None:
    assert sorted(sources(language)) == FILES
    assert messages(language, file) == messages("en", file)


@every_language
def test_a_message_stands_in_one_file_only(language: str) -> None:
    found = [message for file in FILES for message in messages(language, file)]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_no_translation_is_a_copy_of_the_english(language: str, file: str) -> None:
    assert copies(sources(language)[file], sources("en")[file]) == []


@every_game
def test_every_message_that_the_game_needs_is_there_and_no_other(game_id: str) -> None:
    written = {message for message in messages("en", f"{game_id}.ftl") if "." not in message}
    assert written == needed(games.load(game_id))


def test_every_bot_has_a_line_and_no_other() -> None:
    """A bot that plays every game in its own way has one for each, any other one for all."""
    levelled = {(game, level) for game in GAMES for level in levels.table(game)}
    listed = {(game, bot) for game in GAMES for bot in bots.names(game)} | levelled
    written = {message for message in messages("en", "bots.ftl") if message.startswith("bot-") and "." not in message}
    assert written == {f"bot-{bot}" if f"bot-{bot}" in written else f"bot-{game}-{bot}" for game, bot in listed}


@every_game
def test_events_have_the_arguments_that_their_messages_name(game_id: str) -> None:
    game = games.load(game_id)
    written = messages("en", f"{game_id}.ftl")
    for kind, args, secret in events_in_source(game):
        forms = [form for form in written if form.split(".")[0] == f"{game_id}-event-{kind}"]
        assert all(written[form] <= args for form in forms), kind
        others = {f"no-{arg}" for arg in args} | {f"{arg}-you" for arg in args if game.names.is_seat(arg)}
        known = {"you", *others, *(f"you-{form}" for form in others), *(f"hidden-{arg}" for arg in secret)}
        known |= {
            f"{arg}-{thing}" for arg in args if game.names.kind(arg) for thing in game.names.kinds[game.names.kind(arg)]
        }
        assert {form.split(".")[1] for form in forms if "." in form} <= known, kind


@every_game
def test_questions_have_forms_only_for_what_there_is(game_id: str) -> None:
    game = games.load(game_id)
    things = {thing for ids in game.names.kinds.values() for thing in ids}
    verbs = "|".join(verb.name for verb in game.actions_codec.verbs)
    for message in messages("en", f"{game_id}.ftl"):
        name, _, form = message.partition(".")
        if (
            name.startswith(f"{game_id}-ask-")
            and form
            and not re.fullmatch(rf"you|(no|hidden)-\w+|\w+-you|answer-({verbs})", form)
        ):
            found = re.fullmatch(rf"(answer-({verbs})|\w+)-(\w+)", form)
            assert found is not None, message
            assert found[3] in things, message


@every_game
@every_language
def test_a_whole_game_can_be_told(game_id: str, language: str) -> None:
    """Every question, action, outcome and event, to each seat and to a spectator."""
    game = games.load(game_id)
    rng = Rng(4)
    state = game.new()
    state.events = []
    talk = Text(language).at(game, ["Anna", "Bea", "Cora", "Dana", "Eva", "Fay"])
    while (ask := state.ask()) is not None:
        assert talk.ask(ask)
        said = [talk.outcome(a) if ask.who == CHANCE else talk.action(a) for a in ask.actions]
        assert len(set(said)) == len(said)
        state.apply(ask.actions[rng.below(len(ask.actions))])
    viewers = [*range(int(state.seats)), SPECTATOR]
    lines = {talk.event(event.seen_by(viewer)) for event in state.events for viewer in viewers}
    assert all(lines)
    assert len(lines) >= len({event.kind for event in state.events})
    for viewer in viewers:
        mine = Text(language).at(game, you=viewer)
        assert all(mine.event(event.seen_by(viewer)) for event in state.events)


def said(language: str, event: Event, you: int = NONE) -> str:
    return Text(language).at(games.load("claim"), ["Anna", "Bea"], you).event(event)


def test_an_event_in_three_languages() -> None:
    event = Event("plays", "claim.lead.any", {"seat": 1, "card": 15})
    assert said("en", event) == "Bea plays Knight 7."
    assert said("de", event) == "Bea spielt: Ritter 7."
    assert said("pl", event) == "Bea zagrywa: Rycerz 7."


def test_an_event_told_to_who_did_it() -> None:
    event = Event("plays", "claim.lead.any", {"seat": 1, "card": 15})
    assert said("en", event, you=1) == "You play Knight 7."
    assert said("de", event, you=1) == "Du spielst: Ritter 7."
    assert said("pl", event, you=1) == "Zagrywasz: Rycerz 7."
    assert said("en", event, you=0) == "Bea plays Knight 7."


def test_an_event_with_a_hidden_card() -> None:
    event = Event("draws", "claim.recruit.draw", {"seat": 0, "card": HIDDEN})
    assert said("en", event) == "Anna lost the round and draws a follower unseen."
    assert said("de", event) == "Für die verlorene Runde zieht Anna verdeckt einen Anhänger."
    assert said("pl", event) == "Za przegraną rundę Anna w ciemno dobiera stronnika."


def test_a_faction_that_favours_nobody() -> None:
    event = Event("favours", "claim.score.nobody", {"faction": 2, "seat": NONE})
    assert said("en", event) == "Undead favour nobody."
    assert said("de", event) == "Untote: Ihre Gunst gewinnt niemand."
    assert said("pl", event) == "Nieumarli: ich przychylności nie zdobywa nikt."


@pytest.mark.parametrize(
    ("by", "you", "told"),
    [
        (1, NONE, "Anna loses 2 ♥ to claws of Bea (5 left)."),
        (1, 0, "You lose 2 ♥ to claws of Bea (5 left)."),
        (1, 1, "Anna loses 2 ♥ to your claws (5 left)."),
        (0, 0, "You lose 2 ♥ to your own claws (5 left)."),
        (NONE, 0, "You lose 2 ♥ to claws (5 left)."),
        (NONE, 1, "Anna loses 2 ♥ to claws (5 left)."),
    ],
)
def test_who_is_spoken_to_is_you_wherever_they_are_named(by: int, you: int, told: str) -> None:
    game = games.load("tokyo")
    cause = game.names.kinds["cause"].index("claws")
    event = Event("loses-hearts", "", {"seat": 0, "count": 2, "total": 5, "cause": cause, "by": by})
    assert Text("en").at(game, ["Anna", "Bea"], you).event(event).replace("\N{NO-BREAK SPACE}", " ") == told


def test_a_message_without_a_form_for_nothing_shows_a_dash() -> None:
    assert said("en", Event("turned-up", "claim.recruit.turn_up", {"card": NONE})) == "At stake this round: –."
    assert said("en", Event("wins", "claim.score.sum", {"seat": NONE})) == "– wins the game!"


def test_a_message_without_a_form_for_what_is_hidden_names_it_as_hidden() -> None:
    assert said("de", Event("turned-up", "", {"card": HIDDEN})) == "Einsatz dieser Runde: eine verdeckte Karte."


def test_players_without_names_are_numbered() -> None:
    talk = Text("pl").at(games.load("claim"))
    assert talk.event(Event("wins-round", "claim.trick.high", {"seat": 0})) == "Gracz 1 wygrywa rundę."
    assert [Text(language).seat(1) for language in LANGUAGES] == ["Player 2", "Spieler 2", "Gracz 2"]
    assert Text("en").seat(1, ["Anna"]) == "Player 2"


def test_what_is_no_seat_is_no_player() -> None:
    """Negative numbers never count from the end of the list of players."""
    players = ["Anna", "Bea", "Cora", "Dana"]
    assert [Text("en").seat(seat, players) for seat in (CHANCE, HIDDEN, NONE, SPECTATOR)] == [
        "Chance",
        "somebody",
        "–",
        "Spectator",
    ]


def test_names_are_put_in_as_they_are() -> None:
    talk = Text("en").at(games.load("claim"), ["{ $card }", "-brand"])
    assert talk.event(Event("wins-round", "claim.trick.high", {"seat": 0})) == "{ $card } wins the round."


def test_things_are_named_by_id_or_number() -> None:
    game = games.load("claim")
    assert Text("de").thing(game, "card", "undead_4") == Text("de").thing(game, "card", 22) == "Untoter 4"
    assert Text("de").thing(game, "faction", "doppelganger") == "Doppelgänger"
    assert Text("de").thing(game, "card", HIDDEN) == "eine verdeckte Karte"


def test_a_card_is_explained_by_its_faction() -> None:
    game = games.load("claim")
    assert Text("en").explain(game, "dwarf_3") == Text("en").explain(game, "dwarf")
    assert Text("en").explain(game, "dwarf_3").startswith("Phase 2 only")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(TafelrundeError, match="there is no language 'fr': there are en, de, pl"):
        Text("fr")


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(TafelrundeError, match="there is no text 'claim-card-orc' in 'pl'"):
        Text("pl").say("claim-card-orc")
    with pytest.raises(TafelrundeError, match=r"there is no text 'claim-card-goblin\.motto' in 'pl'"):
        Text("pl").say("claim-card-goblin.motto")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TafelrundeError, match=r"the text 'claim-card-goblin' in 'en' with \{\}"):
        Text("en").say("claim-card-goblin")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "de@euro"}, "de"),
        ({}, "en"),
    ],
)
def test_the_locale_names_the_language(environ: dict[str, str], language: str) -> None:
    assert default_language(environ) == language


@every_language
@pytest.mark.parametrize("file", FILES)
def test_a_text_uses_texts_of_its_own_file_alone(language: str, file: str) -> None:
    """A file is parsed when one of its texts is wanted: what lies in another one would not be there."""
    messages = [entry for entry in FluentParser().parse(sources(language)[file]).body if isinstance(entry, ftl.Message)]
    assert used(messages) <= {message.id.name for message in messages}


class References(Visitor):
    """The messages that others refer to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def used(messages: list[ftl.Message]) -> set[str]:
    visitor = References()
    for message in messages:
        visitor.visit(message)
    return visitor.found


NAMED_OPTION = re.compile(r"(?:[Oo]ption|opcj\w+) [“„](.+?)[”“]")


@every_game
@every_language
def test_rules_call_an_option_as_the_form_does(game_id: str, language: str) -> None:
    """By the first words of its text, which are its label; an id means nothing to whoever reads the rules."""
    game, text = games.load(game_id), Text(language)
    labels = {re.split("[:,(]", text.option(game, option.name))[0] for option in game.options}
    notes = [text.rule_note(rule.id) or "" for rule in rulebook.load(game_id)]
    named = {name for note in notes for name in NAMED_OPTION.findall(note)}
    assert named <= labels


@every_language
@pytest.mark.parametrize("game_id", ["claim", "tyrant", "tokyo", "morpork"])  # a new game may do without
def test_what_can_be_chosen_about_a_game_has_a_word_on_the_page(game_id: str, language: str) -> None:
    for option in games.load(game_id).options:
        for value in cast(list[object], option.schema.get("enum", [])):
            assert isinstance(value, bool) or Text(language).has(f"page-option-{value}"), (option.name, value)
