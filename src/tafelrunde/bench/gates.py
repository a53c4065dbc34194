"""Against whom each game is measured, and what it has to reach."""

from dataclasses import dataclass, field

from tafelrunde import games

PURE = "pure"
"""Our own rules, not compiled."""

# What is measured: decisions of players per second, or nanoseconds. Chance is settled on the way, and its cost is
# in the figure; the first deal is not timed.
DRIVEN = "driven"
"""Random play that Python drives: who is asked, what is legal, apply."""
INSIDE = "inside"
"""Random play in the compiled loop."""
ROLLOUT = "rollout"
"""Clone, play out inside, score."""
SIMULATION = "simulation"
"""What a search does again and again, in times per second: view, determinise, play out inside, score."""
SEARCH = "search"
"""Tree search over guesses at what is hidden, with random playouts, in simulations per second; each begins anew."""
CLONE = "clone"
"""A clone, called from Python, in nanoseconds."""

SIMULATIONS = 500
"""So often a search simulates before it answers."""

MEASURES = [DRIVEN, INSIDE, ROLLOUT, SIMULATION, SEARCH, CLONE]


@dataclass(frozen=True)
class Gate:
    """What our compiled rules have to reach: a multiple of a rival's figure, or nanoseconds where there is no rival."""

    measure: str
    rival: str | None
    wanted: float


@dataclass(frozen=True)
class Field:
    """The games of OpenSpiel that a game of ours is measured against, and its gates."""

    peers: list[str] = field(default_factory=list)
    gates: list[Gate] = field(default_factory=list)


def field_of(game_id: str) -> Field:
    """Return a game's peers and gates; a game that has none is measured alone."""
    home = games.home(game_id)
    said = home.about.get("bench") if home else None
    if not said:
        return Field()
    return Field(said["peers"], [Gate(measure, rival or None, wanted) for measure, rival, wanted in said["gates"]])
