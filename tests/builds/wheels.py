"""Wheels built and installed for a test, in folders of its own, by child processes."""

import os
import subprocess
import sys
from pathlib import Path

SWITCHES = ("CC", "PYTHONPATH", "TAFELRUNDE_EXPECT", "TAFELRUNDE_PURE", "TAFELRUNDE_REQUIRE_COMPILED")
NO_COMPILER = {"PATH": str(Path(sys.executable).parent)}
"""With this PATH there is Python and nothing else."""

TELL_BUILD = "import tafelrunde; print(tafelrunde.COMPILED)"


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None, fails: bool = False) -> str:
    """Return what a command prints, run in an environment where nothing but `env` steers the build."""
    kept = {name: value for name, value in os.environ.items() if name not in SWITCHES}
    child = subprocess.run(
        command,
        cwd=cwd,
        env=kept | (env or {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert (child.returncode != 0) == fails, child.stdout
    return child.stdout


def build_wheel(tree: Path, env: dict[str, str] | None = None, fails: bool = False) -> str:
    """Build a wheel of the tree into its folder `dist`, as pip does, with the tools that are here already."""
    pip = [sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", "--no-build-isolation", "--wheel-dir=dist"]
    return run(*pip, ".", cwd=tree, env=env, fails=fails)


def unpack(wheel: Path, to: Path) -> Path:
    """Install a wheel, but not what it needs, into a folder that PYTHONPATH can name."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", f"--target={to}"]
    run(*pip, str(wheel), cwd=to.parent)
    return to


def compiled_files(folder: Path) -> list[str]:
    """Return the names of the compiled modules in a folder."""
    return sorted(path.name for suffix in ("so", "pyd") for path in folder.rglob(f"*.{suffix}"))
