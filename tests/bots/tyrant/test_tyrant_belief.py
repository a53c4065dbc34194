"""What the king makes of what he sees, and what reaches him."""

from typing import cast

import pytest

from games.tyrant.town import CITIZENS, town
from scene import act
from tafelrunde import games
from tafelrunde.bots.weights import fitted
from tafelrunde.core.engine import Game
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.games.tyrant.bot.belief import Watching
from tafelrunde.games.tyrant.bot.blows import blow, deadly
from tafelrunde.games.tyrant.bot.outlook import FEATURES, MANY, MOMENTS, Weights, measure
from tafelrunde.games.tyrant.bot.streets import reaches, streets_of, way_home
from tafelrunde.games.tyrant.bot.suspects import EVEN, known, possible
from tafelrunde.games.tyrant.rules.state import TyrantState

TYRANT = cast(Game[TyrantState], games.load("tyrant"))
LISTED = {"citizens": "listed"}


def watching() -> Watching:
    """Return a king's belief at the beginning of a game on side A, citizens as listed."""
    belief = Watching()
    belief.begin(TYRANT, 0, TYRANT.new(2, LISTED).options)
    return belief


def ended(seat: int) -> Event:
    """Return the end of a turn."""
    return Event("turn-ends", "tyrant.turn.end", {"seat": seat})


def stepped(citizen: int, here: int, to: int) -> Event:
    """Return a step."""
    return Event("moves", "tyrant.citizen.move", {"figure": citizen, "from": here, "to": to})


def suspected(belief: Watching) -> list[float]:
    """Return how likely each citizen is an assassin."""
    return list(possible(TYRANT.position({"options": LISTED}), belief.odds).each)


def test_at_first_everybody_is_as_likely_as_anybody() -> None:
    assert suspected(watching()) == pytest.approx([0.25] * 12)


def test_three_who_make_all_steps_are_suspected() -> None:
    belief = watching()
    for _ in range(4):
        belief.heard([Event("turned-up", "", {"round": 1, "card": 1}), ended(0)])
        belief.heard([stepped(citizen, 50, 50) for citizen in (4, 8, 10)])
        belief.heard([ended(1)])
    chances = suspected(belief)
    assert sorted(sorted(range(12), key=lambda citizen: -chances[citizen])[:3]) == [4, 8, 10]
    assert min(chances[citizen] for citizen in (4, 8, 10)) > 0.4


def test_steps_of_everybody_tell_nothing() -> None:
    belief = watching()
    belief.heard([Event("turned-up", "", {"round": 1, "card": 1}), ended(0)])
    belief.heard([stepped(citizen, 50, 50) for citizen in range(12)])
    assert max(suspected(belief)) < 0.35


def test_who_could_have_killed_and_did_not_is_hardly_an_assassin() -> None:
    belief = watching()
    beside = 98
    belief.heard([stepped(3, 50, beside), Event("pushed", "", {"figure": 18, "from": 98, "to": 97})])
    belief.heard([Event("turned-up", "", {"round": 1, "card": 0}), ended(0), ended(1)])
    assert suspected(belief)[3] < 0.05


def test_a_guess_agrees_with_what_was_revealed() -> None:
    belief = watching()
    state = TYRANT.position({"assassins": ["monk", "squire", "farmer"], "revealed": ["squire"]})
    for seed in range(20):
        guess = belief.draw(cast(TyrantState, state.view(0)), Rng(seed))
        assert "squire" in cast(list[str], guess.position()["assassins"])


def test_belief_hears_a_whole_game() -> None:
    """Events of the game itself lead to the squares that the game has."""
    state = TYRANT.new(2)
    state.events = []
    rng = Rng(3)
    state.settle(rng)
    belief = Watching()
    belief.begin(TYRANT, 0, state.options)
    while state.who >= 0:
        state.apply(state.legal()[rng.below(len(state.legal()))])
        state.settle(rng)
        belief.heard([event.seen_by(0) for event in state.events])
        state.events.clear()
        if state.stack:
            assert belief.town is not None
            assert list(belief.town.at) == list(state.at)
            assert sum(belief.odds) == pytest.approx(1.0) or list(belief.odds) == list(EVEN)


# Distances.


def test_the_way_home_is_longer_past_a_citizen() -> None:
    free = cast(TyrantState, town("#- #- #-\n ^- .- .K\n #- #- #-"))
    held = cast(TyrantState, town("#- #- #-\n ^- .a .K\n #- #- #-"))
    streets = streets_of(free.board)
    assert way_home(free, streets) == 2 * 3
    assert way_home(held, streets_of(held.board)) > way_home(free, streets)


@pytest.mark.parametrize(
    ("drawing", "cost"),
    [
        (".a .K", 0),
        (".a .- .K", 1),
        ("#a .- .K", 0),  # down is free
        (".a #- .K", 1),  # up costs one, and from the roof he is beside him
        (".a .1 .K\n #- #- .2", 2),  # a knight is killed for one
        (".a .b .K\n #- #- .2", 2),  # a citizen steps aside for one
        (".a .- .- .- .K", 3),
    ],
)
def test_what_it_costs_to_stand_beside_the_king(drawing: str, cost: int) -> None:
    state = cast(TyrantState, town(drawing, turn="rebel", assassins="a"))
    assert reaches(state, 1)[state.at[CITIZENS.index("monk")]] == cost


def test_what_is_found_can_be_done() -> None:
    """In many positions of games, every blow that is found is legal to its end, and hits as often as it says."""
    rng = Rng(8)
    found = 0
    for _ in range(3):
        state = TYRANT.new(2)
        state.settle(rng)
        while state.who >= 0:
            if state.question == "rebel" and state.hits == 0:
                for way, hits in ((blow(state, 1), 1), (deadly(state), 2)):
                    after = state.clone()
                    for action in reversed(way):
                        after.apply(action)
                    assert after.hits == (hits if way else 0)
                    found += bool(way)
            state.apply(state.legal()[rng.below(len(state.legal()))])
            state.settle(rng)
    assert found


# What is weighed.


def test_every_weight_is_of_something_that_is_counted() -> None:
    assert len(FEATURES) == MANY == len(measure_of(town(".a .- .K")))
    weighed = {f"{moment}.{feature}" for moment in MOMENTS for feature in FEATURES}
    assert {name for name in fitted("tyrant") if name.startswith(tuple(MOMENTS))} <= weighed


def test_a_given_weight_replaces_the_fitted_one() -> None:
    home = FEATURES.index("home")
    assert Weights({"after_king.home": 7.0}).rows[0][home] == 7.0
    assert Weights().rows[0][home] == fitted("tyrant")["after_king.home"]


def measure_of(state: object) -> list[float]:
    """Return what can be counted in a position for whoever knows the assassins."""
    s = cast(TyrantState, state)
    return list(measure(s, known(s), 5))


def test_a_kill_is_seen_coming() -> None:
    kill = FEATURES.index("kill")
    assert measure_of(town(".a .- .K", assassins="a"))[kill] == 1.0
    assert measure_of(town(".b .- .K", assassins="a"))[kill] == 0.0


def test_when_all_of_them_are_gone_the_king_has_as_good_as_won() -> None:
    state = town(".A .1 .K", assassins="bc", killed=["plumwoman", "appleman"])
    seized = FEATURES.index("seized")
    assert measure_of(state)[seized] == 0.0
    act(state, "strike", figure="knight_1", direction="west")
    assert measure_of(state)[seized] == 1.0
