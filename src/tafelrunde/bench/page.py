"""How quick the page is, in a real Chromium against a server of its own: `python -m tafelrunde.bench.page`.

It prints what the lobby weighs over the wire, how long it takes from the start of a server until somebody can play, and
how long a touch takes until it is seen and until the table that it led to is drawn; the latter also, by game, in a
browser that is slowed six times, as a phone is. All of it depends on how busy the machine is, so the load is printed
too; `--slow` measures that alone. Needs the packages for development (Playwright) and a Chromium.
"""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tafelrunde.games import first

FLAGS: Final = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
STARTS: Final = 5
MOVES: Final = 40
"""So many confirmed moves in each game, as far as it goes."""
TOUCHES: Final = 25
"""So many things of a table are touched to see whether they light up."""
SLOWED: Final = 6
"""So many times slower than this machine is a phone."""
SLOW_MOVES: Final = 10
SLOW_GOAL: Final = 200.0
TABLES: Final = 5
"""So many are tried until the board of one can be touched."""
GOALS: Final = {
    "lobby, compressed (kB)": 250.0,
    "process to lobby that reacts (ms)": 1000.0,
    "touch to highlight, 95 % (ms)": 50.0,
    "touch to new picture, 95 % (ms)": 150.0,
}

SETTLED: Final = 1500
"""So many milliseconds a new window has for itself: a browser draws its own parts first."""
LOBBY: Final = """
const painted = () => new Promise((done) => requestAnimationFrame(() => {
  const after = new MessageChannel();
  after.port1.onmessage = () => done(performance.timeOrigin + performance.now());
  after.port2.postMessage(null);
}));
const there = (selector) => new Promise((done) => {
  const look = () => {
    const found = document.querySelector(selector);
    if (found) (seen.disconnect(), painted().then((time) => done([time, found])));
  };
  const seen = new MutationObserver(look);
  seen.observe(document, { subtree: true, childList: true, attributes: true });
});
window.lobby = there("[data-play=GAME]:enabled").then(async ([drawn, button]) => {
  const touched = there("[data-play=GAME]:disabled");
  button.click();
  return [drawn, (await touched)[0]];
});
window.table = there(".frame").then(([drawn]) => drawn);
"""
"""Touch the lobby's first button as soon as it is painted; tell when that was, when the touch was seen, and when there
is a table."""
DRAWN: Final = """
([element, attribute]) => new Promise((done) => {
  const frame = document.querySelector(".frame");
  const begun = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => done(performance.now() - begun);
      painted.port2.postMessage(null);
    });
  });
  seen.observe(frame, { subtree: true, attributes: true, attributeFilter: [attribute] });
  element.click();
  setTimeout(() => (seen.disconnect(), done(-1)), 5000);
})
"""
"""Touch something, and return after how many milliseconds the frame is painted in which that has changed."""


def main() -> int:
    """Measure everything, print it, and return 1 if a goal is missed."""
    figures = measure(only_slow="--slow" in sys.argv)
    goals = GOALS | {name: SLOW_GOAL for name in figures if name.startswith("slowed")}
    for name, value in figures.items():
        goal = goals.get(name)
        print(f"{name:34} {value:8.1f}" + ("" if goal is None else f"   goal {goal:.0f}: {verdict(value, goal)}"))
    print(f"load of the machine: {' '.join(f'{load:.1f}' for load in os.getloadavg())}, {os.cpu_count()} cores")
    return int(any(figures[name] > goal for name, goal in goals.items() if name in figures))


def verdict(value: float, goal: float) -> str:
    """Return whether a goal is met."""
    return "met" if value <= goal else "MISSED"


def measure(*, only_slow: bool = False) -> dict[str, float]:
    """Return all figures by name, or those of a slowed browser alone."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with serving(Path(folder) / "slow") as url:
            slow = slowed(browser, url)
        if only_slow:
            browser.close()
            return slow
        starts = [started(browser, Path(folder) / str(k)) for k in range(STARTS)]
        figures = {name: middle([start[name] for start in starts]) for name in starts[0]}
        with serving(Path(folder) / "table") as url:
            figures |= weighed(browser, url)
            lit, drawn = touches(browser, url)
        browser.close()
    for name, times in (("highlight", lit), ("new picture", drawn)):
        figures[f"touch to {name}, half (ms)"] = part(times, 0.5)
        figures[f"touch to {name}, 95 % (ms)"] = part(times, 0.95)
        figures[f"touch to {name}, touches"] = float(len(times))
    return figures | slow


def chromium() -> str | None:
    """Return where the machine has a Chromium, None if Playwright has to look for its own."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Start a server over an empty file, and return its address once it listens."""
    folder.mkdir()
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    flags = ["--db", f"sqlite:///{folder / 'page.db'}", "--port", str(port), "--bot-seconds", "0.02"]
    environment = {**os.environ, "TAFELRUNDE_LIMITS": "no", "TAFELRUNDE_LOG_LEVEL": "error"}
    command = [sys.executable, "-P", "-m", "tafelrunde", "serve", *flags]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for(url, server)
        yield url
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)


def wait_for(url: str, server: "subprocess.Popen[bytes]") -> None:
    """Wait until a server answers."""
    end = time.monotonic() + 60
    while time.monotonic() < end and server.poll() is None:
        try:
            urllib.request.urlopen(f"{url}/", timeout=5).close()
        except OSError:
            time.sleep(0.005)
        else:
            return
    raise SystemExit("the server did not start")


