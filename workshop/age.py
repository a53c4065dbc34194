"""Whether the tables of `docs/baselines.md` are of the rules and bots as they are: by a digest, with nothing installed.

Comments, docstrings and words make a table no older; whatever else changes in what plays a game does.
"""

import ast
import hashlib
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "baselines.md"
PACKAGE = ROOT / "src" / "tafelrunde"
PLAYS = ("core/**/*.py", "bots/**/*.py", "bots/**/*.toml", "games/{}/rules/**/*.py", "games/{}/bot/**/*")
MARK = "<!-- {}: {} -->"


def digest(game: str, package: Path = PACKAGE) -> str:
    """Return what stands for all code and weights by which a game is played."""
    found = hashlib.sha256()
    paths = {path for pattern in PLAYS for path in package.glob(pattern.format(game))}
    for path in sorted(paths):
        if path.suffix == ".py":
            found.update(f"{path.relative_to(package)}\n{meaning(path.read_text(encoding='utf-8'))}".encode())
        elif path.suffix == ".toml":
            found.update(str(path.relative_to(package)).encode() + path.read_bytes())
    return found.hexdigest()[:16]


def meaning(source: str) -> str:
    """Return what a module does, whatever its comments and docstrings say.

    >>> meaning("x = 1  # one") == meaning("x = 1")
    True
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [one for one in body if not said(one)]  # type: ignore[attr-defined]
    return ast.dump(tree)


def said(statement: ast.stmt) -> bool:
    """Tell whether a statement is a string alone."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def older(page: str, package: Path = PACKAGE) -> list[str]:
    """Return the games whose table on the page is older than what plays them."""
    marks = re.findall(MARK.format(r"(\w+)", r"(\w+)"), page)
    return [game for game, of in marks if digest(game, package) != of]


def warned(page: str, package: Path = PACKAGE) -> str:
    """Return the page with a sentence above each table that is older than its code."""
    for game in older(page, package):
        mark = re.search(MARK.format(game, r"\w+"), page)
        assert mark is not None
        told = "**Older than its code**: rules or bots have changed since this table was played."
        page = page.replace(mark[0], f"{mark[0]}\n\n{told}")
    return page
