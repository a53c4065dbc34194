"""`tafelrunde new-game NAME`: a folder with a small whole game, to be changed until it is another."""

import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from rich.text import Text as Styled

import tafelrunde
from tafelrunde import games
from tafelrunde.cli.complaints import Complaint
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.shell import program
from tafelrunde.text import Text

SAMPLE = "sample"
"""The package that is copied, and what is written otherwise in the copy."""
PROJECT = """[project]
name = "tafelrunde-{name}"
version = "0.1"
dependencies = ["tafelrunde"]

[project.optional-dependencies]
test = ["hypothesis", "pytest"]

[project.entry-points."tafelrunde.games"]
{name} = "{name}"

[build-system]
requires = ["setuptools>=80"]
build-backend = "setuptools.build_meta"

[tool.setuptools]
packages = ["{name}"]
package-data = {{ "*" = ["*.toml", "words/**/*.ftl"] }}

[tool.pytest.ini_options]
markers = ["slow: plays for long"]
"""
CONTRACT = '''"""What holds for every game, tried on this one."""

from tafelrunde.testing.contract import *  # noqa: F403
from tafelrunde.testing.words import *  # noqa: F403
'''
SCENE = '''"""{title} as its rules tell it."""

from tafelrunde import games


def test_the_highest_stone_wins() -> None:
    table = games.load("{name}").position({{"hands": ["stone_2", "stone_7"]}})
    while table.who >= 0:
        table.apply(table.game.actions_codec.number("keep", {{}}))
    assert table.result() == (-1.0, 1.0)
'''


def new_game(name: str, text: Text, screen: Screen) -> int:
    """Write the folder, and say what can be done with it."""
    title = "".join(part.capitalize() for part in name.split("_"))
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or name in (*games.names(), SAMPLE, "test", "tests"):
        raise Complaint("terminal-error-new-game", {"name": name})
    folder = Path(name)
    if folder.exists():
        raise Complaint("terminal-error-new-game.there", {"path": str(folder)})
    copied(resources.files(tafelrunde) / SAMPLE, folder / name, name, title)
    written(folder / "pyproject.toml", PROJECT.format(name=name))
    written(folder / "tests" / "test_contract.py", CONTRACT)
    written(folder / "tests" / f"test_{name}.py", SCENE.format(name=name, title=spelled(name)))
    said = text.say("terminal-new-game", {"path": str(folder), "command": program(), "name": name})
    screen.show(Styled(said))
    return 0


def copied(source: Traversable, target: Path, name: str, title: str) -> None:
    """Copy the sample, called otherwise."""
    for file in source.iterdir():
        if file.is_dir() and not file.name.startswith("__"):
            copied(file, target / file.name, name, title)
        elif file.name.endswith((".py", ".toml", ".ftl")):
            words = file.read_text("utf-8")
            words = re.sub(rf"(?<!\w){SAMPLE}(?=[-.\"]| =)", name, words)
            said = title if file.name.endswith(".py") or file.name == "game.toml" else spelled(name)
            written(target / file.name, words.replace(SAMPLE.capitalize(), said))


def spelled(name: str) -> str:
    """Return a name as people read it.

    >>> spelled("high_stone")
    'High stone'
    """
    return name.replace("_", " ").capitalize()


def written(path: Path, words: str) -> None:
    """Write a file, with the folders that it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(words, "utf-8")
