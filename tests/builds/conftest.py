"""The wheel that `make` keeps, unpacked."""

import sys
from pathlib import Path

import pytest

from builds.wheels import run, unpack
from tafelrunde_build import ROOT


@pytest.fixture(scope="session")
def compiled_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the compiled package of these sources, built if `make` has not done so yet."""
    kept = run(sys.executable, ROOT / "building" / "kept_wheel.py", cwd=ROOT, env={"TAFELRUNDE_REQUIRE_COMPILED": "1"})
    wheel = Path(kept.splitlines()[-1])
    return unpack(wheel, tmp_path_factory.mktemp("compiled") / "site")
