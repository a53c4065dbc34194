"""Scenes from Scuffle: what the reaction machine does when several want a say."""

import pytest

from contract.scuffle import Scuffle, as_scuffle
from tafelrunde.core.engine import State
from tafelrunde.core.errors import IllegalAction
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.testing.cases import any_action

GAME = Scuffle()


class Scene:
    """A table of three, seat 0 to play; it plays by names and remembers what everybody was told."""

    def __init__(self, hands: list[list[str]], seats: int = 3, **fields: object) -> None:
        zones = {f"hand{seat}": cards for seat, cards in enumerate(hands) if cards}
        self.state = as_scuffle(GAME.position({"seats": seats, "turn": 0, **zones, **fields}))
        self.state.events = []

    def play(self, card: str) -> "Scene":
        return self.do("play", card=card)

    def aim(self, seat: int) -> "Scene":
        return self.do("aim", seat=seat)

    def passes(self, *seats: int) -> "Scene":
        """These seats are asked one after the other, and pass."""
        for seat in seats:
            assert self.state.who == seat
            self.do("pass")
        return self

    def do(self, verb: str, **args: str | int | None) -> "Scene":
        codec = GAME.outcomes_codec if self.state.who == CHANCE else GAME.actions_codec
        self.state.apply(codec.number(verb, args))
        return self

    def told(self) -> list[str]:
        assert self.state.events is not None
        return [event.kind for event in self.state.events]


def test_a_strike_takes_a_piece_when_everybody_passes() -> None:
    scene = Scene([["strike_0"], ["spy_0"], ["spy_1"]]).play("strike_0").aim(1).passes(1, 2)
    assert scene.state.pieces[:3] == [3, 2, 3]


def test_an_answer_cancels() -> None:
    scene = Scene([["strike_0"], ["spy_0"], ["shield_0"]]).play("strike_0").aim(1).passes(1).play("shield_0")
    assert scene.state.pieces[:3] == [3, 3, 3]
    assert scene.state.who == CHANCE, "seat 0 draws: nothing is left of the strike"


def test_an_answer_redirects_and_the_new_victim_is_asked() -> None:
    scene = Scene([["strike_0"], ["mirror_0"], ["spy_0"]]).play("strike_0").aim(1).play("mirror_0").aim(2)
    assert scene.state.who == 2
    scene.passes(2)
    assert scene.state.pieces[:3] == [3, 3, 2]


def test_a_piece_comes_back_after_its_removal() -> None:
    scene = Scene([["strike_0"], ["rescue_0"], []], pieces=[3, 1, 3]).play("strike_0").aim(1).passes(1)
    assert scene.state.pieces[:3] == [3, 0, 3]
    assert scene.state.who == 1
    scene.play("rescue_0")
    assert scene.state.pieces[:3] == [3, 1, 3]
    assert scene.state.out == 0, "back in time: nobody is out"


def test_an_event_hits_several_seats_each_with_its_own_window() -> None:
    scene = Scene([["storm_0"], ["spy_0"], ["shield_0", "spy_1"]]).play("storm_0")
    scene.passes(1, 2)
    assert scene.state.pieces[:3] == [3, 1, 3]
    assert scene.state.who == 1, "who lost pieces may hold a rescue"
    scene.passes(1)
    assert scene.state.who == 2, "the second victim's own window"
    scene.play("shield_0")
    assert scene.state.pieces[:3] == [3, 1, 3]


def test_a_passive_makes_the_loss_smaller() -> None:
    scene = Scene([["storm_0"], [], []], seats=2, front1=["wall_0"]).play("storm_0").passes(1)
    assert scene.state.pieces[:2] == [3, 2]


def test_a_passive_can_leave_nothing_of_it() -> None:
    scene = Scene([["strike_0"], [], []], seats=2, front1=["wall_0"]).play("strike_0").aim(1).passes(1)
    assert scene.state.pieces[:2] == [3, 3]
    assert "loses" not in scene.told()


def test_a_die_rolled_inside_an_answer_saves_the_piece() -> None:
    scene = Scene([["strike_0"], ["gamble_0"], []]).play("strike_0").aim(1).play("gamble_0").do("roll", eyes=3)
    assert scene.state.pieces[1] == 3
    assert scene.state.who == CHANCE, "seat 0 draws"


def test_a_die_rolled_inside_an_answer_is_in_vain() -> None:
    scene = Scene([["strike_0"], ["gamble_0"], []]).play("strike_0").aim(1).play("gamble_0").do("roll", eyes=2)
    scene.passes(1)
    assert scene.state.pieces[1] == 2


def test_an_answer_without_a_card_counts_once_for_each_event() -> None:
    scene = Scene([["storm_0"], ["spy_0"], ["spy_1"]]).play("storm_0").do("duck").do("roll", eyes=0)
    duck = GAME.actions_codec.number("duck", {})
    assert scene.state.who == 1
    assert duck not in scene.state.legal()
    with pytest.raises(IllegalAction) as refusal:
        scene.state.apply(duck)
    assert refusal.value.rule == "scuffle.lose"
    scene.passes(1, 2, 1)
    assert scene.state.who == 2, "the next event"
    assert duck in scene.state.legal()


