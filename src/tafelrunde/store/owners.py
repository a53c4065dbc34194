"""Whom the files of a store belong to: what root makes is for whoever owns the folder, who is to serve from it."""

import contextlib
import os
from pathlib import Path

BESIDE = ("", "-wal", "-shm", "-server", "-tally")
"""How the names of a store's files end."""


def make_folder(folder: Path) -> None:
    """Make a folder where there is none."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for one in reversed(missing):
        hand_over(one)


def hand_over(path: Path) -> None:
    """Give what root has just made to the owner of the folder it lies in."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        theirs = path.parent.stat()
        os.chown(path, theirs.st_uid, theirs.st_gid)


def locked_out(path: Path) -> str:
    """Return why this user cannot use a store, and what to do; "" if the files and their folder let them."""
    for one in (path.parent, *(path.with_name(path.name + end) for end in BESIDE)):
        if one.exists() and not may(one, os.R_OK | os.W_OK | (os.X_OK if one.is_dir() else 0)):
            me, theirs = name_of(os.geteuid()), name_of(one.stat().st_uid)
            what = one if one.is_dir() else f"{path}*"
            return f"{one} cannot be read and written by {me}, it belongs to {theirs}: `chown {me} {what}` as root"
    return ""


def may(path: Path, what: int) -> bool:
    """Tell whether this program may do something with a file, as the user that it runs as."""
    return os.access(path, what, effective_ids=os.access in os.supports_effective_ids)


def name_of(user: int) -> str:
    """Return what a user is called."""
    with contextlib.suppress(ImportError, KeyError):
        import pwd

        return pwd.getpwuid(user).pw_name
    return str(user)
