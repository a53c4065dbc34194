"""Bots that are networks: an ONNX file that answers what its seat sees with a number for each action.

A file says in its metadata, under `tafelrunde`, which game it plays, for how many seats and by which options, of which
version the rules were, and which planes it has learned to read; `stamp` writes that. Its input is `(n, size)`: bytes as
the encoder writes them, or floats, which are given scaled from 0 to 1. Its first output is `(n, actions)`.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from tafelrunde import games
from tafelrunde.bots.bot import Bot
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import OptionError, TafelrundeError
from tafelrunde.core.options import real

if TYPE_CHECKING:
    from tafelrunde.tensors import Encoder

KEY = "tafelrunde"
METADATA, NAME, VALUE = 14, 1, 2
"""The fields of ONNX's messages that hold metadata, its keys and its values."""


class Network(Bot[State]):
    """Plays what a network holds best of all that is on offer; with `heat` now and then something else."""

    name = "network"
    parameters = (real("heat", 0.0, 0.0, 10.0),)
    file: ClassVar[Path]
    session: ClassVar[Any]
    made_for: ClassVar[Mapping[str, Any]]

    def __init__(self, seed: int | None = None) -> None:
        from tafelrunde.tensors import encoder

        super().__init__(seed)
        self._encoder = encoder(self.made_for["game"], self.made_for["seats"], self.made_for["options"])

    def begin(self, game: Game[Any], seat: int, options: Mapping[str, object]) -> None:
        """Sit down, if the game is played by the options that it was made for."""
        learned = game.chosen(game.new(self.made_for["seats"], self.made_for["options"]).options)
        if game.chosen(options) != learned:
            raise OptionError(f"{self.file} was made for {spelled(learned)}, not for {spelled(game.chosen(options))}")

    def choose(self, view: State, ask: Ask) -> int:
        """Return the action with the greatest number, or one drawn by these numbers."""
        import numpy as np

        from tafelrunde.tensors import arrays

        if int(view.seats) != self._encoder.seats:
            raise OptionError(f"{self.file} was made for {self._encoder.seats} players, not for {view.seats}")
        seen: Any = arrays.observe(view, self._encoder)
        given = self.session.get_inputs()[0]
        if "float" in given.type:
            seen = seen * arrays.scale(self._encoder)
        answer = self.session.run(None, {given.name: seen[None]})[0][0]
        numbers = answer[ask.actions].astype(np.float64)
        if not np.isfinite(numbers).all():
            raise TafelrundeError(f"{self.file} answers {ask.prompt} with what is no number")
        heat = self.values["heat"]
        if heat == 0.0:
            return ask.actions[int(numbers.argmax())]
        shares = np.exp((numbers - numbers.max()) / heat).cumsum()
        drawn = shares[-1] * self.rng.word() / 2**32
        return ask.actions[int(np.searchsorted(shares, drawn, side="right"))]


def spelled(options: Mapping[str, object]) -> str:
    """Return options as they are typed."""
    return " ".join(f"{name}={value}" for name, value in options.items()) or "the usual options"


def from_file(path: str) -> type[Network]:
    """Return the bot of a file; one of another game's rules, or that is no network of ours, is an error."""
    file = Path(path).expanduser().resolve()
    if not file.is_file():
        raise TafelrundeError(f"there is no file {path!r} with a network in it")
    return _made(file, file.stat().st_mtime_ns)


@cache
def _made(file: Path, changed: int) -> type[Network]:
    network = opened(file)
    made_for = checked(file, network)
    parts = {"file": file, "session": network, "made_for": made_for, "plays": (made_for["game"],)}
    return type("FromFile", (Network,), parts)


def opened(file: Path) -> Any:
    """Return a network that is ready to be asked, by one core: several games may be played at once."""
    try:
        import onnxruntime
    except ImportError:
        raise TafelrundeError("a network needs onnxruntime: install the extra, tafelrunde[network]") from None
    chosen = onnxruntime.SessionOptions()
    chosen.intra_op_num_threads = chosen.inter_op_num_threads = 1
    chosen.log_severity_level = 4
    try:
        return onnxruntime.InferenceSession(file, chosen, providers=["CPUExecutionProvider"])
    except Exception as error:  # whatever the runtime says of a file that it cannot read
        raise TafelrundeError(f"{file} is no network that can be read: {' '.join(str(error).split())[:120]}") from None


def checked(file: Path, network: Any) -> dict[str, Any]:
    """Return what a network was made for, if it fits what is played here."""
    from tafelrunde.tensors import encoder

    try:
        made_for: dict[str, Any] = json.loads(network.get_modelmeta().custom_metadata_map[KEY])
        game = games.load(made_for["game"])
        here = described(encoder(game.id, made_for["seats"], made_for["options"]), made_for["options"])
        there = {name: made_for[name] for name in here}
    except (KeyError, TypeError, ValueError) as error:
        why = f": {error}" if isinstance(error, TafelrundeError) else ""
        raise TafelrundeError(f"{file} does not say which game of ours it plays{why}: see `stamp`") from None
    if there["rules"] != here["rules"]:
        raise TafelrundeError(
            f"{file} was made for version {there['rules']} of the rules of {game.id}, not for {here['rules']}: "
            "train it anew"
        )
    if there["planes"] != here["planes"]:
        raise TafelrundeError(f"{file} has learned to read other planes than {game.id} has here: train it anew")
    shapes = [tuple(end.shape[1:]) for end in (network.get_inputs()[0], network.get_outputs()[0])]
    if shapes != [(here["size"],), (here["actions"],)]:
        raise TafelrundeError(f"{file} takes and gives {shapes}: {game.id} needs {here['size']} and {here['actions']}")
    return made_for


def described(made_for: "Encoder", options: Mapping[str, object]) -> dict[str, Any]:
    """Return what a network is to be stamped with."""
    game = games.load(made_for.game)
    return {
        "game": game.id,
        "seats": int(made_for.seats),
        "options": dict(options),
        "rules": game.version,
        "planes": [[plane.name, *plane.shape] for plane in made_for.planes],
        "size": int(made_for.size),
        "actions": game.actions,
    }


def stamp(file: Path | str, made_for: "Encoder", options: Mapping[str, object] | None = None) -> None:
    """Write into an ONNX file what it was made for, so that it can be loaded as a bot.

    An ONNX file is one message of protocol buffers; entries of metadata may be put to its end.
    """
    text = json.dumps(described(made_for, options or {})).encode()
    entry = field(NAME, KEY.encode()) + field(VALUE, text)
    with Path(file).open("ab") as model:
        model.write(field(METADATA, entry))


def field(number: int, content: bytes) -> bytes:
    r"""Return a field of a message, as protocol buffers write it.

    >>> field(1, b"ab")
    b'\n\x02ab'
    """
    return varint(number << 3 | 2) + varint(len(content)) + content


def varint(number: int) -> bytes:
    r"""Return a number, seven bits to a byte, the lowest first.

    >>> varint(300)
    b'\xac\x02'
    """
    low, rest = number & 127, number >> 7
    return bytes([low | 128]) + varint(rest) if rest else bytes([low])
