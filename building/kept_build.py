"""Compiles the sources once, and keeps what comes of it under their hash: the package, or why there is none.

A build appears whole or not at all: it grows in a folder of its own, from a copy of the sources, and is then renamed.
Whoever is stopped in the middle leaves only such a folder behind, which the next one removes.
"""

import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import traceback
import zipfile
from pathlib import Path

import page
from environment import CACHE, PIP, alone, locked
from project import LOCK, ROOT, compiler_command, mypy_pin

KEPT = CACHE / "builds"
SCRATCH = "unfinished-"
UNUSED = 24 * 60 * 60
"""After so many seconds nobody is still in a game that was started with a build."""
BUILD = "import sys, tafelrunde_build; tafelrunde_build.build_wheel(sys.argv[1])"


class Build:
    """The build of some sources, whether it is there or not."""

    def __init__(self, name: str) -> None:
        self.home = KEPT / name

    @property
    def package(self) -> Path | None:
        """The folder to import the compiled package from, None if there is none."""
        folder = self.home / "site"
        return folder if folder.is_dir() else None

    @property
    def failed(self) -> bool:
        """Whether these sources could not be compiled."""
        return self.home.is_dir() and self.package is None

    @property
    def log(self) -> Path:
        """What the compiler said."""
        return self.home / "build.log"


def of_sources(tree: Path = ROOT) -> Build:
    """Return the build of the sources as they are."""
    digest = hashlib.sha256()
    for path in sources(tree):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(tree)} {len(content)}\n".encode() + content)
    machine = [sys.version, sysconfig.get_platform(), compiler_command()]
    digest.update("\n".join(machine).encode())
    return Build(digest.hexdigest()[:16])


def sources(tree: Path = ROOT) -> list[Path]:
    """Return the files a wheel is built from."""
    names = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
    single = [tree / name for name in (*names, LOCK.relative_to(ROOT))]
    found = [path for folder in ("src", "building") for path in (tree / folder).rglob("*")]
    return sorted(
        path
        for path in {*single, *found, *page.sources(tree)}
        if path.is_file() and "__pycache__" not in path.parts and ".egg-info" not in str(path) and not made(path, tree)
    )


def made(path: Path, tree: Path) -> bool:
    """Tell whether a file is part of the page as it was built: its sources stand for it."""
    return path.is_relative_to(tree / page.BUILT)


def copy_sources(to: Path) -> Path:
    """Copy what a wheel is built from, so that it can change meanwhile."""
    for path in sources():
        copy = to / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    if page.fresh():  # what is built already need not be built again
        shutil.copytree(ROOT / page.BUILT, to / page.BUILT)
    return to


def make(wait: bool, again: bool = False) -> Build | None:
    """Compile the sources unless that is done, and return their build.

    Only one process compiles: another one waits for it, or returns None. What failed is tried anew only `again`.
    """
    with alone(KEPT / "lock", wait) as mine:
        if not mine:
            return None
        clear_up()
        scratch = Path(tempfile.mkdtemp(prefix=SCRATCH, dir=KEPT))
        try:
            build = of_sources(copy_sources(scratch / "tree"))
            if build.failed and again:
                shutil.rmtree(build.home)
            if not build.home.exists():
                result = scratch / "result"
                result.mkdir()
                compile_into(result, scratch)
                result.rename(build.home)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)
    return build


def compile_into(result: Path, scratch: Path) -> None:
    """Compile a copy of the sources; whatever goes wrong is written to the log, and there is no package then."""
    with (result / "build.log").open("w", encoding="utf-8") as log:
        try:
            temporary = scratch / "tmp"
            temporary.mkdir()
            python_path = [str(scratch / "tree" / "building"), *compiling_tools(scratch, log.fileno())]
            environment = {
                "PYTHONPATH": os.pathsep.join(python_path),
                "TMPDIR": str(temporary),
                "TAFELRUNDE_REQUIRE_COMPILED": "1",  # a wheel of plain Python is of no use here
            }
            run(["-c", BUILD, str(temporary)], log.fileno(), scratch / "tree", environment)
            (wheel,) = temporary.glob("*.whl")
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(scratch / "site")
            (scratch / "site").rename(result / "site")
        except Exception as error:
            if not result.exists():
                raise  # somebody has removed everything: this says nothing about the sources
            if not isinstance(error, subprocess.CalledProcessError):  # the child has said itself what is wrong
                traceback.print_exc(file=log)


def compiling_tools(scratch: Path, log: int) -> list[str]:
    """Return the folder with mypy and what it needs, installed if need be; none where the environment has them."""
    try:
        if f"mypy=={importlib.metadata.version('mypy')}" == mypy_pin():
            return []
    except importlib.metadata.PackageNotFoundError:
        pass
    wanted = locked("# Development only", scratch / "compiling.txt")
    name = hashlib.sha256(wanted.read_bytes() + sys.version.encode()).hexdigest()[:16]
    tools = CACHE / "compiling" / name
    if not tools.exists():
        fresh = scratch / "tools"
        run([*PIP, "--no-compile", "--target", str(fresh), "-r", str(wanted)], log, scratch)
        tools.parent.mkdir(exist_ok=True)
        fresh.rename(tools)
    return [str(tools)]


def run(command: list[str], log: int, folder: Path, environment: dict[str, str] | None = None) -> None:
    """Run Python in a folder, with its output in the log."""
    subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=os.environ | (environment or {}),
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=subprocess.STDOUT,
        check=True,
    )


def clear_up() -> None:
    """Remove what was never finished, and builds that nobody has started for long."""
    for folder in KEPT.iterdir():
        old = folder.is_dir() and folder.stat().st_mtime < time.time() - UNUSED
        if folder.name.startswith(SCRATCH) or old:
            shutil.rmtree(folder, ignore_errors=True)
