"""How somebody who knows Ankh-Morpork answers at a glance: by what an answer does for the own goal and others'."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Policy
from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame
from tafelrunde.core.moves import Moves
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.bot.plays import Plays
from tafelrunde.games.morpork.bot.prospects import AFTER, AIMS, Prospects
from tafelrunde.games.morpork.bot.trials import Trials
from tafelrunde.games.morpork.rules.areas import (
    ALL_AREAS,
    AREAS,
    BENEFIT,
    BENEFIT_AMOUNT,
    CALM_TROUBLE,
    COST,
    DRAW_CARD,
    NEAR,
    PLACE_MINION,
    SELL_CARD,
    STIR_TROUBLE,
    TAKE_MONEY,
)
from tafelrunde.games.morpork.rules.cards import DOCTOR_MOSSY_LAWN, INCOME, TEXT, TEXT_IDS
from tafelrunde.games.morpork.rules.codec import AREA, BENEFIT_OF, CARD, PASS, PIECE, PLAY, SEAT
from tafelrunde.games.morpork.rules.state import HAND, MorporkState
from tafelrunde.games.morpork.rules.turn.pieces import BY_RULE, NEAR_TO, QUIETLY, occupied, stirrable, targets
from tafelrunde.games.morpork.rules.turn.symbols import playable

LEAST: Final = 0.002
"""No answer is beyond consideration: so much of the best one's weight each has."""

# The questions that are answered without trying every answer out.
_PLAYS: Final = 1
_PLACES: Final = 2
_BUILDS: Final = 3
_REMOVES: Final = 4
_CALMS: Final = 5
_USES: Final = 6
_AIMS: Final = 7
_PICKS: Final = 8
_TURN_END: Final = 9
_SHEDS: Final = 10
_SPOTS: Final = 11
_QUESTIONS: Final[dict[str, int]] = {
    "turn": _PLAYS,
    "another": _PLAYS,
    "more": _PLAYS,
    "place": _PLACES,
    "place_minion": _PLACES,
    "build": _BUILDS,
    "assassinate": _REMOVES,
    "murder": _REMOVES,
    "calm": _CALMS,
    "order": _CALMS,
    "money": _USES,
    "scroll": _USES,
    "event": _USES,
    "aim": _AIMS,
    "pick": _PICKS,
    "turn_end": _TURN_END,
    "shed": _SHEDS,
    "choose": _SHEDS,
    "spot": _SPOTS,
}
_MOVING: Final = [TEXT_IDS.index(name) for name in ("move_own", "flee_trouble", "pay_to_move")]
_SWAP: Final = TEXT_IDS.index("swap_minions")
_MOVE_OTHERS: Final = TEXT_IDS.index("move_others")
_KEEPING: Final = [TEXT_IDS.index(name) for name in ("search_hand", "take_random_cards")]
_PAYING: Final = [TEXT_IDS.index(name) for name in ("pay_for_murder", "pay_to_assassinate", "pay_to_move")]
_PASSED_UP: Final = 0.01
"""By so much an equal use is better than passing."""

_REFUSED: Final = 0.15
"""Money is not refused, even where it hardly matters."""


