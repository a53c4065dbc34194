"""What a client draws of a table of Tokyo, made from a view and from nothing else."""

from typing import Final

from tafelrunde.core.bits import bit, members
from tafelrunde.core.errors import ViewError
from tafelrunde.core.picture import Counter, Goal, Message, Picture, Piece, Place, Value, heap, twins
from tafelrunde.core.values import HIDDEN, NONE
from tafelrunde.games.tokyo.rules.cards import (
    CARD_IDS,
    COST,
    EVACUATION_ORDERS,
    FINAL_ROAR,
    FLUXLING,
    KEPT,
    LEVEL,
    LEVELS,
    PARASITIC_TENTACLES,
    SMOKE_CLOUD,
    TILE_IDS,
    TILE_RULES,
    listed,
)
from tafelrunde.games.tokyo.rules.codec import PLACES, STEP_IDS
from tafelrunde.games.tokyo.rules.dice import FACES, on
from tafelrunde.games.tokyo.rules.falling import ROAR_STARS
from tafelrunde.games.tokyo.rules.gains import price
from tafelrunde.games.tokyo.rules.position import place_of
from tafelrunde.games.tokyo.rules.state import FULL_HEARTS, GOAL, IN_RESOLVE, IN_SETUP, MOST_WICKED, SHOP, TokyoState
from tafelrunde.games.tokyo.rules.turn.resolving import claws
from tafelrunde.games.tokyo.rules.turn.rolling import number_of_dice

BAY_SEATS: Final = 5
"""From so many monsters on Tokyo has a Bay."""
SHARED: Final = ["shop", "deck", "next", "discard", "tray", "last"]
OWN: Final = ["cards", "tiles"]
DIALS: Final = ["hearts", "stars", "energy", "wickedness", "poison", "shrink"]
WORDS: Final = {
    "place": [*SHARED, *OWN, *(f"rack_{level}" for level in LEVELS)],
    "counter": [*DIALS, "dice", "extra", "rolls", "claws", "places", "smoke"],
    "mark": ["out", "asleep", "flying", "zombie", "roars", "keep", "once", "copied", "spent", "counted"],
    "phase": STEP_IDS,
    "figure": ["monster"],
    "die": FACES,
}
"""What the picture names beside the game's own things."""


def layout(view: TokyoState) -> list[Place]:
    """Return the places: Tokyo and outside, what is for sale, the dice, the tiles by level, and two of each seat."""
    seats = int(view.seats)
    towns = [Place(face, "place", face) for face in PLACES if face != "bay" or seats >= BAY_SEATS]
    shop = [Place(f"shop.{slot}", "place", "shop", number=slot + 1) for slot in range(SHOP)]
    middle = [Place(face, "place", face) for face in SHARED if face != "shop"]
    rack = [Place(f"rack.{level}", "place", f"rack_{level}", number=level) for level in LEVELS]
    own = [Place(f"{face}.{seat}", "place", face, seat) for seat in range(seats) for face in OWN]
    return towns + shop + middle + rack + own


def picture(view: TokyoState) -> Picture:
    """Return the table as its viewer sees it."""
    if view.viewer == NONE:
        raise ViewError("this is the true state: a picture is made from a view")
    playing = view.stack and view.phase != IN_SETUP
    return Picture(
        turn=int(view.turn) if playing else None,
        phase=STEP_IDS[view.phase],
        over=not view.stack,
        pieces=[*figures(view), *dice(view), *cards(view), *tiles(view)],
        counters=counters(view),
        marks=[marks(view, seat) for seat in range(int(view.seats))],
    )


def figures(s: TokyoState) -> list[Piece]:
    """Return the monsters that are still in the game, where they stand."""
    living = [seat for seat in range(int(s.seats)) if s.alive(seat)]
    return [Piece(f"monster.{seat}", "figure", PLACES[place_of(s, seat)], "monster", seat) for seat in living]


