"""Scuffle: a small game that exists to be tested, with everything the reaction machine must cope with.

Two to four seats have three pieces each and play cards from hidden hands to knock each other's pieces off. Whoever has
none left is out. When the deck is empty at the end of a turn, or one seat is left, the most pieces win.

On one's turn: strike (a seat loses a piece), storm (all others lose two), wall (lies in front: losses are one
smaller), spy (see a hand), gift (a card goes to the next seat, unseen), sink (a card goes on top of the deck,
unseen), echo (plays as the card discarded last). In answer to a loss: shield (anybody: it does not happen), mirror
(the victim: it happens to another seat), gamble (the victim: it does not happen on four or more), retort (the victim:
the attacker loses a piece first), echo again; and without a card, once for each loss: duck (the victim: it does not
happen on a six). After a loss: rescue (the victim: a piece comes back).
"""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.cards import cards_in, deal_hidden, hide_cards, lay_open, number_in, pass_on, slip
from tafelrunde.core.engine import Frame, Game, State, Step, result_of
from tafelrunde.core.errors import PositionError
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.names import Codec, Names, Verb
from tafelrunde.core.reader import Reader
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, HIDDEN, NONE
from tafelrunde.core.would import Would, cancel, change, pending, use_up
from tafelrunde.core.zones import ALL, NOBODY, OWNER, Zone

KINDS = ["strike", "storm", "wall", "spy", "gift", "sink", "echo", "shield", "mirror", "gamble", "retort", "rescue"]
STRIKE, STORM, WALL, SPY, GIFT, SINK, ECHO, SHIELD, MIRROR, GAMBLE, RETORT, RESCUE = range(12)
DECK_LIST = [STRIKE] * 6 + [STORM] * 3 + [WALL, SPY, SPY, GIFT, GIFT, SINK, SINK] + [ECHO] * 3
DECK_LIST += [SHIELD, SHIELD, MIRROR, MIRROR, GAMBLE, GAMBLE, RETORT, RETORT, RETORT, RESCUE, RESCUE]
CARDS = len(DECK_LIST)
CARD_IDS = [f"{KINDS[kind]}_{DECK_LIST[:card].count(kind)}" for card, kind in enumerate(DECK_LIST)]
HAND_SIZE, PIECES, MOST_SEATS, DIE = 3, 3, 4, 6

HAND, FRONT, DISCARD, DECK, TOP, ZONES = 0, 4, 8, 9, 10, 11
TABLE = [Zone("hand", seat, OWNER) for seat in range(4)] + [Zone("front", seat, ALL) for seat in range(4)]
TABLE += [Zone("discard", NONE, ALL), Zone("deck", NONE, NOBODY), Zone("top", NONE, NOBODY)]

PASS, PLAY, AIM, DUCK = 0, 1, 1 + CARDS, 1 + CARDS + MOST_SEATS
NAMES = Names({"card": CARD_IDS, "kind": KINDS}, {})
ACTIONS = Codec(
    NAMES,
    [Verb("pass", ()), Verb("play", (("card", CARDS),)), Verb("aim", (("seat", MOST_SEATS),)), Verb("duck", ())],
)
OUTCOMES = Codec(NAMES, [Verb("card", (("card", CARDS),)), Verb("roll", (("eyes", DIE),))])


