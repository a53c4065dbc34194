"""Words for people, in English, German and Polish, and in languages that are guests: Fluent messages, looked up by id.

Which message says what follows from names: `claim-event-plays` for an event, `claim-ask-follow` for a question,
`claim-action-play` for an action, `claim-outcome-card` for an outcome of chance, `claim-faction-goblin` for a thing.
A thing whose id ends in a number shares its message with the others of that stem: `knight_7` is `claim-card-knight`
with 7 as its `$value`; an id of several words, as a roll of dice has, names several things. A place on a grid needs no
words: all share the game's `-square`, with "c3" as its `$place`. Rules are `rule-claim-trick-tie`, with a `.title`, and
a `.note` where the rulebook is silent. A bot is `bot-claim-greedy`, or `bot-random` if it plays every game alike.
"""

import os
import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from tafelrunde import games, languages
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.names import UNKNOWN, Codec, instead
from tafelrunde.core.picture import Message, Offer, Sentence, Value
from tafelrunde.core.sentences import joined, plain
from tafelrunde.core.values import CHANCE, HIDDEN, NONE, SPECTATOR

LANGUAGES = languages.OURS
"""Those that every word has to be there in; guests may speak others."""
NOTHING = "–"
"""What stands for an argument that is not there, in a message that has no form of its own for that."""

REMEMBERED = 20_000
"""So many forms of messages are kept for a game and a seat."""

