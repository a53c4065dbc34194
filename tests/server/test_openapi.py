"""The OpenAPI document matches behaviour: Schemathesis with all its checks, those of authorisation among them."""

import subprocess
import sys
from pathlib import Path

import pytest

from .running import Running

CONFIG = """\
parameters = {{"path.table_id" = "{table}"}}

[checks.positive_data_acceptance]
expected-statuses = ["2xx", "3xx", 400, 401, 403, 404, 409]
"""
"""400 is for what has the right shape and still does not fit together, such as three players for a game of two."""
AUTH = """\
auth:
  - name: anna
    fixedHeaders: [{{name: Authorization, value: "Bearer {anna}"}}]
  - name: bea
    fixedHeaders: [{{name: Authorization, value: "Bearer {bea}"}}]
"""
LEAVING = ["--exclude-path", "/api/logout", "--exclude-operation-id", "forget_me_api_me_delete"]
"""What ends a session would leave nothing to test."""


def examined(running: Running, folder: Path, seconds: int, *more: str) -> None:
    """Let Schemathesis look for requests that are not answered as the document says; it may take so long."""
    anna, bea = (running.ask("", "POST", "/me", {"name": name, "bearer": True})["token"] for name in ("Anna", "Bea"))
    chairs = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "me"}]
    table = running.ask(anna, "POST", "/tables", {"game": "tokyo", "chairs": chairs})["table"]["id"]
    running.ask(anna, "POST", f"/tables/{table}/start")
    (folder / "schemathesis.toml").write_text(CONFIG.format(table=table))
    (folder / "auth.yaml").write_text(AUTH.format(anna=anna, bea=bea))
    command = [str(Path(sys.executable).with_name("st")), "run", f"{running.url}/api/openapi.json", "--checks", "all"]
    command += ["--auth-wfc", "auth.yaml", "--continue-on-failure", "--no-shrink", *more]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=seconds + 120, check=False)
    assert done.returncode == 0, done.stdout[-6000:]


def test_requests_of_all_kinds_are_answered_as_the_document_says(running: Running, tmp_path: Path) -> None:
    """The same ones each time, however busy the machine is."""
    examined(running, tmp_path, 600, "--max-examples", "3", "--generation-deterministic", "--seed", "1", *LEAVING)


@pytest.mark.long
def test_many_requests_of_all_kinds_are_answered_as_the_document_says(running: Running, tmp_path: Path) -> None:
    examined(running, tmp_path, 600, "--max-time", "600", *LEAVING)
    alone = ["--phases", "examples,coverage,fuzzing"]  # no table is linked to from there
    examined(running, tmp_path, 60, "--max-time", "60", "--include-path-regex", "/api/(logout|me)$", *alone)
