"""Where the program begins: a server at once, whatever else is typed when its command line has been read.

To read a command line with all that it may say takes as long as to start a server. Most servers are started by a plain
one, which is read here; everything else, mistakes and calls for help among it, is left to `app.py`.
"""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import tafelrunde
from tafelrunde import games, languages, pure
from tafelrunde.cli.shell import FAILED, INTERRUPTED, NAME
from tafelrunde.cli.streams import OutputError, open_streams
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.games import guests
from tafelrunde.text import Text, default_language

SERVE: Final = "serve"
FLAGS: Final[dict[str, type]] = {
    "db": str,
    "host": str,
    "port": int,
    "workers": int,
    "base_url": str,
    "bot_processes": int,
    "bot_seconds": float,
    "forwarded": str,
    "guest_days": int,
    "log_level": str,
    "game": str,
    "lang": str,
}
"""What `serve` takes with one word after it, and what that is."""
EXTRAS: Final = {"asyncpg": "[server]", "mcp": "[mcp]", "numpy": "[rl]", "playwright": "[dev]"}
"""Which extra brings a package that a command may need; what is not here comes with the program."""
GAMES_FROM: Final = "--games-from"
"""What any command may be given: a folder with games of somebody else."""
SWITCHES: Final = {
    "--guest-games": ("guest_games", True),
    "--lan": ("lan", True),
    "--private-webhooks": ("private_webhooks", True),
    "--browser": ("browser", True),
    "--no-browser": ("browser", False),
}


def plain(args: Sequence[str]) -> dict[str, Any] | None:
    """Return what a plain command line of `serve` says, None where somebody else has to read it.

    >>> plain(["serve", "--port", "8001", "--no-browser"])
    {'port': 8001, 'browser': False}
    >>> plain(["serve", "--help"]), plain(["serve", "--port", "many"]), plain(["games"])
    (None, None, None)
    """
    if not args or args[0] != SERVE:
        return None
    found: dict[str, Any] = {}
    rest = list(args[1:])
    while rest:
        word = rest.pop(0)
        name, value = SWITCHES.get(word, (word.removeprefix("--").replace("-", "_"), None))
        if value is None:
            if name not in FLAGS or not word.startswith("--") or not rest or rest[0].startswith("-"):
                return None
            try:
                value = FLAGS[name](rest.pop(0))
            except ValueError:
                return None
        if name in found or value == "":
            return None
        found[name] = value
    spoken_there = found.get("lang", languages.ENGLISH) in languages.known()
    return found if spoken_there and ("game" not in found or found["game"] in games.names()) else None


def run(args: Sequence[str]) -> int:
    """Carry out a command line and return the exit code."""
    args, missing = look_for_games(args)
    if missing:
        return fail(spoken(args).say("terminal-error-games-from", {"path": missing}))
    given = plain(args)
    if given is None:
        from tafelrunde.cli.app import run as read

        return read(args)
    from tafelrunde.cli.serve import serve

    text = Text(given.pop("lang", default_language()))
    page = f"/new/{given.pop('game')}" if "game" in given else "/"
    return outcome(lambda: serve(given, False, page, text), text)


def look_for_games(args: Sequence[str]) -> tuple[list[str], str]:
    """Say where games of somebody else are looked for; return the rest of the line, and a folder that is not there.

    A server looks for them only when it is asked to, and lets another process run them.
    """
    rest, folders = list(args), list[str]()
    for k in reversed(range(len(rest))):
        if rest[k].startswith(f"{GAMES_FROM}="):
            folders.insert(0, rest.pop(k).partition("=")[2])
        elif rest[k] == GAMES_FROM and k + 1 < len(rest):
            folders.insert(0, rest.pop(k + 1))
            rest.pop(k)
    missing = next((folder for folder in folders if not Path(folder).exists()), "")
    if folders and not missing:
        named = [str(Path(folder).absolute()) for folder in folders]
        before = [folder for folder in os.environ.get(guests.FROM, "").split(os.pathsep) if folder]
        os.environ[guests.FROM] = os.pathsep.join(dict.fromkeys([*named, *before]))
        games.look_again()
    if rest[:1] == [SERVE]:
        guests.let_in(guests.asked_for("--guest-games" in rest))
        games.look_again()
    return rest, missing


def outcome(deed: Callable[[], object], text: Text) -> int:
    """Do something and return the exit code; what was wrong with it is said."""
    from tafelrunde.cli.complaints import Complaint

    try:
        code = deed()
    except Complaint as error:
        return fail(error.said(text))
    except TafelrundeError as error:
        return fail(str(error))
    except ModuleNotFoundError as error:
        name = (error.name or "").partition(".")[0]
        if not name or name == NAME:
            raise
        command = f"pip install '{NAME}{EXTRAS.get(name, '')}'"
        return fail(text.say("terminal-error-not-installed", {"name": name, "command": command}))
    except KeyboardInterrupt:
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def fail(sentence: str) -> int:
    """Say on stderr what is wrong, in one line."""
    errors = sys.stderr
    if hasattr(errors, "reconfigure"):
        errors.reconfigure(errors="backslashreplace")
    print(f"{NAME}: {' '.join(sentence.split())}", file=errors)
    return FAILED


def spoken(args: Sequence[str]) -> Text:
    """Return the language that a command line asks for, before it is looked at any closer; else that of the locale."""
    for k, arg in enumerate(args):
        given = args[k + 1] if arg == "--lang" and k + 1 < len(args) else arg.removeprefix("--lang=")
        if (arg == "--lang" or arg.startswith("--lang=")) and given.lower() in languages.known():
            return Text(given.lower())
    return Text(default_language())


def main() -> None:
    """Run the command line of this process."""
    open_streams()
    tell_of_plain_rules()
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except OutputError as error:
        discard_output()
        code = fail(spoken(sys.argv[1:]).say("terminal-error-output", {"why": str(error.strerror)}))
    except BrokenPipeError:
        discard_output()
        code = 1
    except OSError as error:
        text = spoken(sys.argv[1:])
        path = str(error.filename or text.say("terminal-error-input.nameless"))
        code = fail(text.say("terminal-error-input", {"path": path, "why": str(error.strerror)}))
    sys.exit(code)


def tell_of_plain_rules() -> None:
    """Say once, after an install that could not compile, that the rules are slower, and what makes them fast."""
    from tafelrunde.cli.saves import folder

    told = folder() / f"plain-{tafelrunde.__version__}"
    if pure.TOLD.exists() and not pure.wanted() and not told.exists():
        print(f"{NAME}: {spoken(sys.argv[1:]).say('terminal-plain-rules')}", file=sys.stderr)
        with suppress(OSError):
            told.parent.mkdir(parents=True, exist_ok=True)
            told.touch()


def discard_output() -> None:
    """Let what is still to be written go nowhere, where it cannot fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
