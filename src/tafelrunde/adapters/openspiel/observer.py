"""What OpenSpiel's observers show: the public part, the private part or both, of now or of the whole game."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np
import pyspiel

from tafelrunde.adapters.openspiel.moment import Moment
from tafelrunde.adapters.tensors import Arrays, Encoder, Piece
from tafelrunde.core.errors import ViewError
from tafelrunde.core.values import SPECTATOR
from tafelrunde.table.history import History

if TYPE_CHECKING:
    from tafelrunde.adapters.openspiel.game import OpenSpielState


class Observer:
    """An observer as OpenSpiel's `observation.py` describes it.

    Without recall the text is a view's document: the seat's, the spectator's for the public part, and for the private
    part those fields of the seat's that differ. With recall it is a history in the same three ways; one's own actions
    belong to the private part. Tensors come from the game's encoder, and are None where it has none.
    """

    def __init__(
        self, encoder: Encoder | None, seats: int, kind: pyspiel.IIGObservationType, params: Mapping[str, object] | None
    ) -> None:
        if params:
            raise ViewError(f"observers take no parameters, not {', '.join(params)}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ViewError("no observer sees what all players hide: ask for private_info SINGLE_PLAYER or NONE")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = bool(kind.public_info)
        self.recall = bool(kind.perfect_recall)
        if not (self.private or self.public):
            raise ViewError("an observer of nothing: ask for public_info, or for private_info SINGLE_PLAYER")
        self.encoder = encoder
        self.tensor: np.ndarray[tuple[int], np.dtype[np.float32]] | None = None
        self.dict: Arrays = {}
        own = [] if encoder is None else encoder.remembered if self.recall else encoder.seen
        if own:
            self.lay_out([Piece("player", (seats,)), *(p for p in own if (self.private if p.private else self.public))])

    def lay_out(self, pieces: list[Piece]) -> None:
        """Make one flat tensor, and an array for each piece that is a window into it."""
        sizes = [int(np.prod(piece.shape)) for piece in pieces]
        self.tensor = np.zeros(sum(sizes), np.float32)
        start = 0
        for piece, size in zip(pieces, sizes, strict=True):
            self.dict[piece.name] = self.tensor[start : start + size].reshape(piece.shape)
            start += size

    def set_from(self, state: "OpenSpielState", player: int) -> None:
        """Write what `player` observes into `tensor`."""
        if self.encoder is None or self.tensor is None:
            of_what = "" if self.encoder is None else " of information states"
            raise ViewError(f"{state.moment.state.game.id} has no tensors{of_what}: use the strings")
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        moment = state.moment
        if self.recall:
            self.encoder.remember(moment.history(player if self.private else SPECTATOR), self.dict)
        else:
            self.encoder.see(moment.state.view(player if self.private else None), self.dict)

    def string_from(self, state: "OpenSpielState", player: int) -> str:
        """Return what `player` observes as text."""
        moment = state.moment
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
