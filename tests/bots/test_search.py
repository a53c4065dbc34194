"""A search thinks ahead from what its seat sees, and from nothing else."""

import pytest

from tafelrunde import COMPILED, bots, games
from tafelrunde.bots import levels
from tafelrunde.bots.search.knowledge import Belief, Knowledge
from tafelrunde.bots.search.searcher import Searcher, Weighed
from tafelrunde.bots.search.tactics import Winning
from tafelrunde.core.engine import State
from tafelrunde.core.errors import TafelrundeError, ViewError
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE

CLAIM = games.load("claim")
SIMS = {"claim": 24, "tyrant": 12 if COMPILED else 2, "tokyo": 12, "morpork": 12}
OURS = list(SIMS)


def dealt(game_id: str = "claim", seed: int = 1, moves: int = 0) -> State:
    """Return a game after so many random moves."""
    rng = Rng(seed)
    state = games.load(game_id).new()
    state.settle(rng)
    for _ in range(moves):
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
        state.settle(rng)
    return state


def thought(lines: list[Weighed]) -> list[tuple[int, int]]:
    return [(line.action, line.tried) for line in lines]


def test_the_same_seed_thinks_the_same() -> None:
    view = dealt().view(dealt().who)
    first, second, other = (Searcher(Knowledge(), Rng(seed)) for seed in (1, 1, 2))
    for searcher in (first, second, other):
        searcher.think(view, 60)
    assert thought(first.weighed(view)) == thought(second.weighed(view)) != thought(other.weighed(view))


def test_every_simulation_gives_one_answer() -> None:
    state = dealt()
    view = state.view(state.who)
    searcher = Searcher(Knowledge(), Rng(1))
    searcher.think(view, 70)
    assert sum(line.tried for line in searcher.weighed(view)) == 70
    assert {line.action for line in searcher.weighed(view)} == set(view.legal())


def test_what_was_learned_is_still_there_when_it_comes_to_it() -> None:
    state = dealt(moves=36)  # of 52: nothing is hidden any more
    searcher = Searcher(Knowledge(), Rng(1))
    seat = state.who
    searcher.think(state.view(seat), 300)
    state.step(searcher.weighed(state.view(seat))[0].action)
    state.settle(Rng(1))
    while state.who != seat:
        state.step(state.legal()[0])
        state.settle(Rng(1))
    known = sum(line.tried for line in searcher.weighed(state.view(seat)))
    assert known > 0
    searcher.think(state.view(seat), 10)
    assert sum(line.tried for line in searcher.weighed(state.view(seat))) == known + 10
    searcher.forget()
    assert not searcher.weighed(state.view(seat))


def test_a_tree_never_keeps_more_than_it_may() -> None:
    """A search that fills it goes on without new questions; the next one clears up and learns again."""
    state = dealt()
    rng = Rng(1)
    searcher = Searcher(Knowledge(), Rng(1), most=50)
    for _ in range(4):
        view = state.view(state.who)
        searcher.think(view, 200)
        assert len(searcher.nodes) == 50
        assert sum(line.tried for line in searcher.weighed(view)) >= 200
        state.step(searcher.weighed(view)[0].action)
        state.settle(rng)


def test_how_much_a_search_may_remember_is_a_parameter() -> None:
    state = dealt()
    bot = bots.load("search:sims=60,memory=20", "claim", seed=1)
    assert isinstance(bot, bots.Search)
    bot.begin(CLAIM, state.who, state.options)
    view = state.view(state.who)
    ask = view.ask()
    assert ask is not None
    bot.choose(view, ask)
    assert len(bot.searcher.nodes) == 20


def test_only_the_view_of_the_seat_that_is_asked_can_be_searched() -> None:
    state = dealt()
    searcher = Searcher(Knowledge(), Rng(1))
    for wrong in (state, state.view(1 - state.who), state.view(None)):
        with pytest.raises(ViewError, match="the view of the seat that is asked"):
            searcher.think(wrong, 10)


@pytest.mark.parametrize("observers", ["one", "many"])
@pytest.mark.parametrize("game_id", OURS)
def test_what_a_seat_cannot_know_does_not_change_its_answer(game_id: str, observers: str) -> None:
    """Two worlds that look the same to a seat, and the same seed."""
    for moves in (4, 9):
        state = dealt(game_id, seed=moves, moves=moves)
        other = state.view(state.who).determinise(Rng(99))
        answers = []
        for world in (state, other):
            bot = bots.load(f"search:sims={SIMS[game_id]},observers={observers}", game_id, seed=5)
            bot.begin(world.game, world.who, world.options)
            view = world.view(world.who)
            ask = view.ask()
            assert ask is not None
            answers.append(bot.choose(view, ask))
        assert answers[0] == answers[1]


@pytest.mark.parametrize("game_id", OURS)
def test_every_level_answers(game_id: str) -> None:
    for level in levels.of(game_id):
        state = dealt(game_id, moves=3)
        bot = bots.load(f"{level.name}:sims=8", game_id, seed=1)
        bot.begin(state.game, state.who, state.options)
        ask = state.view(state.who).ask()
        assert ask is not None
        assert bot.choose(state.view(state.who), ask) in ask.actions