def test_the_window_opens_anew_for_everybody_after_an_answer() -> None:
    """Seat 2 passes, seat 1 answers, and seat 2 may think again."""
    scene = Scene([["strike_0"], ["spy_0"], ["shield_0"]]).play("strike_0").aim(1)
    scene.do("duck").do("roll", eyes=0).passes(1)
    assert scene.state.who == 2
    scene.play("shield_0")
    assert scene.state.pieces[:3] == [3, 3, 3]


def test_the_attacker_goes_out_while_the_window_is_open() -> None:
    """Its turn ends at once, and its strike with it."""
    scene = Scene([["strike_0"], ["retort_0"], ["spy_0"]], pieces=[1, 3, 3]).play("strike_0").aim(1).play("retort_0")
    scene.passes(0, 2)
    assert scene.state.pieces[:3] == [0, 3, 3]
    assert scene.state.out == 0b001
    assert (scene.state.turn, scene.state.who) == (1, 1)
    assert scene.told()[-1] != "draws", "nobody draws for a seat that is out"


def test_a_victim_goes_out_and_the_event_goes_on() -> None:
    scene = Scene([["storm_0"], ["spy_0"], ["spy_1"]], pieces=[3, 1, 3]).play("storm_0").passes(1, 2, 1)
    assert scene.state.out == 0b010
    scene.passes(2)
    assert scene.state.pieces[:3] == [3, 0, 1]


def test_a_seat_that_is_out_is_not_asked_and_the_next_one_is() -> None:
    scene = Scene([["strike_0"], ["spy_0"], [], ["spy_1"]], seats=4, out=[2], pieces=[3, 3, 0, 3])
    scene.play("strike_0").aim(1).passes(1, 3)
    assert scene.state.pieces == [3, 2, 0, 3]


def test_a_card_is_copied_on_ones_turn() -> None:
    scene = Scene([["echo_0"], [], []], discard0=["storm_0"], last="storm", seats=2).play("echo_0").passes(1)
    assert scene.state.pieces[:2] == [3, 1]


def test_a_card_is_copied_in_answer() -> None:
    scene = Scene([["strike_0"], ["retort_0", "spy_0"], []], seats=2).play("strike_0").aim(1).play("retort_0")
    assert scene.state.who == 0
    scene = Scene([["strike_0", "echo_0"], ["retort_0"], []], seats=2).play("strike_0").aim(1).play("retort_0")
    scene.play("echo_0")
    assert scene.state.who == 1, "the retort's retort is announced to seat 1"
    assert [frame.step.name for frame in scene.state.stack].count("lose") == 3


def test_the_last_seat_wins_at_once() -> None:
    scene = Scene([["storm_0"], [], []], seats=2, pieces=[3, 2]).play("storm_0").passes(1)
    assert scene.state.result() == (1.0, -1.0)
    assert scene.state.who == NONE


def test_a_spy_keeps_what_it_has_seen_until_a_card_slips_away() -> None:
    scene = Scene([["spy_0"], ["gift_0", "strike_0", "storm_0"], []]).play("spy_0").aim(1)
    assert as_scuffle(scene.state.view(0)).hand(1) == as_scuffle(scene.state).hand(1)
    assert as_scuffle(scene.state.view(2)).hand(1) == []
    draw_any(scene.state)
    scene.play("gift_0")
    assert as_scuffle(scene.state.view(0)).hand(1) == as_scuffle(scene.state).hand(1), "the gift was played openly"
    scene.play("strike_0")
    assert as_scuffle(scene.state.view(0)).hand(1) == [], "which card went to seat 2 is not known: it could be any"
    assert as_scuffle(scene.state.view(0)).hand(2) == []
    assert len(as_scuffle(scene.state.view(1)).hand(2)) == 1, "the giver knows what it gave"


def test_a_sunk_card_is_known_to_who_sank_it_wherever_it_is_drawn() -> None:
    scene = Scene([["sink_0", "strike_0"], ["wall_0"], []]).play("sink_0").play("strike_0")
    scene.do("card", card="strike_0")
    assert as_scuffle(scene.state).hand(0) == [0]
    events = as_scuffle(scene.state).events
    assert events is not None
    sunk = next(event for event in events if event.kind == "sinks")
    assert sunk.seen_by(1).args["card"] < 0
    assert sunk.seen_by(0).args["card"] == 0


def test_asked_or_not_tells_nothing_about_the_hand() -> None:
    """Seat 2 holds no answer and is asked all the same; once all answers lie open, nobody is."""
    scene = Scene([["strike_0"], ["spy_0"], ["spy_1"]]).play("strike_0").aim(1).passes(1)
    assert scene.state.who == 2
    shields = ["shield_0", "shield_1", "echo_0", "echo_1", "echo_2"]
    scene = Scene([["strike_0"], ["spy_0"], ["spy_1"]], discard0=shields, last="spy").play("strike_0").aim(1).passes(1)
    assert scene.state.who != 2


def draw_any(state: State) -> None:
    """Let chance act once."""
    events: list[Event] = []
    state.events = events
    state.apply(any_action(state, Rng(1)))
