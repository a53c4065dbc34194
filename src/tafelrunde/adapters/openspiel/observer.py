"""What OpenSpiel's observers show: the public part, the private part or both, of now or of the whole game."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np
import pyspiel

from tafelrunde.adapters.openspiel.moment import Moment
from tafelrunde.core.errors import ViewError
from tafelrunde.core.events import Event
from tafelrunde.core.values import SPECTATOR
from tafelrunde.table.history import History
from tafelrunde.tensors import Encoder, Plane
from tafelrunde.tensors.arrays import observe, planes, scale
from tafelrunde.tensors.recall import Recall
from tafelrunde.tensors.recall import planes as remembered

if TYPE_CHECKING:
    from tafelrunde.adapters.openspiel.game import OpenSpielState


class Observer:
    """An observer as OpenSpiel's `observation.py` describes it.

    Without recall the text is a view's document: the seat's, the spectator's for the public part, and for the private
    part those fields of the seat's that differ. With recall it is a history in the same three ways; one's own actions
    belong to the private part. Tensors come from the game's encoder, and are None where it has none: numbers from 0
    to 1 or a little above, and with recall what is remembered behind what is seen. Seats are counted from the player
    in the public part too, which holds only what everybody sees; what everybody remembers is counted from seat 0.
    """

    def __init__(
        self, encoder: Encoder | None, seats: int, kind: pyspiel.IIGObservationType, params: Mapping[str, object] | None
    ) -> None:
        if params:
            raise ViewError(f"observers take no parameters, not {', '.join(params)}")
        self.everything = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        """Whether it sees what each player sees: for a critic, or whoever judges; never for a player."""
        if self.everything and (kind.perfect_recall or not kind.public_info):
            raise ViewError("who sees what all hide sees all of it, and what is now: ask with public_info alone")
        self.private = self.everything or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = bool(kind.public_info)
        self.recall = bool(kind.perfect_recall)
        if not (self.private or self.public):
            raise ViewError("an observer of nothing: ask for public_info, or for private_info SINGLE_PLAYER")
        self.encoder = encoder
        self.tensor: np.ndarray[tuple[int], np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]] = {}
        self.seen: list[Plane] = []
        self.remembered: list[Plane] = []
        if encoder is not None:
            self.seen = [plane for plane in encoder.planes if (self.private if plane.private else self.public)]
            self.remembered = remembered(encoder.game) if self.recall else []
            self.scale = scale(encoder)
            looks = [Plane("player", (seats,), "Who looks.")]
            each = [Plane(f"{seat}.{p.name}", p.shape, p.meaning) for seat in range(seats) for p in self.seen]
            self.lay_out([*looks, *each] if self.everything else [*looks, *self.seen, *self.remembered])

    def lay_out(self, found: list[Plane]) -> None:
        """Make one flat tensor, and an array for each plane that is a window into it."""
        self.tensor = np.zeros(sum(plane.size for plane in found), np.float32)
        start = 0
        for plane in found:
            self.dict[plane.name] = self.tensor[start : start + plane.size].reshape(plane.shape)
            start += plane.size

    def set_from(self, state: "OpenSpielState", player: int) -> None:
        """Write what `player` observes into `tensor`."""
        moment = state.moment
        if self.encoder is None or self.tensor is None:
            raise ViewError(f"{moment.state.game.id} has no tensors: use the strings")
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        for seat in range(int(moment.state.seats)) if self.everything else [player]:
            found = planes(self.encoder, observe(moment.state.view(seat), self.encoder) * self.scale)
            for plane in self.seen:
                self.dict[f"{seat}.{plane.name}" if self.everything else plane.name][:] = found[plane.name]
        if self.remembered:
            row = np.array(self.memory(moment, player).written(), np.int16)
            for plane in self.remembered:
                numbers = row[plane.start : plane.start + plane.size].reshape(plane.shape)
                self.dict[plane.name][:] = numbers / np.float32(plane.most)

    def memory(self, moment: Moment, player: int) -> Recall:
        """Return what is remembered: by the player, by everybody, or what the player alone knows."""
        if self.public:
            return moment.memory(player if self.private else SPECTATOR)
        memory = Recall(moment.state.game, int(moment.state.seats), player)
        for entry in private_history(moment, player).entries:
            if isinstance(entry, Event):
                memory.heard([entry])
            else:
                memory.acted(entry)
        return memory

    def string_from(self, state: "OpenSpielState", player: int) -> str:
        """Return what `player` observes as text."""
        moment = state.moment
        if self.everything:
            return moment.state.dump().decode()
        if self.recall:
            if self.public:
                return moment.text(player if self.private else SPECTATOR)
            return "\n".join(private_history(moment, player).lines())
        if self.public:
            return moment.state.view(player if self.private else None).dump().decode()
        return private_document(moment, player)


def private_history(moment: Moment, player: int) -> History:
    """Return the player's own actions, and what the player heard otherwise than a spectator did."""
    history = History(moment.state.game, player)
    for each in moment.path():
        if each.before is not None and each.before.who == player:
            history.acted(each.action)
        history.heard([event for event in each.events if event.seen_by(player) != event.seen_by(SPECTATOR)])
    return history


def private_document(moment: Moment, player: int) -> str:
    """Return the fields of the player's view that a spectator sees otherwise, "" if there are none."""
    seen = moment.state.view(player).position()
    public = moment.state.view(None).position()
    own = {field: value for field, value in seen.items() if field != "view" and public.get(field) != value}
    return json.dumps(own, sort_keys=True, ensure_ascii=False, separators=(",", ":")) if own else ""
