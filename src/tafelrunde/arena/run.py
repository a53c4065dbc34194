"""A match from beginning to end: it is planned, played by a crew, kept in a file and shown while it goes on."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path

from tafelrunde import bots as known
from tafelrunde.arena import crew
from tafelrunde.arena.file import ResultsFile
from tafelrunde.arena.game import Played
from tafelrunde.arena.plan import Plan, make
from tafelrunde.arena.record import LOG
from tafelrunde.arena.results import Results
from tafelrunde.arena.sprt import Sprt
from tafelrunde.core.errors import OptionError

RAY = "ray"
Progress = Callable[[int, int], None]
"""Told how many games are over, and of how many."""


def run(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    *,
    seed: int = 1,
    options: Mapping[str, object] | Sequence[Mapping[str, object]] | None = None,
    seats: int | None = None,
    round_robin: bool = False,
    workers: int = 1,
    file: Path | str | None = None,
    sprt: Sprt | None = None,
    seconds: float | None = None,
    cluster: str | None = None,
    record: Path | str | None = None,
    record_as: str = LOG,
    progress: Progress | None = None,
) -> Results:
    """Play so many games between bots, by name, and return what they show; of a round robin so many for each pairing.

    Everybody plays on every seat, each time with the same chances. Several sets of `options` are played in turn. Where
    there are more `seats` than bots, the last one takes those that are left. The results of a seed are the same with
    any number of `workers` and on a `cluster`. A `file` keeps them: the same call goes on with it. `record` is a folder
    for the games themselves, as "log" or "parquet".

    >>> results = run("claim", ["greedy", "random"], games=4)
    >>> results.of("greedy").games
    4
    """
    match = Match(make(game, bots, options, seats, seed, round_robin, seconds, record, record_as), games, sprt, file)
    for _ in match.play(workers, cluster):
        if progress is not None:
            progress(len(match.done), len(match.numbers))
    return match.results


class Match:
    """A match that is being played: its results are there at any time."""

    def __init__(self, plan: Plan, games: int, sprt: Sprt | None = None, file: Path | str | None = None) -> None:
        """Get ready: whatever cannot be is said here, before anything is played."""
        if games < 1:
            raise OptionError(f"a match of {games} games cannot be: play at least one")
        if sprt is not None and len(plan.pairings) > 1:
            raise OptionError("a sequential test is of one pairing: name two bots, without a round robin")
        for name in dict.fromkeys(plan.bots):
            known.load(name, plan.game, 0, files=True)
        self.plan = plan
        self.numbers = plan.numbers(games)
        self.sprt = sprt
        self._file = None if file is None else ResultsFile(Path(file), plan)
        kept = {} if self._file is None else self._file.done
        self.done = {number: kept[number] for number in self.numbers if number in kept}
        """The games of this match that are over."""

    @property
    def results(self) -> Results:
        """What the games so far show."""
        return Results(self.plan, self.done, self.sprt)

    def play(self, workers: int = 1, cluster: str | None = None) -> Iterator[Played]:
        """Play what is still to be played, and yield each game as it ends; it is kept then."""
        crew.check(workers)
        missing = [number for number in self.numbers if number not in self.done]
        try:
            with closing(self._crew(missing, workers, cluster)) as games:
                if not missing or self._decided():
                    return
                for played in games:
                    self.done[played.number] = played
                    if self._file is not None:
                        self._file.add(played)
                    yield played
                    if self._decided():
                        return
        finally:
            if self._file is not None:
                self._file.close()

    def _crew(self, missing: Sequence[int], workers: int, cluster: str | None) -> crew.Games:
        """Return who plays."""
        if cluster is not None:
            name, _, address = cluster.partition(":")
            if self.plan.record:
                raise OptionError("games are recorded on this machine only: leave out --cluster or --record")
            if name != RAY:
                raise OptionError(f"there is no cluster {name!r}: there is {RAY}, or {RAY}:ADDRESS")
            return crew.cluster(self.plan, missing, address or None)
        if workers == 1:
            return crew.here(self.plan, missing)
        return crew.beside(self.plan, missing, min(workers, max(1, len(missing))))

    def _decided(self) -> bool:
        verdict = self.results.verdict if self.sprt is not None else None
        return verdict is not None and verdict.decided
