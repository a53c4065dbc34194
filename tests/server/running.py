"""A real server: a process of its own that listens on a port."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tafelrunde.server.serve import free_port

TESTS = str(Path(__file__).parent.parent)
"""Where the modules of bots lie that a server is to bring."""
Asking = Callable[..., Any]


class Running:
    """A server process over a file; it can be killed and started again."""

    def __init__(
        self,
        folder: Path,
        program: Sequence[str] = (sys.executable, "-P", "-m", "tafelrunde"),
        db: str = "",
        **variables: str,
    ) -> None:
        self.folder = folder
        self.program = program
        self.db = db or f"sqlite:///{folder / 'running.db'}"
        where = os.pathsep.join([os.environ["PYTHONPATH"], TESTS])
        usual = {"TAFELRUNDE_LIMITS": "no", "TAFELRUNDE_BOT_SECONDS": "0.02", "PYTHONPATH": where}
        self.variables = {**usual, **variables}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self, *flags: str) -> None:
        command = [*self.program, "serve", "--db", self.db, "--port", str(self.port)]
        errors = (self.folder / "errors").open("a")
        self.process = subprocess.Popen(
            [*command, *flags], env=os.environ | self.variables, stdout=subprocess.PIPE, stderr=errors, text=True
        )
        end = time.monotonic() + 120
        while time.monotonic() < end and self.process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.url}/readyz", timeout=60).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError((self.folder / "errors").read_text())

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(120)

    def raw(self, path: str) -> bytes:
        """Return what lies at an address."""
        with urllib.request.urlopen(f"{self.url}{path}", timeout=120) as answer:
            return bytes(answer.read())

    def guest(self, name: str) -> Asking:
        """Return what asks the server as somebody."""
        token = self.ask("", "POST", "/me", {"name": name, "bearer": True})["token"]
        return lambda method, path, body=None: self.ask(token, method, path, body)

    def ask(self, token: str, method: str, path: str, body: object = None) -> Any:
        """Send a request and return the answer."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.loads(answer.read() or b"null")
