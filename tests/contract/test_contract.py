"""What holds for every game, of ours."""

from contract.cases import CASES  # noqa: F401  (what these tests play)
from tafelrunde.testing.contract import *  # noqa: F403
