"""The king: two pools of points, his steps, and the way through the gate (R6 to R13)."""

import pytest

from games.tyrant.town import FETTER, KING, REBEL, end, may, move, no_move, points, same, strike, town
from scene import number, refused, rules


@pytest.mark.rule("tyrant.turn.points")
def test_king_and_knights_have_points_of_their_own_in_any_order() -> None:
    state = town(".K .- .-\n .1 .- .-", card="2-5-4")
    assert points(state) == (2, 5, 0)
    move(state, "K", "east")
    assert points(state) == (1, 5, 0)
    move(state, "1", "east")
    assert points(state) == (1, 4, 0)
    move(state, "K", "east")
    assert points(state) == (0, 4, 0)
    state.events = []
    assert no_move(state, "K", "west") == "tyrant.turn.points"
    move(state, "1", "west")
    assert points(state) == (0, 3, 0)


@pytest.mark.rule("tyrant.turn.points", "tyrant.turn.end")
def test_points_that_are_not_used_lapse() -> None:
    state = town(".K\n .1", card="2-5-4")
    end(state)
    assert state.who == REBEL
    assert points(state) == (0, 0, 4)
    document = state.position()
    assert "points" not in document
    end(state)
    state.apply(state.game.outcomes_codec.number("card", {"card": "1-5-4"}))
    assert points(state) == (1, 5, 0), "nothing is carried over"


@pytest.mark.rule("tyrant.knight.move", "tyrant.turn.points")
def test_knights_cannot_walk_on_the_kings_points() -> None:
    state = town(".K .- .-\n .1 .- .-", points={"knights": 0})
    assert no_move(state, "1", "east") == "tyrant.turn.points"
    move(state, "K", "east")


@pytest.mark.rule("tyrant.turn.end")
@pytest.mark.parametrize("turn", ["king", "rebel"])
def test_no_turn_ends_by_itself(turn: str) -> None:
    """Without points, and with nothing else to do, the player is still asked (R28, R37)."""
    state = town(".K .1", turn=turn, points={"king": 0, "knights": 0} if turn == "king" else {"rebel": 0})
    assert state.who == (KING if turn == "king" else REBEL)
    assert may(state, "end")
    (event, *_) = end(state)
    assert (event.kind, event.rule) == ("turn-ends", "tyrant.turn.end")


@pytest.mark.rule("tyrant.turn.end", "tyrant.turn.points")
@pytest.mark.parametrize(("verb", "who", "pools"), [
    ("step", "1", {"king": 0, "knights": 1}),
    ("step", "K", {"king": 1, "knights": 0}),
    ("strike", "1", {"king": 0, "knights": 1}),
])  # fmt: skip
def test_the_last_point_does_not_end_the_kings_turn(verb: str, who: str, pools: dict[str, int]) -> None:
    """By a step or by a strike: the king's player is asked again, and ends the turn (R37)."""
    state = town(".K .1 .a\n .- .- .-", card=FETTER, points=pools)
    if verb == "step":
        move(state, who, "south")
    else:
        strike(state, who, "east")
    assert state.who == KING
    assert points(state) == (0, 0, 0)
    assert state.legal() == [number(state, "end")]
    end(state)
    assert state.who == REBEL


@pytest.mark.rule("tyrant.king.move", "tyrant.king.street", "tyrant.king.no_push", "tyrant.board.one_figure")
def test_the_king_walks_to_empty_streets_only() -> None:
    state = town("""
        #- .a .-
        .1 .K .-
        .- #- .-
    """, card="2-5-4")  # fmt: skip
    assert no_move(state, "K", "south") == "tyrant.king.street"
    assert no_move(state, "K", "north") == "tyrant.king.no_push"
    assert no_move(state, "K", "west") == "tyrant.board.one_figure"
    (event,) = move(state, "K", "east")
    assert (event.kind, event.rule) == ("moves", "tyrant.king.move")
    assert same(state, "#- .a .-\n .1 .- .K\n .- #- .-")


@pytest.mark.rule("tyrant.king.no_push")
def test_the_king_never_strikes() -> None:
    """There is no such action: every strike names a citizen or a knight."""
    verb = town(".K .A").game.actions_codec.verb("strike")
    assert dict(verb.args)["figure"] == 19
    assert "king" not in verb_figures()


