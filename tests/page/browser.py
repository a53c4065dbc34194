"""A real browser: the machine's Chromium, else the one of Playwright."""

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

REQUIRED = "TAFELRUNDE_REQUIRE_PAGE"
SYSTEM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find(playwright: Any) -> str | None:
    """Return the path of a Chromium, None where there is none."""
    found = next((path for name in SYSTEM if (path := shutil.which(name))), None)
    own = playwright.chromium.executable_path
    return found or (own if Path(own).is_file() else None)


def launch(playwright: Any) -> Any:
    """Start a browser. Where there is none the test is skipped; where one must be there it fails."""
    path = find(playwright)
    if path is None:
        missing("there is no Chromium: `apt-get install chromium` brings one")
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


def missing(sentence: str) -> None:
    """Skip a test for want of something, or fail where nothing may be wanting."""
    if os.environ.get(REQUIRED, "") not in ("", "0"):
        pytest.fail(sentence)
    pytest.skip(sentence)
