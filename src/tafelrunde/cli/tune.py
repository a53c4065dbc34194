"""Weights tuned before one's eyes: a bar, and the data file that comes of it."""

from pathlib import Path

from tafelrunde.arena.tune import Tuner, Tuning
from tafelrunde.bots.weights import fitted, written
from tafelrunde.cli.arena import bar
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.shell import INTERRUPTED
from tafelrunde.core.errors import OptionError
from tafelrunde.text import Text


def tune(tuning: Tuning, rounds: int, file: Path, out: Path, workers: int, text: Text, screen: Screen) -> int:
    """Tune until all rounds are played or somebody stops it; the weights so far are written in either case."""
    for name, number in (("rounds", rounds), ("games", tuning.games)):
        if number < 1:
            raise OptionError(f"--{name} {number} tunes nothing: take 1 or more")
    tuner = Tuner(tuning, rounds, file)
    code = 0
    try:
        with bar() as progress:
            task = progress.add_task(text.title(tuning.game), total=rounds, completed=tuner.done)
            for _ in tuner.run(workers):
                progress.update(task, completed=tuner.done)
    except KeyboardInterrupt:
        code = INTERRUPTED
    given = f"--weights {tuning.prefix} " if tuning.prefix else ""
    command = (
        f"tafelrunde tune {tuning.game} {given}--rounds {tuner.done} --games {tuning.games} --sims {tuning.sims} "
        f"--seats {tuning.seats} --seed {tuning.seed}"
    )
    out.write_text(written(fitted(tuning.game) | tuner.weights, command), encoding="utf-8")
    said: dict[str, str | int] = {"done": tuner.done, "rounds": rounds, "file": str(file), "out": str(out)}
    screen.line(text.say("terminal-tune-stopped" if code else "terminal-tune-done", said))
    return code
