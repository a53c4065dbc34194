"""What a searching bot does in King & Assassins: no level from the third on blunders in these."""

import pytest

from bots.asked import LEVELS
from bots.tyrant.turns import TYRANT, could_kill, turn, wins
from games.tyrant.town import KING, REBEL, look, named, town

pytestmark = pytest.mark.parametrize("level", LEVELS)


# The rebel strikes.


def test_an_assassin_beside_the_king_kills_him(level: str) -> None:
    state = town(".a .K", turn="rebel", assassins="a", points={"rebel": 4})
    assert turn(state, level) == ["reveal monk", "strike monk east", "strike monk east"]
    assert state.result() == (-1.0, 1.0)


def test_a_step_and_two_blows_take_five_points(level: str) -> None:
    assert wins(town(".a .- .K", turn="rebel", assassins="a", points={"rebel": 5}), REBEL, level)


def test_a_wounded_king_dies_by_one_blow(level: str) -> None:
    assert wins(town(".a .K", turn="rebel", assassins="a", wounds=1, points={"rebel": 2}), REBEL, level)


def test_three_steps_and_a_blow_kill_a_wounded_king(level: str) -> None:
    assert wins(town(".a .- .- .- .K", turn="rebel", assassins="a", wounds=1, points={"rebel": 5}), REBEL, level)


def test_the_knight_in_between_is_killed_first(level: str) -> None:
    drawing = "#- #- #- #-\n .a .1 .K #-\n #- #- .2 #-"
    assert wins(town(drawing, turn="rebel", assassins="a", wounds=1, points={"rebel": 4}), REBEL, level)


def test_a_citizen_steps_aside_for_the_assassin(level: str) -> None:
    """One point to step aside, two for the way and two for the blow."""
    drawing = """
        .a .b .- .K
        .c .- .- .1
    """
    state = town(drawing, turn="rebel", assassins="a", wounds=1, points={"rebel": 5})
    assert "move plumwoman south" in turn(state, level)
    assert state.result() == (-1.0, 1.0)


def test_the_jump_from_a_roof_is_free(level: str) -> None:
    assert wins(town("#a .- .K", turn="rebel", assassins="a", points={"rebel": 4}), REBEL, level)


def test_from_a_roof_beside_him_he_is_struck_at_once(level: str) -> None:
    assert wins(town("#a .K", turn="rebel", assassins="a", points={"rebel": 4}), REBEL, level)


def test_the_one_who_can_reach_him_strikes_not_the_nearest(level: str) -> None:
    drawing = """
        .a #1 .K .- .- .b
        #- #- #- #- #- #-
    """
    state = town(drawing, turn="rebel", assassins="ab", wounds=1, points={"rebel": 4})
    assert turn(state, level)[0] == "reveal plumwoman"
    assert state.result() == (-1.0, 1.0)


def test_a_hidden_one_goes_on_where_the_revealed_one_is_too_far(level: str) -> None:
    drawing = """
        .A .- .- .- .- .- .- .K .b
        #- #- #- #- #- #- #- #- #-
    """
    state = town(drawing, turn="rebel", assassins="b", wounds=1, points={"rebel": 2})
    assert turn(state, level) == ["reveal plumwoman", "strike plumwoman west"]


# The rebel does not lose.


@pytest.mark.many
def test_the_rebel_steps_between_the_king_and_the_gate(level: str) -> None:
    drawing = """
        #- #- #-
        ^- .- .K
        .b #- #-
    """
    state = town(drawing, turn="rebel", points={"rebel": 4})
    turn(state, level)
    row = look(state, drawing)[1]
    assert "-" not in row[0][1] or "-" not in row[1][1]


@pytest.mark.many
def test_nobody_is_revealed_for_nothing(level: str) -> None:
    state = town(".a .- .- .- .- .- .- .K\n .1 .2 .- .- .- .- .3 .-", turn="rebel", assassins="a", points={"rebel": 4})
    assert not [action for action in turn(state, level) if action.startswith(("reveal", "strike"))]


@pytest.mark.many
@pytest.mark.parametrize("side", ["a", "b"])
def test_a_quiet_turn_is_the_same_whoever_the_assassins_are(side: str, level: str) -> None:
    """They are far from the king still: who moves depends on what everybody sees, and on nothing else."""
    citizens = ["monk", "plumwoman", "appleman", "fishwoman", "farmer", "squire"]
    options = {"side": side, "citizens": "listed"}
    turns = []
    for chosen in (citizens[:3], citizens[3:]):
        state = TYRANT.position({"options": options, "turn": "rebel", "assassins": chosen})
        turns.append(turn(state, level))
    assert turns[0] == turns[1]
    assert len({action.split()[1] for action in turns[0] if action != "end"}) >= 1


