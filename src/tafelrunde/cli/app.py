"""The commands of `tafelrunde`, what they take, and how they fail: one sentence, exit code 2.

What only one command needs is imported by it: the others start sooner.
"""

import json
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, CycloptsError, Parameter

import tafelrunde
from tafelrunde import games, languages
from tafelrunde.cli import names, saves
from tafelrunde.cli.admin import admin as operate
from tafelrunde.cli.complaints import Complaint, unknown
from tafelrunde.cli.help import commands, complaint, speak
from tafelrunde.cli.screen import Leave, Screen, output
from tafelrunde.cli.serve import backup as write_backup
from tafelrunde.cli.serve import bench as bench_server
from tafelrunde.cli.serve import restore as read_backup
from tafelrunde.cli.serve import serve as start_server
from tafelrunde.cli.shell import NAME, program
from tafelrunde.cli.start import fail, outcome, spoken
from tafelrunde.pure import reason
from tafelrunde.table import HUMAN, Table
from tafelrunde.text import Text, default_language

FIRST: Final = games.first()
"""The game of whoever names none."""
LONGEST: Final = 3600
"""More seconds than anybody waits for one thing."""


def version() -> str:
    """Return what is installed here."""
    why = f": {reason()}" if reason() else ""
    build = "compiled rules" if tafelrunde.COMPILED else f"rules in pure Python{why}"
    return f"tafelrunde {tafelrunde.__version__} ({build}), Python {platform.python_version()}"


app = App(
    name=NAME,
    version=version,
    help_format="plaintext",
)

# What each command and parameter is good for is said in the language of whoever asks: `terminal-help-play-players`.
Said = Parameter()
Several = Parameter(consume_multiple=True, negative="")
Lang = Annotated[str | None, Said]
Seed = Annotated[int | None, Said]
Options = Annotated[list[str], Parameter(name="--option", consume_multiple=True, negative="")]


def language(lang: str | None) -> Text:
    """Return the words of the chosen language, or of the locale."""
    chosen = default_language() if lang is None else lang.lower()
    if chosen not in languages.known():
        raise unknown("language", chosen, languages.known())
    return Text(chosen)


@app.command
def play(
    game: Annotated[str | None, Said] = None,
    /,
    *,
    players: Annotated[list[str], Several] = [],  # noqa: B006
    lang: Lang = None,
    seed: Seed = None,
    option: Options = [],  # noqa: B006
    resume: Annotated[Path | None, Said] = None,
    save: Annotated[Path | None, Said] = None,
    begin: Annotated[str | None, Parameter(name="--from", show_default=False)] = None,
    everything: Annotated[bool, Parameter(name="--open", negative="")] = False,
) -> int:
    """Play a game against a bot or a friend."""
    from tafelrunde.cli.match import go_on, match_of
    from tafelrunde.cli.play import Session

    text = language(lang)
    screen = Screen()
    if resume is not None:
        if game is not None or players or seed is not None or option:
            raise Complaint("terminal-error-resume")
        path = saves.find(resume)
        kept = match_of(path)
        if kept is not None and save is None:
            return go_on(kept, text, screen)
        table = saves.load(path)
        if save is not None and save != path:
            path = saves.chosen_file(save)
    elif begin is not None:
        from tafelrunde.cli.departure import table_from

        table = table_from(begin, players, names.checked_seed(seed), everything, text, screen)
        path = saves.new_file(table.game.id) if save is None else saves.chosen_file(save)
    else:
        table = new_table(game, players, names.options(option), names.checked_seed(seed), text, screen)
        path = saves.new_file(table.game.id) if save is None else saves.chosen_file(save)
    while True:
        session = Session(table, path, text, screen)
        code = session.run()
        if not session.again():
            return code
        table = session.next_table()
        path = saves.new_file(table.game.id)


