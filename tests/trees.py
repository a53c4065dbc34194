"""The source files of ours and of the tests as trees: each is read once, however many tests look at it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return all that a file of Python is made of."""
    return tuple(ast.walk(ast.parse(path.read_text("utf-8"))))


def marks(path: Path, name: str) -> Iterator[tuple[str, object]]:
    """Return each test of a file with each value that its marks of that name have."""
    for node in nodes(path):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and ast.unparse(call.func) == f"pytest.mark.{name}":
                    for arg in call.args:
                        yield node.name, arg.value if isinstance(arg, ast.Constant) else None


@cache
def marked(tests: Path, name: str) -> list[tuple[str, object]]:
    """Return all tests that have a mark of that name, with its values."""
    paths = [path for path in sorted(tests.rglob("test_*.py")) if f"mark.{name}(" in path.read_text("utf-8")]
    return [mark for path in paths for mark in marks(path, name)]