_NO_SEAT = {CHANCE: "tafelrunde-chance", HIDDEN: "tafelrunde-somebody", SPECTATOR: "tafelrunde-spectator"}
_ABSENT = {NONE: "no", HIDDEN: "hidden"}
_NUMBERED = re.compile(r"(.+)_(\d+)")
_DEFINED = re.compile(r"^(?:([a-zA-Z][\w-]*)|[ ]+\.([a-zA-Z][\w-]*)) *=", re.MULTILINE)
_STOPS = ".!"
_JOINTS = ".,;:"
"""What a sentence may end with, and what a clause may begin with."""
_PLACE = re.compile(r"[a-z]\d+")


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """Return the language that the locale asks for, English if it is none of ours.

    >>> default_language({"LANG": "pl_PL.UTF-8"}), default_language({"LC_ALL": "de_AT", "LANG": "pl"})
    ('pl', 'de')
    >>> default_language({"LANG": "C.UTF-8"}), default_language({})
    ('en', 'en')
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            language = re.split(r"[_.@-]", environ[variable].lower())[0]
            return language if language in languages.known() else "en"
    return "en"


def rule_message(rule: str) -> str:
    """Return the id of the message that tells a rule.

    >>> rule_message("claim.trick.tie")
    'rule-claim-trick-tie'
    """
    return "rule-" + rule.replace(".", "-")


def thing_message(game_id: str, kind: str, thing: str) -> tuple[str, dict[str, str | int]]:
    """Return the id and the arguments of the message that names a thing.

    >>> thing_message("claim", "card", "knight_7"), thing_message("claim", "faction", "knight")
    (('claim-card-knight', {'value': 7}), ('claim-faction-knight', {}))
    >>> thing_message("claim", "square", "c3")
    ('claim-square', {'place': 'c3'})
    """
    if _PLACE.fullmatch(thing):
        return f"{game_id}-{kind}", {"place": thing}
    numbered = _NUMBERED.fullmatch(thing)
    if numbered is None:
        return f"{game_id}-{kind}-{thing}", {}
    return f"{game_id}-{kind}-{numbered[1]}", {"value": int(numbered[2])}


class Text:
    """All messages of one language.

    >>> Text("de").say("claim-card-goblin", {"value": 3})
    'Kobold 3'
    >>> Text("fr")
    Traceback (most recent call last):
    ...
    tafelrunde.core.errors.TafelrundeError: there is no language 'fr': there are en, de, pl
    """

    def __init__(self, language: str) -> None:
        if language not in languages.known():
            raise TafelrundeError(f"there is no language {language!r}: {instead(language, list(languages.known()))}")
        self.language = language

    @property
    def _bundle(self) -> "Bundle":
        return _bundle(self.language)

    def has(self, message: str) -> bool:
        """Tell whether there is a message, or an attribute of one (`message.attribute`)."""
        return message in _ids(self.language)

    def say(self, message: str, args: Mapping[str, str | int] | None = None) -> str:
        """Return a message, or an attribute of one, with its arguments filled in."""
        if not self.has(message):
            raise TafelrundeError(f"there is no text {message!r} in {self.language!r}")
        name, _, attribute = message.partition(".")
        found = self._bundle.get(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise TafelrundeError(f"the text {message!r} in {self.language!r} has attributes only")
        said, errors = self._bundle.say(pattern, args or {})
        if errors:
            raise TafelrundeError(f"the text {message!r} in {self.language!r} with {dict(args or {})}: {errors[0]}")
        return str(said)

    def rule(self, rule: str) -> str:
        """Return a rule in our words, nothing as long as nobody has written it down."""
        message = rule_message(rule)
        return self.say(message) if self.has(message) else ""

    def rule_title(self, rule: str) -> str:
        """Return a rule's short title, its id as long as nobody has given it one."""
        title = rule_message(rule) + ".title"
        return self.say(title) if self.has(title) else rule

    def rule_note(self, rule: str) -> str | None:
        """Return what we decided where the rulebook is silent, None where it is not."""
        note = rule_message(rule) + ".note"
        return self.say(note) if self.has(note) else None

    def rule_words(self, rule: str) -> str:
        """Return other words by which somebody may look for a rule."""
        words = rule_message(rule) + ".words"
        return self.say(words) if self.has(words) else ""

    def title(self, game_id: str) -> str:
        """Return what a game is called: its id, as long as nobody has written its texts."""
        name = f"{game_id}-name"
        return self.say(name) if self.has(name) else game_id

    def summary(self, game_id: str) -> str:
        """Return what a game is about, nothing as long as nobody has written its texts."""
        summary = f"{game_id}-summary"
        return self.say(summary) if self.has(summary) else ""

    def bot(self, game_id: str, bot: str) -> str:
        """Return how a bot plays a game, nothing of one that nobody has written about."""
        messages = [f"bot-{game_id}-{bot}", f"bot-{bot}"]
        return next((self.say(message) for message in messages if self.has(message)), "")

    def bot_name(self, bot: str) -> str:
        """Return what a bot is called: a level has a name that a player remembers."""
        message = f"bot-{bot}.called"
        return self.say(message) if self.has(message) else bot.capitalize()

    def option(self, game: Game, name: str) -> str:
        """Return what an option of a game is good for, nothing as long as nobody has written it down."""
        message = f"{game.id}-option-{name}"
        return self.say(message) if self.has(message) else ""

    def thing(self, game: Game, kind: str, thing: str | int) -> str:
        """Return the name of a game's thing, by its id or its number; HIDDEN has a name for each kind."""
        if thing == HIDDEN:
            hidden = f"{game.id}-{kind}-hidden"
            return self.say(hidden) if self.has(hidden) else UNKNOWN
        if thing == NONE:
            return NOTHING
        name = game.names.kinds[kind][thing] if isinstance(thing, int) else thing
        return " ".join(self._part(game.id, kind, part) for part in name.split())

    def _part(self, game_id: str, kind: str, name: str) -> str:
        message, args = thing_message(game_id, kind, name)
        return self.say(message, args) if self.has(message) else name.replace("_", " ")

    def explain(self, game: Game, thing: str) -> str:
        """Return what a card or another thing does."""
        return self.say(thing_message(game.id, "explain", thing)[0])

    def seat(self, seat: int, players: Sequence[str] = ()) -> str:
        """Return who sits at a seat: the player's name, or a number where names are not given."""
        if seat < 0:
            return self.say(_NO_SEAT[seat]) if seat in _NO_SEAT else NOTHING
        return players[seat] if seat < len(players) else self.say("tafelrunde-player", {"number": seat + 1})

    def at(self, game: Game, players: Sequence[str] = (), you: int = NONE) -> "Talk":
        """Return what turns this game's events, questions and actions into words."""
        return Talk(self, game, players, you)