class ScuffleState(State):
    """A position of Scuffle."""

    fields: ClassVar[tuple[str, ...]] = ("pieces", "place", "seen", "unknown", "top", "turn", "last")

    def __init__(self) -> None:
        super().__init__()
        self.pieces = [0] * MOST_SEATS
        self.place = vec[i64]([i64(DECK)] * CARDS)
        self.seen = vec[i64]([i64(0)] * CARDS)
        self.unknown = vec[i64]([i64(0)] * ZONES)
        self.top: list[int] = []
        self.turn = 0
        self.last = NONE

    def clone(self) -> "ScuffleState":
        copy = ScuffleState()
        copy.like(self)
        copy.pieces, copy.place, copy.seen = self.pieces[:], self.place[:], self.seen[:]
        copy.unknown, copy.top, copy.turn, copy.last = self.unknown[:], self.top[:], self.turn, self.last
        return copy

    def hand(self, seat: int) -> list[int]:
        return cards_in(self.place, HAND + seat)

    def hand_size(self, seat: int) -> int:
        return int(number_in(self.place, self.unknown, HAND + seat))

    def others(self, seat: int) -> list[int]:
        """The seats still in the game, clockwise after `seat`."""
        turns = [(seat + k) % int(self.seats) for k in range(1, int(self.seats))]
        return [other for other in turns if not self.out & bit(other)]

    def may_hold(self, seat: int, kinds: list[int]) -> bool:
        """Whether, for all that everybody sees, the seat might hold a card of these kinds."""
        public = (DISCARD, *range(FRONT, FRONT + MOST_SEATS))
        out_of_sight = any(DECK_LIST[card] in kinds and self.place[card] not in public for card in range(CARDS))
        return self.hand_size(seat) > 0 and out_of_sight

    def discard(self, card: int) -> None:
        self.last = DECK_LIST[card]
        lay_open(self.place, self.seen, card, DISCARD)


def meant(s: ScuffleState, card: int) -> int:
    """The kind a card plays as: an echo is what was discarded last."""
    kind = DECK_LIST[card]
    return s.last if kind == ECHO and s.last != NONE else kind


def as_scuffle(state: State) -> ScuffleState:
    """Return the state as what it is."""
    assert isinstance(state, ScuffleState)
    return state


class Deal(Step[ScuffleState]):
    """Chance gives a card to a seat: the one on top if somebody sank it there, any other if not."""

    def legal(self, s: ScuffleState, frame: Frame, moves: Moves) -> None:
        if not s.out & bit(frame.a):
            for card in s.top[-1:] or cards_in(s.place, DECK):
                moves.add(card)

    def do(self, s: ScuffleState, frame: Frame, action: i64) -> None:
        if action == NONE:
            return
        if s.top:
            s.top.pop()
        pass_on(s.place, s.seen, action, HAND + frame.a, bit(frame.a))
        s.tell(Event("draws", "scuffle.draw", {"seat": int(frame.a), "card": int(action)}, {"card": bit(frame.a)}))

    def prompt_args(self, s: ScuffleState, frame: Frame) -> dict[str, int]:
        return {"seat": int(frame.a)}


class Turn(Step[ScuffleState]):
    """The seat plays a card or passes."""

    rule: ClassVar[str] = "scuffle.turn"

    def legal(self, s: ScuffleState, frame: Frame, moves: Moves) -> None:
        moves.add(PASS)
        for card in s.hand(int(frame.who)):
            if meant(s, card) < ECHO:
                moves.add(PLAY + card)

    def do(self, s: ScuffleState, frame: Frame, action: i64) -> None:
        seat = int(frame.who)
        if action == PASS:
            return
        card = int(action) - PLAY
        kind = meant(s, card)
        s.tell(Event("plays", "scuffle.turn", {"seat": seat, "card": card, "kind": kind}))
        if kind == WALL:
            lay_open(s.place, s.seen, card, FRONT + seat)
            return
        s.discard(card)
        if kind == STORM:
            for other in reversed(s.others(seat)):
                s.push(Frame(LOSE, other, 2, seat))
        elif kind in (STRIKE, SPY):
            s.push(Frame(AIM_STEP, seat, kind))
        else:
            s.push(Frame(SLIP, seat, kind))


class Aim(Step[ScuffleState]):
    """The seat names another: to strike, to spy on, or to have the loss instead."""

    rule: ClassVar[str] = "scuffle.aim"

    def legal(self, s: ScuffleState, frame: Frame, moves: Moves) -> None:
        for other in sorted(s.others(int(frame.who))):
            moves.add(AIM + other)

    def do(self, s: ScuffleState, frame: Frame, action: i64) -> None:
        seat, target = int(frame.who), int(action) - AIM
        s.tell(Event("aims", "scuffle.aim", {"seat": seat, "at": target, "kind": int(frame.a)}))
        if frame.a == STRIKE:
            s.push(Frame(LOSE, target, 1, seat))
        elif frame.a == MIRROR:
            old = pending(s)
            change(s, target, old.a, old.b, old.c)
        else:
            for card in s.hand(target):
                s.seen[card] |= bit(seat)
                shown = {"seat": seat, "of": target, "card": card}
                s.tell(Event("spies", "scuffle.spy", shown, {"card": bit(seat) | bit(target)}, reveals=True))


