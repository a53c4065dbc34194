"""The build backend: setuptools, with the rules compiled by mypyc where that can be done.

A wheel is compiled as a whole or not at all. Where there is no C compiler, or it fails, the same modules are
packed as plain Python; they are packed beside the compiled ones too. pip shows nothing of a build that ends well, so
the reason is packed with them, and `tafelrunde --version` tells it.

TAFELRUNDE_PURE=1 asks for plain Python, TAFELRUNDE_REQUIRE_COMPILED=1 makes everything else an error.

The page of the browser is built into the wheel where Node.js is there or can be fetched; TAFELRUNDE_REQUIRE_PAGE=1
makes a wheel without it an error, TAFELRUNDE_NO_PAGE=1 does without.
"""

import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.build_py import build_py

import page
from project import ROOT, compiling_pins, obstacle, pyproject, switched_on

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

PACKAGE = ROOT / "src" / "tafelrunde"
PLAIN_BECAUSE = "plain-because.txt"

_arguments: dict[str, Any] = {}


def setup_arguments() -> dict[str, Any]:
    """Return what setup.py hands on: how the project describes itself, and what to compile if a wheel is being built.

    So metadata needs no compiler, and an editable install holds no compiled modules to go stale.
    """
    readme = described((ROOT / "README.md").read_text(encoding="utf-8"))
    return {"long_description": readme, "long_description_content_type": "text/markdown", **_arguments}


def described(readme: str) -> str:
    """Return the README as it reads elsewhere: links and pictures lead to the repository, at this version.

    >>> described("[us](CONTRIBUTING.md#who), [them](https://example.org)").partition("/v")[0]
    '[us](https://github.com/tafelrunde/tafelrunde/blob'
    >>> described("![Claim](docs/claim.webp)").partition("/v")[0]
    '![Claim](https://raw.githubusercontent.com/tafelrunde/tafelrunde'
    """
    version = re.search(r'^__version__ = "(.+)"$', (PACKAGE / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert version
    repository = pyproject()["project"]["urls"]["Repository"]
    files = repository.replace("//github.com/", "//raw.githubusercontent.com/")
    absolute = re.sub(r"(!\[[^\]]*\]\()(?!https?:|#)", rf"\g<1>{files}/v{version[1]}/", readme)
    return re.sub(r"((?<!!)\[[^\]]*\]\()(?!https?:|#)", rf"\g<1>{repository}/blob/v{version[1]}/", absolute)


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Ask for mypy and what it reads only where they will be used."""
    requirements: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return requirements if obstacle() else [*requirements, *compiling_pins()]


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Build a compiled wheel if possible, else a pure one, with the page if that can be built."""
    page.main([])
    reason = obstacle()
    if reason is None:
        say("compiling the rules; this takes a few minutes, once")
        try:
            return _build(wheel_directory, config_settings, metadata_directory)
        except (Exception, SystemExit) as error:  # mypyc and setuptools leave by SystemExit
            said = "mypyc refused them" if str(error) == "1" else str(error)  # it has printed why
            reason = f"compiling the rules failed ({said})"
    if switched_on("TAFELRUNDE_REQUIRE_COMPILED"):
        raise SystemExit(f"tafelrunde: {reason}, and TAFELRUNDE_REQUIRE_COMPILED is set, so nothing is installed")
    say(f"{reason}; installing the same rules as plain Python, which is slower")
    return _build(wheel_directory, config_settings, metadata_directory, plain_because=reason)


def _build(
    wheel_directory: str, config_settings: Any, metadata_directory: str | None, *, plain_because: str = ""
) -> str:
    # Every build has a folder of its own: what an earlier or failed one left must not get into this wheel.
    with tempfile.TemporaryDirectory(prefix="tafelrunde-") as scratch:
        _arguments["options"] = {"build": {"build_base": scratch}, "egg_info": {"egg_base": scratch}}
        try:
            if plain_because:
                _arguments["cmdclass"] = {"build_py": _telling(plain_because)}
            else:
                _arguments["ext_modules"] = _extensions(scratch)
                _arguments["options"]["build_ext"] = {"parallel": os.cpu_count() or 1}
            name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
            return name
        finally:
            _arguments.clear()


def _telling(why: str) -> type[build_py]:
    """Return what packs the modules, and beside them why they are plain Python."""

    class Telling(build_py):  # type: ignore[misc]
        def run(self) -> None:
            super().run()
            Path(self.build_lib, PACKAGE.name, PLAIN_BECAUSE).write_text(f"{why}\n", encoding="utf-8")

    return Telling


def _extensions(scratch: str) -> list[Any]:
    from mypyc.build import mypycify  # not there for a pure build

    extensions = mypycify(
        [f"--cache-dir={scratch}/mypy", *(str(path.relative_to(ROOT)) for path in compiled_modules())],
        target_dir=f"{scratch}/c",
        group_name="tafelrunde",
        debug_level="0",
    )
    for path in Path(scratch, "c").rglob("*.c"):
        path.write_text(mended(path.read_text(encoding="utf-8")), encoding="utf-8")
    if sys.platform != "win32":
        # mypyc asks for -Werror, but a warning that a newer compiler has learned is no reason to do without;
        # and looking for warnings in what mypyc has written takes longer than compiling it.
        # Nobody replaces functions of ours from outside: calls within the library may go straight (+20 % speed).
        flags = ["-Wno-error", "-Wno-all", "-fno-semantic-interposition", "-fno-plt"]
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return extensions


def mended(code: str) -> str:
    """Return what mypyc has written, with objects that cannot be in a ring freed at once, however deep they lie.

    Python puts off freeing what lies deep in a chain, and notes it before the object, where those without garbage
    collection (`acyclic`) have nothing of their own: it would write into somebody else's memory.

    >>> mended("CPy_TRASHCAN_BEGIN(self, Frame_dealloc)")
    'CPy_TRASHCAN_BEGIN(self, (PyType_IS_GC(Py_TYPE(self)) ? (destructor)Frame_dealloc : NULL))'
    """
    return re.sub(
        r"CPy_TRASHCAN_BEGIN\(self, (\w+)\)",
        r"CPy_TRASHCAN_BEGIN(self, (PyType_IS_GC(Py_TYPE(self)) ? (destructor)\1 : NULL))",
        code,
    )


def compiled_modules() -> list[Path]:
    """Return the modules that are compiled, by the globs in pyproject.toml."""
    wanted = pyproject()["tool"]["tafelrunde"]["compile"]
    excluded = {path for pattern in wanted["exclude"] for path in PACKAGE.glob(pattern)}
    found = {path for pattern in wanted["include"] for path in PACKAGE.glob(pattern)}
    return sorted(path for path in found - excluded if path.name != "__init__.py")


def say(sentence: str) -> None:
    """Print a line that stands out in the output of a build."""
    print(f"tafelrunde: {sentence}", flush=True)
