"""Standard input and output: there even where the shell has closed them, and failing under a name of their own."""

import io
import os
import sys
from pathlib import Path
from typing import Final

MODES: Final = {"stdin": "r", "stdout": "w", "stderr": "w"}


class OutputError(OSError):
    """What is printed cannot be written; any other OSError is about something else."""


class Output(io.TextIOWrapper):
    """Standard output. A reader who has gone is still a BrokenPipeError, as everybody expects."""

    def write(self, text: str, /) -> int:
        """Write a text."""
        try:
            return super().write(text)
        except OSError as error:
            raise named(error) from None

    def flush(self) -> None:
        """Write what is still held back."""
        try:
            super().flush()
        except OSError as error:
            raise named(error) from None


def named(error: OSError) -> OSError:
    """Return an error of writing as one of the output."""
    return error if isinstance(error, BrokenPipeError) else OutputError(error.errno, error.strerror)


def open_streams() -> None:
    """Put /dev/null where a stream is closed, and let errors of printing be told from others."""
    for name, mode in MODES.items():
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
    out = sys.stdout
    if isinstance(out, io.TextIOWrapper):
        encoding, errors, by_lines = out.encoding, out.errors, out.line_buffering
        sys.stdout = Output(out.detach(), encoding, errors, line_buffering=by_lines)
