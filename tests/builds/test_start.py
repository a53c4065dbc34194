"""What a start runs: plain Python at once, the compiled package whole from the first start after it is there.

The sources here are a few lines, and so is what stands for the compiler; processes, locks and folders are real.
"""

import shutil
import signal
import subprocess
import time
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

from builds.wheels import SWITCHES, run
from project import LOCK, ROOT, mypy_pin

pytestmark = pytest.mark.compiler  # not that one is called, but its headers are looked for

COMPILED = """
import pathlib, zipfile
print("compiling")
def build_wheel(folder):
    with (TREE / "compilations").open("a") as count:
        count.write("one\\n")
    with zipfile.ZipFile(folder + "/some.whl", "w") as wheel:
        wheel.writestr("tafelrunde/late.py", "BUILD = 'compiled'")
        wheel.writestr("tafelrunde/cli.py", pathlib.Path("src/tafelrunde/cli.py").read_text())
"""
FAILING = """
def build_wheel(folder):
    with (TREE / "compilations").open("a") as count:
        count.write("one\\n")
    raise SystemExit("out of memory")
"""
SLOW = """
import time
end = time.monotonic() + 60
while not (TREE / "go").exists() and time.monotonic() < end:
    time.sleep(0.02)
"""
PLAYING = """
def main():
    print("dealt", flush=True)
    input()
    from tafelrunde import late
    print(late.BUILD)
"""
BEGUN = "Compiling the rules in the background; until then they run as plain Python (to wait: make compile)\n"