def started(browser: Any, folder: Path) -> dict[str, float]:
    """Start a server, show its lobby in a window that is open already, touch a button there, and return what that took.

    All times are those of one clock, the machine's: the page tells by it when it was drawn.
    """
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    page = context.new_page()
    page.add_init_script(LOBBY.replace("GAME", first()))
    page.wait_for_timeout(SETTLED)
    begun = time.time()
    with serving(folder) as url:
        listens = time.time()
        page.goto(url, wait_until="commit")
        drawn, reacts = (seconds / 1000 for seconds in page.evaluate("window.lobby"))
        sits = page.evaluate("window.table") / 1000
        context.close()
    return {
        "process to listening (ms)": 1000 * (listens - begun),
        "listening to lobby (ms)": 1000 * (drawn - listens),
        "process to lobby that reacts (ms)": 1000 * (reacts - begun),
        "process to a table (ms)": 1000 * (sits - begun),
    }


def weighed(browser: Any, url: str) -> dict[str, float]:
    """Return what the lobby weighs over the wire in a browser that has never been there."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    page = context.new_page()
    weights: list[float] = []
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda told: weights.append(told["encodedDataLength"]))
    page.goto(url)
    page.wait_for_selector(f"[data-play={first()}]:enabled")
    page.wait_for_load_state("networkidle")
    context.close()
    return {"lobby, compressed (kB)": sum(weights) / 1000, "lobby, requests": float(len(weights))}


def touches(browser: Any, url: str) -> tuple[list[float], list[float]]:
    """Play each game for a while; return how long touches took to be lit, and moves to be drawn."""
    lit: list[float] = []
    drawn: list[float] = []
    for game in games(url):
        context = known(browser, url, {"width": 1280, "height": 720})
        page = asked_at_table(context, url, game)
        lit += highlights(page)
        drawn += moves(page, MOVES)
        context.close()
    return lit, drawn


def slowed(browser: Any, url: str) -> dict[str, float]:
    """Return by game how long a phone takes from a touch that sends something to the answer: the median of ten."""
    found = {}
    for game in games(url):
        context = known(browser, url, {"width": 390, "height": 844})
        page = asked_at_table(context, url, game)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        found[f"slowed {SLOWED} times, {game} (ms)"] = middle(moves(page, SLOW_MOVES))
        context.close()
    return found


def games(url: str) -> list[str]:
    """Return the games of a server."""
    with urllib.request.urlopen(f"{url}/api/games") as answer:
        return [game["id"] for game in json.load(answer)["games"]]


def known(browser: Any, url: str, size: dict[str, int]) -> Any:
    """Return a window of somebody who has played all games before."""
    context = browser.new_context(viewport=size)
    kept = json.dumps({"briefed": games(url), "motion": "none"})  # what is shown for a while on purpose is no waiting
    context.add_init_script(f"localStorage.tafelrunde ??= JSON.stringify({kept})")
    return context


def asked_at_table(context: Any, url: str, game: str) -> Any:
    """Begin games until one of them asks for a touch of the board, and return the page that shows it."""
    from playwright.sync_api import TimeoutError as TooLong

    for _ in range(TABLES):
        page = context.new_page()
        page.goto(url)
        page.click(f"[data-play={game}]")
        try:
            page.wait_for_selector(".frame [data-state=offered]", state="attached", timeout=20_000)
        except TooLong:  # somebody else is asked, or the question lies above the board
            page.close()
        else:
            return page
    raise SystemExit(f"{game}: at none of {TABLES} tables was anything to be touched")


def highlights(page: Any) -> list[float]:
    """Touch what can be touched, and take it back each time."""
    found = []
    for k in range(TOUCHES):
        offered = page.query_selector_all(".frame [data-state=offered]")
        if not offered:
            break
        found.append(timed(page, offered[k % len(offered)], "data-state"))
        page.keyboard.press("Escape")
        page.wait_for_timeout(30)
    return [time for time in found if time >= 0]


def moves(page: Any, most: int) -> list[float]:
    """Answer with whatever comes first, and time those touches that send something."""
    found: list[float] = []
    end = time.monotonic() + 60
    while len(found) < most and time.monotonic() < end and not page.query_selector("[data-again]"):
        sending = page.query_selector("[data-send]") or page.query_selector("[data-button]")
        if sending is not None:
            found.append(timed(page, sending, "data-version"))
        elif (thing := page.query_selector(".frame [data-state=offered]")) is not None:
            thing.dispatch_event("click")
        page.wait_for_timeout(30)
    return [time for time in found if time >= 0]


def timed(page: Any, element: Any, attribute: str) -> float:
    """Return how long a touch takes until its change is drawn, -1 if nothing changes."""
    try:
        return float(page.evaluate(DRAWN, [element, attribute]))
    except Exception:  # the table was drawn anew meanwhile, and the thing is gone
        return -1.0


def middle(values: list[float]) -> float:
    """Return the median.

    >>> middle([3.0, 1.0, 2.0])
    2.0
    """
    return part(values, 0.5)


def part(values: list[float], share: float) -> float:
    """Return the value that this share of all does not exceed.

    >>> part([1.0, 2.0, 3.0, 4.0], 0.5), part([1.0, 2.0, 3.0, 4.0], 0.95)
    (2.0, 4.0)
    """
    ordered = sorted(values)
    return ordered[max(0, -(-round(share * 100) * len(ordered) // 100) - 1)] if ordered else float("inf")


if __name__ == "__main__":
    sys.exit(main())