class Slip(Step[ScuffleState]):
    """The seat picks a card of its hand that goes away unseen: to the next seat, or on top of the deck."""

    rule: ClassVar[str] = "scuffle.slip"

    def legal(self, s: ScuffleState, frame: Frame, moves: Moves) -> None:
        for card in s.hand(int(frame.who)):
            moves.add(PLAY + card)

    def do(self, s: ScuffleState, frame: Frame, action: i64) -> None:
        if action == NONE:
            return
        seat, card = int(frame.who), int(action) - PLAY
        if frame.a == GIFT:
            to = s.others(seat)[0]
            slip(s.place, s.seen, card, HAND + to, bit(seat) | bit(to))
            given = {"seat": seat, "to": to, "card": card}
            s.tell(Event("gives", "scuffle.slip", given, {"card": bit(seat) | bit(to)}))
        else:
            slip(s.place, s.seen, card, TOP, bit(seat))
            s.top.append(card)
            s.tell(Event("sinks", "scuffle.slip", {"seat": seat, "card": card}, {"card": bit(seat)}))


class Lose(Would[ScuffleState]):
    """A seat would lose pieces; b is the attacker."""

    rule: ClassVar[str] = "scuffle.lose"
    by_victim: ClassVar[list[int]] = [SHIELD, MIRROR, GAMBLE, RETORT]

    def first(self, s: ScuffleState, frame: Frame) -> int:
        return int(frame.who)

    def could(self, s: ScuffleState, frame: Frame, seat: int) -> bool:
        kinds = self.by_victim if seat == frame.who else [SHIELD]
        return self.can_duck(frame, seat) or s.may_hold(seat, [*kinds, ECHO])

    def can_duck(self, frame: Frame, seat: int) -> bool:
        return seat == frame.who and frame.d == 0

    def answers(self, s: ScuffleState, frame: Frame, seat: int, moves: Moves) -> None:
        kinds = self.by_victim if seat == frame.who else [SHIELD]
        for card in s.hand(seat):
            if meant(s, card) in kinds:
                moves.add(PLAY + card)
        if self.can_duck(frame, seat):
            moves.add(DUCK)

    def answer(self, s: ScuffleState, frame: Frame, seat: int, action: int) -> None:
        if action == DUCK:
            s.tell(Event("ducks", "scuffle.answer", {"seat": seat}))
            use_up(s, 0)
            s.push(Frame(ROLL, CHANCE, 6))
            return
        card = action - PLAY
        kind = meant(s, card)
        s.tell(Event("plays", "scuffle.answer", {"seat": seat, "card": card, "kind": kind}))
        s.discard(card)
        if kind == SHIELD:
            cancel(s)
        elif kind == MIRROR:
            s.push(Frame(AIM_STEP, seat, MIRROR))
        elif kind == GAMBLE:
            s.push(Frame(ROLL, CHANCE, 4))
        else:
            s.push(Frame(LOSE, frame.b, 1, seat))

    def modified(self, s: ScuffleState, frame: Frame) -> Frame | None:
        walls = number_in(s.place, s.unknown, FRONT + frame.who)
        amount = max(frame.a - walls, 0)
        return Frame(frame.step, frame.who, amount, frame.b, 0, frame.d, 1) if amount else None

    def commit(self, s: ScuffleState, frame: Frame) -> None:
        seat = int(frame.who)
        lost = min(int(frame.a), s.pieces[seat])
        s.pieces[seat] -= lost
        s.tell(Event("loses", "scuffle.lose", {"seat": seat, "count": lost}))
        s.push(Frame(CHECK, NONE, seat))
        s.push(Frame(LOST, seat))

    def prompt_args(self, s: ScuffleState, frame: Frame) -> dict[str, int]:
        return {"seat": int(frame.who), "count": int(frame.a)}


