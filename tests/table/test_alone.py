"""A person alone among bots is not asked what they cannot answer; among people nothing depends on the hand."""

from typing import Any

import pytest

from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.table import HUMAN, Refused, Table
from tafelrunde.table.commands import AskAgain, AskUndo, Rest, Settle, TakeOver

ANNA, BEA, CLEO = 0, 1, 2
WINDOW: dict[str, Any] = {
    "seats": 3,
    "areas": {"dimwell": {"minions": [0, 1, 2], "trouble": True}},
}


def attacked(*players: str, held: str = "modo", alone: bool = False, slow: bool = False, look: str = "") -> Table:
    """Return a table at which Anna has just assassinated a minion of Bea's, who holds one card."""
    hands = [["hello", "groat"], [held], ["ruby"]]
    position = {**WINDOW, "hand": hands}
    table = Table("morpork", list(players), seed=1, position=position, slow_passes=slow, alone=alone)
    if look:
        table.accept(table.propose(Rest(BEA, look)))
    act(table, "play", card="hello")
    act(table, "minion", seat=BEA, area="dimwell")
    return table


def act(table: Table, verb: str, **args: str | int | None) -> None:
    table.submit(table.who, table.version, table.game.actions_codec.number(verb, args))


def done(table: Table) -> list[tuple[int, int | None, bool]]:
    """Return what was done, and by whom; and whether the table did it for them."""
    return [(record.entry.who, record.entry.action, record.entry.forced) for record in table.records]


def test_alone_among_bots_whoever_can_only_pass_is_not_asked() -> None:
    table = attacked("random", HUMAN, "random", alone=True)
    assert table.who == ANNA, "both windows are passed"
    asked = attacked("random", HUMAN, "random", held="gaspode", alone=True)
    assert (asked.who, asked.view(None).question) == (BEA, "remove_window"), "there is something to choose"


@pytest.mark.parametrize("slow", [False, True])
def test_it_is_at_once_also_where_passes_wait(slow: bool) -> None:
    table = attacked("random", HUMAN, "random", alone=True, slow=slow)
    assert (table.who, table.unsettled) == (ANNA, False)


@pytest.mark.parametrize("players", [("random", HUMAN, HUMAN), (HUMAN, HUMAN, "random")])
def test_among_people_the_question_stays_whatever_the_hand_holds(players: tuple[str, ...]) -> None:
    for held in ("modo", "gaspode"):
        assert attacked(*players, held=held, alone=True).who == BEA


def test_whoever_may_be_watched_is_asked() -> None:
    assert attacked("random", HUMAN, "random").who == BEA


def test_somebody_who_comes_back_is_a_person_all_the_while() -> None:
    table = Table("morpork", [HUMAN, HUMAN, "random"], seed=1, position={**WINDOW, "hand": [["hello"], ["modo"], []]})
    table.alone = True
    table.accept(table.propose(TakeOver(ANNA, "random")))
    act(table, "play", card="hello")
    act(table, "minion", seat=BEA, area="dimwell")
    assert table.who == BEA, "Anna may be back tomorrow, and look at what Bea could do"


def test_what_was_passed_alone_looks_like_any_pass_to_whoever_comes_later() -> None:
    """A log that was played alone says no more of the hand than that the seat has passed, nor does any desk."""
    alone, asked = attacked("random", HUMAN, "random", alone=True), attacked("random", HUMAN, "random")
    while asked.who == BEA:
        act(asked, "pass")
    assert done(alone) == done(asked)
    for seat in (None, ANNA, CLEO):
        assert alone.desk(seat, since=0) == asked.desk(seat, since=0)
    again = Table.recover(alone.export())
    assert again.export() == alone.export()
    assert again.view(BEA) == alone.view(BEA)


@pytest.mark.parametrize("game", ["claim", "tyrant", "tokyo", "morpork"])
def test_in_whole_games_alone_nobody_is_asked_for_a_pass(game: str) -> None:
    others = ["random"] * (1 if game in ("claim", "tyrant") else 3)
    table, rng = Table(game, [HUMAN, *others], seed=3, alone=True), Rng(3)
    while table.who != NONE:
        if table.bot_acts():
            continue
        ask = table.ask(ANNA)
        assert ask is not None
        assert ask.actions != [table.view(ANNA).standing_pass]
        table.submit(ANNA, table.version, ask.actions[rng.below(len(ask.actions))])
    again = Table.recover(table.export())
    assert again.export() == table.export()


# What is evident


