"""`python -m tafelrunde.cli` does what `tafelrunde` does."""

from tafelrunde.cli.app import main

main()
