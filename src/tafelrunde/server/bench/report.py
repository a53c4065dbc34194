"""What was measured, for the screen."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.server.bench.load import Reached
from tafelrunde.server.bench.run import SQLITE, THEIRS, Results, ServerMeasurement


def report(results: Results) -> RenderableType:
    """Return everything as one thing that rich prints."""
    parts: list[RenderableType] = [figures(results)]
    parts += [Text(sentence) for sentence in (*comparisons(results), *starting(results), *results.notes)]
    return Group(*parts)


def figures(results: Results) -> Table:
    """Return a row for each server and rate."""
    build = "compiled rules" if results.compiled else "rules in pure Python"
    found = Table(
        title=f"{2 * results.tables} sockets at {results.tables} tables for two",
        caption=f"{build}, Python {results.python}, {results.machine}, {results.cores} cores (load before: "
        f"{results.load:.1f}); medians of {results.rounds} rounds of {results.seconds:.0f} s; a move is done when both "
        "seats were sent it; at a given rate its time runs from when it was due; load: processor time of those who "
        "measure, one core is 100 %",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    for column in ("server", "moves/s\nwanted", "moves/s\nreached", "p50\nms", "p99\nms", "CPU ms\na move", "load\n%"):
        found.add_column(column, justify="left" if column == "server" else "right")
    for line in results.lines:
        for one in line.reached:
            found.add_row(line.name if one is line.reached[0] else "", *cells(one))
        found.add_section()
    return found


def cells(one: Reached) -> list[str]:
    """Return a row without its name."""
    wanted = "all" if one.wanted is None else f"{one.wanted:.0f}"
    cpu = "-" if one.cpu is None else f"{one.cpu:.2f}"
    return [wanted, f"{one.rate:.0f}", spell(one.p50), spell(one.p99), cpu, f"{100 * one.ours:.0f}"]


def spell(milliseconds: float) -> str:
    """Return a time as people write it.

    >>> spell(3.14159), spell(314.159)
    ('3.1', '314')
    """
    return f"{milliseconds:.1f}" if milliseconds < 100 else f"{milliseconds:.0f}"


def comparisons(results: Results) -> list[str]:
    """Return how ours stand beside theirs, and what each sends and keeps."""
    said = []
    theirs = next((line for line in results.lines if line.name == THEIRS), None)
    for line in results.lines:
        memory = "" if line.memory is None else f", {line.memory / 1000:.0f} kB of memory for a table"
        pings = "" if line.pings is None else f", {100 * line.pings:.1f} % of a core for the pings of all sockets"
        alone = theirs is None or line is theirs
        beside = "" if alone or theirs is None else f"; {ratio(line, theirs)} of {THEIRS}"
        said.append(f"{line.name}: {line.bytes / 1000:.1f} kB to a seat for a move{memory}{pings}{beside}")
    return said


def ratio(line: ServerMeasurement, other: ServerMeasurement) -> str:
    """Return how many times as many moves one makes as the other, each at its limit, and for the same work.

    Those who measure need a core, too: where there are few, moves for each second of processor time say more.
    """
    ours, theirs = line.reached[-1], other.reached[-1]
    said = f"{ours.rate / theirs.rate:.2f} times the moves/s"
    if ours.cpu and theirs.cpu:
        said += f" and {theirs.cpu / ours.cpu:.2f} times the moves for a second of processor time"
    return said


def starting(results: Results) -> list[str]:
    """Return what a start costs."""
    if results.start is None:
        return []
    start = results.start
    return [
        f"Ready after {start.empty:.2f} s with an empty store, after {start.full:.2f} s with {start.stored} tables "
        f"({SQLITE}); a table that is only stored is shown after {start.first_look:.0f} ms, then after "
        f"{start.second_look:.0f} ms"
    ]
