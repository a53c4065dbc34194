"""What the build asks for, and which modules it compiles."""

import ast
import os
import re
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import tafelrunde
import tafelrunde_build
from lock import APART
from project import LOCK, entries, obstacle, pyproject
from tafelrunde_build import PACKAGE, compiled_modules
from trees import nodes


@pytest.fixture(autouse=True)
def no_switches(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CC", "TAFELRUNDE_PURE", "TAFELRUNDE_REQUIRE_COMPILED"):
        monkeypatch.delenv(name, raising=False)


def asks_for_mypy() -> bool:
    return any(name.startswith("mypy") for name in tafelrunde_build.get_requires_for_build_wheel())


def test_mypy_is_needed_only_where_there_is_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", sys.executable)
    assert asks_for_mypy()
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not asks_for_mypy()
    assert "no-such-compiler is not on PATH" in str(obstacle())


def test_mypy_is_not_needed_for_a_pure_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setenv("TAFELRUNDE_PURE", "1")
    assert not asks_for_mypy()


def test_the_headers_of_python_are_needed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    assert "headers of Python are missing" in str(obstacle())


def test_the_compiled_set() -> None:
    names = {str(path.relative_to(PACKAGE)) for path in compiled_modules()}
    assert {"core/engine.py", "games/claim/rules/steps.py", "games/claim/rules/picture.py", "desk/deeds.py"} <= names
    assert not {name for name in names if name.endswith(("__init__.py", "core/picture.py", "shapes.py", "rulebook.py"))}


@pytest.mark.parametrize("path", compiled_modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_shift_of_a_literal(path: Path) -> None:
    """`1 << c` of an i64 is compiled as a 32-bit shift, silently wrong from c = 31 on: `bits.bit(c)` is not."""
    assert literal_shifts(path.read_text(encoding="utf-8")) == []


def literal_shifts(source: str) -> list[int]:
    """Return the lines that shift a literal to the left; `1 << 40` is fine, for Python itself works it out."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and is_literal(node.left)
        and not (isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant))
    ]


def is_literal(node: ast.expr) -> bool:
    """Tell whether this is a number as such, signed, or made an i64."""
    match node:
        case ast.Constant():
            return True
        case ast.UnaryOp(operand=operand):
            return is_literal(operand)
        case ast.Call(func=ast.Name(), args=[argument]):
            return is_literal(argument)
    return False


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("x = 1 << c", [1]),
        ("x = i64(1) << c", [1]),
        ("x = y | (-1 << (c + 1))", [1]),
        ("x = i64(1) << 40", [1]),
        ("x = 1 << 40", []),
        ("x = one << c", []),
        ("one <<= c", []),
    ],
)
def test_the_shift_lint_itself(source: str, found: list[int]) -> None:
    assert literal_shifts(source) == found


@pytest.mark.parametrize("name", [path.name for path in sorted(LOCK.parent.glob("*.lock"))])
def test_a_lock_names_no_place(name: str) -> None:
    lock = (LOCK.parent / name).read_text(encoding="utf-8")
    assert "://" not in lock
    assert "--index" not in lock


def hashes(lock: str) -> dict[str, set[str]]:
    """Return the hashes of each version in a lock."""
    told = (entry.split(" \\\n") for entry in entries(lock) if "==" in entry)
    return {name.partition(" ;")[0]: {line.strip() for line in lines} for name, *lines in told}


def test_no_lock_lacks_the_platforms_of_another() -> None:
    first, *others = (hashes(path.read_text(encoding="utf-8")) for path in sorted(LOCK.parent.glob("*.lock")))
    assert all(first.values()), "everything has its hashes"
    for other in others:
        assert all(other.values())
        assert {name for name in first.keys() & other.keys() if first[name] != other[name]} == set()
        first |= other


def test_every_lock_has_what_the_project_asks_for() -> None:
    project = pyproject()["project"]
    extras = project["optional-dependencies"]
    for name, wanted in {LOCK.stem: ["dev", "rl", "openspiel"], **APART}.items():
        lock = (LOCK.parent / f"{name}.lock").read_text(encoding="utf-8")
        pins = re.findall(r"^([\w.-]+).*?==(\S+)", lock, re.MULTILINE)
        locked = {canonicalize_name(called): version for called, version in pins}
        asked = [*project["dependencies"], *(one for extra in ("server", *wanted) for one in extras[extra])]
        for requirement in map(Requirement, asked):
            version = locked.get(canonicalize_name(requirement.name), "none")
            assert requirement.specifier.contains(version), f"{name}.lock has {version}: make lock"


def test_the_lock_tells_apart_what_is_needed_for_what() -> None:
    lock = LOCK.read_text(encoding="utf-8")
    playing, _, rest = lock.partition("\n# Compiling only\n")
    compiling, _, developing = rest.partition("\n# Development only\n")
    assert "\nrich==" in playing, "`make play` installs what stands before the first of these lines"
    assert "\nmypy==" in compiling
    assert "\npytest==" in developing


def modules_read() -> set[Path]:
    """Return the files that mypy reads when it compiles: what is compiled, and whatever of ours they import."""
    found: set[Path] = set()
    waiting = compiled_modules()
    while waiting:
        path = waiting.pop()
        if path not in found and path.exists():
            found.add(path)
            for name in imports(path):
                parts = name.split(".")
                if parts[0] == "tafelrunde":
                    folders = [PACKAGE.joinpath(*parts[1:k]) for k in range(1, len(parts) + 1)]
                    waiting += [folder / "__init__.py" for folder in folders]
                    waiting += [folder.with_suffix(".py") for folder in folders]
    return found


def imports(path: Path) -> set[str]:
    """Return the full names that a file imports, wherever in it that stands."""
    found: set[str] = set()
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def names_read() -> set[tuple[str, str]]:
    """Return what mypy reads of others when it compiles, each by the file that imports it and its package's name."""
    untyped = {module.partition(".")[0] for module in pyproject()["tool"]["mypy"]["overrides"][0]["module"]}
    ours = {"tafelrunde", *sys.stdlib_module_names, *untyped}
    named_otherwise = {"fluent": "fluent_runtime"}
    found = {(path.name, name.partition(".")[0]) for path in modules_read() for name in imports(path)}
    return {(file, named_otherwise.get(name, name)) for file, name in found if name not in ours}


def package(requirement: str) -> str:
    """Return the name of what is required, as it is imported."""
    return re.split(r"[^\w.-]", requirement)[0].replace("-", "_").replace(".", "_")


def test_compiling_finds_the_types_of_all_that_is_imported() -> None:
    lock = LOCK.read_text(encoding="utf-8").partition("\n# Development only\n")[0]
    locked = {package(line) for line in lock.splitlines() if "==" in line}
    assert {(file, name) for file, name in names_read() if name not in locked} == set()


def test_a_build_in_an_environment_of_its_own_asks_for_all_that_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", sys.executable)
    asked = {package(requirement) for requirement in tafelrunde_build.get_requires_for_build_wheel()}
    assert {(file, name) for file, name in names_read() if name not in asked} == set()


def test_compiled_rules_meet_the_librt_they_were_compiled_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", sys.executable)
    (run_with,) = (name for name in pyproject()["project"]["dependencies"] if name.startswith("librt"))
    assert run_with in tafelrunde_build.get_requires_for_build_wheel()


def test_the_package_under_test_is_the_one_children_import() -> None:
    assert os.environ["PYTHONPATH"] == str(Path(tafelrunde.__file__).parent.parent)
