"""Who sees what: all but the deck lies open, and what is on top of the deck only for who has looked at it."""

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import HIDDEN
from tafelrunde.games.tokyo.rules.cards import nth_card
from tafelrunde.games.tokyo.rules.deck import back_to_deck, from_deck
from tafelrunde.games.tokyo.rules.state import TokyoState


def seen_by(s: TokyoState, depth: i64, viewer: i64) -> bool:
    """Tell whether a viewer has looked at a card on the deck (rule tokyo.known)."""
    return viewer >= 0 and s.top_seen[depth] & bit(viewer) != 0


def hide(view: TokyoState) -> None:
    """Let cards that the viewer has not seen be anywhere in the deck; who has looked is no secret."""
    for depth in range(len(view.top)):
        if view.top[depth] != HIDDEN and not seen_by(view, depth, view.viewer):
            back_to_deck(view, view.top[depth])
            view.top[depth] = HIDDEN


def guess(view: TokyoState, rng: Rng) -> None:
    """Draw the cards on top of the deck that the viewer has not seen, each as likely as the others."""
    for depth in range(len(view.top)):
        if view.top[depth] == HIDDEN:
            k = rng.below(count(view.deck) + count(view.deck_once))
            card = nth_card(view.deck, view.deck_once, k)
            from_deck(view, card)
            view.top[depth] = card
