"""What every encoder is: the pieces of its tensors, and how a view and a history are written into them."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tafelrunde.core.engine import State
from tafelrunde.table.history import History

Arrays = dict[str, npt.NDArray[np.float32]]


@dataclass(frozen=True)
class Piece:
    """A named part of a tensor; `private` tells whether it holds what only the seat knows."""

    name: str
    shape: tuple[int, ...]
    private: bool = False


class Encoder:
    """The tensors of one game for given seats and options: from a view what is, from a history what has been.

    It is given nothing that the viewer may not know, so that its tensors cannot tell more either. A piece that is
    not asked for is missing from the arrays; those that are there hold zeros.
    """

    seen: list[Piece]
    """The pieces of an observation."""
    remembered: list[Piece]
    """The pieces of an information state: whenever the seat is asked, they tell apart what histories tell apart.

    Empty where there is no such tensor: the text does instead.
    """

    def see(self, view: State, arrays: Arrays) -> None:
        """Write what the viewer sees."""
        raise NotImplementedError

    def remember(self, history: History, arrays: Arrays) -> None:
        """Write what the viewer remembers; never called where nothing is `remembered`."""
        raise NotImplementedError
