"""A benchmark's results for the screen."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.bench.gates import CLONE, DRIVEN, INSIDE, MEASURES, PURE, ROLLOUT, SEARCH, SIMULATION
from tafelrunde.bench.runner import GateResult, Results

# No word is longer than 7 letters, so that the longest name of a game and all columns fit into 80.
HEADINGS = {
    DRIVEN: "driven\nmoves/s",
    INSIDE: "inside\nmoves/s",
    ROLLOUT: "rollout\nmoves/s",
    SIMULATION: "guessed\nper s",
    SEARCH: "search\nsims/s",
    CLONE: "clone\nns",
}


def spell(figure: float | None) -> str:
    """Return a figure as people write it.

    >>> spell(6_012_345), spell(23_456), spell(165.4), spell(None)
    ('6.01 M', '23.5 k', '165', '-')
    """
    if figure is None:
        return "-"
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if figure >= size:
            return f"{figure / size:.3g}{unit}"
    return f"{figure:.0f}"


def table(results: Results) -> RenderableType:
    """Return everything as one thing that rich prints: the figures, the gates, and what is missing."""
    parts: list[RenderableType] = [figures(results)]
    if results["gates"]:
        parts.append(gates(results))
    parts += [Text(note) for note in results["notes"]]
    return Group(*parts)


def figures(results: Results) -> Table:
    """Return a row for each contestant."""
    found = Table(
        title=f"{results['game']}: medians of {results['rounds']} rounds",
        caption=f"Python {results['python']}, {results['machine']}, processor time, one process at a time; "
        "a move is any decision of a player; chance is included, the first deal is not",
        box=SIMPLE_HEAD,
        padding=0,
    )
    found.add_column("game", no_wrap=True)
    found.add_column("build", no_wrap=True)
    for measure in MEASURES:
        found.add_column(HEADINGS[measure], justify="right")
    for line in results["lines"]:
        found.add_row(line["name"], line["build"], *(spell(line["figures"][measure]) for measure in MEASURES))
    return found


def gates(results: Results) -> Table:
    """Return a row for each gate, with what the compiled rules reached."""
    found = Table(title=f"{results['game']} (compiled) at its gates")
    for heading in ("what", "against", "wanted", "reached", ""):
        found.add_column(heading, justify="left" if heading in ("what", "against", "") else "right")
    for verdict in results["gates"]:
        rival = f"{results['game']} ({PURE})" if verdict["rival"] == PURE else verdict["rival"] or ""
        passed = {True: "[green]yes[/]", False: "[red]no[/]", None: "not measured"}[verdict["passed"]]
        found.add_row(
            HEADINGS[verdict["measure"]].split("\n")[0],
            rival,
            amount(verdict, verdict["wanted"]),
            amount(verdict, verdict["reached"]),
            passed,
        )
    return found


def amount(verdict: GateResult, figure: float | None) -> str:
    """Return a gate's figure with its unit: a multiple of the rival's, or nanoseconds."""
    if figure is None:
        return "-"
    return f"{figure:.0f} ns" if verdict["rival"] is None else f"{figure:.2g}x" if figure < 1 else f"{figure:.1f}x"
