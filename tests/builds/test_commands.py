"""Every command in the README and in docs/ does what a reader would have it do, with what `make` has installed."""

import os
import subprocess
from pathlib import Path

import pytest

from documents import ADDING, DOCUMENTS, ROOT, blocks, own_files

INSTEAD = {
    "make play": "make play ARGS=--check",  # else it would serve until somebody says stop
    "make check": "make --dry-run check",  # this very suite is part of it
    "make test": "make --dry-run test",
    "make long": "make --dry-run long",
    "make coverage": "make --dry-run coverage",
    "make mutants": "make mutants ARGS=--help",
    "make mutants ARGS='--count 120 --seed 1'": "make mutants ARGS=--help",
    "make static": "make --dry-run static",  # tests/page/test_static.py builds it and plays there
    "python3 -m http.server -d build/static": "python3 -m http.server --help",
    "make bench": "make bench ARGS='--rounds 1 --seconds 0.02'",
    ".venv/bin/tafelrunde new-game high_stone": ".venv/bin/tafelrunde new-game --help",  # tests/test_guests.py does it
    ".venv/bin/tafelrunde play high_stone --games-from high_stone": ".venv/bin/tafelrunde play --help",
    ".venv/bin/tafelrunde bench tyrant": ".venv/bin/tafelrunde bench tyrant --rounds 1 --seconds 0.02",
}


@pytest.mark.slow
@pytest.mark.parametrize("commands", blocks("sh", [path for path in DOCUMENTS if path != ADDING]))
def test_the_commands_run(commands: str, tmp_path: Path) -> None:
    """As a reader types them, with nothing to answer their questions, and none of the words that started this."""
    environment = {name: value for name, value in os.environ.items() if name not in ("ARGS", "MAKEFLAGS")}
    own = own_files(tmp_path)
    for command in commands.splitlines():
        typed = INSTEAD.get(command, command)
        for name, path in own.items():
            typed = typed.replace(name, str(path))
        done = subprocess.run(
            typed,
            shell=True,
            cwd=ROOT,
            env={**environment, "XDG_STATE_HOME": str(tmp_path)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        assert done.stdout
