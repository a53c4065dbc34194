"""How a person says what to do in Ankh-Morpork, what it costs, and what comes of it."""

from typing import Final

from tafelrunde.core.ask import Ask
from tafelrunde.core.bits import bit, count
from tafelrunde.core.engine import Frame
from tafelrunde.core.picture import Message, Offer, Value, heap, plain_button
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import (
    AREA_IDS,
    AREAS,
    BENEFIT,
    BENEFIT_AMOUNT,
    CALM_TROUBLE,
    CHAOS,
    COST,
    DRAW_CARD,
    HAND_SIZE,
    LOAN,
    LOAN_DUE,
    PLACE_MINION,
    SELL_CARD,
    STIR_TROUBLE,
    TAKE_MONEY,
)
from tafelrunde.games.morpork.rules.cards import (
    CARD_IDS,
    CARDS,
    DOCTOR_MOSSY_LAWN,
    INCOME,
    TEXT,
    TEXT_AMOUNT,
    TEXT_IDS,
    WALLACE_SONKY,
)
from tafelrunde.games.morpork.rules.causes import AREA_RULES
from tafelrunde.games.morpork.rules.codec import ACTIONS, AREA, BENEFIT_OF, CARD, PASS, PAY, PIECE, PLAY, SEAT, USE
from tafelrunde.games.morpork.rules.effects.money import Earn, paying_crowd
from tafelrunde.games.morpork.rules.effects.small_gods import flooded_area
from tafelrunde.games.morpork.rules.effects.text import text_of
from tafelrunde.games.morpork.rules.picture import city_card_id, holder
from tafelrunde.games.morpork.rules.state import PIECES, TROLL, MorporkState
from tafelrunde.games.morpork.rules.turn.hands import held
from tafelrunde.games.morpork.rules.turn.interrupts import REMOVE, REMOVED
from tafelrunde.games.morpork.rules.turn.pieces import QUIETLY, number_of_buildings, occupied

GAMBLE: Final = 2
"""What a gamble with the bank costs whoever would rather not lose a minion."""
PLACING: Final = frozenset({"place", "place_minion"})
REMOVING: Final = frozenset({"assassinate", "murder"})
MOVES: Final = frozenset({"move_own", "flee_trouble", "pay_to_move", "move_others"})
KEEPS: Final = frozenset({*MOVES, "swap_minions"})
"""The texts that pick a piece and do not remove it."""
BUYS: Final = frozenset({"buy_calm_building", "buy_troubled_building"})
PAID_FIRST: Final = frozenset({"pay_to_move", "pay_to_assassinate", "pay_for_murder"})
TAKES: Final = frozenset({"take_from_one", "gamble_with_player"})
CHANCE_TEXTS: Final = frozenset(
    {
        "draw",
        "draw_per_building",
        "peek",
        "change_personality",
        "recover",
        "gamble_with_bank",
        "gamble_with_player",
        "gamble_with_minion",
        "remove_where_rolled",
    }
)
"""The texts where the die or the cards decide as soon as they are used."""
AIMED_FOR_GOOD: Final = frozenset({"search_hand", "swap_hands", "take_random_cards", "beg_cards"})
"""The texts that show something, or ask the player who is named, whatever happens."""
CHOSEN: Final = frozenset({"decide", "sink"})
"""The questions where the action that passes elsewhere is a choice like any other."""


def offers(view: MorporkState, ask: Ask) -> list[Offer]:
    """Return what may be done; every action is said by one touch."""
    trial = view.clone()
    return [offer(trial, view.stack[-1], action) for action in ask.actions]


def offer(s: MorporkState, frame: Frame, action: int) -> Offer:
    """Return an action as it is touched, with its price and what would come of it."""
    verb, args = ACTIONS.describe(action)
    price = cost(s, frame, action)
    return Offer(
        action,
        verb,
        args,
        touch=[touched(verb, args)],
        cost={"money": price} if price else {},
        follows=follows(s, frame, action),
        marks=marks(s, frame, action),
    )


def touched(verb: str, args: dict[str, Value]) -> str:
    """Return the card, area, pieces, seat or button that says an action."""
    if verb in ("play", "card"):
        return f"card:{args['card']}"
    if verb == "area":
        return str(args["area"])
    if verb == "benefit":
        return city_card_id(str(args["area"]))
    if verb == "seat":
        return f"front.{args['seat']}"
    if verb == "minion":
        return heap(str(args["area"]), "piece", 1, verb, int(args["seat"] or 0))[0].id
    if verb in ("troll", "demon"):
        return heap(str(args["area"]), "piece", 1, verb)[0].id
    return plain_button(verb, args)


def text_name(card: int) -> str:
    """Return the name of a card's text, "" if it has none."""
    return "" if TEXT[card] == NONE else TEXT_IDS[TEXT[card]]


