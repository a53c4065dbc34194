"""Tokyo in the terminal: the table at a glance, dice kept by number or face, cards explained, news turn by turn."""

import re
from pathlib import Path

import pytest
from rich.console import Console

from cli.conftest import Command
from cli.drawn import tables
from games.tokyo.monsters import BUNNY, DINO, Table
from tafelrunde.boards import Scene, load
from tafelrunde.cli.news import deeds
from tafelrunde.cli.play import KEYS, Session
from tafelrunde.cli.screen import Screen
from tafelrunde.core.events import Event
from tafelrunde.games.tokyo.rules.codec import PASS
from tafelrunde.games.tokyo.terminal import LETTERS, PROBE, Board
from tafelrunde.table import Table as Seated
from tafelrunde.text import LANGUAGES, Text


def board(table: Table, language: str = "en", you: int = DINO) -> Board:
    """Return the board as it is drawn for somebody."""
    made = load(Text(language).at(table.state.game, ["Dino", "Bunny", "King"], you))
    assert isinstance(made, Board)
    return made


def drawn(table: Table, width: int = 100, language: str = "en", viewer: int = DINO) -> str:
    """Return the picture and the choices as text."""
    console = Console(width=width, file=None, force_terminal=False)
    scene = Scene(table.state.view(viewer))
    shown = board(table, language, viewer)
    with console.capture() as capture:
        console.print(*shown.title(scene))
        console.print(shown.table(scene, width))
        ask = scene.view.ask()
        if ask is not None and ask.who == viewer:
            console.print(shown.choices(scene, ask, width))
        console.print(shown.piles(scene, width))
    return capture.get().replace("\N{NO-BREAK SPACE}", " ")


RICH = {
    "cards": ["smoke_cloud alien_origin", "wings"],
    "tiles": ["devious", "fluxling"],
    "copied": "wings",
    "hearts": [3, 9],
    "stars": [7, 12],
    "energy": [4, 1],
    "wickedness": [4, 6],
    "poison": [2],
    "shrink": [0, 1],
    "place": ["outside", "city"],
    "shop": ["apartment_building", "jets", None],
    "zombified": [BUNNY],
    "extra": [0, 1],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100])
def test_everything_is_there_at_a_glance(language: str, width: int) -> None:
    table = Table("roll", "1 1 2 heart energy claw", rolls=2, **RICH)  # type: ignore[arg-type]
    said = drawn(table, width, language)
    for word in ("3/10 ♥", "7/20 ★", "12/20 ★", "4 ⚡", "◆", "///"):
        assert word in said
    assert Text(language).thing(table.state.game, "card", "jets") in said


def test_prices_are_shown_after_discounts() -> None:
    said = drawn(Table("buy", **RICH))  # type: ignore[arg-type]
    assert "4 ⚡ instead of 5" in said
    assert "Buy Apartment Building" in said
    assert "Gain 3 ★." in said


def test_the_display_says_all_that_cards_do_where_there_is_room() -> None:
    table = Table("buy", shop=["camouflage", "jets", None], energy=[5])
    framed, tight, cut = tables(board(table), Scene(table.state.view(DINO)), 80)
    assert all("cancels" in one and "one." in one for one in (framed, tight))
    assert "cancels" not in cut
    assert len(tight.splitlines()) < len(framed.splitlines())


@pytest.mark.parametrize(("dice", "key"), [("1 1 2 heart energy claw", "hint"), ("1 1 2 energy energy claw", "h")])
def test_a_letter_that_keeps_dice_gives_no_hint(tmp_path: Path, dice: str, key: str) -> None:
    rolled = {"game": "tokyo", "step": "roll", "rolls": 2, "dice": dice.split()}
    at = Seated("tokyo", ["human", "random"], position=rolled)
    session = Session(at, tmp_path / "game.jsonl", Text("en"), Screen(Console(width=80), live=False))
    ask = at.ask(DINO)
    assert ask is not None
    shown = session.board(DINO)
    assert session.hint_key(shown, at.view(DINO), ask) == key
    assert (" · “hint” · " if key == "hint" else " · h hint · ") in session.prompt(shown, DINO, ask)


