"""What happens to a player's pieces through others, and the interrupts that prevent it or make up for it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.moves import Moves
from tafelrunde.core.picture import Message, Value
from tafelrunde.core.values import NONE
from tafelrunde.core.would import Would, cancel, change
from tafelrunde.games.morpork.rules.areas import AREA_IDS, AREAS
from tafelrunde.games.morpork.rules.cards import CARD_IDS, FRESH_START_CLUB, GASPODE, IGOR, SUSAN, WALLACE_SONKY
from tafelrunde.games.morpork.rules.causes import rule_of_removal
from tafelrunde.games.morpork.rules.codec import PASS, PLAY
from tafelrunde.games.morpork.rules.knowledge import might_hold
from tafelrunde.games.morpork.rules.state import DEMON, HAND, TROLL, MorporkState
from tafelrunde.games.morpork.rules.turn.hands import play_interrupt
from tafelrunde.games.morpork.rules.turn.pieces import (
    ANYWHERE,
    BY_RULE,
    PLACE_STEP,
    enter,
    leave,
    move_minion,
    tell_removed,
    tell_swapped,
)


def remove(s: MorporkState, kind: i64, area: i64, by: i64, card: i64) -> None:
    """Announce that a piece will be removed.

    `by` is the seat that does it, NONE for an event; `card` is the card whose text does it, NONE if the owner cannot
    escape it.
    """
    if kind < TROLL:
        s.push(Frame(REMOVE, kind, area, by, card))
    else:
        take_off(s, kind, area, by)


def take_off(s: MorporkState, kind: i64, area: i64, by: i64) -> None:
    """Remove a piece from the board."""
    if s.events is not None:
        tell_removed(s, rule_of_removal(s, kind, area, by), kind, area, by)
    leave(s, kind, area)


def protect(s: MorporkState, seat: i64, card: i64) -> None:
    """Let the text of a card not reach a seat (rule morpork.interrupt.wallace_sonky)."""
    s.immune = seat
    s.immune_card = card


def protected(s: MorporkState, seat: i64, card: i64) -> bool:
    """Tell whether the text of a card does not reach a seat."""
    return s.immune == seat and s.immune_card == card


def offer_if_held(s: MorporkState, seat: i64, card: i64, moves: Moves) -> None:
    """Offer to play a card, if the seat has it."""
    if s.holds(HAND + seat, card):
        moves.add(PLAY + card)


class Affected(Would[MorporkState]):
    """What would happen to a seat: nobody else is asked, and most of it one card can prevent."""

    def first(self, state: MorporkState, frame: Frame) -> int:
        return int(frame.who)

    def could(self, s: MorporkState, frame: Frame, seat: int) -> bool:
        return seat == frame.who and self.might_answer(s, frame, seat)

    def might_answer(self, s: MorporkState, frame: Frame, seat: i64) -> bool:
        """Tell whether, for all that everybody sees, the seat may have an answer."""
        return might_hold(s, seat, self.remedy())

    def answers(self, s: MorporkState, frame: Frame, seat: int, moves: Moves) -> None:
        offer_if_held(s, seat, self.remedy(), moves)

    def remedy(self) -> i64:
        """Return the card that prevents it."""
        return NONE

    def commit(self, state: MorporkState, frame: Frame) -> None:
        pass

    def at_once(self, state: MorporkState, frame: Frame) -> bool:
        return True


def stays(s: MorporkState, area: i64) -> list[Message]:
    """Return that a minion stays where it is, and with it the trouble there."""
    args: dict[str, Value] = {"area": AREA_IDS[area]}
    found = [Message("morpork-follows-stays", args, "morpork.interrupt.window")]
    if s.trouble & bit(area):
        found.append(Message("morpork-follows-trouble-stays", args, "morpork.trouble.leave"))
    return found


def escapes(card: i64) -> Message:
    """Return that the text of a card does not reach whoever is asked."""
    return Message("morpork-follows-escapes", {"card": CARD_IDS[card]}, "morpork.interrupt.wallace_sonky")


def prevented(s: MorporkState, area: i64, answer: i64, card: i64) -> list[Message]:
    """Return what it leads to that an interrupt prevents something; `card` is what Wallace Sonky escapes, or NONE."""
    return [*stays(s, area), escapes(card)] if answer == WALLACE_SONKY and card != NONE else stays(s, area)


class Remove(Affected):
    """A minion would be removed: Gaspode, Wallace Sonky and Susan can prevent it."""

    rule: ClassVar[str] = "morpork.interrupt.window"

    def might_answer(self, s: MorporkState, frame: Frame, seat: i64) -> bool:
        return (
            might_hold(s, seat, SUSAN)
            or (self.by_another(frame) and might_hold(s, seat, GASPODE))
            or (frame.c != NONE and might_hold(s, seat, WALLACE_SONKY))
        )

    def by_another(self, frame: Frame) -> bool:
        """Tell whether another player does it, and no event (rule morpork.interrupt.gaspode)."""
        return frame.b != NONE and frame.b != frame.who

    def answers(self, s: MorporkState, frame: Frame, seat: int, moves: Moves) -> None:
        if self.by_another(frame):
            offer_if_held(s, seat, GASPODE, moves)
        if frame.c != NONE:
            offer_if_held(s, seat, WALLACE_SONKY, moves)
        offer_if_held(s, seat, SUSAN, moves)

    def answer(self, s: MorporkState, frame: Frame, seat: int, action: int) -> None:
        prevent(s, seat, action - PLAY, frame.c)
        cancel(s)

    def commit(self, s: MorporkState, frame: Frame) -> None:
        take_off(s, frame.who, frame.a, frame.b)
        s.push(Frame(REMOVED, frame.who, frame.a, 1))

    def foretold(self, view: MorporkState, frame: Frame, action: int) -> list[Message]:
        return [] if action == PASS else prevented(view, frame.a, action - PLAY, frame.c)

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        by = frame.b if self.by_another(frame) else NONE
        return {"by": by, "seat": frame.who, "area": frame.a, "card": frame.c}


def prevent(s: MorporkState, seat: i64, answer: i64, card: i64) -> None:
    """Play the interrupt that prevents something; Wallace Sonky escapes the whole text of `card`."""
    if answer == GASPODE:
        play_interrupt(s, seat, answer, "morpork.interrupt.gaspode")
    elif answer == SUSAN:
        play_interrupt(s, seat, answer, "morpork.interrupt.susan")
    else:
        play_interrupt(s, seat, answer, "morpork.interrupt.wallace_sonky")
        protect(s, seat, card)


class Removed(Affected):
    """Minions were removed: Fresh Start Club and Igor bring one of them back, elsewhere."""

    rule: ClassVar[str] = "morpork.interrupt.come_back"

    def might_answer(self, s: MorporkState, frame: Frame, seat: i64) -> bool:
        return might_hold(s, seat, FRESH_START_CLUB) or might_hold(s, seat, IGOR)

    def answers(self, s: MorporkState, frame: Frame, seat: int, moves: Moves) -> None:
        offer_if_held(s, seat, FRESH_START_CLUB, moves)
        offer_if_held(s, seat, IGOR, moves)

    def answer(self, s: MorporkState, frame: Frame, seat: int, action: int) -> None:
        play_interrupt(s, seat, action - PLAY, self.rule)
        if frame.b > 1:
            change(s, seat, frame.a, frame.b - 1, 0)
        else:
            cancel(s)
        s.push(Frame(PLACE_STEP, seat, ANYWHERE if s.rulings.igor_anywhere else BY_RULE, NONE, frame.a))

    def foretold(self, view: MorporkState, frame: Frame, action: int) -> list[Message]:
        args: dict[str, Value] = {"area": AREA_IDS[frame.a]}
        if action == PASS:
            return [Message("morpork-follows-stays-away", args, self.rule)]
        return [Message("morpork-follows-comes-back", args, self.rule)]

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"seat": frame.who, "area": frame.a}


class Move(Affected):
    """A player would move another's minion: Gaspode can prevent it."""

    rule: ClassVar[str] = "morpork.interrupt.window"

    def remedy(self) -> i64:
        return GASPODE

    def answer(self, s: MorporkState, frame: Frame, seat: int, action: int) -> None:
        prevent(s, seat, action - PLAY, NONE)
        cancel(s)

    def commit(self, state: MorporkState, frame: Frame) -> None:
        move_minion(state, frame.who, frame.a, frame.b, "morpork.text.move_others")

    def foretold(self, view: MorporkState, frame: Frame, action: int) -> list[Message]:
        return [] if action == PASS else stays(view, frame.a)

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"by": state.turn, "seat": frame.who, "from": frame.a, "area": frame.b}


