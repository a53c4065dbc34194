"""Where a server is looked at: in the browser of this machine, at the usual port or at the next free one."""

import json
import os
import sys
import threading
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tafelrunde.server.ground.settings import PREFIX, Settings, listening

TRIED = 20
"""So many ports are tried, from the usual one on."""
PATIENCE = 1.0
"""Whoever does not answer for so many seconds is not a server of ours."""


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Tell whether a browser can be seen here: one that runs in the terminal would only be in the way.

    >>> has_screen({}, "linux"), has_screen({"DISPLAY": ":0"}, "linux"), has_screen({}, "darwin")
    (False, True, True)
    """
    named = any(environment.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
    return named or platform in ("darwin", "win32")


def look_at(url: str) -> threading.Thread:
    """Open an address in the browser, if one can be seen; nobody need wait for that."""

    def show() -> None:
        if has_screen(os.environ, sys.platform):
            import webbrowser

            webbrowser.open(url)

    thread = threading.Thread(target=show, daemon=True)
    thread.start()
    return thread


def usual_port(settings: Settings, given: Mapping[str, Any]) -> bool:
    """Tell whether nobody has asked for this port, and nobody outside relies on it."""
    return given.get("port") is None and not os.environ.get(f"{PREFIX}PORT") and not settings.base_url


def with_free_port(settings: Settings) -> Settings:
    """Return the settings with the first port from theirs on that can be listened on; the same if there is none."""
    ports = range(settings.port, settings.port + TRIED)
    tried = (replace(settings, port=port) for port in ports)
    return next((found for found in tried if not listening(found)), settings)


def has_port(settings: Settings) -> bool:
    """Tell whether it is a server of ours that listens where this one would."""
    import http.client

    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    line = http.client.HTTPConnection(here, settings.port, timeout=PATIENCE)
    try:
        line.request("GET", "/healthz")
        said = json.load(line.getresponse())
        return isinstance(said, dict) and said.keys() == {"ok", "version"}
    except (OSError, ValueError, http.client.HTTPException, OverflowError):
        return False
    finally:
        line.close()


def runs_already(settings: Settings) -> bool:
    """Tell whether a server of ours answers at that address."""
    import urllib.request

    try:
        with urllib.request.urlopen(f"{settings.url}/api/games", timeout=PATIENCE) as answer:
            return "protocol" in json.load(answer)
    except (OSError, ValueError, TypeError):
        return False
