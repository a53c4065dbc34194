"""What travels compressed, and what never does."""

import gzip
import os
from pathlib import Path

import pytest

from tafelrunde.server.library import web

from .inn import Inn

ALIKE = ["/api/games", "/api/games/tokyo/catalogue/de", "/api/texts/pl"]


@pytest.mark.parametrize("path", ALIKE)
def test_what_is_the_same_for_everybody_travels_compressed(inn: Inn, path: str) -> None:
    small = inn.client.get(path, headers={"Accept-Encoding": "br, gzip"})
    whole = inn.client.get(path, headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in whole.headers
    assert small.json() == whole.json()
    assert small.headers["vary"] == whole.headers["vary"] == "Accept-Encoding"
    assert int(small.headers["content-length"]) < int(whole.headers["content-length"]) / 2
    again = inn.client.get(path, headers={"If-None-Match": small.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_words_of_a_game_are_small(inn: Inn) -> None:
    for game in ("claim", "tyrant", "tokyo", "morpork"):
        for language in ("en", "de", "pl"):
            said = inn.client.get(f"/api/games/{game}/catalogue/{language}", headers={"Accept-Encoding": "gzip"})
            assert int(said.headers["content-length"]) < 45_000, (game, language)


def test_what_is_made_for_one_person_is_never_compressed(inn: Inn) -> None:
    anna = inn.guest("Anna " + 30 * "a")
    table = anna.begin("tokyo", "me", "random")
    for path in (f"/tables/{table}/desk?seat=0", "/tables", "/me/export"):
        headers = {"Authorization": f"Bearer {anna.token}", "Accept-Encoding": "gzip"}
        said = inn.client.get(f"/api{path}", headers=headers)
        assert said.status_code == 200, path
        assert "content-encoding" not in said.headers, path


def test_a_file_is_given_as_the_build_has_compressed_it(
    inn: Inn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/index-Ab12.js"):
        (tmp_path / name).write_text("as it is")
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(b"compressed"))
    (tmp_path / "theme.js").write_text("small")
    monkeypatch.setattr(web, "PAGE", tmp_path)
    kinds = {"/": "text/html", "/t/abc": "text/html", "/assets/index-Ab12.js": "text/javascript"}
    for path, kind in kinds.items():
        small = inn.client.get(path, headers={"Accept-Encoding": "gzip"})
        assert (small.text, small.headers["content-encoding"]) == ("compressed", "gzip")
        assert kind in small.headers["content-type"]
        assert "default-src 'none'" in small.headers["content-security-policy"]
        assert inn.client.get(path, headers={"Accept-Encoding": "gzip;q=0"}).text == "as it is"
    assert inn.client.get("/theme.js", headers={"Accept-Encoding": "gzip"}).text == "small"
    assert "immutable" in inn.client.get("/assets/index-Ab12.js").headers["cache-control"]
    assert inn.client.get("/").headers["cache-control"] == "no-cache"


def test_a_file_that_a_browser_has_is_not_sent_again_until_it_changes(
    inn: Inn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = tmp_path / "index.html"
    index.write_text("old")
    monkeypatch.setattr(web, "PAGE", tmp_path)
    first = inn.client.get("/")
    has = {"If-None-Match": first.headers["etag"]}
    again = inn.client.get("/", headers=has)
    assert (first.text, again.status_code, again.content) == ("old", 304, b"")
    index.write_text("new")
    os.utime(index, ns=(1, 1))
    assert inn.client.get("/", headers=has).text == "new"
