"""Setting up: boards, citizens, the secret choice, the king's start, options (R1 to R5)."""

import json
import tomllib
from copy import deepcopy
from importlib import resources
from pathlib import Path
from typing import Any, cast

import pytest

from games.tyrant.town import CITIZENS, KING, REBEL, board
from scene import act, refused, rules, told
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.errors import OptionError
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, HIDDEN, NONE
from tafelrunde.text import LANGUAGES, Text

GAME = games.load("tyrant")


def new(**options: object) -> State:
    """Return a new game that tells its events."""
    state = GAME.new(options=options)
    state.events = []
    return state


def printed(side: str) -> dict[str, Any]:
    """Return a side of the board as its file has it."""
    rules = resources.files("tafelrunde.games.tyrant.rules")
    return tomllib.loads((rules / "boards" / f"{side}.toml").read_text("utf-8"))


def asked(state: State) -> list[str]:
    """Let the first thing on offer be done until the king's turn, and return what was asked on the way."""
    found = []
    while not (ask := state.ask()) or not ask.prompt.endswith("-king"):
        assert ask is not None
        found.append(ask.prompt.removeprefix("tyrant-ask-"))
        state.apply(ask.actions[0])
    return found


@pytest.mark.rule("tyrant.setup.citizens", "tyrant.setup.assassins", "tyrant.setup.knights")
def test_side_a_is_set_up_and_then_the_rebel_chooses() -> None:
    """R1."""
    state = new()
    document = state.position()
    assert document["king"] == "j10"
    assert document["knights"] == ["d2", "a4", "i8", "h9", "i9", "j9", "i10"]
    assert asked(state) == ["place"] * 12 + ["choose"] * 3 + ["draw"]


@pytest.mark.rule("tyrant.setup.start", "tyrant.setup.knights")
@pytest.mark.parametrize(
    ("start", "king", "knights"),
    [
        ("first", "j10", ["e1", "e4", "i8", "h9", "i9", "j9", "i10"]),
        ("second", "a10", ["e1", "e4", "b8", "c9", "b9", "a9", "b10"]),
    ],
)
def test_on_side_b_the_king_starts_where_he_likes_after_the_choice(start: str, king: str, knights: list[str]) -> None:
    """R2."""
    state = new(side="b")
    while state.who != KING:
        state.apply(state.legal()[0])
    assert len(state.position()["assassins"]) == 3  # type: ignore[arg-type]
    assert state.position()["king"] is None
    assert refused_start(state) == "tyrant.setup.start"
    events = act(state, "start", start=start)
    assert told(events, "starts", state) == [(KING, king)]
    assert state.position()["knights"] == knights
    assert rules(events, "stationed") == ["tyrant.setup.knights"] * 7
    assert state.who == CHANCE


def refused_start(state: State) -> str:
    """Return the rule by which the king may not end a turn that has not begun."""
    state.events = []
    return refused(state, "end")


@pytest.mark.rule("tyrant.setup.citizens")
def test_chance_places_the_citizens_each_as_likely_as_the_others() -> None:
    """R3."""
    state = new()
    for square in ("h2", "b3", "e4"):
        ask = state.ask()
        assert ask is not None
        assert ask.who == CHANCE
        assert ask.weights == [1] * len(ask.actions)
        events = act(state, "place", citizen=CITIZENS[len(ask.actions) - 1])
        assert told(events, "placed", state)[0][1] == square
    assert state.position()["citizens"] == {"farmer": "h2", "witchhunter": "b3", "carpenter": "e4"}


@pytest.mark.rule("tyrant.setup.citizens")
def test_citizens_can_be_listed() -> None:
    state = new(citizens="listed")
    assert state.who == REBEL
    assert list(state.position()["citizens"].items())[:2] == [("monk", "h2"), ("plumwoman", "b3")]  # type: ignore[attr-defined]
    turned = list(reversed(CITIZENS))
    for given in (turned, ",".join(turned), ", ".join(turned)):
        assert new(citizens=given).position()["citizens"]["farmer"] == "h2"  # type: ignore[index]


