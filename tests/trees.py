"""The source files of ours and of the tests as trees: each is read once, however many tests look at it."""

import ast
from functools import cache
from pathlib import Path


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return all that a file of Python is made of."""
    return tuple(ast.walk(ast.parse(path.read_text("utf-8"))))
