"""Guests of the page: a window of the browser with what went over its wires, and the ways through the house."""

import json
from typing import Any

DESKTOP = {"width": 1280, "height": 720}
GAMES = ["claim", "tyrant", "tokyo", "morpork"]
FOCUSED = "(where) => document.activeElement?.matches(`${where}:focus-visible`) ?? false"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


class Guest:
    """Somebody before a window of their own: with a name, a language, and everything that they are sent."""

    def __init__(self, url: str, browser: Any, name: str, newcomer: bool = False, **window: Any) -> None:
        self.url = url
        self.name = name
        self.faults: list[str] = []
        self.forgiving = False
        self.frames: list[str] = []
        self.answers: list[Any] = []
        usual = {"viewport": DESKTOP, "locale": "en", "reduced_motion": "reduce"}
        self.context = browser.new_context(**{**usual, **window})
        self.context.set_default_timeout(120_000)  # a busy machine takes its time
        self.keep(name=name, briefed=[] if newcomer else GAMES)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(f"{self.name}: {error}"))
        self.page.on("console", self._said)
        self.page.on("response", lambda answer: self.answers.append(answer))  # noqa: PLW0108
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._heard))

    def _said(self, message: Any) -> None:
        if message.type in ("error", "warning") and not (self.forgiving and of_the_network(message.text)):
            self.faults.append(f"{self.name}: {message.text}")

    def forgive(self) -> None:
        """Leave aside what the browser itself says, sooner or later, about answers that did not come or were no."""
        self.forgiving = True
        self.faults = [fault for fault in self.faults if not of_the_network(fault)]

    def _heard(self, frame: str) -> None:
        self.frames.append(frame)

    def keep(self, **settings: object) -> None:
        """Let the browser have kept these settings from another day."""
        kept = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"localStorage.tafelrunde ??= {kept}")

    def go(self, path: str = "/") -> Any:
        """Open an address."""
        self.page.goto(self.url + path)
        return self.page

    def leave(self) -> None:
        """Close the window."""
        self.context.close()

    def shelf(self) -> None:
        """Stand before the shelf."""
        self.go()
        self.page.wait_for_selector("[data-play]")

    def play_now(self, game: str) -> None:
        """Begin a game by the one touch that it takes."""
        self.shelf()
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector(".frame")

    def new_table(self, game: str, *chairs: str) -> None:
        """Open a table by the dialog: a chair is "me", "open" or a bot."""
        self.shelf()
        self.page.click(f"article[data-game={game}] .go .line")
        dialog = self.page.locator(".dialog.cr")
        rows = dialog.locator(".srow")
        for _ in range(len(chairs) - rows.count()):
            dialog.locator(".add").first.click()
        for seat, who in enumerate(chairs):
            rows.nth(seat).locator("select").select_option(who)
        dialog.locator("footer .lit").click()
        self.page.wait_for_url("**/t/*")


def of_the_network(fault: str) -> bool:
    """Whether this is the browser's own word about an answer that did not come or was no."""
    return "Failed to load resource" in fault or "ERR_" in fault


def tab_to(guest: Guest, where: str, most: int = 60) -> None:
    """Press Tab until something has the focus, and shows it."""
    for _ in range(most):
        if guest.page.evaluate(FOCUSED, where):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{most} times Tab do not lead to {where}")