class MorporkPolicy(Policy[MorporkState]):
    """Weighs each answer by e to the power of what it gains, in log-odds, over the heat."""

    def __init__(self, prospects: Prospects, heat: float, another: float, event: float, later: float) -> None:
        self.prospects = prospects
        self.trials = Trials(prospects)
        self.plays = Plays(self.trials, another, event, later)
        self.heat = heat
        self.hides: float = 0.0
        """What a result may cost to hide who the seat is."""

    def weigh(self, state: MorporkState, moves: Moves) -> vec[float]:
        """Return a weight for each action on offer, by what the seat that is asked can see."""
        gains = self.worths(state, moves)
        best = gains[0]
        for gain in gains:
            best = max(best, gain)
        weights: vec[float] = vec[float]()
        for gain in gains:
            weights = append(weights, LEAST + exp((gain - best) / self.heat))
        return weights

    def worths(self, s: MorporkState, moves: Moves) -> vec[float]:
        """Return about what each action on offer gains, in log-odds."""
        frame = s.stack[-1]
        me = frame.who
        self.trials.begin(s, me)
        self.plays.begin(s)
        question = _QUESTIONS.get(frame.step.name, 0)
        if question == _PLAYS:
            self.plays.cards(s, playable(s, me, 0), playable(s, me, 1))
        gains: vec[float] = vec[float]()
        for k in range(moves.count()):
            gains = append(gains, self.worth(s, frame, question, moves.nth(k)))
        return gains

    def worth(self, s: MorporkState, frame: Frame, question: i64, action: i64) -> float:
        """Return about what an action gains."""
        if action >= BENEFIT_OF:
            return self.benefit(s, action - BENEFIT_OF)
        if action == PASS and question not in (0, _SPOTS, _SHEDS):
            return -_PASSED_UP
        if action == PLAY + DOCTOR_MOSSY_LAWN:
            return self.mossy(s, question)
        if question == _PLAYS:
            return self.plays.own[action - PLAY]
        if question == _PLACES and action < PIECE:
            return self.trials.place(s, action - AREA, frame.step.name == "place_minion" and frame.a == QUIETLY)
        if question == _BUILDS:
            return self.trials.build(s, action - AREA, COST[action - AREA])
        if question == _PLACES:
            return self.lift(s, frame, action - PIECE)
        if question == _REMOVES:
            return self.trials.remove(s, action - PIECE)
        if question == _CALMS:
            return self.trials.turn_trouble(s, action - AREA)
        if question == _USES:
            return self.use(s, frame)
        if question == _AIMS:
            return self.aim(s, frame.a, action - SEAT)
        if question == _PICKS:
            return self.pick(s, frame, action)
        if question == _SHEDS:
            return self.shed(s, frame, action)
        if question == _SPOTS and TEXT[frame.a] == _MOVE_OTHERS:
            return self.moved(s, AREAS * frame.b, frame.c, action - AREA)
        return self.tried(s, action)

    def use(self, s: MorporkState, frame: Frame) -> float:
        """Return what it is worth to use a symbol that leaves nothing to choose."""
        if frame.step.name == "scroll":
            return self.plays.text(s, frame.a)
        if frame.step.name == "money":
            return self.trials.money(s, INCOME[frame.a]) + _REFUSED
        return 0.0

    def tried(self, s: MorporkState, action: i64) -> float:
        """Return what an action gains right away: it is carried out until somebody, or chance, is asked."""
        after = s.clone()
        after.step(action)
        return self.trials.gain(after)

    def benefit(self, s: MorporkState, area: i64) -> float:
        """Return what the city-area card of an area gives."""
        kind = BENEFIT[area]
        amount = BENEFIT_AMOUNT[area]
        if kind == TAKE_MONEY:
            return self.trials.money(s, amount) + _PASSED_UP
        if kind == PLACE_MINION:
            return self.trials.best_place(s, NEAR_TO, area, False) + self.trials.money(s, -amount)
        if kind == CALM_TROUBLE:
            return self.trials.best_trouble(s, s.trouble) + self.trials.money(s, -amount)
        if kind == STIR_TROUBLE:
            return self.trials.best_trouble(s, stirrable(s, NEAR[area] | bit(area), True))
        if kind == DRAW_CARD:
            return 0.02
        return self.trials.money(s, amount) - self.plays.card_worth if kind == SELL_CARD else 0.0

    def mossy(self, s: MorporkState, question: i64) -> float:
        """Return what it is worth to end the turn and take the last card back."""
        if question == _TURN_END:
            return self.plays.keep(s, s.last) - self.plays.keep(s, DOCTOR_MOSSY_LAWN)
        return -0.3

    def aim(self, s: MorporkState, card: i64, victim: i64) -> float:
        """Return how gladly a text is aimed at somebody: at who stands best, or is paid to who stands worst."""
        self.prospects.survey(s)
        danger = 0.0
        for aim in range(AIMS):
            likely = self.prospects.suspects[AIMS * victim + aim]
            if likely > 0.0:
                danger += likely * exp(self.prospects.standing(s, victim, aim, AFTER, False))
        share = 0.1 * min(danger, 5.0)
        return -share if TEXT[card] in _PAYING else share + 0.02 * float(s.size(HAND + victim))

    def pick(self, s: MorporkState, frame: Frame, action: i64) -> float:
        """Return what it is worth to pick a piece, which goes away, or elsewhere."""
        piece = action - PIECE
        text = TEXT[frame.a]
        gone = self.trials.remove(s, piece)
        if text in _MOVING:
            areas = NEAR[piece % AREAS] if text == _MOVING[1] else ALL_AREAS ^ bit(piece % AREAS)
            return gone + self.trials.best_area(s, areas, False)
        if text == _MOVE_OTHERS:
            return 0.6 * gone
        if text == _SWAP and frame.c != NONE:
            return self.swapped(s, frame.c, piece)
        return gone

    def lift(self, s: MorporkState, frame: Frame, piece: i64) -> float:
        """Return what it is worth to take up a minion, all twelve being on the board, and place it elsewhere."""
        area = piece % AREAS
        mode: i64 = BY_RULE
        near: i64 = NONE
        if frame.step.name == "place_minion":
            mode = frame.a
            near = frame.b
        areas = targets(s, frame.who, mode, near, area)
        return self.trials.remove(s, piece) + self.trials.best_area(s, areas, mode == QUIETLY)

    def moved(self, s: MorporkState, kind_row: i64, origin: i64, to: i64) -> float:
        """Return what it is worth that a piece goes from one area to another."""
        trouble = s.trouble
        s.pieces[kind_row + origin] -= 1
        s.trouble = (trouble | bit(origin)) ^ bit(origin)
        if occupied(s, to):
            s.trouble |= bit(to)
        s.pieces[kind_row + to] += 1
        found = self.trials.gain(s)
        s.pieces[kind_row + to] -= 1
        s.pieces[kind_row + origin] += 1
        s.trouble = trouble
        return found

    def swapped(self, s: MorporkState, one: i64, other: i64) -> float:
        """Return what it is worth that two pieces change places."""
        here = one % AREAS
        there = other % AREAS
        s.pieces[one] -= 1
        s.pieces[other] -= 1
        s.pieces[one - here + there] += 1
        s.pieces[other - there + here] += 1
        found = self.trials.gain(s)
        s.pieces[one - here + there] -= 1
        s.pieces[other - there + here] -= 1
        s.pieces[one] += 1
        s.pieces[other] += 1
        return found

    def shed(self, s: MorporkState, frame: Frame, action: i64) -> float:
        """Return what it is worth to give a card away, or to get it."""
        card = action - CARD
        if action >= CARD and frame.step.name == "choose" and TEXT[frame.a] in _KEEPING:
            return self.plays.keep(s, card)
        return self.tried(s, action)


def best_of(policy: MorporkPolicy, s: MorporkState, moves: Moves) -> i64:
    """Return the action that gains most; of equals the first."""
    gains = policy.worths(s, moves)
    best: i64 = 0
    for k in range(len(gains)):
        if gains[k] > gains[best]:
            best = k
    return moves.nth(best)