# What is paid.


def cost(s: MorporkState, frame: Frame, action: int) -> int:
    """Return what the seat that is asked pays for an action."""
    name = frame.step.name
    if action >= BENEFIT_OF:
        area = action - BENEFIT_OF
        return int(BENEFIT_AMOUNT[area]) if BENEFIT[area] in (PLACE_MINION, CALM_TROUBLE) else 0
    if name == "ignore":
        return 0 if action == PASS else int(frame.c)
    if name == "sink":
        return 2 * int(number_of_buildings(s, frame.who)) if action == PASS else 0
    if name == "build":
        return int(COST[action - AREA]) if AREA <= action < PIECE else 0
    if name == "take_back":
        return int(frame.b)
    if name == "decide" and action == PAY:
        return payment(frame)
    if name == "aim":
        return TEXT_AMOUNT[frame.a] if text_name(frame.a) in PAID_FIRST else 0
    return spot_cost(text_name(frame.a), action - AREA) if name == "spot" and action >= AREA else 0


def payment(decide: Frame) -> int:
    """Return what it costs to pay, where that is one of the choices."""
    name = text_name(decide.a)
    return GAMBLE if name == "gamble_with_bank" else 1 if name == "collect_alms" else TEXT_AMOUNT[decide.a]


def spot_cost(text: str, area: int) -> int:
    """Return what a building costs that a text lets one build or buy."""
    if text == "build_cheaply":
        return int(COST[area]) // 2
    return int(COST[area]) if text in BUYS else 0


# What comes of it.


def follows(s: MorporkState, frame: Frame, action: int) -> list[Message]:
    """Return what would come of an action, as far as the seat can know."""
    name, who = frame.step.name, int(frame.who)
    if name.endswith("_window"):
        return answered(s, s.stack[-2], who, action)
    if action >= BENEFIT_OF:
        area = action - BENEFIT_OF
        return earned(s, int(BENEFIT_AMOUNT[area]), AREA_RULES[area]) if BENEFIT[area] == TAKE_MONEY else []
    if PLAY <= action < CARD:
        return [Message("morpork-follows-mossy", rule=MOSSY_RULE)] if action == PLAY + DOCTOR_MOSSY_LAWN else []
    if PIECE <= action < PIECE + PIECES:
        return touched_piece(s, frame, action - PIECE)
    if AREA <= action < PIECE:
        return at_area(s, frame, action - AREA)
    if CARD <= action < CARD + CARDS:
        return for_card(s, frame)
    if SEAT <= action < BENEFIT_OF and name == "aim" and text_name(frame.a) in TAKES:
        return taken(s, action - SEAT, TEXT_AMOUNT[frame.a], text_of(frame.a).rule)
    return used(s, frame) if action == USE else []


MOSSY_RULE: Final = "morpork.interrupt.doctor_mossy_lawn"


def used(s: MorporkState, frame: Frame) -> list[Message]:
    """Return what a symbol brings where there is nothing to choose: money, a loan."""
    card = int(frame.a)
    if frame.step.name == "money":
        return earned(s, INCOME[card], "morpork.symbol.money")
    if frame.step.name != "scroll":
        return []
    text = text_of(card)
    if isinstance(text, Earn):
        return earned(s, TEXT_AMOUNT[card] * int(text.number(s, card)), text.rule)
    if text_name(card) == "lend":
        return [Message("morpork-follows-loan", {"amount": min(LOAN, int(s.bank)), "due": LOAN_DUE}, text.rule)]
    if text_name(card) == "take_from_each":
        found: list[Message] = []
        for k in range(1, s.seats):
            found += taken(s, (int(frame.who) + k) % int(s.seats), TEXT_AMOUNT[card], text.rule)
        return found
    return []


def earned(s: MorporkState, amount: int, rule: str) -> list[Message]:
    """Return what the bank pays, as far as it has any."""
    return [Message("morpork-follows-money", {"amount": min(amount, int(s.bank))}, rule)]


def taken(s: MorporkState, victim: int, amount: int, rule: str) -> list[Message]:
    """Return what somebody has to pay, as far as they have any."""
    paid = min(amount, int(s.money[victim]))
    return [Message("morpork-follows-pays", {"seat": victim, "amount": paid}, rule)] if paid else []


def for_card(s: MorporkState, frame: Frame) -> list[Message]:
    """Return what a discarded card brings."""
    if frame.step.name == "shed" and BENEFIT[frame.a] == SELL_CARD:
        return earned(s, int(BENEFIT_AMOUNT[frame.a]), AREA_RULES[frame.a])
    if frame.step.name == "choose" and text_name(frame.a) == "sell_cards":
        return earned(s, TEXT_AMOUNT[frame.a], "morpork.text.sell_cards")
    return []