def new_table(
    game: str | None, players: list[str], options: dict[str, object], seed: int | None, text: Text, screen: Screen
) -> Table:
    """Return the table of a new game; whoever sits before the screen is asked for what was not named."""
    from tafelrunde.cli.games import Menu

    menu = Menu(text, screen)
    rules = menu.game() if game is None and screen.live else names.game_called(game or FIRST)
    named = names.players(rules, players) if players or not screen.live else []
    seat = 0 if named else menu.seat(rules)
    if screen.live and not (game and named):
        options = menu.options(rules, options)
    seated = named or menu.players(rules, seat)
    if HUMAN not in seated:
        raise Complaint("terminal-error-nobody", {"human": HUMAN, "command": f"{program()} watch"})
    return Table(rules, seated, options, seed=seed)


@app.command
def match(
    game: Annotated[str, Said] = "tyrant",
    /,
    *,
    players: Annotated[list[str], Several] = [],  # noqa: B006
    lang: Lang = None,
    seed: Seed = None,
    option: Options = [],  # noqa: B006
) -> int:
    """Play two games, swapping seats in between: 2:0, 1:1 or 0:2."""
    from tafelrunde.cli.match import match as play_match

    text, rules = language(lang), names.game_called(game)
    return play_match(
        rules, names.players(rules, players), names.options(option), names.checked_seed(seed), text, Screen()
    )


@app.command
def watch(
    game: Annotated[str, Said] = FIRST,
    /,
    *bots: Annotated[str, Said],
    lang: Lang = None,
    seed: Seed = None,
    option: Options = [],  # noqa: B006
    delay: Annotated[float, Said] = 1.5,
) -> int:
    """Watch bots play each other, with all cards open."""
    from tafelrunde.cli.watch import seat_bots
    from tafelrunde.cli.watch import watch as watch_game

    if not 0 <= delay <= LONGEST:
        raise Complaint("terminal-error-delay", {"delay": str(delay), "longest": str(LONGEST)})
    text = language(lang)
    table = seat_bots(names.game_called(game), bots, names.options(option), names.checked_seed(seed))
    return watch_game(table, delay, text, Screen())


@app.command
def learn(
    game: Annotated[str, Said] = FIRST,
    guide: Annotated[str | None, Said] = None,
    /,
    *,
    lang: Lang = None,
) -> int:
    """Learn a game by a first one that teaches."""
    from tafelrunde.cli.learn import learn as teach

    return teach(names.game_called(game), guide, language(lang), Screen())


@app.command
def arena(
    game: Annotated[str, Said],
    /,
    *bots: Annotated[str, Said],
    games: Annotated[int, Said] = 100,
    seats: Annotated[int | None, Said] = None,
    option: Options = [],  # noqa: B006
    seed: Annotated[int, Said] = 1,
    workers: Annotated[int | None, Said] = None,
    file: Annotated[Path | None, Parameter(name="--json")] = None,
    round_robin: Annotated[bool, Parameter(negative="")] = False,
    sprt: Annotated[str | None, Said] = None,
    seconds: Annotated[float | None, Said] = None,
    cluster: Annotated[str | None, Said] = None,
    record: Annotated[Path | None, Said] = None,
    record_as: Annotated[str, Said] = "log",
    allow_failures: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang = None,
) -> int:
    """Let bots play many games against each other and report the results."""
    from tafelrunde.arena import plan as planning
    from tafelrunde.arena import sprt as testing
    from tafelrunde.arena.run import Match
    from tafelrunde.cli import arena as playing

    text, rules = language(lang), names.game_called(game)
    sets = playing.option_sets(rules, names.options(option))
    named = names.known_bots(rules, bots)
    names.checked_seed(seed)
    plan = planning.make(rules.id, named, sets, seats, seed, round_robin, seconds, record, record_as)
    match = Match(plan, games, None if sprt is None else testing.read(sprt), file)
    kept = None if file is None else str(file)
    return playing.play(match, playing.hands(workers), cluster, kept, allow_failures, text, Screen())