def verb_figures() -> list[str]:
    """Return the figures that have a strike."""
    codec = town(".K").game.actions_codec
    verb = codec.verb("strike")
    return [str(codec.describe(verb.base + 4 * k)[1]["figure"]) for k in range(verb.size // 4)]


@pytest.mark.rule("tyrant.gate.stop", "tyrant.assassin.attack")
def test_standing_on_a_gate_wins_nothing_yet_and_is_dangerous() -> None:
    """R8."""
    state = town("#-\n ^-\n .K\n .A")
    move(state, "K", "north")
    assert same(state, "#-\n ^K\n .-\n .A")
    assert state.result() is None
    end(state)
    move(state, "A", "north")
    (event,) = strike(state, "A", "north")
    assert event.kind == "hit"


@pytest.mark.rule("tyrant.gate.leave", "tyrant.end.castle")
@pytest.mark.parametrize(
    ("drawing", "direction"),
    [("#-\n ^K", "north"), ("#- <K", "west"), ("^K", "north"), ("<K", "west"), (">K #-", "east"), ("vK\n #-", "south")],
)
def test_the_king_leaves_over_the_edge_of_the_gate(drawing: str, direction: str) -> None:
    """One step, one point, and the game is won (R9, R13)."""
    state = town(drawing, points={"king": 1})
    events = move(state, "K", direction)
    assert [event.kind for event in events] == ["leaves", *["was-assassin"] * 3, "wins"]
    assert rules(events, "leaves") == ["tyrant.gate.leave"]
    assert rules(events, "wins") == ["tyrant.end.castle"]
    assert state.result() == (1.0, -1.0)
    assert state.position()["king"] is None


@pytest.mark.rule("tyrant.gate.leave")
def test_only_the_edge_of_the_gate_leads_home() -> None:
    """Not the rim of the board, and not another edge of the gate's square (R9)."""
    state = town(".K .-\n .- .-")
    assert no_move(state, "K", "north") == "tyrant.gate.leave"
    state = town("^K .-\n .- .-")
    assert no_move(state, "K", "west") == "tyrant.gate.leave"
    state = town("#- .-\n ^K #-")
    assert no_move(state, "K", "east") == "tyrant.king.street"


@pytest.mark.rule("tyrant.gate.leave", "tyrant.turn.points")
def test_leaving_takes_a_point() -> None:
    assert no_move(town("#-\n ^K", points={"king": 0}), "K", "north") == "tyrant.turn.points"


@pytest.mark.rule("tyrant.gate.roof")
@pytest.mark.parametrize("who", ["a", "A", "1"])
def test_whoever_stands_above_the_gate_does_not_stop_the_king(who: str) -> None:
    """The roof square is not entered (R10)."""
    state = town(f"#{who}\n ^K")
    move(state, "K", "north")
    assert state.result() == (1.0, -1.0)


@pytest.mark.rule("tyrant.gate.leave")
def test_onto_the_gate_and_home_in_one_turn() -> None:
    """With two points, and other actions in between (R11)."""
    state = town("#- .-\n ^- .1\n .K .-", card="2-5-4")
    move(state, "K", "north")
    move(state, "1", "south")
    move(state, "K", "north")
    assert state.result() == (1.0, -1.0)


@pytest.mark.rule("tyrant.gate.square")
def test_a_gate_can_be_blocked() -> None:
    """By anybody: it is a street square (R12)."""
    for who, rule in (("a", "tyrant.king.no_push"), ("A", "tyrant.king.no_push"), ("1", "tyrant.board.one_figure")):
        assert no_move(town(f"#-\n ^{who}\n .K"), "K", "north") == rule


@pytest.mark.rule("tyrant.gate.square")
@pytest.mark.parametrize(("who", "turn"), [("a", "rebel"), ("A", "rebel"), ("1", "king")])
@pytest.mark.parametrize("gate", ["^", "<"])
def test_anybody_may_step_onto_a_gate(who: str, turn: str, gate: str) -> None:
    """Citizens, assassins and knights, for the point of a step on the street (R12)."""
    state = town(f"#- #-\n #- {gate}-\n .- .{who}", turn=turn)
    left = sum(points(state))
    (event,) = move(state, who, "north")
    assert event.kind == "moves"
    assert same(state, f"#- #-\n #- {gate}{who}\n .- .-")
    assert sum(points(state)) == left - 1


@pytest.mark.rule("tyrant.gate.square", "tyrant.rebel.no_push")
@pytest.mark.parametrize("who", ["a", "A"])
def test_nobody_but_the_king_leaves(who: str) -> None:
    state = town(f"^{who} .-", turn="rebel")
    assert no_move(state, who, "north") == "tyrant.board.rim"


@pytest.mark.rule("tyrant.end.castle")
def test_a_wounded_king_wins_as_well() -> None:
    """R13."""
    state = town("#-\n ^K", wounds=1)
    move(state, "K", "north")
    assert state.result() == (1.0, -1.0)


@pytest.mark.rule("tyrant.turn.figures")
def test_the_king_does_not_move_the_people() -> None:
    state = town(".K .- .1\n .a .- .A")
    for who in ("a", "A"):
        assert no_move(state, who, "north" if who == "A" else "south") == "tyrant.turn.figures"
    assert refused(state, "strike", figure="monk", direction="north") == "tyrant.turn.figures"


@pytest.mark.rule("tyrant.assassin.reveal", "tyrant.setup.assassins", "tyrant.setup.start")
def test_what_has_its_place_at_another_time() -> None:
    state = town(".K .a", assassins="a")
    assert refused(state, "reveal", citizen="monk") == "tyrant.assassin.reveal"
    assert refused(state, "choose", citizen="monk") == "tyrant.setup.assassins"
    assert refused(state, "start", start="first") == "tyrant.setup.start"


@pytest.mark.rule("tyrant.assassin.kill")
def test_a_dead_knight_does_nothing() -> None:
    assert no_move(town(".K .1"), "2", "north") == "tyrant.assassin.kill"
