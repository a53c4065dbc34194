"""The compiled package that `make` keeps."""

from pathlib import Path

import pytest

import kept_build


@pytest.fixture(scope="session")
def compiled_package() -> Path:
    """Return a folder with the compiled package of these sources, built if `make` has not done so yet."""
    build = kept_build.make(wait=True)
    assert build is not None
    assert build.package is not None, build.log.read_text(encoding="utf-8")
    return build.package
