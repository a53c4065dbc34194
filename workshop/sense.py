"""What a watcher of King & Assassins would shake his head at, found in recorded games and counted.

    tafelrunde arena tyrant level-3 level-3 --games 20 --option side=a,b --record DIR
    python -m workshop.sense DIR

Says for each game what was absurd and where, and of all games: how often the king came home, how many points were left
unspent, and how often the king came back to where he had stood in the last four rounds for no reason.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from librt.vecs import vec

from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.bot.belief import Watching
from tafelrunde.games.tyrant.bot.blows import deadly
from tafelrunde.games.tyrant.bot.dangers import escape, risk
from tafelrunde.games.tyrant.bot.outlook import Weights
from tafelrunde.games.tyrant.bot.plan import Place, Planner, blind
from tafelrunde.games.tyrant.bot.streets import streets_of
from tafelrunde.games.tyrant.bot.suspects import possible
from tafelrunde.games.tyrant.bot.ways_out import last_way
from tafelrunde.games.tyrant.rules.board import SQUARE_IDS
from tafelrunde.games.tyrant.rules.codec import END, REVEAL, STRIKE
from tafelrunde.games.tyrant.rules.deeds import figure_of
from tafelrunde.games.tyrant.rules.state import KING, KING_SEAT, TyrantState
from tafelrunde.table import log

BEAM = 40
LATELY = 4
SAFER = 0.2
"""By how much less likely the worst must have been in another plan that brought as much."""


@dataclass
class Turn:
    """A whole turn: how it began, what was done, and how it stood before it was ended (or the game was)."""

    begins: TyrantState
    seat: int
    actions: list[int]
    ends: TyrantState
    odds: vec[float]
    """How likely each triple is for a king who has drawn his conclusions so far."""

    @property
    def over(self) -> bool:
        """Whether the game ended in it."""
        return not self.ends.stack


@dataclass
class Found:
    """What was found in one game."""

    absurd: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    unspent: int = 0
    back: int = 0
    end: str = ""

    def note(self, kind: str, turn: Turn) -> None:
        """Put something down."""
        self.kinds[kind] += 1
        self.absurd.append(f"round {turn.begins.round}, {'king' if turn.seat == KING_SEAT else 'rebel'}: {kind}")


def turns(path: Path) -> Iterator[Turn]:
    """Go through the turns of a recorded game."""
    header, entries = log.read(path.read_text(encoding="utf-8"))
    state = cast(TyrantState, header.game.new(len(header.players), header.options))
    state.events = []
    watching = Watching()
    watching.begin(state.game, KING_SEAT, dict(state.options))
    begun: TyrantState | None = None
    done: list[int] = []
    for entry in entries:
        assert entry.action is not None
        playing = state.who >= 0 and state.round > 0
        if playing and begun is None:
            begun, done = state.clone(), []
        if playing and entry.action == END:
            assert begun is not None
            yield Turn(begun, begun.who, done, state.clone(), watching.odds)
            begun = None
        done.append(entry.action)
        state.step(entry.action)
        watching.heard([event.seen_by(KING_SEAT) for event in state.events])
        state.events.clear()
        if playing and not state.stack and begun is not None:
            yield Turn(begun, begun.who, done, state.clone(), watching.odds)


def plans(turn: Turn) -> list[Place]:
    """Return what could have been done instead."""
    return Planner(Weights(), possible(turn.begins, turn.odds), BEAM).look(blind(turn.begins), Rng(1))


def home(s: TyrantState) -> int:
    """Return how far the king is from home."""
    return int(streets_of(s.board).home[s.at[KING]])


def judge_king(turn: Turn, found: Found, stood: list[int]) -> None:
    """Look at a turn of the king that did not end the game."""
    ends = turn.ends
    if last_way(cast(TyrantState, turn.begins.view(KING_SEAT))):
        found.note("does not take a win in one", turn)
    suspects = possible(ends, turn.odds)
    danger = risk(ends, suspects)
    if danger >= SAFER and any(
        place.state.stack and home(place.state) <= home(ends) and risk(place.state, suspects) <= danger - SAFER
        for place in plans(turn)[:BEAM]
    ):
        found.note(f"can be killed with a chance of {danger:.0%}, and need not be", turn)
    square = int(ends.at[KING])
    if square != turn.begins.at[KING] and square in stood[-LATELY:]:
        found.back += 1
        found.note(f"comes back to {SQUARE_IDS[square]}", turn)


def judge_rebel(turn: Turn, found: Found) -> None:
    """Look at a turn of the rebel that did not end the game."""
    if deadly(turn.begins):
        found.note("does not kill the king", turn)
    for action in turn.actions:
        if action >= REVEAL and not any(
            STRIKE <= other < REVEAL and figure_of(other) == action - REVEAL for other in turn.actions
        ):
            found.note("reveals an assassin who does nothing", turn)
    way_out = escape(turn.ends)
    if way_out >= SAFER and any(escape(place.state) <= way_out - SAFER for place in plans(turn)[:BEAM]):
        found.note(f"lets the king win with a chance of {way_out:.0%}", turn)


def judge(path: Path) -> Found:
    """Look through a game."""
    found = Found()
    stood: list[int] = []
    for turn in turns(path):
        ends = turn.ends
        if turn.over:
            died = ends.at[KING] == NONE and ends.hits == 2
            found.end = "killed" if died else "home" if ends.at[KING] == NONE else "assassins gone"
            break
        found.end = "time"
        before = (turn.begins.revealed, turn.begins.hits)
        if turn.seat == KING_SEAT:
            judge_king(turn, found, stood)
            stood.append(int(ends.at[KING]))
            found.unspent += ends.king_points + ends.knight_points
        else:
            judge_rebel(turn, found)
            found.unspent += ends.rebel_points
            if (ends.revealed, ends.hits) != before:
                stood.clear()
    return found


def main(args: Sequence[str]) -> None:
    """Look through the games of a folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--quiet", action="store_true", help="only the sums")
    given = parser.parse_args(args)
    games = {path: judge(path) for path in sorted(given.folder.glob("*.jsonl"))}
    kinds: Counter[str] = Counter()
    for path, found in games.items():
        for kind, times in found.kinds.items():
            kinds[kind.split(" with a chance")[0].split(" to ")[0]] += times
        for line in [] if given.quiet else found.absurd:
            print(f"{path.stem}: {line}")
    number = max(1, len(games))
    print(f"{number} games; how they ended: {dict(Counter(found.end for found in games.values()))}")
    print(f"points left a game: {sum(found.unspent for found in games.values()) / number:.1f}")
    print(f"back without a reason a game: {sum(found.back for found in games.values()) / number:.2f}")
    print(f"absurd a game: {sum(len(found.absurd) for found in games.values()) / number:.2f}")
    for kind, times in kinds.most_common():
        print(f"    {times} {kind}")


if __name__ == "__main__":
    main(sys.argv[1:])
