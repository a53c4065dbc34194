"""Ankh-Morpork as a sensible beginner plays it: towards the own goal, and with an eye on what the others might be."""

from typing import cast

from tafelrunde.bots.bot import Bot
from tafelrunde.core.ask import Ask
from tafelrunde.core.bits import bit, count, members
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.games.morpork.rules import score
from tafelrunde.games.morpork.rules.areas import (
    CHAOS,
    CHRYSOPRASE,
    CONTROLLED,
    DRAGON_KING,
    FORTUNE,
    SPIES,
    VETINARI,
    VIMES,
)
from tafelrunde.games.morpork.rules.codec import AREA, BENEFIT_OF
from tafelrunde.games.morpork.rules.setup import personalities
from tafelrunde.games.morpork.rules.state import HAND, MorporkState

GOAL = 100.0
"""What the own goal is worth when it is reached, and its share on the way there."""
DANGER = 150.0
"""What it costs when somebody else has reached the goal of somebody they might be."""
NEAR = 0.6
"""From this share of a goal on, somebody else's progress is a danger."""
POINT = 0.4
CARD = 1.0
PILE = 101
HORIZON = 12
"""How many questions a thought goes on for."""


class Greedy1(Bot[MorporkState]):
    """Thinks each action through to the end of the own turn, with a guess at what is hidden."""

    name = "greedy-1"

    def choose(self, view: MorporkState, ask: Ask) -> int:
        """Return the action that leaves the best prospect; of equals the first."""
        if len(ask.actions) == 1:
            return ask.actions[0]
        table = cast(MorporkState, view.determinise(self.rng))
        suspects = [suspected(view, seat) for seat in range(int(table.seats))]
        best, found = ask.actions[0], float("-inf")
        for action in ask.actions:
            after = table.clone()
            after.step(action)
            if action < AREA or action >= BENEFIT_OF:
                self.think(after, ask.who, suspects)
            prospect = outlook(after, ask.who, suspects)
            if prospect > found:
                best, found = action, prospect
        return best

    def think(self, table: MorporkState, me: int, suspects: list[list[int]]) -> None:
        """Go on until the own turn is over: with the own best answers, and the others passing."""
        for _ in range(HORIZON):
            frame = table.stack[-1] if table.stack else None
            if frame is None or frame.step.name in ("turn", "draw", "more", "another", "turn_end"):
                return
            if frame.who == CHANCE:
                table.step(frame.step.sample(table, frame, Rng(int(self.rng.word()))))
                continue
            actions = table.legal()
            table.step(best_of(table, actions, me, suspects) if frame.who == me else actions[0])


def best_of(table: MorporkState, actions: list[int], me: int, suspects: list[list[int]]) -> int:
    """Return the action that looks best right afterwards."""
    best, found = actions[0], float("-inf")
    for action in actions:
        after = table.clone()
        after.step(action)
        prospect = outlook(after, me, suspects) + (0.1 if action == 1 else 0.0)  # rather use a scroll than not
        if prospect > found:
            best, found = action, prospect
    return best


def suspected(view: MorporkState, seat: int) -> list[int]:
    """Return the personalities that a seat may have, for all that the viewer knows."""
    left = personalities(int(view.seats)) ^ view.unused
    if view.viewer >= 0:
        left ^= left & bit(view.personality[view.viewer])
    return [who for who in members(left) if not view.ruled_out[seat] & bit(who)]


def progress(s: MorporkState, seat: int, who: int) -> float:
    """Return how much of a personality's goal a seat has reached; 1 and more wins at the start of its turn."""
    if who == VETINARI:
        return float(score.infiltrated(s, seat) / SPIES[int(s.seats)])
    if who == DRAGON_KING:
        return float(count(s.trouble) / CHAOS)
    if who == CHRYSOPRASE:
        return float(score.fortune(s, seat) / FORTUNE)
    if who == VIMES:
        return 1.0 - float(s.pile() / PILE)
    return float(score.controlled(s, seat) / CONTROLLED[int(s.seats)])


def outlook(s: MorporkState, me: int, suspects: list[list[int]]) -> float:
    """Return how good a position is for a seat that knows who it is."""
    if s.winners:
        return 1000.0 if s.winners & bit(me) else -1000.0
    mine = progress(s, me, int(s.personality[me]))
    worth = GOAL * min(mine, 1.0) + POINT * int(score.points(s, me)) + CARD * int(s.size(HAND + me))
    if mine >= 1.0:
        worth += GOAL
    for seat in range(int(s.seats)):
        if seat == me or not suspects[seat]:
            continue
        worth -= POINT / 2 * int(score.points(s, seat)) / (int(s.seats) - 1)
        for who in suspects[seat]:
            if who != VIMES:
                worth -= danger(progress(s, seat, who)) / len(suspects[seat])
    return worth


def danger(reached: float) -> float:
    """Return what somebody else's progress costs."""
    if reached < NEAR:
        return 0.0
    return DANGER if reached >= 1.0 else DANGER / 2 * (reached - NEAR) / (1 - NEAR)
