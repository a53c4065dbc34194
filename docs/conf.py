"""How Sphinx makes a site of this folder: `make docs`. Its pages read as well where they lie."""

import os
import re
import sys
from pathlib import Path

from pygments.lexers.configs import PropertiesLexer as FluentLexer
from sphinx.application import Sphinx

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

import tafelrunde  # noqa: E402  (from the tree)
from workshop.age import warned  # noqa: E402

REPOSITORY = "https://github.com/tafelrunde/tafelrunde"
ABOVE = {"contributing": "CONTRIBUTING.md", "changelog": "CHANGELOG.md"}
"""Pages of the site whose text lies above this folder."""

project = "Tafelrunde"
author = "Tafelrunde contributors"
project_copyright = author
version = release = tafelrunde.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton"]
exclude_patterns = ["_build"]
source_suffix = {".md": "markdown"}
myst_heading_anchors = 4
copybutton_exclude = ".linenos, .gp"

default_role = "code"

html_theme = "furo"
html_title = "Tafelrunde"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"source_repository": REPOSITORY, "source_branch": "main", "source_directory": "docs/"}

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True


def read(_app: Sphinx, page: str, source: list[str]) -> None:
    """Take the text of a page from where it stands; its links lead to the page of the site, or to the repository."""
    origin = ROOT / ABOVE[page] if page in ABOVE else ROOT / "docs" / f"{page}.md"
    here = (ROOT / "docs" / page).parent
    pages = {ROOT / name: ROOT / "docs" / f"{of}.md" for of, name in ABOVE.items()}

    def leads(match: re.Match[str]) -> str:
        path, *anchor = re.split("(?=#)", match[1], maxsplit=1)
        target = pages.get(found := (origin.parent / path).resolve(), found)
        if target.is_relative_to(ROOT / "docs"):
            place = os.path.relpath(target, here)
        else:
            place = f"{REPOSITORY}/blob/main/{target.relative_to(ROOT).as_posix()}"
        return f"]({''.join([place, *anchor])})"

    source[0] = warned(re.sub(r"\]\(([^):#][^):]*)\)", leads, origin.read_text(encoding="utf-8")))


def setup(app: Sphinx) -> None:
    """Be called by Sphinx."""
    app.connect("source-read", read)
    app.add_lexer("ftl", FluentLexer)
