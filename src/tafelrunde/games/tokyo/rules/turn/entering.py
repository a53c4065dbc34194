"""Taking Tokyo: what those who yielded leave behind, and moving in."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, lowest
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import BURROWING, CARD_RULES, HIBERNATION, RAPID_HEALING, UNSTABLE_DNA
from tafelrunde.games.tokyo.rules.codec import PASS, SWAP, WAKE
from tafelrunde.games.tokyo.rules.damage import hurt
from tafelrunde.games.tokyo.rules.effects.healing import last_chance
from tafelrunde.games.tokyo.rules.gains import enter_tokyo, free_place, trim, wake
from tafelrunde.games.tokyo.rules.state import IN_ENTER, TokyoState


class Waking(Step[TokyoState]):
    """A hibernating monster may wake up."""

    rule: ClassVar[str] = "tokyo.card.hibernation"
    public: ClassVar[bool] = True

    def legal(self, state: TokyoState, frame: Frame, moves: Moves) -> None:
        if state.sleeps(frame.who):
            moves.mask = bit(PASS) | bit(WAKE)

    def do(self, state: TokyoState, frame: Frame, action: i64) -> None:
        if action == WAKE:
            wake(state, frame.who, HIBERNATION)


class Enter(Step[TokyoState]):
    """Whoever yielded acts first: Burrowing bites, Unstable DNA swaps; then the active monster moves in."""

    rule: ClassVar[str] = "tokyo.city.enter"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        s.phase = IN_ENTER
        seat = frame.who
        s.push(Frame(MOVE_IN, seat))
        for k in range(1, s.seats):
            other = s.counter_clockwise(seat, k)
            if s.yielded & bit(other) and s.cards[other] & bit(UNSTABLE_DNA):
                s.push(Frame(MUTATE, other))
        if s.yielded:
            s.push(Frame(BITE, seat))
        if s.sleeps(seat):
            s.push(Frame(WAKING, seat))


class Bite(Step[TokyoState]):
    """Burrowing hurts the monster that takes the place of its owner."""

    rule: ClassVar[str] = "tokyo.card.burrowing"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        seat = frame.who
        if s.in_tokyo(seat) or s.sleeps(seat) or free_place(s) == 0:
            return
        for k in range(1, s.seats):
            other = s.counter_clockwise(seat, k)
            if s.yielded & bit(other) and s.alive(other):
                for _ in range(s.copies(other, BURROWING)):
                    hurt(s, seat, 1, other, BURROWING)


class Mutate(Step[TokyoState]):
    """Who yielded may swap Unstable DNA for a card of the monster that smashed it."""

    rule: ClassVar[str] = "tokyo.card.unstable_dna"
    public: ClassVar[bool] = True

    def legal(self, s: TokyoState, frame: Frame, moves: Moves) -> None:
        cards = s.cards[s.turn]
        if cards == 0 or not s.cards[frame.who] & bit(UNSTABLE_DNA):
            return
        moves.add(PASS)
        while cards:
            moves.add(SWAP + lowest(cards))
            cards &= cards - 1

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if action in (PASS, NONE):
            return
        card = action - SWAP
        s.push(Frame(SWAP_CARDS, frame.who, card))
        if card == RAPID_HEALING:
            last_chance(s, s.turn)

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"of": state.turn}


class SwapCards(Step[TokyoState]):
    """The two cards change hands, with the tokens on them and without what they give when bought."""

    rule: ClassVar[str] = "tokyo.card.unstable_dna"

    def at_once(self, state: TokyoState, frame: Frame) -> bool:
        return True

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        both = bit(frame.a) | bit(UNSTABLE_DNA)
        s.cards[frame.who] ^= both
        s.cards[s.turn] ^= both
        if s.events is not None:
            s.tell(Event("swaps", self.rule, {"seat": frame.who, "of": s.turn, "card": frame.a}))
        trim(s, frame.who, CARD_RULES[UNSTABLE_DNA])
        trim(s, s.turn, CARD_RULES[frame.a])


class MoveIn(Step[TokyoState]):
    """The active monster must take a free place in Tokyo, if it is not there already and does not sleep."""

    rule: ClassVar[str] = "tokyo.city.enter"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        s.yielded = 0
        seat = frame.who
        if s.in_tokyo(seat) or s.sleeps(seat):
            return
        place = free_place(s)
        if place:
            enter_tokyo(s, seat, place, self.rule)


WAKING: Final = Waking("waking", may_be_empty=True)
ENTER: Final = Enter("enter", asks=False)
BITE: Final = Bite("bite", asks=False)
MUTATE: Final = Mutate("mutate", may_be_empty=True)
SWAP_CARDS: Final = SwapCards("swap_cards", ("card",), asks=False)
MOVE_IN: Final = MoveIn("move_in", asks=False)
STEPS: Final[list[Step[TokyoState]]] = [WAKING, ENTER, BITE, MUTATE, SWAP_CARDS, MOVE_IN]
