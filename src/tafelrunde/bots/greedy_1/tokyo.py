"""Tokyo as a sensible beginner plays it: keep the dice that are worth most, leave Tokyo in time, buy what helps."""

from math import comb
from typing import Final

from tafelrunde.bots.bot import Bot
from tafelrunde.core.ask import Ask
from tafelrunde.core.bits import members
from tafelrunde.games.tokyo.rules.cards import CARD_IDS, FLUXLING, STARS_FOR_ONES, TILE_IDS
from tafelrunde.games.tokyo.rules.codec import (
    BUY,
    COPY,
    CULL,
    CURE,
    DRINK,
    DWELL,
    FREEZE,
    HEAL,
    JUMP,
    LOOK,
    PASS,
    PROBE,
    REROLL,
    SELL,
    SMOKE_ACTION,
    STRETCH,
    SWAP,
    TAKE,
    TWIST,
    USE_CAMOUFLAGE,
    USE_WINGS,
    WAKE,
    YIELD,
)
from tafelrunde.games.tokyo.rules.damage import LOSE
from tafelrunde.games.tokyo.rules.dice import BOLT, CLAW, HEART, MOST_DICE, ONE, THREE, UNIT, on, picked, size
from tafelrunde.games.tokyo.rules.gains import price
from tafelrunde.games.tokyo.rules.state import GOAL, TokyoState
from tafelrunde.games.tokyo.rules.turn.resolving import claws, targets

STAR: Final = 1.0
"""Everything is measured in stars."""
ENERGY: Final = 0.45
WICKEDNESS: Final = 0.6
DAMAGE: Final = 0.7
KILL: Final = 5.0
WIN: Final = 100.0
CERTAIN: Final = 0.2
"""How likely a die shows what one wants when there is more than one roll left: more than a sixth, for it is kept."""

CARD_WORTH: Final = {
    "acid_attack": 8.0, "alien_origin": 3.0, "alpha_monster": 5.5, "armor_plating": 4.5, "background_dweller": 3.5,
    "burrowing": 4.5, "camouflage": 2.5, "complete_destruction": 1.0, "media_friendly": 3.0, "eater_of_the_dead": 2.5,
    "energy_hoarder": 1.5, "even_bigger": 5.0, "extra_head": 8.0, "fire_breathing": 4.5, "freeze_time": 3.0,
    "friend_of_children": 3.5, "giant_brain": 5.0, "gourmet": 3.5, "herbivore": 2.0, "herd_culler": 3.0,
    "it_has_a_child": 6.0, "jets": 3.0, "made_in_a_lab": 0.5, "metamorph": 1.0, "nova_breath": 6.5, "detritivore": 3.0,
    "opportunist": 1.0, "parasitic_tentacles": 1.5, "plot_twist": 1.5, "poison_quills": 1.5, "psychic_probe": 1.5,
    "rapid_healing": 3.0, "regeneration": 4.0, "shrink_ray": 4.5, "smoke_cloud": 2.0, "lunar_powered": 1.0,
    "spiked_tail": 6.0, "stretchy": 2.5, "energy_drink": 2.0, "urbavore": 5.0, "were_only_making_it_stronger": 1.5,
    "wings": 5.0, "hibernation": 0.0, "nanobots": 4.0, "natural_selection": 0.0, "reflective_hide": 5.0,
    "super_jump": 3.0, "unstable_dna": 1.0, "zombify": 5.0,
}  # fmt: skip
"""What a kept card is worth at the start of a game; towards its end it is worth less."""
TILE_WORTH: Final = {
    "devious": 4, "barbs": 4, "eternal": 4, "final_roar": 1, "skulking": 2, "poison_spit": 4, "tireless": 3,
    "underdog": 3, "cyberbrain": 6, "defender_of_tokyo": 5, "evil_lair": 3, "fluxling": 3, "full_regeneration": 5,
    "have_it_all": 3, "widespread_panic": 4, "sonic_boomer": 5, "antimatter_beam": 8, "final_push": 6, "skybeam": 5,
    "starburst": 6,
}  # fmt: skip


