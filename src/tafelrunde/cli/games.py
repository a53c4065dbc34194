"""Which games and bots there are, and what is asked before one begins: the game, the role, the rules, the players."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Styled

from tafelrunde import bots, games
from tafelrunde.boards import entry
from tafelrunde.cli.names import game_called
from tafelrunde.cli.screen import Leave, Screen
from tafelrunde.core.engine import Game
from tafelrunde.table import HUMAN
from tafelrunde.text import Text


@dataclass(frozen=True)
class Choice:
    """One of the answers to a question before the game: what it is called, what is said of it, how it is typed."""

    name: str
    about: str = ""
    spellings: tuple[str, ...] = ()


def list_games(text: Text, screen: Screen) -> int:
    """Print the games with their players and bots."""
    for name in games.names():
        screen.show(Styled.assemble((name, "bold"), " – ", text.title(name)), *described(name, text, 2))
    show_refused(screen)
    return 0


def show_refused(screen: Screen) -> None:
    """Print why games of somebody else were left out."""
    for sentence in games.refused():
        screen.show(Styled(f"{sentence[0].upper()}{sentence[1:]}.", style="dim"))


def list_bots(given: str | None, text: Text, screen: Screen) -> int:
    """Print the bots of a game, or of all of them, from weak to strong, each with how it plays and what can be set."""
    for name in games.names() if given is None else [game_called(given).id]:
        screen.show(Styled.assemble((name, "bold"), " – ", text.title(name)))
        for bot in bots.names(name):
            plays = text.bot(name, bot)
            level = bots.is_level(bot)
            called = f" ({text.bot_name(bot)})" if level else ""
            line = Styled.assemble((bot, "bold"), called, f" – {plays}" if plays else "")
            screen.show(Padding(line, (0, 0, 0, 2)))
            for parameter in () if level else bots.find(bot, name).parameters:
                screen.show(Padding(f"{parameter.name}={parameter.default}: {parameter.takes}", (0, 0, 0, 4)))
    return 0


def described(name: str, text: Text, indent: int) -> list[RenderableType]:
    """Return what a game is about, and who can play it."""
    seats = games.load(name).seats
    low, high = seats.start, seats.stop - 1
    players = str(low) if low == high else f"{low}–{high}"
    known = ", ".join(text.bot_name(bot) for bot in opponents(name))
    facts = text.say("terminal-game-facts", {"seats": players, "bots": known})
    parts = [part for part in (text.summary(name), Styled(facts, style="dim")) if part]
    return [Padding(part, (0, 0, 0, indent)) for part in parts]


def opponents(name: str) -> list[str]:
    """Return the bots that a player is offered: the levels of a game, or whatever there is."""
    known = bots.names(name)
    return [bot for bot in known if bots.is_level(bot)] or known


class Menu:
    """The questions before a game."""

    def __init__(self, text: Text, screen: Screen) -> None:
        self.text = text
        self.screen = screen

    def game(self) -> Game:
        """Ask which game is to be played."""
        names = games.names()
        self.screen.show(Rule(Styled("Tafelrunde", style="bold"), align="left", style="dim"))
        for number, name in enumerate(names, 1):
            title = Styled(f"{number:>2}) {self.text.title(name)}", style="bold")
            self.screen.show(title, *described(name, self.text, 4))
        choices = [Choice(self.text.title(name), spellings=(name,)) for name in names]
        return games.load(names[self.choose("terminal-choose-game", choices)])

    def seat(self, game: Game) -> int:
        """Ask who one wants to be, where the seats are not alike."""
        if not game.roles:
            return 0
        roles = [f"{game.id}-role-{role}" for role in game.roles]
        choices = [
            Choice(self.text.say(message), self.text.say(f"{message}.about"), (role,))
            for message, role in zip(roles, game.roles, strict=True)
        ]
        return self.choose("terminal-choose-role", choices, listed=True)

    def options(self, game: Game, given: Mapping[str, object]) -> dict[str, object]:
        """Ask what is to be chosen about the rules, unless it was given already."""
        chosen = dict(given)
        for option in game.options:
            if not option.choices or given:
                continue
            name = f"{game.id}-option-{option.name}"
            choices = [Choice(value, self.text.say(f"{name}.{value}")) for value in option.choices]
            chosen[option.name] = option.choices[self.choose(f"{name}.asked", choices, listed=True)]
        return chosen

    def players(self, game: Game, seat: int) -> list[str]:
        """Ask how many play, and against whom; whoever is asked sits at `seat`."""
        counts = list(game.seats)
        choices = [Choice(str(count)) for count in counts]
        count = counts[0]
        if len(counts) > 1:
            count = counts[self.choose("terminal-choose-seats", choices, numbers=counts)]
        others = self.opponents(game, count - 1)
        return [*others[:seat], HUMAN, *others[seat:]]

    def opponents(self, game: Game, count: int) -> list[str]:
        """Ask who the others are: one name for all of them, or one for each."""
        offered = [*opponents(game.id), HUMAN]
        known = [*offered, *(name for name in bots.names(game.id) if name not in offered)]
        usual = known.index(bots.usual(game.id))
        called = [HUMAN if name == HUMAN else self.text.bot_name(name) for name in known]
        for number, name in enumerate(offered, 1):
            plays = self.text.say("terminal-human") if name == HUMAN else self.text.bot(game.id, name)
            self.list_one(number, called[number - 1], plays)
        spellings = {k: (str(k + 1), called[k], name) for k, name in enumerate(known)}
        prompt = self.text.say("terminal-choose-opponents", {"count": count, "best": called[usual]})
        while True:
            typed = self.typed(prompt)
            meant = [entry.named(word, spellings) for word in re.split(r"[,\s]+", typed) if word] or [[usual]]
            if all(len(found) == 1 for found in meant) and len(meant) in (1, count):
                names = [known[found[0]] for found in meant]
                return names * count if len(names) == 1 else names
            prompt = self.text.say("terminal-choose-opponents-again", {"typed": typed[:40], "count": count})

    def choose(self, message: str, choices: Sequence[Choice], listed: bool = False, numbers: Sequence[int] = ()) -> int:
        """Ask until one of the choices is meant, by its number, its name or a part of it; Enter means the first."""
        numbers = numbers or range(1, len(choices) + 1)
        if listed:
            for number, choice in zip(numbers, choices, strict=True):
                self.list_one(number, choice.name, choice.about)
        args: dict[str, str | int] = {"least": numbers[0], "most": numbers[-1]}
        spellings = {
            k: (str(number), choice.name, *choice.spellings)
            for k, (number, choice) in enumerate(zip(numbers, choices, strict=True))
        }
        by_name = "terminal-choose" if listed or numbers[0] == 1 else "terminal-choose.numbers"
        prompt = self.text.say(by_name, {"question": self.text.say(message), **args})
        while True:
            typed = self.typed(prompt)
            if not typed:
                return 0
            found = entry.named(typed, spellings) or within(typed, spellings)
            if len(found) == 1:
                return found[0]
            if found:
                meant = ", ".join(choices[k].name for k in found)
                prompt = self.text.say("terminal-ambiguous", {"typed": typed[:40], "meant": meant})
            else:
                prompt = self.text.say("terminal-choose-again", {"typed": typed[:40], **args})

    def list_one(self, number: int, name: str, about: str) -> None:
        """Print one of the choices."""
        line = Grid.grid(padding=(0, 1))
        line.add_row(f" {number:>2})", Styled.assemble((name, "bold"), f" – {about}" if about else ""))
        self.screen.show(line)

    def typed(self, prompt: str) -> str:
        """Return what is typed; Leave if that is q."""
        typed = self.screen.ask(f" {prompt} > ")
        if typed.lower() == "q":
            raise Leave
        return typed


def within(typed: str, spellings: Mapping[int, Sequence[str]]) -> list[int]:
    """Return what has the typed letters anywhere in its name."""
    part = entry.plain(typed)
    return [k for k, ways in spellings.items() if part and any(part in entry.plain(way) for way in ways)]