class Swap(Would[MorporkState]):
    """Two pieces (AREAS * kind + area) would change places: their owners' Gaspode and Wallace Sonky can prevent it."""

    rule: ClassVar[str] = "morpork.interrupt.window"

    def first(self, state: MorporkState, frame: Frame) -> int:
        return int(frame.who)

    def concerns(self, frame: Frame, seat: i64) -> bool:
        """Tell whether a piece of that seat is moved by somebody else."""
        return seat != frame.who and (frame.a // AREAS == seat or frame.b // AREAS == seat)

    def could(self, s: MorporkState, frame: Frame, seat: int) -> bool:
        return self.concerns(frame, seat) and (might_hold(s, seat, GASPODE) or might_hold(s, seat, WALLACE_SONKY))

    def answers(self, s: MorporkState, frame: Frame, seat: int, moves: Moves) -> None:
        offer_if_held(s, seat, GASPODE, moves)
        offer_if_held(s, seat, WALLACE_SONKY, moves)

    def answer(self, s: MorporkState, frame: Frame, seat: int, action: int) -> None:
        prevent(s, seat, action - PLAY, frame.c)
        cancel(s)

    def commit(self, s: MorporkState, frame: Frame) -> None:
        one = frame.a // AREAS
        other = frame.b // AREAS
        here = frame.a % AREAS
        there = frame.b % AREAS
        tell_swapped(s, "morpork.text.swap_minions", one, there, frame.who)
        tell_swapped(s, "morpork.text.swap_minions", other, here, frame.who)
        leave(s, one, here)
        leave(s, other, there)
        enter(s, one, there)
        enter(s, other, here)

    def at_once(self, state: MorporkState, frame: Frame) -> bool:
        return True

    def foretold(self, view: MorporkState, frame: Frame, action: int) -> list[Message]:
        own, other = self.from_own(frame, view.who)
        if action != PASS:
            return prevented(view, own % AREAS, action - PLAY, frame.c)
        args: dict[str, Value] = {"from": AREA_IDS[own % AREAS], "area": AREA_IDS[other % AREAS]}
        return [Message("morpork-follows-goes", args, "morpork.text.swap_minions")]

    def from_own(self, frame: Frame, seat: i64) -> tuple[i64, i64]:
        """Return the two pieces, that of a seat first."""
        if frame.a // AREAS == seat:
            return frame.a, frame.b
        return frame.b, frame.a

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        """Name the piece of who is asked first; `of` is the owner of the other one, if it has any."""
        own, other = self.from_own(frame, state.who)
        kind = other // AREAS
        demon = 1 if kind == DEMON else 0
        of: i64 = kind if kind < TROLL else NONE
        return {"by": frame.who, "from": own % AREAS, "of": of, "area": other % AREAS, "demon": demon}


class Reach(Affected):
    """The text of a card would reach a seat: Wallace Sonky prevents it, and what lies right beneath does not happen."""

    rule: ClassVar[str] = "morpork.interrupt.wallace_sonky"

    def remedy(self) -> i64:
        return WALLACE_SONKY

    def answer(self, s: MorporkState, frame: Frame, seat: int, action: int) -> None:
        prevent(s, seat, action - PLAY, frame.a)
        cancel(s)
        s.stack.pop()

    def foretold(self, view: MorporkState, frame: Frame, action: int) -> list[Message]:
        if action != PASS:
            return [escapes(frame.a)]
        effect = view.stack[-3]
        rule = effect.step.why(view, effect, action)
        return [Message("morpork-follows-reached", {"card": CARD_IDS[frame.a]}, rule)]

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        effect = state.stack[-3]
        args = effect.step.prompt_args(state, effect)
        args["seat"] = state.turn
        return args


def reach(s: MorporkState, victim: i64, card: i64, effect: Frame) -> None:
    """Announce what the text of a card does to a seat."""
    s.push(effect)
    s.push(Frame(REACH, victim, card))


REMOVE: Final = Remove("remove", ("area", "by", "card"), PASS)
REMOVED: Final = Removed("removed", ("area", "left"), PASS)
MOVE: Final = Move("move", ("from", "area"), PASS)
SWAP: Final = Swap("swap", ("piece", "other_piece", "card"), PASS)
REACH: Final = Reach("reach", ("card",), PASS)
STEPS: Final[list[Step[MorporkState]]] = [
    REMOVE,
    REMOVE.window,
    REMOVED,
    REMOVED.window,
    MOVE,
    MOVE.window,
    SWAP,
    SWAP.window,
    REACH,
    REACH.window,
]