TOKYO = games.load("tokyo")
BUYING = {"step": "buy", "stars": [18, 3], "energy": [6, 0], "shop": ["corner_store", "apartment_building", "wings"]}


def test_a_win_within_the_turn_is_found() -> None:
    """Two stars are missing: the Apartment Building brings three, the Corner Store one."""
    view = TOKYO.position(BUYING).view(0)
    belief: Belief[State] = Belief()
    certain = Winning().certain(view, belief, Rng(1))
    assert TOKYO.actions_codec.describe(int(certain)) == ("buy", {"card": "apartment_building"})


def test_who_searches_never_slips_where_it_is_certain_what_is_best() -> None:
    """Even somebody who answers anything buys what wins; a child who does not search may leave it."""
    view = TOKYO.position(BUYING).view(0)
    ask = view.ask()
    assert ask is not None
    given = {}
    for sims in (0, 8):
        found = set()
        for seed in range(12):
            bot = bots.load(f"search:sims={sims},slip=1", "tokyo", seed)
            bot.begin(TOKYO, 0, view.options)
            kind, args = TOKYO.actions_codec.describe(bot.choose(view, ask))
            found.add(args.get("card", kind))
        given[sims] = found
    assert given[8] == {"apartment_building"}
    assert len(given[0]) > 1


def test_where_there_is_none_nothing_is_certain() -> None:
    view = TOKYO.position({**BUYING, "stars": [10, 3]}).view(0)
    belief: Belief[State] = Belief()
    assert Winning().certain(view, belief, Rng(1)) == NONE


def test_a_level_that_would_think_for_too_long_says_why() -> None:
    if COMPILED:
        assert bots.load("level-5", "claim").name == "level-5"
    else:
        with pytest.raises(TafelrundeError, match=r"level-5 would think for too long in plain Python: .*make compile"):
            bots.load("level-5", "claim")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("level-6", "there is no bot 'level-6' for claim: .*did you mean 'level-"),
        ("search:sim=3", "search has no parameter 'sim': there are sims, .* did you mean 'sims'"),
        ("search:sims=-1", "'sims' of search is '-1': it takes a whole number from 0 to 1000000"),
        ("search:heat=nan", "'heat' of search is 'nan'"),
        ("search:observers=few", "'observers' of search is 'few': it takes one, many"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(name: str, message: str) -> None:
    with pytest.raises(TafelrundeError, match=message):
        bots.load(name, "claim")


@pytest.mark.parametrize("game_id", OURS)
def test_a_hint_names_up_to_three_answers_the_best_first(game_id: str) -> None:
    state = dealt(game_id, moves=5)
    view = state.view(state.who)
    hints = bots.hint(view, [], SIMS[game_id], seed=1)
    assert 1 <= len(hints) <= 3
    assert {hint.action for hint in hints} <= set(view.legal())
    assert [hint.share for hint in hints] == sorted((hint.share for hint in hints), reverse=True)
    assert hints == bots.hint(view, [], SIMS[game_id], seed=1)


@pytest.mark.parametrize("game_id", OURS)
def test_no_hint_promises_more_than_one_above_it(game_id: str) -> None:
    for moves in (5, 9, 14, 20):
        state = dealt(game_id, moves=moves)
        points = [hint.points for hint in bots.hint(state.view(state.who), [], SIMS[game_id], seed=1)]
        shown = [hope for hope in points if hope is not None]
        assert shown == sorted(shown, reverse=True)


def test_a_hint_says_what_each_way_to_keep_dice_promises() -> None:
    """That is computed, so nothing is searched: four claws that end the game are kept before anything else."""
    claws = {"step": "roll", "rolls": 1, "dice": ["claw", "claw", "claw", "claw", "1", "2"], "hearts": [9, 4]}
    view = TOKYO.position({**claws, "place": ["outside", "city"]}).view(0)
    hints = bots.hint(view, [], 5, seed=1)
    assert [hint.reason for hint in hints] == ["hint-computed", "hint-also", "hint-also"]
    points = [hint.points for hint in hints]
    assert points == sorted((hint.points or 0.0 for hint in hints), reverse=True)
    assert points[0] is not None
    assert points[0] > 0.9
    again = str(TOKYO.actions_codec.describe(hints[0].action)[1]["dice"]).split()
    assert {"3", "4", "5", "6"}.isdisjoint(again), "the claws"


def test_a_hint_says_what_each_card_brings_once_all_are_known() -> None:
    state = dealt(moves=44)  # of 52
    view = state.view(state.who)
    hints = bots.hint(view, [], 5, seed=1)
    assert hints[0].reason == "hint-computed"
    assert len(hints) == min(3, len(view.legal()))
    assert {hint.points for hint in hints} <= {-1.0, 0.0, 1.0}
    assert hints[0].points == max(hint.points for hint in hints if hint.points is not None)


@pytest.mark.parametrize("budget", [0, 0.0])
def test_a_hint_takes_some_thought(budget: float) -> None:
    state = dealt()
    with pytest.raises(TafelrundeError, match="a budget of 0 leaves no time to think"):
        bots.hint(state.view(state.who), [], budget)
