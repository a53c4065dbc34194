"""How it goes: set up, then round after round a card, the king's turn and the rebel's turn."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, members
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves, empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.tyrant.rules import why
from tafelrunde.games.tyrant.rules.board import NEXT
from tafelrunde.games.tyrant.rules.cards import (
    ASSASSINS,
    CITIZENS,
    EVERY_CITIZEN,
    KINDS,
    KING_POINTS,
    KNIGHT_POINTS,
    ONE,
    REBEL_POINTS,
    copies,
    size,
)
from tafelrunde.games.tyrant.rules.codec import CARD, CHOOSE, END, MOVE, PLACE, REVEAL, START, STRIKE
from tafelrunde.games.tyrant.rules.deeds import (
    attack,
    direction_of,
    figure_of,
    kill_knight,
    kings_actions,
    leave,
    points_for,
    rebels_actions,
    remove,
)
from tafelrunde.games.tyrant.rules.score import finish
from tafelrunde.games.tyrant.rules.state import (
    FIGURES,
    FIRST_KNIGHT,
    HITS_TO_DIE,
    KING,
    KING_SEAT,
    REBEL_SEAT,
    TyrantState,
)
from tafelrunde.games.tyrant.rules.walk import walk


class Place(Step[TyrantState]):
    """Chance says which citizen stands on the next of the marked squares."""

    rule: ClassVar[str] = "tyrant.setup.citizens"

    def legal(self, s: TyrantState, frame: Frame, moves: Moves) -> None:
        for citizen in range(CITIZENS):
            if s.at[citizen] == NONE:
                moves.add(PLACE + citizen)

    def do(self, s: TyrantState, frame: Frame, action: i64) -> None:
        citizen: i64 = action - PLACE
        square = self.prompt_args(s, frame)["square"]
        s.put(citizen, square)
        if s.events is not None:
            s.tell(Event("placed", self.rule, {"citizen": citizen, "square": square}))
        s.push(CHOOSE_FRAME if placed(s) == CITIZENS else PLACE_FRAME)

    def prompt_args(self, s: TyrantState, frame: Frame) -> dict[str, int]:
        return {"square": s.board.citizens[placed(s)]}


class Choose(Step[TyrantState]):
    """The rebel picks an assassin in secret; the picks ascend, so that their order has no meaning."""

    rule: ClassVar[str] = "tyrant.setup.assassins"

    def legal(self, s: TyrantState, frame: Frame, moves: Moves) -> None:
        chosen = members(s.assassins)
        lowest = chosen[-1] + 1 if chosen else 0
        for citizen in range(lowest, CITIZENS - ASSASSINS + len(chosen) + 1):
            moves.add(CHOOSE + citizen)

    def do(self, s: TyrantState, frame: Frame, action: i64) -> None:
        citizen: i64 = action - CHOOSE
        s.assassins |= bit(citizen)
        last = count(s.assassins) == ASSASSINS
        if s.events is not None:
            # With the third the choice stands, before the king is asked for his start (rule tyrant.setup.start).
            told = Event(
                "chooses", self.rule, {"seat": REBEL_SEAT, "citizen": citizen}, {"citizen": bit(REBEL_SEAT)}, binds=last
            )
            s.tell(told)
        if not last:
            s.push(CHOOSE_FRAME)
        else:
            s.push(START_FRAME if len(s.board.starts) > 1 else DRAW_FRAME)

    def prompt_args(self, s: TyrantState, frame: Frame) -> dict[str, int]:
        return {"count": count(s.assassins) + s.unknown + 1}


class Start(Step[TyrantState]):
    """The king picks one of two squares to start from, when the rebel has chosen already."""

    rule: ClassVar[str] = "tyrant.setup.start"
    public: ClassVar[bool] = True

    def legal(self, state: TyrantState, frame: Frame, moves: Moves) -> None:
        for k in range(len(state.board.starts)):
            moves.add(START + k)

    def do(self, s: TyrantState, frame: Frame, action: i64) -> None:
        start = int(action - START)
        station(s, start)
        if s.events is not None:
            s.tell(Event("starts", self.rule, {"seat": KING_SEAT, "square": s.board.starts[start]}))
            for k, square in enumerate(s.board.knights[start]):
                s.tell(Event("stationed", "tyrant.setup.knights", {"figure": FIRST_KNIGHT + k, "square": square}))
        s.push(DRAW_FRAME)


class Draw(Step[TyrantState]):
    """A round begins: its card is turned up."""

    rule: ClassVar[str] = "tyrant.round.card"

    def legal(self, s: TyrantState, frame: Frame, moves: Moves) -> None:
        for kind in range(KINDS):
            if copies(s.deck, kind):
                moves.add(CARD + kind)

    def weights(self, s: TyrantState, frame: Frame, outcomes: list[int]) -> list[int]:
        return [copies(s.deck, outcome - CARD) for outcome in outcomes]

    def sample(self, s: TyrantState, frame: Frame, rng: Rng) -> i64:
        left: i64 = rng.below(size(s.deck))
        kind: i64 = 0
        while left >= copies(s.deck, kind):
            left -= copies(s.deck, kind)
            kind += 1
        return CARD + kind

    def do(self, s: TyrantState, frame: Frame, action: i64) -> None:
        card: i64 = action - CARD
        s.deck -= ONE[card]
        s.card = card
        s.round += 1
        s.king_points = KING_POINTS[card]
        s.knight_points = KNIGHT_POINTS[card]
        s.rebel_points = REBEL_POINTS[card]
        if s.events is not None:
            s.tell(Event("turned-up", self.rule, {"round": s.round, "card": card}))
        s.push(KING_FRAME)


class KingTurn(Step[TyrantState]):
    """The king's player acts with king and knights, or ends the turn."""

    rule: ClassVar[str] = "tyrant.turn.figures"
    public: ClassVar[bool] = True

    def legal(self, state: TyrantState, frame: Frame, moves: Moves) -> None:
        kings_actions(state, FIRST_KNIGHT, FIGURES, 0, 4, moves)

    def allows(self, state: TyrantState, frame: Frame, action: i64) -> bool:
        figure = figure_of(action)
        if figure < FIRST_KNIGHT:
            return action == END
        moves = empty()
        way = direction_of(action)
        kings_actions(state, figure, figure + 1, way, way + 1, moves)
        found = moves.holds(action)
        hand_back(moves)
        return found

    def do(self, s: TyrantState, frame: Frame, action: i64) -> None:
        if action == END:
            s.king_points = 0
            s.knight_points = 0
            if s.events is not None:
                s.tell(Event("turn-ends", "tyrant.turn.end", {"seat": KING_SEAT}))
            s.push(REBEL_FRAME)
        elif action < STRIKE:
            figure: i64 = (action - MOVE) >> 2
            direction: i64 = (action - MOVE) & 3
            points = points_for(s, figure, action)
            if figure == KING:
                s.king_points -= points
                if s.board.gate[s.at[KING]] == direction:
                    leave(s)
                    return
            else:
                s.knight_points -= points
            walk(s, figure, direction)
            s.push(KING_FRAME)
        else:
            knight: i64 = (action - STRIKE) >> 2
            s.knight_points -= points_for(s, knight, action)
            victim = s.on[NEXT[4 * s.at[knight] + ((action - STRIKE) & 3)]]
            remove(s, knight, victim)
            if s.unknown == 0 and s.assassins & s.gone == s.assassins:
                finish(s, KING_SEAT, "tyrant.end.assassins")
            else:
                s.push(KING_FRAME)

    def why(self, view: TyrantState, frame: Frame, action: int) -> str:
        return why.king_turn(view, action)

    def prompt_args(self, s: TyrantState, frame: Frame) -> dict[str, int]:
        return {"king_points": s.king_points, "knight_points": s.knight_points}


