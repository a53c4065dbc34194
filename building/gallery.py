"""Pictures of stored moments, and what axe finds in them: `python building/gallery.py FOLDER [PATTERN ...] [--build]`.

The gallery is served with the policy of our server, so what breaks there breaks here too. A pattern such as
`claim-2/3` or `tokyo-6/0&plain` names a moment as the gallery's address does; without one there are some of every game.
`desktop`, `phone`, `light` and `dark` leave out the others.
"""

import functools
import http.server
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from project import ROOT

WEB = ROOT / "web"
POLICY = "default-src 'none'; img-src 'self' data:; " + "; ".join(
    f"{kind}-src 'self'" for kind in ("script", "style", "font", "connect", "manifest")
)
SIZES = {"desktop": (1280, 720), "phone": (390, 844)}
THEMES = ("light", "dark")
FLAGS = ["--no-sandbox", "--headless", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
USUAL = [f"{game}/{k}" for game in ("claim-2", "tyrant-2", "tokyo-4", "tokyo-6", "morpork-4") for k in (0, 3, 6)]
FAULTS = """axe.run().then(({violations}) => violations.map(({impact, id, nodes: [node]}) =>
    `${impact} ${id}: ${node.html.slice(0, 150)} ${node.failureSummary?.split('\\n')[1] ?? ''}`))"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder as our server would."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


def main(folder: Path, words: list[str], build: bool) -> int:
    """Take the pictures and return how many faults there were."""
    from playwright.sync_api import sync_playwright

    if build:
        subprocess.run(["npx", "vite", "build", "--mode", "gallery", "--logLevel", "warn"], cwd=WEB, check=True)
    folder.mkdir(parents=True, exist_ok=True)
    handler = functools.partial(Handler, directory=str(WEB / "dist-gallery"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    axe = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
    faults = 0
    only = {*words} & {*SIZES, *THEMES}
    wanted = [word for word in words if word not in only]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for moment in wanted or USUAL:
            for size, (width, height) in SIZES.items():
                for theme in THEMES:
                    if not allowed(size, theme, only):
                        continue
                    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
                    context.add_init_script("delete navigator.serviceWorker;")
                    faults += picture(context.new_page(), server.server_port, moment, size, theme, folder, axe)
                    context.close()
        browser.close()
    server.shutdown()
    print(f"{faults} faults")
    return faults


def allowed(size: str, theme: str, only: set[str]) -> bool:
    """Tell whether a picture of this size and theme is wanted."""
    return all(one in only or not only & {*others} for one, others in ((size, SIZES), (theme, THEMES)))


def picture(page: Any, port: int, moment: str, size: str, theme: str, folder: Path, axe: str) -> int:
    """Take one picture; print what the console and axe have to say."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    flag = "" if "theme=" in moment else f"&theme={theme}"
    page.goto(f"http://127.0.0.1:{port}/gallery.html#{moment}{flag}&bare")
    page.wait_for_selector("html[data-ready]", state="attached", timeout=10000)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(150)
    name = re.sub(r"[^\w-]+", "_", moment)
    page.screenshot(path=str(folder / f"{name}-{size}-{theme}.png"))
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if overflow > 0:
        said.append(f"{overflow} px too wide")
    page.evaluate(axe)
    found = page.evaluate(FAULTS)
    for line in [*said, *found]:
        print(f"{moment} {size} {theme}: {line}")
    return len(said) + len(found)


if __name__ == "__main__":
    arguments = [argument for argument in sys.argv[1:] if argument != "--build"]
    sys.exit(bool(main(Path(arguments[0]), arguments[1:], "--build" in sys.argv)))
