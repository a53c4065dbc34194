"""King & Assassins in the terminal: the town, what is typed, a match, a board from a file."""

import json
import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest
from rich.console import Console

from cli.drawn import tables
from games.tyrant.town import FETTER, KING, PLAIN, REBEL, move, town
from scene import act
from tafelrunde import games
from tafelrunde.boards import PlainBoard, Plan, Scene, load
from tafelrunde.cli.play import harmless_first, in_order
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.text import LANGUAGES, Text

from .conftest import Command

SEATED = ("play", "tyrant", "--seed", "3")


def test_the_town_can_be_read_without_colours(tafelrunde: Command) -> None:
    shown = tafelrunde(*SEATED, "--players", "human", "greedy-1").out
    assert "  1 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒ ·  · ▒▒▒▒▒▒▒▒▒ 1" in shown
    assert "  3 ▒▒▒ f ↑·  ·" in shown, "a roof, a citizen on the street, a gate to the north"
    assert "  4 ▒2▒ ·" in shown, "a knight on a roof"
    assert " 10 ▒▒▒▒▒▒ ·  ·  ·  d  ·  ·  7  K  10" in shown
    for words in ("round 1 of 15", "knights 7", "a Monk", "n Farmer", "Knight 3  3n 3e 3w"):
        assert words in shown


def choices(state: State, language: str = "en") -> str:
    """Return what the player on turn is offered, in one line."""
    board = load(Text(language).at(state.game, ["Anna", "Bea"], state.who))
    scene = Scene(state.view(state.who))
    ask = scene.view.ask()
    assert ask is not None
    console = Console(width=80, file=None, force_terminal=False)
    with console.capture() as capture:
        console.print(board.choices(scene, ask, 80))
    return " ".join(capture.get().split())


DEEDS = {
    "en": (["x1s arrest: Monk (1)", "x1e kill: Plum seller (1)"],
           ["xbn attack: King (2)", "xbw kill: Knight 1 (1)", "reveal: rc Apple seller"]),
    "de": (["x1s gefangen nehmen: Mönch (1)", "x1o ausschalten: Pflaumenverkäuferin (1)"],
           ["xbn angreifen: König (2)", "xbw ausschalten: Ritter 1 (1)", "enttarnen: rc Apfelverkäufer"]),
    "pl": (["x1d pojmaj: Mnich (1)", "x1p zabij: Sprzedawczyni śliwek (1)"],
           ["xbg zaatakuj: Król (2)", "xbl zabij: Rycerz 1 (1)", "ujawnij: rc Sprzedawca jabłek"]),
}  # fmt: skip


@pytest.mark.parametrize("language", DEEDS)
def test_the_list_says_what_a_strike_does_and_to_whom(language: str) -> None:
    drawing = """
        .- .K .-
        .1 .B .-
        .a .c .-
    """
    for turn, deeds in zip(("king", "rebel"), DEEDS[language], strict=True):
        offered = choices(town(drawing, assassins="c", turn=turn), language)
        for deed in deeds:
            assert deed in offered


def test_on_side_b_the_list_says_where_the_starts_are(tafelrunde: Command) -> None:
    shown = tafelrunde(*SEATED, "--option", "side=b", typed="2\n").out
    assert "Start  1 (j10) 2 (a10)" in shown
    assert "You put the king on a10." in shown


def test_on_side_b_the_board_shows_where_king_and_knights_may_begin(tafelrunde: Command) -> None:
    shown = tafelrunde(*SEATED, "--option", "side=b", typed="q\n").out
    assert "  9  +2 +2 +2 ·" in shown
    assert " +1 K1 10" in shown
    assert "K1, K2 king · + knights" in shown


def test_what_is_said_again_is_counted(tafelrunde: Command) -> None:
    shown = tafelrunde(*SEATED, "--option", "side=b", typed="q\n").out
    assert "secretly chooses an assassin. ×3" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("word", "told"), [("symbol", "The arrest symbol A citizen can be"), ("push", "Climbing and pushing")]
)
def test_a_question_mark_finds_the_rules_about_a_word(tafelrunde: Command, word: str, told: str) -> None:
    assert told in " ".join(tafelrunde(*SEATED, typed=f"? {word}\nq\n").out.split())


