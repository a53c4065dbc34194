"""What holds for every game, as tests that any package with a game runs.

A file of its tests says it in one line, and pytest plays whatever games of somebody else are installed or named by
TAFELRUNDE_GAMES_FROM, with every number of seats:

    from tafelrunde.testing.contract import *
    from tafelrunde.testing.words import *
"""

import pytest

pytest.register_assert_rewrite("tafelrunde.testing.contract", "tafelrunde.testing.words")
