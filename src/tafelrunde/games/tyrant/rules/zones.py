"""Who knows what, and what the king must reckon with."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count
from tafelrunde.core.rng import Rng
from tafelrunde.core.zones import OWNER, Zone
from tafelrunde.games.tyrant.rules.cards import ASSASSINS, CITIZENS
from tafelrunde.games.tyrant.rules.state import REBEL_SEAT, TyrantState

CHOSEN: Final = Zone("assassins", REBEL_SEAT, OWNER)
"""The rebel's three cards lie face down, arrested ones too; revealed ones lie open (rule tyrant.arrest.silent)."""


def hide(view: TyrantState) -> None:
    """Remove what the viewer may not know; when the game is over, the assassins are shown.

    Which round cards are to come stays: everybody saw the others, and the order nobody knows. Without the memory aid
    (rule tyrant.memory_aid) they are not shown, but a view still knows them.
    """
    if view.stack and not CHOSEN.seen_by(view.viewer):
        view.unknown = count(view.assassins) - count(view.revealed)
        view.assassins = view.revealed


def _subsets(members: int) -> vec[i64]:
    """Return all sets of so many citizens that the rebel can have picked in ascending order, with room for the rest."""
    found = [0]
    for k in range(members):
        last = CITIZENS - ASSASSINS + k
        found = [subset + bit(citizen) for subset in found for citizen in range(subset.bit_length(), last + 1)]
    return vec[i64]([i64(subset) for subset in found])


PICKED: Final = [_subsets(0), _subsets(1), _subsets(2), _subsets(3)]
"""By how many citizens were picked so far, what they can be."""


def can_be(view: TyrantState, subset: i64) -> bool:
    """Tell whether these can be the assassins: all known ones are, and one is on the board, as the game goes on."""
    return subset & view.revealed == view.revealed and subset & view.gone != subset


def guess(view: TyrantState, rng: Rng) -> None:
    """Fill in the assassins, every possible set as likely as any other."""
    if view.unknown:
        subsets = PICKED[view.unknown + count(view.assassins)]
        found: i64 = 0
        for k in range(len(subsets)):
            if can_be(view, subsets[k]):
                found += 1
        pick: i64 = rng.below(found)
        for k in range(len(subsets)):
            if can_be(view, subsets[k]):
                if pick == 0:
                    view.assassins = subsets[k]
                    break
                pick -= 1
        view.unknown = 0
