"""How weaker levels of King & Assassins differ: habits of a whole turn."""

from typing import cast

import pytest

from games.tyrant.town import CITIZENS, town
from tafelrunde.bots import levels
from tafelrunde.core.bits import bit
from tafelrunde.games.tyrant.bot.knowledge import knowledge
from tafelrunde.games.tyrant.bot.policy import Turns
from tafelrunde.games.tyrant.rules.codec import REVEAL
from tafelrunde.games.tyrant.rules.state import TyrantState

FAR_OFF = ".a .- .- .- .K\n #- #- #- #- #-"
MONK = CITIZENS.index("monk")


def rebel(**weights: float) -> Turns:
    """Return how a rebel plays with these habits."""
    return cast(Turns, knowledge(weights).policy)


def waiting(points: int) -> TyrantState:
    """Return a town where an assassin is four steps from the king."""
    return cast(TyrantState, town(FAR_OFF, turn="rebel", assassins="a", points={"rebel": points}))


def test_who_is_impatient_reveals_an_assassin_who_cannot_strike_yet() -> None:
    assert rebel(rush=4).hurried(waiting(4)) == [REVEAL + MONK]


def test_the_first_is_revealed_wherever_it_is() -> None:
    """Else whoever is near in a later round would be nobody."""
    assert rebel(rush=3).hurried(waiting(4)) == [REVEAL + MONK]


def test_a_second_one_is_not_revealed_who_is_too_far_off() -> None:
    state = waiting(4)
    state.revealed = bit(MONK + 1)
    assert rebel(rush=3).hurried(state) == []
    assert rebel(rush=4).hurried(state) == [REVEAL + MONK]


def test_who_is_impatient_strikes_once_where_he_can() -> None:
    assert len(rebel(rush=4).hurried(waiting(5))) == 5  # reveal, three steps, one blow


def test_patience_lasts_for_some_rounds() -> None:
    state = waiting(4)
    assert rebel(rush=4, calm=float(state.round) - 1).hurries(state)
    assert not rebel(rush=4, calm=float(state.round)).hurries(state)
    assert not rebel().hurries(state)


@pytest.mark.parametrize("level", ["level-3", "level-4", "level-5"])
def test_from_the_third_level_on_nobody_slips(level: str) -> None:
    assert levels.made("tyrant", level)(1).values["slip"] == 0.0