class Lost(Would[ScuffleState]):
    """A seat has lost pieces, and may bring one back."""

    rule: ClassVar[str] = "scuffle.lost"

    def could(self, s: ScuffleState, frame: Frame, seat: int) -> bool:
        return seat == frame.who and s.may_hold(seat, [RESCUE, ECHO])

    def answers(self, s: ScuffleState, frame: Frame, seat: int, moves: Moves) -> None:
        for card in s.hand(seat):
            if meant(s, card) == RESCUE:
                moves.add(PLAY + card)

    def answer(self, s: ScuffleState, frame: Frame, seat: int, action: int) -> None:
        s.tell(Event("plays", "scuffle.answer", {"seat": seat, "card": action - PLAY, "kind": RESCUE}))
        s.discard(action - PLAY)
        s.pieces[seat] += 1
        cancel(s)

    def commit(self, s: ScuffleState, frame: Frame) -> None:
        pass


class Check(Step[ScuffleState]):
    """A seat without pieces is out; if it is its own turn, the turn ends at once."""

    def do(self, s: ScuffleState, frame: Frame, action: i64) -> None:
        seat = int(frame.a)
        if s.pieces[seat] or s.out & bit(seat):
            return
        s.out |= bit(seat)
        s.tell(Event("is-out", "scuffle.out", {"seat": seat}))
        for card in [*s.hand(seat), *cards_in(s.place, FRONT + seat)]:
            s.discard(card)
            s.tell(Event("shows", "scuffle.out", {"seat": seat, "card": card}, reveals=True))
        if not s.others(s.others(seat)[0]):
            s.clear()
        elif seat == s.turn:
            s.unwind(END)
            s.push(Frame(NEXT))


class End(Step[ScuffleState]):
    """The turn is over: the seat draws."""

    def do(self, s: ScuffleState, frame: Frame, action: i64) -> None:
        s.push(Frame(NEXT))
        s.push(Frame(DEAL, CHANCE, s.turn))


class Next(Step[ScuffleState]):
    """The next seat's turn, or the end."""

    def do(self, s: ScuffleState, frame: Frame, action: i64) -> None:
        if not number_in(s.place, s.unknown, DECK):
            s.clear()
            return
        s.turn = s.others(s.turn)[0]
        s.push(Frame(END))
        s.push(Frame(TURN, s.turn))


class Roll(Step[ScuffleState]):
    """Chance rolls: with so many eyes or more, the loss does not happen."""

    def legal(self, s: ScuffleState, frame: Frame, moves: Moves) -> None:
        for eyes in range(DIE):
            moves.add(CARDS + eyes)

    def do(self, s: ScuffleState, frame: Frame, action: i64) -> None:
        eyes = int(action) - CARDS + 1
        s.tell(Event("rolls", "scuffle.gamble", {"eyes": eyes}))
        if eyes >= frame.a:
            cancel(s)


DEAL = Deal("deal", ("seat",), may_be_empty=True)
TURN = Turn("turn")
AIM_STEP = Aim("aim", ("kind",))
SLIP = Slip("slip", ("kind",), may_be_empty=True)
LOSE = Lose("lose", ("count", "seat"), PASS)
LOST = Lost("lost", (), PASS)
CHECK = Check("check", ("seat",), asks=False)
END = End("end", asks=False)
NEXT = Next("next", asks=False)
ROLL = Roll("roll", ("eyes",))
FALLS = [LOSE, LOSE.window, LOST, LOST.window]
STEPS: list[Step[ScuffleState]] = [DEAL, TURN, AIM_STEP, SLIP, *FALLS, CHECK, END, NEXT, ROLL]