class Talk:
    """The talk at one table: a game, its players' names, and the seat that is spoken to as "you", if any.

    A message may have forms of its own: `.no-seat` (or whatever the argument is) where an argument is NONE,
    `.hidden-card` where one is HIDDEN, `.you` where its `$seat` is the one that is spoken to, `.by-you` where another
    argument is, and `.card-knight_7` where an argument names that; `.you-no-by` and `.you-by-you` are both at once. A
    question may have words of its own for an answer: `.answer-pay`, or `.answer-pay-knight_7` if it names that.

    >>> from tafelrunde import games
    >>> talk = Text("en").at(games.load("claim"), ["Anna", "Bea"], you=1)
    >>> talk.event(Event("plays", "claim.lead.any", {"seat": 0, "card": 3}))
    'Anna plays Goblin 3.'
    >>> talk.event(Event("plays", "claim.lead.any", {"seat": 1, "card": 3}))
    'You play Goblin 3.'
    """

    def __init__(self, text: Text, game: Game, players: Sequence[str] = (), you: int = NONE) -> None:
        self.text = text
        self.game = game
        self.players = players
        self.you = you
        self._forms: dict[tuple[object, ...], str] = {}
        self._messages: dict[tuple[object, ...], Message] = {}

    def event(self, event: Event) -> str:
        """Return an event in a sentence; hidden arguments are named as such."""
        return self._tell(self.event_form(event), event.args)

    def event_message(self, event: Event) -> Message:
        """Return an event as a message that names its arguments by their ids."""
        name = (event.kind, *event.args.items())
        found = self._messages.get(name)
        if found is None:
            spell = self.game.names.spell
            found = Message(self.event_form(event), {arg: spell(arg, int(value)) for arg, value in event.args.items()})
            if len(self._messages) >= REMEMBERED:
                self._messages.clear()
            self._messages[name] = found
        return found

    def event_form(self, event: Event) -> str:
        """Return the id of the message, with its form, that tells an event; it is the same in every language."""
        name = (event.kind, *event.args.items())
        if name not in self._forms:
            message = f"{self.game.id}-event-{event.kind}"
            form = self._form(message if self.text.has(message) else f"tafelrunde-event-{event.kind}", event.args)
            self._remember(name, form)
        return self._forms[name]

    def sentences(self, events: Sequence[Event]) -> list[Sentence]:
        """Return what was heard in sentences: as the game tells it, or event by event."""
        game = self.game
        told = game.sentences(events) or [plain(game.id, game.names, event, k) for k, event in enumerate(events)]
        return self.placed(told, events)

    def placed(self, told: Sequence[Sentence], events: Sequence[Event]) -> list[Sentence]:
        """Return sentences of a game; an event that happens at every table has the words that all games share."""
        return [one if self.text.has(one.message.id) else self._shared(one, events) for one in told]

    def _shared(self, sentence: Sentence, events: Sequence[Event]) -> Sentence:
        return Sentence(self.event_message(events[sentence.events[0]]), [], sentence.events)

    def told(self, events: Sequence[Event]) -> list[str]:
        """Return what was heard, sentence by sentence."""
        return [self.sentence(sentence) for sentence in joined(self.sentences(events))]

    def sentence(self, sentence: Sentence) -> str:
        """Return a sentence with its clauses in words.

        >>> from tafelrunde import games
        >>> talk = Text("en").at(games.load("claim"), ["Anna", "Bea"])
        >>> cards = {"seat": 0, "card": "dwarf_7", "over": "dwarf_3"}
        >>> talk.sentence(Sentence(Message("claim-told-wins-both", cards), [Message("claim-told-higher", cards)]))
        'Anna answers with Dwarf 7 and scores both cards: Dwarf 7 is higher than Dwarf 3.'
        """
        said = self.message(sentence.message)
        if not sentence.came:
            return said
        said = said[:-1] if said[-1] in _STOPS else said
        for k, message in enumerate(sentence.came):
            clause = self.message(message)
            said += (clause if clause[0] in _JOINTS else (", " if k else ": ") + clause).removesuffix(".")
        return said + "."

    def ask(self, ask: Ask) -> str:
        """Return the question that a seat is asked."""
        return self._tell(self.ask_form(ask), ask.args)

    def ask_form(self, ask: Ask) -> str:
        """Return the id of the message, with its form, that asks a question."""
        name = (ask.prompt, *ask.args.items())
        if name not in self._forms:
            self._remember(name, self._form(ask.prompt, ask.args))
        return self._forms[name]

    def answer(self, ask: Ask, action: int) -> str:
        """Return what a player's action does as an answer to a question."""
        return self._tell(self.answer_form(ask, action), {**ask.args, **self.game.actions_codec.split(action)[1]})

    def answer_form(self, ask: Ask, action: int) -> str:
        """Return the id of the message, with its form, that names an action as an answer to a question."""
        name = (ask.prompt, action, *ask.args.items())
        if name not in self._forms:
            self._remember(name, self._answer_form(ask, action))
        return self._forms[name]

    def _answer_form(self, ask: Ask, action: int) -> str:
        verb, args = self.game.actions_codec.split(action)
        forms = [f"{ask.prompt}.answer-{verb}-{thing}" for _, thing in self._things(ask.args)]
        for form in (*forms, f"{ask.prompt}.answer-{verb}"):
            if self.text.has(form):
                return form
        return self._form(f"{self.game.id}-action-{verb}", args)

    def _remember(self, name: tuple[object, ...], form: str) -> None:
        """Keep the form of a message: the same one is wanted again and again."""
        if len(self._forms) >= REMEMBERED:
            self._forms.clear()
        self._forms[name] = form

    def message(self, message: Message) -> str:
        """Return a message that names its arguments by their ids; without a form of its own it takes what fits."""
        args = self._read(message.args)
        return self._tell(message.id if "." in message.id else self._form(message.id, args), args)

    def offer(self, asked: Mapping[str, Value], offer: Offer) -> str:
        """Return what an offered action does, as an answer to a question with these arguments."""
        return self._tell(offer.message, self._read({**asked, **offer.args, **offer.names}))

    def _read(self, args: Mapping[str, Value]) -> dict[str, int]:
        return {arg: self.game.names.read(arg, value) for arg, value in args.items()}

    def action(self, action: int) -> str:
        """Return what a player's action does."""
        return self._spell("action", self.game.actions_codec, action)

    def outcome(self, outcome: int) -> str:
        """Return what an outcome of chance is."""
        return self._spell("outcome", self.game.outcomes_codec, outcome)

    def seat(self, seat: int) -> str:
        """Return the name of the player at a seat."""
        return self.text.seat(seat, self.players)

    def thing(self, kind: str, thing: str | int) -> str:
        """Return the name of a thing of the game."""
        return self.text.thing(self.game, kind, thing)

    def _spell(self, what: str, codec: Codec, number: int) -> str:
        verb, args = codec.split(number)
        return self._tell(self._form(f"{self.game.id}-{what}-{verb}", args), args)

    def _form(self, message: str, args: Mapping[str, int]) -> str:
        """Return the form of a message that fits its arguments and who is spoken to."""
        forms = [f"{_ABSENT[value]}-{arg}" for arg, value in args.items() if value in _ABSENT]
        if self.you >= 0:
            others = [arg for arg, value in args.items() if value == self.you and self.game.names.is_seat(arg)]
            forms += [f"{arg}-you" for arg in others if arg != "seat"]
            if "seat" in others:
                forms = [*(f"you-{form}" for form in forms), *forms, "you"]
        forms += [f"{arg}-{thing}" for arg, thing in self._things(args)]
        return next((f"{message}.{form}" for form in forms if self.text.has(f"{message}.{form}")), message)

    def _tell(self, form: str, args: Mapping[str, int]) -> str:
        """Return a text; of a game that has none yet, the last word of its id and the arguments."""
        words = {arg: self._word(arg, value) for arg, value in args.items()}
        if self.text.has(form.partition(".")[0]):
            return self.text.say(form, words)
        return " ".join([form.rpartition("-")[2].replace("_", " "), *map(str, words.values())])

    def _things(self, args: Mapping[str, int]) -> list[tuple[str, str]]:
        """Return the arguments that name things, with the ids of these."""
        kinds = {arg: self.game.names.kind(arg) for arg in args}
        return [(arg, self.game.names.kinds[kind][args[arg]]) for arg, kind in kinds.items() if kind and args[arg] >= 0]

    def _word(self, arg: str, value: int) -> str | int:
        kind = self.game.names.kind(arg)
        if kind:
            return self.thing(kind, int(value))
        if self.game.names.is_seat(arg):
            return self.seat(value)
        return {NONE: NOTHING, HIDDEN: UNKNOWN}.get(value, int(value))


