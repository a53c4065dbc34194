"""What is known of Claim: at a glance, by value, by what was heard, and by counting."""

import pytest

from tafelrunde import games
from tafelrunde.bots.searching import first_opinion
from tafelrunde.bots.weights import fitted
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.bot.knowledge import knowledge
from tafelrunde.games.claim.bot.solver import Solver
from tafelrunde.games.claim.bot.value import NAMES, features
from tafelrunde.games.claim.rules.cards import CARD_IDS
from tafelrunde.games.claim.rules.state import RECRUIT, as_claim

CLAIM = games.load("claim")


def second_phase(seed: int) -> State:
    """Return the beginning of the second phase of a game played at random."""
    rng = Rng(seed)
    state = CLAIM.new()
    state.settle(rng)
    while as_claim(state).phase == RECRUIT:
        actions = state.legal()
        state.step(actions[rng.below(len(actions))])
        state.settle(rng)
    return state


@pytest.mark.parametrize("seed", range(5))
def test_a_glance_sees_no_more_than_a_seat(seed: int) -> None:
    """Whatever the guess at what is hidden, the opinion is the same, and so it is of the view itself."""
    rng = Rng(seed)
    state = CLAIM.new()
    state.settle(rng)
    known = knowledge()
    for _ in range(8):
        view = state.view(state.who)
        if len(view.legal()) > 1:
            opinion = pytest.approx(first_opinion(known, view))
            assert [first_opinion(known, view.determinise(rng)) for _ in range(3)] == [opinion] * 3
        state.step(state.legal()[0])
        state.settle(rng)


@pytest.mark.parametrize("seed", range(5))
def test_the_odds_are_the_features_by_their_weights(seed: int) -> None:
    table = as_claim(second_phase(seed))
    weights = fitted("claim")
    value = knowledge().value
    assert value.knows(table)
    for seat, sign in ((0, 1), (1, -1)):
        row = features(table, seat)
        odds = sum(weights[f"value.{name}"] * each for name, each in zip(NAMES, row, strict=True))
        assert odds == pytest.approx(sign * value.odds(table))  # type: ignore[attr-defined]
    assert sum(value.of(table)) == pytest.approx(0.0)


def test_a_small_hand_is_valued_by_how_it_ends() -> None:
    hands = [["knight_9", "goblin_4"], ["knight_8", "undead_9"]]
    table = as_claim(CLAIM.position({"phase": "favour", "hand": hands}))
    assert list(knowledge().value.of(table)) == [Solver(64).value(table), -Solver(64).value(table)]


def test_who_left_a_rich_stake_to_a_low_card_is_thought_to_have_no_higher_one() -> None:
    """The other seat answered a Goblin 5 with a Goblin 1 where a Doppelganger 9 was to be won."""
    belief = knowledge({"belief.guesses": 300, "belief.trust": 1.0}).belief
    state = CLAIM.position(
        {
            "stake": "undead_5",
            "hand": [["dwarf_5", "undead_6", "knight_3", "dwarf_8"], ["goblin_8", "dwarf_2", "knight_2", "undead_0"]],
        }
    )
    numbers = {name: card for card, name in enumerate(CARD_IDS)}
    belief.begin(state.game, 0, state.options)
    view = as_claim(state.view(0))
    rng = Rng(1)
    before = [holds_a_high_goblin(as_claim(belief.draw(view, rng)).position()) for _ in range(300)]
    belief.heard(
        [
            Event("turned-up", "", {"card": numbers["doppelganger_9"]}),
            Event("plays", "", {"seat": 0, "card": numbers["goblin_5"]}),
            Event("plays", "", {"seat": 1, "card": numbers["goblin_1"]}),
        ]
    )
    after = [holds_a_high_goblin(as_claim(belief.draw(view, rng)).position()) for _ in range(300)]
    assert sum(after) < 0.6 * sum(before)


def holds_a_high_goblin(document: dict[str, object]) -> bool:
    hands = document["hand"]
    assert isinstance(hands, list)
    return any(card in hands[1] for card in ("goblin_6", "goblin_7", "goblin_8", "goblin_9"))


def test_nothing_is_certain_in_the_first_phase() -> None:
    state = CLAIM.new(options={"first": 0})
    state.settle(Rng(1))
    known = knowledge()
    assert known.tactics.certain(as_claim(state.view(0)), known.belief, Rng(1)) == NONE


def test_the_end_is_played_as_well_as_can_be() -> None:
    """Won, drawn or lost: no card is played that leads to a worse end than another one would."""
    known = knowledge()
    for seed in range(30):
        table = as_claim(second_phase(seed))
        rng = Rng(seed)
        while len(table.legal()) > 0 and sum(map(len, hands_of(table.position()))) > 8:
            actions = table.legal()
            table.step(actions[rng.below(len(actions))])
        values = Solver(0x1000).values(table)
        if len(values) > 1:
            chosen = known.tactics.certain(as_claim(table.view(table.who)), known.belief, rng)
            assert values[table.legal().index(chosen)] == max(values)


def hands_of(document: dict[str, object]) -> list[list[object]]:
    zones = [document.get(zone, [[], []]) for zone in ("hand", "shown")]
    return [list(row) for zone in zones if isinstance(zone, list) for row in zone]


def lost_ends(number: int) -> list[State]:
    """Return so many positions, six cards a hand, that are lost for the seat that leads."""
    found: list[State] = []
    seed = 0
    solver = Solver(0x1000)
    while len(found) < number:
        seed += 1
        table = as_claim(second_phase(seed))
        rng = Rng(seed)
        while sum(map(len, hands_of(table.position()))) > 12:
            actions = table.legal()
            table.step(actions[rng.below(len(actions))])
        if solver.value(table) == (-1 if table.who == 0 else 1):
            found.append(table)
    return found


def wins_after_all(table: State, lured: int) -> bool:
    """Tell whether the seat that leads wins against somebody who plays at a glance."""
    seat = table.who
    known = knowledge({"tactics.lured": lured, "tactics.simulations": 60})
    rng = Rng(1)
    state = table.clone()
    while state.who >= 0:
        view = as_claim(state.view(state.who))
        if state.who == seat:
            state.step(known.tactics.certain(view, known.belief, rng))
        else:
            opinion = first_opinion(known, state)
            state.step(state.legal()[opinion.index(max(opinion))])
    return state.game.score(state)[seat] > 0


@pytest.mark.many
def test_lost_games_are_won_more_often_by_luring() -> None:
    """Who plays what looks best loses what is lost; who thinks of what the other will overlook wins some of it."""
    tables = lost_ends(30)
    plain, lured = (sum(wins_after_all(table, most) for table in tables) for most in (0, 13))
    assert lured >= plain + 4


def test_a_game_that_is_won_is_not_played_for_tricks() -> None:
    """Luring is for those who have nothing to lose: a card that keeps the win is played, however it looks."""
    known = knowledge({"tactics.lured": 13, "tactics.simulations": 20})
    tables = [as_claim(table) for table in lost_ends(4)]
    for table in tables:
        table.step(table.legal()[0])
        values = Solver(0x1000).values(table)
        chosen = known.tactics.certain(as_claim(table.view(table.who)), known.belief, Rng(1))
        assert values[table.legal().index(chosen)] == 1
