"""Whether what is installed is what it should be: compiled, with the page, and able to play.

python building/installed.py        in the environment where a wheel was installed, from any folder
"""

import sys
from importlib import resources

import tafelrunde
from tafelrunde import arena, games


def main() -> None:
    """Play a game of each with what is installed, and say what was found."""
    if not tafelrunde.COMPILED:
        sys.exit("tafelrunde: the rules that are installed are plain Python")
    if not resources.files(tafelrunde).joinpath("server", "page", "index.html").is_file():
        sys.exit("tafelrunde: the page is not installed")
    for name in games.names():
        arena.run(name, ["greedy", "random"], games=2, seed=1)
    print(f"tafelrunde {tafelrunde.__version__}, compiled, with the page: played {', '.join(games.names())}")


if __name__ == "__main__":
    main()
