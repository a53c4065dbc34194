"""Greedy of each game: a sensible beginner, and who makes the move where another bot fails."""

from tafelrunde.bots import greedy_1, searching


class Claim(greedy_1.Claim):
    """Thinks about the round being played, and no further."""

    name = "greedy"


class Tyrant(greedy_1.Tyrant):
    """Thinks about the turn being played, and no further."""

    name = "greedy"


class Tokyo(greedy_1.Tokyo):
    """Weighs what the dice and cards of its turn are worth, and thinks no further."""

    name = "greedy"


class Morpork(searching.Greedy):
    """Weighs what each action changes for its own goal, and for what the others might want."""

    plays = ("morpork",)
