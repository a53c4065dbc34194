"""The rebel: citizens, reveals, assassins at work (R25 to R33)."""

import pytest

from games.tyrant.town import KING, REBEL, end, may, move, no_move, no_strike, points, reveal, same, strike, town
from scene import refused, rules, told


@pytest.mark.rule("tyrant.turn.points")
def test_one_pool_for_everybody_in_any_order_with_any_number_of_steps() -> None:
    """The rulebook's example: one step, three steps, then reveal and kill (R25)."""
    state = town("""
        .a .- .- .-
        .b .- .- .-
        .c .1 .- .-
    """, turn="rebel", assassins="c")  # fmt: skip
    assert points(state) == (0, 0, 5)
    move(state, "a", "east")
    for _ in range(3):
        move(state, "b", "east")
    reveal(state, "c")
    strike(state, "C", "east")
    assert points(state) == (0, 0, 0)
    assert same(state, ".- .a .- .-\n .- .- .- .b\n .C .- .- .-")


STEPS = [
    (".a .-", "citizen", "moves", 1),
    ("#a #-", "citizen", "moves", 1),
    (".a #-", "citizen", "climbs", 2),
    ("#a .-", "citizen", "descends", 1),
    (".A .-", "assassin", "moves", 1),
    ("#A #-", "assassin", "moves", 1),
    (".A #-", "assassin", "climbs", 1),
    ("#A .-", "assassin", "descends", 0),
]


@pytest.mark.rule(
    "tyrant.citizen.move", "tyrant.citizen.climb", "tyrant.citizen.descend",
    "tyrant.assassin.move", "tyrant.assassin.climb", "tyrant.assassin.descend",
)  # fmt: skip
@pytest.mark.parametrize(("line", "role", "kind", "price"), STEPS)
@pytest.mark.parametrize("left", [0, 1, 2])
def test_steps_and_their_prices(line: str, role: str, kind: str, price: int, left: int) -> None:
    """From roof to street is always a descent, so an assassin never pays for it (R29)."""
    state = town(line, turn="rebel", points={"rebel": left})
    who = line[1]
    if left < price:
        rule = "tyrant.citizen.climb" if left else "tyrant.turn.points"
        assert no_move(state, who, "east") == rule
        return
    (event,) = move(state, who, "east")
    assert (event.kind, event.rule) == (kind, f"tyrant.{role}.{kind[:-1]}")
    assert points(state) == (0, 0, left - price)
    assert same(state, f"{line[0]}- {line[3]}{who}")


@pytest.mark.rule("tyrant.assassin.reveal")
def test_a_reveal_is_free_shown_to_all_and_for_good() -> None:
    """At any point of the rebel's turn, as many as wanted, also without points (R26, R37)."""
    state = town(".a .b .c", turn="rebel", assassins="ab", points={"rebel": 0})
    (event,) = reveal(state, "b")
    assert (event.kind, event.rule, event.reveals) == ("revealed", "tyrant.assassin.reveal", True)
    assert event.seen_by(KING) == event
    assert state.view(KING).position()["assassins"] == ["plumwoman", "?2"]
    reveal(state, "a")
    assert state.view(None).position()["revealed"] == ["monk", "plumwoman"]
    assert points(state) == (0, 0, 0)
    state.events = []
    assert refused(state, "reveal", citizen="monk") == "tyrant.assassin.reveal", "it is revealed already"
    assert refused(state, "reveal", citizen="appleman") == "tyrant.assassin.reveal", "it is none"


@pytest.mark.rule("tyrant.assassin.reveal")
def test_nothing_is_revealed_in_the_kings_turn() -> None:
    state = town(".1 .a", assassins="a")
    assert not any(may(state, "reveal", citizen=name) for name in ("monk", "farmer"))