class Greedy1(Bot[TokyoState]):
    """Weighs what the dice and cards of this turn are worth, and thinks no further."""

    name = "greedy-1"

    def choose(self, view: TokyoState, ask: Ask) -> int:
        """Return the action that promises most; of equals the first."""
        seat = ask.who
        prompt = ask.prompt.removeprefix("tokyo-ask-")
        actions = list(ask.actions)
        if prompt == "keep":
            return keep(view, seat, actions)
        if prompt == "change":
            return change(view, seat, actions)
        if prompt == "yield":
            return YIELD if wants_out(view, seat, ask.args["count"]) else PASS
        if prompt == "lose_window":
            return prevent(view, seat, actions)
        if prompt == "choose":
            return actions[0]
        if prompt == "hearts":
            return spend_heart(view, seat, actions)
        if prompt == "probing":
            return probe(view, seat, actions)
        worths = [worth(view, seat, action) for action in actions]
        return actions[worths.index(max(worths))]


# Dice


class Prospect:
    """What numbers of equal dice would be worth to a monster now; a roll is worth the sum over its faces."""

    def __init__(self, s: TokyoState, seat: int) -> None:
        self.table = [[self.value(s, seat, face, n) for n in range(MOST_DICE + 1)] for face in range(6)]
        self.known: dict[tuple[int, int, int, bool], float] = {}

    def value(self, s: TokyoState, seat: int, face: int, n: int) -> float:
        """Return what n dice of a face are worth."""
        if face <= THREE:
            return number_value(s, seat, face, n)
        if face == BOLT:
            return ENERGY * n if s.energy[seat] < 8 else ENERGY / 2 * n
        return heart_value(s, seat, n) if face == HEART else claw_value(s, seat, n)

    def of(self, dice: int) -> float:
        """Return what dice are worth as they lie."""
        return sum(self.table[face][on(dice, face)] for face in range(6))

    def expected(self, kept: int, rolled: int, last: bool) -> float:
        """Return what dice are worth on average when some more are rolled."""
        return sum(self.face_expected(face, int(on(kept, face)), rolled, last) for face in range(6))

    def face_expected(self, face: int, kept: int, rolled: int, last: bool) -> float:
        """Return the part of one face in it."""
        key = (face, kept, rolled, last)
        if key not in self.known:
            p = 1 / 6 if last else CERTAIN
            self.known[key] = sum(
                comb(rolled, k) * p**k * (1 - p) ** (rolled - k) * self.table[face][kept + k] for k in range(rolled + 1)
            )
        return self.known[key]


