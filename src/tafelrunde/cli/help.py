"""The help of the command line in the player's language, and what is wrong with a command line, said in it too."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, get_args

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.exceptions import MissingArgumentError, UnknownCommandError, UnknownOptionError, UnusedCliTokensError
from cyclopts.help import DefaultFormatter
from rich.console import Console, ConsoleOptions

from tafelrunde import games, languages
from tafelrunde.cli.complaints import Complaint, unknown
from tafelrunde.cli.shell import program
from tafelrunde.text import Text

LONGEST_WORD = 60


class Formatter(DefaultFormatter):
    """The usual look of a help page, but the line about usage is in our words."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Print the line as it is."""
        console.print(usage)


def speak(app: App, text: Text) -> None:
    """Let the help of all commands speak a language: `terminal-help-play` and `terminal-help-play-players`.

    What several commands take is said once, as `terminal-help-any-lang`.
    """
    app.help = text.say("terminal-help", {"command": f"{program()} play"})
    app.group_commands = Group(text.say("terminal-help-commands"))
    app.help_formatter = Formatter()
    app.usage = usage(text, "COMMAND")
    for flag in ("--help", "--version"):
        app[flag].help = text.say(f"terminal-help-{flag.strip('-')}")
    for name in commands(app):
        command = app[name]
        command.help = text.say(f"terminal-help-{name}", {"game": games.first()})
        command.usage = usage(text, f"{name} …")
        command.group_arguments = Group.create_default_arguments(text.say("terminal-help-arguments"))
        command.group_parameters = Group.create_default_parameters(text.say("terminal-help-parameters"))
        assert command.default_command is not None
        translate(command.default_command, name, text)


def usage(text: Text, rest: str) -> str:
    """Return the line that shows how a command is typed."""
    return text.say("terminal-help-usage", {"command": f"tafelrunde {rest}"})


def commands(app: App) -> list[str]:
    """Return the names of the commands."""
    return [name for name in app if not name.startswith("-")]


def translate(function: Callable[..., Any], command: str, text: Text) -> None:
    """Put the help of each parameter into a language."""
    known: dict[str, str | int] = {
        "games": ", ".join(games.names()),
        "game": games.first(),
        "languages": ", ".join(languages.known()),
    }
    for name, hint in function.__annotations__.items():
        kind, *parameters = get_args(hint) if hasattr(hint, "__metadata__") else (hint,)
        own, shared = f"terminal-help-{command}-{name}", f"terminal-help-any-{name}"
        if parameters:
            said = text.say(own if text.has(own) else shared, known)
            function.__annotations__[name] = Annotated[kind, parameters[0], Parameter(help=said, show_default=False)]


def complaint(app: App, error: CycloptsError, args: Sequence[str]) -> Complaint:
    """Return what is wrong with a command line, with the command whose help says more."""
    if isinstance(error, UnknownCommandError):
        word = shortened((error.unused_tokens or [""])[0])
        if word in games.names():
            return Complaint("terminal-error-game-no-command", {"game": word, "command": f"{program()} play {word}"})
        flag = word.startswith("-")
        known = [name for name in app if name.startswith("-") is flag]
        return unknown("flag" if flag else "command", word, known, {"help": help_of(app, args)})
    if isinstance(error, UnknownOptionError):
        word = shortened(error.token.keyword or error.token.value).partition("=")[0]
        known = [name for argument in error.argument_collection for name in argument.names if name.startswith("-")]
        return unknown("flag", word, known, {"help": help_of(app, args)})
    if isinstance(error, UnusedCliTokensError):
        extra = " ".join(repr(shortened(token)) for token in error.unused_tokens or [])
        return Complaint("terminal-error-too-much", {"extra": extra, "help": help_of(app, args)})
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        return Complaint("terminal-error-missing", {"name": error.argument.name, "help": help_of(app, args)})
    said = " ".join(map(shortened, str(error).split())).rstrip(".")
    return Complaint("terminal-error-command-line", {"why": said, "help": help_of(app, args)})


def help_of(app: App, args: Sequence[str]) -> str:
    """Return what to type for the help of the command that was meant."""
    command = next((arg for arg in args if arg in commands(app)), "")
    return f"{program()} {command} --help".replace("  ", " ")


def shortened(word: str) -> str:
    """Return a word that was typed, as far as anybody reads it."""
    return word if len(word) <= LONGEST_WORD else f"{word[:LONGEST_WORD]}…"
