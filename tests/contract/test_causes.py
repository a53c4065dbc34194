"""Nothing changes without a word why: recorded games are gone through, and each change is told with its cause."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from contract.golden import GOLDEN, path
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Picture, Sentence
from tafelrunde.core.values import NONE, SPECTATOR
from tafelrunde.desk import Deed, Moment, Move
from tafelrunde.desk.deeds import deed
from tafelrunde.desk.sight import Sight
from tafelrunde.table import Table
from tafelrunde.testing.cases import Case


@dataclass(frozen=True)
class Telling:
    """What of a game has to have a cause, and what is a cause by itself."""

    basic: frozenset[str]
    """What somebody does, or chance, by the plain course of the game: the cause is that it was done."""
    counters: dict[str, frozenset[str]] = field(default_factory=dict)
    """Which kinds of events tell that a counter has changed."""
    unsaid: frozenset[tuple[str, str]] = frozenset()
    """From where to where things go as a matter of course, without a word for each: what is swept away, for one."""


DICE = [(start, end) for start in ("", "tray", "last") for end in ("", "tray", "last")]

GAMES = {
    "tyrant": Telling(
        basic=frozenset(
            {
                "tyrant-event-placed",
                "tyrant-event-starts",
                "tyrant-event-moves",
                "tyrant-event-climbs",
                "tyrant-event-descends",
                "tyrant-event-leaves",
                "tyrant-event-turned-up",
            }
        ),
        counters={"wounds": frozenset({"hit"})},
        unsaid=frozenset({("round", "")}),
    ),
    "claim": Telling(
        basic=frozenset(
            {"claim-told-leads", "claim-event-is-dealt", "claim-event-turned-up", "claim-event-favour-begins"}
        ),
        counters={"faction": frozenset({"scores"})},
        unsaid=frozenset({("won", "hand"), ("drawn", "hand"), ("trick", "discard"), ("hand", "discard")}),
    ),
    "tokyo": Telling(
        basic=frozenset(
            {
                "tokyo-event-buys",
                "tokyo-event-cures",
                "tokyo-event-enters",
                "tokyo-event-looks",
                "tokyo-event-probes",
                "tokyo-event-revealed",
                "tokyo-event-rolls",
                "tokyo-event-side-up",
                "tokyo-event-takes-tile",
                "tokyo-told-strikes",
            }
        ),
        counters={
            "hearts": frozenset({"gains-hearts", "loses-hearts", "trimmed", "revived"}),
            "stars": frozenset({"gains-stars", "loses-stars", "revived"}),
            "energy": frozenset({"gains-energy", "loses-energy", "buys", "eliminated"}),
            "wickedness": frozenset({"gains-wickedness", "revived", "eliminated"}),
            "poison": frozenset({"gets-token", "cures", "eliminated"}),
            "shrink": frozenset({"gets-token", "cures", "eliminated"}),
        },
        unsaid=frozenset({("shop", "discard"), ("deck", "next"), ("outside", ""), ("city", ""), ("bay", ""), *DICE}),
    ),
    "morpork": Telling(
        basic=frozenset(
            {
                "morpork-event-becomes",
                "morpork-event-event",
                "morpork-event-interrupts",
                "morpork-event-plays",
                "morpork-event-shows-personality",
                "morpork-told-dealt",
                "morpork-told-fills-up",
            }
        ),
        counters={
            "money": frozenset({"takes-money", "pays", "pays-player", "buys"}),
            "minions_left": frozenset({"places-minion", "removes-minion", "lifts-minion"}),
            "buildings_left": frozenset({"builds", "buys", "loses-building"}),
        },
        unsaid=frozenset(
            {
                ("pile", "hand"),
                ("discard", "hand"),
                ("played", "discard"),
                ("discard", "discard"),
                ("bank", ""),
                ("", "bank"),
                ("unused", "unused"),
                ("unused", "personality"),
            }
        ),
    ),
}

WALKED = [case for case in GOLDEN if case.game.id in GAMES]


def deeds(case: Case) -> Iterator[tuple[Deed, list[Event], Picture, Picture]]:
    """Return what everybody lived through in a recorded game, with the pictures before and after."""
    state = case.new()
    for record in Table.recover(path(case).read_text(encoding="utf-8")).records:
        if record.entry.action is None:
            continue
        before = Sight(state.view(None))
        state.events = []
        state.apply(record.entry.action)
        heard = [event.seen_by(SPECTATOR) for event in state.events]
        after = Sight(state.view(None))
        done = deed(case.game, None, Moment(0, record.entry.who, heard, before, after))
        yield done, heard, before.picture, after.picture


def counted(picture: Picture) -> dict[tuple[str, str | None, int], int]:
    """Return what each seat has of everything that is counted, and what is counted for all."""
    return {
        (counter.id, counter.about, seat): number
        for counter in picture.counters
        for seat, number in ([(NONE, counter.value or 0)] if counter.seats is None else enumerate(counter.seats))
    }


def way(move: Move) -> tuple[str, str]:
    """Return the kinds of places between which something has moved."""
    return move.start.split(".")[0], move.end.split(".")[0]


def seen(move: Move) -> bool:
    """Tell whether everybody sees what it is that moves, so that it can be named."""
    return ":" in move.before + move.after


def has_cause(sentence: Sentence | None, basic: frozenset[str]) -> bool:
    """Tell whether a sentence names the clause that decided it, or is a plain deed."""
    if sentence is None:
        return False
    return sentence.message.id in basic or any(part.rule for part in (sentence.message, *sentence.came))


@pytest.mark.parametrize("case", WALKED, ids=str)
def test_every_change_is_told_with_its_cause(case: Case) -> None:
    telling = GAMES[case.game.id]
    changes = 0
    for done, heard, before, after in deeds(case):
        told_in = {place: sentence for sentence in done.sentences for place in sentence.events}
        moved = [(told_in.get(k), move) for k, told in enumerate(done.told) for move in told.moves]
        unnamed = [move for move in done.moves if way(move) not in telling.unsaid]
        moved += [(None if seen(move) else done.sentences[0], move) for move in unnamed]
        for sentence, move in moved:
            assert has_cause(sentence, telling.basic), (move, done.sentences)
        then = counted(after)
        for (name, about, seat), number in counted(before).items():
            if name in telling.counters and then.get((name, about, seat), number) != number:
                kinds = telling.counters[name]
                whose = [{event.args.get(arg, NONE) for arg in ("seat", "to", "of")} for event in heard]
                found = [k for k, event in enumerate(heard) if event.kind in kinds and seat in whose[k]]
                assert any(has_cause(told_in.get(k), telling.basic) for k in found), (name, seat, done.sentences)
                changes += 1
        changes += len(moved)
    assert changes
