"""Builds the platform as files that any host can serve: the page, Python for the browser, the rules, and all words.

python building/static.py [folder]     into build/static unless told otherwise

Python is Pyodide, from npm as our lock of the page names it; what the rules import comes from PyPI, by the hashes of
our lock. Nothing is fetched from anywhere else, neither now nor by the page.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from page import find_node, install
from project import LOCK, ROOT, entries

BUILT = ROOT / "build" / "static"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
ABROAD = ("msgspec", "librt", "mypy-extensions", "typing-extensions")
"""What the rules import that is not ours."""
PLATFORM = "pyemscripten_2026_0_wasm32"
"""That of the Pyodide in `web/package.json`: its lock calls it abi_version."""
PYTHON = "3.14"
LEFT_OUT = ("server", "cli", "client", "testing", "bench", "arena", "batch", "adapters", "sample", "boards", "store")
"""Rooms that nobody enters in a browser."""
EPOCH = (1980, 1, 1, 0, 0, 0)


def main(folder: Path = BUILT) -> None:
    """Build everything."""
    page(folder)
    (folder / "pyodide").mkdir()
    for name in PYODIDE:
        shutil.copy(ROOT / "web" / "node_modules" / "pyodide" / name, folder / "pyodide" / name)
    archive(folder / "python.zip")
    data(folder / "data")
    (folder / ".nojekyll").touch()  # else GitHub Pages leaves out what begins with an underscore
    offline(folder)


def page(folder: Path) -> None:
    """Build the page for a host that knows files only, in whatever folder of it."""
    node = find_node()
    install(node, ROOT)
    vite = [node.program, "node_modules/vite/bin/vite.js", "build", "--mode", "static", "--logLevel", "warn"]
    node.run(ROOT, [*vite, "--outDir", str(folder.resolve()), "--emptyOutDir"])
    about = folder / "manifest.webmanifest"
    manifest = json.loads(about.read_text(encoding="utf-8"))
    icons = [{**icon, "src": icon["src"].removeprefix("/")} for icon in manifest["icons"]]
    manifest |= {"id": "./", "start_url": "./", "scope": "./", "icons": icons}
    about.write_text(json.dumps(manifest, indent=2), encoding="utf-8")
    (folder / "notices.js").unlink()


def archive(target: Path) -> None:
    """Pack the rules and what they import, the same bytes whenever that is done."""
    files: dict[str, bytes] = {}
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as whole:
            files |= {name: whole.read(name) for name in whole.namelist() if wanted(name)}
    package = ROOT / "src" / "tafelrunde"
    for path in package.rglob("*"):
        inside = path.relative_to(package)
        if path.is_file() and inside.parts[0] not in LEFT_OUT and path.suffix in (".py", ".toml", ".ftl", ".md"):
            files[f"tafelrunde/{inside.as_posix()}"] = path.read_bytes()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name in sorted(files):
            packed.writestr(zipfile.ZipInfo(name, EPOCH), files[name], zipfile.ZIP_DEFLATED, 9)


def wanted(name: str) -> bool:
    """Tell whether a browser needs a file of a wheel: what is there for compilers it does not."""
    return not name.endswith((".pyi", ".c", ".h", "/RECORD")) and "/include/" not in name


def wheels() -> list[Path]:
    """Return what the rules import, fetched unless it is here already; what the lock does not know is refused."""
    locked = entries(LOCK.read_text(encoding="utf-8"))
    named = [entry for entry in locked if entry.startswith(tuple(f"{name}==" for name in ABROAD))]
    home = ROOT / ".cache" / "browser" / hashlib.sha256("".join([PLATFORM, *named]).encode()).hexdigest()[:16]
    if not (home / "all").is_file():
        home.mkdir(parents=True, exist_ok=True)
        (home / "wanted.txt").write_text("".join(named), encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        where = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314"]
        command = [*pip, "--no-deps", "--only-binary", ":all:", *where, "-d", str(home), "-r", str(home / "wanted.txt")]
        subprocess.run(command, check=True)
        (home / "all").touch()
    return sorted(home.glob("*.whl"))


def data(folder: Path) -> None:
    """Write what a server says to everybody alike: the games, their words, and all others."""
    import msgspec

    from tafelrunde import __version__, games
    from tafelrunde.desk.catalogue import catalogue
    from tafelrunde.guide import lesson
    from tafelrunde.languages import OURS
    from tafelrunde.server.library.library import other_texts
    from tafelrunde.server.library.offers import PROTOCOL, Library, game_info
    from tafelrunde.static.house import OFFERED

    folder.mkdir()
    ours = list(games.own())
    found = [game_info(game, list(OFFERED)) for game in ours]
    listed = Library(__version__, PROTOCOL, False, list(OURS), found)
    written: dict[str, object] = {"games": listed}
    written |= {f"{info.id}-guide-{guide.name}": lesson(info.id, guide.name) for info in found for guide in info.guides}
    for language in OURS:
        written |= {f"{game}-{language}": catalogue(games.load(game), language) for game in ours}
        written[f"texts-{language}"] = other_texts(language)
    for name, what in written.items():
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(what))


def offline(folder: Path) -> None:
    """Write what keeps all of it for when there is no network."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != ".nojekyll")
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    names = ["./", *(path.relative_to(folder).as_posix() for path in files)]
    text = (ROOT / "web" / "tools" / "offline.js").read_text(encoding="utf-8")
    text = text.replace("{version}", f"tafelrunde-{digest.hexdigest()[:16]}").replace("{files}", " ".join(names))
    (folder / "offline.js").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