def touched_piece(s: MorporkState, frame: Frame, piece: int) -> list[Message]:
    """Return what comes of a piece that is picked up or removed."""
    kind, area = piece // AREAS, piece % AREAS
    name = frame.step.name
    if name in REMOVING or (name in ("pick", "decide") and text_name(frame.a) not in KEEPS):
        return lost(kind, area) + left(s, kind, area)
    return left(s, kind, area) if name in PLACING else []


def at_area(s: MorporkState, frame: Frame, area: int) -> list[Message]:
    """Return what comes of an area that is chosen."""
    name, who = frame.step.name, int(frame.who)
    if name in PLACING:
        return entered(s, who, area, name == "place_minion" and frame.a == QUIETLY)
    if name == "build":
        return built(s, who, area)
    if name == "calm" or (name == "order" and BENEFIT[frame.a] != STIR_TROUBLE):
        return calmed(s, area, "morpork.symbol.calm" if name == "calm" else AREA_RULES[frame.a])
    if name == "order":
        return stirred(s, area, AREA_RULES[frame.a])
    if name in ("take_back", "sink"):
        return [building_lost(who, area)]
    if name == "flee":
        return moved(s, who, int(flooded_area(s, frame)), area)
    return at_spot(s, frame, area) if name == "spot" else []


def at_spot(s: MorporkState, frame: Frame, area: int) -> list[Message]:
    """Return what comes of an area that is chosen for a text."""
    card, name, who = int(frame.a), text_name(frame.a), int(frame.who)
    rule = text_of(card).rule
    if name in MOVES:
        return moved(s, int(frame.b) if name == "move_others" else who, int(frame.c), area)
    if name == "build_cheaply" or name in BUYS:
        return built(s, who, area)
    if name == "earn_where_trouble":
        return earned(s, TEXT_AMOUNT[card] * int(paying_crowd(s, area)), rule)
    if name == "tribute_or_building":
        return [building_lost(int(frame.b), area)]
    return stirred(s, area, rule)


# What happens in an area.


def entered(s: MorporkState, kind: int, area: int, quietly: bool = False) -> list[Message]:
    """Return what a piece brings to an area: trouble where somebody is already, and control."""
    found: list[Message] = []
    if occupied(s, area) and not quietly and not s.trouble & bit(area):
        found = stirred(s, area, "morpork.trouble.enter")
    return found + control(s, kind, area, 1)


def left(s: MorporkState, kind: int, area: int) -> list[Message]:
    """Return what comes of it that a piece leaves an area: trouble ends, and maybe control."""
    return calmed(s, area, "morpork.trouble.leave") + control(s, kind, area, -1)


def moved(s: MorporkState, kind: int, origin: int, area: int) -> list[Message]:
    """Return what comes of it that a minion goes from one area to another: first it leaves, then it enters."""
    gone = s.clone()
    gone.pieces[AREAS * kind + origin] -= 1
    gone.trouble = (gone.trouble | bit(origin)) ^ bit(origin)
    return left(s, kind, origin) + entered(gone, kind, area)


def stirred(s: MorporkState, area: int, rule: str) -> list[Message]:
    """Return that trouble breaks out, and how much there would be."""
    args: dict[str, Value] = {"area": AREA_IDS[area], "count": int(count(s.trouble)) + 1, "goal": CHAOS}
    return [Message("morpork-follows-trouble", args, rule)]


def calmed(s: MorporkState, area: int, rule: str) -> list[Message]:
    """Return that trouble is over where there is any, and how much would be left."""
    if not s.trouble & bit(area):
        return []
    args: dict[str, Value] = {"area": AREA_IDS[area], "count": int(count(s.trouble)) - 1, "goal": CHAOS}
    return [Message("morpork-follows-calm", args, rule)]


def lost(kind: int, area: int) -> list[Message]:
    """Return that somebody loses a minion; of trolls and demons the action itself says enough."""
    if kind >= TROLL:
        return []
    return [Message("morpork-follows-loses", {"seat": kind, "area": AREA_IDS[area]}, "morpork.piece.remove")]


def building_lost(seat: int, area: int) -> Message:
    """Return that somebody loses a building."""
    return Message("morpork-follows-loses-building", {"seat": seat, "area": AREA_IDS[area]}, "morpork.build.lose")


def built(s: MorporkState, seat: int, area: int) -> list[Message]:
    """Return who controls an area where a seat has its building then."""
    before, owner = holder(s, area), s.building[area]
    s.building[area] = seat
    after = holder(s, area)
    s.building[area] = owner
    found = [] if owner == NONE else [building_lost(int(owner), area)]
    return found + changed(before, after, area)


