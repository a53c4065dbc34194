"""Cards that lie in zones: who sees them, who can follow them, who loses track."""

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.cards import cards_in, deal_hidden, hide_cards, lay_open, number_in, pass_on, slip
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import HIDDEN, NONE, SPECTATOR
from tafelrunde.core.zones import ALL, NOBODY, OWNER, Zone

MINE, YOURS, OPEN, DECK = range(4)
ZONES = [Zone("hand", 0, OWNER), Zone("hand", 1, OWNER), Zone("open", NONE, ALL), Zone("deck", NONE, NOBODY)]


def row(*numbers: int) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def test_a_viewer_sees_its_own_hand_what_lies_open_and_what_it_was_shown() -> None:
    place, seen = row(MINE, YOURS, YOURS, OPEN, DECK), row(0, 0b01, 0, 0, 0)
    unknown = hide_cards(place, seen, ZONES, 0)
    assert list(place) == [MINE, YOURS, HIDDEN, OPEN, HIDDEN]
    assert list(unknown) == [0, 1, 0, 1]
    assert number_in(place, unknown, YOURS) == 2


def test_a_spectator_sees_what_lies_open() -> None:
    place, seen = row(MINE, YOURS, OPEN, DECK), row(0, 0b01, 0, 0)
    hide_cards(place, seen, ZONES, SPECTATOR)
    assert list(place) == [HIDDEN, HIDDEN, OPEN, HIDDEN]


def test_who_else_has_seen_a_card_is_not_told() -> None:
    place, seen = row(YOURS, MINE, MINE), row(0b101, 0b010, 0)
    hide_cards(place, seen, ZONES, 0)
    assert list(seen) == [0b001, 0, 0]


def test_hidden_cards_are_dealt_back_to_where_they_are_missing() -> None:
    place, unknown = row(HIDDEN, HIDDEN, OPEN, HIDDEN), row(0, 2, 0, 1)
    deal_hidden(place, unknown, Rng(1))
    assert len(cards_in(place, YOURS)) == 2
    assert len(cards_in(place, DECK)) == 1
    assert place[2] == OPEN


def test_a_card_that_slips_away_takes_the_others_knowledge_with_it() -> None:
    """Seat 2 has seen the whole hand of seat 1, of which a card goes to seat 0: it may be either."""
    place, seen = row(YOURS, YOURS, MINE), row(0b100, 0b100, 0b100)
    slip(place, seen, 0, MINE, 0b011)
    assert list(place) == [MINE, YOURS, MINE]
    assert list(seen) == [0b011, 0, 0b100]


def test_a_card_that_can_be_followed_stays_known() -> None:
    place, seen = row(DECK, YOURS), row(0b100, 0b100)
    pass_on(place, seen, 0, YOURS, 0b010)
    assert list(seen) == [0b110, 0b100]


def test_a_card_laid_open_needs_no_witnesses() -> None:
    place, seen = row(YOURS), row(0b100)
    lay_open(place, seen, 0, OPEN)
    assert (place[0], seen[0]) == (OPEN, 0)
