"""Writes the TypeScript types of all that travels, from the OpenAPI and the AsyncAPI document.

python -m tafelrunde.server.types web/src/lib/api.ts
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from tafelrunde.server import asyncapi
from tafelrunde.server.app import create, document
from tafelrunde.server.friends.messages import FROM_GROUP
from tafelrunde.server.ground import messages
from tafelrunde.server.ground.settings import Settings

HEAD = """\
/** Made by `python -m tafelrunde.server.types`: what the server and its clients say to each other. */
"""
Schema = dict[str, Any]


def written() -> str:
    """Return the file."""
    openapi = document(create(Settings(db="sqlite:///:none:")))
    sockets = asyncapi.document()
    shapes: dict[str, Schema] = {**openapi["components"]["schemas"], **sockets["components"]["schemas"]}
    parts = [HEAD]
    parts += [declared(name, shapes[name]) for name in sorted(shapes)]
    unions = {
        "FromClient": asyncapi.FROM_CLIENT,
        "FromServer": messages.FROM_SERVER,
        "FromLobby": messages.FROM_LOBBY,
        "FromGroup": FROM_GROUP,
    }
    for name, members in unions.items():
        parts.append(f"export type {name} = {' | '.join(shape.__name__ for shape in members)};\n")
    parts.append(routes(openapi["paths"]))
    return "\n".join(parts)


def declared(name: str, schema: Schema) -> str:
    """Return the declaration of a shape.

    >>> print(declared("Someone", {"type": "object", "properties": {"id": {"type": "string"}}, "required": ["id"]}))
    export interface Someone {
      id: string;
    }
    <BLANKLINE>
    """
    head = f"{comment(schema)}export "
    if schema.get("type") == "object" and "properties" in schema:
        needed = set(schema.get("required", ()))
        lines = [
            f"  {key(field)}{'' if field in needed else '?'}: {typed(inner)};\n"
            for field, inner in schema["properties"].items()
        ]
        return f"{head}interface {name} {{\n{''.join(lines)}}}\n"
    return f"{head}type {name} = {typed(schema)};\n"


def comment(schema: Schema) -> str:
    """Return what is said about a shape."""
    said = " ".join(str(schema.get("description", "")).split())
    return f"/** {said} */\n" if said else ""


def key(name: str) -> str:
    """Return a name as the key of an object."""
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else json.dumps(name)


def typed(schema: Schema) -> str:
    """Return the type of a schema.

    >>> typed({"anyOf": [{"type": "integer"}, {"type": "null"}]})
    'number | null'
    >>> typed({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "number"}]}})
    '(string | number)[]'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(typed(one) for one in schema[several]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(typed({**schema, "type": one}) for one in kind)
    if kind == "array":
        inner = typed(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        inside = schema.get("additionalProperties")
        return f"Record<string, {typed(inside) if isinstance(inside, dict) else 'unknown'}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def routes(paths: dict[str, dict[str, Any]]) -> str:
    """Return what each request takes and gives."""
    lines = []
    for path, operations in paths.items():
        for method, operation in operations.items():
            content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
            body = typed(content["schema"]) if content else "undefined"
            good = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
            given = good.get("content", {}).get("application/json", {})
            answer = typed(given["schema"]) if given else "string" if good.get("content") else "undefined"
            lines.append(f"  {json.dumps(f'{method.upper()} {path}')}: {{ body: {body}; answer: {answer} }};\n")
    return f"/** What each request takes and gives. */\nexport interface Routes {{\n{''.join(lines)}}}\n"


def main() -> None:
    """Write the file that was named, or print it."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).parent.mkdir(parents=True, exist_ok=True)
        Path(sys.argv[1]).write_text(written(), encoding="utf-8")
    else:
        print(written(), end="")


if __name__ == "__main__":
    main()
