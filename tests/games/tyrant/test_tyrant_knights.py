"""Knights: their steps, whom they push and who stops them, kills and arrests (R14 to R24)."""

import pytest

from games.tyrant.town import (
    FETTER,
    KING,
    PLAIN,
    REBEL,
    end,
    look,
    may,
    move,
    named,
    no_move,
    no_strike,
    points,
    reveal,
    same,
    strike,
    town,
)
from scene import refused, rules, told
from tafelrunde.core.values import CHANCE


@pytest.mark.rule("tyrant.knight.move", "tyrant.knight.climb", "tyrant.knight.descend")
@pytest.mark.parametrize(
    ("before", "after", "kind", "price"),
    [
        (".1 .-", ".- .1", "moves", 1),
        ("#1 #-", "#- #1", "moves", 1),
        (".1 #-", ".- #1", "climbs", 2),
        ("#1 .-", "#- .1", "descends", 1),
    ],
)
def test_a_knights_step_and_its_price(before: str, after: str, kind: str, price: int) -> None:
    state = town(before)
    (event,) = move(state, "1", "east")
    assert (event.kind, event.rule) == (kind, f"tyrant.knight.{kind[:-1]}")
    assert same(state, after)
    assert points(state) == (1, 6 - price, 0)


@pytest.mark.rule("tyrant.knight.climb")
def test_one_point_is_not_enough_to_climb() -> None:
    state = town(".1 #-", points={"knights": 1})
    assert no_move(state, "1", "east") == "tyrant.knight.climb"


PUSHES = [
    ("one citizen along the street (R14)", ".1 .a .-", ".- .1 .a"),
    ("a line moves as a whole (R14)", ".1 .a .b .c .-", ".- .1 .a .b .c"),
    ("hidden and revealed assassins are pushed like citizens (R14)", ".1 .a .B .-", ".- .1 .a .B"),
    ("along a roof (R16)", "#1 #a #b #-", "#- #1 #a #b"),
    ("from a roof down to the street (R16, R19)", "#1 #a .-", "#- #1 .a"),
    ("a line over the edge of a roof (R16)", "#1 #a #b .c .-", "#- #1 #a .b .c"),
    ("the knight may climb onto an occupied roof (R17)", ".1 #a #-", ".- #1 #a"),
    ("the knight climbs, and the pushed one falls (R17)", ".1 #a .-", ".- #1 .a"),
    ("the knight climbs and pushes a line down (R17)", ".1 #a #b .c .-", ".- #1 #a .b .c"),
    ("the knight descends onto somebody (R16)", "#1 .a .-", "#- .1 .a"),
    ("onto a gate (R12)", ".1 .a ^-", ".- .1 ^a"),
    ("across a gate (R12)", ".1 ^a .-", ".- ^1 .a"),
]


@pytest.mark.rule("tyrant.push.line", "tyrant.push.fall", "tyrant.push.climb", "tyrant.gate.square")
@pytest.mark.parametrize(("before", "after"), [row[1:] for row in PUSHES], ids=[row[0] for row in PUSHES])
def test_a_push_that_is_allowed(before: str, after: str) -> None:
    """Each figure of the line goes one square on; it costs what the knight's own step costs (R15)."""
    state = town(before)
    events = move(state, "1", "east")
    assert same(state, after)
    climb = before.startswith(".1 #")
    assert points(state) == (1, 6 - (2 if climb else 1), 0)
    pushed = [args[0] for args in told(events, "pushed", state)]
    line = [cell[1] for cell in before.split()[1:] if cell[1] != "-"]
    assert pushed == [named(who) for who in line]


NO_PUSHES = [
    ("from the street up to a roof (R16)", ".1 .a #-", "tyrant.push.roof"),
    ("one of a line up to a roof (R16)", ".1 .a .b #-", "tyrant.push.roof"),
    ("one of a line up to a roof where somebody makes room (R16)", ".1 .a #b #-", "tyrant.push.roof"),
    ("down from a roof and up again (R16)", "#1 #a .b #-", "tyrant.push.roof"),
    ("against the king (R18)", ".1 .a .K", "tyrant.push.figures"),
    ("against another knight (R18)", ".1 .a .b .2", "tyrant.push.figures"),
    ("the king himself (R18)", ".1 .K .-", "tyrant.push.figures"),
    ("another knight (R18)", ".1 .2 .-", "tyrant.push.figures"),
    ("out through a gate (R12)", ".1 >a #-", "tyrant.push.roof"),
]


@pytest.mark.rule("tyrant.push.roof", "tyrant.push.figures", "tyrant.gate.square")
@pytest.mark.parametrize(("before", "rule"), [row[1:] for row in NO_PUSHES], ids=[row[0] for row in NO_PUSHES])
def test_a_push_that_is_not_allowed(before: str, rule: str) -> None:
    state = town(before)
    assert no_move(state, "1", "east") == rule
    assert same(state, before)


