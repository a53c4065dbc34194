"""How a person says what a monster does, what it costs, and what comes of it."""

from typing import Final

from tafelrunde.core.ask import Ask
from tafelrunde.core.bits import bit
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Offer, Value, plain_button, twins
from tafelrunde.core.trial import Trial, tried
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import CARD_IDS, EVACUATION_ORDERS, METAMORPH
from tafelrunde.games.tokyo.rules.codec import ACTIONS, BUY, REROLL, RESOLVE
from tafelrunde.games.tokyo.rules.deck import cards_left
from tafelrunde.games.tokyo.rules.dice import FACES, ROLL_IDS, on, picked, roll_number
from tafelrunde.games.tokyo.rules.follows import as_it_lies, outcome
from tafelrunde.games.tokyo.rules.picture import card_id
from tafelrunde.games.tokyo.rules.state import SHOP, TokyoState
from tafelrunde.games.tokyo.rules.turn.changing import CHANGE
from tafelrunde.games.tokyo.rules.turn.ending import SELLING
from tafelrunde.games.tokyo.rules.turn.shopping import ALL_SLOTS, BUYING, SNATCH

Touch = list[str | list[str]]

KEEP_SOME: Final = Message("tokyo-keep-some").id
KEEP_NONE: Final = Message("tokyo-keep-none").id
KEEP_ALL: Final = Message("tokyo-keep-all").id
BY_CHANCE: Final = ["camouflage", "look", "sweep", "probe", "dwell"]
"""What is followed by a roll or a card turned up."""
UNTOLD: Final = ["camouflage", "drink", "smoke", "wake", "yield", "sweep", "look", "freeze", "cure", "probe", "cull",
                 "twist", "stretch", "dwell", "swap"]  # fmt: skip
"""What says all that can be said by its name."""


def offers(view: TokyoState, ask: Ask) -> list[Offer]:
    """Return what may be done."""
    return [keep(view, action) if action >= REROLL else offer(view, ask.who, action) for action in ask.actions]


def keep(s: TokyoState, action: int) -> Offer:
    """Return the dice that are kept, as they are touched; to keep none is a button."""
    again = picked(s.dice, action - REROLL)
    args = ACTIONS.describe(action)[1]
    if again == 0:
        follows = as_it_lies(s).messages()
        return Offer(action, "reroll", args, KEEP_ALL, [touched_dice(s.dice)], follows=follows)
    if again == s.dice:
        return Offer(action, "reroll", args, KEEP_NONE, ["button:all"], marks=["final"])
    kept = s.dice - again
    args["kept"] = ROLL_IDS[roll_number(kept)]
    return Offer(action, "reroll", args, KEEP_SOME, [touched_dice(kept)], marks=["final"])


def touched_dice(kept: int) -> list[str]:
    """Return the ids of dice in the tray, of equal ones the first."""
    return [die.id for face, name in enumerate(FACES) for die in twins("tray", "die", name, int(on(kept, face)))]


def offer(s: TokyoState, seat: int, action: int) -> Offer:
    """Return any other action."""
    verb, args = ACTIONS.describe(action)
    trial = tried(s, action)
    energy = sum(paid(event, seat) for event in trial.told)
    cost = {"energy": energy} if energy else {"smoke": 1} if verb == "smoke" else {}
    return Offer(
        action,
        verb,
        args,
        touch=touch(s, verb, args, action),
        cost=cost,
        follows=follows(s, seat, verb, trial),
        marks=marks(s, seat, verb, action),
    )


def paid(event: Event, seat: int) -> int:
    """Return the energy that a monster pays in an event."""
    by = event.args.get("by", NONE)
    pays = event.kind in ("buys", "loses-energy") and event.args["seat"] == seat and by == NONE
    return event.args["count"] if pays else 0


def touch(s: TokyoState, verb: str, args: dict[str, Value], action: int) -> Touch:
    """Return what is touched: cards, tiles and dice as they lie; what has nothing on the table is a button."""
    if verb == "buy":
        return [for_sale(s, action - BUY)]
    if verb in ("sell", "copy", "swap"):
        return [f"card:{args['card']}"]
    if verb == "take":
        return [f"tile:{args['tile']}"]
    if verb == "look":
        return ["deck"]
    if verb == "probe" or (verb == "resolve" and on(s.dice, action - RESOLVE)):
        return [f"die:{args['face']}@tray"]
    if verb == "cull":
        return [f"die:{args['face']}@tray", "button:cull"]
    if verb in ("twist", "stretch"):
        return [f"die:{args['face']}@tray", f"button:{verb}", f"button:face.{args['to']}"]
    return [plain_button(verb, args)]


def for_sale(s: TokyoState, card: int) -> str:
    """Return the card that is bought; of two Evacuation Orders the first that is on offer."""
    if card != EVACUATION_ORDERS:
        return f"card:{CARD_IDS[card]}"
    frame = s.stack[-1]
    slots = frame.a if frame.step is SNATCH else ALL_SLOTS
    for slot in range(SHOP):
        if s.shop[slot] == card and slots & bit(slot):
            return card_id(card, f"shop.{slot}")
    return card_id(card, "next")


def follows(s: TokyoState, seat: int, verb: str, trial: Trial[TokyoState]) -> list[Message]:
    """Return what would come of it: a purchase says what it leaves, dice that are not changed what they bring."""
    if verb in UNTOLD:
        return []
    if s.stack[-1].step is CHANGE:
        return as_it_lies(s).messages()
    found = outcome(s, trial).messages()
    if verb == "buy":
        left = Message("tokyo-follows-left", {"count": int(trial.table.energy[seat])}, "tokyo.buy.price")
        found.insert(0, left)
    return found


def marks(s: TokyoState, seat: int, verb: str, action: int) -> list[str]:
    """Return whether it is to pass, ends the turn, or lets something be revealed."""
    step = s.stack[-1].step
    if verb == "pass":
        ends = (step is BUYING and not s.has(seat, METAMORPH)) or step is SELLING
        return ["pass", "ends"] if ends else ["pass"]
    reveals = verb == "buy" and cards_left(s) and action - BUY in [s.shop[slot] for slot in range(SHOP)]
    return ["final"] if reveals or verb in BY_CHANCE else []
