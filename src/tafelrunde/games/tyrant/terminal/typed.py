"""What is typed in King & Assassins: figures, whole walks, far squares, and assassins in any order."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from tafelrunde.boards.entry import named, plain
from tafelrunde.boards.plain import Scene
from tafelrunde.core.engine import State
from tafelrunde.core.picture import Offer
from tafelrunde.games.tyrant.rules.board import DIRECTIONS, SQUARE_IDS
from tafelrunde.games.tyrant.rules.cards import CITIZEN_IDS
from tafelrunde.games.tyrant.rules.state import FIGURE_IDS
from tafelrunde.text import Talk

MARKS: Final = "abcdefghijmn"
"""The citizens, in the order of the list; k would look like the king, and l shows the log."""
ENGLISH: Final = {"north": "n", "east": "e", "south": "s", "west": "w"}
PUSHED: Final = "tyrant-follows-pushed"
MOST_STEPS: Final = 30
"""No walk is longer: a turn has fewer points."""
MOST_WORDS: Final = 3
"""So many words a name has at most."""


@dataclass(frozen=True)
class Typed:
    """A line that begins with a figure: the directions behind it, or else the place that it names."""

    figure: str
    ways: Sequence[str] = ()
    to: str = ""


@dataclass(frozen=True)
class Walk:
    """What a figure would do: its steps as far as they are possible, what they cost, and who ends up where."""

    figure: str
    actions: list[int]
    to: str
    cost: int = 0
    pushed: dict[str, str] = field(default_factory=dict)
    wrong: int | None = None
    """The action that is not possible after those before it."""
    rule: str = ""
    """The rule that forbids it."""


def short(figure: str) -> str:
    """Return the mark of a figure."""
    if figure == "king":
        return "k"
    return figure.removeprefix("knight_") if figure.startswith("knight_") else MARKS[CITIZEN_IDS.index(figure)]


def read(talk: Talk, line: str) -> Typed | None:
    """Return what a line says that begins with a figure: `bee`, `b e e`, `be2`, `3 e7`; None if it says nothing.

    A square stands apart from the figure: `3e7` is seven steps east, `3 e7` the square.
    """
    words = " ".join(line.casefold().split())
    for figure in FIGURE_IDS:
        name = talk.thing("figure", figure).casefold()
        for way in (name, short(figure)):
            apart = words.startswith(way + " ")
            if apart or (way != name and words.startswith(way)):
                found = behind(talk, figure, words[len(way) :].strip(), apart)
                if found is not None:
                    return found
    return None


def behind(talk: Talk, figure: str, rest: str, apart: bool) -> Typed | None:
    """Return what the rest of a line says behind a figure."""
    if apart and rest in SQUARE_IDS:
        return Typed(figure, to=rest)
    if apart and plain(rest) in ("castle", plain(talk.thing("place", "castle"))):
        return Typed(figure, to="castle")
    letters = ways(talk)
    steps = re.findall(r"(\D)(\d*)", rest.replace(" ", ""))
    if not steps or "".join(way + times for way, times in steps) != rest.replace(" ", ""):
        return None
    if any(way not in letters or len(times) > 2 or times in ("0", "00") for way, times in steps):
        return None
    walked = [letters[way] for way, times in steps for _ in range(int(times or 1))]
    return Typed(figure, walked[:MOST_STEPS])


def ways(talk: Talk) -> dict[str, str]:
    """Return the direction of each letter, in the language of the talk and in English."""
    own = {talk.text.say(f"terminal-tyrant-way-{way}"): way for way in DIRECTIONS}
    return {letter: way for way, letter in ENGLISH.items()} | own


def walk(view: State, line: Typed) -> Walk | None:
    """Return the walk that a line stands for; None if the place that it names is out of reach."""
    if line.to:
        return far_walk(view, line.figure, line.to)
    number = view.game.actions_codec.number
    return tried(view, line.figure, [number("move", {"figure": line.figure, "direction": way}) for way in line.ways])


def far_walk(view: State, figure: str, to: str) -> Walk | None:
    """Return the cheapest walk to a place, None if there is none."""
    found = view.game.request(view, "walks", {"figure": figure})
    steps = next((one.steps for one in found if one.to == to), None) if isinstance(found, list) else None
    return None if steps is None else tried(view, figure, steps)


def tried(view: State, figure: str, actions: Sequence[int]) -> Walk:
    """Return what comes of some steps, done one after the other as far as they are possible."""
    after, to, cost = view.clone(), "", 0
    pushed: dict[str, str] = {}
    for number, action in enumerate(actions):
        offer = Scene(after).offers.get(action)
        if offer is None:
            return Walk(figure, list(actions[:number]), to, cost, pushed, action, after.why(action))
        cost += price(offer)
        moved = [message.args for message in offer.follows if message.id == PUSHED]
        pushed |= {str(args["figure"]): str(args["to"]) for args in moved}
        to = str(offer.touch[1])
        after.step(action)
    return Walk(figure, list(actions), to, cost, pushed)


def price(offer: Offer) -> int:
    """Return how many points an offer costs."""
    return sum(offer.cost.values())


def citizens(talk: Talk) -> Mapping[int, list[str]]:
    """Return how each citizen may be typed."""
    return {k: [MARKS[k], talk.thing("citizen", name), name] for k, name in enumerate(CITIZEN_IDS)}


def read_citizens(talk: Talk, line: str) -> tuple[list[str], str]:
    """Return the citizens that a line names, by letters or names, and the first part of it that names none or several.

    Letters may stand together: `afj`.
    """
    known = citizens(talk)
    whole = {plain(way): k for k, ways in known.items() for way in ways}
    words = re.split(r"[\s,;]+", line.strip())
    found: list[int] = []
    while words:
        ends = [end for end in range(1, MOST_WORDS + 1) if plain("".join(words[:end])) in whole]
        meant = [whole[plain("".join(words[: ends[-1]]))]] if ends else named(words[0], known)
        if not meant and set(words[0].casefold()) <= set(MARKS):
            meant = [MARKS.index(letter) for letter in words[0].casefold()]
        elif len(meant) != 1:
            return [CITIZEN_IDS[k] for k in found], words[0]
        found += meant
        words = words[ends[-1] if ends else 1 :]
    return list(dict.fromkeys(CITIZEN_IDS[k] for k in found)), ""


assert len(MARKS) == len(CITIZEN_IDS)
assert list(ENGLISH) == DIRECTIONS
