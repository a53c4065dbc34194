"""What the text of a card is made of: it may be used or not, and it asks and does one thing after the other."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.morpork.rules.areas import ALL_AREAS, AREAS
from tafelrunde.games.morpork.rules.cards import TEXT, TEXT_AMOUNT, TEXT_IDS
from tafelrunde.games.morpork.rules.codec import PIECE, ROLLED, SEAT, offer
from tafelrunde.games.morpork.rules.state import HAND, KINDS, TROLL, MorporkState
from tafelrunde.games.morpork.rules.turn.interrupts import protected, reach, remove


class Text:
    """The text of one or more cards. The player who uses it is the one whose turn it is.

    Its frames name the card; then, as the text needs it: another seat, a place (an area, or a piece as
    AREAS * kind + area), and a number.
    """

    rule: ClassVar[str] = ""
    shows: ClassVar[bool] = False
    """Whether what it does to a player depends on cards that not everybody sees."""

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        """Tell whether using the text would do anything, judged by what everybody sees."""
        return True

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        """Start to do what the text says."""
        raise NotImplementedError(self.rule)

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        """Offer the choices of a frame of this text."""

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        """Go on after a choice; only a decision may be NONE, where there was nothing to decide."""
        raise NotImplementedError(self.rule)

    def nothing(self, s: MorporkState, frame: Frame) -> None:
        """Go on where there was nothing to choose from."""

    def about(self, s: MorporkState, frame: Frame) -> dict[str, int]:
        """Return what a question of this text names, or a question whether it may reach somebody."""
        return {"card": frame.a, "by": s.turn, "amount": TEXT_AMOUNT[frame.a]}


class Aimed(Text):
    """A text that names another player: they may escape it, and then it goes on."""

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return self.aims(s) != 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(AIM, who, card))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if frame.step is AIM:
            offer(self.aims(s), SEAT, moves)
        else:
            self.choices(s, frame, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if frame.step is AIM:
            victim = action - SEAT
            if self.affects(s, frame.a, victim):
                reach(s, victim, frame.a, self.effect(frame, victim))
        else:
            self.go_on(s, frame, action)

    def aims(self, s: MorporkState) -> i64:
        """Return the players who can be named."""
        return others(s)

    def affects(self, s: MorporkState, card: i64, victim: i64) -> bool:
        """Tell whether, for all that everybody sees, the text can change anything for the player who is named."""
        return True

    def effect(self, frame: Frame, victim: i64) -> Frame:
        """Return how it goes on, unless the player escapes."""
        return Frame(THEN, NONE, frame.a, victim)

    def choices(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        """Offer the choices after that."""

    def go_on(self, s: MorporkState, frame: Frame, action: i64) -> None:
        """Do what comes after that."""
        raise NotImplementedError(self.rule)


TEXTS: Final[list[Text]] = [Text()] * len(TEXT_IDS)
"""The texts by number, as soon as they are learned."""


def learn(texts: list[tuple[str, Text]]) -> None:
    """Put texts into their places."""
    for name, text in texts:
        TEXTS[TEXT_IDS.index(name)] = text


def text_of(card: i64) -> Text:
    """Return the text of a card."""
    return TEXTS[TEXT[card]]


class TextStep(Step[MorporkState]):
    """Something that the text of a card asks or does."""

    rule: ClassVar[str] = "morpork.symbol.scroll"

    def legal(self, state: MorporkState, frame: Frame, moves: Moves) -> None:
        text_of(frame.a).legal(state, frame, moves)

    def forced(self, state: MorporkState, frame: Frame) -> bool:
        """Tell that everybody sees how many answers there are: pieces, areas, players, money, cards by their number."""
        return True

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action == NONE and self.asks and self is not DECIDE:
            text_of(frame.a).nothing(s, frame)
        else:
            text_of(frame.a).do(s, frame, action)

    def at_once(self, state: MorporkState, frame: Frame) -> bool:
        return not text_of(frame.a).shows

    def why(self, view: MorporkState, frame: Frame, action: int) -> str:
        return text_of(frame.a).rule

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return text_of(frame.a).about(state, frame)


class TextRoll(TextStep):
    """The die is rolled for a text."""

    def legal(self, state: MorporkState, frame: Frame, moves: Moves) -> None:
        offer(ALL_AREAS, ROLLED, moves)

    def sample(self, state: MorporkState, frame: Frame, rng: Rng) -> i64:
        return ROLLED + rng.below(AREAS)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if s.events is not None:
            s.tell(
                Event("rolls", text_of(frame.a).rule, {"seat": s.turn, "eyes": action - ROLLED + 1, "cause": frame.a})
            )
        text_of(frame.a).do(s, frame, action - ROLLED)


_PARAMS: Final = ("card", "victim", "at", "left")
AIM: Final = TextStep("aim", _PARAMS, may_be_empty=True)
"""Choose a player."""
PICK: Final = TextStep("pick", _PARAMS, may_be_empty=True)
"""Choose a piece."""
SPOT: Final = TextStep("spot", _PARAMS, may_be_empty=True)
"""Choose an area."""
CHOOSE: Final = TextStep("choose", _PARAMS, may_be_empty=True)
"""Choose a card."""
DECIDE: Final = TextStep("decide", _PARAMS, may_be_empty=True)
"""Choose what to do."""
THEN: Final = TextStep("then", _PARAMS, asks=False)
TEXT_ROLL: Final = TextRoll("text_roll", _PARAMS)
STEPS: Final[list[Step[MorporkState]]] = [AIM, PICK, SPOT, CHOOSE, DECIDE, THEN, TEXT_ROLL]


def push_roll(s: MorporkState, card: i64, at: i64, left: i64) -> None:
    """Roll the die for a text."""
    s.push(Frame(TEXT_ROLL, CHANCE, card, 0, at, left))


def offer_pieces(s: MorporkState, areas: i64, kinds: i64, card: i64, moves: Moves) -> None:
    """Offer the pieces of some kinds in some areas, except those that the text of `card` does not reach."""
    for kind in range(KINDS):
        if kinds & MASKS[kind] and not (kind < TROLL and protected(s, kind, card)):
            for area in range(AREAS):
                if areas & MASKS[area] and s.pieces[AREAS * kind + area]:
                    moves.add(PIECE + AREAS * kind + area)


def any_piece(s: MorporkState, areas: i64, kinds: i64) -> bool:
    """Tell whether there is a piece of some kinds in some areas."""
    for kind in range(KINDS):
        if kinds & MASKS[kind]:
            for area in range(AREAS):
                if areas & MASKS[area] and s.pieces[AREAS * kind + area]:
                    return True
    return False


def remove_by_text(s: MorporkState, piece: i64, card: i64) -> None:
    """Let the text of a card remove a piece: its owner may escape the text, unless it is their own.

    The owner is asked whenever a piece of theirs is named, also if they let the text pass before.
    """
    kind = piece // AREAS
    remove(s, kind, piece % AREAS, s.turn, card if kind != s.turn else NONE)


MASKS: Final[list[int]] = [int(bit(k)) for k in range(AREAS)]
ALL_KINDS: Final = 0x3F
ALL_MINIONS: Final = 0xF


def others(s: MorporkState) -> i64:
    """Return the seats whose turn it is not, as a set."""
    every: i64 = 0
    for seat in range(s.seats):
        if seat != s.turn:
            every |= MASKS[seat]
    return every


def others_with_cards(s: MorporkState) -> i64:
    """Return the other seats that have a hand card, as a set."""
    found: i64 = 0
    for seat in range(s.seats):
        if seat != s.turn and s.size(HAND + seat) > 0:
            found |= MASKS[seat]
    return found


def others_with_money(s: MorporkState) -> i64:
    """Return the other seats that have money, as a set."""
    found: i64 = 0
    for seat in range(s.seats):
        if seat != s.turn and s.money[seat] > 0:
            found |= MASKS[seat]
    return found
