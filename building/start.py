"""Chooses what a start of the program runs: the compiled package, or plain Python until that is there.

python building/start.py            at once: what is not compiled yet is compiled in the background
python building/start.py --wait     compiled where that can be done, however long it takes
python building/start.py --begin    only begins to compile in the background, if there is need

The environment holds the name of one folder, in a .pth file: that of a build, or `src`. A program that runs keeps the
folder it was started with. The background is a session of its own, which neither Ctrl-C nor the end of the terminal or
of the game stops; if something else does, the next start begins anew.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import kept_build
from project import ROOT, obstacle, switched_on

PLAIN = ROOT / "src"
REQUIRED = "TAFELRUNDE_REQUIRE_COMPILED"
LAUNCHER = """\
#!/bin/sh
'''exec' "{python}" "$0" "$@"
'''
# The line above lets a shell find Python, also where its path is too long or has blanks.
from tafelrunde.cli import main

if __name__ == "__main__":
    main()
"""


def at_once() -> Path:
    """Return the folder to import from now, and see to it that there is a better one next time."""
    reason = obstacle()
    build = kept_build.of_sources()
    if reason is not None:
        if not switched_on("TAFELRUNDE_PURE"):
            say_once(f"{capital(reason)}: the rules run as plain Python.")
        return PLAIN
    if build.package is not None:
        build.home.touch()
        return build.package
    if build.failed:
        say_once(f"Compiling the rules failed ({shown(build.log)} says why): they run as plain Python.")
    else:
        print("Compiling the rules in the background; until then they run as plain Python (to wait: make compile)")
        begin()
    return PLAIN


def begin() -> None:
    """Let a process of its own compile; it ends by itself if another one does so already."""
    nowhere = subprocess.DEVNULL
    command = [sys.executable, __file__, "--build"]
    subprocess.Popen(command, cwd=ROOT, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True)


def after_waiting() -> Path:
    """Return the folder to import from, compiled if that can be done; leave with an error if it must be and cannot."""
    reason = obstacle()
    if reason is None:
        build = kept_build.of_sources()
        if build.package is None:
            print("Compiling the rules; this takes a few minutes, once", flush=True)
            build = kept_build.make(wait=True, again=True) or build
        if build.package is not None:
            build.home.touch()
            return build.package
        reason = f"compiling the rules failed ({shown(build.log)} says why)"
        if switched_on(REQUIRED):
            print(build.log.read_text(encoding="utf-8"), file=sys.stderr)
    if switched_on(REQUIRED):
        sys.exit(f"tafelrunde: {reason}, and {REQUIRED} is set, so nothing is installed")
    print(f"{capital(reason)}: the rules run as plain Python.")
    return PLAIN


def choose(package: Path, libraries: Path, programs: Path) -> None:
    """Let the environment import from this folder from the next start on."""
    put(libraries / "tafelrunde.pth", os.path.relpath(package, libraries) + "\n")
    program = programs / "tafelrunde"
    put(program, LAUNCHER.format(python=programs / "python"), 0o755)


def put(path: Path, content: str, mode: int = 0o644) -> None:
    """Write a file in one go, unless it says that already: others may be reading it."""
    if path.exists() and path.read_text(encoding="utf-8") == content:
        return
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.write_text(content, encoding="utf-8")
    part.chmod(mode)
    part.replace(path)


def say_once(sentence: str) -> None:
    """Say something, but not what was said last time."""
    told = Path(sys.prefix) / "told"
    if not told.exists() or told.read_text(encoding="utf-8") != sentence:
        print(sentence)
        put(told, sentence)


def capital(sentence: str) -> str:
    """Return a sentence with its first letter as it should be."""
    return sentence[:1].upper() + sentence[1:]


def shown(path: Path) -> str:
    """Return a path as it is seen from the project's folder."""
    return os.path.relpath(path, ROOT)


def main(arguments: list[str]) -> None:
    """Do what the command line says."""
    if "--build" in arguments:
        os.nice(5)
        kept_build.make(wait=False)
        return
    if "--begin" in arguments:
        if obstacle() is None and not kept_build.of_sources().home.exists():
            begin()
        return
    package = after_waiting() if "--wait" in arguments or switched_on(REQUIRED) else at_once()
    choose(package, Path(sysconfig.get_path("purelib")), Path(sysconfig.get_path("scripts")))


if __name__ == "__main__":
    main(sys.argv[1:])
