"""Every piece of code in the README and in docs/ does what a reader would have it do; the commands are in builds/."""

import re

import pytest

from documents import DOCUMENTS, ROOT, blocks
from tafelrunde import bots, games


@pytest.mark.parametrize("code", blocks("python"))
def test_the_code_runs(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_own", {})  # whom a reader registers the other tests need not know
    exec(compile(code, "<document>", "exec"), {})


def test_links_lead_somewhere() -> None:
    for document in DOCUMENTS:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name} points at {target}"


@pytest.mark.parametrize("name", ["tyrant", "tokyo", "morpork"])
def test_the_page_of_a_game_names_its_options_in_their_order(name: str) -> None:
    page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    table = page.partition("## Options\n")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `(\w+)`", table, re.MULTILINE) == [option.name for option in games.load(name).options]
