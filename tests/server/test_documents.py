"""What is written down about the server is so: OpenAPI, AsyncAPI, TypeScript, the protocol, an example of a bot."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tafelrunde.server import asyncapi, types
from tafelrunde.server.friends.messages import FROM_GROUP
from tafelrunde.server.ground.messages import FROM_LOBBY, FROM_SERVER
from tafelrunde.server.ground.problems import STATUS
from tafelrunde.server.live.sockets import CODES
from tafelrunde.text import LANGUAGES

from .inn import Inn
from .running import Running

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    file = ROOT / "web" / "src" / "lib" / "api.ts"
    assert file.read_text("utf-8") == types.written(), f"python -m tafelrunde.server.types {file.relative_to(ROOT)}"


def test_every_message_of_the_sockets_is_in_both_documents() -> None:
    document = asyncapi.document()
    for name, message in document["components"]["messages"].items():
        shape = document["components"]["schemas"][name]
        assert message["payload"]["$ref"].endswith(name)
        kind = shape["properties"]["type"]
        spelled = kind.get("const") or kind["enum"][0]
        assert f'"type": "{spelled}"' in PROTOCOL, f"docs/protocol.md shows no {spelled}"
    said = {*FROM_SERVER, *FROM_LOBBY, *FROM_GROUP}
    assert len(document["components"]["messages"]) == len(asyncapi.FROM_CLIENT) + len(said)


def test_every_route_every_problem_and_every_close_code_is_written_down(inn: Inn) -> None:
    paths = inn.client.get("/api/openapi.json").json()["paths"]
    spelled = PROTOCOL.replace("{id}", "{table_id}")
    missing = [path for path in paths if path.startswith("/api") and f"{path}" not in spelled]
    assert missing == []
    assert [code for code in STATUS if code != "method" and f"`{code}`" not in PROTOCOL] == []
    assert [code for code in CODES.values() if str(code) not in PROTOCOL] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence_and_no_other_is_there(language: str) -> None:
    ours = ROOT / "src" / "tafelrunde"
    source = (ours / "locales" / language / "server.ftl").read_text("utf-8")
    table = "".join(path.read_text("utf-8") for path in (ours / "table").glob("*.py"))
    refused = {f"server-refused-{why}" for why in re.findall(r'raise Refused\(.*, "([a-z-]+)"', table)}
    refused |= {f"server-refused-{why}" for why in re.findall(r'^    why = "([a-z-]+)"', table, re.MULTILINE)}
    assert len(refused) > 10
    server = "".join(path.read_text("utf-8") for path in (ours / "server").rglob("*.py"))
    said = set(re.findall(r'said="(server-[a-z-]+)"', server))
    wanted = {f"server-problem-{code}" for code in STATUS} | refused | said
    assert wanted == set(re.findall(r"^(server-[\w-]+) =", source, re.MULTILINE))


def test_the_example_of_a_bot_plays_a_whole_game(running: Running) -> None:
    anna = running.guest("Anna")
    chairs = [{"who": "bot", "bot": "random"}, {"who": "open"}]
    table = anna("POST", "/tables", {"game": "claim", "chairs": chairs})["table"]["id"]
    token = anna("POST", f"/tables/{table}/links", {"kind": "invite"})["token"]
    command = [sys.executable, str(ROOT / "examples" / "http_bot.py"), running.url, token]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
    end = time.monotonic() + 60
    while "person" not in anna("GET", f"/tables/{table}")["table"]["chairs"][1] and time.monotonic() < end:
        time.sleep(0.1)
    anna("POST", f"/tables/{table}/start")
    said, _ = bot.communicate(timeout=90)
    result = anna("GET", f"/tables/{table}")["table"]["result"]
    assert said == f"seat 1 of {table}: {result}\n"
    lines = (ROOT / "examples" / "http_bot.py").read_text("utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) < 60
