"""Every command and every piece of code in the README and in docs/ does what a reader would have it do."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tafelrunde import bots, games

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
INSTEAD = {
    "make check": "make --dry-run check",  # this very suite is part of it
    "make test": "make --dry-run test",
    "make bench": "make bench ARGS='--rounds 1 --seconds 0.02'",
    ".venv/bin/tafelrunde bench tokyo": ".venv/bin/tafelrunde bench tokyo --rounds 1 --seconds 0.02",
}


def blocks(language: str) -> list[object]:
    """Return the fenced blocks in a language, each with a name that tells where it stands."""
    found: list[object] = []
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        for match in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            line = text[: match.start()].count("\n") + 2
            found.append(pytest.param(match[1], id=f"{document.name}:{line}"))
    return found


@pytest.mark.parametrize("code", blocks("python"))
def test_the_code_runs(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_own", {})  # whom a reader registers the other tests need not know
    exec(compile(code, "<document>", "exec"), {})


@pytest.mark.slow
@pytest.mark.parametrize("commands", blocks("sh"))
def test_the_commands_run(commands: str, tmp_path: Path) -> None:
    """As a reader types them, with nothing to answer their questions, and none of the words that started this."""
    environment = {name: value for name, value in os.environ.items() if name not in ("ARGS", "MAKEFLAGS")}
    for command in commands.splitlines():
        done = subprocess.run(
            INSTEAD.get(command, command),
            shell=True,
            cwd=ROOT,
            env={**environment, "XDG_STATE_HOME": str(tmp_path)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        assert done.stdout


def test_links_lead_somewhere() -> None:
    for document in DOCUMENTS:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name} points at {target}"


@pytest.mark.parametrize("name", ["tyrant", "tokyo", "morpork"])
def test_the_page_of_a_game_names_its_options_in_their_order(name: str) -> None:
    page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    table = page.partition("## Options\n")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `(\w+)`", table, re.MULTILINE) == [option.name for option in games.load(name).options]
