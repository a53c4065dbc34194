"""Hand cards: drawn, discarded, offered to choose from."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, nth
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.telling import tell_one
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.morpork.rules import score
from tafelrunde.games.morpork.rules.areas import HAND_SIZE
from tafelrunde.games.morpork.rules.cards import BURDENS, FIRST_CARDS, deck_of
from tafelrunde.games.morpork.rules.causes import cause_of, cause_of_draw
from tafelrunde.games.morpork.rules.codec import offer
from tafelrunde.games.morpork.rules.knowledge import lay_open, move
from tafelrunde.games.morpork.rules.state import DISCARD, FRONT, HAND, PILE_FIRST, PILE_SECOND, MorporkState


def discard_from_hand(s: MorporkState, seat: i64, card: i64, rule: str) -> None:
    """Discard a hand card; one that another player picked is shown to everybody by that."""
    lay_open(s, card, HAND + seat, DISCARD)
    if s.events is not None:
        s.tell(
            Event("discards", rule, {"seat": seat, "card": card, "cause": cause_of(s, rule)}, reveals=seat != s.turn)
        )


def play_interrupt(s: MorporkState, seat: i64, card: i64, rule: str) -> None:
    """Play an interrupt card: it goes to the discard pile at once."""
    lay_open(s, card, HAND + seat, DISCARD)
    tell_one(s, "interrupts", rule, seat, "card", card)


def add_cards(s: MorporkState, zone: i64, base: i64, moves: Moves) -> None:
    """Offer the known cards of a zone."""
    for deck in range(2):
        offer(s.cards[2 * zone + deck], base + deck * FIRST_CARDS, moves)


def held(s: MorporkState, seat: i64) -> i64:
    """Return how many cards count towards the five of a hand: burdens in front of the seat too."""
    return s.size(HAND + seat) + count(s.cards[2 * (FRONT + seat)] & BURDENS)


def push_draw(s: MorporkState, seat: i64, number: i64) -> None:
    """Let a seat draw cards."""
    if number > 0:
        s.push(Frame(DRAW, CHANCE, seat, number))


def push_refill(s: MorporkState, seat: i64) -> None:
    """Let a seat draw until it has five cards (rule morpork.turn.refill)."""
    push_draw(s, seat, HAND_SIZE - held(s, seat))


class FromPile(Step[MorporkState]):
    """Chance gives the top card of the draw pile: any card of the first deck while there is one, then of the second."""

    def offers(self, s: MorporkState, frame: Frame) -> bool:
        return s.cards[2 * PILE_FIRST] | s.cards[2 * PILE_SECOND + 1] != 0

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if len(s.next_cards):
            moves.add(s.next_cards[len(s.next_cards) - 1])
        elif s.cards[2 * PILE_FIRST]:
            add_cards(s, PILE_FIRST, 0, moves)
        else:
            add_cards(s, PILE_SECOND, 0, moves)

    def sample(self, s: MorporkState, frame: Frame, rng: Rng) -> i64:
        if len(s.next_cards):
            return s.next_cards[len(s.next_cards) - 1]
        pile = s.cards[2 * PILE_FIRST]
        if pile:
            return nth(pile, rng.below(count(pile)))
        pile = s.cards[2 * PILE_SECOND + 1]
        return FIRST_CARDS + nth(pile, rng.below(count(pile)))

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"seat": frame.a}


class Draw(FromPile):
    """A seat draws cards, one by one. With the last card of the pile the game ends at once."""

    rule: ClassVar[str] = "morpork.end.last_card"

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action == NONE:
            score.end_of_pile(s)
            return
        next_taken(s)
        move(s, action, PILE_FIRST + deck_of(action), HAND + frame.a, 0)
        if s.events is not None:
            rule = "morpork.turn.refill"
            s.tell(
                Event(
                    "draws", rule, {"seat": frame.a, "card": action, "cause": cause_of_draw(s)}, {"card": bit(frame.a)}
                )
            )
        if s.pile() == 0 and not s.rulings.ends_when_draw_fails:
            score.end_of_pile(s)
        elif frame.b > 1:
            s.push(Frame(DRAW, CHANCE, frame.a, frame.b - 1))


def next_taken(s: MorporkState) -> None:
    """Note that the top card is taken, where the top cards were set up."""
    left = len(s.next_cards) - 1
    if left >= 0:
        s.next_cards = s.next_cards[:left]


DRAW: Final = Draw("draw", ("seat", "left"), may_be_empty=True)
STEPS: Final[list[Step[MorporkState]]] = [DRAW]
