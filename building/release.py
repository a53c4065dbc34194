"""Makes what is published of a version, the same each time: its source distribution and a wheel of this machine.

make release                  from the commit that the version's tag names; its tests must pass
make release ARGS=--source    the source distribution alone: the workflow makes the wheels
make release ARGS=--untested  without the tests, when they have just passed

Nothing is uploaded: .github/workflows/wheels.yml does that, from the tag.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from project import ROOT

sys.path.append(str(ROOT))
from workshop.age import PAGE, older

OLD = "docs/baselines.md is older than the rules or bots of"
DIST = ROOT / "dist"
SECTION = re.compile(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", re.MULTILINE)


def version() -> str:
    """Return the version that the package names."""
    text = (ROOT / "src" / "tafelrunde" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    return found[1] if found else ""


def complaints(
    named: str, changelog: str, tags: list[str], untidy: str, citation: str, baselines: str = ""
) -> list[str]:
    """Return what stands in the way of a release of this version.

    >>> complaints("1.0.0", "## [1.0.0] - 2030-01-01", ["v1.0.0"], "", "version: 1.0.0")
    []
    >>> complaints("1.0.0", "## [Unreleased]", [], " M README.md", "version: 0.9.0")[0]
    "CHANGELOG.md begins with [Unreleased]: its newest section must be '## [1.0.0] - ' and the day"
    """
    newest = SECTION.search(changelog)
    found = []
    if newest is None or newest[1] != named or not newest[2]:
        begins = f"[{newest[1]}]" if newest else "no version"
        found.append(f"CHANGELOG.md begins with {begins}: its newest section must be '## [{named}] - ' and the day")
    if f"v{named}" not in tags:
        found.append(f"this commit has no tag v{named}: git tag --annotate v{named}")
    if untidy:
        found.append(f"the working tree is not what was committed:\n{untidy}")
    if f"version: {named}\n" not in f"{citation}\n":
        found.append(f"CITATION.cff names another version than {named}")
    if old := older(baselines):
        found.append(f"{OLD} {', '.join(old)}: python -m workshop.baselines")
    return found


def git(*command: str) -> str:
    """Return what git says."""
    return subprocess.run(["git", *command], cwd=ROOT, check=True, capture_output=True, text=True).stdout.rstrip()


def main() -> int:
    """Do what the command line says."""
    raw = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(prog="make release", description=__doc__, formatter_class=raw)
    parser.add_argument("--source", action="store_true", help="the source distribution alone")
    parser.add_argument("--untested", action="store_true", help="do not run the tests")
    given = parser.parse_args()
    named = version()
    found = complaints(
        named,
        (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"),
        git("tag", "--points-at", "HEAD").split(),
        git("status", "--porcelain"),
        (ROOT / "CITATION.cff").read_text(encoding="utf-8"),
        PAGE.read_text(encoding="utf-8"),
    )
    if found:
        print("\n".join(f"tafelrunde {named} is not released: {sentence}" for sentence in found), file=sys.stderr)
        return 1
    if not given.untested and not given.source:
        subprocess.run(["make", "test"], cwd=ROOT, check=True)
    shutil.rmtree(DIST, ignore_errors=True)
    moment = git("log", "-1", "--format=%ct")  # every file in it is as old as the commit, whenever it is built
    environment = os.environ | {"SOURCE_DATE_EPOCH": moment}
    kinds = ["--sdist"] if given.source else ["--sdist", "--wheel"]
    subprocess.run([sys.executable, "-m", "build", *kinds], cwd=ROOT, env=environment, check=True)
    for wheel in DIST.glob("*-linux_*.whl"):
        repair(wheel)
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *map(str, DIST.iterdir())], check=True)
    for path in sorted(DIST.iterdir()):
        print(f"{path.relative_to(ROOT)}, {path.stat().st_size / 1e6:.1f} MB")
    return 0


def repair(wheel: Path) -> None:
    """Let auditwheel name the oldest Linux that a wheel runs on, in place of the one that it was built on."""
    command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(DIST), str(wheel)]
    subprocess.run(command, check=True)
    wheel.unlink()


if __name__ == "__main__":
    sys.exit(main())
