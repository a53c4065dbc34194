"""By what something happens: a card that is played, a city-area card, an event. What is told of it names that."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import AREAS, BENEFIT, PLACE_MINION
from tafelrunde.games.morpork.rules.cards import CARDS, FRESH_START_CLUB, IGOR
from tafelrunde.games.morpork.rules.events import EVENT_RULES, JOHNSON, MURDERS
from tafelrunde.games.morpork.rules.state import MorporkState

AREA_RULES: Final = [
    "morpork.area.dolly_sisters",
    "morpork.area.unreal_estate",
    "morpork.area.dragons_landing",
    "morpork.area.small_gods",
    "morpork.area.the_scours",
    "morpork.area.the_hippo",
    "morpork.area.the_shades",
    "morpork.area.dimwell",
    "morpork.area.longwall",
    "morpork.area.isle_of_gods",
    "morpork.area.seven_sleepers",
    "morpork.area.nap_hill",
]
"""The rule of each city-area card."""

BY_AREA: Final = CARDS
BY_EVENT: Final = CARDS + AREAS

_OF_RULE: Final[dict[str, int]] = {
    **{rule: BY_AREA + area for area, rule in enumerate(AREA_RULES)},
    **{rule: BY_EVENT + event for event, rule in enumerate(EVENT_RULES)},
    "morpork.trouble.enter": NONE,
    "morpork.trouble.leave": NONE,
}


def cause_of(s: MorporkState, rule: str) -> int:
    """Return what is behind something that happens by a rule; NONE for what a turn brings anyway."""
    return _OF_RULE[rule] if rule in _OF_RULE else card_in_play(s)


def card_in_play(s: MorporkState) -> int:
    """Return the card whose symbols are being done, NONE between two cards."""
    k = len(s.stack) - 1
    while k >= 0:
        if s.stack[k].step.name == "finish":
            return int(s.stack[k].a)
        k -= 1
    return NONE


def cause_of_draw(s: MorporkState) -> int:
    """Return why a card is drawn: by a city-area card that has its price next, a card in play, or for the hand."""
    coming = s.stack[len(s.stack) - 1] if s.stack else None
    if coming is not None and coming.step.name == "shed":
        return BY_AREA + int(coming.a)
    return card_in_play(s)


def cause_of_placing(s: MorporkState, near: i64, barred: i64) -> int:
    """Return why a minion is placed: a city-area card, a card that brings it back, or the card in play."""
    if near != NONE and BENEFIT[near] == PLACE_MINION:
        return BY_AREA + int(near)
    last = s.discard[len(s.discard) - 1] if barred != NONE and len(s.discard) else NONE
    return int(last) if last in (FRESH_START_CLUB, IGOR) else card_in_play(s)


def rule_of_removal(s: MorporkState, seat: i64, area: i64, by: i64) -> str:
    """Return the rule by which a piece is removed: by a player, or by one of the two events that take a single one."""
    if by != NONE:
        return "morpork.piece.remove"
    if s.event in (JOHNSON, MURDERS):
        return EVENT_RULES[s.event]
    coming = [frame for frame in s.stack if frame.step.name == "event_roll"]
    johnsons = s.building[area] == seat and s.lost & bit(area) != 0 and not coming
    return EVENT_RULES[JOHNSON if johnsons else MURDERS]