def kept(typed: str, dice: str = "1 1 2 heart energy claw", language: str = "en", cards: str = "") -> str | None:
    """Return which dice are kept when somebody types this, None where it means no dice."""
    table = Table("roll", dice, [cards], rolls=2)
    view = table.state.view(DINO)
    ask = view.ask()
    assert ask is not None
    action = board(table, language).entered(view, ask, typed)
    if action is None:
        return None
    offer = Scene(view).offers[action]
    if "kept" in offer.args:
        return str(offer.args["kept"])
    return offer.message.removeprefix("tokyo-")


@pytest.mark.parametrize(
    ("typed", "dice"),
    [("13", "1 2"), ("2", "1"), ("46", "heart claw"), ("0", "keep-none"), ("123456", "keep-all"), ("s", "keep-all")],
)
def test_dice_are_kept_by_their_numbers(typed: str, dice: str) -> None:
    assert kept(typed) == dice


@pytest.mark.parametrize(
    ("language", "typed", "dice"),
    [
        ("en", "1 1 heart", "1 1 heart"),
        ("en", "claw", "claw"),
        ("en", "claw, energy", "energy claw"),
        ("en", "11h", "1 1 heart"),
        ("en", "c e", "energy claw"),
        ("en", "1 2", "1 2"),
        ("de", "Kralle Herz", "heart claw"),
        ("de", "k h", "heart claw"),
        ("pl", "pazur serce", "heart claw"),
        ("pl", "1 1 ser", "1 1 heart"),
    ],
)
def test_dice_are_kept_by_what_they_show(language: str, typed: str, dice: str) -> None:
    assert kept(typed, language=language) == dice


def test_equal_dice_are_kept_as_often_as_they_are_typed() -> None:
    assert kept("claw claw", "1 2 2 claw claw claw") == "claw claw"
    assert kept("ccc", "1 2 2 claw claw claw") == "claw claw claw"
    assert kept("c c c c", "1 2 2 claw claw claw") is None


def test_a_face_is_typed_as_it_is_drawn_and_its_plural_means_all_of_them() -> None:
    assert kept("/// ♥", "1 2 heart claw claw claw") == "heart claw"
    assert kept("claws", "1 2 2 claw claw claw") == "claw claw claw"
    assert kept("hearts 1", "1 2 heart heart claw claw") == "1 heart heart"


@pytest.mark.parametrize("typed", ["17", "11", "1 4", "claw claw", "wings", ""])
def test_what_names_no_dice_is_read_otherwise(typed: str) -> None:
    assert kept(typed) is None


def test_choices_about_dice_are_in_the_sense_of_the_question() -> None:
    table = Table("roll", "1 1 1 heart energy claw", rolls=2, place=["outside", "city"], hearts=[5])
    said = drawn(table)
    brought = "+1 ★ (1) · +2 Wickedness (2) · +1 ♥ (6) · +1 ⚡ (1) · Bunny −1 ♥ (9)"
    assert f"  s) Keep all and stop  {brought}\n" in said
    assert re.search(r"  0\) Keep none, roll all again *\n", said)
    assert "Keep others by their numbers (135) or by what they show (1 1)." in said


def test_who_would_fall_is_marked() -> None:
    place = ["outside", "city", "bay"]
    table = Table("roll", "1 2 2 3 claw claw", seats=5, rolls=2, place=place, hearts=[5, 2, 9])
    assert "Bunny −2 ♥ † (0) · King −2 ♥ (7)" in drawn(table)


def test_cards_and_tiles_are_explained() -> None:
    table = Table("buy")
    assert (board(table).explain("wings") or "").startswith("Wings: When you would lose")
    assert (board(table, "de").explain("Dunkler Doppel") or "").startswith("Dunkler Doppelgänger: ")
    assert (board(table, "pl").explain("skrzydla") or "").startswith("Skrzydła: ")
    assert board(table).explain("excalibur") is None


def test_a_game_is_played_and_left(tafelrunde: Command, tmp_path: Path) -> None:
    save = str(tmp_path / "game.jsonl")
    args = ["play", "tokyo", "--players", "human", "random", "--seed", "5", "--save", save]
    done = tafelrunde(*args, typed="s\n?wings\nq\n")
    assert done.code == 0, done.err
    assert "Which dice do you keep?" in done.out
    assert "Wings: " in done.out


