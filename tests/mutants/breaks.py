"""Small breaks of executable code: each changes one place on one line."""

import ast
import random
from collections.abc import Iterator
from dataclasses import dataclass

COMPARED = {ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">")}
COMPARED |= {ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is")}
COMPARED |= {ast.In: ("in", "not in"), ast.NotIn: ("not in", "in")}
JOINED = {ast.And: ("and", "or"), ast.Or: ("or", "and")}
COUNTED = {ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&")}


@dataclass(frozen=True)
class Break:
    """One changed line of a file below the games' folder."""

    file: str
    line: int
    before: str
    after: str


Place = tuple[int, int, int]
"""A line, and from which byte to which."""


def breaks(file: str, source: str) -> list[Break]:
    """Return every break of the functions in a source, in their order.

    >>> for found in breaks("f.py", "def f(a: int) -> bool:\\n    'Tell.'\\n    return a > 1\\n"):
    ...     print(found.line, found.after)
    3     return a >= 1
    3     return a > 2
    3     return a > 0
    """
    lines = source.encode().split(b"\n")
    found = []
    for node in executable(ast.parse(source)):
        for (line, start, end), new in changes(node, lines):
            old = lines[line - 1]
            after = old[:start] + new.encode() + old[end:]
            found.append(Break(file, line, old.decode(), after.decode()))
    return sorted(dict.fromkeys(found), key=lambda broken: broken.line)


def broken(source: str, change: Break) -> str:
    """Return the source with one break in it."""
    lines = source.split("\n")
    assert lines[change.line - 1] == change.before
    lines[change.line - 1] = change.after
    return "\n".join(lines)


def pick(found: list[Break], count: int, seed: int) -> list[Break]:
    """Return so many of the breaks by chance, always the same for a seed."""
    return random.Random(seed).sample(found, min(count, len(found)))


def executable(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the nodes inside functions that do something: no declarations, types, docstrings and messages."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for statement in node.body:
                yield from inside(statement)


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and those below it that do something."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Import | ast.ImportFrom | ast.JoinedStr | ast.Raise):
        return  # functions are walked on their own; what an error says is no rule, that it is raised the `if` says
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return  # of zip: a net, no rule
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "msg"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from inside(child)


def changes(node: ast.AST, lines: list[bytes]) -> Iterator[tuple[Place, str]]:
    """Yield how a node can be broken: which bytes of which line become what."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield from swapped(node.left, node.comparators[0], COMPARED.get(type(node.ops[0])), lines)
    elif isinstance(node, ast.BoolOp):
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield from swapped(left, right, JOINED[type(node.op)], lines)
    elif isinstance(node, ast.BinOp):
        yield from swapped(node.left, node.right, COUNTED.get(type(node.op)), lines)
    elif isinstance(node, ast.AugAssign):
        yield from swapped(node.target, node.value, COUNTED.get(type(node.op)), lines)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        if node.lineno == node.operand.lineno:
            yield (node.lineno, node.col_offset, node.operand.col_offset), ""
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield place(node), str(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield place(node), str(node.value + 1)
        if node.value:
            yield place(node), str(node.value - 1)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and node.lineno == node.end_lineno:
        yield place(node), "pass"
    if isinstance(node, ast.If | ast.While | ast.IfExp) and node.test.lineno == node.test.end_lineno:
        line, start, end = place(node.test)
        yield (line, start, end), f"(not ({lines[line - 1][start:end].decode()}))"


def swapped(
    left: ast.expr, right: ast.expr, how: tuple[str, str] | None, lines: list[bytes]
) -> Iterator[tuple[Place, str]]:
    """Yield the change of the operator between two operands, if it stands on the line of both."""
    line, start, end = left.end_lineno or 0, left.end_col_offset or 0, right.col_offset
    if how is not None and line == right.lineno:
        between = lines[line - 1][start:end].decode()
        yield (line, start, end), between.replace(*how, 1)


def place(node: ast.expr | ast.stmt) -> Place:
    """Return where a node of one line stands."""
    return node.lineno, node.col_offset, node.end_col_offset or 0
