"""Where the rules cannot be compiled, what is installed is plain Python, and works."""

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


def call_backend(hook: str, tree: Path) -> list[Path]:
    """Return what a hook of the build backend makes, called as pip and its like do."""
    script = f"import tafelrunde_build; tafelrunde_build.{hook}('made')"
    run(sys.executable, "-c", script, cwd=tree, env={"PYTHONPATH": str(tree / "building")})
    return list((tree / "made").iterdir())


def assert_pure(tree: Path) -> None:
    (wheel,) = (tree / "dist").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    site = unpack(wheel, tree / "site")
    assert compiled_files(site) == []
    assert run(sys.executable, "-c", TELL_BUILD, cwd=tree, env={"PYTHONPATH": str(site)}) == "False\n"
    digest = ROOT / "tests" / "trace_digest.py"
    assert len(run(sys.executable, digest, "1", cwd=tree, env={"PYTHONPATH": str(site)}).strip()) == 32


def test_install_without_a_compiler(tree: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / "bin" / "python"
    run(python, "-m", "pip", "install", tree, cwd=tmp_path, env=NO_COMPILER)
    assert run(python, "-c", TELL_BUILD, cwd=tmp_path) == "False\n"
    assert "mypy " not in run(python, "-m", "pip", "list", cwd=tmp_path)
    assert "tafelrunde" in run(tmp_path / "venv" / "bin" / "tafelrunde", "--version", cwd=tmp_path)


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
def test_a_module_that_mypyc_refuses(tree: Path) -> None:
    with (tree / "src" / "tafelrunde" / "core" / "values.py").open("a") as values:
        values.write('\n_mistyped: int = "a word"\n')
    assert "compiling the rules failed" in build_wheel(tree)
    assert_pure(tree)
    assert "so nothing is installed" in build_wheel(tree, REQUIRED, fails=True)


@pytest.mark.compiler
def test_a_compiler_that_fails_halfway(tree: Path) -> None:
    real = shutil.which("cc")
    assert real, "this test needs a C compiler"
    compiler = tree / "failing-cc"
    compiler.write_text(f'#!/bin/sh\ncase "$*" in *__native*) echo out of memory; exit 1;; esac\nexec {real} "$@"\n')
    compiler.chmod(compiler.stat().st_mode | stat.S_IXUSR)
    told = build_wheel(tree, {"CC": str(compiler)})
    assert "out of memory" in told
    assert "compiling the rules failed" in told
    assert_pure(tree)


def test_the_source_distribution_can_be_built(tree: Path, tmp_path: Path) -> None:
    (archive,) = call_backend("build_sdist", tree)
    shutil.unpack_archive(archive, tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    build_wheel(unpacked, PURE)
    assert_pure(unpacked)
