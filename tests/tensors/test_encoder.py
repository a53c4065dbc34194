"""Encoders: a hand of Claim as one reads it, and what has no tensor."""

import numpy as np
import pytest

from contract.scuffle import Scuffle
from scene import ANNA, BEA, scene
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.errors import OptionError, TafelrundeError, ViewError
from tafelrunde.games.claim.rules.cards import CARD_IDS
from tafelrunde.tensors import encoder
from tafelrunde.tensors.arrays import Bytes, encoder_of, observe, planes, scale


def seen(table: State, seat: int | None) -> dict[str, Bytes]:
    view = table.view(seat)
    return planes(encoder_of(view), observe(view))


def named(row: Bytes) -> list[str]:
    return [CARD_IDS[k] for k in np.flatnonzero(row)]


def test_a_position_of_claim_can_be_read_from_its_tensor() -> None:
    table = scene(
        "claim",
        phase="favour",
        hand=[["dwarf_2"], ["knight_3", "undead_4"]],
        shown=[["goblin_5"], []],
        leader=ANNA,
    )
    anna, bea = seen(table, ANNA), seen(table, BEA)
    assert named(anna["hand"][0]) == ["dwarf_2"]
    assert named(bea["hand"][0]) == ["knight_3", "undead_4"]
    assert named(anna["shown"][0]) == named(bea["shown"][1]) == ["goblin_5"]
    assert anna["hand_size"].tolist() == bea["hand_size"].tolist() == [2, 2]
    assert anna["phase"].tolist() == [0, 1]
    assert anna["leader"].tolist() == [1, 0]
    assert bea["leader"].tolist() == [0, 1]


def test_scaled_numbers_lie_between_0_and_1() -> None:
    table = scene("tokyo", seats=2, step="roll", dice=["1"] * 6, rolls=2, energy=[400, 3], hearts=[10, 4])
    tensor = encoder("tokyo", 2)
    found = planes(tensor, observe(table.view(1)) * scale(tensor))
    assert found["energy"].round(2).tolist() == [pytest.approx(0.15), pytest.approx(6.35)], "127 is the most there is"
    assert found["hearts"].tolist() == pytest.approx([4 / 12, 10 / 12])
    assert planes(tensor, observe(table.view(1)))["energy"].tolist() == [3, 127]


def test_the_true_state_has_no_tensor() -> None:
    table = scene("claim")
    with pytest.raises(ViewError, match="this is the true state: a tensor is made from a seat's view"):
        observe(table)


def test_what_has_no_encoder_says_so() -> None:
    games.register(Scuffle())
    with pytest.raises(TafelrundeError, match="'scuffle' has no tensors: claim, tyrant, tokyo, morpork have"):
        encoder("scuffle")
    with pytest.raises(OptionError, match="claim is for 2 players, not for 3"):
        encoder("claim", 3)