@pytest.mark.rule("tyrant.assassin.hidden", "tyrant.citizen.climb", "tyrant.assassin.climb")
def test_a_figure_walks_as_a_citizen_and_strikes_as_an_assassin_in_one_turn() -> None:
    """Prices change with the reveal (R27)."""
    state = town(".a #- .- .1", turn="rebel", assassins="a")
    move(state, "a", "east")
    assert points(state) == (0, 0, 3), "a citizen pays 2 for the roof"
    reveal(state, "a")
    move(state, "A", "east")
    assert points(state) == (0, 0, 3), "an assassin comes down for nothing"
    move(state, "A", "west")
    assert points(state) == (0, 0, 2), "and pays 1 for the roof"
    move(state, "A", "east")
    strike(state, "A", "east")
    assert points(state) == (0, 0, 1)


@pytest.mark.rule("tyrant.assassin.hidden")
@pytest.mark.parametrize("victim", ["1", "K"])
def test_who_is_not_revealed_does_not_strike(victim: str) -> None:
    state = town(f".a .{victim}", turn="rebel", assassins="a")
    assert no_strike(state, "a", "east") == "tyrant.assassin.hidden"
    reveal(state, "a")
    assert may(state, "strike", figure="monk", direction="east")


@pytest.mark.rule("tyrant.assassin.descend", "tyrant.turn.end")
def test_an_assassin_comes_down_without_points() -> None:
    """So nothing but the rebel's word may end the turn (R28)."""
    state = town("#A .- .-", turn="rebel", points={"rebel": 0})
    assert may(state, "move", figure="monk", direction="east")
    move(state, "A", "east")
    assert same(state, "#- .A .-")
    assert state.who == REBEL
    state.events = []
    assert no_move(state, "A", "east") == "tyrant.turn.points"


@pytest.mark.rule("tyrant.assassin.kill", "tyrant.assassin.kill_limit")
def test_the_first_knight_costs_one_the_second_two_and_there_is_no_third() -> None:
    """Whoever does it (R30)."""
    state = town("""
        .A .1 .3
        .2 .B .-
    """, turn="rebel")  # fmt: skip
    (event,) = strike(state, "A", "east")
    assert (event.kind, event.rule) == ("killed", "tyrant.assassin.kill")
    assert points(state) == (0, 0, 4)
    strike(state, "B", "west")
    assert points(state) == (0, 0, 2)
    assert same(state, ".A .- .3\n .- .B .-")
    move(state, "B", "east")
    move(state, "A", "east")
    state.events = []
    assert no_strike(state, "A", "east") == "tyrant.assassin.kill_limit"
    assert no_strike(state, "B", "north") == "tyrant.assassin.kill_limit"


@pytest.mark.rule("tyrant.assassin.kill_limit")
def test_no_third_knight_however_many_points_are_left() -> None:
    state = town(".A .1", turn="rebel", kills=2, points={"rebel": 2})
    assert no_strike(state, "A", "east") == "tyrant.assassin.kill_limit"


@pytest.mark.rule("tyrant.assassin.kill", "tyrant.assassin.kill_limit")
def test_the_price_and_the_limit_count_anew_each_round() -> None:
    state = town(".A .1", turn="rebel", kills=2, points={"rebel": 2})
    end(state)
    state.apply(state.game.outcomes_codec.number("card", {"card": "1-5-4"}))
    end(state)
    strike(state, "A", "east")
    assert points(state) == (0, 0, 3)


@pytest.mark.rule("tyrant.assassin.kill")
@pytest.mark.parametrize(("kills", "left", "enough"), [(0, 0, False), (0, 1, True), (1, 1, False), (1, 2, True)])
def test_a_kill_has_to_be_paid(kills: int, left: int, enough: bool) -> None:
    state = town(".A .1", turn="rebel", kills=kills, points={"rebel": left})
    assert may(state, "strike", figure="monk", direction="east") == enough
    if not enough:
        assert no_strike(state, "A", "east") == "tyrant.assassin.kill"


@pytest.mark.rule("tyrant.reach.level", "tyrant.assassin.kill")
@pytest.mark.parametrize(("line", "reached"), [(".A .1", True), ("#A .1", True), ("#A #1", True), (".A #1", False)])
def test_an_assassin_reaches_beside_and_below_only(line: str, reached: bool) -> None:
    state = town(line, turn="rebel")
    if reached:
        strike(state, "A", "east")
        assert same(state, f"{line[:2]} {line[3]}-")
    else:
        assert no_strike(state, "A", "east") == "tyrant.reach.level"