@app.command
def replay(
    file: Annotated[Path, Said],
    /,
    *,
    seat: Annotated[int | None, Said] = None,
    lang: Lang = None,
) -> int:
    """Step through a saved game."""
    from tafelrunde.cli.replay import replay as replay_game

    return replay_game(file, seat, language(lang), Screen())


@app.command(name="ask")
def ask_bot(
    place: Annotated[str, Said],
    bot: Annotated[str, Said],
    /,
    *,
    seed: Annotated[int, Said] = 1,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Lang = None,
) -> int:
    """Ask a bot what it would answer at one place of a saved game, and why."""
    from tafelrunde.cli.ask import ask

    names.checked_seed(seed)
    return ask(place, bot, seed, as_json, language(lang), Screen())


@app.command(name="saves")
def list_saves(*, lang: Lang = None) -> int:
    """List the saved games: which game, who plays, when, and whose turn it is."""
    return saves.list_saves(language(lang), Screen())


@app.command
def rules(
    game: Annotated[str, Said] = FIRST,
    /,
    *,
    search: Annotated[str | None, Said] = None,
    lang: Lang = None,
) -> int:
    """Show the rules of a game in our words, or what a word is about."""
    from tafelrunde.cli.rules import rules as print_rules

    return print_rules(names.game_called(game), language(lang), Screen(), search)


@app.command(name="games")
def list_games(*, lang: Lang = None) -> int:
    """List the games, how many can play, and which bots there are."""
    from tafelrunde.cli.games import list_games as print_games

    return print_games(language(lang), Screen())


@app.command(name="bots")
def list_bots(game: Annotated[str | None, Said] = None, /, *, lang: Lang = None) -> int:
    """List the bots of one game or of all, from weak to strong, and how each of them plays."""
    from tafelrunde.cli.games import list_bots as print_bots

    return print_bots(game, language(lang), Screen())