@pytest.mark.rule("tyrant.setup.assassins")
def test_three_different_citizens_picked_ascending() -> None:
    """The order of the picks has no meaning, so there is only one (R4)."""
    state = new(citizens="listed")
    codec = GAME.actions_codec

    def on_offer() -> list[str]:
        return [str(codec.describe(action)[1]["citizen"]) for action in state.legal()]

    assert on_offer() == CITIZENS[:10], "two more have to follow"
    act(state, "choose", citizen="shepherd")
    state.events = []
    assert refused(state, "choose", citizen="shepherd") == "tyrant.setup.assassins"
    assert on_offer() == ["squire", "carpenter", "witchhunter"]
    act(state, "choose", citizen="carpenter")
    assert on_offer() == ["witchhunter", "farmer"]
    act(state, "choose", citizen="farmer")
    assert state.position()["assassins"] == ["shepherd", "carpenter", "farmer"]


@pytest.mark.rule("tyrant.setup.assassins")
def test_all_220_choices_can_be_made_each_in_one_way() -> None:
    found: list[tuple[str, ...]] = []

    def choose(state: State) -> None:
        if state.who != REBEL:
            found.append(tuple(state.position()["assassins"]))  # type: ignore[arg-type]
            return
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            choose(after)

    choose(new(citizens="listed"))
    assert len(found) == len(set(found)) == 220


@pytest.mark.rule("tyrant.setup.assassins")
def test_the_choice_is_secret() -> None:
    one, two = new(citizens="listed"), new(citizens="listed")
    (first,), (second,) = act(one, "choose", citizen="monk"), act(two, "choose", citizen="butcher")
    for viewer in (KING, None):
        assert one.view(viewer) == two.view(viewer)
        assert one.view(viewer).ask() == two.view(viewer).ask()
    assert first.seen_by(KING) == second.seen_by(KING)
    assert first.seen_by(KING).args["citizen"] == HIDDEN
    assert first.seen_by(REBEL).args["citizen"] == 0


@pytest.mark.rule("tyrant.setup.assassins")
def test_everybody_hears_which_of_the_three_is_chosen_now() -> None:
    state = new(citizens="listed")
    for number, citizen in enumerate(("monk", "butcher", "carpenter"), 1):
        for seen in (state, *(state.view(viewer) for viewer in (KING, REBEL, None))):
            ask = seen.ask()
            assert ask is not None
            assert ask.prompt == "tyrant-ask-choose"
            assert ask.args["count"] == number
        act(state, "choose", citizen=citizen)


@pytest.mark.rule("tyrant.memory_aid", "tyrant.round.card")
def test_the_cards_to_come_are_known_their_order_is_not() -> None:
    """With or without the memory aid, which is about what is shown (R5): everybody saw the other cards."""
    for aid in (True, False):
        state = new(citizens="listed", memory_aid=aid)
        asked(state)
        assert len(deck(state)) == 14
        for viewer in (KING, REBEL, None):
            assert deck(state.view(viewer)) == deck(state)
        act(state, "end"), act(state, "end")
        ask = state.ask()
        assert sum((ask and ask.weights) or []) == 14, "any card of those that are left"


def deck(state: State) -> tuple[str, ...]:
    """Return the cards to come."""
    return tuple(cast(list[str], state.position()["deck"]))


@pytest.mark.rule("tyrant.memory_aid")
def test_a_guess_without_the_memory_aid_deals_no_card_a_second_time() -> None:
    """Whoever watched has seen the cards of all rounds, so no guess puts one of them back into the deck."""
    rng = Rng(1)
    state = new(citizens="listed", memory_aid=False)
    for _ in range(15):
        asked(state)
        for viewer in (KING, REBEL, None):
            assert {deck(state.view(viewer).determinise(rng)) for _ in range(9)} == {deck(state)}
        act(state, "end"), act(state, "end")
    assert state.who == NONE
    assert deck(state) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ids_and_squares_of_a_listed_order_can_be_looked_up(language: str) -> None:
    """The ids in the text of the option, and both in the document."""
    assert ", ".join(CITIZENS) in Text(language).say("tyrant-option-citizens")
    document = " ".join((Path(__file__).parents[3] / "docs" / "tyrant.md").read_text("utf-8").split())
    for row in (CITIZENS, printed("a")["citizens"], printed("b")["citizens"]):
        assert ", ".join(f"`{entry}`" for entry in row) in document


def test_options_are_refused_in_a_sentence() -> None:
    with pytest.raises(OptionError, match=r"option 'side' is 'c': it takes a, b"):
        new(side="c")
    with pytest.raises(
        OptionError, match=r"option 'citizens' is .*: it takes random, listed, or all twelve ids .*monk, plumw"
    ):
        new(citizens=["monk"])
    assert new(side="B").position()["options"] == {"side": "b"}


# A board of one's own.

