"""`python -m tafelrunde` does what `tafelrunde` does."""

from tafelrunde.cli import main

main()
