"""What a client draws of a table of Ankh-Morpork, made from a view and from nothing else."""

from tafelrunde.core.bits import bit, count, members
from tafelrunde.core.engine import Frame
from tafelrunde.core.errors import ViewError
from tafelrunde.core.picture import Counter, Picture, Piece, Place, heap, slots
from tafelrunde.core.values import HIDDEN, NONE
from tafelrunde.games.morpork.rules import score
from tafelrunde.games.morpork.rules.areas import (
    AREA_IDS,
    AREAS,
    BOARD,
    BUILDINGS,
    CHAOS,
    CONTROLLED,
    FORTUNE,
    MINIONS,
    PERSONALITY_IDS,
    SPIES,
    UNREAL_ESTATE,
)
from tafelrunde.games.morpork.rules.cards import CARD_IDS, DECK, FIRST_CARDS, INCOME, SYMBOL_IDS, SYMBOLS
from tafelrunde.games.morpork.rules.events import ALL_EVENTS, EVENT_IDS
from tafelrunde.games.morpork.rules.setup import personalities
from tafelrunde.games.morpork.rules.state import (
    DEMON,
    FRONT,
    HAND,
    OFFERED,
    PLAYED,
    SHUFFLED,
    TROLL,
    MorporkState,
)
from tafelrunde.games.morpork.rules.turn.city_areas import ORDER, SHED
from tafelrunde.games.morpork.rules.turn.pieces import NEAR_TO, PLACE_STEP, number_of_buildings, on_board
from tafelrunde.games.morpork.rules.turn.symbols import FINISH, Symbol

SHARED = ["pile", "discard", "played", "offered", "events", "happened", "bank", "unused", "city", "lost"]
OWN = ["hand", "front", "city", "personality"]
PHASES = ["setup", "play", "symbols", "end", "over"]
SETUP = ["assign", "deal", "roll_for_start"]
"""The steps before the first turn."""
WORDS = {
    "place": list(dict.fromkeys([*SHARED, *OWN])),
    "piece": ["minion", "troll", "demon", "building", "trouble", "coin"],
    "happening": ["hidden"],
    "counter": [
        "money",
        "minions_left",
        "buildings_left",
        "infiltrated",
        "controlled",
        "fortune",
        "points",
        "trouble",
        "control",
        "symbol",
    ],
    "mark": ["river", "used", "gained", *SYMBOL_IDS, "protected", *(f"not_{who}" for who in PERSONALITY_IDS)],
    "phase": PHASES,
}
"""What the picture names beside the game's own things."""


def layout(view: MorporkState) -> list[Place]:
    """Return the areas with their neighbours, what lies beside the board, and what each seat has before it."""
    areas = [
        Place(
            area.name,
            "area",
            area.name,
            near=[AREA_IDS[number - 1] for number in area.adjacent],
            marks=["river"] if area.river else [],
            cost=area.cost,
            number=number,
        )
        for number, area in enumerate(BOARD, 1)
    ]
    beside = [Place(face, "place", face) for face in SHARED]
    return areas + beside + [Place(f"{face}.{seat}", "place", face, seat) for seat in range(view.seats) for face in OWN]


def picture(view: MorporkState) -> Picture:
    """Return the table as its viewer sees it."""
    if view.viewer == NONE:
        raise ViewError("this is the true state: a picture is made from a view")
    phase = phase_of(view)
    return Picture(
        turn=None if phase in ("setup", "over") else int(view.turn),
        phase=phase,
        over=not view.stack,
        pieces=[*city(view), *decks(view), *belongings(view)],
        counters=counters(view),
        marks=[marks(view, seat) for seat in range(view.seats)],
    )


def phase_of(s: MorporkState) -> str:
    """Return what the turn has come to."""
    steps = [frame.step.name for frame in s.stack]
    if not steps:
        return "over"
    if steps[0] in SETUP:
        return "setup"
    if "turn" in steps:
        return "play"
    return "symbols" if steps[0] == "turn_end" and len(steps) > 1 else "end"


# On the board.


def city(s: MorporkState) -> list[Piece]:
    """Return what stands in the areas, and their cards."""
    found: list[Piece] = []
    for area in range(AREAS):
        name = AREA_IDS[area]
        for seat in range(s.seats):
            found += heap(name, "piece", int(s.pieces[AREAS * seat + area]), "minion", seat)
        found += heap(name, "piece", int(s.pieces[AREAS * TROLL + area]), "troll")
        found += heap(name, "piece", int(s.pieces[AREAS * DEMON + area]), "demon")
        if s.building[area] != NONE:
            found += heap(name, "piece", 1, "building", int(s.building[area]))
        if s.trouble & bit(area):
            found += heap(name, "piece", 1, "trouble")
        found.append(city_card(s, area))
    return found


def city_card(s: MorporkState, area: int) -> Piece:
    """Return the city-area card of an area: it lies before whoever has the building, or beside the board."""
    owner = int(s.building[area])
    place = "lost" if s.lost & bit(area) else "city" if owner == NONE else f"city.{owner}"
    said = ["gained"] if s.gained & bit(area) else ["used"] if s.used & bit(area) else []
    return Piece(city_card_id(AREA_IDS[area]), "area", place, AREA_IDS[area], marks=said)


def city_card_id(area: str) -> str:
    """Return what stands for the card of an area, whose own name is the place on the board."""
    return f"area:{area}"


# Cards and coins.


