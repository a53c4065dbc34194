"""Runs an installed package from its `.py` files, past the compiled modules that lie beside them; and tells why."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent
TOLD = PACKAGE / "plain-because.txt"
"""Written by the build where it could not compile."""


def wanted() -> bool:
    """Tell whether TAFELRUNDE_PURE asks for it."""
    return os.environ.get("TAFELRUNDE_PURE", "") not in ("", "0")


def reason() -> str:
    """Return why this package runs as plain Python; "" where nothing says so, as in the sources."""
    if wanted():
        return "TAFELRUNDE_PURE is set"
    return f"at its build, {TOLD.read_text(encoding='utf-8').strip()}" if TOLD.exists() else ""


def prefer_source() -> None:
    """Let every later import from this package find source files only."""
    sys.path_hooks.insert(0, source_finder)
    # Finders of these folders may have been made, and kept, before the hook was there.
    for folder in [path for path in sys.path_importer_cache if is_ours(path)]:
        del sys.path_importer_cache[folder]


def source_finder(path: str) -> FileFinder:
    """Return a finder that knows no compiled modules, for the folders of this package alone."""
    if not is_ours(path):
        raise ImportError(f"{path} is no folder of {PACKAGE}", path=path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def is_ours(path: str) -> bool:
    """Tell whether a folder lies in this package."""
    return Path(path).is_relative_to(PACKAGE)
