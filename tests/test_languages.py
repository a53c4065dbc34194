"""A language that is a guest: found in a folder or a package, completed in English, and what it lacks is listed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde import cli, languages
from tafelrunde.text import Text, default_language

ROOT = Path(__file__).parent.parent
WORDS = {
    "tafelrunde.ftl": "tafelrunde-player = Ludanto { $number }\n",
    "claim.ftl": "claim-card-goblin = Koboldo { $value }\nclaim-event-draws = { $seat } tiras.\n",
    "claim/page.ftl": "page-line-claim = Du fazoj.\n",
}
SERVED = """
import sys
from server.inn import Inn
from tafelrunde.server.ground.settings import Settings
with Inn(Settings(db=f"sqlite:///{sys.argv[1]}", hosts=["testserver"], limits=False)) as inn:
    anna = inn.guest("Anna")
    print(anna.get("/games")["languages"])
    print(anna.get("/games/claim/catalogue/eo")["things"]["card"]["goblin_3"]["name"])
    print("Du fazoj." in anna.get("/texts/eo")["messages"]["claim/page.ftl"])
"""


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return the folder of a language that is no more than a few words."""
    for name, said in WORDS.items():
        path = tmp_path / "eo" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(said, "utf-8")
    monkeypatch.setenv(languages.FROM, str(tmp_path / "eo"))
    languages.folders.cache_clear()
    yield tmp_path / "eo"
    monkeypatch.undo()
    languages.folders.cache_clear()


def test_it_is_spoken_and_what_it_lacks_is_english(esperanto: Path) -> None:
    text = Text("eo")
    assert text.say("claim-card-goblin", {"value": 3}) == "Koboldo 3"
    assert text.say("claim-card-dwarf", {"value": 3}) == "Dwarf 3"
    assert text.say("tafelrunde-player", {"number": 2}) == "Ludanto 2"
    assert default_language({"LANG": "eo.UTF-8"}) == "eo"
    assert Text("en").say("claim-card-goblin", {"value": 3}) == "Goblin 3"


def test_a_message_without_all_its_forms_is_english(esperanto: Path) -> None:
    """Half of a message would be told to some in one language and to others in another."""
    assert text_of("claim-event-draws") == text_of("claim-event-draws", "en")


def text_of(message: str, language: str = "eo") -> str:
    return Text(language).say(message, {"seat": "Anna", "card": "Dwarf 3"})


def test_what_is_missing_is_listed(esperanto: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["words", "eo", "--missing", "--lang", "en"]) == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert "claim-event-draws.you" in lines
    assert "claim-card-dwarf" in lines
    assert "claim-card-goblin" not in lines
    assert cli.run(["words", "de", "--lang", "en"]) == 0
    assert "Nothing is missing in de." in capsys.readouterr().out


def test_a_package_brings_one(tmp_path: Path, esperanto: Path) -> None:
    """Its words are read; nothing of it is imported."""
    esperanto.rename(tmp_path / "words_of_esperanto")
    (tmp_path / "words_of_esperanto" / "__init__.py").write_text("raise AssertionError('imported')")
    info = tmp_path / "esperanto-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: esperanto\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[tafelrunde.languages]\neo = words_of_esperanto\n")
    sources = Path(tafelrunde.__file__).parent.parent
    paths = os.pathsep.join(map(str, (sources, ROOT / "tests", tmp_path)))
    environment = {**os.environ, "PYTHONPATH": paths, languages.FROM: ""}
    command = [sys.executable, "-P", "-c", SERVED, str(tmp_path / "house.db")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout == "['en', 'de', 'pl', 'eo']\nKoboldo 3\nTrue\n", done.stderr
