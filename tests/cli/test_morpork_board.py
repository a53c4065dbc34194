"""Ankh-Morpork in the terminal."""

import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from cli.conftest import Command
from cli.drawn import tables
from games.morpork.city import FIRST_DECK_OUT, city, do, spelled
from games.morpork.test_morpork_interrupts import REACHING, used_against_bea
from scene import act, scene
from tafelrunde import boards, games
from tafelrunde.boards import Scene
from tafelrunde.cli.play import Session
from tafelrunde.cli.screen import Screen, plain_width
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.values import HIDDEN
from tafelrunde.games.morpork.terminal import Board
from tafelrunde.table import Table
from tafelrunde.text import LANGUAGES, Text

LINES = 24
"""What a terminal of the usual size shows."""


def test_a_game_shows_areas_players_and_cards_with_symbols(tafelrunde: Command) -> None:
    done = tafelrunde("play", "morpork", "--seed", "3", typed="q\n")
    assert done.code == 0
    assert re.search(r"1 Dolly Sisters +6 ·! 1 1 +· │ +7 The Shades +6 ·! 1 1", done.out)
    assert re.search(r"B Regular +\$10 +5 in hand", done.out)
    assert re.search(r"\d\) Play The Fools' Guild +\[§ ☺\]", done.out)


@pytest.mark.parametrize("about", ["gaspode", "dimwell", "flood", "chrysoprase"])
def test_a_question_mark_explains_cards_areas_events_and_personalities(tafelrunde: Command, about: str) -> None:
    asked = tafelrunde("play", "morpork", "--seed", "3", typed=f"? {about}\nq\n").out
    silent = tafelrunde("play", "morpork", "--seed", "3", typed="? nonsense\nq\n").out
    assert "Nothing is called" in silent
    assert "Nothing is called" not in asked


def explained(typed: str, language: str = "en") -> list[str]:
    """Return what is said of a thing, in lines."""
    return (boards.load(Text(language).at(games.load("morpork"))).explain(typed) or "").splitlines()


@pytest.mark.parametrize("typed", ["dimwell", "8"])
def test_an_area_is_explained_by_name_and_number(typed: str) -> None:
    lies = "Dimwell: area 8, a building costs $6, on the river; next to The Scours, The Shades, Longwall."
    assert explained(typed) == [
        f"{lies} City-area card: Pay $3 to place one of your minions in Dimwell or an adjacent area."
    ]
    assert ", not on the river; " in explained("the hippo")[0]


@pytest.mark.parametrize(
    ("typed", "language", "names"),
    [
        ("vimes", "en", ["Sybil Vimes", "Commander Vimes"]),
        ("mumm", "de", ["Sybil Mumm", "Kommandeur Mumm"]),
        ("wache", "de", ["Die Wache"]),
        ("dragon", "en", ["The Ankh Morpork Sunshine Dragon Sanctuary", "Dragon's Landing", "The Dragon"]),
    ],
)
def test_things_are_found_by_any_word_of_their_names(typed: str, language: str, names: list[str]) -> None:
    assert [line.split(": ")[0] for line in explained(typed, language)][: len(names)] == names


def test_many_things_are_only_named() -> None:
    (line,) = explained("the")
    assert line.startswith("“the” could be ")
    assert "The Watch, " in line
    assert line.endswith(": type a little more.")


def test_a_bot_game_can_be_watched(tafelrunde: Command) -> None:
    done = tafelrunde("watch", "morpork", "greedy-1", "random", "--seed", "1")
    assert done.code == 0
    assert "wins the game" in done.out or "shares the win" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_passing_is_called_can_be_typed(language: str) -> None:
    text, game = Text(language), games.load("morpork")
    board = boards.load(text.at(game))
    answers = [f"morpork-ask-{step}.answer-pass" for step in game.steps]
    answers += [f"morpork-ask-decide.answer-pass-{card}" for card in ("the_fools_guild", "the_fire_brigade")]
    called = {text.say(answer) for answer in answers if text.has(answer)}
    assert len(called) > 5
    assert called <= set(board.spellings[game.actions_codec.number("pass", {})])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_typed_and_the_board_drawn(language: str) -> None:
    game = games.load("morpork")
    board = boards.load(Text(language).at(game, ["Anna", "Bea"], you=0))
    assert all(board.spellings[action] for action in range(game.actions))
    state = game.position({"hand": [["groat"], ["hex"]], "front": [["mr_bent"], []], "lost": ["dimwell"]})
    scene = Scene(state.view(0))
    ask = state.view(0).ask()
    assert ask is not None
    for part in (board.table(scene, plain_width()), board.choices(scene, ask, 80), board.piles(scene, 80)):
        assert part is not None


