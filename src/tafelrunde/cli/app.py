"""The commands of `tafelrunde`, what they take, and how they fail: one sentence, exit code 2."""

import json
import os
import platform
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import UnknownCommandError, UnknownOptionError, UnusedCliTokensError

import tafelrunde
from tafelrunde import games
from tafelrunde.cli import names, saves
from tafelrunde.cli.games import choose_game, choose_players
from tafelrunde.cli.games import list_bots as print_bots
from tafelrunde.cli.games import list_games as print_games
from tafelrunde.cli.match import match as play_match
from tafelrunde.cli.play import Session
from tafelrunde.cli.replay import replay as replay_game
from tafelrunde.cli.rules import rules as print_rules
from tafelrunde.cli.screen import Leave, Screen, output
from tafelrunde.cli.shell import FAILED, INTERRUPTED, NAME, program
from tafelrunde.cli.streams import OutputError, open_streams
from tafelrunde.cli.watch import seat_bots
from tafelrunde.cli.watch import watch as watch_game
from tafelrunde.core.errors import OptionError, TafelrundeError
from tafelrunde.core.names import instead
from tafelrunde.table import HUMAN, Table
from tafelrunde.text import LANGUAGES, Text, default_language

LONGEST: Final = 3600
"""More seconds than anybody waits for one thing."""
LONGEST_WORD: Final = 60


def version() -> str:
    """Return what is installed here."""
    build = "compiled rules" if tafelrunde.COMPILED else "rules in pure Python"
    return f"tafelrunde {tafelrunde.__version__} ({build}), Python {platform.python_version()}"


app = App(
    name=NAME,
    version=version,
    help_format="plaintext",
)

GAMES: Final = f"One of {', '.join(games.names())}."
Lang = Annotated[str | None, Parameter(help=f"Language: {', '.join(LANGUAGES)}. Default: the one of your locale.")]
Seed = Annotated[int | None, Parameter(help="Have the same chances again: any whole number of up to 64 bits.")]
Options = Annotated[
    list[str],
    Parameter(
        name="--option",
        consume_multiple=True,
        negative="",
        show_default=False,
        help="Rules to play by, as name=value; the command 'rules' lists them.",
    ),
]


def language(lang: str | None) -> Text:
    """Return the words of the chosen language, or of the locale."""
    return Text(default_language() if lang is None else lang.lower())


@app.command
def play(
    game: Annotated[str | None, Parameter(help=f"{GAMES} In a terminal you are asked, elsewhere it is claim.")] = None,
    /,
    *,
    players: Annotated[
        list[str],
        Parameter(
            consume_multiple=True,
            negative="",
            show_default=False,
            help="Who sits where, seat by seat: human or a bot's name. Default: human against the best bot; "
            "the command 'bots' lists them. "
            "Humans share the keyboard, and each sees only what is theirs to see.",
        ),
    ] = [],  # noqa: B006
    lang: Lang = None,
    seed: Seed = None,
    option: Options = [],  # noqa: B006
    resume: Annotated[Path | None, Parameter(help="Go on with this saved game: a file, or its bare name.")] = None,
    save: Annotated[Path | None, Parameter(help="Save the game in this file instead of the usual place.")] = None,
) -> int:
    """Play a game against a bot or a friend.

    Type a choice by its number or name; ? explains, u takes back, q saves and leaves.

    A bot begins: tafelrunde play claim --players greedy human --option first=0

    The rebel on side B: tafelrunde play tyrant --players greedy human --option side=b

    Two people and two bots, in German: tafelrunde play tokyo --players human human greedy random --lang de
    """
    text = language(lang)
    screen = Screen()
    if resume is not None:
        if game is not None or players or seed is not None or option:
            raise OptionError("a saved game has its players, options and seed already: give --resume without them")
        path = saves.find(resume)
        table = saves.load(path)
        if save is not None and save != path:
            path = saves.chosen_file(save)
    else:
        options, seed = names.options(option), names.checked_seed(seed)
        asking = game is None and screen.live
        rules = choose_game(text, screen) if asking else games.load(game or "claim")
        seated = choose_players(rules, text, screen) if asking and not players else names.players(rules, players)
        if HUMAN not in seated:
            raise OptionError(f"nobody would play: name a {HUMAN} among the players, or use '{program()} watch'")
        table = Table(rules, seated, options, seed=seed)
        path = saves.new_file(rules.id) if save is None else saves.chosen_file(save)
    return Session(table, path, text, screen).run()


