"""What is installed: compiled rules, and plain Python that works where they cannot be compiled."""

import re
import shutil
import stat
import sys
import venv
from pathlib import Path

import pytest

from builds.wheels import NO_COMPILER, TELL_BUILD, build_wheel, compiled_files, run, unpack
from kept_build import copy_sources
from project import ROOT

pytestmark = pytest.mark.slow

PURE = {"TAFELRUNDE_PURE": "1"}
REQUIRED = {"TAFELRUNDE_REQUIRE_COMPILED": "1"}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return copy_sources(tmp_path / "tree")


@pytest.fixture
def small_tree(tree: Path) -> Path:
    """Return the sources, of which hardly anything is to be compiled: that takes seconds."""
    project = tree / "pyproject.toml"
    include = 'include = ["core/engine.py", "core/values.py"]'
    project.write_text(re.sub(r"^include = .*", include, project.read_text(), flags=re.MULTILINE))
    return tree


def call_backend(hook: str, tree: Path) -> list[Path]:
    """Return what a hook of the build backend makes, called as pip and its like do."""
    script = f"import tafelrunde_build; tafelrunde_build.{hook}('made')"
    run(sys.executable, "-c", script, cwd=tree, env={"PYTHONPATH": str(tree / "building")})
    return list((tree / "made").iterdir())


def installed(tmp_path: Path, tree: Path, env: dict[str, str]) -> Path:
    """Install a tree as a user does, in environments of their own to build and to play in; return that Python."""
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / "bin" / "python"
    run(python, "-m", "pip", "install", tree, cwd=tmp_path, env=env)
    return python


def version(python: Path) -> str:
    told = run(python.with_name("tafelrunde"), "--version", cwd=python.parent)
    return " ".join(told.split())


def assert_pure(tree: Path) -> None:
    (wheel,) = (tree / "dist").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    site = unpack(wheel, tree / "site")
    assert compiled_files(site) == []
    assert run(sys.executable, "-c", TELL_BUILD, cwd=tree, env={"PYTHONPATH": str(site)}) == "False\n"


def test_install_without_a_compiler(tree: Path, tmp_path: Path) -> None:
    python = installed(tmp_path, tree, NO_COMPILER)
    told = version(python)
    assert "(rules in pure Python: at its build, there is no C compiler (" in told, "pip shows nothing of it"
    assert "mypy " not in run(python, "-m", "pip", "list", cwd=tmp_path)
    assert len(run(python, ROOT / "tests" / "trace_digest.py", "1", cwd=tmp_path).strip()) == 32


@pytest.mark.compiler
def test_install_with_a_compiler(small_tree: Path, tmp_path: Path) -> None:
    """What it needs to compile is fetched, nothing of it stays, and the rules are compiled."""
    python = installed(tmp_path, small_tree, REQUIRED)
    assert "(compiled rules)" in version(python)
    assert "mypy " not in run(python, "-m", "pip", "list", cwd=tmp_path)


@pytest.mark.compiler
@pytest.mark.long
def test_install_of_everything_with_a_compiler(tree: Path, tmp_path: Path) -> None:
    python = installed(tmp_path, tree, REQUIRED)
    assert "(compiled rules)" in version(python)
    assert len(run(python, ROOT / "tests" / "trace_digest.py", "1", cwd=tmp_path).strip()) == 32


def test_an_editable_install_compiles_nothing(tree: Path) -> None:
    (wheel,) = call_backend("build_editable", tree)
    assert wheel.name.endswith("-none-any.whl")
    assert compiled_files(tree) == []


def test_pure_on_request(tree: Path) -> None:
    assert "TAFELRUNDE_PURE is set; installing the same rules as plain Python" in build_wheel(tree, PURE)
    assert_pure(tree)


def test_compiled_or_nothing(tree: Path) -> None:
    told = build_wheel(tree, REQUIRED | NO_COMPILER, fails=True)
    assert "there is no C compiler" in told
    assert "TAFELRUNDE_REQUIRE_COMPILED is set, so nothing is installed" in told
    assert not list(tree.glob("dist/*.whl"))


@pytest.mark.compiler
def test_a_module_that_mypyc_refuses(small_tree: Path) -> None:
    with (small_tree / "src" / "tafelrunde" / "core" / "values.py").open("a") as values:
        values.write('\n_mistyped: int = "a word"\n')
    assert "compiling the rules failed (mypyc refused them)" in build_wheel(small_tree)
    assert_pure(small_tree)
    assert "so nothing is installed" in build_wheel(small_tree, REQUIRED, fails=True)


@pytest.mark.compiler
def test_a_compiler_that_fails_halfway(small_tree: Path) -> None:
    real = shutil.which("cc")
    assert real, "this test needs a C compiler"
    compiler = small_tree / "failing-cc"
    compiler.write_text(f'#!/bin/sh\ncase "$*" in *__native*) echo out of memory; exit 1;; esac\nexec {real} "$@"\n')
    compiler.chmod(compiler.stat().st_mode | stat.S_IXUSR)
    told = build_wheel(small_tree, {"CC": str(compiler)})
    assert "out of memory" in told
    assert "compiling the rules failed" in told
    assert_pure(small_tree)


def test_the_source_distribution_has_everything_and_can_be_built(tmp_path: Path) -> None:
    project = tmp_path / "project"
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    made = {line.strip("/").rpartition("/")[2] for line in lines} - {"page"}  # which is packed with it, once built
    shutil.copytree(ROOT, project, ignore=shutil.ignore_patterns(*made, ".*"))  # a dot: of a clone, not of the project
    there = {path.relative_to(project) for path in project.rglob("*") if path.is_file()}
    (archive,) = call_backend("build_sdist", project)
    shutil.unpack_archive(archive, tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert {str(path) for path in there if not (unpacked / path).exists()} == set()
    build_wheel(unpacked, PURE)
    assert_pure(unpacked)