def test_every_citizen_is_chosen_now_and_then(level: str) -> None:
    chosen = set()
    for seed in range(40):
        state = TYRANT.position({"options": {"citizens": "listed"}, "turn": "choose", "assassins": []})
        chosen.update(turn(state, level, seed))
    assert len(chosen) == 12


# The king gets home.


def test_from_the_gate_he_leaves(level: str) -> None:
    assert wins(town("#-\n ^K\n .-"), KING, level)


def test_with_two_points_he_goes_through_the_gate(level: str) -> None:
    assert wins(town("#-\n ^-\n .K", card="2-7-5"), KING, level)


def test_a_knight_makes_room_on_the_gate(level: str) -> None:
    assert wins(town("#- #-\n ^1 .-\n .K .-", card="2-7-5"), KING, level)


def test_a_knight_pushes_a_citizen_off_the_gate(level: str) -> None:
    assert wins(town("#- #- #- #-\n .1 ^a .- .-\n .- .K .- .-", card="2-7-5"), KING, level)


def test_a_knight_comes_from_afar_to_clear_the_gate(level: str) -> None:
    assert wins(town("#- #- #- #- #-\n .- .- ^a .- .-\n .1 .- .K .- .-", card="2-7-5"), KING, level)


def test_the_last_known_assassin_is_killed(level: str) -> None:
    killed = [named("b"), named("c")]
    state = town(".A .- .- .1\n .- .- .K .-", assassins="bc", killed=killed, points={"knights": 5})
    assert wins(state, KING, level)


@pytest.mark.many
def test_he_uses_his_step_on_an_open_road(level: str) -> None:
    drawing = "#- #- #- #- #- #- #-\n ^- .- .- .- .K .1 .-"
    state = town(drawing, points={"king": 1, "knights": 1})
    assert "move king west" in turn(state, level)


def test_he_takes_the_start_with_the_shorter_way(level: str) -> None:
    state = TYRANT.position({"options": {"side": "b"}, "turn": "start", "assassins": ["monk", "plumwoman", "farmer"]})
    assert turn(state, level) == ["start first"]


# The king stays alive.


@pytest.mark.many
def test_the_assassin_beside_him_is_killed(level: str) -> None:
    state = town(".K .A .1\n .- .- .-", points={"king": 0, "knights": 3})
    assert "strike knight_1 west" in turn(state, level)


@pytest.mark.many
def test_a_suspect_beside_him_is_arrested_or_pushed_away(level: str) -> None:
    state = town("#- #- #- #-\n .K .a .1 .-\n #- .- .- .-", wounds=1, points={"king": 0, "knights": 2})
    turn(state, level)
    assert not could_kill(state)


@pytest.mark.many
def test_he_walks_out_of_a_suspects_reach(level: str) -> None:
    drawing = """
        #- #- #- #- #- #-
        .a .K .- .- .- ^-
        #- #- #- #- #- #-
    """
    state = town(drawing, card="2-5-4", points={"king": 2, "knights": 0})
    turn(state, level)
    assert not could_kill(state)


@pytest.mark.many
def test_a_knight_stands_between_him_and_a_suspect(level: str) -> None:
    drawing = """
        #- #- #- #- #-
        .a .- .K #- #-
        #- .1 #- #- #-
        #- .- #- #- #-
    """
    state = town(drawing, points={"king": 0, "knights": 1, "rebel": 5})
    turn(state, level)
    assert not could_kill(state)


@pytest.mark.many
def test_he_does_not_stand_beside_three_suspects_where_there_is_a_way_round(level: str) -> None:
    drawing = """
        ^- .- .a .- .- .-
        .- .b .- .c .- .-
        .- .- .- .K .1 .-
        .- .- .- .- .- .-
    """
    state = town(drawing, card="1-5-4", points={"king": 1, "knights": 1})
    turn(state, level)
    assert look(state, drawing)[1][2] != ".K"


@pytest.mark.many
def test_a_wounded_king_does_not_step_next_to_suspects(level: str) -> None:
    drawing = """
        #- #- #- #- #- #- #- #-
        ^- .a .- .- .- .- .K .-
        #- #- #- #- #- #- #- #-
    """
    state = town(drawing, card="1-5-4", wounds=1, points={"king": 1, "knights": 0, "rebel": 4})
    turn(state, level)
    assert not could_kill(state)


@pytest.mark.many
def test_the_king_does_not_know_the_assassins(level: str) -> None:
    turns = []
    for chosen in (["monk", "plumwoman", "appleman"], ["squire", "carpenter", "farmer"]):
        state = TYRANT.position({"options": {"citizens": "listed"}, "turn": "king", "assassins": chosen})
        turns.append(turn(state, level))
    assert turns[0] == turns[1]
