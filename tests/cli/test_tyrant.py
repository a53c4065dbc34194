"""King & Assassins in the terminal: the town, what is typed, a match, a board from a file."""

import json
import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest
from rich.console import Console

from games.tyrant.town import FETTER, KING, REBEL, town
from tafelrunde.cli.boards import Scene, load
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.text import LANGUAGES, Text

from .conftest import Command

SEATED = ("play", "tyrant", "--seed", "3")


def test_the_town_can_be_read_without_colours(tafelrunde: Command) -> None:
    shown = tafelrunde(*SEATED, "--players", "human", "greedy").out
    assert "  1 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒ ·  · ▒▒▒▒▒▒▒▒▒ 1" in shown
    assert "  3 ▒▒▒ f ↑·  ·" in shown, "a roof, a citizen on the street, a gate to the north"
    assert "  4 ▒2▒ ·" in shown, "a knight on a roof"
    assert " 10 ▒▒▒▒▒▒ ·  ·  ·  d  ·  ·  7  K  10" in shown
    for words in ("round 1 of 15", "knights 7", "a Monk", "n Farmer", "unharmed", "Knight 3  3n 3e 3w"):
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
    "en": (["x1s arrest: Monk", "x1e kill: Plum seller"],
           ["xbn attack: King", "xbw kill: Knight 1", "rc reveal: Apple seller"]),
    "de": (["x1s gefangen nehmen: Mönch", "x1o ausschalten: Pflaumenverkäuferin"],
           ["xbn angreifen: König", "xbw ausschalten: Ritter 1", "rc enttarnen: Apfelverkäufer"]),
    "pl": (["x1d pojmać: Mnich", "x1p zabić: Sprzedawczyni śliwek"],
           ["xbg zaatakować: Król", "xbl zabić: Rycerz 1", "rc ujawnić: Sprzedawca jabłek"]),
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
    ("word", "told"), [("fetter", "The fetter A citizen can only"), ("push", "Climbing and pushing")]
)
def test_a_question_mark_finds_the_rules_about_a_word(tafelrunde: Command, word: str, told: str) -> None:
    assert told in " ".join(tafelrunde(*SEATED, typed=f"? {word}\nq\n").out.split())


def test_the_king_reads_arrest_of_hidden_assassins_and_citizens_alike() -> None:
    drawing = ".a .1 .b"
    assert choices(town(drawing, assassins="a")) == choices(town(drawing, assassins="b"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_turn_of_the_rebel_fits_80_by_24(tafelrunde: Command, language: str) -> None:
    """With all citizens, the longest names and the king's long first turn: nothing of the town is scrolled away."""
    shown = tafelrunde(*SEATED, "--players", "greedy", "human", "--lang", language, typed="b\nc\nm\n").out
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
    (0, "0 killed · the next for 1"), (1, "1 killed · the next for 2"), (2, "2 killed · no more this round"),
])  # fmt: skip
def test_the_rebel_sees_the_knights_killed_this_round_and_the_next_price(killed: int, said: str) -> None:
    assert f"Knights {said}" in side_of(town(".A .1", turn="rebel", kills=killed, points={"rebel": 1}))
    assert "killed ·" not in side_of(town(".A .1"))


def test_the_way_of_a_figure_is_told_in_one_sentence() -> None:
    """Until something else happens; whoever came back is no news."""
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
        "Knight 1 goes from a1 to d1.",
        "Monk is pushed from c1 to e1.",
        "Knight 2 arrests Plum seller on b2.",
    ]
    assert len(board.story(told)) == 8, "the log tells every step"


def test_a_move_is_figure_and_direction(tafelrunde: Command) -> None:
    done = tafelrunde(*SEATED, "--players", "human", "greedy", typed="3n\n0\n")
    assert "Knight 3 goes from i8 to i7." in done.out
    assert "knights 6" in done.out
    assert "round 2 of 15" in done.out


def test_a_refusal_names_its_rule_and_so_does_a_question(tafelrunde: Command) -> None:
    for typed in ("kn\n", "? kn\n"):
        shown = tafelrunde(*SEATED, "--players", "human", "greedy", typed=typed).out
        assert "King: move north is not allowed now (One figure to a square)." in shown
    assert "Knight 3: move north: you may do that." in tafelrunde(*SEATED, typed="? 3n\n").out
    assert "“zz” is nothing you can do here" in tafelrunde(*SEATED, typed="zz\n").out
    assert "not allowed now (Whose figures)" in tafelrunde(*SEATED, typed="an\n").out
    assert "King 2 points, knights 7, rebel 4; no arrest." in tafelrunde(*SEATED, typed="? 2-7-4\n").out


