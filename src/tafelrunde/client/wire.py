"""Requests over HTTP with what Python brings along: a client that plays sends few of them, and needs no pool."""

import http.client
import json
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec

from tafelrunde.client.problems import Problem, Unreachable, problem_of

T = TypeVar("T")
PATIENCE: Final = 30.0
"""So many seconds an answer may take."""
AGAIN: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""After so many seconds something is sent again that was lost; a server that restarts is back by then."""
PASSING: Final = (429, 502, 503, 504)
"""What is over after a while: too many requests, a server that starts or stops."""


class Wire:
    """A server, and the token by which it knows who asks."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token

    def ask(self, shape: type[T], method: str, path: str, body: Mapping[str, object] | None = None) -> T:
        """Return the answer to a request; what can be sent twice without harm is sent again if it was lost."""
        twice = method == "GET" or (body is not None and "cmd_id" in body)
        for pause in AGAIN:
            try:
                return self._once(shape, method, path, body)
            except Problem as problem:
                if problem.status not in PASSING or not (twice or problem.status == 429):
                    raise
                time.sleep(max(pause, problem.wait))
            except Unreachable:
                if not twice:
                    raise
                time.sleep(pause)
        return self._once(shape, method, path, body)

    def _once(self, shape: type[T], method: str, path: str, body: Mapping[str, object] | None) -> T:
        headers = {"Content-Type": "application/json", "User-Agent": "tafelrunde"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                said = answer.read()
        except urllib.error.HTTPError as error:
            with error:
                raise problem_of(error.code, error.read(), error.headers.get("Retry-After", "")) from None
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable(f"{self.url} does not answer: {error}") from None
        return msgspec.json.decode(said or b"null", type=shape)

    @property
    def socket(self) -> str:
        """Where the sockets of this server are."""
        return "ws" + self.url.removeprefix("http")