class Clone:
    """A clone of the project with hardly anything in it, and its environment."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        self.builds = tree / ".cache" / "builds"
        self.bin = tree / ".venv" / "bin"
        (tree / "src" / "tafelrunde").mkdir(parents=True)
        (tree / "src" / "tafelrunde" / "late.py").write_text("BUILD = 'plain'")
        (tree / "src" / "tafelrunde" / "cli.py").write_text(PLAYING)
        (tree / "building").mkdir()
        for name in ("project.py", "progress.py", "environment.py", "page.py", "kept_build.py", "start.py"):
            shutil.copy(ROOT / "building" / name, tree / "building")
        for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, tree)
        shutil.copytree(LOCK.parent, tree / LOCK.parent.name)
        venv.create(tree / ".venv", symlinks=True)
        (libraries,) = (tree / ".venv" / "lib").glob("python*/site-packages")
        mypy = libraries / "mypy.dist-info"  # so that nothing is downloaded
        mypy.mkdir()
        (mypy / "METADATA").write_text(f"Name: mypy\nVersion: {mypy_pin().removeprefix('mypy==')}\n")
        self.compiler(COMPILED)

    def compiler(self, code: str) -> None:
        """Let this stand for the compiler."""
        head = f"import pathlib\nTREE = pathlib.Path({str(self.tree)!r})\n"
        (self.tree / "building" / "tafelrunde_build.py").write_text(head + code)

    def start(self, *arguments: str, fails: bool = False, **environment: str) -> str:
        """Do as `make play` does before the game; return what is said."""
        script = self.tree / "building" / "start.py"
        return run(self.bin / "python", script, *arguments, cwd=self.tree, env={"CC": "sh"} | environment, fails=fails)

    def game(self) -> subprocess.Popen[str]:
        """Start a game, and return it when it waits for its player."""
        pipe = subprocess.PIPE
        game = subprocess.Popen([self.bin / "tafelrunde"], cwd=self.tree, stdin=pipe, stdout=pipe, text=True)
        assert game.stdout is not None
        assert game.stdout.readline() == "dealt\n"
        return game

    def runs(self) -> str:
        """Return which build a game that is started now runs."""
        return self.game().communicate("\n")[0].strip()

    def compilations(self) -> int:
        """Return how often the compiler was called."""
        count = self.tree / "compilations"
        return len(count.read_text().splitlines()) if count.exists() else 0

    def unfinished(self) -> list[Path]:
        return list(self.builds.glob("unfinished-*"))

    def finished(self, count: int = 1) -> list[Path]:
        """Return what was compiled, once it is so many builds and no more are under way."""
        until(lambda: len([*self.builds.glob("*/build.log")]) == count and not self.unfinished())
        return [log.parent for log in self.builds.glob("*/build.log")]


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clone:
    for name in ("PYTHONPATH", *SWITCHES):  # the package of the clone is meant, however the one under test was built
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("CC", "sh")
    return Clone(tmp_path / "a clone")


def test_the_first_start_plays_at_once_and_a_later_one_is_compiled(clone: Clone) -> None:
    clone.compiler(SLOW + COMPILED)
    assert clone.start() == BEGUN
    assert clone.runs() == "plain"
    until(lambda: bool(clone.unfinished()))
    (clone.tree / "go").touch()
    (build,) = clone.finished()
    assert clone.runs() == "plain", "nothing changes but by a start"
    assert clone.start() == ""
    assert clone.runs() == "compiled"
    assert "compiling" in (build / "build.log").read_text()


def test_a_game_goes_on_with_the_build_it_was_started_with(clone: Clone) -> None:
    clone.start()
    game = clone.game()
    clone.start("--wait")
    assert clone.runs() == "compiled"
    assert game.communicate("\n")[0] == "plain\n"


def test_waiting_ends_with_a_compiled_build(clone: Clone) -> None:
    assert "Compiling the rules; this takes a few minutes, once\n" in clone.start("--wait")
    assert clone.runs() == "compiled"
    assert clone.start("--wait") == ""
    assert clone.compilations() == 1


def test_other_sources_are_compiled_anew_and_played_plainly_until_then(clone: Clone) -> None:
    clone.start("--wait")
    (clone.tree / "src" / "tafelrunde" / "late.py").write_text("BUILD = 'changed'")
    assert clone.start() == BEGUN
    assert clone.runs() == "changed"
    clone.finished(2)
    clone.start()
    assert clone.runs() == "compiled"


def test_what_changes_during_the_compilation_is_not_in_it(clone: Clone) -> None:
    clone.compiler(SLOW + COMPILED)
    clone.start()
    until(lambda: bool(clone.unfinished()) and (clone.unfinished()[0] / "result").exists())
    (clone.tree / "src" / "tafelrunde" / "cli.py").write_text(PLAYING + "# changed\n")
    (clone.tree / "go").touch()
    (build,) = clone.finished()
    assert (build / "site" / "tafelrunde" / "cli.py").read_text() == PLAYING
    assert clone.start() == BEGUN
    assert clone.runs() == "plain"


def test_a_failure_is_told_once_and_not_repeated(clone: Clone) -> None:
    clone.compiler(FAILING)
    clone.start()
    (build,) = clone.finished()
    log = (build / "build.log").relative_to(clone.tree)
    assert clone.start() == f"Compiling the rules failed ({log} says why): they run as plain Python.\n"
    assert "out of memory" in (clone.tree / log).read_text()
    assert clone.start() == ""
    assert clone.runs() == "plain"
    assert clone.compilations() == 1


def test_who_waits_has_a_failure_tried_again(clone: Clone) -> None:
    clone.compiler(FAILING)
    for _ in range(2):
        assert "they run as plain Python" in clone.start("--wait").replace("the rules run", "they run")
    assert clone.compilations() == 2
    assert clone.runs() == "plain"


def test_without_a_compiler_plain_python_is_played(clone: Clone) -> None:
    missing = "no-such-compiler"
    said = "There is no C compiler (no-such-compiler is not on PATH): the rules run as plain Python.\n"
    assert clone.start(CC=missing) == said
    assert clone.start(CC=missing) == ""
    assert clone.start("--wait", CC=missing) == said
    assert clone.runs() == "plain"
    assert clone.compilations() == 0


def test_pure_is_plain_python_whatever_there_is(clone: Clone) -> None:
    assert clone.start(TAFELRUNDE_PURE="1") == ""
    assert clone.runs() == "plain"
    clone.start("--wait")
    assert clone.start(TAFELRUNDE_PURE="1") == ""
    assert clone.runs() == "plain"
    assert clone.start() == ""
    assert clone.runs() == "compiled"


def test_where_compiled_is_required_a_start_waits(clone: Clone) -> None:
    clone.start(TAFELRUNDE_REQUIRE_COMPILED="1")
    assert clone.runs() == "compiled"


def test_where_compiled_is_required_a_failure_is_an_error(clone: Clone) -> None:
    clone.compiler(FAILING)
    said = clone.start(TAFELRUNDE_REQUIRE_COMPILED="1", fails=True)
    assert "out of memory" in said
    assert "TAFELRUNDE_REQUIRE_COMPILED is set, so nothing is installed" in said
    assert "there is no C compiler" in clone.start(TAFELRUNDE_REQUIRE_COMPILED="1", CC="no-such-compiler", fails=True)


def test_two_starts_at_once_compile_once(clone: Clone) -> None:
    clone.compiler(SLOW + COMPILED)
    assert clone.start() == BEGUN
    until(lambda: bool(clone.unfinished()))
    under_way = clone.unfinished()
    assert clone.start() == BEGUN
    assert clone.start("--build") == "", "what a start leaves to the background ends at once here"
    assert clone.unfinished() == under_way
    (clone.tree / "go").touch()
    clone.start("--wait")
    assert clone.runs() == "compiled"
    assert clone.compilations() == 1


def test_ctrl_c_does_not_reach_the_background(clone: Clone) -> None:
    clone.compiler(SLOW + COMPILED)
    command = '"$0" building/start.py; kill -INT 0'
    shell = ["sh", "-c", command, str(clone.bin / "python")]
    subprocess.run(shell, cwd=clone.tree, start_new_session=True, check=False)
    until(lambda: bool(clone.unfinished()))
    (clone.tree / "go").touch()
    clone.finished()
    clone.start()
    assert clone.runs() == "compiled"


def test_a_compilation_that_was_killed_is_begun_anew(clone: Clone) -> None:
    clone.compiler(SLOW + COMPILED)
    script = [str(clone.bin / "python"), "building/start.py", "--build"]
    killed = subprocess.Popen(script, cwd=clone.tree)
    until(lambda: bool(clone.unfinished()) and (clone.unfinished()[0] / "result").exists())
    left = clone.unfinished()
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    assert clone.unfinished() == left
    (clone.tree / "go").touch()
    assert clone.start() == BEGUN
    clone.finished()
    clone.start()
    assert clone.runs() == "compiled"
