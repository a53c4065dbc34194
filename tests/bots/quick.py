"""Bots that do not keep a test waiting."""

from tafelrunde import bots


def quick_bots(game_id: str) -> list[str]:
    """Return the bots of a game; one of those that search has to do for all, and thinks hardly at all."""
    return [*(name for name in bots.names(game_id) if name != "search" and not bots.is_level(name)), "search:sims=1"]
