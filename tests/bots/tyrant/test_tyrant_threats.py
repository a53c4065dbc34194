"""A turn of King & Assassins and the next threat: what a level from the third on takes, stops, keeps and puts off."""

from collections.abc import Mapping
from typing import Any, cast

import pytest

from bots.asked import LEVELS
from bots.tyrant.turns import could_kill, turn, wins
from games.tyrant.town import KING, REBEL, named, town
from scene import act
from tafelrunde.core.engine import State
from tafelrunde.games.tyrant.bot.dangers import escape
from tafelrunde.games.tyrant.bot.streets import streets_of
from tafelrunde.games.tyrant.rules.state import TyrantState

Scene = tuple[str, dict[str, Any]]
"""A drawing, and what else there is to say."""

TWO_DEAD: dict[str, Any] = {"assassins": "bc", "killed": [named("b"), named("c")]}


def scenes(table: Mapping[str, Scene]) -> pytest.MarkDecorator:
    """Play every scene of a table."""
    return pytest.mark.parametrize("name", table)


def state_of(scene: Scene, **more: Any) -> State:
    """Return the position of a scene."""
    drawing, fields = scene
    return town(drawing, **{**more, **fields})


def out(state: State) -> float:
    """Return how likely the king wins with the next card, if the turn ends now."""
    return escape(cast(TyrantState, state))


def home(state: State) -> int:
    """Return how far the king is from home."""
    town = cast(TyrantState, state)
    return int(streets_of(town.board).home[town.at[19]])


# The king wins within the turn.

