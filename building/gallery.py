"""Pictures of all screens, what does not fit, what axe finds: `python building/gallery.py FOLDER [WORD ...] [--build]`.

Screens of the house come from a server with tables in it, moments of games from stored desks, served with the policy of
our server, so what breaks there breaks here too. A word such as `claim-2/3` or `claim-2/0&plain` names a moment as the
gallery's address does, `lobby` or `create-claim` a screen, `tables` and `screens` all of a kind; `phone`, `dark`, `pl`
leave out the others. Without one, each is shown in a few looks; `every` takes all looks there are. `sheet` shows the
same in the language with the longest words, with clocks, on a phone, a tablet and a laptop, and lays many on a sheet.
"""

import base64
import functools
import http.server
import itertools
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import desks
import fits
import page
import visits
from project import ROOT
from tafelrunde.bench.page import FLAGS, chromium

WEB = ROOT / "web"
POLICY = "default-src 'none'; img-src 'self' data:; " + "; ".join(
    f"{kind}-src 'self'" for kind in ("script", "style", "font", "connect", "manifest")
)
SIZES = {
    "desktop": (1280, 720),
    "phone": (390, 844),
    "tablet": (820, 1180),
    "narrow": (360, 640),
    "across": (844, 390),
    "wide": (1920, 1080),
}
THEMES = ("light", "dark")
LANGUAGES = ("en", "de", "pl")
LOOKS = [
    ("desktop", "light", "en"),
    ("phone", "light", "en"),
    ("desktop", "dark", "de"),
    ("phone", "dark", "pl"),
    ("tablet", "light", "pl"),
    ("narrow", "light", "de"),
    ("across", "dark", "de"),
]
SHEET = [("narrow", "light", "de"), ("tablet", "light", "de"), ("desktop", "light", "de")]
ACROSS = {"narrow": 6, "phone": 6, "tablet": 4, "desktop": 2, "across": 3, "wide": 2}
"""So many pictures stand beside each other on a sheet, which is so wide and holds so many rows."""
SHEET_WIDTH, SHEET_ROWS = 1600, 2
TABLES = [
    *(f"{game}-{seats}/{k}" for game, numbers in desks.SEATS.items() for seats in numbers for k in (0, 3, 6)),
    *(f"{kept}/0" for kept in desks.OTHER),
    *(f"{next(iter(desks.SEATS))}-2/3&{how}" for how in ("curtain", "lost", "plain")),
    *(f"{game}-{min(numbers[-1], 4)}/-{5 if numbers[-1] > 2 else 3}&end" for game, numbers in desks.SEATS.items()),
]
"""Moments of games: the first of each, some of its middle, and how it ends for the first seat."""
FAULTS = """axe.run().then(({violations}) => violations.map(({impact, id, nodes: [node]}) =>
    `${impact} ${id}: ${node.html.slice(0, 150)} ${node.failureSummary?.split('\\n')[1] ?? ''}`))"""