ANSWERS = [
    (".K .1 .a", "king", "xke", "King: strike east is not allowed now (The king only walks). Walking is all"),
    (".K .1 .a", "king", "k", "King: ks"),
    (".K .1 .a", "king", "Knight 1", "Knight 1: 1e 1s x1e"),
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


def test_the_answers_are_given_with_and_without_a_question_mark(tafelrunde: Command) -> None:
    for mark in ("", "? "):
        assert "Knight 3: 3n 3e 3w" in tafelrunde(*SEATED, typed=f"{mark}3\n").out.partition("help")[2]
        assert "(The king only walks)" in tafelrunde(*SEATED, typed=f"{mark}xkn\n").out
        on_side_b = tafelrunde(*SEATED, "--option", "side=b", typed=f"{mark}1n\n").out
        assert "Knight 1: move north is not allowed now (Side B: the king's start)." in on_side_b
    for typed in ("re", "? re"):
        shown = tafelrunde(*SEATED, "--players", "greedy", "human", typed=f"b\nc\nn\n{typed}\n").out
        assert "Nobody but the three can be revealed, and each only once" in " ".join(shown.split())


def test_the_rebel_chooses_by_letter_and_sees_who_is_his(tafelrunde: Command) -> None:
    shown = tafelrunde(*SEATED, "--players", "greedy", "human", typed="b\nb\nc\nn\nra\nrb\n").out
    assert "Choose assassin 1 of 3" in shown
    assert "You choose an assassin: Plum seller." in shown
    assert "b*Plum seller" in shown
    assert "Choose the assassin: Plum seller is not allowed now (The secret choice)." in shown, "the same one twice"
    assert "Reveal the assassin: Monk is not allowed now (Revealing)." in shown
    assert "Plum seller on" in shown
    assert "is an assassin!" in shown


def test_every_citizen_can_be_chosen_by_letter(tafelrunde: Command) -> None:
    """No letter means something else, such as a key that this game has no use for."""
    for letters in ("abc", "def", "ghi", "jmn"):
        shown = tafelrunde(*SEATED, "--players", "greedy", "human", typed="\n".join(letters) + "\n").out
        assert shown.count("You choose an assassin") == 3, letters
        assert f"r{letters[0]} reveal: " in shown
    assert "  a  " not in tafelrunde(*SEATED, typed="?\n").out.partition("What you can type")[2]


@pytest.mark.parametrize(("aid", "told"), [("true", ["Round 1: ", "Round 2: ", "Round 3: "]), ("false", ["Round 3: "])])
def test_without_the_memory_aid_the_log_forgets_past_cards(tafelrunde: Command, aid: str, told: list[str]) -> None:
    shown = tafelrunde(*SEATED, "--option", f"memory_aid={aid}", typed="0\n0\nl\np\n").out
    log = shown.rpartition("Points left")[2]
    assert [f"Round {k}: " for k in (1, 2, 3) if f"Round {k}: " in log] == told
    assert ("Round cards to come" in log) == (aid == "true")


def test_whoever_is_off_the_board_stands_in_brackets(tafelrunde: Command) -> None:
    shown = tafelrunde(*SEATED, typed="0\nx4w\n").out
    assert "b (Plum seller)" in shown


def test_the_king_never_sees_a_mark_of_a_hidden_assassin(tafelrunde: Command) -> None:
    shown = tafelrunde(*SEATED, "--players", "human", "greedy", typed="0\n0\n0\np\nl\n").out
    assert "*" not in shown
    assert "Greedy secretly chooses an assassin." in shown
    assert "Round cards to come" in shown


@pytest.mark.parametrize(("lang", "east", "words"), [("de", "o", "zieht von"), ("pl", "p", "przechodzi z")])
def test_directions_have_the_letters_of_the_language(tafelrunde: Command, lang: str, east: str, words: str) -> None:
    for letter in (east, "e"):
        shown = tafelrunde(*SEATED, "--lang", lang, typed=f"3{letter}\n").out
        assert f"{words} i8" in shown


LETTERS = {
    "en": ("n north, e east, s south, w west", "Knight 3: move north"),
    "de": ("n Norden, o Osten, s Süden, w Westen", "Ritter 3: nach Norden ziehen"),
    "pl": ("g góra, p prawo, d dół, l lewo", "Rycerz 3: ruch w górę"),
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
    shown = tafelrunde("watch", "tyrant", "greedy", "random", "--seed", "1").out
    assert "wins the game!" in shown


def test_a_match_is_two_games_with_the_roles_changed(tafelrunde: Command) -> None:
    shown = tafelrunde("match", "tyrant", "--players", "greedy", "random", "--seed", "3").out
    assert "Greedy is the king, Random the rebel." in shown
    assert "Random is the king, Greedy the rebel." in shown
    assert "Score: 2 : 0 (Greedy – Random)" in shown
    assert "Greedy wins the match!" in shown
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
    side_b = (resources.files("tafelrunde.games.tyrant") / "boards" / "b.toml").read_text("utf-8")
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
