"""The 101 action cards, as they are printed: symbols from left to right, and what their scrolls say."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import ISLE_OF_GODS, UNREAL_ESTATE

FIRST: Final = 0
SECOND: Final = 1
DECKS: Final = ["first", "second"]

SYMBOL_IDS: Final = ["place", "build", "assassinate", "calm", "money", "scroll", "event", "another", "interrupt"]


class Symbol:
    """A symbol at the top of a card; money has an amount, a scroll has a text, by its name and two numbers."""

    def __init__(self, name: str, amount: int = 0, text: str = "", area: int = NONE) -> None:
        self.kind = SYMBOL_IDS.index(name)
        self.amount = amount
        self.text = text
        self.area = area


class Card:
    """An action card."""

    def __init__(self, name: str, deck: int, *symbols: Symbol) -> None:
        self.name = name
        self.deck = deck
        self.symbols = symbols


def money(amount: int) -> Symbol:
    """Return the symbol that takes money from the bank."""
    return Symbol("money", amount)


def scroll(text: str, amount: int = 0, area: int = NONE) -> Symbol:
    """Return the symbol that stands for the card's text."""
    return Symbol("scroll", amount, text, area)


PLACE: Final = Symbol("place")
BUILD: Final = Symbol("build")
ASSASSINATE: Final = Symbol("assassinate")
CALM: Final = Symbol("calm")
EVENT: Final = Symbol("event")
ANOTHER: Final = Symbol("another")
INTERRUPT: Final = Symbol("interrupt")