@pytest.mark.rule("tyrant.reach.neighbour")
def test_an_assassin_strikes_no_citizen_and_nobody_from_afar() -> None:
    state = town(".A .a .1\n .- .K .-".replace(".a", ".b"), turn="rebel")
    assert no_strike(state, "A", "east") == "tyrant.reach.neighbour", "a citizen"
    assert no_strike(state, "A", "south") == "tyrant.reach.neighbour", "nobody: the king is diagonal"
    assert no_strike(state, "A", "west") == "tyrant.reach.neighbour"


@pytest.mark.rule("tyrant.assassin.attack", "tyrant.end.killed")
@pytest.mark.parametrize("floor", [".", "#"])
def test_two_hits_kill_the_king(floor: str) -> None:
    """Two points each, from street or roof, by one assassin in one turn if need be; no reply (R31, R33)."""
    state = town(f"{floor}A .K", turn="rebel")
    (event,) = strike(state, "A", "east")
    assert (event.kind, event.rule) == ("hit", "tyrant.assassin.attack")
    assert points(state) == (0, 0, 3)
    assert state.result() is None
    assert state.position()["wounds"] == 1
    events = strike(state, "A", "east")
    assert [event.kind for event in events] == ["hit", *["was-assassin"] * 3, "wins"]
    assert rules(events, "wins") == ["tyrant.end.killed"]
    assert state.result() == (-1.0, 1.0)
    assert state.position()["king"] is None


@pytest.mark.rule("tyrant.assassin.attack", "tyrant.end.killed")
def test_a_wound_stays_and_another_assassin_may_finish_it() -> None:
    state = town(".A .K .B", turn="rebel", points={"rebel": 3})
    strike(state, "A", "east")
    state.events = []
    assert no_strike(state, "B", "west") == "tyrant.assassin.attack", "one point is not enough"
    end(state)
    state.apply(state.game.outcomes_codec.number("card", {"card": "1-5-4"}))
    end(state)
    strike(state, "B", "west")
    assert state.result() == (-1.0, 1.0)


@pytest.mark.rule("tyrant.rebel.no_push")
@pytest.mark.parametrize("who", ["a", "A"])
@pytest.mark.parametrize("other", ["b", "B", "1", "K"])
def test_the_people_enter_empty_squares_only(who: str, other: str) -> None:
    """R32."""
    state = town(f".{who} .{other} .-", turn="rebel")
    assert no_move(state, who, "east") == "tyrant.rebel.no_push"


@pytest.mark.rule("tyrant.board.rim")
def test_the_people_stay_on_the_board() -> None:
    assert no_move(town(".a", turn="rebel"), "a", "west") == "tyrant.board.rim"


@pytest.mark.rule("tyrant.turn.figures")
def test_the_rebel_does_not_move_king_and_knights() -> None:
    state = town(".K .- .1 .-", turn="rebel")
    assert no_move(state, "K", "east") == "tyrant.turn.figures"
    assert no_move(state, "1", "east") == "tyrant.turn.figures"
    assert no_strike(state, "1", "east") == "tyrant.turn.figures"


@pytest.mark.rule("tyrant.knight.arrest", "tyrant.knight.kill")
def test_who_is_off_the_board_does_nothing() -> None:
    state = town(".a", turn="rebel", killed=["plumwoman"], assassins="b")
    assert no_move(state, "c", "east") == "tyrant.knight.arrest"
    assert no_move(state, "b", "east") == "tyrant.knight.kill"


@pytest.mark.rule("tyrant.gate.roof")
def test_the_roof_above_a_gate_is_a_roof_like_any_other_to_the_people() -> None:
    """R10."""
    state = town("#-\n ^a", turn="rebel")
    (event,) = move(state, "a", "north")
    assert event.kind == "climbs"
    state = town("#A\n ^K", turn="rebel")
    assert told(strike(state, "A", "south"), "hit", state) == [("monk", "a1", 1)]
