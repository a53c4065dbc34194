"""The rules asked over the wire: in a player's words, for whoever is there."""

import pytest

from .inn import Inn


def test_a_question_is_answered_with_the_sentence_that_says_so(inn: Inn) -> None:
    hits = inn.client.get("/api/games/claim/lookup/en", params={"asked": "follow suit"}).json()
    assert hits["found"][0]["id"] == "claim.follow.suit"
    assert "".join(hits["found"][0]["said"]).startswith("You must answer with the led faction")
    assert hits["nearest"] == []


def test_where_nothing_is_found_the_nearest_words_are_told(inn: Inn) -> None:
    hits = inn.client.get("/api/games/claim/lookup/en", params={"asked": "dopelganrs"}).json()
    assert hits["found"] == []
    assert "Doppelgangers" in hits["nearest"]


@pytest.mark.parametrize("asked", ["", "?!", "x" * 200, "a " * 100, "ﬁ\u0301\u0000🂡"])
def test_whatever_is_typed_is_answered(inn: Inn, asked: str) -> None:
    assert inn.client.get("/api/games/morpork/lookup/pl", params={"asked": asked}).status_code == 200


def test_a_question_has_an_end(inn: Inn) -> None:
    assert inn.client.get("/api/games/claim/lookup/de", params={"asked": "x" * 201}).status_code == 422