class RebelTurn(Step[TyrantState]):
    """The rebel acts with citizens and revealed assassins, reveals, or ends the turn and the round."""

    rule: ClassVar[str] = "tyrant.turn.figures"

    def legal(self, state: TyrantState, frame: Frame, moves: Moves) -> None:
        rebels_actions(state, EVERY_CITIZEN, 0, 4, moves)

    def allows(self, state: TyrantState, frame: Frame, action: i64) -> bool:
        figure = figure_of(action)
        if not 0 <= figure < CITIZENS:
            return action == END
        moves = empty()
        way = direction_of(action)
        rebels_actions(state, bit(figure), way, way + 1, moves)
        found = moves.holds(action)
        hand_back(moves)
        return found

    def do(self, s: TyrantState, frame: Frame, action: i64) -> None:
        if action == END:
            end_round(s)
            return
        if action < STRIKE:
            figure: i64 = (action - MOVE) >> 2
            direction: i64 = (action - MOVE) & 3
            s.rebel_points -= points_for(s, figure, action)
            walk(s, figure, direction)
        elif action < REVEAL:
            assassin: i64 = (action - STRIKE) >> 2
            victim = s.on[NEXT[4 * s.at[assassin] + ((action - STRIKE) & 3)]]
            s.rebel_points -= points_for(s, assassin, action)
            if victim == KING:
                attack(s, assassin)
                if s.hits == HITS_TO_DIE:
                    finish(s, REBEL_SEAT, "tyrant.end.killed")
                    return
            else:
                s.kills += 1
                kill_knight(s, assassin, victim)
        else:
            citizen: i64 = action - REVEAL
            s.revealed |= bit(citizen)
            if s.events is not None:
                rule = "tyrant.assassin.reveal"
                s.tell(Event("revealed", rule, {"citizen": citizen, "square": s.at[citizen]}, reveals=True))
        s.push(REBEL_FRAME)

    def forced(self, s: TyrantState, frame: Frame) -> bool:
        # An assassin that nobody knows may always be revealed.
        return bool(count(s.revealed) == ASSASSINS)

    def why(self, view: TyrantState, frame: Frame, action: int) -> str:
        return why.rebel_turn(view, action)

    def prompt_args(self, state: TyrantState, frame: Frame) -> dict[str, int]:
        return {"points": state.rebel_points}