DECK: Final = [
    Card("mr_boggis", FIRST, scroll("take_from_each", 2), PLACE),
    Card("mr_bent", FIRST, scroll("lend"), ANOTHER),
    Card("the_beggars_guild", FIRST, scroll("beg_cards", 2), PLACE),
    Card("the_bank_of_ankh_morpork", FIRST, scroll("lend"), ANOTHER),
    Card("the_ankh_morpork_sunshine_dragon_sanctuary", FIRST, scroll("collect_alms"), ANOTHER),
    Card("sergeant_angua", FIRST, CALM, ANOTHER),
    Card("the_agony_aunts", FIRST, ASSASSINATE, money(2), PLACE),
    Card("the_dysk", FIRST, BUILD, scroll("earn_per_minion", 1, ISLE_OF_GODS)),
    Card("the_duckman", FIRST, scroll("move_others")),
    Card("drumknott", FIRST, scroll("play_more", 2)),
    Card("cmot_dibbler", FIRST, scroll("gamble_with_bank"), ANOTHER),
    Card("dr_cruces", FIRST, ASSASSINATE, money(3)),
    Card("captain_carrot", FIRST, PLACE, CALM, money(1)),
    Card("mrs_cake", FIRST, scroll("peek"), money(2), BUILD),
    Card("groat", FIRST, PLACE),
    Card("gimlets_dwarf_delicatessen", FIRST, money(3), PLACE),
    Card("gaspode", FIRST, INTERRUPT),
    Card("fresh_start_club", FIRST, INTERRUPT),
    Card("foul_ole_ron", FIRST, scroll("move_others"), ANOTHER),
    Card("the_fools_guild", FIRST, scroll("tribute_or_burden", 5), PLACE),
    Card("the_fire_brigade", FIRST, scroll("tribute_or_building", 5), ANOTHER),
    Card("inigo_skimmer", FIRST, ASSASSINATE, money(2)),
    Card("history_monks", FIRST, scroll("recover", 4), PLACE),
    Card("hex", FIRST, scroll("draw", 3), BUILD),
    Card("here_n_now", FIRST, scroll("gamble_with_player", 3), ANOTHER),
    Card("harry_king", FIRST, PLACE, scroll("sell_cards", 2)),
    Card("hargas_house_of_ribs", FIRST, money(3), PLACE),
    Card("mr_gryle", FIRST, ASSASSINATE, money(1)),
    Card("the_peeled_nuts", FIRST),
    Card("the_opera_house", FIRST, BUILD, scroll("earn_per_minion", 1, ISLE_OF_GODS)),
    Card("nobby_nobbs", FIRST, scroll("take_from_one", 3), ANOTHER),
    Card("modo", FIRST, scroll("discard", 1), PLACE),
    Card("the_mended_drum", FIRST, BUILD, money(2)),
    Card("librarian", FIRST, scroll("draw", 4)),
    Card("leonard_of_quirm", FIRST, scroll("draw", 4)),
    Card("shonky_shop", FIRST, scroll("sell_cards", 1), BUILD),
    Card("sacharissa_cripslock", FIRST, scroll("earn_per_trouble", 1), PLACE),
    Card("rosie_palm", FIRST, PLACE, scroll("give_card_for", 2)),
    Card("rincewind", FIRST, EVENT, scroll("flee_trouble"), ANOTHER),
    Card("the_royal_mint", FIRST, BUILD, money(5)),
    Card("queen_molly", FIRST, PLACE, scroll("beg_cards", 2)),
    Card("pink_pussycat_club", FIRST, money(3), ANOTHER),
    Card("zorgo_the_retro_phrenologist", FIRST, scroll("change_personality"), BUILD),
    Card("dr_whiteface", FIRST, scroll("tribute_or_burden", 5), PLACE),
    Card("wallace_sonky", FIRST, INTERRUPT),
    Card("the_seamstresses_guild", FIRST, scroll("give_card_for", 2), PLACE),
    Card("mr_pin_and_mr_tulip", FIRST, ASSASSINATE, money(1)),
    Card("the_thieves_guild", FIRST, scroll("take_from_each", 2), PLACE),
    Card("sergeant_cheery_littlebottom", SECOND, scroll("draw", 2), CALM),
    Card("otto_chriek", SECOND, scroll("earn_per_trouble", 1), BUILD),
    Card("the_clacks", SECOND, scroll("draw", 2), money(2), ANOTHER),
    Card("sergeant_colon", SECOND, CALM, PLACE),
    Card("cosmo_lavish", SECOND, scroll("pay_for_murder", 2), ANOTHER),
    Card("the_dean", SECOND, EVENT, scroll("remove_from", 1, UNREAL_ESTATE), ANOTHER),
    Card("hello", SECOND, ASSASSINATE, ASSASSINATE, BUILD),
    Card("burleigh_and_stronginthearm", SECOND, scroll("pay_to_assassinate", 2), BUILD),
    Card("the_bursar", SECOND, EVENT, scroll("swap_minions"), ANOTHER),
    Card("cable_street_particulars", SECOND, scroll("search_hand"), PLACE),
    Card("canting_crew", SECOND, scroll("move_others"), PLACE),
    Card("carcer", SECOND, scroll("remove_where_rolled", 2), ANOTHER),
    Card("the_chair_of_indefinite_studies", SECOND, EVENT, scroll("swap_hands"), ANOTHER),
    Card("sir_charles_lavatory", SECOND, scroll("earn_per_building", 1), BUILD),
    Card("dorfl", SECOND, scroll("move_own"), ANOTHER),
    Card("sergeant_detritus", SECOND, CALM, CALM),
    Card("deep_dwarves", SECOND, scroll("place_quietly"), ANOTHER),
    Card("adora_belle_dearheart", SECOND, scroll("move_own"), PLACE, BUILD),
    Card("the_alchemists_guild", SECOND, scroll("exchange", 3), BUILD),
    Card("the_auditors", SECOND, scroll("each_removes")),
    Card("buggy_swires", SECOND, CALM),
    Card("susan", SECOND, INTERRUPT),
    Card("sybil_vimes", SECOND, money(3), scroll("buy_calm_building")),
    Card("mr_teatime", SECOND, money(3), ASSASSINATE, ANOTHER),
    Card("the_watch", SECOND, BUILD, CALM),
    Card("wee_mad_arthur", SECOND, scroll("build_cheaply")),
    Card("william_de_worde", SECOND, PLACE, scroll("earn_per_trouble", 1)),
    Card("willikins", SECOND, scroll("place_at_home")),
    Card("archchancellor_ridcully", SECOND, EVENT, scroll("place_near", 2, UNREAL_ESTATE)),
    Card("ruby", SECOND, PLACE, BUILD),
    Card("the_senior_wrangler", SECOND, EVENT, scroll("place_near", 1, UNREAL_ESTATE), ANOTHER),
    Card("mr_shine", SECOND, scroll("place_quietly")),
    Card("mr_slant", SECOND, scroll("earn_where_trouble", 2), BUILD),
    Card("the_smoking_gnu", SECOND, scroll("place_in_trouble"), ANOTHER),
    Card("stanley", SECOND, scroll("take_random_cards"), PLACE),
    Card("moist_von_lipwig", SECOND, PLACE, money(3), scroll("draw", 2), ANOTHER),
    Card("doctor_mossy_lawn", SECOND, INTERRUPT),
    Card("patricians_palace", SECOND, BUILD, money(4), PLACE),
    Card("ponder_stibbons", SECOND, EVENT, scroll("play_more", 2)),
    Card("the_post_office", SECOND, scroll("earn_per_building", 1), PLACE),
    Card("reacher_gilt", SECOND, scroll("buy_troubled_building")),
    Card("professor_of_recent_runes", SECOND, EVENT, scroll("draw", 2), ANOTHER),
    Card("doctor_hix", SECOND, EVENT, scroll("stir_anywhere"), ANOTHER),
    Card("hobsonss_livery_stable", SECOND, scroll("pay_to_move", 2), BUILD),
    Card("hubert", SECOND, scroll("force_payment", 3), PLACE),
    Card("igor", SECOND, INTERRUPT),
    Card("the_luggage", SECOND, ASSASSINATE, scroll("discard", 1)),
    Card("the_mob", SECOND, scroll("stir_nearby"), PLACE, ANOTHER),
    Card("lord_downey", SECOND, ASSASSINATE, money(3), BUILD),
    Card("dwarves", SECOND, PLACE, PLACE),
    Card("edward_d_eath", SECOND, ASSASSINATE, money(3), BUILD),
    Card("errol", SECOND, scroll("gamble_with_minion"), ANOTHER),
    Card("gargoyles", SECOND, scroll("draw_per_building"), BUILD),
]
"""In the order of our list: 48 cards of the first deck, 53 of the second."""

