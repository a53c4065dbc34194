"""A new version under running games: two servers behind nginx, as it is shipped, are restarted one after the other."""

import shutil
import socket
import subprocess
import threading
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tafelrunde.server.serve import free_port

from .running import Running
from .test_processes import served, until

pytestmark = pytest.mark.long

SHIPPED = Path(__file__).parents[2] / "deploy" / "nginx.conf"
SOCKETS = 30
"""Enough that by chance alone not all of them are at one server."""


@contextmanager
def nginx(folder: Path, *servers: int) -> Iterator[str]:
    """Run nginx with the shipped configuration before servers at these ports, without https; return its address."""
    assert shutil.which("nginx"), "nginx is missing: apt-get install nginx"
    port, shipped = free_port(), SHIPPED.read_text(encoding="utf-8")
    for number, server in enumerate(servers):
        address = f"10.0.0.1{number + 1}:8000"
        assert address in shipped
        shipped = shipped.replace(address, f"127.0.0.1:{server}")
    lines = [line for line in shipped.splitlines() if "ssl_certificate" not in line]
    site = "\n".join(lines).replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\nevents {{}}\nhttp {{\naccess_log off;\n"
        + "".join(
            f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        + site
        + "\n}\n"
    )
    process = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        until(lambda: process.poll() is not None or answers(port))
        assert process.poll() is None, (folder / "nginx.log").read_text()
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def answers(port: int) -> bool:
    """Tell whether somebody listens."""
    with socket.socket() as door:
        return door.connect_ex(("127.0.0.1", port)) == 0


class Visitors:
    """Somebody who asks for something all the time, and many who sit at their sockets and come back."""

    def __init__(self, url: str) -> None:
        self.answers: Counter[int] = Counter()
        self.came = [0] * SOCKETS
        """How often each has found its way in."""
        self._url = url
        self._over = threading.Event()
        self._threads = [threading.Thread(target=self._ask)]
        self._threads += [threading.Thread(target=self._sit, args=(number,)) for number in range(SOCKETS)]

    def __enter__(self) -> "Visitors":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join(20)

    def ask_again(self) -> None:
        """Wait until many questions were answered."""
        asked = self.answers.total()
        until(lambda: self.answers.total() > asked + 100)

    def _ask(self) -> None:
        while not self._over.wait(0.05):
            try:
                with urllib.request.urlopen(f"{self._url}/api/tables", timeout=30) as answer:
                    self.answers[answer.status] += 1
            except urllib.error.HTTPError as error:
                self.answers[error.code] += 1

    def _sit(self, number: int) -> None:
        address = f"{self._url.replace('http', 'ws')}/api/lobby/socket"
        while not self._over.is_set():
            try:
                with connect(address, open_timeout=30) as wire:
                    self.came[number] += 1
                    while not self._over.is_set():
                        try:
                            wire.recv(0.5)
                        except TimeoutError:
                            continue
            except (WebSocketException, OSError):
                self._over.wait(0.2)


def test_nobody_is_shut_out_while_one_server_after_the_other_is_restarted(
    tmp_path: Path, new_database: Callable[[], str]
) -> None:
    database = new_database()
    with ExitStack() as stack:
        servers = []
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            server = Running(tmp_path / name, db=database, TAFELRUNDE_FORWARDED="127.0.0.1")
            servers.append(stack.enter_context(served(server)))
        url = stack.enter_context(nginx(tmp_path, *(server.port for server in servers)))
        visitors = stack.enter_context(Visitors(url))
        until(lambda: min(visitors.came) == 1)
        for server in servers:
            server.stop()
            server.start()
            visitors.ask_again()
        until(lambda: sum(visitors.came) >= 2 * SOCKETS)
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(f"{url}/metrics")
        assert set(visitors.answers) == {200}, visitors.answers