def dice(s: TokyoState) -> list[Piece]:
    """Return the dice by face, and what the monster before has left lying; those that have counted are marked."""
    found: list[Piece] = []
    for face, name in enumerate(FACES):
        lying = twins("tray", "die", name, int(on(s.dice, face)))
        if s.phase == IN_RESOLVE and not s.groups & bit(face):
            lying = [Piece(die.id, "die", "tray", name, alike=True, marks=["counted"]) for die in lying]
        found += lying
        found += twins("last", "die", name, int(on(s.last_dice, face)))
    return found


def cards(s: TokyoState) -> list[Piece]:
    """Return the cards for sale, before the seats, and in the piles."""
    buyer = s.viewer if s.viewer >= 0 else s.turn
    found: list[Piece] = []
    for slot in range(SHOP):
        card = int(s.shop[slot])
        if card != NONE:
            marks = ["keep" if card < KEPT else "once"]
            name = card_id(card, f"shop.{slot}")
            found.append(card_piece(name, card, f"shop.{slot}", int(price(s, buyer, card)), marks))
    takes = s.has(buyer, PARASITIC_TENTACLES)
    for seat in range(int(s.seats)):
        for card in members(s.lying(seat)):
            cost = int(price(s, buyer, card)) if takes and seat != buyer and s.cards[seat] & bit(card) else None
            found.append(card_piece(card_id(card, ""), card, f"cards.{seat}", cost, card_marks(s, seat, card)))
    found += heap("discard", "card", len(discarded(s)))
    return found + heap("deck", "card", int(s.deck_size()) - len(s.top)) + on_top(s.top)


def discarded(s: TokyoState) -> list[str]:
    """Return the cards of the discard pile: everybody may look through it, and nobody needs it all the time."""
    return [CARD_IDS[card] for card in listed(s.gone, s.gone_once)]


def card_id(card: int, place: str) -> str:
    """Return what stands for a card in a place: of the two Evacuation Orders nobody can tell which is which."""
    return f"card:{CARD_IDS[card]}@{place}" if card == EVACUATION_ORDERS else f"card:{CARD_IDS[card]}"


def card_piece(name: str, card: int, place: str, cost: int | None, marks: list[str]) -> Piece:
    """Return a card: what the viewer would pay for it, and its printed cost, which Metamorph gives for it."""
    return Piece(name, "card", place, CARD_IDS[card], cost=cost, worth=int(COST[card]), marks=marks)


def card_marks(s: TokyoState, seat: int, card: int) -> list[str]:
    """Return whether Fluxling lies on a card, and whether it is a spent Zombify, which is a marker only."""
    marks = ["copied"] if s.copied == card else []
    return marks if s.cards[seat] & bit(card) else [*marks, "spent"]


def on_top(top: list[int]) -> list[Piece]:
    """Return the uppermost cards of the deck that somebody has looked at; what the viewer has not seen is hidden."""
    orders = iter(twins("next", "card", CARD_IDS[EVACUATION_ORDERS], top.count(EVACUATION_ORDERS)))
    found: list[Piece] = []
    for depth, card in enumerate(top):
        if card == HIDDEN:
            found.append(Piece(f"next/{depth}", "card", "next"))
        elif card == EVACUATION_ORDERS:
            found.append(next(orders))
        else:
            found.append(Piece(card_id(card, "next"), "card", "next", CARD_IDS[card]))
    return found


def tiles(s: TokyoState) -> list[Piece]:
    """Return the tiles that nobody has taken, at their levels, and those before the seats."""
    left = [Piece(f"tile:{TILE_IDS[t]}", "tile", f"rack.{LEVEL[t]}", TILE_IDS[t]) for t in members(s.tiles_left)]
    return left + [
        Piece(f"tile:{TILE_IDS[tile]}", "tile", f"tiles.{seat}", TILE_IDS[tile])
        for seat in range(int(s.seats))
        for tile in members(s.tiles[seat])
    ]