def test_numbers_that_name_no_dice_roll_nothing(tafelrunde: Command) -> None:
    """Two ways to keep one die too many, and one that is not there: no choice has such a number instead."""
    done = tafelrunde("play", "tokyo", "--players", "human", "random", "--seed", "5", typed="11\n17\n? 135\n?\nq\n")
    assert "“11” is not one of your choices: type one of them, such as " in done.out
    assert "“17” is not one of your choices" in done.out
    assert re.search(r"Keep [^,]*: you may do that", done.out)
    assert "“? word” finds everything about a word" in done.out
    assert done.out.count("You roll:") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_purchase_takes_one_line(language: str) -> None:
    table = Table("buy", shop=["natural_selection", "unstable_dna", "hibernation"], energy=[9, 0])
    shown = drawn(table, 80, language).splitlines()
    first = next(number for number, line in enumerate(shown) if line.startswith("  1) "))
    assert [line[:4] for line in shown[first : first + 5]] == ["  1)", "  2)", "  3)", "  4)", "  5)"]


def test_a_letter_that_fits_only_what_is_not_on_offer_is_none_of_the_choices(tafelrunde: Command) -> None:
    done = tafelrunde("play", "tokyo", "--players", "human", "random", "--seed", "5", typed="b\nq\n")
    assert "“b” is not one of your choices" in done.out
    assert "Buy" not in done.out[done.out.index("“b”") :]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_about_dice_is_broken(language: str) -> None:
    """What is said of many dice stands below them, rather than in the middle of a line that is broken somewhere."""
    shown = drawn(Table("roll", "1 heart claw claw claw claw", rolls=2), 60, language).splitlines()
    claws = Text(language).say("terminal-tokyo-claws", {"count": 4})
    assert any(line.strip().endswith(claws) and line.startswith(" ") for line in shown)


def test_what_else_can_be_done_with_dice_has_a_letter() -> None:
    """Numbers are dice: without letters "Roll 1 × 3 again" could hardly be typed."""
    threes = Table("roll", "3 3 1 heart energy claw", rolls=2, cards=["background_dweller", ""])
    assert re.search(r"  b\) Roll 1 × 3 again *\n  d\) Roll 2 × 3 again *\n", drawn(threes))
    spent = Table("roll", "3 3 1 heart energy claw", rolls=0, cards=["energy_drink smoke_cloud", ""], energy=[5, 0])
    view = spent.state.view(DINO)
    ask = view.ask()
    assert ask is not None
    shown = board(spent)
    typed = {key: shown.entered(view, ask, key) for key in ("b", "D", "f", "s")}
    said = {key: action if action is None else shown.spellings[action][0] for key, action in typed.items()}
    assert said == {
        "b": "Energy Drink: 1\N{NO-BREAK SPACE}⚡ for a roll",
        "D": "Smoke Cloud: a token for a roll",
        "f": None,
        "s": "Keep all and stop",
    }
    assert shown.example(ask) == "s"
    assert list(shown.meant(ask)) == [typed["b"], typed["D"], typed["s"]]
    assert "No roll is left: “s” stops." in drawn(spent)


CITY = ["outside", "city"]
CLAWS = "1 1 2 2 claw claw"
COPY = {"tiles": ["", "", "fluxling"], "copied": "rapid_healing", "seats": 3}


def question(table: Table, language: str = "en") -> str:
    """Return what is asked, as whoever is asked reads it."""
    ask = table.state.view(table.who).ask()
    assert ask is not None
    return board(table, language, table.who).talk.ask(ask).replace("\N{NO-BREAK SPACE}", " ")


def test_a_question_in_anothers_turn_says_who_and_why() -> None:
    struck = Table("resolve", CLAWS, ["", "wings"], place=CITY, energy=[0, 2])
    assert question(struck) == "You are about to lose 2 ♥ to Dino’s claws: what do you do?"
    assert question(struck.passes(BUNNY)) == "Dino has struck. Do you yield Tokyo?"
    jets = Table("resolve", CLAWS, ["", "jets"], place=CITY)
    assert question(jets) == "Dino has struck. Jets: yield and lose nothing, or stay and lose 2 ♥?"
    revealed = Table("buy", cards=["", "opportunist"], energy=[9, 9]).do("sweep").draws("wings", "jets", "tank")
    assert question(revealed) == "Opportunist: buy the card just revealed on Dino’s turn?"