KING_WINS: Mapping[str, Scene] = {
    "the last known assassin is killed from three steps off, by one of many": (
        """
        .K .A .- .- .1 .2 .3
        .- .- .- .- .4 .5 .6
        """,
        {**TWO_DEAD, "points": {"king": 0, "knights": 6}},
    ),
    "from the other end of the town": (
        """
        .K .A .- .- .- .- .1
        .- .- .- .- .- .- .2
        .- .- .- .- .3 .4 .5
        """,
        {**TWO_DEAD, "points": {"king": 0, "knights": 5}},
    ),
    "the last known assassin on a roof: a knight climbs up to him": (
        """
        #A #- .- .1
        .K .- .- .2
        """,
        {**TWO_DEAD, "points": {"king": 0, "knights": 4}},
    ),
    "the last known assassin in an alley: over the roofs": (
        """
        #- #- #- #- #-
        .1 .b .A .K #-
        #- #- #- #- #-
        """,
        {"assassins": "cd", "killed": [named("c"), named("d")], "points": {"king": 0, "knights": 6}},
    ),
    "the assassin on the gate is killed": (
        """
        #- #- #-
        #- ^A .K
        #- .1 #-
        """,
        {"assassins": "bc", "card": "2-7-5", "points": {"knights": 1}},
    ),
    "the citizen on the gate and the one behind him are pushed together": (
        """
        .1 ^a .b .- .- .-
        .- .K .- .- .- .-
        """,
        {"card": "2-7-5", "points": {"knights": 2}},
    ),
    "the knight on the gate climbs away": (
        """
        #- #- #-
        #- ^1 .K
        #- #- .2
        """,
        {"card": "2-7-5", "points": {"knights": 2}},
    ),
    "the knight who can push comes round the corner": (
        """
        .- ^a .- .- .- .-
        .- .K .- .- .- .-
        .- .- .- .- .2 .3
        .- .- .- .- .1 .4
        """,
        {"card": "2-7-5", "points": {"knights": 6}},
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@scenes(KING_WINS)
def test_the_king_wins_in_one(name: str, level: str) -> None:
    assert wins(state_of(KING_WINS[name]), KING, level)


# The rebel wins within the turn.

REBEL_WINS: Mapping[str, Scene] = {
    "the knight beside the assassin is killed, and his place taken": (
        """
        #- .A #- #-
        .b .1 .K #-
        #- #- .2 #-
        """,
        {"assassins": "bc", "wounds": 1, "points": {"rebel": 4}},
    ),
    "down from one roof, up to the next, and down on him": (
        """
        #a .- #- .K
        #- #- #- .1
        """,
        {"assassins": "a", "wounds": 1, "points": {"rebel": 3}},
    ),
    "the revealed one is too far, the hidden one kills": (
        """
        .A .- .- .- .- .- .b .K
        #- #- #- #- #- #- #- #-
        """,
        {"assassins": "b", "points": {"rebel": 4}},
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@scenes(REBEL_WINS)
def test_the_rebel_wins_in_one(name: str, level: str) -> None:
    assert wins(state_of(REBEL_WINS[name], turn="rebel"), REBEL, level)


# The king stays alive.

KING_LIVES: Mapping[str, Scene] = {
    "an assassin two steps from a wounded king is killed from afar": (
        """
        .K .- .A .- .- .1 .2
        #- #- #- #- #- #- #-
        """,
        {"assassins": "bc", "wounds": 1, "points": {"king": 0, "knights": 4}},
    ),
    "of two assassins the one who can reach him is killed": (
        """
        .K .- .A .- .1 .- .- .- .- .B
        #- #- #- #- #- #- #- #- #- #-
        """,
        {"assassins": "c", "wounds": 1, "points": {"king": 0, "knights": 3}},
    ),
    "he walks away from the one on the roof, whom no knight can reach": (
        """
        #A .K .- .- .- .-
        #- #- #- #- #- .-
        """,
        {"assassins": "bc", "card": "2-5-4", "points": {"knights": 0}},
    ),
    "the suspect beside him in the alley is arrested": (
        """
        #- #- #- #-
        #- .K .a .1
        #- #- #- #-
        """,
        {"card": "1-6-5-fetter", "points": {"king": 0, "knights": 1}},
    ),
    "a knight fills the only way to him": (
        """
        #- #- #- #- #-
        #- .K .- .- .a
        #- #- .1 #- #-
        #- #- #- #- #-
        """,
        {"wounds": 1, "card": "1-5-4", "points": {"king": 0, "knights": 1}},
    ),
    "he goes back from the assassin before him": (
        """
        #- #- #- #- #- #- #- #-
        ^- .A .- .K .- .- .- .-
        #- #- #- #- #- #- #- #-
        """,
        {"assassins": "bc", "wounds": 1, "card": "2-5-4", "points": {"knights": 0}},
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@scenes(KING_LIVES)
def test_the_king_stays_out_of_reach(name: str, level: str) -> None:
    state = state_of(KING_LIVES[name])
    idle = state.clone()
    act(idle, "end")
    assert could_kill(idle), "somebody threatens him"
    turn(state, level)
    assert state.result() is not None or not could_kill(state)


# The rebel stops the king.

KING_STOPPED: Mapping[str, Scene] = {
    "a citizen steps onto the gate": (
        """
        #- #- #- #-
        #- ^- .K .-
        #- .b #- #-
        """,
        {"round": 14, "deck": ["2-5-4"]},
    ),
    "a citizen comes down from the roof onto the gate": (
        """
        #- #a #- #-
        #- ^- .K .-
        #- #- #- #-
        """,
        {"round": 14, "deck": ["2-5-4"]},
    ),
    "the only one who can be there in time goes": (
        """
        #- #- #- #- #- #-
        #- ^- .K .- .c .d
        #- .- #- #- #- #-
        #- .- .- .b #- #-
        """,
        {"round": 14, "deck": ["2-5-4"]},
    ),
    "a revealed assassin jumps onto the gate for nothing": (
        """
        #- #A #- #-
        #- ^- .K .-
        #- #- #- #-
        """,
        {"round": 14, "deck": ["2-5-4"], "points": {"rebel": 1}},
    ),
    "the last known assassin runs": (
        """
        .- .A .- .1 .2
        .- .- .- .- .-
        """,
        {**TWO_DEAD, "round": 14, "deck": ["1-5-4"], "points": {"rebel": 5}},
    ),
    "the last known assassin kills the only knight": (
        """
        #- #- #- #- #-
        #- .A .1 .- .-
        #- #- #- #- #-
        """,
        {**TWO_DEAD, "round": 14, "deck": ["1-5-4"], "points": {"rebel": 1}},
    ),
    "the gate is barred though he could be hit": (
        """
        #- #- #- #- #-
        #- ^- .K .- .A
        #- .b #- #- #-
        """,
        {"round": 14, "deck": ["2-5-4"], "points": {"rebel": 3}},
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@scenes(KING_STOPPED)
def test_the_rebel_stops_a_win_in_one(name: str, level: str) -> None:
    state = state_of(KING_STOPPED[name], turn="rebel")
    assert out(state) == 1.0
    turn(state, level)
    assert out(state) == 0.0


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_only_be_caught_with_the_better_card_has_lost_less(level: str) -> None:
    drawing = """
        #- #- #- #- #- #- #- #-
        .- .- .A .- .1 #- #- #-
        #- #- #- #- #- #- #- #-
    """
    state = town(drawing, turn="rebel", **TWO_DEAD, round=13, deck=["1-5-4", "2-7-5"], points={"rebel": 2})
    assert out(state) == 1.0
    turn(state, level)
    assert out(state) < 1.0


# Secrets are kept where showing them does nothing.

SECRETS: Mapping[str, Scene] = {
    "he is far off": (
        """
        .a .- .- .- .- .- .- .K
        .- .- .- .- .- .- .- .1
        """,
        {"assassins": "a", "points": {"rebel": 5}},
    ),
    "one point is missing": (
        """
        .a .- .- .- .- .K
        #- #- #- #- #- #-
        """,
        {"assassins": "a", "wounds": 1, "points": {"rebel": 5}},
    ),
    "two are dead already, and the last one is in nobody's reach": (
        """
        .a .- .- .- .- .- .K .1
        .- .- .- .- .- .- .2 .3
        """,
        {"assassins": "abc", "killed": [named("b"), named("c")], "revealed": [named("b"), named("c")]},
    ),
    "a knight beside him is no reason": (
        """
        .a .1 .- .- .- .- .- .K
        .- .- .- .- .- .- .- .2
        """,
        {"assassins": "a", "points": {"rebel": 4}},
    ),
    "it is late, and far": (
        """
        .a .- .- .- .- .- .- .K
        .- .b .- .- .- .- .- .1
        """,
        {"assassins": "ab", "round": 13, "deck": ["1-5-4", "1-5-4"], "points": {"rebel": 4}},
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@scenes(SECRETS)
def test_nobody_is_revealed_who_can_do_nothing(name: str, level: str) -> None:
    state = state_of(SECRETS[name], turn="rebel")
    assert not [action for action in turn(state, level) if action.startswith(("reveal", "strike"))]


# The king hurries where time runs out.

HURRY: Mapping[str, Scene] = {
    "the last card but one: onto the gate": (
        """
        #- #- #- #-
        #- ^- .K .1
        #- #- #- #-
        """,
        {"deck": ["1-5-4"], "round": 14, "card": "1-5-4"},
    ),
    "three steps, three cards": (
        """
        #- #- #- #- #-
        #- ^- .- .K .1
        #- #- #- #- #-
        """,
        {"deck": ["1-5-4", "1-5-4"], "round": 13, "card": "1-5-4"},
    ),
    "an open road with two points": (
        """
        #- #- #- #- #- #- #-
        ^- .- .- .- .- .K .1
        #- #- #- #- #- #- #-
        """,
        {"card": "2-7-5", "points": {"knights": 2}},
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@scenes(HURRY)
def test_the_king_hurries(name: str, level: str) -> None:
    state = state_of(HURRY[name])
    before, points = home(state), cast(TyrantState, state).king_points
    turn(state, level)
    assert home(state) == before - points