@app.command
def match(
    game: Annotated[str, Parameter(help=GAMES)] = "tyrant",
    /,
    *,
    players: Annotated[
        list[str],
        Parameter(
            consume_multiple=True,
            negative="",
            show_default=False,
            help="The two players: human or a bot's name. Default: human against the best bot.",
        ),
    ] = [],  # noqa: B006
    lang: Lang = None,
    seed: Seed = None,
    option: Options = [],  # noqa: B006
) -> int:
    """Play two games and change seats in between: 2:0, 1:1 or 0:2.

    Example: tafelrunde match tyrant --players human greedy --option side=b
    """
    rules = games.load(game)
    return play_match(
        rules, names.players(rules, players), names.options(option), names.checked_seed(seed), language(lang), Screen()
    )


@app.command
def watch(
    game: Annotated[str, Parameter(help=GAMES)] = "claim",
    /,
    *bots: Annotated[str, Parameter(help="The bots, seat by seat. Default: the best one on every seat.")],
    lang: Lang = None,
    seed: Seed = None,
    option: Options = [],  # noqa: B006
    delay: Annotated[float, Parameter(help="Seconds between two decisions, on a terminal.")] = 1.5,
) -> int:
    """Watch bots play against each other, with all cards open.

    Example: tafelrunde watch claim greedy random --seed 3
    """
    if not 0 <= delay <= LONGEST:
        raise OptionError(f"a delay of {delay} seconds cannot be: take 0 to {LONGEST}")
    text = language(lang)
    table = seat_bots(games.load(game), bots, names.options(option), names.checked_seed(seed))
    return watch_game(table, delay, text, Screen())


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A saved game: a file, or the bare name of one in the usual place.")],
    /,
    *,
    seat: Annotated[int | None, Parameter(help="See it with the eyes of this seat, 0 or above.")] = None,
    lang: Lang = None,
) -> int:
    """Step through a saved game: Enter next, b back, a number goes there, q quits.

    A finished game is shown with all cards open, one that still goes on as an onlooker sees it.
    """
    return replay_game(file, seat, language(lang), Screen())


@app.command
def rules(game: Annotated[str, Parameter(help=GAMES)] = "claim", /, *, lang: Lang = None) -> int:
    """Print the rules of a game in our words, with their source, our rulings, and the options.

    Example: tafelrunde rules tyrant --lang pl
    """
    return print_rules(games.load(game), language(lang), Screen())


@app.command(name="games")
def list_games(*, lang: Lang = None) -> int:
    """List the games, who can play them, and the bots there are."""
    return print_games(language(lang), Screen())


@app.command(name="bots")
def list_bots(
    game: Annotated[str | None, Parameter(help=f"{GAMES} Default: all of them.")] = None, /, *, lang: Lang = None
) -> int:
    """List the bots of a game or of all games, from weak to strong, and how each of them plays.

    Their names are what 'play --players', 'match --players' and 'watch' take.

    Example: tafelrunde bots tokyo --lang de
    """
    return print_bots(game, language(lang), Screen())


