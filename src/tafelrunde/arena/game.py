"""One game between bots, from its number to its result."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tafelrunde import bots, games
from tafelrunde.arena.plan import Plan, derived
from tafelrunde.arena.record import Recorder, recorder
from tafelrunde.bots import Bot, Seated
from tafelrunde.bots.known import reason
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE


@dataclass(frozen=True)
class Played:
    """How a game went, seat by seat: the results, how many decisions there were, how long they took, what failed."""

    number: int
    result: tuple[float, ...]
    asked: tuple[int, ...]
    took: tuple[float, ...]
    failures: dict[int, list[str]] = field(default_factory=dict)

    def line(self) -> dict[str, Any]:
        """Return it for a line of JSON."""
        row = asdict(self)
        row["took"] = [round(seconds, 4) for seconds in self.took]
        if not self.failures:
            del row["failures"]
        return row


def read(row: Mapping[str, Any]) -> Played:
    """Return the game of a line of JSON."""
    failures = {int(seat): list(map(str, why)) for seat, why in row.get("failures", {}).items()}
    rows = tuple(tuple(float(value) for value in row[name]) for name in ("result", "took"))
    return Played(int(row["number"]), rows[0], tuple(map(int, row["asked"])), rows[1], failures)


def play(
    game: Game[Any],
    seated: Sequence[Bot[Any]],
    seed: int,
    options: Mapping[str, object] | None = None,
    seconds: float | None = None,
    record: Recorder | None = None,
) -> tuple[State, list[Seated]]:
    """Play one game, bots in the order of their seats; return how it ended, and the bots with what they failed at.

    An answer that takes more than so many `seconds` does not count. A `record` is written of it where it is given. A
    bot that cannot even begin is an error: its games would be those of its deputy.

    >>> state, _ = play(games.load("claim"), [bots.load("random", "claim", 1), bots.load("greedy", "claim", 1)], seed=1)
    >>> state.result()
    (-1.0, 1.0)
    """
    state = game.new(len(seated), options)
    told: list[Event] = []
    state.events = told
    record = Recorder() if record is None else record
    record.begin(state, [bot.called for bot in seated])
    chance = Chance(seed, record)
    chance.settle(state)
    players = [
        Seated(bot, game, seat, dict(state.options), seconds, derived(seed, "deputy", seat))
        for seat, bot in enumerate(seated)
    ]
    begin(players)
    heard: list[list[Event]] = [[] for _ in players]
    while state.who >= 0:
        seat = state.who
        heard[seat] += [event.seen_by(seat) for event in told[len(heard[seat]) :]]
        action = players[seat].answer(state.view(seat), heard[seat])
        record.doing(state, action)
        state.apply(action)
        record.done(state)
        chance.settle(state)
    return state, players


def begin(players: Sequence[Seated]) -> None:
    """Let everybody begin; whoever cannot is named."""
    for player in players:
        try:
            player.begin()
        except (Exception, SystemExit) as error:  # whatever somebody else's code does
            why = str(error) if isinstance(error, TafelrundeError) else reason(error)
            raise TafelrundeError(f"the bot {player.name} cannot begin at seat {player.seat}: {why}") from error


class Chance:
    """Chance with a stream of numbers for each kind of question, all from one seed."""

    def __init__(self, seed: int, record: Recorder | None = None) -> None:
        self.seed = seed
        self.record = Recorder() if record is None else record
        self.streams: dict[str, Rng] = {}

    def settle(self, state: State) -> None:
        """Let chance act until a player is asked or the game is over."""
        while state.who == CHANCE:
            question = state.question
            if question not in self.streams:
                self.streams[question] = Rng(derived(self.seed, question))
            frame = state.stack[-1]
            outcome = frame.step.sample(state, frame, self.streams[question])
            self.record.doing(state, outcome)
            state.step(outcome)
            self.record.done(state)


def play_number(plan: Plan, number: int) -> Played:
    """Play the game of that number, wherever this is: it depends on the plan and the number alone."""
    fixture = plan.fixture(number)
    seated = [
        bots.load(plan.bots[bot], plan.game, derived(plan.seed, "bot", number, seat), files=True)
        for seat, bot in enumerate(fixture.seated)
    ]
    deal = derived(plan.seed, "deal", fixture.deal)
    writes = recorder(plan.record, plan.record_as)
    rules, options = games.load(plan.game), plan.options[fixture.options]
    state, players = play(rules, seated, deal, options, plan.seconds, writes)
    result = state.result()
    assert result is not None
    if plan.record:
        writes.write(Path(plan.record) / f"{plan.game}-{number:06}", number, state)
    failures = {player.seat: player.failures for player in players if player.failures}
    asked, took = tuple(player.asked for player in players), tuple(player.took for player in players)
    return Played(number, tuple(map(float, result)), asked, took, failures)
