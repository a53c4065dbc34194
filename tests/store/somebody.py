"""A folder of an ordinary user's, and things done as that user: root may do anything, and so would notice nothing."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = os.geteuid() == 0
NOBODY = 65534
"""An ordinary user that every machine has."""


@contextmanager
def folder_of_theirs() -> Iterator[Path]:
    """Make a folder that belongs to an ordinary user; nobody else may look into it."""
    with tempfile.TemporaryDirectory() as name:
        if ROOT:
            os.chown(name, NOBODY, NOBODY)
        yield Path(name)


@contextmanager
def as_them() -> Iterator[None]:
    """Do something as the ordinary user; whoever is no root is one already."""
    if ROOT:
        os.setegid(NOBODY)
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if ROOT:
            os.seteuid(0)
            os.setegid(0)