def test_money_is_taken_unasked_and_taken_back_with_the_card() -> None:
    table = Table("morpork", [HUMAN, "random"], position={"hand": [["the_agony_aunts", "groat"], []]}, seed=1)
    start = table.view(ANNA)
    act(table, "play", card="the_agony_aunts")
    while table.view(None).question != "money" and not table.records[-1].entry.forced:
        act(table, "pass")
    assert "takes-money" in [event.kind for event in table.events(None)]
    assert table.records[-1].entry.forced
    while table.view(ANNA) != start:
        table.undo(ANNA, table.version)


@pytest.mark.parametrize(
    ("dice", "asked"),
    [(["1", "1", "1", "energy", "energy", "heart"], False), (["1", "1", "1", "claw", "claw", "energy"], True)],
)
def test_dice_are_asked_about_only_where_their_order_matters(dice: list[str], asked: bool) -> None:
    place = ["outside", "city", "outside"]
    position = {"seats": 3, "step": "resolve", "dice": dice, "hearts": [5, 10, 10], "place": place}
    table = Table("tokyo", [HUMAN, HUMAN, "random"], position=position, seed=1)
    assert (table.view(None).question == "choose") is asked


# Said beforehand


@pytest.mark.parametrize("until", ["turn", "round", "look"])
def test_whoever_rests_passes_on_everything_whatever_they_hold(until: str) -> None:
    with_it, without = (attacked(HUMAN, HUMAN, HUMAN, held=held, look=until) for held in ("gaspode", "modo"))
    assert with_it.who == without.who == ANNA
    assert done(with_it) == done(without)
    assert with_it.desk(ANNA, since=0) == without.desk(ANNA, since=0)
    assert Table.recover(with_it.export()).export() == with_it.export()


@pytest.mark.parametrize("held", ["gaspode", "modo"])
def test_a_question_that_is_passed_on_is_not_put(held: str) -> None:
    table = attacked(HUMAN, HUMAN, HUMAN, held=held, slow=True, look="turn")
    ask = table.desk(BEA).ask
    assert (table.who, table.unsettled) == (BEA, True)
    assert ask is not None
    assert (ask.offers, ask.passes, ask.standing) == ([], True, False)
    others = table.desk(CLEO).ask
    assert others is not None
    assert not others.passes, "nobody else is told"
    table.accept(table.propose(Settle()))
    assert Table.restore(table.snapshot()).resting(BEA) == "turn"  # type: ignore[union-attr]


def test_how_long_a_rest_lasts() -> None:
    """A turn, until one's own turn, or until somebody says that they look; in a turn of one's own one is asked."""
    rests = {BEA: "turn", CLEO: "round", ANNA: "look"}
    position = {"seats": 3, "hand": [["groat"], ["modo"], ["ruby"]]}
    table, seen = Table("morpork", [HUMAN] * 3, seed=1, position=position), []
    for seat, until in rests.items():
        table.accept(table.propose(Rest(seat, until)))
    rng = Rng(1)
    for turn in (ANNA, BEA, CLEO, ANNA):
        seen.append([table.resting(seat) for seat in (ANNA, BEA, CLEO)])
        while table.desk(None).picture.turn == turn:
            ask = table.ask(table.who)
            assert ask is not None
            table.submit(table.who, table.version, ask.actions[rng.below(len(ask.actions))])
    assert seen == [["look", "turn", "round"], ["look", "", "round"], ["look", "", ""], ["look", "", ""]]
    table.accept(table.propose(AskAgain(ANNA)))
    assert table.resting(ANNA) == ""


def test_who_may_rest() -> None:
    with pytest.raises(Refused, match="no question that could be passed on beforehand"):
        Table("claim", [HUMAN, HUMAN], seed=1).propose(Rest(ANNA, "turn"))
    table = Table("morpork", [HUMAN, "random"], seed=1)
    with pytest.raises(Refused, match="nobody passes until 'never'"):
        table.propose(Rest(ANNA, "never"))
    with pytest.raises(Refused, match="no person plays there"):
        table.propose(Rest(BEA, "turn"))
    assert (table.desk(ANNA).may_rest, table.desk(BEA).may_rest) == (True, False)


def test_where_all_cards_lie_open_only_who_could_answer_may_rest() -> None:
    position: dict[str, object] = {"cards": [["wings"], ["alien_origin"]]}
    table = Table("tokyo", [HUMAN, HUMAN], seed=1, position=position)
    assert (table.desk(ANNA).may_rest, table.desk(BEA).may_rest) == (True, False)
    with pytest.raises(Refused, match="no question that could be passed on beforehand"):
        table.propose(Rest(BEA, "turn"))


def test_a_rest_waits_for_an_answer_to_whoever_takes_something_back() -> None:
    table = attacked(HUMAN, HUMAN, HUMAN, slow=True, look="turn")
    table.accept(table.propose(AskUndo(ANNA, table.version)))
    assert (table.who, table.held, table.unsettled) == (BEA, True, False)
    assert table.who != CHANCE
