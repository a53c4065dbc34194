"""Debian's Firefox, which Playwright cannot drive: a window of it by WebDriver BiDi, as a `Player` needs it."""

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from .browser import missing

QUIET = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#nowhere",
    "ui.prefersReducedMotion": 1,
}
"""A browser that asks nobody on the network for anything."""


class Window:
    """One window, and what went wrong in it."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self.faults: list[str] = []
        self.mouse = self
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context = self._ask("browsingContext.create", type="tab")["context"]
        self._ask("browsingContext.setViewport", context=self._context, viewport={"width": 1280, "height": 720})

    def _ask(self, method: str, **params: object) -> Any:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            said = json.loads(self._line.recv(60))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] in ("warn", "error"):
                self.faults.append(str(said["params"]["text"]))
            if said.get("id") == self._number:
                assert said["type"] == "success", said
                return said["result"]

    def goto(self, url: str) -> None:
        """Open an address."""
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, function: str) -> Any:
        """Return what a function gives in the page."""
        expression = f"JSON.stringify(({function})() ?? null)"
        target = {"context": self._context}
        said = self._ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    def click(self, x: float, y: float) -> None:
        """Click with the mouse."""
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [move, *press]}
        self._ask("input.performActions", context=self._context, actions=[mouse])

    def press(self, selector: str) -> None:
        """Wait for something, and click it."""
        where = f"document.querySelector({json.dumps(selector)})"
        found = f"() => {{ const box = {where}?.getBoundingClientRect(); return box && [box.x + 9, box.y + 9]; }}"
        end = time.monotonic() + 30
        while (point := self.evaluate(found)) is None:
            assert time.monotonic() < end, f"there is no {selector}"
            self.wait_for_timeout(50)
        self.click(*point)

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Wait."""
        time.sleep(milliseconds / 1000)


@contextmanager
def opened(folder: Path) -> Iterator[Window]:
    """Start a Firefox with a new profile, and close it at the end."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        missing("there is no Firefox: `apt-get install firefox-esr` brings one")
    prefs = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in QUIET.items()]
    (folder / "user.js").write_text("".join(prefs), encoding="utf-8")
    command = [str(program), "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    said = folder / "said"
    with said.open("w") as errors:
        process = subprocess.Popen(command, stdout=errors, stderr=errors)
    try:
        end = time.monotonic() + 60
        while (address := re.search(r"BiDi listening on (ws://\S+)", said.read_text())) is None:
            assert time.monotonic() < end, said.read_text()
            time.sleep(0.1)
        with connect(f"{address[1]}/session", max_size=2**24) as line:
            yield Window(line)
    finally:
        process.terminate()
        process.wait(20)