def control(s: MorporkState, kind: int, area: int, by: int) -> list[Message]:
    """Return whose control of an area begins or ends when a piece comes or goes; it is tried out and taken back."""
    before = holder(s, area)
    s.pieces[AREAS * kind + area] += by
    after = holder(s, area)
    s.pieces[AREAS * kind + area] -= by
    return changed(before, after, area)


def changed(before: int, after: int, area: int) -> list[Message]:
    """Return that control of an area changes, if it does."""
    found: list[Message] = []
    if before != after and before != NONE:
        args: dict[str, Value] = {"seat": before, "area": AREA_IDS[area]}
        found.append(Message("morpork-follows-loses-control", args, "morpork.win.control"))
    if before != after and after != NONE:
        args = {"seat": after, "area": AREA_IDS[area]}
        found.append(Message("morpork-follows-controls", args, "morpork.win.control"))
    return found


# Interrupts: what happens if one is played, and if not.


def answered(s: MorporkState, would: Frame, who: int, action: int) -> list[Message]:
    """Return what an answer to something announced leads to; `would` is what is announced."""
    if action == PASS:
        return let_happen(s, would, who)
    card, name = action - PLAY, would.step.name
    if name == "removed":
        return [Message("morpork-follows-comes-back", {"area": AREA_IDS[would.a]}, "morpork.interrupt.come_back")]
    if name == "reach":
        return [escaped(int(would.a))]
    area = (would.a if would.a // AREAS == who else would.b) % AREAS if name == "swap" else would.a
    told = [Message("morpork-follows-stays", {"area": AREA_IDS[area]}, "morpork.interrupt.window")]
    if s.trouble & bit(area) and name != "burn":
        told.append(Message("morpork-follows-trouble-stays", {"area": AREA_IDS[area]}, "morpork.trouble.leave"))
    reached = would.c if name in ("remove", "swap") else NONE
    return [*told, escaped(int(reached))] if card == WALLACE_SONKY and reached != NONE else told


def escaped(card: int) -> Message:
    """Return that the text of a card does not reach whoever is asked."""
    return Message("morpork-follows-escapes", {"card": CARD_IDS[card]}, "morpork.interrupt.wallace_sonky")


def let_happen(s: MorporkState, would: Frame, who: int) -> list[Message]:
    """Return what happens if nobody interrupts."""
    name = would.step.name
    if name == "remove":
        return lost(who, int(would.a)) + left(s, who, int(would.a))
    if name == "removed":
        return [Message("morpork-follows-stays-away", {"area": AREA_IDS[would.a]}, "morpork.interrupt.come_back")]
    if name == "move":
        return moved(s, who, int(would.a), int(would.b))
    if name == "swap":
        own, other = (would.a, would.b) if would.a // AREAS == who else (would.b, would.a)
        args: dict[str, Value] = {"from": AREA_IDS[own % AREAS], "area": AREA_IDS[other % AREAS]}
        return [Message("morpork-follows-goes", args, "morpork.text.swap_minions")]
    if name == "burn":
        return lost(who, int(would.a))
    return [Message("morpork-follows-reached", {"card": CARD_IDS[would.a]}, text_of(would.a).rule)]


# What is to be said of an action.


def marks(s: MorporkState, frame: Frame, action: int) -> list[str]:
    """Return whether an action passes, ends the turn, or cannot be taken back."""
    name = frame.step.name
    said = ["pass"] if action == PASS and name not in CHOSEN else []
    if (name == "turn_end" and action == PASS) or (action == PLAY + DOCTOR_MOSSY_LAWN and not name.endswith("_window")):
        return [*said, "ends", "final"]
    return [*said, "final"] if final(s, frame, action) else said


def final(s: MorporkState, frame: Frame, action: int) -> bool:
    """Tell whether it is certain that chance acts, that something is shown, or that somebody else decides next."""
    name = frame.step.name
    if action == USE:
        return name == "event" or (name == "scroll" and text_name(frame.a) in CHANCE_TEXTS)
    if action >= BENEFIT_OF:
        return bool(BENEFIT[action - BENEFIT_OF] == DRAW_CARD)
    if SEAT <= action < BENEFIT_OF:
        return name == "aim" and text_name(frame.a) in AIMED_FOR_GOOD
    if action == PASS:
        return name == "choose" and text_name(frame.a) == "exchange" and held(s, frame.who) < HAND_SIZE
    if name == "assassinate" and PIECE <= action < PIECE + PIECES:
        victim, area = (action - PIECE) // AREAS, (action - PIECE) % AREAS
        return victim < TROLL and may_interrupt(s, victim, Frame(REMOVE, victim, area, frame.who, NONE))
    return False


def may_interrupt(s: MorporkState, victim: int, removal: Frame) -> bool:
    """Tell whether the owner of a piece will be asked, before or after it is removed."""
    return REMOVE.might_answer(s, removal, victim) or REMOVED.might_answer(s, removal, victim)
