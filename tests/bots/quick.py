"""Bots that do not keep a test waiting."""

from tafelrunde import COMPILED, bots


def quick_bots(game_id: str) -> list[str]:
    """Return the bots of a game; of those that search one has to do for all, thinks hardly at all, and is compiled."""
    names: list[str] = [name for name in ("random", "greedy-1", "greedy") if name in bots.names(game_id)]
    return [*names, "search:sims=1"] if COMPILED else names
