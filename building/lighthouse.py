"""What Lighthouse says of every screen: `python building/lighthouse.py [SCREEN ...]`.

Less than 95 of 100 for accessibility is a failure. Lighthouse is no part of the page's own packages: it is large, and
fetched once into `.cache`. It looks at the pages of a browser that has been through the door already, so that
tables are there and somebody sits at them.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import page
import visits
from project import ROOT
from tafelrunde.bench.page import FLAGS, chromium
from tafelrunde.server.serve import free_port

VERSION = "12.8.2"
LEAST = 95
TRIED = 3
HOME = ROOT / ".cache" / f"lighthouse-{VERSION}"
SIZES = {"desktop": ["--preset=desktop"], "phone": []}


def main(wanted: list[str]) -> int:
    """Print the score of every screen and what is wrong with it; return 1 if one is too low."""
    from playwright.sync_api import sync_playwright

    node = page.find_node()
    program = fetched(node)
    low = 0
    port = free_port()
    with visits.house() as url, sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        flags = [*FLAGS, f"--remote-debugging-port={port}"]
        context = playwright.chromium.launch_persistent_context(folder, executable_path=chromium(), args=flags)
        other = playwright.request.new_context()
        visits.come_in(context, url, "Anna", theme="light", language="en")
        visits.greet(other, url, "Bea")
        paths = visits.paths(context.request, other, url)
        open_once(context, url)
        for name, path in paths.items():
            for size, preset in SIZES.items():
                if wanted and name not in wanted:
                    continue
                score, faults = judged(node, program, url + path, port, preset)
                low += score < LEAST
                print("\n    ".join([f"{name:16} {size:8} {score:4.0f}", *faults]), flush=True)
        context.close()
    return int(low > 0)


def fetched(node: page.Node) -> Path:
    """Return the program, fetched if need be."""
    program = HOME / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.is_file():
        HOME.mkdir(parents=True, exist_ok=True)
        quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefix", str(HOME)]
        node.run(ROOT, [*node.npm, "install", *quiet, f"lighthouse@{VERSION}"])
    return program


def open_once(context: Any, url: str) -> None:
    """Let the browser keep who this is: Lighthouse opens pages of its own."""
    first = context.new_page()
    first.goto(url)
    first.wait_for_selector("[data-play]")
    first.close()


def judged(node: page.Node, program: Path, address: str, port: int, preset: list[str]) -> tuple[float, list[str]]:
    """Return the score of a page from 0 to 100, and what is wrong with it."""
    command = [
        node.program,
        str(program),
        address,
        f"--port={port}",
        "--only-categories=accessibility",
        "--disable-storage-reset",
        "--quiet",
        "--output=json",
        *preset,
    ]
    for _ in range(TRIED):  # it gives up on a machine that is busy
        done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=180)
        if done.returncode == 0:
            break
    else:
        sys.exit(f"{address}: {done.stderr}")
    said = json.loads(done.stdout)
    audits = said["audits"].values()
    faults = [
        f"{audit['id']}: {item.get('node', {}).get('snippet', '')[:140]}"
        for audit in audits
        if audit["score"] == 0
        for item in audit.get("details", {}).get("items", [])[:3]
    ]
    return 100 * (said["categories"]["accessibility"]["score"] or 0), faults


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
