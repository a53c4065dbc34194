"""`python -m tafelrunde` does what `tafelrunde` does."""

from tafelrunde.cli.app import main

main()
