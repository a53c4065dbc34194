"""What axe finds on a screen."""

from pathlib import Path
from typing import Any

from .browser import missing

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
FAULTS = """axe.run().then(({violations}) => violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(({id, nodes: [node]}) => `${id}: ${node.html.slice(0, 150)}`))"""


def faults(page: Any, screen: str) -> list[str]:
    """Return what is serious."""
    if not AXE.is_file():
        missing("axe is not here: `make web` brings it")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return [f"{screen}: {fault}" for fault in page.evaluate(FAULTS)]
