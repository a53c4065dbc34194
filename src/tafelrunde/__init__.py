"""Tafelrunde: four board games about who rules, for people and bots."""

from tafelrunde import pure as _pure

if _pure.wanted():  # to be settled before anything that is compiled is imported
    _pure.prefer_source()

from tafelrunde.core import engine as _engine

__version__ = "0.9.0"

COMPILED: bool = not _engine.__file__.endswith(".py")
"""Whether the rules run as compiled extensions; the same rules run as plain Python where not."""
