"""Nonsense over a socket: no crash, no effect."""

from pathlib import Path

from .fuzz import run


def test_ten_thousand_messages_of_nonsense_have_no_effect(tmp_path: Path) -> None:
    found = run(tmp_path, 10_000)
    assert found["refused"] > 6_000
