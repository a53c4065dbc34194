"""Somebody before the page who knows no rules: sees what is lit, touches it, presses the button that is lit."""

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SIGHT = (Path(__file__).parent / "sight.js").read_text(encoding="utf-8").partition("\n")[2]


@dataclass
class Thing:
    """Something that can be touched or pressed."""

    id: str
    point: tuple[float, float] | None
    """Where a finger meets it; nowhere where it is covered or off the screen."""


@dataclass
class Sight:
    """What somebody sees who looks at the page."""

    over: bool
    lost: bool
    notices: list[Thing]
    """What waits to be read and touched away before anything else."""
    sends: list[Thing]
    """The button that says the one thing that is meant."""
    buttons: list[Thing]
    things: list[Thing]
    """What is lit on the table."""
    chosen: int
    wide: bool
    """Whether the page is wider than the window."""
    prompt: str

    @property
    def all(self) -> list[Thing]:
        return [*self.things, *self.buttons, *self.sends]

    @property
    def hidden(self) -> set[str]:
        """What is lit, and yet no finger gets to it anywhere."""
        return {thing.id for thing in self.all} - {thing.id for thing in self.all if thing.point}


class Player:
    """Plays by touches alone, with a mouse or with a finger."""

    def __init__(self, page: Any, seed: int = 1, finger: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.tap = page.touchscreen.tap if finger else page.mouse.click
        self.touches = 0

    def see(self) -> Sight:
        """Look at the page."""
        seen = self.page.evaluate(SIGHT)
        for part in ("notices", "sends", "buttons", "things"):
            seen[part] = [Thing(**one) for one in seen[part]]
        return Sight(**seen)

    def touch(self, thing: Thing) -> None:
        """Touch a thing where it can be met."""
        assert thing.point is not None, f"{thing.id} cannot be reached"
        self.touches += 1
        self.tap(*thing.point)

    def wait(self, seconds: float = 120) -> Sight:
        """Return what is to be seen once there is something to do, or the game is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            sight = self.see()
            if sight.notices and not sight.over:
                self.touch(sight.notices[0])
            elif sight.over or (sight.all and not sight.lost):
                return sight
            self.page.wait_for_timeout(15)
        raise AssertionError(f"nothing to do for {seconds} s: {self.see()}")

    def settled(self, seconds: float = 30) -> Sight:
        """Return what is to be seen when nothing flies across the table any more."""
        sight, end = self.wait(), time.monotonic() + seconds
        while sight.hidden and time.monotonic() < end:
            self.page.wait_for_timeout(50)
            sight = self.wait()
        return sight

    def choose(self, sight: Sight) -> Thing:
        """Say what is touched next: the button that sends, else something lit on the table, at times another button."""
        if sight.notices:
            return sight.notices[0]
        if sight.sends and (sight.chosen < 2 or not sight.things or self.rng.random() < 0.7):
            return self.rng.choice(sight.sends)
        if sight.things and (not sight.buttons or self.rng.random() < 0.85):
            return self.rng.choice(sight.things)
        return self.rng.choice(sight.buttons or sight.sends)

    def turns(self, seconds: float = 900) -> Iterator[Sight]:
        """Play on; what is seen before each touch is given out. It ends with the game."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            sight = self.settled()
            if sight.over:
                return
            assert not sight.hidden, f"lit, but not to be reached: {sight.hidden} ({sight.prompt})"
            assert not sight.wide, f"the page is wider than its window ({sight.prompt})"
            yield sight
            self.touch(self.choose(sight))
        raise AssertionError(f"not over after {seconds} s and {self.touches} touches: {self.see()}")

    def play(self, seconds: float = 900) -> str:
        """Play to the end, and return what the page says about it."""
        for _ in self.turns(seconds):
            pass
        return str(self.page.evaluate("() => document.querySelector('.win h2').innerText"))