@pytest.mark.rule("tyrant.push.rim", "tyrant.gate.square")
@pytest.mark.parametrize("line", [".a .1", ".a .b .1", "#a #1", "#a .1", "<a .1"])
def test_nobody_is_pushed_off_the_board(line: str) -> None:
    """Not even through a gate at the rim (R12)."""
    state = town(line)
    assert no_move(state, "1", "west") == "tyrant.push.rim"
    assert same(state, line)


@pytest.mark.rule("tyrant.push.rim")
def test_columns_are_pushed_like_rows() -> None:
    state = town("""
        .a .-
        .b .-
        .1 .c
        .- .d
    """)
    assert no_move(state, "1", "north") == "tyrant.push.rim"
    move(state, "1", "east")
    assert same(state, ".a .-\n .b .-\n .- .1\n .- .d")
    move(state, "1", "south")
    assert look(state, "\n".join([".- .-"] * 5))[3:] == [[".-", ".1"], [".-", ".d"]]


@pytest.mark.rule("tyrant.board.rim")
def test_a_knight_stays_on_the_board() -> None:
    assert no_move(town(".1"), "1", "west") == "tyrant.board.rim"
    assert no_move(town("<1"), "1", "west") == "tyrant.board.rim", "only the king leaves, through a gate too (R12)"


@pytest.mark.rule("tyrant.gate.roof")
def test_the_roof_above_a_gate_is_a_roof_like_any_other_to_a_knight() -> None:
    """One may climb onto it from the gate, be pushed down from it, and strike across that edge (R10)."""
    state = town("#a\n #A\n ^1\n .-")
    assert no_strike(state, "1", "north") == "tyrant.reach.level"
    state = town("#1\n #a\n ^-\n .-")
    move(state, "1", "south")
    assert same(state, "#-\n #1\n ^a\n .-")
    strike(state, "1", "south")
    assert same(state, "#-\n #1\n ^-\n .-")
    state = town("#-\n ^1")
    (event,) = move(state, "1", "north")
    assert event.kind == "climbs"


REACH = [(".1 .A", True), ("#1 .A", True), ("#1 #A", True), (".1 #A", False)]


@pytest.mark.rule("tyrant.knight.kill", "tyrant.reach.level")
@pytest.mark.parametrize(("line", "reached"), REACH)
def test_a_knight_kills_a_revealed_assassin_beside_or_below_him(line: str, reached: bool) -> None:
    state = town(line, card=PLAIN)
    if not reached:
        assert no_strike(state, "1", "east") == "tyrant.reach.level"
        return
    (event,) = strike(state, "1", "east")
    assert (event.kind, event.rule) == ("killed", "tyrant.knight.kill")
    assert same(state, f"{line[:2]} {line[3]}-"), "the knight stays where he is"
    assert points(state) == (1, 4, 0)
    assert state.position()["killed"] == ["monk"]


@pytest.mark.rule("tyrant.knight.arrest", "tyrant.reach.level")
@pytest.mark.parametrize(("line", "reached"), REACH)
def test_a_knight_arrests_a_citizen_beside_or_below_him(line: str, reached: bool) -> None:
    state = town(line.lower(), card=FETTER)
    if not reached:
        assert no_strike(state, "1", "east") == "tyrant.reach.level"
        return
    (event,) = strike(state, "1", "east")
    assert (event.kind, event.rule) == ("arrested", "tyrant.knight.arrest")
    assert same(state, f"{line[:2]} {line[3]}-")
    assert points(state) == (1, 5, 0)


@pytest.mark.rule("tyrant.reach.neighbour")
def test_a_knight_strikes_neighbours_only_and_only_the_people() -> None:
    state = town("""
        .1 .- .a
        .2 .b .-
        .K .- .-
    """)
    assert no_strike(state, "1", "east") == "tyrant.reach.neighbour", "nobody is there"
    assert no_strike(state, "1", "north") == "tyrant.reach.neighbour", "nor beyond the rim"
    assert no_strike(state, "1", "south") == "tyrant.reach.neighbour", "a knight is no prey"
    assert no_strike(state, "2", "south") == "tyrant.reach.neighbour", "nor is the king"
    assert may(state, "strike", figure="knight_2", direction="east")
    assert not may(state, "strike", figure="knight_1", direction="east"), "never diagonally"


@pytest.mark.rule("tyrant.arrest.fetter", "tyrant.arrest.once")
def test_an_arrest_takes_a_fetter_and_there_is_one_for_each_round() -> None:
    assert no_strike(town(".1 .a", card=PLAIN), "1", "east") == "tyrant.arrest.fetter"
    state = town(".a .1 .b", card=FETTER)
    strike(state, "1", "east")
    assert state.position()["arrests"] == 1
    state.events = []
    assert no_strike(state, "1", "west") == "tyrant.arrest.once"
    end(state), end(state)
    assert state.who == CHANCE
    state.apply(state.game.outcomes_codec.number("card", {"card": FETTER}))
    assert may(state, "strike", figure="knight_1", direction="west"), "a new round, a new arrest"