def decks(s: MorporkState) -> list[Piece]:
    """Return the piles, the cards in play, past events, the bank, and the personalities that nobody has."""
    found = heap("pile", "card", int(s.pile()))
    found += discards(s)[-1:]
    found += heap("discard", "card", max(0, len(s.discard) - 1) + int(s.size(SHUFFLED)))
    found += cards(s, "played", PLAYED)
    found += cards(s, "offered", OFFERED)
    found += heap("events", "happening", int(count(s.events_left)))
    for event in members(ALL_EVENTS ^ s.events_left):
        found.append(Piece(f"happening:{EVENT_IDS[event]}", "happening", "happened", EVENT_IDS[event]))
    found += heap("bank", "piece", int(s.bank), "coin")
    dealt = sum(s.personality[seat] != NONE for seat in range(s.seats))
    known = members(s.unused)
    found += [personality(who, "unused") for who in known]
    hidden = int(count(personalities(int(s.seats)))) - dealt - len(known)
    return found + slots("unused", "personality", hidden)


def discards(s: MorporkState) -> list[Piece]:
    """Return the open cards of the discard pile, the last one on top; the picture shows that one."""
    return [Piece(card_id(card), "card", "discard", CARD_IDS[card]) for card in s.discard]


def belongings(s: MorporkState) -> list[Piece]:
    """Return the cards that seats hold or have before them, and who they are."""
    found: list[Piece] = []
    for seat in range(s.seats):
        found += cards(s, f"hand.{seat}", HAND + seat)
        found += cards(s, f"front.{seat}", FRONT + seat)
        who = int(s.personality[seat])
        if who == HIDDEN:
            found += slots(f"personality.{seat}", "personality", 1)
        elif who != NONE:
            found.append(personality(who, f"personality.{seat}"))
    return found


def cards(s: MorporkState, place: str, zone: int) -> list[Piece]:
    """Return the cards of a zone with their symbols, and slots for those that the viewer does not know."""
    known = members(s.cards[2 * zone]) + [FIRST_CARDS + card for card in members(s.cards[2 * zone + 1])]
    found = [
        Piece(
            card_id(card),
            "card",
            place,
            CARD_IDS[card],
            worth=INCOME[card] or None,
            marks=[SYMBOL_IDS[symbol.kind] for symbol in DECK[card].symbols],
        )
        for card in known
    ]
    return found + slots(place, "card", int(s.unknown[zone]))


def card_id(card: int) -> str:
    """Return what stands for an action card, of which there is one each."""
    return f"card:{CARD_IDS[card]}"


def personality(who: int, place: str) -> Piece:
    """Return a personality in sight."""
    return Piece(f"personality:{PERSONALITY_IDS[who]}", "personality", place, PERSONALITY_IDS[who])


# What is counted and said.


def counters(s: MorporkState) -> list[Counter]:
    """Return what each seat has and how far it is in all that personalities want, and who controls what."""
    seats = range(s.seats)
    holders = [holder(s, area) for area in range(AREAS)]
    found = [
        Counter("money", seats=[int(s.money[seat]) for seat in seats]),
        Counter("minions_left", seats=[MINIONS - int(on_board(s, seat)) for seat in seats]),
        Counter("buildings_left", seats=[BUILDINGS - int(number_of_buildings(s, seat)) for seat in seats]),
        Counter("infiltrated", seats=[int(score.infiltrated(s, seat)) for seat in seats], goal=SPIES[s.seats]),
        Counter("controlled", seats=[holders.count(seat) for seat in seats], goal=CONTROLLED[s.seats]),
        Counter("fortune", seats=[int(score.fortune(s, seat)) for seat in seats], goal=fortune_goal(s)),
        Counter("points", seats=[int(score.points(s, seat)) for seat in seats]),
        Counter("trouble", int(count(s.trouble)), goal=CHAOS),
    ]
    for area in range(AREAS):
        strength = [int(score.strength(s, seat, area)) for seat in seats]
        held = None if holders[area] == NONE else holders[area]
        found.append(Counter("control", seats=strength, about=AREA_IDS[area], holder=held))
    return found + symbol_in_use(s)


def fortune_goal(s: MorporkState) -> int | None:
    """Return what Chrysoprase needs, who is not there with two players (rule morpork.setup.two_players)."""
    return FORTUNE if s.seats > 2 else None


def holder(s: MorporkState, area: int) -> int:
    """Return the seat that controls an area, NONE if nobody does."""
    for seat in range(s.seats):
        if score.controls(s, seat, area):
            return seat
    return NONE


def symbol_in_use(s: MorporkState) -> list[Counter]:
    """Return how far the card in play is: which of its symbols is being used."""
    for k in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[k]
        if isinstance(frame.step, Symbol) or frame.step is FINISH:
            card = int(frame.a)
            whole = len(SYMBOLS[card])
            asked = k == len(s.stack) - 1 or by_city_card(s.stack[k + 1 :])
            now = whole if frame.step is FINISH or frame.step.name == "more" else int(frame.b) + asked
            return [Counter("symbol", now, goal=whole, about=CARD_IDS[card])] if whole else []
    return []


def by_city_card(above: list[Frame]) -> bool:
    """Tell whether a city-area card is being used, before the symbol that was asked about."""
    for frame in above:
        if frame.step is SHED or frame.step is ORDER:
            return True
        if frame.step is PLACE_STEP and frame.a == NEAR_TO and frame.b != UNREAL_ESTATE:
            return True
    return False


def marks(s: MorporkState, seat: int) -> list[str]:
    """Return what is to be said of a seat: that a text does not reach it, and who it has shown not to be."""
    said = ["protected"] if s.immune == seat else []
    return said + [f"not_{PERSONALITY_IDS[who]}" for who in members(s.ruled_out[seat])]
