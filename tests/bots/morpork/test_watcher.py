"""Whoever listens to a game of Ankh-Morpork can follow its board, and what the turns tell of the players."""

import pytest

from games.morpork.city import ANNA, BEA, city, do
from tafelrunde import games
from tafelrunde.bots.weights import fitted
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import SPECTATOR
from tafelrunde.games.morpork.bot.belief import MorporkBelief
from tafelrunde.games.morpork.bot.knowledge import SETTINGS
from tafelrunde.games.morpork.bot.names import clue_names
from tafelrunde.games.morpork.bot.watcher import CLUE_NAMES, CLUES, Watcher
from tafelrunde.games.morpork.rules.areas import AREAS, PERSONALITIES, VETINARI
from tafelrunde.games.morpork.rules.state import PIECES, MorporkState

MORPORK = games.load("morpork")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_board_is_followed_by_what_everybody_hears(seats: int, seed: int) -> None:
    rng = Rng(seed)
    state = MORPORK.new(seats)
    assert isinstance(state, MorporkState)
    state.events = []
    watcher = Watcher()
    watcher.begin(MORPORK, seats, dict(state.options))
    state.settle(rng)
    while state.who >= 0:
        actions = state.legal()
        state.step(actions[rng.below(len(actions))])
        state.settle(rng)
        watcher.heard([event.seen_by(SPECTATOR) for event in state.events])
        state.events.clear()
        board = watcher.board
        assert board is not None
        assert [board.pieces[k] for k in range(PIECES)] == [state.pieces[k] for k in range(PIECES)]
        assert [board.building[k] for k in range(AREAS)] == [state.building[k] for k in range(AREAS)]
        assert [board.money[seat] for seat in range(seats)] == [state.money[seat] for seat in range(seats)]
        assert board.trouble == state.trouble


def clue(watcher: Watcher, seat: int, name: str) -> float:
    """Return what was seen of a seat."""
    return float(watcher.clues[CLUES * seat + CLUE_NAMES.index(name)])


def placed(seat: int, *areas: int) -> list[Event]:
    """Return what is heard of a seat's turns in each of which it places a minion; others play in between."""
    found = []
    for area in areas:
        found.append(Event("plays", "", {"seat": seat, "card": 14}))
        found.append(Event("places-minion", "", {"seat": seat, "area": area}))
        found.append(Event("plays", "", {"seat": 1 - seat, "card": 14}))
    return found


def test_minions_in_new_areas_are_seen_as_spreading() -> None:
    watcher = Watcher()
    watcher.begin(MORPORK, 2, dict(MORPORK.new().options))
    watcher.heard(placed(BEA, 1, 2, 3))
    assert (clue(watcher, BEA, "turns"), clue(watcher, BEA, "spread"), clue(watcher, BEA, "stays")) == (3, 3, 0)
    watcher.heard(placed(BEA, 3))
    assert (clue(watcher, BEA, "spread"), clue(watcher, BEA, "stays")) == (3, 1)


def test_who_changes_personality_is_watched_anew() -> None:
    watcher = Watcher()
    watcher.begin(MORPORK, 2, dict(MORPORK.new().options))
    watcher.heard([*placed(BEA, 1, 2), Event("changes", "", {"seat": BEA, "personality": -2})])
    assert clue(watcher, BEA, "spread") == 0


def guessed(belief: MorporkBelief, state: MorporkState, number: int = 300) -> list[int]:
    """Return who Bea is in so many guesses of Anna's."""
    view = state.view(ANNA)
    assert isinstance(view, MorporkState)
    rng = Rng(1)
    found = []
    for _ in range(number):
        guess = belief.draw(view, rng)
        assert isinstance(guess, MorporkState)
        found.append(int(guess.personality[BEA]))
    return found


def believing() -> MorporkBelief:
    """Return a belief with the fitted weights."""
    weights = fitted("morpork")
    belief = MorporkBelief([weights.get(name, 0.0) for name in clue_names()], SETTINGS["belief.doubt"])
    belief.begin(MORPORK, ANNA, dict(MORPORK.new().options))
    return belief


def test_who_spreads_is_rather_held_to_be_lord_vetinari() -> None:
    state = city("groat", personality=["lord_rust", "lord_vetinari"])
    assert isinstance(state, MorporkState)
    belief = believing()
    before = guessed(belief, state).count(VETINARI)
    belief.heard(placed(BEA, 1, 2, 3, 5, 7, 8, 9))
    assert guessed(belief, state).count(VETINARI) > 1.3 * before


def test_a_guess_gives_nobody_what_the_viewer_has_or_what_is_ruled_out() -> None:
    state = city("groat", seats=4, personality=["lord_rust", "lord_de_worde", "chrysoprase", "commander_vimes"],
                 ruled_out=[[], ["lord_vetinari"], [], []])  # fmt: skip
    assert isinstance(state, MorporkState)
    view = state.view(ANNA)
    assert isinstance(view, MorporkState)
    belief = believing()
    rng = Rng(1)
    for _ in range(100):
        guess = belief.draw(view, rng)
        assert isinstance(guess, MorporkState)
        people = [int(guess.personality[seat]) for seat in range(4)]
        assert len({*people}) == 4
        assert people[ANNA] == 2
        assert people[BEA] != VETINARI
        assert sorted([*people, *(who for who in range(PERSONALITIES) if guess.unused & 2**who)]) == list(range(7))
        assert guess.view(ANNA) == view


def test_a_scene_is_played_in_a_guess() -> None:
    state = city("groat", areas={"dimwell": {"minions": [1, 0]}}, personality=["lord_rust", "lord_vetinari"])
    view = state.view(ANNA)
    assert isinstance(view, MorporkState)
    guess = believing().draw(view, Rng(1))
    do(guess, "play groat", "area dimwell")
    assert guess.who != ANNA
