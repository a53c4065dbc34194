"""What the other side can do next, exactly: who would kill the king in the turn to come, how he would win in his."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, members
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.bot.blows import Blow
from tafelrunde.games.tyrant.bot.streets import reaches, streets_of, within
from tafelrunde.games.tyrant.bot.suspects import Suspects
from tafelrunde.games.tyrant.bot.ways_out import last_one, last_way
from tafelrunde.games.tyrant.rules.cards import KINDS, copies, size
from tafelrunde.games.tyrant.rules.codec import CARD, END, REVEAL
from tafelrunde.games.tyrant.rules.state import ATTACK_COST, HITS_TO_DIE, KING, KING_SEAT, TyrantState

LOOKS: Final = 400
"""So many positions are looked at for one citizen, or for one card; a danger that needs more is hard to see."""
NEAR: Final = 2
"""No card lets the king take more steps than these."""


def risk(s: TyrantState, suspects: Suspects) -> float:
    """Return how likely the rebel can kill the king if the king's turn ends here."""
    deadly = killers(s)
    found = 0.0
    for k in range(len(suspects.triples)):
        if suspects.triples[k] & deadly:
            found += suspects.odds[k]
    return found


def killers(s: TyrantState) -> i64:
    """Return the citizens who would kill the king in the rebel's turn that follows, if they were assassins."""
    hits: i64 = HITS_TO_DIE - s.hits
    near: i64 = within(s, reaches(s, 1), s.rebel_points - ATTACK_COST * hits)
    if near == 0:
        return 0
    turn = s.clone()
    turn.viewer = NONE
    if turn.stack[-1].who == KING_SEAT:
        turn.step(END)
    found: i64 = 0
    for citizen in members(near):
        shown = turn
        if not s.revealed & bit(citizen):
            shown = turn.clone()
            shown.assassins = shown.revealed | bit(citizen)
            shown.step(REVEAL + citizen)
        if Blow(citizen, hits, LOOKS).find(shown):
            found |= bit(citizen)
    return found


def escape(s: TyrantState) -> float:
    """Return how likely the next card lets the king win at once, if the rebel's turn ends here."""
    near = streets_of(s.board).home[s.at[KING]] <= NEAR
    if (not near and last_one(s) == NONE) or s.deck == 0:
        return 0.0
    drawing = s.clone()
    drawing.viewer = NONE
    if drawing.stack[-1].who >= 0:
        drawing.step(END)
    if not drawing.stack:
        return 0.0
    found: i64 = 0
    for kind in range(KINDS):
        if copies(s.deck, kind):
            turn = drawing.clone()
            turn.step(CARD + kind)
            if last_way(turn, LOOKS):
                found += copies(s.deck, kind)
    return float(found) / float(size(s.deck))