def test_poison_is_nobodys() -> None:
    poisoned = Table("end", "1 1 2 2 3 3", ["wings"], poison=[2], energy=[2])
    assert question(poisoned) == "You are about to lose 2 ♥ to poison: what do you do?"


def test_who_sleeps_is_told_by_which_card() -> None:
    assert question(Table("enter", "1 1 2 2 3 3", ["hibernation"])) == "Hibernation: wake up?"


def test_the_last_chance_to_heal_says_what_comes() -> None:
    taken = Table("buy", cards=["parasitic_tentacles", "rapid_healing"], energy=[3, 2], hearts=[10, 5])
    asked = question(taken.buys("rapid_healing"))
    assert asked == "Next comes Dino’s Parasitic Tentacles: do you use Rapid Healing first?"
    storm = Table("buy", cards=["", "rapid_healing"], energy=[9, 6], hearts=[10, 5],
                  shop=["vast_storm", None, None]).buys("vast_storm")  # fmt: skip
    assert question(storm).startswith("Next comes Dino’s Vast Storm: ")
    swapped = Table("resolve", CLAWS, ["rapid_healing", "unstable_dna"], place=CITY, energy=[2], hearts=[5])
    assert question(swapped.do("yield").do("swap", card="rapid_healing")).startswith("Next comes Bunny’s Unstable DNA")
    sold = Table("end", "1 1 2 2 3 3", ["metamorph rapid_healing"], hearts=[9, 9, 5], energy=[0, 0, 2], **COPY)  # type: ignore[arg-type]
    assert question(sold.do("sell", card="rapid_healing")).startswith("Next comes Dino’s Metamorph")
    fallen = Table("resolve", CLAWS, ["", "rapid_healing"], hearts=[9, 2, 5], energy=[0, 0, 2], place=CITY, **COPY)  # type: ignore[arg-type]
    assert question(fallen) == "Bunny falls, and your copy ends: do you use Rapid Healing first?"


@pytest.mark.parametrize(
    ("language", "stay"), [("en", "Stay in Tokyo"), ("de", "In Tokyo bleiben"), ("pl", "Zostań w Tokio")]
)
def test_not_to_yield_is_to_stay(language: str, stay: str) -> None:
    table = Table("resolve", CLAWS, place=CITY)
    ask = table.state.view(BUNNY).ask()
    assert ask is not None
    assert f"1) {stay}" in drawn(table, language=language, viewer=BUNNY)
    assert board(table, language, BUNNY).meant(ask)[PASS][0] == stay


def test_what_is_bought_or_discarded_has_its_price() -> None:
    cards = ["parasitic_tentacles made_in_a_lab alien_origin metamorph", "wings"]
    buying = Table("buy", cards=cards, energy=[9], shop=["jets", None, None], next=["tank"], seen=[[]])
    said = drawn(buying)
    assert "Buy Jets (4 ⚡)" in said
    assert "Buy Wings (5 ⚡ from Bunny)" in said
    assert "Buy Tank (3 ⚡)" in drawn(buying.do("look"))
    assert "Sell Metamorph for its cost (3 ⚡)" in drawn(Table("end", "1 1 2 2 3 3", cards))


def test_a_copy_shows_its_own_smoke() -> None:
    cards, tiles = ["smoke_cloud"], ["fluxling"]
    said = drawn(Table("buy", "", cards, tiles, smoke=3, copied="smoke_cloud", copied_smoke=2))
    assert "Fluxling · copies Smoke Cloud (smoke 2) · Smoke Cloud (smoke 3)" in said