PLACE_STEP: Final = Place("place")
CHOOSE_STEP: Final = Choose("choose")
START_STEP: Final = Start("start")
DRAW_STEP: Final = Draw("draw")
KING_STEP: Final = KingTurn("king")
REBEL_STEP: Final = RebelTurn("rebel")
STEPS: Final[list[Step[TyrantState]]] = [PLACE_STEP, CHOOSE_STEP, START_STEP, DRAW_STEP, KING_STEP, REBEL_STEP]

PLACE_FRAME: Final = Frame(PLACE_STEP, CHANCE)
CHOOSE_FRAME: Final = Frame(CHOOSE_STEP, REBEL_SEAT)
START_FRAME: Final = Frame(START_STEP, KING_SEAT)
DRAW_FRAME: Final = Frame(DRAW_STEP, CHANCE)
KING_FRAME: Final = Frame(KING_STEP, KING_SEAT)
REBEL_FRAME: Final = Frame(REBEL_STEP, REBEL_SEAT)
FRAMES: Final = [PLACE_FRAME, CHOOSE_FRAME, START_FRAME, DRAW_FRAME, KING_FRAME, REBEL_FRAME]
"""The only frames there are: a question never carries more than its name."""


def placed(s: TyrantState) -> int:
    """Return how many citizens have been placed."""
    return sum(s.at[citizen] != NONE for citizen in range(CITIZENS))


def station(s: TyrantState, start: int) -> None:
    """Stand the king on one of his starts, and the knights on the squares that go with it."""
    s.put(KING, s.board.starts[start])
    for k, square in enumerate(s.board.knights[start]):
        s.put(FIRST_KNIGHT + k, square)


def end_round(s: TyrantState) -> None:
    """End the rebel's turn: the next card, or the end if there is none."""
    s.rebel_points = 0
    if s.events is not None:
        s.tell(Event("turn-ends", "tyrant.turn.end", {"seat": REBEL_SEAT}))
    if s.round == s.board.rounds:
        finish(s, REBEL_SEAT, "tyrant.end.rounds")
    else:
        s.kills = 0
        s.arrests = 0
        s.push(DRAW_FRAME)