def screen(state: State, language: str) -> list[str]:
    """Return the lines that whoever is asked sees, without news, at a terminal of the usual width."""
    ask = state.ask()
    assert ask is not None
    board = boards.load(Text(language).at(state.game, ["Anna", "Bea", "Cleo", "Dora"], you=ask.who))
    seen = Scene(state.view(ask.who))
    parts: list[RenderableType] = [board.heading(seen, 80), board.table(seen, 80), board.choices(seen, ask, 80)]
    with (console := Console(width=80)).capture() as shown:
        console.print(*parts, board.talk.ask(ask), sep="\n", highlight=False)
    return shown.get().splitlines()


HAND = ["the_ankh_morpork_sunshine_dragon_sanctuary", "zorgo_the_retro_phrenologist", "hex", "modo", "hello", "groat"]
KNOWN = ["the_alchemists_guild", "sergeant_cheery_littlebottom", "hobsonss_livery_stable", "hargas_house_of_ribs"]
AREAS = games.load("morpork").names.kinds["area"]
CROWDED = {area: {"minions": [1, 1, 1, 1], "trouble": True, "demons": k % 4 // 3} for k, area in enumerate(AREAS)}
OWNED = {area: {"building": 0, "minions": [2, 1, 0, 0], "trouble": True} for area in AREAS[4:10]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("areas", "played"), [(CROWDED, "hello"), (OWNED, None), (OWNED, "groat")])
def test_the_question_stays_in_sight(language: str, areas: dict[str, object], played: str | None) -> None:
    """Three lines are left of the screen: the rule above the choices, the news, and the line to type in."""
    people = ["lord_vetinari", "dragon_king_of_arms", "chrysoprase", "commander_vimes"]
    ruled_out = [[], ["lord_vetinari", "lord_rust", "lord_selachii", "lord_de_worde", "chrysoprase"], [], []]
    told = {"personality": people, "ruled_out": ruled_out, "seen": [KNOWN, [], [], []]}
    state = scene("morpork", seats=4, hand=[HAND, KNOWN, [], []], areas=areas, **told)
    if played:
        act(state, "play", card=played)
    lines = screen(state, language)
    assert len(lines) <= LINES - 3, "\n".join(lines)
    assert max(map(len, lines)) <= 80


def test_an_area_shows_all_that_is_in_it() -> None:
    there = {"minions": [2, 0, 10, 1], "building": 3, "trouble": True, "trolls": 1, "demons": 2}
    areas = {"dimwell": there, "nap_hill": {"minions": [0, 1, 0, 0], "building": 1}}
    lines = screen(scene("morpork", seats=4, areas=areas, lost=["dimwell"]), "en")
    assert any(re.search(r" 8 Dimwell +6 D✗! 2 · 10 1 t1d2 ·$", line.rstrip()) for line in lines)
    assert any(re.search(r"12 Nap Hill +12 B +· 1 +· · +B$", line.rstrip()) for line in lines)


def test_a_city_card_used_in_this_turn_is_marked() -> None:
    state = city("groat", areas={"nap_hill": {"building": 0, "trouble": True}, "longwall": {"building": 0}})
    assert any(re.search(r"12 Nap Hill +12 A! ", line) for line in screen(state, "en"))
    do(state, "benefit nap_hill")
    lines = screen(state, "en")
    assert any(re.search(r"12 Nap Hill +12 A°! ", line) for line in lines)
    assert any(re.search(r" 9 Longwall +12 A  ", line) for line in lines)


def test_that_others_draw_is_no_news() -> None:
    game = games.load("morpork")
    board = boards.load(Text("en").at(game, ["Anna", "Bea"], you=0))
    own, other = Event("draws", "", {"seat": 0, "card": 3}), Event("draws", "", {"seat": 1, "card": HIDDEN})
    assert len(board.news([own, other])) == 1
    assert len(board.story([own, other])) == 2


def test_a_number_that_no_choice_has_is_said_to_be_none(tafelrunde: Command) -> None:
    done = tafelrunde("play", "morpork", "--seed", "3", "--players", "human", "greedy-1", typed="9\nq\n")
    assert "“9” is not one of your choices: type a number from 1 to " in done.out


def test_a_question_mark_explains_a_question_out_of_turn(tafelrunde: Command) -> None:
    done = tafelrunde("play", "morpork", "--seed", "30", "--players", "human", "greedy-1", "greedy-1", typed="?\nq\n")
    assert "Do you interrupt?" in done.out
    assert "Interrupt: the text of a card that another player plays does not reach you." in done.out
    assert (done.code, done.err) == (0, "")


def told(state: State, language: str = "en") -> tuple[str, list[str]]:
    """Return the question that is open, and the answers to it."""
    ask = state.ask()
    assert ask is not None
    talk = Text(language).at(state.game, ["Anna", "Bea", "Cleo", "Dora"], you=ask.who)
    return talk.ask(ask), [talk.answer(ask, action) for action in ask.actions]


def test_whoever_has_to_pay_reads_how_much_to_whom_and_what_else() -> None:
    state = city("the_fools_guild")
    do(state, "play the_fools_guild", "use", "seat 1")
    question = (
        "Anna plays The Fools' Guild: do you pay $5, or does the card lie in front of you for the rest of the game?"
    )
    assert told(state) == (question, ["Take the card", "Pay $5 to Anna"])
    assert told(state, "de")[1] == ["Die Karte auslegen", "5\N{NO-BREAK SPACE}$ an Anna zahlen"]
    assert told(state, "pl")[1] == ["Weź kartę", "Zapłać 5\N{NO-BREAK SPACE}$ (Anna)"]
    assert any("1) Pay $5 to Anna" in line for line in screen(state, "en"))


def test_a_victim_reads_what_it_loses() -> None:
    state = city("the_auditors", areas={"dimwell": {"minions": [0, 1]}, "nap_hill": {"minions": [0, 1]}})
    do(state, "play the_auditors", "use")
    assert told(state)[0] == "Anna plays The Auditors: which of your minions do you lose?"


def test_whoever_gives_cards_reads_to_whom_and_how_many() -> None:
    state = city("queen_molly", hands=[["hex", "modo", "groat"]])
    do(state, "play queen_molly", "pass", "use", "seat 1", "pass")
    assert told(state)[0] == "Anna plays Queen Molly: which card do you give to Anna? Still to give: 2."
    do(state, "card hex")
    assert told(state)[0].endswith("Still to give: 1.")


def test_payer_and_payee_read_who_pays_whom() -> None:
    state = city("hubert", seats=3, hands=[["wallace_sonky"], ["hex"]], draw=FIRST_DECK_OUT)
    do(state, "play hubert", "use")
    assert told(state)[0] == "Hubert: who has to pay $3?"
    do(state, "seat 1")
    assert told(state)[0] == "Hubert: whom does Bea pay $3?"
    do(state, "seat 2")
    assert told(state)[0] == "Anna uses Hubert: you have to pay Cleo $3. Do you interrupt?"
    do(state, "pass")
    assert told(state)[0] == "Anna uses Hubert: Bea has to pay you $3. Do you interrupt?"


def test_whoever_may_interrupt_reads_who_does_what_to_them() -> None:
    there = {"hands": [["gaspode"]], "areas": {"dimwell": {"minions": [0, 2], "trouble": True}}}
    murder = city("inigo_skimmer", **there)
    do(murder, "play inigo_skimmer", "minion 1 dimwell")
    assert told(murder)[0] == "Anna is about to remove your minion in Dimwell. Do you interrupt?"
    move = city("the_duckman", **there)
    do(move, "play the_duckman", "use", "minion 1 dimwell", "pass")
    assert told(move)[0] == "The Duckman: where does the minion of Bea in Dimwell go?"
    do(move, "area longwall")
    assert told(move)[0] == "Anna wants to move your minion from Dimwell to Longwall. Do you interrupt?"


@pytest.mark.parametrize(("card", "moves"), REACHING)
def test_whoever_holds_wallace_sonky_reads_what_would_happen(card: str, moves: list[str]) -> None:
    state = used_against_bea(card, *moves)
    question, _ = told(state)
    assert "you" in question.removesuffix("Do you interrupt?")
    assert "against you" not in question


def test_a_swap_names_both_pieces() -> None:
    areas = {"dimwell": {"minions": [0, 1], "trouble": True}, "nap_hill": {"demons": 1, "trouble": True}}
    state = city("the_bursar", hands=[["gaspode"]], areas=areas, events={"next": ["riots"]})
    do(state, "play the_bursar", "event riots", "use", "demon nap_hill", "minion 1 dimwell")
    assert told(state)[0] == "Anna wants to exchange your minion in Dimwell and a demon in Nap Hill. Do you interrupt?"


def test_what_the_dragon_burns_is_said() -> None:
    gods = {"small_gods": {"building": 1}, "dimwell": {"minions": [0, 2], "building": 1}}
    given = {"areas": gods, "events": {"next": ["the_dragon"]}, "options": {"small_gods_price": "en_choose_pieces"}}
    state = city("rincewind", hands=[["susan"]], draw=FIRST_DECK_OUT, **given)
    do(state, "play rincewind", "event the_dragon", "roll 8")
    assert "The building in Dimwell" in told(state)[1]
    do(state, "minion 1 dimwell", "pass")
    assert told(state)[0] == "The dragon lands in Dimwell and burns a minion of yours. Do you interrupt?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_line_of_possessions_hides_nobodys_money(language: str) -> None:
    loans = {"front": [["mr_bent", "the_bank_of_ankh_morpork", "dr_whiteface"], [], []]}
    state = scene("morpork", seats=3, hand=[HAND, KNOWN, []], money=[21, 7, 40], seen=[KNOWN, [], []], **loans)
    lines = screen(state, language)
    assert [
        any(re.search(rf"^ {seat} .*{money}", line) for line in lines)
        for seat, money in zip("ABC", ("21", "7", "40"), strict=True)
    ] == [True] * 3


def test_whoever_may_use_a_scroll_reads_what_it_says() -> None:
    state = city("the_fools_guild")
    do(state, "play the_fools_guild")
    assert any("Another player gives you $5" in line for line in screen(state, "en"))


def test_a_scroll_is_news_where_nothing_comes_of_it() -> None:
    """Nothing else tells that The Fire Brigade was there in vain."""
    card = games.load("morpork").names.read("card", "the_fire_brigade")
    uses = Event("uses-text", "", {"seat": 0, "card": card})
    pays = Event("pays-player", "morpork.text.tribute_or_building", {"seat": 1, "to": 0, "amount": 5, "cause": card})
    news = boards.load(Text("en").at(games.load("morpork"), ["Anna", "Bea"], you=1)).news
    assert news([uses]) == ["Anna goes on with The Fire Brigade."]
    assert news([uses, pays]) == ["Anna goes on with The Fire Brigade: takes $5 from you."]
    assert news([]) == []


def test_hands_that_are_exchanged_are_one_piece_of_news() -> None:
    state = city(
        "the_chair_of_indefinite_studies", "groat", "modo", hands=[["hex", "ruby"]], events={"next": ["riots"]}
    )
    told = do(state, "play the_chair_of_indefinite_studies", "event riots", "use", "seat 1", "pass")
    heard = [event.seen_by(1) for event in told]
    board = boards.load(Text("en").at(state.game, ["Anna", "Bea"], you=1))
    goes_on = "Anna goes on with The Chair of Indefinite Studies: exchanges hands with you"
    assert board.news(heard)[-1] == f"{goes_on}."
    given = ["Anna gives you Groat", "Anna gives you Modo", "you give Anna Hex", "you give Anna Ruby"]
    assert board.story(heard)[-1] == ", ".join([goes_on, *given]) + "."


def test_the_page_of_the_piles_ends_with_the_own_goal_and_how_far_everybody_is() -> None:
    state = scene("morpork", seats=3, personality=["chrysoprase", "lord_rust", "lord_vetinari"], money=[20, 7, 40])
    board = boards.load(Text("en").at(state.game, ["Anna", "Bea", "Cleo"], you=0))
    with (console := Console(width=80)).capture() as shown:
        console.print(board.piles(Scene(state.view(0)), 80))
    lines = shown.get().splitlines()
    assert ["You", "Chrysoprase", "0", "0", "$20", "20"] in [line.split() for line in lines]
    assert ["Bea", "?", "0", "0", "$7", "7"] in [line.split() for line in lines]
    assert any(re.search(r"Lord Vetinari: +minions in 10 areas +Bea \(0/10\), Cleo \(0/10\)", line) for line in lines)
    assert any(re.search(r"Chrysoprase: +\$50 in cash and buildings +You \(20/50\)$", line.rstrip()) for line in lines)
    assert any(line.startswith("Chrysoprase wins with $50") for line in lines)


def test_whoever_passes_once_for_all_still_reads_all_that_happened_meanwhile(tmp_path: Path) -> None:
    """Anna uses two scrolls against Bea, who types "a" at the first of them."""
    position = city("nobby_nobbs", "the_thieves_guild", hands=[["wallace_sonky"]], draw=FIRST_DECK_OUT).position()
    table = Table("morpork", ["human", "human"], position=position)
    session = Session(table, tmp_path / "game.jsonl", Text("en"), Screen())

    def moves(*typed: str) -> None:
        for move in typed:
            action = table.game.actions_codec.number(*spelled(table.view(table.who), move))
            session.submit(lambda action=action: table.submit(table.who, table.version, action))  # type: ignore[misc]

    moves("play nobby_nobbs", "use", "seat 1")
    session.submit(lambda: table.stand(1, table.version))
    moves("play the_thieves_guild", "use", "pass")
    ask = table.ask(1)
    assert ask is not None
    assert table.standing(1) == ["reach_window"]
    assert [event.args["amount"] for event in session.scene(1).news if event.kind == "pays-player"] == [3, 2]
    assert "a ask me again" in session.prompt(session.board(1), 1, ask)


def board_of(state: State, width: int = 80) -> tuple[boards.PlainBoard, Scene, Ask, list[str]]:
    """Return the board of whoever is asked, with its choices in lines."""
    view = state.view(state.who)
    ask = view.ask()
    assert ask is not None
    board, seen = boards.load(Text("en").at(state.game, ["Anna", "Bea", "Cleo", "Dora"], you=ask.who)), Scene(view)
    with (console := Console(width=width)).capture() as shown:
        console.print(board.choices(seen, ask, width), highlight=False)
    return board, seen, ask, shown.get().splitlines()


def meant(state: State, typed: str) -> str | None:
    """Return what is done when something is typed in the board's own way."""
    board, seen, ask, _ = board_of(state)
    action = board.entered(seen.view, ask, typed)
    return None if action is None else board.talk.answer(ask, action)


SPREAD = {area: {"minions": [1, 0]} for area in ("dolly_sisters", "dimwell", "isle_of_gods")}


def test_areas_are_chosen_by_the_numbers_on_the_board_and_passing_comes_last() -> None:
    state = city("groat", areas=SPREAD)
    do(state, "play groat")
    *_, lines = board_of(state)
    assert re.match(r" +1\) Dolly Sisters !", lines[0])
    assert "13) Skip" in lines[-1]
    assert [meant(state, typed) for typed in ("1", "8", "13")] == ["Dolly Sisters", "Dimwell", "Skip"]
    assert meant(state, "14") is None


def test_the_number_of_an_area_that_is_not_on_offer_stands_for_it_all_the_same() -> None:
    """So it is refused by the rule against it, and never taken for another choice."""
    state = city("groat", areas={"dimwell": {"minions": [1, 0]}})
    do(state, "play groat")
    assert meant(state, "2") == "Unreal Estate"


def test_pieces_are_chosen_by_owner_and_area() -> None:
    there = {"minions": [0, 1, 1], "trouble": True}
    state = city("inigo_skimmer", seats=3, areas={"dimwell": there, "nap_hill": {**there, "minions": [0, 1, 0]}})
    do(state, "play inigo_skimmer")
    board, seen, ask, lines = board_of(state)
    assert any(line.strip().startswith("B8) A minion of Bea in Dimwell") for line in lines)
    assert "13) Skip" in lines[-1]
    assert meant(state, "c8") == "A minion of Cleo in Dimwell"
    assert meant(state, "12") == "A minion of Bea in Nap Hill"
    assert meant(state, "8") is None
    assert board.remark(seen.view, ask, "8") == "“8” could be B8, C8: type a little more."


def test_with_all_twelve_out_the_question_is_which_one_to_pick_up() -> None:
    state = city("groat", areas={"dimwell": {"minions": [12, 0]}})
    do(state, "play groat")
    assert told(state)[0] == "Groat: All twelve minions are out. Which one do you pick up?"
    do(state, "minion 0 dimwell")
    assert told(state)[0] == "Where do you place the minion?"


def test_news_say_where_trouble_comes_and_goes() -> None:
    areas = {"dimwell": {"minions": [1, 0]}, "nap_hill": {"minions": [1, 1], "trouble": True}}
    state = city("captain_carrot", areas=areas)
    happened = [*do(state, "play captain_carrot"), *do(state, "area dimwell"), *do(state, "area nap_hill")]
    news = boards.load(Text("en").at(state.game, ["Anna", "Bea"], you=1)).news(happened)
    assert news == ["Anna plays Captain Carrot: places a minion in Dimwell, trouble there, Nap Hill is calm again."]


def test_a_symbol_that_is_impossible_says_so() -> None:
    state = city("the_mended_drum", areas={"dimwell": {"minions": [1, 0], "trouble": True}})
    happened = do(state, "play the_mended_drum")
    anna, bea = (boards.load(Text("en").at(state.game, ["Anna", "Bea"], you=seat)).news(happened) for seat in (0, 1))
    assert anna == ["You play The Mended Drum: nothing can be built."]
    assert bea == ["Anna plays The Mended Drum."]


@pytest.mark.parametrize(("language", "goal"), [("en", "control 4 areas"), ("de", "4 Bezirke kontrollieren")])
def test_ones_own_goal_and_the_distance_stay_on_the_screen(language: str, goal: str) -> None:
    people = ["lord_rust", "lord_vetinari", "chrysoprase", "commander_vimes"]
    state = city("groat", seats=4, personality=people, areas={"dimwell": {"minions": [1, 0, 0, 0]}})
    assert any(f"Lord Rust (1/4): {goal}" in line for line in screen(state, language))


def test_signs_are_explained_where_there_is_room() -> None:
    state = city("groat")
    board = boards.load(Text("en").at(state.game, ["Anna", "Bea"], you=0))
    drawn = tables(board, Scene(state.view(0)), 80)
    told = [("☺ place a minion" in shown, "! trouble" in shown) for shown in drawn]
    assert told == [(True, True), (True, False), (False, False)]


def test_a_wide_terminal_says_what_the_cards_do() -> None:
    state = city("groat", "the_fools_guild")
    assert not any("Another player gives you $5" in line for line in board_of(state)[3])
    assert any("Another player gives you $5" in line for line in board_of(state, width=120)[3])


def test_few_choices_say_what_would_come_of_them() -> None:
    areas = {"dimwell": {"minions": [0, 1], "trouble": True}}
    state = city("inigo_skimmer", hands=[["gaspode"]], areas=areas)
    do(state, "play inigo_skimmer", "minion 1 dimwell")
    said = " ".join(" ".join(board_of(state)[3]).split())
    assert "1) Play Gaspode [↯] – Your minion in Dimwell stays. The trouble in Dimwell stays too." in said
    assert "2) Let it happen – You lose a minion in Dimwell. No more trouble in Dimwell: 0 of 8." in said


def test_ones_own_losses_are_loud() -> None:
    state = city("inigo_skimmer", areas={"dimwell": {"minions": [0, 1], "trouble": True}})
    losses = do(state, "play inigo_skimmer", "minion 1 dimwell")
    heard = [event for event in losses if event.kind == "removes-minion"]
    loud = [Board(Text("en").at(state.game, ["Anna", "Bea"], you=seat)).is_loud for seat in (0, 1)]
    assert [[is_loud(event) for event in heard] for is_loud in loud] == [[False], [True]]
