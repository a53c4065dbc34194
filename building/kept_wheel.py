"""Builds the wheel of this source tree once, keeps it, and prints where it is.

python building/kept_wheel.py
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from tafelrunde_build import ROOT, compiler_command, obstacle, switched_on

KEPT = ROOT / ".cache" / "wheels"
BUILD = "import sys, tafelrunde_build; tafelrunde_build.build_wheel(sys.argv[1])"


def wheel() -> Path:
    """Return the wheel of the sources as they are, built only if none is kept."""
    home = KEPT / fingerprint()
    if switched_on("TAFELRUNDE_REQUIRE_COMPILED") and list(home.glob("*-none-any.whl")):
        shutil.rmtree(home)  # a pure one will not do: build again, and say why it fails
    if not home.exists():
        build(home)
    return next(home.glob("*.whl"))


def fingerprint() -> str:
    """Return a hash of all that the wheel depends on."""
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode() + content)
    machine = [sys.version, sysconfig.get_platform(), compiler_command(), str(obstacle())]
    digest.update("\n".join(machine).encode())
    return digest.hexdigest()[:16]


def sources() -> list[Path]:
    """Return the files a wheel is built from."""
    names = ("pyproject.toml", "setup.py", "MANIFEST.in", "requirements.lock", "README.md", "LICENSE")
    single = [ROOT / name for name in names]
    found = [path for folder in ("src", "building") for path in (ROOT / folder).rglob("*")]
    return sorted(
        path
        for path in [*single, *found]
        if path.is_file() and "__pycache__" not in path.parts and ".egg-info" not in str(path)
    )


def build(home: Path) -> None:
    """Build the wheel in a child process, show of its output what is meant for people, and put it into `home`."""
    KEPT.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(dir=KEPT))
    command = [sys.executable, "-c", BUILD, str(scratch)]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "building")}
    output: list[str] = []
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as child:
        for line in child.stdout or ():
            output.append(line)
            if line.startswith("tafelrunde: "):
                print(line, end="", file=sys.stderr, flush=True)
    if child.returncode != 0:
        shutil.rmtree(scratch)
        sys.exit("".join(output))
    (scratch / "build.log").write_text("".join(output), encoding="utf-8")
    try:
        scratch.rename(home)
    except OSError:  # somebody else has built the same meanwhile
        shutil.rmtree(scratch)


if __name__ == "__main__":
    print(wheel())