CARD_IDS: Final = [card.name for card in DECK]
CARDS: Final = 101
FIRST_CARDS: Final = 48
"""Cards below this number are of the first deck: a set of cards is one integer for each deck."""

MOST_SYMBOLS: Final = 4
# The symbols by their numbers.
PLACE_KIND: Final = 0
BUILD_KIND: Final = 1
ASSASSINATE_KIND: Final = 2
CALM_KIND: Final = 3
MONEY_KIND: Final = 4
SCROLL_KIND: Final = 5
EVENT_KIND: Final = 6
ANOTHER_KIND: Final = 7
assert [symbol.kind for symbol in (PLACE, BUILD, ASSASSINATE, CALM)] == [0, 1, 2, 3]
assert [money(1).kind, scroll("draw").kind, EVENT.kind, ANOTHER.kind] == [4, 5, 6, 7]

SYMBOLS: Final[list[list[int]]] = [[symbol.kind for symbol in card.symbols if symbol is not INTERRUPT] for card in DECK]
"""What one may do with each card, from left to right; nothing for an interrupt."""
INCOME: Final[list[int]] = [sum(symbol.amount for symbol in card.symbols if symbol.kind == MONEY_KIND) for card in DECK]

_SCROLLS: Final = [next((s for s in card.symbols if s.kind == SCROLL_KIND), None) for card in DECK]
TEXT_IDS: Final = list(dict.fromkeys(s.text for s in _SCROLLS if s is not None))
TEXT: Final[list[int]] = [NONE if s is None else TEXT_IDS.index(s.text) for s in _SCROLLS]
"""The number of each card's text among all texts."""
TEXT_AMOUNT: Final[list[int]] = [0 if s is None else s.amount for s in _SCROLLS]
TEXT_AREA: Final[list[int]] = [NONE if s is None else s.area for s in _SCROLLS]


def number(name: str) -> int:
    """Return the number of a card."""
    return CARD_IDS.index(name)


GASPODE: Final = number("gaspode")
FRESH_START_CLUB: Final = number("fresh_start_club")
WALLACE_SONKY: Final = number("wallace_sonky")
SUSAN: Final = number("susan")
DOCTOR_MOSSY_LAWN: Final = number("doctor_mossy_lawn")
IGOR: Final = number("igor")
MR_BENT: Final = number("mr_bent")
THE_BANK: Final = number("the_bank_of_ankh_morpork")
LOANS: Final = int(bit(MR_BENT) | bit(THE_BANK))
BURDENS: Final = int(bit(number("the_fools_guild")) | bit(number("dr_whiteface")))
"""Cards of the first deck that lie in front of somebody, as sets."""
NOT_FOR_TWO: Final = [number("hubert"), number("cosmo_lavish")]


def deck_of(card: i64) -> i64:
    """Return which deck a card is of."""
    if card < FIRST_CARDS:
        return FIRST
    return SECOND


def card_set(cards: list[int], deck: int) -> i64:
    """Return the cards of one deck among `cards`, as a set."""
    found: i64 = 0
    for card in cards:
        if DECK[card].deck == deck:
            found |= bit(card - deck * FIRST_CARDS)
    return found


INTERRUPTS: Final[list[int]] = [
    int(card_set([k for k in range(CARDS) if INTERRUPT in DECK[k].symbols], deck)) for deck in (FIRST, SECOND)
]
"""The cards that are never the card of a turn, as a set for each deck."""
ALL_CARDS: Final[list[int]] = [int(card_set(list(range(CARDS)), deck)) for deck in (FIRST, SECOND)]
