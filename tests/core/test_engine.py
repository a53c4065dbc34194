"""The stack's verbs and the reading of documents, on the smallest of tables."""

import pytest

from contract.scuffle import AIM_STEP, CHECK, END, LOSE, NEXT, TURN, Scuffle, ScuffleState, Turn, as_scuffle
from tafelrunde import games
from tafelrunde.core.engine import Frame, Game, State
from tafelrunde.core.errors import IllegalAction, PositionError
from tafelrunde.core.values import NONE
from tafelrunde.core.would import cancel, change, pending, use_up

GAME = Scuffle()


def table(*frames: Frame) -> State:
    """Return a table with this stack, nothing of it done yet."""
    state = GAME.position({"seats": 3, "hand0": ["strike_0"], "hand1": ["storm_0"]})
    state.stack = list(frames)
    return state


def test_a_frame_beneath_can_be_replaced_or_taken_out() -> None:
    state = table(Frame(END), Frame(TURN, 0), Frame(CHECK, NONE, 1))
    state.replace_beneath(Frame(TURN, 0), Frame(TURN, 1))
    assert state.stack == [Frame(END), Frame(TURN, 1), Frame(CHECK, NONE, 1)]
    state.replace_beneath(Frame(TURN, 1), None)
    assert state.stack == [Frame(END), Frame(CHECK, NONE, 1)]
    with pytest.raises(AssertionError, match="not on the stack"):
        state.replace_beneath(Frame(TURN, 1), None)


def test_a_stack_unwinds_to_its_topmost_marker() -> None:
    state = table(Frame(END), Frame(END), Frame(TURN, 0), Frame(CHECK))
    state.unwind(END)
    assert state.stack == [Frame(END)]
    with pytest.raises(AssertionError, match="no frame of next"):
        state.unwind(NEXT)


def test_a_game_without_a_picture_shows_whose_turn_it_is_and_has_a_button_for_each_action() -> None:
    view = GAME.position({"seats": 3, "hand0": ["strike_0"], "hand1": ["storm_0"]}).view(0)
    assert view.game.picture(view).turn == 0
    ask = view.ask()
    assert ask is not None
    assert [offer.touch for offer in view.game.offers(view, ask)] == [["button:pass"], ["button:play.strike_0"]]


def test_a_game_that_suggests_no_stack_names_it_in_its_documents() -> None:
    class Blunt(Scuffle):
        def usual_stack(self, state: ScuffleState) -> list[Frame]:
            return Game.usual_stack(self, state)

    state = Blunt().new(2)
    assert state.position()["stack"] == state.position(full=True)["stack"]
    state.clear()
    assert "stack" not in state.position()


def test_a_cleared_stack_is_the_end() -> None:
    state = table(Frame(END), Frame(TURN, 0))
    state.clear()
    assert state.who == NONE
    assert state.ask() is None
    assert state.legal() == []
    assert state.result() is not None


def test_a_seat_that_is_out_is_passed_over() -> None:
    state = table(Frame(TURN, 1), Frame(AIM_STEP, 0), Frame(AIM_STEP, 0))
    state.out = 0b001
    state.advance()
    assert state.stack == [Frame(TURN, 1)]


def test_what_is_pending_can_be_changed_used_up_and_cancelled() -> None:
    state = table(Frame(END), Frame(LOSE, 1, 2, 0, 0, 0, 1), Frame(CHECK))
    assert pending(state) == Frame(LOSE, 1, 2, 0, 0, 0, 1)
    use_up(state, 3)
    assert pending(state).d == 0b1000
    change(state, 2, 1, 0, 0)
    assert pending(state) == Frame(LOSE, 2, 1, 0, 0, 0b1000, 0), "announced anew, but what is used up stays so"
    cancel(state)
    assert state.stack == [Frame(END), Frame(CHECK)]
    with pytest.raises(AssertionError, match="nothing is announced"):
        pending(state)


class Curious(Turn):
    """A turn that tells on whose eyes a refusal is judged with."""

    def why(self, view: State, frame: Frame, action: int) -> str:
        return f"seen by {view.viewer}"


def test_a_refusal_is_judged_by_what_the_asked_seat_sees() -> None:
    state = table(Frame(Curious("curious"), 1))
    with pytest.raises(IllegalAction) as refusal:
        state.apply(2)
    assert refusal.value.rule == "seen by 1"


def test_frames_and_states_have_readable_shapes() -> None:
    assert repr(Frame(TURN, 1)) == "Frame(turn, 1, 0, 0, 0, 0, stage=0)"
    state = GAME.position({"seats": 3, "hand0": ["strike_0"]})
    state.apply(1)
    assert state.position()["stack"] == [{"step": "end"}, {"step": "aim", "who": 0, "kind": "strike"}]
    assert state != "a state"
    assert state != games.load("claim").new()
    assert len({hash(state), hash(state.clone())}) == 1
    assert as_scuffle(state) is state


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"game": "chess"}, "game: this is a position of 'chess', not of 'scuffle'"),
        ({"seats": 9}, "seats: 9 is no whole number from 2 to 4"),
        ({"seats": "two"}, "seats: 'two' is no whole number from 2 to 4"),
        ({"options": []}, "options: \\[\\] is no mapping"),
        ({"options": {"first": 1}}, "there is no option 'first': there are none"),
        ({"view": 5}, "view: 5 is no seat: there are 0 to 1"),
        ({"out": [2]}, "out: 2 is no seat"),
        ({"out": 1}, "out: 1 is no list"),
        ({"hand0": "strike_0"}, "hand0: 'strike_0' is no list"),
        ({"hand0": ["joker"]}, "hand0: 'joker' is no card: there are \\d+, such as strike_0"),
        ({"hand0": ["strike0"]}, "hand0: 'strike0' is no card: did you mean 'strike_0'\\?"),
        ({"hand0": ["?x"]}, "hand0: '\\?x' is no number of unknown ones: write \"\\?3\" for three"),
        ({"hand0": ["?99999999999999999999"]}, "is no number of unknown ones"),
        ({"hand0": [None]}, "hand0: None cannot stand here"),
        ({"pieces": [1, 9]}, "pieces: 9 is no whole number from 0 to 3"),
        ({"pieces": [1]}, "pieces: 1 entries where there are 2: one for each seat"),
        ({"hand": []}, "unknown field 'hand': there are"),
        ({"stack": [{"step": "fly"}]}, "stack\\[0\\]: .* names no step: there are deal"),
        ({"stack": [{"step": "turn", "whom": 1}]}, "stack\\[0\\]: 'turn' has no whom"),
        ({"stack": [{"step": "turn", "who": 7}]}, "stack\\[0\\].who: 7 is no seat"),
        ({"stack": [{"step": "aim", "who": 0, "kind": "love"}]}, "stack\\[0\\].kind: 'love' is no kind"),
        ({"stack": [{"step": "lose", "who": 0, "stage": 2}]}, "stack\\[0\\].stage: 2 is neither 0 nor 1"),
        ({"stack": [{"step": "lose", "who": 0, "count": 2**80}]}, "stack\\[0\\].count: .* cannot stand here"),
    ],
)
def test_a_wrong_document_is_refused_with_field_and_value(fields: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        GAME.position(fields)


def test_a_document_is_a_mapping() -> None:
    with pytest.raises(PositionError, match="a position is a mapping of fields, not 7"):
        GAME.position(7)