def sources(language: str) -> dict[str, str]:
    """Return the Fluent files of a language, by name.

    `claim.ftl` has the words of Claim, `claim/page.ftl` what only the page says of it, `claim/terminal.ftl` what only
    the terminal does, `claim/guide.ftl` what teaches it. In a language that is a guest, what it lacks is in English.
    """
    if language not in LANGUAGES:
        return {file: languages.completed(language, file) for file in languages.files()}
    folder = resources.files("tafelrunde") / "locales" / language
    found = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}
    for name, home in games.homes().items():
        for file, place in languages.of_game(name).items():
            said = home.words(language, place)
            if said is None and home.place is not None:
                said = home.words(LANGUAGES[0], place)
                if said is not None and not place:
                    _say_once(f"the game {name!r} has no words in {language!r}: it speaks English there")
                elif place == "page":
                    said = said or _shelved(name, found[f"{name}.ftl"])
            if said is not None:
                found[file] = said
    return found


def _shelved(name: str, said: str) -> str:
    """Return what the shelf of the page says of a game that has no words for it: its name and its summary."""
    pairs = (("game", "name"), ("line", "summary"))
    lines = [re.search(rf"^{name}-{own} *=(.*)$", said, re.MULTILINE) for _, own in pairs]
    return "".join(f"page-{kind}-{name} ={line[1]}\n" for (kind, _), line in zip(pairs, lines, strict=True) if line)


