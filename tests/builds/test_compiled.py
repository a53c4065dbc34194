"""The compiled build plays the same games as the source."""

import sys
from pathlib import Path

import pytest

from builds.wheels import TELL_BUILD, compiled_files, run
from project import ROOT
from tafelrunde_build import PACKAGE, compiled_modules

pytestmark = [pytest.mark.slow, pytest.mark.compiler]

SOURCE = PACKAGE.parent
DIGEST = ROOT / "tests" / "trace_digest.py"


def digest(package: Path, games: int, tmp_path: Path, **environment: str) -> str:
    return run(sys.executable, DIGEST, str(games), cwd=tmp_path, env={"PYTHONPATH": str(package)} | environment)


@pytest.mark.parametrize("games", [3, pytest.param(30, marks=pytest.mark.long)])
def test_both_builds_play_the_same_games(games: int, compiled_package: Path, tmp_path: Path) -> None:
    played = digest(compiled_package, games, tmp_path)
    assert len(played.strip()) == 32
    assert played == digest(SOURCE, games, tmp_path)


def test_the_compiled_package_plays_the_same_game_as_plain_python(compiled_package: Path, tmp_path: Path) -> None:
    assert digest(compiled_package, 1, tmp_path) == digest(compiled_package, 1, tmp_path, TAFELRUNDE_PURE="1")


def test_every_module_of_the_compiled_set_is_compiled(compiled_package: Path) -> None:
    compiled = compiled_package / "tafelrunde"
    for path in compiled_modules():
        folder = compiled / path.parent.relative_to(PACKAGE)
        assert list(folder.glob(f"{path.stem}.*.so")) or list(folder.glob(f"{path.stem}.*.pyd")), path
        assert (folder / path.name).exists()


def test_the_package_tells_how_it_was_built(compiled_package: Path, tmp_path: Path) -> None:
    def told(**environment: str) -> str:
        path = {"PYTHONPATH": str(compiled_package)}
        return run(sys.executable, "-c", TELL_BUILD, cwd=tmp_path, env=path | environment)

    assert told() == "True\n"
    assert told(TAFELRUNDE_PURE="0") == "True\n"
    assert told(TAFELRUNDE_PURE="1") == "False\n"


def test_pure_at_run_time_loads_nothing_compiled(compiled_package: Path, tmp_path: Path) -> None:
    script = f"""
import importlib, sys
for name in {[".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in compiled_modules()]}:
    importlib.import_module(name)
ours = [module for name, module in sys.modules.items() if name.startswith("tafelrunde")]
print([module.__name__ for module in ours if not module.__file__.endswith(".py")])
"""
    environment = {"PYTHONPATH": str(compiled_package), "TAFELRUNDE_PURE": "1"}
    told = run(sys.executable, "-c", script, cwd=tmp_path, env=environment)
    assert told == "[]\n"


def test_the_wheel_holds_data_and_types(compiled_package: Path) -> None:
    def data(package: Path) -> list[Path]:
        suffixes = {".ftl", ".toml", ".typed"}
        return sorted(path.relative_to(package) for path in package.rglob("*") if path.suffix in suffixes)

    assert Path("py.typed") in data(PACKAGE)
    assert data(compiled_package / "tafelrunde") == data(PACKAGE)
    assert compiled_files(PACKAGE) == [], "compiled modules in the source tree hide later changes: remove them"
