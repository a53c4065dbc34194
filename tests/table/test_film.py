"""A game seen again: what a seat saw, what everybody saw, all cards open, and what is worth another look."""

import json

import pytest
from msgspec import structs

from tafelrunde.core.events import Event
from tafelrunde.table import Table
from tafelrunde.table.film import OPEN, Film, MomentError
from tafelrunde.table.moments import MOST, highlights
from tafelrunde.text import LANGUAGES, Text

SEATS = {"claim": 2, "tyrant": 2, "tokyo": 3, "morpork": 3}
CLAIM: dict[str, object] = {
    "phase": "favour",
    "leader": 0,
    "hand": [["knight_9", "knight_8", "dwarf_1"], ["knight_3", "knight_2", "goblin_5"]],
}


def played(game: str, seed: int = 3) -> Table:
    table = Table(game, ["random"] * SEATS[game], seed=seed)
    table.run_bots()
    return table


def cards(table: Table, *names: str) -> None:
    for name in names:
        table.submit(table.who, table.version, table.game.actions_codec.number("play", {"card": name}))


@pytest.mark.parametrize("game", SEATS)
def test_a_film_shows_what_the_table_showed(game: str) -> None:
    table = played(game)
    lines = table.lines()
    film, again = Film.of(lines), Table.load(lines[:1])
    assert film.last == table.version
    for line in ["", *lines[1:]]:
        before = again.version
        if line:
            again.catch_up([line])
        if again.version % 7:
            continue
        for seat in (0, 1, None):
            desk, then = film.desk(again.version, seat), again.desk(seat, before if line else None)
            assert desk.picture == then.picture
            assert desk.deeds == then.deeds
            assert (desk.ending, desk.result) == (then.ending, then.result)
            assert (desk.ask is None) == (then.ask is None)
            assert desk.ask is None or desk.ask.offers == []


@pytest.mark.parametrize("game", SEATS)
def test_all_open_hides_from_nobody_what_somebody_sees(game: str) -> None:
    film = Film.of(played(game).lines())
    version = film.last // 2
    shown = film.desk(version, OPEN)
    assert shown.viewer is None
    known = {(p.place, p.face, *p.marks) for p in shown.picture.pieces if p.face}
    for seat in range(SEATS[game]):
        own = {(p.place, p.face, *p.marks) for p in film.desk(version, seat).picture.pieces if p.face}
        assert {one for one in own if one[0].endswith(f".{seat}")} <= known
    assert len(shown.picture.pieces) == len(film.desk(version, None).picture.pieces)


def test_what_was_taken_back_counts_no_more() -> None:
    table = Table("claim", ["human", "greedy"], position=CLAIM)
    cards(table, "knight_9")
    table.undo(0, table.version)
    cards(table, "knight_8")
    table.bot_acts()
    film = Film.of(table.lines())
    assert film.desk(2, 0).deeds[0].back_to == 0
    assert film.desk(2, 0).picture.pieces == film.desk(0, 0).picture.pieces
    assert [one.version for one in film.highlights()] == [4]


def test_a_moment_says_what_it_has_changed_in_every_language() -> None:
    table = Table("claim", ["human", "human"], position=CLAIM)
    cards(table, "knight_9", "knight_3", "knight_8", "knight_2", "dwarf_1", "goblin_5")
    found = Film.of(table.lines()).highlights()
    assert [one.version for one in found][-1] == table.version
    assert [note.id for note in found[0].notes] == ["claim-moment-lead"]
    for language in LANGUAGES:
        talk = Text(language).at(table.game, ["Anna", "Bea"], 0)
        said = talk.message(found[0].notes[0])
        assert "1" in said
        assert "claim-moment" not in said


@pytest.mark.parametrize("game", SEATS)
def test_at_most_five_moments_and_the_end_is_one(game: str) -> None:
    for seed in (3, 4):
        film = Film.of(played(game, seed).lines())
        found = film.highlights()
        assert 1 <= len(found) <= MOST
        assert found[-1].version == film.last
        assert [one.version for one in found] == sorted({one.version for one in found})
        for one in found:
            deed = film.deed(one.version, None, moved=False)
            assert all(0 <= place < len(deed.told) for place in one.events)


def test_the_first_hit_and_the_fall_of_an_assassin_are_worth_another_look() -> None:
    table = played("tyrant")
    film = Film.of(table.lines())
    steps = film._steps()
    hit = Event("hit", "tyrant.assassin.attack", {"by": 1, "square": 0, "hits": 1})
    first = structs.replace(steps[len(steps) // 2], events=[hit])
    assert [one.version for one in highlights(film.game, [*steps[:9], first])] == [first.version]


def test_a_log_of_other_rules_is_readable_up_to_where_it_differs() -> None:
    lines = played("claim").lines()
    row = json.loads(lines[40])
    lines[40] = json.dumps({**row, "key": "0" * 16})
    film = Film.of(lines)
    assert film.differs is not None
    assert film.last == 39
    assert film.desk(39, None).ending is None
    with pytest.raises(MomentError, match="over before"):
        film.desk(40, None)
    with pytest.raises(MomentError, match="no seat 7"):
        film.desk(3, 7)