@cache
def _say_once(sentence: str) -> None:
    print(f"tafelrunde: {sentence}", file=sys.stderr)


class Bundle:
    """The messages of a language; a file is parsed when the first of its messages is wanted: that takes its time."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # takes a while, and much is done without a word

        self._parsed = FluentResource
        self._messages = FluentBundle([language], use_isolating=False)
        self._unread = sources(language)
        self._home = {name: file for file, source in self._unread.items() for name, _ in _DEFINED.findall(source)}

    def get(self, name: str) -> Any:
        """Return a message of this name, None if there is none."""
        file = self._home.get(name, "")
        if file in self._unread:
            self._messages.add_resource(self._parsed(self._unread.pop(file)))
        return self._messages.get_message(name) if file else None

    def say(self, pattern: Any, args: Mapping[str, str | int]) -> tuple[object, list[Exception]]:
        """Return a pattern with its arguments filled in, and what was wrong with them."""
        said, errors = self._messages.format_pattern(pattern, dict(args))
        return said, errors


@cache
def _ids(language: str) -> frozenset[str]:
    """Return the ids of all messages and attributes: a server needs these alone, and reads them in no time."""
    found: set[str] = set()
    for source in sources(language).values():
        name = ""
        for message, attribute in _DEFINED.findall(source):
            name = message or name
            found.add(f"{name}.{attribute}" if attribute else name)
    return frozenset(found)


@cache
def _bundle(language: str) -> Bundle:
    return Bundle(language)