@app.command
def bench(
    game: Annotated[str, Parameter(help=GAMES)] = "claim",
    /,
    *,
    rounds: Annotated[int, Parameter(help="How often everything is measured; the median counts.")] = 3,
    seconds: Annotated[float, Parameter(help="How long each figure is measured in each round.")] = 0.5,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="Print JSON instead of a table.")] = False,
) -> int:
    """Measure how quick the rules are: pure, compiled, and beside games of OpenSpiel where it is installed.

    Example: tafelrunde bench tokyo --rounds 1 --seconds 0.1
    """
    if not 0 < seconds <= LONGEST:
        raise OptionError(f"{seconds} seconds cannot be measured: take more than 0 and at most {LONGEST}")
    from tafelrunde import bench as benchmark

    results = benchmark.run(game, rounds, seconds, quiet=not sys.stderr.isatty())
    if as_json:
        print(json.dumps(results, indent=2))
    else:
        output(sys.stdout).print(benchmark.table(results))
    return 0


for place, command in enumerate(name for name in app if not name.startswith("-")):
    app[command].sort_key = place  # the help lists them in the order of this file, not of the alphabet


def run(args: Sequence[str]) -> int:
    """Carry out a command line and return the exit code."""
    app.help = f"Board games about who rules, for people and bots, in the terminal.\n\nStart with: {program()} play"
    if list(args[:1]) == ["help"]:
        args = [*args[1:2], "--help"]
    try:
        console = output(sys.stdout)
        code = app(args, exit_on_error=False, print_error=False, result_action="return_value", console=console)
    except UnknownCommandError as error:
        return fail(*unknown_command(error, args))
    except UnknownOptionError as error:
        return fail(unknown_flag(error), args)
    except UnusedCliTokensError as error:
        return fail(f"{' '.join(map(repr, error.unused_tokens or []))} is more than this command takes", args)
    except CycloptsError as error:
        return fail(" ".join(map(shortened, str(error).split())).rstrip("."), args)
    except TafelrundeError as error:
        return fail(str(error))
    except (Leave, EOFError):
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def unknown_command(error: UnknownCommandError, args: Sequence[str]) -> tuple[str, Sequence[str] | None]:
    """Return what to type instead of a first word that is no command, and the arguments if the help says more."""
    word = shortened((error.unused_tokens or [""])[0])
    if word in games.names():
        return f"{word!r} is a game, not a command: type '{program()} play {word}'", None
    flag = word.startswith("-")
    known = [name for name in app if name.startswith("-") is flag]
    return f"there is no {'flag' if flag else 'command'} {word!r}: {instead(word, known)}", args


def unknown_flag(error: UnknownOptionError) -> str:
    """Return what to type instead of a flag that the command does not have."""
    word = shortened(error.token.keyword or error.token.value).partition("=")[0]
    known = [name for argument in error.argument_collection for name in argument.names if name.startswith("-")]
    return f"there is no flag {word!r}: {instead(word, known)}"


def shortened(word: str) -> str:
    """Return a word that was typed, as far as anybody reads it."""
    return word if len(word) <= LONGEST_WORD else f"{word[:LONGEST_WORD]}…"


def fail(sentence: str, args: Sequence[str] | None = None) -> int:
    """Say on stderr what is wrong, in one line."""
    if args is not None:
        command = next((arg for arg in args if arg in app and not arg.startswith("-")), "")
        see = f"'{program()} {command} --help'".replace("  ", " ")
        sentence += f" See {see}" if sentence.endswith("?") else f": see {see}"
    errors = sys.stderr
    if hasattr(errors, "reconfigure"):
        errors.reconfigure(errors="backslashreplace")
    print(f"{NAME}: {' '.join(sentence.split())}", file=errors)
    return FAILED


def main() -> None:
    """Run the command line of this process."""
    open_streams()
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except OutputError as error:
        discard_output()
        code = fail(f"the output cannot be written: {error.strerror}; send it somewhere else")
    except BrokenPipeError:
        discard_output()
        code = 1
    except OSError as error:
        code = fail(f"{error.filename or 'the input'} cannot be read: {error.strerror}; give another one")
    sys.exit(code)


def discard_output() -> None:
    """Let what is still to be written go nowhere, where it cannot fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
