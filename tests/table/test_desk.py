"""The desk that a table hands out: what a seat sees and may do, and what has happened since it looked last."""

import pytest

from tafelrunde.desk import Deed, Desk, Move, Seat
from tafelrunde.table import Refused, Table
from tafelrunde.table.course import REMEMBERED

ANNA, BEA = 0, 1
POSITION: dict[str, object] = {
    "phase": "favour",
    "leader": ANNA,
    "hand": [["knight_9", "knight_8", "dwarf_1"], ["knight_3", "knight_2", "goblin_5"]],
}


def table(*players: str) -> Table:
    return Table("claim", list(players) or ["human", "human"], position=POSITION)


def play(at: Table, *cards: str) -> None:
    for card in cards:
        at.submit(at.who, at.version, at.game.actions_codec.number("play", {"card": card}))


def offered(desk: Desk) -> list[object]:
    assert desk.ask is not None
    return [offer.args["card"] for offer in desk.ask.offers]


def told(deed: Deed) -> list[tuple[str, str]]:
    return [(one.kind, one.message.id) for one in deed.told]


def test_a_desk_is_for_one_version_and_one_seat() -> None:
    at = table("human", "greedy")
    play(at, "knight_9")
    desk = at.desk(ANNA)
    assert (desk.game, desk.rules, desk.version, desk.viewer) == ("claim", at.game.version, 1, ANNA)
    assert desk.seats == [Seat(""), Seat("", "greedy")]
    assert (desk.deeds, desk.result) == ([], None)
    with pytest.raises(Refused, match="is no seat"):
        at.desk(2)


def test_only_the_seat_that_is_asked_has_offers() -> None:
    at = table()
    assert offered(at.desk(ANNA)) == ["knight_8", "knight_9", "dwarf_1"]
    assert offered(at.desk(BEA)) == []
    spectator = at.desk(None)
    assert (spectator.viewer, offered(spectator), spectator.undo) == (None, [], False)
    assert {piece.face for piece in spectator.picture.pieces if piece.place.startswith("hand")} == {None}


def test_a_desk_says_what_can_be_taken_back() -> None:
    for players, alone in (((), False), (("human", "greedy"), True)):
        at = table(*players)
        play(at, "knight_9")
        assert (at.desk(ANNA).undo, at.desk(ANNA).ask_undo, at.desk(BEA).undo) == (alone, not alone, False)


def test_a_desk_says_what_its_seat_passes_on() -> None:
    hands = [["hello", "groat"], ["gaspode"]]
    areas = {"dimwell": {"minions": [1, 3], "trouble": True}}
    at = Table("morpork", ["human", "human"], seed=1, position={"areas": areas, "hand": hands})
    for verb, args in (("play", {"card": "hello"}), ("minion", {"seat": BEA, "area": "dimwell"})):
        at.submit(at.who, at.version, at.game.actions_codec.number(verb, args))
    asked = at.desk(BEA).ask
    assert asked is not None
    assert asked.standing
    at.stand(BEA, at.version)
    assert (at.desk(BEA).standing, at.desk(ANNA).standing) == (["remove_window"], [])


def test_deeds_since_a_version_with_what_moved() -> None:
    at = table()
    play(at, "knight_8")
    first, second = at.desk(BEA, since=0).deeds, at.desk(BEA, since=1).deeds
    assert [(deed.version, deed.who, deed.turn) for deed in first] == [(1, ANNA, ANNA)]
    assert second == []
    assert told(first[0]) == [("plays", "claim-event-plays")]
    assert first[0].told[0].message.args == {"seat": ANNA, "card": "knight_8"}
    assert first[0].told[0].moves == [Move("card:knight_8", "card:knight_8", "hand.0", "trick")]
    assert told(at.desk(ANNA, since=0).deeds[0]) == [("plays", "claim-event-plays.you")]
    assert at.desk(None, since=0).deeds[0].told[0].moves == [Move("hand.0/2", "card:knight_8", "hand.0", "trick")]


def test_every_move_of_a_deed_is_told_of_or_left_over() -> None:
    at = table()
    play(at, "knight_8", "knight_2")
    deed = at.desk(BEA, since=1).deeds[0]
    assert [one.kind for one in deed.told] == ["plays", "wins-round", "scores", "scores"]
    done = [*deed.moves, *(move for one in deed.told for move in one.moves)]
    assert sorted((move.start, move.end) for move in done) == [("hand.1", "score.0"), ("trick", "score.0")]


def test_a_deed_tells_that_it_was_forced_or_taken_back() -> None:
    at = table()
    play(at, "knight_9")
    assert not at.desk(ANNA, since=0).deeds[0].forced
    ends = Table("claim", ["human", "human"], position={**POSITION, "hand": [["knight_2"], ["knight_9"]]})
    assert [deed.forced for deed in ends.desk(None, since=0).deeds] == [True, True]
    assert ends.desk(None).result == [-1.0, 1.0]
    again = table("human", "greedy")
    play(again, "knight_9")
    again.undo(ANNA, again.version)
    deeds = again.desk(BEA, since=0).deeds
    assert [deed.taken_back for deed in deeds] == [False, True]
    assert deeds[1].told[0].kind == "takes-back"
    assert deeds[1].told[0].moves or deeds[1].moves


def test_what_is_long_past_is_told_without_its_moves() -> None:
    at = table("human", "greedy")
    while at.version <= REMEMBERED:
        play(at, "knight_9")
        at.undo(ANNA, at.version)
    deeds = at.desk(ANNA, since=0).deeds
    assert [deed.version for deed in deeds] == list(range(1, at.version + 1))
    moved = [bool(deed.moves or any(one.moves for one in deed.told)) for deed in deeds]
    forgotten = at.version - REMEMBERED
    assert forgotten > 0
    assert not any(moved[:forgotten])
    assert moved[forgotten]
    assert all(deed.told for deed in deeds[:forgotten])