SQUARE: dict[str, Any] = board(["." * 10] * 10, [{"square": "a1", "exit": "north"}])


def changed(**fields: object) -> dict[str, Any]:
    """Return the board with some fields changed."""
    return {**deepcopy(SQUARE), **fields}


def test_a_board_of_ones_own_is_played_and_kept_by_value() -> None:
    for given in (SQUARE, json.dumps(SQUARE)):
        state = new(board=given)
        assert state.position()["options"] == {"board": SQUARE}
        assert state.position()["king"] == "j10"
        assert GAME.position(json.loads(json.dumps(state.position()))) == state
    fewer = new(board=changed(gem_card=False), citizens="listed")
    asked(fewer)
    assert len(deck(fewer)) == 13


ROOF_CORNER = ["#" + "." * 9, *["." * 10] * 9]
WALLED = [".#........", "##........", *["." * 10] * 8]
BAD_BOARDS = [
    (changed(rows=["." * 10] * 11), "board: rows: 11 rows where a board has 10 rows of 10 squares"),
    (changed(rows=["." * 9] * 10), "board: rows: '.........' is no row of 10 squares: write . for street, # for roof"),
    (
        changed(rows=["x" * 10] * 10),
        "board: rows: 'xxxxxxxxxx' is no row of 10 squares: write . for street, # for roof",
    ),
    (changed(rows=ROOF_CORNER), "board: gates: a1 is a roof: a gate is a street square"),
    (changed(citizens=[*SQUARE["citizens"], "c7"]), "board: citizens: 13 squares where a board has 12"),
    (changed(rows=WALLED), "board: gates: no streets lead from j10 to a gate"),
    (changed(gates=[]), "board: gates: 0 where a board has 1 to 4"),
    (changed(starts=[]), "board: starts: 0 where a board has 1 to 2"),
    (changed(starts=SQUARE["starts"] * 3), "board: starts: 3 where a board has 1 to 2"),
    (changed(gates=["a1"]), "board: gates: 'a1' is no gate: give square and exit, one of north, east, south, west"),
    (
        changed(gates=[{"square": "a1", "exit": "east"}]),
        "board: gates: the exit of a1 leads to the street square b1: it should lead to a roof or off the board",
    ),
    (
        changed(gates=[{"square": "a1", "exit": "north"}, {"square": "a1", "exit": "west"}]),
        "board: gates: two gates on one square: give each a square of its own",
    ),
    (changed(gates=[{"square": "a11", "exit": "north"}]), "board: gates: 'a11' is no square: there are a1 to j10"),
    (
        changed(starts=[{"king": "j10", "knights": [f"{letter}8" for letter in "abcdefg"]}]),
        "board: two figures start on a8: a square holds one",
    ),
    (changed(starts=[{"king": "j10"}]), "board: starts: {'king': 'j10'} is no start: give king and knights"),
    (
        changed(rows=["." * 10] * 9 + ["." * 9 + "#"]),
        "board: starts: the king cannot stand on j10, a roof",
    ),
    (changed(gem_card="no"), "board: gem_card: 'no' is neither true nor false"),
    (
        changed(colour="red"),
        "board: unknown field 'colour': there are rows, citizens, gem_card, starts, gates, sources",
    ),
    (7, "board: 7 is no mapping with rows, starts, citizens and gates"),
    ("{", "board: the text is no JSON mapping with rows, starts, citizens and gates"),
]


@pytest.mark.parametrize(("given", "sentence"), BAD_BOARDS, ids=[row[1] for row in BAD_BOARDS])
def test_a_board_that_cannot_be_is_refused_in_a_sentence(given: object, sentence: str) -> None:
    with pytest.raises(OptionError) as refusal:
        new(board=given)
    assert str(refusal.value) == sentence


@pytest.mark.rule("tyrant.setup.side_b", "tyrant.setup.gem")
def test_what_is_reconstructed_is_marked_in_the_data() -> None:
    folder = resources.files("tafelrunde.games.tyrant.rules")
    assert {part for part, (sure, _) in printed("b")["sources"].items() if sure != "high"} >= {
        "rows",
        "citizens",
        "starts",
    }
    cards = tomllib.loads((folder / "cards.toml").read_text("utf-8"))
    assert cards["gem"] == "1-5-4"
    decks = {side: GAME.position({"turn": "choose", "options": {"side": side}}).deck for side in "ab"}  # type: ignore[attr-defined]
    assert decks["a"] - decks["b"] == 16, "one card of the second kind less"