def test_the_king_reads_arrest_of_hidden_assassins_and_citizens_alike() -> None:
    drawing = ".a .1 .b"
    assert choices(town(drawing, assassins="a")) == choices(town(drawing, assassins="b"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_turn_of_the_rebel_fits_80_by_24(tafelrunde: Command, language: str) -> None:
    """With all citizens, the longest names and the king's long first turn: nothing of the town is scrolled away."""
    shown = tafelrunde(*SEATED, "--players", "greedy-1", "human", "--lang", language, typed="b m\nc\n").out
    screen = shown[shown.rindex({"en": "King & A", "de": "Tod dem", "pl": "Król i Z"}[language]) :]
    last = {"en": "save and leave", "de": "speichern und gehen", "pl": "zapisz i wyjdź"}[language]
    assert len(screen.partition(last)[0].splitlines()) <= 25  # a terminal leaves out the oldest news


def test_figures_stand_out_from_the_ground() -> None:
    state = town(".K .a #1 ^-")
    console = Console(width=80, file=None, force_terminal=True, color_system="standard", legacy_windows=False)
    with console.capture() as capture:
        console.print(load(Text("en").at(state.game, ["Anna", "Bea"], KING)).table(Scene(state.view(KING)), 80))
    row = capture.get().splitlines()[1]
    for figure in ("\x1b[1;33mK", "\x1b[1ma", "m1\x1b", "\x1b[1;32m↑"):
        assert figure in row
    assert not re.search(r"\x1b\[[\d;]*\b2;[\d;]*m[Ka1]", row), "not dimmed"


def side_of(state: State, language: str = "en") -> str:
    """Return the table as the player on turn sees it, in one line."""
    console = Console(width=80, file=None, force_terminal=False)
    board = load(Text(language).at(state.game, ["Anna", "Bea"], state.who))
    with console.capture() as capture:
        console.print(board.table(Scene(state.view(state.who)), 80))
    return " ".join(capture.get().split())


@pytest.mark.parametrize(("killed", "said"), [
    (0, "0 killed · next one costs 1"), (1, "1 killed · next one costs 2"), (2, "2 killed · no more this round"),
])  # fmt: skip
def test_the_rebel_sees_the_knights_killed_this_round_and_the_next_price(killed: int, said: str) -> None:
    assert f"Knights {said}" in side_of(town(".A .1", turn="rebel", kills=killed, points={"rebel": 1}))
    assert "killed ·" not in side_of(town(".A .1"))


def test_the_way_of_a_figure_is_told_in_one_sentence() -> None:
    """Until somebody else does something."""
    drawing = """
        .1 .- .a .- .- .-
        .2 .b .- .- .- .-
    """
    state = town(drawing)
    told: list[Event] = []
    state.events = told
    names = state.game.actions_codec
    for verb, figure, direction in [
        ("move", "knight_1", "east"),
        ("move", "knight_2", "south"),
        ("move", "knight_1", "east"),
        ("move", "knight_1", "east"),
        ("move", "knight_2", "north"),
        ("strike", "knight_2", "east"),
    ]:
        state.apply(names.number(verb, {"figure": figure, "direction": direction}))
    board = load(Text("en").at(state.game, ["Anna", "Bea"], REBEL))
    assert board.news(told) == [
        "Knight 1 goes from a1 to b1.",
        "Knight 2 goes from a2 to a3.",
        "Knight 1 goes from b1 to d1, pushing Monk to e1.",
        "Knight 2 goes from a3 to a2.",
        "Knight 2 arrests Plum seller on b2, the one arrest this round; "
        "the game goes on, so at least one assassin is still free.",
    ]


def test_a_move_is_figure_and_direction(tafelrunde: Command) -> None:
    done = tafelrunde(*SEATED, "--players", "human", "greedy-1", typed="3n\n0\n")
    assert "Knight 3 goes from i8 to i7." in done.out
    assert "knights 6" in done.out
    assert "round 2 of 15" in done.out


WALKS = ["3nww\n", "3 n w w\n", "3nw2\n", "Knight 3 nww\n", "3 g7\n", "knight 3 g7\n", "3 G7\n"]


@pytest.mark.parametrize("typed", WALKS)
def test_a_whole_walk_is_one_line(tafelrunde: Command, typed: str) -> None:
    """Figure and directions, or figure and square: all steps are done, and told as one."""
    shown = tafelrunde(*SEATED, "--players", "human", "greedy-1", typed=typed).out
    assert "Knight 3 goes from i8 to g7." in shown
    assert "knights 3" in shown or "knights 4" in shown


def test_a_walk_is_done_wholly_or_not_at_all(tafelrunde: Command) -> None:
    shown = " ".join(tafelrunde(*SEATED, typed="3n8\n").out.split())
    assert "Step 7 of 8 is not possible, so nothing was done." in shown
    assert "Knight 3 goes" not in shown
    assert shown.count("knights 7") >= 2, "no point is spent"


PUSHES = ".1 .a .- .- .K\n #- #- #- #-"


def answer(state: State, typed: str) -> tuple[list[int], str]:
    """Return what a line comes to: the actions, or what is said instead."""
    plan = planned(load(Text("en").at(state.game, ["Anna", "Bea"], state.who)), state, typed)
    return list(plan.actions), plan.said


def planned(board: PlainBoard, state: State, typed: str) -> Plan:
    view = state.view(state.who)
    ask = view.ask()
    assert ask is not None
    plan = board.plan(view, ask, typed)
    assert plan is not None
    return plan


def test_a_walk_to_a_square_that_pushes_is_told_before_it_is_done() -> None:
    state = town(PUSHES)
    board = load(Text("en").at(state.game, ["Anna", "Bea"], KING))
    first = planned(board, state, "1 c1")
    assert first.said == "Knight 1 → c1: 2 points. Monk is pushed to d1. Type + to do it."
    assert not first.actions
    assert len(planned(board, state, "+").actions) == 2


def test_what_was_told_is_not_done_later() -> None:
    """Only the next line does it, and only in the same position."""
    state = town(PUSHES)
    board = load(Text("en").at(state.game, ["Anna", "Bea"], KING))
    view = state.view(KING)
    ask = view.ask()
    assert ask is not None
    assert board.plan(view, ask, "+") is None
    planned(board, state, "1 c1")
    move(state, "K", "south")
    after = state.view(KING)
    assert board.plan(after, ask, "+") is None
    planned(board, state, "1 c1")
    planned(board, state, "1 a1")
    assert board.plan(after, ask, "+") is None


@pytest.mark.parametrize(("typed", "said"), [
    ("1 j5", "Knight 1 cannot get to j5 with the points that are left."),
    ("1 a1", "Knight 1 is already on a1."),
    ("2 c1", "Knight 2 is off the board."),
    ("a c3", "The king's player acts with the king and the knights"),
    ("1ee3", "Step 3 of 4 is not possible, so nothing was done. Knight 1: move east is not allowed now"),
    ("kee", "Step 2 of 2 is not possible, so nothing was done. King: move east is not allowed now (Points)."),
])  # fmt: skip
def test_a_walk_that_is_not_possible_says_why(typed: str, said: str) -> None:
    assert answer(town(PUSHES), typed)[1].startswith(said)


def test_the_king_goes_home_in_one_line() -> None:
    state = town("^- .K\n .- .-", card="2-5-4")
    for typed in ("kwn", "k castle", "King castle"):
        assert len(answer(state, typed)[0]) == 2
    beyond = answer(state, "kwnn")[1]
    assert beyond.startswith("Step 3 of 3 is not possible, so nothing was done.")


@pytest.mark.parametrize(("typed", "said"), [
    ("1ee", "Knight 1 → c1: 2 points. Monk is pushed to d1."),
    ("1 c1", "Knight 1 → c1: 2 points. Monk is pushed to d1."),
    ("1e", "Knight 1: east to b1 (Knights' points −1) Monk is pushed to c1."),
])  # fmt: skip
def test_a_question_mark_tells_what_a_walk_costs_and_whom_it_pushes(typed: str, said: str) -> None:
    state = town(PUSHES, card=PLAIN)
    view = state.view(KING)
    ask = view.ask()
    assert ask is not None
    assert load(Text("en").at(state.game, ["Anna", "Bea"], KING)).remark(view, ask, typed) == said


def test_beside_a_choice_stand_its_price_and_who_is_pushed() -> None:
    assert "1e»a" in choices(town(PUSHES))
    assert "1s(2)" in choices(town(PUSHES)), "up to a roof"
    assert "kn★" in choices(town("^K", card="2-5-4")), "the way home"


def test_the_goals_of_both_are_on_the_screen_with_the_gates(tafelrunde: Command) -> None:
    shown = tafelrunde(*SEATED).out
    assert "King   ★ castle ↑c3 ←b5 or assassins 0/3" in shown
    assert "Rebel  ★ hits 0/2 or rounds 1/15" in shown


def test_a_wide_terminal_tells_what_the_signs_mean(tafelrunde: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    shown = tafelrunde(*SEATED).out.partition("Your turn.")[0]
    assert "▒ roof" in shown
    assert max(map(len, shown.splitlines())) <= 120
    monkeypatch.setenv("COLUMNS", "80")
    assert "▒ roof" not in tafelrunde(*SEATED).out.partition("Your turn.")[0]


def test_a_refusal_names_its_rule_and_so_does_a_question(tafelrunde: Command) -> None:
    for typed in ("kn\n", "? kn\n"):
        shown = tafelrunde(*SEATED, "--players", "human", "greedy-1", typed=typed).out
        assert "King: move north is not allowed now (One figure to a square)." in shown
    assert "Knight 3: north to i7 (Knights' points −1)" in tafelrunde(*SEATED, typed="? 3n\n").out
    assert "“zz” is not one of your choices" in tafelrunde(*SEATED, typed="zz\n").out
    assert "not allowed now (Whose figures)" in tafelrunde(*SEATED, typed="an\n").out
    assert "King 2 points, knights 7, rebel 4; no arrest." in tafelrunde(*SEATED, typed="? 2-7-4\n").out


ANSWERS = [
    (".K .1 .a", "king", "xke", "King: strike east is not allowed now (The king only walks). Walking is all"),
    (".K .1 .a", "king", "k", "King: ks"),
    (".K .1 .a", "king", "Knight 1", "Knight 1: 1e»a 1s x1e"),
    (".K .1 .a", "king", "2n", "Knight 2 is off the board."),
    (".K .1 .a", "king", "2", "Knight 2 is off the board."),
    (".K .1 .a", "king", "a", "The king's player acts with the king and the knights"),
    (".K .1\n #- #-", "king", "k", "King can do nothing now."),
    (".K .1 .a", "rebel", "a", "Monk: ae as ra"),
    (".K .1 .a", "rebel", "bn", "Plum seller is off the board."),
    (".K .1 .a", "king", "1n", None),
    (".K .1 .a", "king", "zz", None),
]


@pytest.mark.parametrize(("drawing", "turn", "typed", "said"), ANSWERS)
def test_a_figure_alone_lists_its_moves_and_what_is_no_move_has_its_reason(
    drawing: str, turn: str, typed: str, said: str | None
) -> None:
    state = town(drawing, turn=turn, assassins="a", card=FETTER)
    view = state.view(state.who)
    ask = view.ask()
    assert ask is not None
    answer = load(Text("en").at(state.game, ["Anna", "Bea"], state.who)).remark(view, ask, typed)
    assert (answer or "").startswith(said or "")
    assert (answer is None) == (said is None)


@pytest.mark.parametrize("typed", ["k", "King", "king"])
def test_a_figure_alone_does_nothing_even_if_it_has_one_move_only(typed: str) -> None:
    state = town(".K .1 .a", card=FETTER)
    view = state.view(state.who)
    ask = view.ask()
    assert ask is not None
    plan = load(Text("en").at(state.game, ["Anna", "Bea"], state.who)).plan(view, ask, typed)
    assert plan == Plan(said="King: ks")


def test_signs_and_costs_stand_below_the_town_where_there_is_room() -> None:
    state = town(".K .1 .a")
    board, scene = load(Text("en").at(state.game, ["Anna", "Bea"], 0)), Scene(state.view(0))
    told = [("▒ roof" in shown, "Points: a step 1" in shown) for shown in tables(board, scene, 80)]
    assert told == [(True, True), (True, False), (False, False)]
    assert len(tables(board, scene, 120)) == 1, "there they stand beside it"


def test_the_example_reveals_nobody() -> None:
    state = town(".K .1 .a", turn="rebel", assassins="a")
    view = state.view(state.who)
    board = load(Text("en").at(state.game, ["Anna", "Bea"], state.who))
    assert board.example(harmless_first(view, in_order(view))) == "ae"


def test_the_answers_are_given_with_and_without_a_question_mark(tafelrunde: Command) -> None:
    for mark in ("", "? "):
        assert "Knight 3: 3n 3e 3w" in tafelrunde(*SEATED, typed=f"{mark}3\n").out.partition("help")[2]
        assert "(The king only walks)" in tafelrunde(*SEATED, typed=f"{mark}xkn\n").out
        on_side_b = tafelrunde(*SEATED, "--option", "side=b", typed=f"{mark}1n\n").out
        assert "Knight 1: move north is not allowed now (Side B: the king's start)." in on_side_b
    for typed in ("re", "? re"):
        shown = tafelrunde(*SEATED, "--players", "greedy-1", "human", typed=f"b\nc\nn\n{typed}\n").out
        assert "Nobody but the three can be revealed, and each only once" in " ".join(shown.split())


def test_the_rebel_chooses_by_letter_and_sees_who_is_his(tafelrunde: Command) -> None:
    shown = tafelrunde(*SEATED, "--players", "greedy-1", "human", typed="n\nc\nb\nra\nrb\n").out
    assert "Choose the three assassins in secret." in shown
    assert "b*Plum seller" in shown
    assert "Reveal the assassin: Monk is not allowed now (Revealing)." in shown
    assert "You reveal Plum seller on" in shown


PICKS = ["n i a\n", "nia\n", "farmer, squire, monk\n", "farmer\nmonk squire\n", "a\nb\nb\nn i\n", "b\na i n\n"]


@pytest.mark.parametrize("typed", PICKS)
def test_assassins_are_chosen_in_any_order_and_can_be_changed_until_the_third(tafelrunde: Command, typed: str) -> None:
    shown = tafelrunde(*SEATED, "--players", "greedy-1", "human", typed=typed).out
    assert "reveal: ra Monk, ri Squire, rn Farmer" in shown


def test_the_rebel_is_told_who_is_chosen_so_far(tafelrunde: Command) -> None:
    def shown(typed: str) -> str:
        said = tafelrunde(*SEATED, "--players", "greedy-1", "human", typed=typed).out
        return " ".join(said.rpartition(" > ")[0].split())

    assert "Nobody yet: choose three in any order" in shown("")
    assert "Chosen: Farmer. 2 more; a name again takes it back." in shown("n\n")
    assert "Chosen: Farmer, Plum seller. One more;" in shown("n plum seller\n")
    assert "“zz” is not the name or letter of a citizen." in shown("n zz\n")
    assert "You choose only 3 assassins." in shown("a b c d\n")
    assert "Choose the assassin: Farmer: you may do that." in shown("? n\n")
    assert "“zz” is not one of your choices" in shown("zz\n")


def test_who_has_chosen_one_by_one_elsewhere_goes_on_down_the_list() -> None:
    state = games.load("tyrant").new()
    state.settle(Rng(1))
    act(state, "choose", citizen="squire")
    board = load(Text("en").at(state.game, ["Anna", "Bea"], REBEL))
    assert len(planned(board, state, "n m").actions) == 2
    view = state.view(REBEL)
    ask = view.ask()
    assert ask is not None
    assert board.plan(view, ask, "a") is None, "the table says by which rule"


def test_every_citizen_can_be_chosen_by_letter(tafelrunde: Command) -> None:
    """No letter means something else, such as a key that this game has no use for."""
    for letters in ("abc", "def", "ghi", "jmn"):
        shown = tafelrunde(*SEATED, "--players", "greedy-1", "human", typed="\n".join(letters) + "\n").out
        assert f"reveal: r{letters[0]} " in shown
        assert all(f"r{letter} " in shown for letter in letters)
    assert "  a  " not in tafelrunde(*SEATED, typed="?\n").out.partition("What you can type")[2]


@pytest.mark.parametrize(("aid", "told"), [("true", ["Round 1: ", "Round 2: ", "Round 3: "]), ("false", ["Round 3: "])])
def test_without_the_memory_aid_the_log_forgets_past_cards(tafelrunde: Command, aid: str, told: list[str]) -> None:
    shown = tafelrunde(*SEATED, "--option", f"memory_aid={aid}", typed="0\n0\nl\np\n").out
    log = shown.rpartition("Points left")[2]
    assert [f"Round {k}: " for k in (1, 2, 3) if f"Round {k}: " in log] == told
    assert ("Round cards to come" in log) == (aid == "true")


def test_whoever_is_off_the_board_stands_in_brackets(tafelrunde: Command) -> None:
    shown = tafelrunde(*SEATED, "--players", "human", "greedy-1", typed="0\nx4w\n").out
    assert "b (Plum seller)" in shown


def test_the_king_never_sees_a_mark_of_a_hidden_assassin(tafelrunde: Command) -> None:
    shown = tafelrunde(*SEATED, "--players", "human", "greedy-1", typed="0\n0\n0\np\nl\n").out
    assert "*" not in shown
    assert "Greedy-1 secretly chooses an assassin." in shown
    assert "Round cards to come" in shown


@pytest.mark.parametrize(("lang", "east", "words"), [("de", "o", "Ritter 3: von"), ("pl", "p", "przechodzi z")])
def test_directions_have_the_letters_of_the_language(tafelrunde: Command, lang: str, east: str, words: str) -> None:
    for letter in (east, "e"):
        shown = tafelrunde(*SEATED, "--lang", lang, typed=f"3{letter}\n").out
        assert f"{words} i8" in shown


LETTERS = {
    "en": ("n north, e east, s south, w west", "Knight 3: north to i7"),
    "de": ("n Norden, o Osten, s Süden, w Westen", "Ritter 3: nach Norden auf i7"),
    "pl": ("g góra, p prawo, d dół, l lewo", "Rycerz 3: w górę na i7"),
}


@pytest.mark.parametrize("language", LETTERS)
def test_the_help_says_what_the_letters_of_the_directions_mean(tafelrunde: Command, language: str) -> None:
    """And the sentences speak of the same directions."""
    letters, sentence = LETTERS[language]
    shown = " ".join(tafelrunde(*SEATED, "--lang", language, typed=f"?\n? 3{letters[0]}\n").out.split())
    assert letters in shown
    assert sentence in shown


def test_a_narrow_terminal_shows_everything(tafelrunde: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    picture = tafelrunde(*SEATED).out.partition("Your turn.")[0]
    assert "  4 ▒2▒ ·" in picture
    assert "n Farmer" in picture
    assert max(map(len, picture.splitlines())) <= 50


def test_a_game_between_bots_can_be_watched_with_the_assassins_open(tafelrunde: Command) -> None:
    shown = tafelrunde("watch", "tyrant", "greedy-1", "random", "--seed", "1").out
    assert "Greedy-1 wins the game: the king has reached his castle." in shown


def test_a_match_is_two_games_with_the_roles_changed(tafelrunde: Command) -> None:
    shown = tafelrunde("match", "tyrant", "--players", "greedy-1", "random", "--seed", "3").out
    assert "Greedy-1 is the king, Random the rebel." in shown
    assert "Random is the king, Greedy-1 the rebel." in shown
    assert "Score: 2 : 0 (Greedy-1 – Random)" in shown
    assert "Greedy-1 wins the match!" in shown
    said = {
        "2 : 0": "Random 1 wins the match!",
        "1 : 1": "The match is drawn.",
        "0 : 2": "Random 2 wins the match!",
    }
    for seed in range(3, 8):
        *_, score, verdict = tafelrunde(
            "match", "tyrant", "--players", "random", "random", "--seed", str(seed)
        ).out.splitlines()
        assert said[score.removeprefix("Score: ").removesuffix(" (Random 1 – Random 2)")] == verdict


def test_a_match_that_is_left_ends_there(tafelrunde: Command) -> None:
    done = tafelrunde("match", "tyrant", "--seed", "3", typed="q\n")
    assert done.code == 0
    assert "Game 2 of 2" not in done.out
    assert "tafelrunde play --resume" in done.out


@pytest.mark.parametrize("suffix", ["toml", "json"])
def test_a_board_is_read_from_a_file_and_kept_in_the_log(tafelrunde: Command, tmp_path: Path, suffix: str) -> None:
    side_b = (resources.files("tafelrunde.games.tyrant.rules") / "boards" / "b.toml").read_text("utf-8")
    file = tmp_path / f"town.{suffix}"
    file.write_text(side_b if suffix == "toml" else json.dumps(tomllib.loads(side_b)), encoding="utf-8")
    saved = tmp_path / "game.jsonl"
    done = tafelrunde(*SEATED, "--option", f"board=@{file}", "--save", str(saved))
    assert done.code == 0, done
    header = json.loads(saved.read_text("utf-8").splitlines()[0])
    assert header["options"]["board"] == tomllib.loads(side_b)
    file.unlink()
    assert "Where does the king start?" in tafelrunde("play", "--resume", str(saved)).out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (json.dumps({"rows": ["." * 10] * 11}), "board: rows: 11 rows where a board has 10 rows of 10 squares"),
        ("rows", "board: the text is no JSON mapping with rows, starts, citizens and gates"),
        (None, "cannot be read: No such file or directory"),
    ],
)
def test_a_board_file_that_will_not_do(tafelrunde: Command, tmp_path: Path, content: str | None, sentence: str) -> None:
    file = tmp_path / "town.json"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    done = tafelrunde(*SEATED, "--option", f"board=@{file}")
    assert done.code == 2
    assert sentence in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("command", ["play", "match"])
def test_an_unknown_side(tafelrunde: Command, command: str) -> None:
    done = tafelrunde(command, "tyrant", "--option", "side=c")
    assert (done.code, done.err) == (2, "tafelrunde: option 'side' is 'c': it takes a, b\n")
    assert not done.out


def test_a_match_on_a_bad_board_does_not_begin(tafelrunde: Command) -> None:
    done = tafelrunde("match", "tyrant", "--option", 'board={"rows": []}')
    assert (done.code, done.out) == (2, "")
    assert done.err == "tafelrunde: board: rows: 0 rows where a board has 10 rows of 10 squares\n"


def test_the_rules_say_what_is_our_reconstruction(tafelrunde: Command) -> None:
    shown = " ".join(tafelrunde("rules", "tyrant").out.split())
    assert "This side is our reconstruction." in shown
    assert "No source tells us which card carries the gem." in shown