def number_value(s: TokyoState, seat: int, face: int, n: int) -> float:
    """Return what equal numbers are worth: stars and wickedness."""
    if n < 3 or s.sleeps(seat):
        return 0.0
    stars = face + 1 + n - 3 + (int(s.total(seat, STARS_FOR_ONES)) if face == ONE else 0)
    wicked = (2 - face) * (n // 3) if face != THREE else 0
    return star_value(s, seat, stars) + (WICKEDNESS * wicked if s.wickedness[seat] < 10 else 0.0)


def star_value(s: TokyoState, seat: int, stars: int) -> float:
    """Return what stars are worth: everything, when they win."""
    return WIN if s.stars[seat] + stars >= GOAL else STAR * stars


def heart_value(s: TokyoState, seat: int, n: int) -> float:
    """Return what heart dice are worth: more, the fewer hearts are left."""
    if s.in_tokyo(seat) or s.zombified >> seat & 1:
        return 0.0
    missing = int(s.full(seat) - s.hearts[seat])
    tokens = int(s.poison[seat] + s.shrink[seat])
    worth_of_one = 1.3 if s.hearts[seat] <= 4 else 0.7 if s.hearts[seat] <= 7 else 0.35
    return worth_of_one * min(n, missing) + 0.9 * min(max(n - missing, 0), tokens)


def claw_value(s: TokyoState, seat: int, n: int) -> float:
    """Return what claws are worth: hearts taken, monsters felled, and the danger of having to take Tokyo."""
    if s.sleeps(seat):
        return 0.0
    table = s.clone()
    table.dice = n * UNIT[CLAW]
    damage = int(claws(table, seat))
    if damage == 0:
        return 0.0
    total = 0.0
    for other in members(targets(table, seat)):
        hearts = int(s.hearts[other])
        total += DAMAGE * min(damage, hearts) * (1.3 if hearts <= 4 else 1.0)
        if damage >= hearts:
            total += WIN if s.living() == 2 else KILL
    if not s.in_tokyo(seat) and s.hearts[seat] <= 4 and s.living() > 2:
        total -= 1.0
    return total


def keep(s: TokyoState, seat: int, actions: list[int]) -> int:
    """Return which dice to roll again, or to stop."""
    prospect = Prospect(s, seat)
    dice = int(s.dice)
    best, promise = REROLL, prospect.of(dice)
    last = s.rolls <= 1
    for action in actions:
        if action > REROLL:
            again = int(picked(dice, action - REROLL))
            value = prospect.expected(dice - again, int(size(again)), last)
        elif DWELL <= action < BUY:
            threes = action - DWELL
            value = prospect.expected(dice - threes * int(UNIT[THREE]), threes, last)
        elif action in (DRINK, SMOKE_ACTION) and s.rolls == 0:  # an extra roll is not bought before it is needed
            value = best_reroll(prospect, dice) - (ENERGY if action == DRINK else 0.3) - 0.3
        else:
            continue
        if value > promise + 1e-9:
            best, promise = action, value
    return best


def best_reroll(prospect: Prospect, dice: int) -> float:
    """Return what one more roll promises when whole groups are rolled again."""
    best = 0.0
    for faces in range(1, 64):
        again = sum(int(on(dice, face) * UNIT[face]) for face in range(6) if faces >> face & 1)
        if again:
            best = max(best, prospect.expected(dice - again, int(size(again)), True))
    return best


def change(s: TokyoState, seat: int, actions: list[int]) -> int:
    """Return the die to turn, if that is worth what it costs."""
    if WAKE in actions:
        return WAKE
    prospect = Prospect(s, seat)
    dice = int(s.dice)
    best, promise = PASS, prospect.of(dice)
    for action in actions:
        if CULL <= action < TWIST:
            face, to, cost = action - CULL, ONE, 0.0
        elif TWIST <= action < STRETCH:
            face, to, cost = *divmod(action - TWIST, 6), 1.5
        elif STRETCH <= action < DWELL:
            face, to, cost = *divmod(action - STRETCH, 6), 2 * ENERGY
        else:
            continue
        value = prospect.of(dice + int(UNIT[to] - UNIT[face])) - cost
        if value > promise + 1e-9:
            best, promise = action, value
    return best


def probe(s: TokyoState, seat: int, actions: list[int]) -> int:
    """Return the die whose loss would hurt the active monster most, or pass when there is no such die."""
    prospect = Prospect(s, int(s.turn))
    dice = int(s.dice)
    worths = [
        prospect.of(dice) - prospect.of(dice - int(UNIT[action - PROBE])) for action in actions if action >= PROBE
    ]
    best = max(worths)
    return actions[1 + worths.index(best)] if best > 1 else PASS


def spend_heart(s: TokyoState, seat: int, actions: list[int]) -> int:
    """Return what to do with a heart: heal when it is urgent, else take off tokens."""
    if s.hearts[seat] <= 3 + s.poison[seat] and s.hearts[seat] < s.full(seat):
        return PASS
    return max(actions) if s.shrink[seat] > s.poison[seat] else next(action for action in actions if action >= CURE)


# Hearts


def wants_out(s: TokyoState, seat: int, put_off: int) -> bool:
    """Tell whether it is better to leave Tokyo: Tokyo does not heal, and everybody outside strikes."""
    if s.stars[seat] + 2 >= GOAL and s.hearts[seat] > 3:
        return False
    attackers = int(s.living()) - 1
    return bool(s.hearts[seat] - put_off <= (5 if attackers == 1 else 6)) or put_off >= 3


def prevent(s: TokyoState, seat: int, actions: list[int]) -> int:
    """Return what to do against a loss: what is free first, then what is worth its energy."""
    loss = next(int(frame.a) for frame in reversed(s.stack) if frame.step is LOSE)
    deadly = loss >= s.hearts[seat]
    if USE_CAMOUFLAGE in actions:
        return USE_CAMOUFLAGE
    if USE_WINGS in actions and (loss >= 3 or deadly):
        return USE_WINGS
    if JUMP in actions:
        return JUMP
    if HEAL in actions and deadly and s.hearts[seat] + s.energy[seat] // 2 > loss:
        return HEAL
    return PASS


# Cards


def worth(s: TokyoState, seat: int, action: int) -> float:
    """Return what an action is worth outside the dice; passing is worth nothing."""
    if action == HEAL:
        return 1.0 if s.hearts[seat] <= 6 else -1.0
    if action in (WAKE, LOOK):
        return 50.0
    if action == FREEZE:
        return 1.0 if s.chain < 2 else -1.0
    if BUY <= action < SELL:
        return buying(s, seat, action - BUY)
    if COPY <= action < SWAP:
        return CARD_WORTH[CARD_IDS[action - COPY]] - (0.1 + held_copy(s, seat))
    if SWAP <= action < REROLL:
        return CARD_WORTH[CARD_IDS[action - SWAP]] - CARD_WORTH["unstable_dna"]
    if TAKE <= action < PROBE:
        return float(TILE_WORTH[TILE_IDS[action - TAKE]])
    if DWELL <= action < BUY:
        return 1.0
    return 0.0 if action == PASS else -1.0


def held_copy(s: TokyoState, seat: int) -> float:
    """Return what the copy that Fluxling has now is worth."""
    return CARD_WORTH[CARD_IDS[s.copied]] if s.copied >= 0 and s.owns_tile(seat, FLUXLING) else 0.0


def buying(s: TokyoState, seat: int, card: int) -> float:
    """Return by how much a card is worth more than its price."""
    name = CARD_IDS[card]
    cost = ENERGY * int(price(s, seat, card))
    if name in CARD_WORTH:
        lead = max(int(s.stars[other]) for other in range(int(s.seats)) if s.alive(other))
        return CARD_WORTH[name] * (1.0 - lead / 30) - cost
    return once_worth(s, seat, name) - cost


def once_worth(s: TokyoState, seat: int, name: str) -> float:
    """Return what a card that is discarded at once is worth."""
    stars = {
        "apartment_building": 3, "commuter_train": 2, "corner_store": 1, "death_from_above": 2, "gas_refinery": 2,
        "jet_fighters": 5, "nuclear_power_plant": 2, "skyscraper": 4, "tank": 4, "vast_storm": 2,
    }  # fmt: skip
    lost = {"jet_fighters": 4, "tank": 3, "high_altitude_bombing": 3}.get(name, 0)
    if s.hearts[seat] <= lost + 1:
        return -10.0
    value = star_value(s, seat, stars[name]) if name in stars else 0.0
    value -= 0.8 * lost
    hits = {"flame_thrower": 2, "gas_refinery": 3, "high_altitude_bombing": 3}.get(name, 0)
    taken = {"evacuation_orders": 5, "monster_pets": 3}.get(name, 0)
    others = [other for other in range(int(s.seats)) if other != seat and s.alive(other)]
    for other in others:
        hearts = int(s.hearts[other])
        value += DAMAGE * min(hits, hearts)
        if 0 < hearts <= hits:
            value += WIN if len(others) == 1 else KILL
        value += 0.6 * min(taken, int(s.stars[other]))
    if name == "monster_pets":
        value -= min(3, int(s.stars[seat]))
    if name == "energize":
        value += 9 * ENERGY
    if name == "nuclear_power_plant":
        value += 0.7 * min(3, int(s.full(seat) - s.hearts[seat]))
    if name == "vast_storm":
        value += sum(0.3 * (int(s.energy[other]) // 2) for other in others)
    return value + (5.0 if name == "frenzy" else 0.0)
