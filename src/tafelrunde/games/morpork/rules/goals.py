"""What wins in Ankh-Morpork with so many players, who could win, and what the game is about."""

from tafelrunde.core.bits import bit, count, members
from tafelrunde.core.picture import Goal, Message
from tafelrunde.core.values import HIDDEN, NONE
from tafelrunde.games.morpork.rules import score
from tafelrunde.games.morpork.rules.areas import (
    CHAOS,
    CHRYSOPRASE,
    CONTROLLED,
    DRAGON_KING,
    FORTUNE,
    HAND_SIZE,
    MOST_SEATS,
    PERSONALITY_IDS,
    SPIES,
    VETINARI,
    VIMES,
)
from tafelrunde.games.morpork.rules.setup import personalities
from tafelrunde.games.morpork.rules.state import MorporkState


def goals(s: MorporkState) -> list[Goal]:
    """Return how far each seat is as everybody it may be, the viewer's own first, and what points it has."""
    own = int(s.viewer) if s.viewer >= 0 else 0
    order = [(own + k) % int(s.seats) for k in range(s.seats)]
    found = [goal(s, seat, who) for seat in order for who in may_be(s, seat)]
    points = Message("morpork-goal-points", rule="morpork.points.count")
    return found + [Goal(points, seat, int(score.points(s, seat))) for seat in order]


def may_be(s: MorporkState, seat: int) -> list[int]:
    """Return the personalities that a seat may have, for all that the viewer knows."""
    who = int(s.personality[seat])
    if who == NONE:
        return []
    if who != HIDDEN:
        return [who]
    left = personalities(int(s.seats))
    gone = s.ruled_out[seat]
    if s.viewer >= 0:
        gone |= bit(s.personality[s.viewer]) | s.seen_unused[s.viewer]
        here = s.aside[MOST_SEATS * s.viewer + seat]
        for other in range(s.seats):
            elsewhere = s.aside[MOST_SEATS * s.viewer + other]
            gone |= elsewhere ^ (elsewhere & here)
    return members(left ^ (left & gone))


def goal(s: MorporkState, seat: int, who: int) -> Goal:
    """Return how far a seat is as a personality, and how far it has to get with so many players."""
    rule, name = score.goal_rule(who), PERSONALITY_IDS[who]
    if who == VIMES:
        left = int(s.pile())
        return Goal(Message("morpork-goal-pile", rule=rule), seat, left, 0, left == 0, name)
    if who == VETINARI:
        value, aim = int(score.infiltrated(s, seat)), SPIES[s.seats]
        message = Message("morpork-goal-spies", {"goal": aim}, rule)
    elif who == DRAGON_KING:
        value, aim = int(count(s.trouble)), CHAOS
        message = Message("morpork-goal-trouble", {"goal": aim}, rule)
    elif who == CHRYSOPRASE:
        value, aim = int(score.fortune(s, seat)), FORTUNE
        message = Message("morpork-goal-fortune", {"goal": aim}, rule)
    else:
        value, aim = int(score.controlled(s, seat)), CONTROLLED[s.seats]
        message = Message("morpork-goal-control", {"goal": aim}, rule)
    return Goal(message, seat, value, aim, value >= aim, name)


def brief(s: MorporkState) -> list[Message]:
    """Return what the game is about, with the numbers of this table."""
    fortune = FORTUNE if s.seats > 2 else 0
    areas = {"spies": SPIES[s.seats], "control": CONTROLLED[s.seats]}
    return [
        Message("morpork-brief-want", {**areas, "trouble": CHAOS, "fortune": fortune}),
        Message("morpork-brief-turn", {"hand": HAND_SIZE}),
        Message("morpork-brief-trouble"),
        Message("morpork-brief-end", {"trouble": CHAOS}),
    ]