class Scuffle(Game[ScuffleState]):
    """The small game."""

    def __init__(self) -> None:
        super().__init__("scuffle", range(2, 5), STEPS, ACTIONS, OUTCOMES, bound=400, end_rule="scuffle.end")

    def start(self, seats: int, options: dict[str, object]) -> ScuffleState:
        s = ScuffleState()
        s.game, s.options, s.seats = self, options, seats
        s.pieces = [PIECES if seat < seats else 0 for seat in range(MOST_SEATS)]
        s.turn = seats - 1
        s.stack = [Frame(NEXT)] + [Frame(DEAL, CHANCE, seat) for seat in range(seats) for _ in range(HAND_SIZE)]
        return s

    def hide(self, s: ScuffleState) -> None:
        s.unknown = hide_cards(s.place, s.seen, TABLE, s.viewer)
        s.top = [card if s.place[card] == TOP else HIDDEN for card in s.top]

    def guess(self, s: ScuffleState, rng: Rng) -> None:
        deal_hidden(s.place, s.unknown, rng)
        s.unknown = vec[i64]([i64(0)] * ZONES)
        fresh = [card for card in cards_in(s.place, TOP) if card not in s.top]
        s.top = [fresh.pop() if card == HIDDEN else card for card in s.top]

    def score(self, s: ScuffleState) -> tuple[float, ...]:
        most = max(s.pieces)
        return result_of([seat for seat in range(int(s.seats)) if s.pieces[seat] == most], int(s.seats))

    def write(self, s: ScuffleState) -> dict[str, object]:
        doc: dict[str, object] = {"pieces": s.pieces[: int(s.seats)], "turn": s.turn}
        for zone in range(ZONES):
            cards: list[object] = [CARD_IDS[card] for card in cards_in(s.place, zone)]
            if s.unknown[zone]:
                cards.append(f"?{s.unknown[zone]}")
            if zone not in (DECK, TOP) and cards:
                doc[f"{TABLE[zone].name}{zone % 4}"] = cards
        if s.top:
            doc["top"] = [NAMES.spell("card", card) for card in s.top]
        seen = {CARD_IDS[card]: int(s.seen[card]) for card in range(CARDS) if s.seen[card]}
        if seen:
            doc["seen"] = seen
        if s.last != NONE:
            doc["last"] = KINDS[s.last]
        if s.viewer != NONE:
            doc["deck"] = int(number_in(s.place, s.unknown, DECK))
        return doc

    def read(self, reader: Reader, s: ScuffleState) -> None:
        pieces = reader.numbers("pieces", s.pieces[: int(s.seats)], 0, PIECES)
        s.pieces = [*pieces, *[0] * (MOST_SEATS - len(pieces))]
        s.turn = reader.number("turn", 0, 0, int(s.seats) - 1)
        view = s.viewer != NONE
        s.place = vec[i64]([i64(HIDDEN if view else DECK)] * CARDS)
        for zone in range(ZONES - 2):
            name = f"{TABLE[zone].name}{zone % 4}"
            known, unknown = reader.zone(name, "card", reader.row(name))
            for card in known:
                if s.place[card] not in (DECK, HIDDEN):
                    raise PositionError(f"{name}: {CARD_IDS[card]!r} is there twice")
                s.place[card] = zone
            s.unknown[zone] = unknown
        s.top = [reader.named("top", "card", entry, blank=view) for entry in reader.row("top")]
        for card in s.top:
            if card == HIDDEN:
                s.unknown[TOP] += 1
            elif card == NONE or s.place[card] not in (DECK, HIDDEN):
                raise PositionError(f"top: {NAMES.spell('card', card)!r} cannot lie there")
            else:
                s.place[card] = TOP
        for name, mask in reader.mapping("seen").items():
            if not isinstance(mask, int) or not 0 <= mask < 2**MOST_SEATS:
                raise PositionError(f"seen: {mask!r} is no set of seats")
            s.seen[reader.named("seen", "card", name)] = mask
        s.last = reader.thing("last", "kind")
        if view:
            s.unknown[DECK] = reader.number("deck", 0)
            if sum(s.unknown) != len(cards_in(s.place, HIDDEN)):
                raise PositionError(f"{sum(s.unknown)} unknown cards: there are {len(cards_in(s.place, HIDDEN))} left")
        elif sum(s.unknown):
            raise PositionError("only a view has unknown cards")

    def validate(self, s: ScuffleState) -> None:
        for frame in s.stack:
            if not all(0 <= number <= 20 for number in (frame.a, frame.b, frame.c, frame.d)):
                raise PositionError(f"stack: {frame!r} has a number that cannot be")
            if frame.who == NONE and (frame.step.asks or isinstance(frame.step, Would)):
                raise PositionError(f"stack: {frame.step.name!r} needs a seat")

    def usual_stack(self, s: ScuffleState) -> list[Frame]:
        return [Frame(END), Frame(TURN, s.turn)]

    def census(self, s: ScuffleState) -> object:
        return sorted(CARD_IDS[card] for card in range(CARDS) if 0 <= s.place[card] < ZONES)