@app.command
def bench(
    game: Annotated[str, Said] = FIRST,
    /,
    *,
    rounds: Annotated[int | None, Said] = None,
    seconds: Annotated[float | None, Said] = None,
    tables: Annotated[int, Said] = 500,
    db: Annotated[str | None, Said] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Measure how quick the rules, thousands of games at once, a server or its page are, and others beside them."""
    if seconds is not None and not 0 < seconds <= LONGEST:
        raise Complaint("terminal-error-seconds", {"seconds": str(seconds), "longest": str(LONGEST)})
    if game == "server":
        return bench_server(rounds or 1, seconds or 8.0, tables, db, as_json)
    if game == "page":
        from tafelrunde.bench import page

        return page.main()
    rounds, seconds = 3 if rounds is None else rounds, seconds or 0.5
    quiet = not sys.stderr.isatty()
    results: Any
    table: Callable[[Any], Any]
    if game == "batch":
        from tafelrunde.bench import batches

        results, table = batches.run(rounds, seconds, quiet), batches.table
    else:
        names.game_called(game)
        from tafelrunde import bench as benchmark

        results, table = benchmark.run(game, rounds, seconds, quiet), benchmark.table
    if as_json:
        print(json.dumps(results, indent=2))
    else:
        output(sys.stdout).print(table(results))
    return 0


@app.command
def serve(
    *,
    db: Annotated[str | None, Said] = None,
    host: Annotated[str | None, Said] = None,
    port: Annotated[int | None, Said] = None,
    workers: Annotated[int | None, Said] = None,
    base_url: Annotated[str | None, Said] = None,
    lan: Annotated[bool | None, Parameter(negative="")] = None,
    bots: Annotated[list[str] | None, Several] = None,
    bot_modules: Annotated[list[str] | None, Several] = None,
    guest_games: Annotated[bool | None, Parameter(negative="")] = None,
    bot_processes: Annotated[int | None, Said] = None,
    bot_seconds: Annotated[float | None, Said] = None,
    private_webhooks: Annotated[bool | None, Parameter(negative="")] = None,
    forwarded: Annotated[str | None, Said] = None,
    guest_days: Annotated[int | None, Said] = None,
    log_level: Annotated[str | None, Said] = None,
    browser: Annotated[bool | None, Said] = None,
    game: Annotated[str | None, Said] = None,
    check: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang = None,
) -> int:
    """Let people play over the network."""
    page = "/" if game is None else f"/new/{names.game_called(game).id}"
    given = {
        "db": db,
        "host": host,
        "port": port,
        "workers": workers,
        "base_url": base_url,
        "lan": lan,
        "bots": bots,
        "bot_modules": bot_modules,
        "guest_games": guest_games,
        "bot_processes": bot_processes,
        "bot_seconds": bot_seconds,
        "private_webhooks": private_webhooks,
        "forwarded": forwarded,
        "guest_days": guest_days,
        "log_level": log_level,
        "browser": browser,
    }
    return start_server(given, check, page, language(lang))


@app.command(name="mcp")
def speak_mcp(
    *,
    server: Annotated[str | None, Said] = None,
    name: Annotated[str, Said] = "Agent",
    chat: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang = None,
) -> int:
    """Let a language model play, here or at a server, by the Model Context Protocol."""
    from tafelrunde.cli.mcp import speak_over_stdio

    return speak_over_stdio(server, name, chat, language(lang))


@app.command(name="new-game")
def new_game(name: Annotated[str, Said], /, *, lang: Lang = None) -> int:
    """Create a small but complete game of your own, as a package with words and tests."""
    from tafelrunde.cli.new_game import new_game as write

    return write(name, language(lang), Screen())


@app.command
def words(
    of: Annotated[str, Said],
    /,
    *,
    missing: Annotated[bool, Parameter(name="--missing", negative="")] = False,
    lang: Lang = None,
) -> int:
    """Tell what a translation lacks."""
    from tafelrunde.cli.words import tell

    return tell(of.lower(), missing, language(lang), Screen())


@app.command
def admin(
    what: Annotated[str, Said],
    /,
    *names: Annotated[str, Said],
    why: Annotated[str, Said] = "",
    limit: Annotated[int | None, Said] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    db: Annotated[str | None, Said] = None,
    lang: Lang = None,
) -> int:
    """Look after a server: list tables, people and reports, lock somebody out, close a table."""
    return operate(what, names, db, why, limit, as_json, language(lang))


@app.command
def backup(file: Annotated[Path, Said], /, *, db: Annotated[str | None, Said] = None, lang: Lang = None) -> int:
    """Write everything a server keeps to one file, whether it is running or not."""
    return write_backup(file, db, language(lang))


@app.command
def restore(file: Annotated[Path, Said], /, *, db: Annotated[str | None, Said] = None, lang: Lang = None) -> int:
    """Fill a new, empty store from a backup."""
    return read_backup(file, db, language(lang))


for place, command in enumerate(commands(app)):
    app[command].sort_key = place  # the help lists them in the order of this file, not of the alphabet


def run(args: Sequence[str]) -> int:
    """Carry out a command line and return the exit code."""
    if list(args[:1]) == ["help"]:
        args = [*args[1:2], "--help", *args[2:]]
    text = spoken(args)
    speak(app, text)
    console = output(sys.stdout)
    args = complete(args)

    def command() -> object:
        return app(args, exit_on_error=False, print_error=False, result_action="return_value", console=console)

    try:
        return outcome(command, text)
    except CycloptsError as error:
        return fail(complaint(app, error, args).said(text))
    except (Leave, EOFError):
        return 0


def complete(args: Sequence[str]) -> list[str]:
    """Return a command line where --resume without a name means the game saved last.

    >>> complete(["play", "--resume", "--lang", "de"])
    ['play', '--resume', 'last', '--lang', 'de']
    """
    found: list[str] = []
    for k, arg in enumerate(args, 1):
        found.append(arg)
        if arg == "--resume" and all(after.startswith("-") for after in args[k : k + 1]):
            found.append(saves.LAST)
    return found
