"""A bot that plays over HTTP: python examples/http_bot.py http://127.0.0.1:8000 TOKEN-OF-AN-INVITATION."""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from typing import Any


class Server:
    """The server, and who we are there."""

    def __init__(self, url: str) -> None:
        self.url, self.token = url, ""
        self.token = self.ask("POST", "/me", {"name": "Random walker", "bearer": True})["token"]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request and return the answer."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)


def play(server: Server, table: str, seat: int) -> list[float]:
    """Answer whatever the seat is asked with any of the offers, until the game is over; return the result."""
    while True:
        message = server.ask("GET", f"/tables/{table}/desk?seat={seat}")
        desk = message["desk"]
        if desk.get("result") is not None:
            return list(desk["result"])
        if desk["ask"]["who"] != seat or desk.get("paused"):
            time.sleep(0.2)
            continue
        offer = random.choice(desk["ask"]["offers"])
        command = {"type": "submit", "cmd_id": uuid.uuid4().hex, "seat": seat, "version": message["version"]}
        try:
            server.ask("POST", f"/tables/{table}/commands", {**command, "actions": [offer["action"]]})
        except urllib.error.HTTPError as error:
            print(json.load(error)["detail"], file=sys.stderr)  # most likely the game has gone on: look again


def main(url: str, invitation: str) -> None:
    """Follow an invitation, wait until the game begins, and play."""
    server = Server(url)
    followed = server.ask("POST", "/links/follow", {"token": invitation})
    table, seat = followed["table"]["id"], followed["mine"][0]
    while server.ask("GET", f"/tables/{table}")["table"]["status"] == "open":
        time.sleep(0.5)
    print(f"seat {seat} of {table}: {play(server, table, seat)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
