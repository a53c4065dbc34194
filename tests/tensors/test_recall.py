"""What a seat remembers as numbers: every kind of event has one, and in a small game no two histories share a row."""

from collections.abc import Iterator

import pytest

from contract.cases import SHRUNKEN_CLAIM
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE
from tafelrunde.table.history import History
from tafelrunde.tensors import known
from tafelrunde.tensors.recall import DIGEST, WIDTH, Recall, remembered
from test_text import events_in_source

CLAIM = games.load("claim")


@pytest.mark.parametrize("game", known())
def test_every_kind_of_event_has_a_number_and_room_for_its_arguments(game: str) -> None:
    told = list(events_in_source(games.load(game)))
    assert {kind for kind, _, _ in told} == set(remembered(game).TOLD)
    assert max(len(args) for _, args, _ in told) < WIDTH


def walk(state: State, memories: list[Recall], histories: list[History]) -> Iterator[tuple[int, tuple[int, ...], str]]:
    """Play every course of a game, and yield what whoever is asked remembers: as a row, and as text."""
    if state.who >= 0:
        row = tuple(memories[state.who].written())
        yield state.who, row, "\n".join(histories[state.who].lines())
    if state.who == NONE:
        return
    for action in state.legal():
        after = state.clone()
        events: list[Event] = []
        after.events = events
        after.apply(action)
        after.events = None
        others = [lived_on(memory, state.who, action, events) for memory in memories]
        texts = [history.copy() for history in histories]
        for history in texts:
            if history.viewer == state.who:
                history.acted(action)
            history.heard(events)
        yield from walk(after, others, texts)


def lived_on(memory: Recall, who: int, action: int, events: list[Event]) -> Recall:
    """Return a memory that has gone on."""
    found = memory.copy()
    if who == memory.viewer:
        found.acted(action)
    found.heard(events)
    return found


def test_no_two_histories_of_a_small_claim_share_a_row_with_or_without_the_digest() -> None:
    options = {**SHRUNKEN_CLAIM, "hand": 1, "first": 0, "cards": ["goblin_5", "knight_3", "undead_4", "dwarf_2"]}
    start = CLAIM.new(2, options)
    memories = [Recall(CLAIM, 2, viewer) for viewer in range(2)]
    histories = [History(CLAIM, viewer) for viewer in range(2)]
    rows: dict[tuple[int, str], tuple[int, ...]] = {}
    for who, row, text in walk(start, memories, histories):
        assert rows.setdefault((who, text), row) == row
    for skipped in (0, DIGEST):
        for viewer in range(2):
            texts = {text for who, text in rows if who == viewer}
            assert len({row[skipped:] for (who, _), row in rows.items() if who == viewer}) == len(texts)
    assert len(rows) > 30


def test_what_no_longer_fits_still_tells_in_the_digest() -> None:
    rows = []
    for first in (1, 2):
        memory = Recall(CLAIM, 2, 0)
        memory.acted(first)
        for _ in range(remembered("claim").LONGEST):
            memory.acted(7)
        rows.append(memory.written())
    assert rows[0][DIGEST:] == rows[1][DIGEST:]
    assert rows[0][:DIGEST] != rows[1][:DIGEST]


def test_others_cards_are_hidden_in_a_memory() -> None:
    event = Event("is-dealt", "claim.setup.deal", {"seat": 1, "card": 30}, {"card": 0b10})
    entries = []
    for viewer in range(2):
        memory = Recall(CLAIM, 2, viewer)
        memory.heard([event])
        entries.append(memory.written()[DIGEST : DIGEST + 3])
    assert entries == [[3, 6, 3], [3, 5, 35]]