def counters(s: TokyoState) -> list[Counter]:
    """Return the dials and tokens of each seat, and what the dice come to."""
    seats = range(int(s.seats))
    found = [
        Counter("hearts", seats=[int(s.hearts[seat]) for seat in seats], most=[int(s.full(seat)) for seat in seats]),
        Counter("stars", seats=[int(s.stars[seat]) for seat in seats], goal=GOAL),
        Counter("energy", seats=[int(s.energy[seat]) for seat in seats]),
        Counter("wickedness", seats=[int(s.wickedness[seat]) for seat in seats], goal=MOST_WICKED),
        Counter("poison", seats=[int(s.poison[seat]) for seat in seats]),
        Counter("shrink", seats=[int(s.shrink[seat]) for seat in seats]),
        Counter("dice", seats=[dice_of(s, seat) for seat in seats]),
        Counter("extra", seats=[int(s.extra[seat]) for seat in seats]),
        Counter("rolls", int(s.rolls)),
        Counter("claws", int(claws(s, s.turn)) if s.dice else 0),
        Counter("places", 2 if s.living() >= BAY_SEATS else 1),
    ]
    if s.smoke:
        found.append(Counter("smoke", int(s.smoke), about=CARD_IDS[SMOKE_CLOUD]))
    if s.copied_smoke:
        found.append(Counter("smoke", int(s.copied_smoke), about=TILE_IDS[FLUXLING]))
    return found


def dice_of(s: TokyoState, seat: int) -> int:
    """Return how many dice a monster rolls; what Freeze Time takes away is taken from this turn only."""
    return int(number_of_dice(s, seat) + (0 if seat == s.turn else s.chain)) if s.alive(seat) else 0


def marks(s: TokyoState, seat: int) -> list[str]:
    """Return what is to be said of a monster beside its numbers."""
    if not s.alive(seat):
        return ["roars", "out"] if s.roar & bit(seat) else ["out"]
    said = {
        "asleep": s.sleeps(seat),
        "flying": s.winged & bit(seat) != 0,
        "zombie": s.zombified & bit(seat) != 0,
        "roars": s.roar & bit(seat) != 0,
    }
    return [mark for mark, holds in said.items() if holds]


def goals(s: TokyoState) -> list[Goal]:
    """Return how far each monster is from 20 stars, who could win by Final Roar, and how many have fallen."""
    found: list[Goal] = []
    for seat in range(int(s.seats)):
        if s.alive(seat):
            want, stars = Message("tokyo-goal-stars", {"goal": GOAL}, "tokyo.win.stars"), int(s.stars[seat])
            found.append(Goal(want, seat, stars, GOAL, stars >= GOAL))
        if s.owns_tile(seat, FINAL_ROAR):
            roar, stars = Message("tokyo-goal-roar", {"goal": ROAR_STARS}, TILE_RULES[FINAL_ROAR]), int(s.stars[seat])
            found.append(Goal(roar, seat, stars, ROAR_STARS, about=TILE_IDS[FINAL_ROAR]))
    fallen, others = int(s.seats - s.living()), int(s.seats) - 1
    return [*found, Goal(Message("tokyo-goal-last", rule="tokyo.win.last"), None, fallen, others, fallen >= others)]


def brief(s: TokyoState) -> list[Message]:
    """Return what the game is about, with the numbers of this table."""
    want: dict[str, Value] = {"goal": GOAL, "hearts": FULL_HEARTS}
    return [
        Message("tokyo-brief-want-round", want) if s.setup.by_round else Message("tokyo-brief-want", want),
        Message("tokyo-brief-dice"),
        Message("tokyo-brief-two") if s.setup.two_player else Message("tokyo-brief-tokyo"),
        Message("tokyo-brief-buy", {"first": LEVELS[0], "second": LEVELS[1], "third": LEVELS[2]}),
    ]
