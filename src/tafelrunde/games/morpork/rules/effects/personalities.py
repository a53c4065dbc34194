"""Texts about personalities."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest, nth
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.games.morpork.rules.causes import card_in_play
from tafelrunde.games.morpork.rules.codec import PERSONALITY_DRAWN, offer
from tafelrunde.games.morpork.rules.effects.text import Text
from tafelrunde.games.morpork.rules.knowledge import follow_change, found_people
from tafelrunde.games.morpork.rules.state import MorporkState


class Peek(Text):
    """Look at all unused personalities but one."""

    rule: ClassVar[str] = "morpork.text.peek"

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(LEAVE_OUT, CHANCE, who))


class ChangePersonality(Text):
    """Exchange one's personality for an unused one, unseen."""

    rule: ClassVar[str] = "morpork.text.change_personality"

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(CHANGE, CHANCE, who))


class Unused(Step[MorporkState]):
    """Chance picks an unused personality."""

    def legal(self, state: MorporkState, frame: Frame, moves: Moves) -> None:
        offer(state.unused, PERSONALITY_DRAWN, moves)

    def sample(self, state: MorporkState, frame: Frame, rng: Rng) -> i64:
        unused = state.unused
        return PERSONALITY_DRAWN + nth(unused, rng.below(count(unused)))

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"seat": frame.a}


class LeaveOut(Unused):
    """The seat sees the others."""

    rule: ClassVar[str] = "morpork.text.peek"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        shown = s.unused ^ bit(action - PERSONALITY_DRAWN)
        s.seen_unused[frame.a] |= shown
        found_people(s, frame.a, shown)
        while shown:
            if s.events is not None:
                who = lowest(shown)
                seat = frame.a
                one = bit(seat)
                rule = "morpork.text.peek"
                s.tell(
                    Event(
                        "peeks",
                        rule,
                        {"seat": seat, "personality": who, "cause": card_in_play(s)},
                        {"personality": one},
                        reveals=True,
                    )
                )
            shown &= shown - 1


class Change(Unused):
    """The seat takes it; its old one joins the unused ones."""

    rule: ClassVar[str] = "morpork.text.change_personality"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        seat = frame.a
        new = action - PERSONALITY_DRAWN
        old = s.personality[seat]
        follow_change(s, seat, old, new)
        s.unused ^= bit(new) | bit(old)
        s.personality[seat] = new
        if s.events is not None:
            rule = "morpork.text.change_personality"
            s.tell(
                Event(
                    "changes",
                    rule,
                    {"seat": seat, "personality": new, "cause": card_in_play(s)},
                    {"personality": bit(seat)},
                )
            )


LEAVE_OUT: Final = LeaveOut("leave_out", ("seat",))
CHANGE: Final = Change("change_personality", ("seat",))
STEPS: Final[list[Step[MorporkState]]] = [LEAVE_OUT, CHANGE]
TEXTS: Final[list[tuple[str, Text]]] = [
    ("peek", Peek()),
    ("change_personality", ChangePersonality()),
]