SIX = {
    "seats": 6,
    "cards": ["wings alien_origin", "smoke_cloud giant_brain even_bigger regeneration", "acid_attack"],
    "tiles": ["devious", "eternal"],
    "place": ["outside", "city", "bay"],
    "shop": ["apartment_building", "tank", "natural_selection"],
    "energy": [9],
    "wickedness": [3, 3],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", ["roll", "buy"])
def test_six_monsters_and_all_choices_fit_a_small_screen(language: str, step: str) -> None:
    table = Table(step, "1 1 2 heart energy claw", **({"rolls": 2} if step == "roll" else {}), **SIX)  # type: ignore[arg-type]
    console = Console(width=80)
    scene = Scene(table.state.view(DINO))
    shown = board(table, language)
    ask = scene.view.ask()
    assert ask is not None
    parts = [shown.heading(scene, 80), shown.table(scene, 80), shown.choices(scene, ask, 80)]
    lines = sum(len(console.render_lines(part)) for part in parts)
    assert lines + len(["the line between them", "the question", "what is typed"]) <= 24


def test_a_wide_screen_tells_what_cards_for_sale_and_own_cards_do() -> None:
    table = Table("buy", **SIX)  # type: ignore[arg-type]
    said = " ".join(drawn(table, 140).split("Continue")[0].replace("│", " ").split())
    for power in ("natural_selection", "tank", "wings", "devious"):
        sentence = Text("en").rule(f"tokyo.{'tile' if power == 'devious' else 'card'}.{power}")
        assert sentence.split()[-1] in said
    assert "Your cards and tiles" in said
    assert "Your cards and tiles" not in drawn(table, 80)


def told(table: Table, events: list[Event], you: int = DINO) -> list[str]:
    return [
        line.replace("\N{NO-BREAK SPACE}", " ")
        for line in board(table, you=you).news([event.seen_by(you) for event in events])
    ]


def test_news_name_the_dice_as_they_lay_in_the_end_before_what_they_brought() -> None:
    table = Table("roll", "1 1 2 heart energy claw", rolls=2, place=["outside", "city"])
    table.state.events = events = list[Event]()
    table.do("reroll", dice="3 4 5").rolls("1 claw claw").do("reroll", dice="4").rolls("claw")
    table.resolves("1")
    assert told(table, events, BUNNY) == [
        "Dino rolls: 1 1 1 claw claw claw. Dino resolves three 1s: +1 ★, +2 wickedness. Dino hits you for 3 (7 left)."
    ]


def test_every_turn_has_a_line_of_its_own_in_the_news() -> None:
    table = Table("buy", "1 1 2 2 3 3")
    table.state.events = events = list[Event]()
    table.passes().rolls("1 1 2 3 3 heart").do("reroll", dice="none")
    lines = told(table, events)
    assert [line.split(":")[0] for line in lines] == ["Bunny rolls"]
    table.passes().rolls("1 1 2 2 3 3")
    assert [line.split(":")[0] for line in told(table, events)] == ["Bunny rolls", "You roll"]


def test_a_roll_is_the_doing_of_whoever_rolls_although_chance_follows_what_another_did() -> None:
    at = Seated("tokyo", ["random"] * 3, seed=1)
    for _ in range(60):
        at.bot_acts()
    told = [(deed.who, event) for deed in deeds(at.records, DINO, Board.begins) for event in deed.events]
    rolls = [(who, event.args["seat"]) for who, event in told if event.kind == "rolls" and event.rule != PROBE]
    assert len(rolls) > 10
    assert [who for who, _ in rolls] == [seat for _, seat in rolls]


def loud(table: Table, events: list[Event], you: int) -> list[str]:
    return [event.kind for event in events if board(table, you=you).is_loud(event)]


def test_own_losses_and_whoever_is_eliminated_are_loud() -> None:
    table = Table("roll", "1 1 2 2 claw claw", seats=3, rolls=1, place=["outside", "city"], hearts=[9, 2, 9])
    table.state.events = events = list[Event]()
    table.stops()
    assert loud(table, events, BUNNY) == ["loses-hearts", "eliminated"]
    assert loud(table, events, DINO) == ["eliminated"]


def test_no_letter_of_a_choice_is_one_of_the_keys_or_a_face() -> None:
    for language in LANGUAGES:
        assert not set(LETTERS) & (set(KEYS) | set(board(Table("buy"), language).letters))