Look = tuple[str, str, str]


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder as our server would."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@contextmanager
def gallery() -> Iterator[str]:
    """Serve the gallery of stored desks, and return its address."""
    handler = functools.partial(Handler, directory=str(WEB / "dist-gallery"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/gallery.html#"
    server.shutdown()


def main(folder: Path, words: list[str], build: bool) -> int:
    """Take the pictures and return how many faults there were."""
    from playwright.sync_api import sync_playwright

    if build:
        make()
    folder.mkdir(parents=True, exist_ok=True)
    only = {*words} & {*SIZES, *THEMES, *LANGUAGES}
    sheet = "sheet" in words
    looks = [
        look for look in (SHEET if sheet else every() if "every" in words or only else LOOKS) if allowed(look, only)
    ]
    named = [word for word in words if word not in only and word not in ("every", "tables", "screens", "sheet")]
    tables = [word for word in named if "/" in word] or (TABLES if not named and "screens" not in words else [])
    screens = [word for word in named if "/" not in word]
    faults = 0
    with sync_playwright() as playwright, gallery() as stored:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for look in looks if tables else []:
            moments = [f"{one}&clocks" for one in tables] if sheet else tables
            faults += pictures(window(browser, look), stored, look, moments, folder)
        if screens or not (named or "tables" in words):
            with visits.house() as url:
                faults += rooms(browser, url, looks, screens, folder)
        for look in looks if sheet else []:
            sheets(browser, look, folder)
        browser.close()
    print(f"{faults} faults")
    return faults


def make() -> None:
    """Build the gallery, with desks that the present rules make."""
    node = page.find_node()
    page.install(node, ROOT)
    # In a process of its own: it plays with a game that nobody else here knows.
    subprocess.run([sys.executable, str(ROOT / "building" / "desks.py"), str(WEB / "desks")], check=True)
    vite = [node.program, "node_modules/vite/bin/vite.js"]
    node.run(ROOT, [*vite, "build", "--mode", "gallery", "--logLevel", "warn"])


def sheets(browser: Any, look: Look, folder: Path) -> None:
    """Lay all pictures of a look side by side, with their names, as many on a sheet as can be seen at once."""
    found = sorted(path for path in folder.glob(f"*-{'-'.join(look)}.png") if not path.name.startswith("sheet"))
    beside = ACROSS[look[0]]
    many = beside * SHEET_ROWS
    tab = browser.new_page(viewport={"width": SHEET_WIDTH, "height": 100})
    for number in range(0, len(found), many):
        shown = "".join(
            f"<figure><figcaption>{path.stem}</figcaption>"
            f"<img src='data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}'></figure>"
            for path in found[number : number + many]
        )
        tab.set_content(
            f"<style>body {{ margin: 4px; display: grid; grid-template-columns: repeat({beside}, 1fr); gap: 4px }}"
            f" figure {{ margin: 0; font: 11px sans-serif }} img {{ width: 100%; border: 1px solid }}</style>{shown}"
        )
        tab.screenshot(path=str(folder / f"sheet-{'-'.join(look)}-{number // many:02}.png"), full_page=True)
    tab.close()


def every() -> list[Look]:
    """Return all looks there are."""
    return list(itertools.product(SIZES, THEMES, LANGUAGES))


def allowed(look: Look, only: set[str]) -> bool:
    """Tell whether pictures of this look are wanted."""
    kinds = zip(look, (SIZES, THEMES, LANGUAGES), strict=True)
    return all(one in only or not only & {*kind} for one, kind in kinds)


def window(browser: Any, look: Look) -> Any:
    """Open a window of this look."""
    width, height = SIZES[look[0]]
    return browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", locale=look[2])


def pictures(context: Any, stored: str, look: Look, moments: list[str], folder: Path) -> int:
    """Take pictures of moments in one look, and return how many faults there were."""
    _, theme, language = look
    faults = 0
    for moment in moments:
        flags = f"&theme={theme}&lang={language}&bare"
        tab = context.new_page()
        faults += picture(tab, f"{stored}{moment}{flags}", "html[data-ready]", moment, look, folder)
        tab.close()
    context.close()
    return faults


def rooms(browser: Any, url: str, looks: list[Look], wanted: list[str], folder: Path) -> int:
    """Take pictures of the screens of the house in all looks, and return how many faults there were."""
    faults = 0
    for look in looks:
        context = window(browser, look)
        visits.come_in(context, url, "Friederike-Charlotte", theme=look[1], language=look[2])
        friends = [browser.new_context() for _ in visits.FRIENDS]
        for friend, called in zip(friends, visits.FRIENDS, strict=True):
            visits.come_in(friend, url, called)
        for name, path, touched in visits.screens(context.request, friends, url):
            if not wanted or name in wanted:
                tab = context.new_page()
                faults += picture(tab, url + path, "h1, h2, .frame, .wr, .join, main", name, look, folder, touched)
                tab.close()
        for friend in friends:
            friend.close()
        context.close()
    return faults


def picture(
    tab: Any, address: str, ready: str, name: str, look: Look, folder: Path, touched: tuple[str, ...] = ()
) -> int:
    """Take one picture; print what the console and axe have to say."""
    said: list[str] = []
    tab.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    tab.on("pageerror", lambda error: said.append(str(error)))
    tab.goto(address)
    tab.wait_for_selector(ready, state="attached", timeout=20000)
    tab.wait_for_load_state("networkidle")
    for one in touched:
        tab.locator(one).first.click()
    tab.evaluate("document.fonts.ready.then(() => true)")
    tab.wait_for_timeout(200)
    label = " ".join([name, *look])
    tab.screenshot(path=str(folder / f"{re.sub(r'[^0-9A-Za-z_-]+', '_', name)}-{'-'.join(look)}.png"))
    said += fits.misfits(tab)
    tab.evaluate(axe())
    said += tab.evaluate(FAULTS)
    said = [line for line in said if name != "error" or "404" not in line]  # that there is no such table is the point
    for line in said:
        print(f"{label}: {line}", flush=True)
    return len(said)


@functools.cache
def axe() -> str:
    """Return the program that looks for what not everybody can use."""
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


if __name__ == "__main__":
    arguments = [argument for argument in sys.argv[1:] if argument != "--build"]
    sys.exit(bool(main(Path(arguments[0]), arguments[1:], "--build" in sys.argv)))
