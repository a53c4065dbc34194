"""Matches between bots: a bar while they are played, and what they have shown."""

import os
import sys
from collections.abc import Mapping, Sequence
from itertools import product

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text as Styled

from tafelrunde.arena import Match, Results, Score
from tafelrunde.arena.results import Z_95
from tafelrunde.cli.screen import Screen, output
from tafelrunde.cli.shell import INTERRUPTED
from tafelrunde.core.engine import Game
from tafelrunde.core.errors import OptionError
from tafelrunde.text import Text

UNSOUND = 1
"""The exit status of a match in which a bot has failed."""


def option_sets(rules: Game, given: Mapping[str, object]) -> list[dict[str, object]]:
    """Return the sets of options that are played in turn: of "side=a,b" two, one with each value."""
    by_name = {option.name: option for option in rules.options}
    values: list[list[object]] = []
    for name, value in given.items():
        try:
            one = name not in by_name or by_name[name].value(value) is not None
        except OptionError:
            one = False
        values.append([value] if one or not isinstance(value, str) else [part.strip() for part in value.split(",")])
    return [dict(zip(given, chosen, strict=True)) for chosen in product(*values)]


def hands(told: int | None) -> int:
    """Return how many games are played at once: so many as told, else one on each core this process may run on."""
    if told is not None:
        return told
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def play(
    match: Match, workers: int, cluster: str | None, kept: str | None, allow_failures: bool, text: Text, screen: Screen
) -> int:
    """Play a match, and say what it has shown: also where somebody stops it with Ctrl-C.

    Where `greedy` had to move for a bot the match shows something else than it was played for: that is an exit status.
    """
    code = 0
    try:
        with bar() as progress:
            total = len(match.numbers)
            task = progress.add_task(text.title(match.plan.game), total=total, completed=len(match.done))
            for _ in match.play(workers, cluster):
                progress.update(task, completed=len(match.done))
    except KeyboardInterrupt:
        code = INTERRUPTED
    failed = show(match.results, text, screen)
    if failed and not code and not allow_failures:
        screen.line(text.say("terminal-arena-failures.status"))
        code = UNSOUND
    if code == INTERRUPTED:
        done: dict[str, str | int] = {"done": len(match.done), "total": len(match.numbers), "file": kept or ""}
        screen.line(text.say("terminal-arena-stopped" if kept else "terminal-arena-stopped.lost", done))
    return code


def bar() -> Progress:
    """Return a bar with the time that is left; where errors go, and only on a terminal."""
    console = output(sys.stderr)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()]
    times = [TimeElapsedColumn(), TextColumn("·"), TimeRemainingColumn(elapsed_when_finished=True)]
    return Progress(*columns, *times, console=console, transient=True, disable=not console.is_terminal)


def show(results: Results, text: Text, screen: Screen) -> bool:
    """Print the scores of all bots, the verdict of a test, and what has failed; return whether anything has."""
    plan = results.plan
    many = len(plan.pairings) > 1
    args: dict[str, str | int] = {"game": text.title(plan.game), "seed": str(plan.seed), "games": len(results.games)}
    screen.line(text.say("terminal-arena-title", args))
    screen.show(scores(results, text))
    if many:
        screen.show(crosses(results, text))
    if len(results.names) > 1:
        screen.show(Styled(ratings(results)))
    verdict = results.verdict
    if verdict is not None and results.sprt is not None:
        form = ".high" if verdict.high else ".low" if verdict.low else ""
        screen.line(
            text.say(
                f"terminal-arena-test{form}",
                {
                    "bot": plan.bots[0],
                    "low": percent(results.sprt.low),
                    "high": percent(results.sprt.high),
                    "ratio": f"{verdict.ratio:.2f}",
                    "bound": f"{results.sprt.bound:.2f}",
                    "games": verdict.deals * plan.seats,
                },
            )
        )
    failed = {bot: failures for bot in results.names if (failures := results.of(bot).failures)}
    for bot, failures in failed.items():
        said: dict[str, str | int] = {"bot": bot, "count": len(failures), "why": failures[0]}
        screen.line(text.say("terminal-arena-failures", said))
    return bool(failed)


def scores(results: Results, text: Text) -> Grid:
    """Draw the scores: of each bot in all, then by seat or role, by options, and by both."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("bot", "games", "counts", "rate", "interval", "time", "failed"):
        heading = text.say(f"terminal-arena-{name}")
        grid.add_column(heading, justify="left" if name == "bot" else "right", overflow="fold", no_wrap=name != "bot")
    for bot in results.names:
        grid.add_row(*row(Styled(bot, style="bold"), results.of(bot)))
        for label, score in parts(results, bot, text):
            grid.add_row(*row(Styled(f"  {label}"), score))
    return grid


def ratings(results: Results) -> str:
    """Return the ratings in a line, each with its 95 % interval."""
    model = "Plackett-Luce" if results.plan.seats > 2 else "Bradley-Terry"
    shown = [f"{bot} {rating.mean:.0f} ± {Z_95 * rating.error:.0f}" for bot, rating in results.ratings.items()]
    return f"{model}: {' · '.join(shown)}"


def parts(results: Results, bot: str, text: Text) -> list[tuple[str, Score]]:
    """Return the scores of a bot by seat or role, by options, and by both where the seats are not alike."""
    plan, roles = results.plan, results.roles
    seats = [
        text.say(f"{plan.game}-role-{roles[seat]}") if roles else text.say("terminal-arena-seat", {"seat": seat})
        for seat in range(plan.seats)
    ]
    found = [(seats[seat], results.of(bot, seat)) for seat in range(plan.seats)]
    if len(plan.options) > 1:
        sets = [(spelled(results, options), options) for options in full(results)]
        found += [(label, results.of(bot, options=options)) for label, options in sets]
        if roles:
            found += [
                (f"{seats[seat]}, {label}", results.of(bot, seat, options))
                for seat, (label, options) in product(range(plan.seats), sets)
            ]
    return [(label, score) for label, score in found if score.games]


def full(results: Results) -> list[dict[str, object]]:
    """Return the options of each set that are not alike in all of them."""
    rules = results.rules
    usual = {option.name: option.default for option in rules.options}
    every = [{**usual, **options} for options in results.plan.options]
    differ = [name for name in usual if any(options[name] != every[0][name] for options in every)]
    return [{name: options[name] for name in differ} for options in every]


def spelled(results: Results, options: Mapping[str, object]) -> str:
    """Return options as they are typed."""
    return " ".join(f"{name}={value}" for name, value in options.items())


def row(label: Styled, score: Score) -> Sequence[Styled | str]:
    """Return a line of the table."""
    low, high = score.interval
    counts = f"{score.won}/{score.drawn}/{score.lost}"
    time = f"{1000 * score.took / score.asked:.1f}" if score.asked else ""
    failed = str(len(score.failures))
    return [label, str(score.games), counts, percent(score.rate), f"{100 * low:.1f}–{100 * high:.1f} %", time, failed]


def crosses(results: Results, text: Text) -> Grid:
    """Draw how each bot did against each."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(text.say("terminal-arena-against"))
    for bot in results.names:
        grid.add_column(bot, justify="right")
    for bot in results.names:
        met = [results.of(bot, against=other) if other != bot else Score() for other in results.names]
        grid.add_row(Styled(bot, style="bold"), *(percent(score.rate) if score.games else "" for score in met))
    return grid


def percent(part: float) -> str:
    """Return a part of a whole.

    >>> percent(0.125)
    '12.5 %'
    """
    return f"{100 * part:.1f} %"