@pytest.mark.rule("tyrant.knight.kill", "tyrant.arrest.once")
def test_a_revealed_assassin_is_killed_not_arrested_and_kills_have_no_limit() -> None:
    """Fetter or not, it uses up no arrest (R21)."""
    state = town("""
        .- .A .-
        .B .1 .d
    """, assassins="c", card=FETTER)  # fmt: skip
    events = strike(state, "1", "north") + strike(state, "1", "west")
    assert [event.kind for event in events] == ["killed", "killed"]
    assert "arrests" not in state.position()
    assert may(state, "strike", figure="knight_1", direction="east")


@pytest.mark.rule("tyrant.turn.points")
def test_a_strike_takes_a_point() -> None:
    state = town(".1 .a", points={"knights": 0})
    assert no_strike(state, "1", "east") == "tyrant.turn.points"


@pytest.mark.rule("tyrant.arrest.silent")
def test_an_arrested_assassin_goes_like_any_citizen() -> None:
    """What the king sees, hears and may do is the same, whoever it was (R22)."""
    guilty, innocent = (town(".1 .a .g .l .m", assassins=who) for who in ("alm", "glm"))
    assert strike(guilty, "1", "east") == strike(innocent, "1", "east")
    for viewer in (KING, None):
        assert guilty.view(viewer) == innocent.view(viewer)
    assert guilty.view(KING).ask() == innocent.view(KING).ask()
    assert guilty.result() is None
    assert guilty.view(KING).position()["assassins"] == ["?3"], "no count of those that are left"


@pytest.mark.rule("tyrant.arrest.silent", "tyrant.assassin.reveal")
def test_an_arrested_assassin_stays_covered() -> None:
    """It cannot be revealed any more, neither at once nor later (R24, R26)."""
    state = town(".1 .a .b", assassins="abm")
    strike(state, "1", "east")
    assert state.who == KING, "nobody is asked in reply"
    end(state)
    assert state.who == REBEL
    state.events = []
    assert refused(state, "reveal", citizen="monk") == "tyrant.arrest.silent"
    assert may(state, "reveal", citizen="plumwoman")
    reveal(state, "b")


@pytest.mark.rule("tyrant.end.assassins", "tyrant.end.shown")
@pytest.mark.parametrize(("last", "kind"), [("c", "arrested"), ("C", "killed")])
def test_the_third_assassin_ends_the_game_and_all_three_are_shown(last: str, kind: str) -> None:
    state = town(f".1 .{last}", assassins="ab" if last == "C" else "abc", killed=["plumwoman"], arrested=["monk"])
    events = strike(state, "1", "east")
    assert [event.kind for event in events] == [kind, *["was-assassin"] * 3, "wins"]
    assert [args[0] for args in told(events, "was-assassin", state)] == ["monk", "plumwoman", "appleman"]
    assert rules(events, "wins") == ["tyrant.end.assassins"]
    assert state.result() == (1.0, -1.0)
    assert state.view(KING).position()["assassins"] == ["monk", "plumwoman", "appleman"]


@pytest.mark.rule("tyrant.arrest.silent")
@pytest.mark.parametrize(("gone", "telling"), [([], False), (["plumwoman"], False), (["plumwoman", "appleman"], True)])
def test_what_may_have_been_the_last_cannot_be_taken_back(gone: list[str], telling: bool) -> None:
    """If the game goes on the king has learned that it was not; whether it might have been is everybody's knowledge."""
    drawing = """
        .1 .d .- .e .f .g .h .i .j
        .a .b .c
    """
    for letter in gone:
        drawing = drawing.replace({"plumwoman": ".b", "appleman": ".c"}[letter], ".-")
    for assassins in ("alm", "dlm", "glm"):
        state = town(drawing, assassins=assassins, arrested=gone)
        assert len(state.position().get("arrested", [])) == len(gone)  # type: ignore[arg-type]
        (event,) = strike(state, "1", "east")
        assert event.reveals == telling


@pytest.mark.rule("tyrant.arrest.silent")
@pytest.mark.parametrize(("victim", "kind"), [("d", "arrested"), ("D", "killed")])
def test_while_a_revealed_assassin_stands_nobody_else_can_be_the_last(victim: str, kind: str) -> None:
    """That the game goes on tells the king nothing then, however many are off the board: he may take it back."""
    for other, telling in (("I", False), ("i", True)):
        drawing = f"""
            .1 .{victim} .- .{other} .j
            .e .f .g .h
        """
        state = town(drawing, assassins="j" if victim == "D" else "jl", arrested=["monk", "plumwoman", "appleman"])
        (event,) = strike(state, "1", "east")
        assert (event.kind, event.reveals) == (kind, telling)
