"""The compiled package that `make` keeps."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import kept_build


@pytest.fixture(scope="session", autouse=True)
def without_page() -> Iterator[None]:
    """What is built here is built for its rules: the page has a test of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TAFELRUNDE_NO_PAGE", "1")
        yield


@pytest.fixture(scope="session")
def compiled_package() -> Path:
    """Return a folder with the compiled package of these sources, built if `make` has not done so yet."""
    build = kept_build.make(wait=True)
    assert build is not None
    assert build.package is not None, build.log.read_text(encoding="utf-8")
    return build.package
