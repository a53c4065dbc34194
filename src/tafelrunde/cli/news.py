"""What happened, as it is told on the screen: deed by deed, in as few words as there is room for, and how it ended."""

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from tafelrunde.boards import Deed, PlainBoard, Scene, together
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.tape import no_choice
from tafelrunde.core.events import Event
from tafelrunde.core.values import CHANCE
from tafelrunde.table import Record


def heard(records: Sequence[Record], viewer: int) -> list[Event]:
    """Return the events of some records as the viewer hears them."""
    return [event.seen_by(viewer) for record in records for event in told_of(record)]


def told_of(record: Record) -> list[Event]:
    """Return the events of a record; where nobody was asked, that comes first."""
    return [*no_choice(record.entry), *record.events]


def deeds(records: Sequence[Record], viewer: int, begins: str) -> list[Deed]:
    """Return records as deeds of players, as the viewer hears of them: what chance does belongs to what led to it.

    With an event of the kind `begins` a turn begins: what comes then is done by the seat that it names.
    """
    found: list[Deed] = []
    for record in records:
        if record.entry.who != CHANCE or not found:
            found.append(Deed(record.entry.who, []))
        for event in told_of(record):
            if event.kind == begins:
                found.append(Deed(event.args["seat"], []))
            found[-1].events.append(event.seen_by(viewer))
    return found


def shortest(board: PlainBoard, told: Sequence[Deed]) -> list[Deed]:
    """Return deeds one by one, or those of each player together where the board has fewer words for that."""

    def length(deeds: Sequence[Deed]) -> int:
        return sum(len(line) for deed in deeds for line in board.tell(deed))

    return min([list(told), together(told)], key=length)


def last_events(told: Sequence[Deed], count: int) -> list[Deed]:
    """Return the last deeds as far as so many events make them."""
    found: list[Deed] = []
    for deed in reversed(told):
        if count > 0 and deed.events:
            found.insert(0, Deed(deed.who, deed.events[-count:]))
            count -= len(deed.events)
    return found


def news(board: PlainBoard, told: Sequence[Deed], remarks: Sequence[str] = (), cut: bool = False) -> RenderableType:
    """Return what happened lately, a line for each deed, with remarks on it; after dots if the beginning is cut off."""
    same = [list(group) for _, group in groupby((line for deed in told for line in board.tell(deed)), key=str)]
    lines = [group[0] if len(group) == 1 else group[0] + Styled(f" ×{len(group)}") for group in same]
    if cut and lines:
        lines[0] = Styled("… ") + lines[0]
    lines += map(Styled, remarks)
    return Padding(Group(*lines), (0, 1))


def latest(
    screen: Screen, board: PlainBoard, deeds: Sequence[Deed], remarks: Sequence[str], room: int
) -> RenderableType:
    """Return the news; where lines are too few, what one player did in one, then only the last; the log has all."""
    if not screen.live:
        return news(board, shortest(board, deeds), remarks)
    said = news(board, shortest(board, deeds), remarks)
    if screen.lines(said) <= room:
        return said
    short = together(deeds)
    for left in range(sum(len(deed.events) for deed in short), 0, -1):
        said = news(board, last_events(short, left), remarks, cut=True)
        if screen.lines(said) <= room:
            return said
    return Group()


def show_result(screen: Screen, board: PlainBoard, scene: Scene, below: int = 1) -> None:
    """Print how a game ended, with so many lines left below it where that is possible."""
    reckoning = board.reckoning_events
    last = [Deed(deed.who, [one for one in deed.events if one.kind not in reckoning]) for deed in scene.deeds]
    heading, result = board.heading(scene, screen.width), board.result(scene, screen.width)
    end = [ending(board, scene.past)] if scene.past else []
    room = screen.height - below - screen.lines(heading, result, *end)
    screen.show(heading, latest(screen, board, last, (), room), result, *end)


def ending(board: PlainBoard, past: Sequence[Event]) -> Styled:
    """Return the last sentence of a game; where it does not say why, the rule behind it does."""
    last, event = board.talk.sentences(past[-1:])[-1], past[-1]
    rule = board.talk.text.rule(event.rule) if event.rule and not last.came else ""
    return Styled.assemble((board.talk.sentence(last), "bold"), (f" {rule}" if rule else "", "dim"))
