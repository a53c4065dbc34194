"""What each seat and the spectator know, and what a guess has to respect (rulings 31, 50, 56)."""

from typing import cast

import pytest

from games.morpork.city import ANNA, BEA, CLEO, DORA, city, do, field
from scene import scene
from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng


def midway(**fields: object) -> State:
    """Three seats in the second deck."""
    given: dict[str, object] = {
        "hands": [["hex", "ruby"], ["groat", "susan"]],
        "personality": ["lord_rust", "lord_vetinari", "chrysoprase"],
        "draw": {"first": 0, "size": 40, "next": ["igor", "dorfl"]},
        "events": {"used": ["fog"], "next": ["flood"]},
        **fields,
    }
    return city("modo", "stanley", seats=3, **given)


@pytest.mark.rule("morpork.hidden.hand", "morpork.hidden.personality", "morpork.hidden.decks")
@pytest.mark.parametrize("seat", [ANNA, BEA, CLEO])
def test_a_seat_sees_its_own_and_counts_the_rest(seat: int) -> None:
    state = midway()
    view = state.view(seat)
    for other in range(3):
        assert field(view, "hand", other) == (field(state, "hand", seat) if other == seat else ["?2"])
    assert [who != "?" for who in field(view, "personality")] == [other == seat for other in range(3)]
    assert view.position()["draw"] == {"size": 40, "first": 0}
    assert view.position()["events"] == {"used": ["fog"]}
    assert "unused" not in view.position()


@pytest.mark.rule("morpork.hidden.hand", "morpork.hidden.personality")
def test_a_spectator_sees_neither_hands_nor_personalities() -> None:
    view = midway().view(None)
    assert [field(view, "hand", seat) for seat in range(3)] == [["?2"]] * 3
    assert field(view, "personality") == ["?"] * 3


@pytest.mark.rule("morpork.hidden.decks")
@pytest.mark.parametrize("viewer", [None, ANNA, BEA, CLEO])
def test_a_guess_keeps_first_cards_out_of_the_second_deck(viewer: int | None) -> None:
    state = midway()
    for seed in range(30):
        guess = state.view(viewer).determinise(Rng(seed))
        assert guess.view(viewer) == state.view(viewer)
        first = [card for seat in range(3) for card in field(guess, "hand", seat)]
        assert len(first) == len(set(first)) == 6
        assert guess.position().get("draw") is None


@pytest.mark.rule("morpork.hidden.personality")
def test_a_guess_gives_nobody_a_personality_that_is_ruled_out() -> None:
    state = midway(ruled_out=[[], ["lord_rust", "lord_selachii", "lord_de_worde"], ["commander_vimes"]])
    guesses = [field(state.view(ANNA).determinise(Rng(seed)), "personality") for seed in range(60)]
    assert {who[BEA] for who in guesses} == {"lord_vetinari", "dragon_king_of_arms", "chrysoprase", "commander_vimes"}
    assert "commander_vimes" not in {who[CLEO] for who in guesses}
    assert all(who[ANNA] == "lord_rust" for who in guesses)


def whose(view: State, personality: str) -> set[int | None]:
    """Return who has a personality in 200 guesses; None for nobody."""
    found: set[int | None] = set()
    for seed in range(200):
        guess = view.determinise(Rng(seed))
        assert guess.view(int(view.viewer)) == view
        people = field(guess, "personality")
        found.add(people.index(personality) if personality in people else None)
    return found


def zorgo(new: str, **fields: object) -> State:
    """Return a table of four where the player whose turn it is has just changed into somebody else."""
    turn = cast(int, fields.get("turn", ANNA))
    people = ["lord_rust", "lord_vetinari", "chrysoprase", "lord_de_worde"]
    hand = [["zorgo_the_retro_phrenologist"] if seat == turn else [] for seat in range(4)]
    state = scene("morpork", seats=4, hand=hand, **{"personality": people, **fields})
    do(state, "play zorgo_the_retro_phrenologist", "use", f"personality {new}")
    return state


@pytest.mark.rule("morpork.hidden.seen", "morpork.text.change_personality")
@pytest.mark.parametrize("new", ["commander_vimes", "lord_selachii"])
def test_what_was_unused_is_so_still_or_with_whoever_has_changed_since(new: str) -> None:
    """Bea has seen Commander Vimes unused; then Anna changes, into Vimes or not."""
    state = zorgo(new, seen_unused=[[], ["commander_vimes"], [], []])
    assert whose(state.view(BEA), "commander_vimes") == {None, ANNA}
    assert whose(state.view(BEA), "lord_selachii") == {None, ANNA, CLEO, DORA}
    assert whose(state.view(CLEO), "commander_vimes") == {None, ANNA, BEA, DORA}
    assert whose(state.view(ANNA), "lord_rust") == {None}


@pytest.mark.rule("morpork.hidden.seen", "morpork.text.change_personality")
def test_each_change_adds_a_seat_that_may_have_what_was_unused() -> None:
    """Bea saw Vimes before Anna changed, and Selachii between that and Cleo's change."""
    aside = [{}, {"commander_vimes": [ANNA]}, {}, {}]
    state = zorgo("lord_selachii", turn=CLEO, aside=aside, seen_unused=[[], ["lord_selachii"], [], []])
    view = state.view(BEA)
    assert view.position()["aside"] == [{}, {"lord_selachii": [CLEO], "commander_vimes": [ANNA, CLEO]}, {}, {}]
    assert whose(view, "commander_vimes") == {None, ANNA, CLEO}
    assert whose(view, "lord_selachii") == {None, CLEO}
    assert state.game.position(view.position()) == view


@pytest.mark.rule("morpork.hidden.seen", "morpork.text.change_personality")
def test_who_changes_knows_the_old_and_the_new() -> None:
    aside = [{"commander_vimes": [BEA], "lord_selachii": [BEA]}, {}, {}, {}]
    state = zorgo("commander_vimes", aside=aside)
    assert field(state.view(ANNA), "unused") == ["lord_rust"]
    assert state.view(ANNA).position()["aside"] == [{"lord_selachii": [BEA]}, {}, {}, {}]


@pytest.mark.rule("morpork.hidden.seen", "morpork.text.change_personality")
def test_whoever_was_found_out_is_not_that_one_after_the_change() -> None:
    """Anna has seen three unused ones, and Bea did not win as a lord: she was Vetinari, and changes into Vimes."""
    state = scene(
        "morpork",
        turn=BEA,
        hand=[[], ["zorgo_the_retro_phrenologist"]],
        personality=["lord_rust", "lord_vetinari"],
        seen_unused=[["lord_selachii", "dragon_king_of_arms", "commander_vimes"], []],
        ruled_out=[[], ["lord_selachii", "lord_rust", "lord_de_worde"]],
    )
    do(state, "play zorgo_the_retro_phrenologist", "use", "personality commander_vimes")
    view = state.view(ANNA)
    assert field(view, "unused") == ["lord_vetinari"]
    assert whose(view, "lord_vetinari") == {None}
    assert all(whose(view, who) == {None, BEA} for who in ("lord_selachii", "lord_de_worde", "commander_vimes"))
    assert state.game.position(view.position()) == view


@pytest.mark.rule("morpork.hidden.seen", "morpork.text.peek")
def test_mrs_cake_finds_what_was_set_aside() -> None:
    aside = [{"commander_vimes": [BEA], "lord_selachii": [BEA]}, {}]
    state = city("mrs_cake", personality=["lord_rust", "lord_vetinari"], aside=aside)
    do(state, "play mrs_cake", "use", "personality lord_selachii")
    assert state.position()["aside"] == [{"lord_selachii": [BEA]}, {}]
    assert whose(state.view(ANNA), "lord_selachii") == {None, BEA}


@pytest.mark.rule("morpork.hidden.seen", "morpork.hidden.personality")
@pytest.mark.parametrize("viewer", [None, ANNA, CLEO])
def test_what_a_seat_knows_of_the_unused_is_its_own(viewer: int | None) -> None:
    knowing = zorgo("commander_vimes", seen_unused=[[], ["commander_vimes"], [], []])
    assert "aside" in knowing.position()
    assert knowing.view(viewer) == zorgo("commander_vimes").view(viewer)


def places(view: State, card: str) -> set[int | str]:
    """Return where a card is in 200 guesses: a seat for its hand, or the name of a pile."""
    found: set[int | str] = set()
    for seed in range(200):
        guess = view.determinise(Rng(seed))
        assert guess.view(None if view.viewer < 0 else int(view.viewer)) == view
        zones: list[tuple[int | str, list[str]]] = [(seat, field(guess, "hand", seat)) for seat in range(view.seats)]
        zones += [(name, field(guess, name)) for name in ("offered", "shuffled")]
        found |= {name for name, cards in zones if card in cards} or {"draw"}
    return found


@pytest.mark.rule("morpork.hidden.seen")
def test_a_third_seat_knows_who_can_have_a_card_that_may_have_changed_hands() -> None:
    """Bea once gave Hex to Anna; then Anna gives some card to Cleo, but none to Dora."""
    state = city("rosie_palm", "hex", "modo", seats=4, seen=[[], ["hex"], [], []], hands=[["groat"], [], ["ruby"]])
    assert field(state.view(BEA), "hand", ANNA) == ["hex", "?2"]
    do(state, "play rosie_palm", "pass", "use", "seat 2", "card modo")
    assert field(state.view(BEA), "hand", ANNA) == ["?1"]
    assert places(state.view(BEA), "hex") == {ANNA, CLEO}
    assert places(state.view(DORA), "hex") == {ANNA, BEA, CLEO, "draw"}
    assert field(state.view(ANNA), "hand", CLEO) == ["modo"]
    view = state.view(BEA)
    assert view.position()["astray"] == [{}, {"hex": [ANNA, CLEO]}, {}, {}]
    assert state.game.position(view.position()) == view


@pytest.mark.rule("morpork.hidden.seen", "morpork.hidden.hand")
@pytest.mark.parametrize("viewer", [None, ANNA, CLEO])
def test_what_a_seat_knows_of_a_card_is_its_own(viewer: int | None) -> None:
    def given(seen: list[str]) -> State:
        state = city("rosie_palm", "hex", "modo", seats=3, seen=[[], seen, []])
        do(state, "play rosie_palm", "pass", "use", "seat 2", "card modo")
        return state

    assert "astray" in given(["hex"]).position()
    assert given(["hex"]).view(viewer) == given([]).view(viewer)


@pytest.mark.rule("morpork.hidden.seen")
def test_the_only_card_of_a_hand_can_be_followed() -> None:
    """Anna has nothing but Hex left when she gives Cleo a card, and Bea knows it."""
    hands = [[], ["groat"]]
    state = city("rosie_palm", "hex", seats=3, seen=[[], ["hex"], []], hands=hands, discard=["wallace_sonky"])
    do(state, "play rosie_palm", "pass", "use", "seat 2", "card hex")
    assert field(state.view(BEA), "hand", CLEO) == ["hex", "?1"]
    assert "astray" not in state.view(BEA).position()


@pytest.mark.rule("morpork.hidden.seen")
def test_a_card_is_found_where_only_one_hand_is_left_to_have_it() -> None:
    """Hex is with Bea or Cleo for Dora; Bea plays her last card, and it is another one."""
    astray = [{}, {}, {}, {"hex": [BEA, CLEO]}]
    state = city(seats=4, turn=BEA, hands=[["modo"], ["hex", "groat"], []], astray=astray)
    assert field(state.view(DORA), "hand", CLEO) == ["?2"]
    do(state, "play modo")
    assert field(state.view(DORA), "hand", CLEO) == ["hex", "?1"]
    assert "astray" not in state.position()


@pytest.mark.rule("morpork.hidden.seen")
def test_a_card_that_is_laid_open_is_not_looked_for_any_more() -> None:
    state = city(seats=3, turn=BEA, hands=[["modo", "ruby"], ["groat"]], astray=[{"modo": [BEA, CLEO]}, {}, {}])
    do(state, "play modo")
    assert "astray" not in state.position()


@pytest.mark.rule("morpork.hidden.seen", "morpork.text.search_hand")
def test_what_a_search_does_not_find_is_with_somebody_else() -> None:
    hands = [["ruby", "modo"], ["hex", "groat"], ["susan", "igor"]]
    astray = [{"hex": [BEA, CLEO, DORA], "ruby": [BEA, CLEO], "susan": [BEA, DORA]}, {}, {}, {}]
    state = city("cable_street_particulars", seats=4, hands=hands, astray=astray, discard=["wallace_sonky"])
    do(state, "play cable_street_particulars", "use", "seat 1")
    view = state.view(ANNA)
    assert [sorted(field(view, "hand", seat)) for seat in (BEA, CLEO, DORA)] == [
        ["modo", "ruby"],
        ["?2"],
        ["?1", "susan"],
    ]
    assert view.position()["astray"] == [{"hex": [CLEO, DORA]}, {}, {}, {}]
    assert places(view, "hex") == {CLEO, DORA}


@pytest.mark.rule("morpork.hidden.seen", "morpork.text.swap_hands")
def test_whole_hands_take_along_what_they_may_hold() -> None:
    """Anna and Bea exchange hands: both see what they get, and the others know that it has moved."""
    astray = [
        {"hex": [BEA, DORA], "groat": [BEA, CLEO, DORA]},
        {"ruby": [ANNA, CLEO, DORA], "igor": [ANNA, CLEO, DORA]},
        {"hex": [BEA, DORA], "ruby": [ANNA, DORA]},
        {},
    ]
    state = city(
        "the_chair_of_indefinite_studies",
        "ruby",
        seats=4,
        hands=[["groat", "modo"], ["dwarves"], ["hex", "igor"]],
        events={"next": ["riots"]},
        discard=["wallace_sonky"],
        astray=astray,
    )
    do(state, "play the_chair_of_indefinite_studies", "event riots", "use", "seat 1")
    assert state.position()["astray"] == [
        {},
        {"igor": [CLEO, DORA]},
        {"hex": [ANNA, DORA], "ruby": [BEA, DORA]},
        {},
    ]
    assert field(state.view(ANNA), "hand", DORA) == ["hex", "?1"]
    assert places(state.view(CLEO), "hex") == {ANNA, DORA}


@pytest.mark.rule("morpork.hidden.seen")
def test_a_card_that_came_back_openly_is_known_to_all() -> None:
    """Doctor Mossy Lawn brings Groat back: every guess has it in Anna's hand."""
    state = city("groat", "doctor_mossy_lawn", hands=[["hex"]])
    do(state, "play groat", "play doctor_mossy_lawn")
    assert field(state.view(BEA), "hand", ANNA) == ["groat"]
    guesses = [field(state.view(None).determinise(Rng(seed)), "hand", ANNA) for seed in range(10)]
    assert guesses == [["groat"]] * 10


@pytest.mark.rule("morpork.hidden.seen", "morpork.text.take_random_cards")
def test_a_third_seat_loses_track_when_stanley_takes_cards() -> None:
    """Cleo has seen Hex in Bea's hand; Stanley leaves it with Bea or brings it to Anna, but not to Dora."""
    hands = [["hex", "modo", "groat"], [], ["ruby"]]
    state = city("stanley", seats=4, hands=hands, seen=[[], [], ["hex"], []], discard=["wallace_sonky"])
    assert field(state.view(CLEO), "hand", BEA) == ["hex", "?2"]
    do(state, "play stanley", "use", "seat 1", "card modo", "card groat")
    assert field(state.view(CLEO), "hand", BEA) == ["?1"]
    assert places(state.view(CLEO), "hex") == {BEA, "offered"}
    do(state, "card modo")
    assert field(state.view(CLEO), "hand", BEA) == ["?2"]
    assert field(state.view(CLEO), "hand", ANNA) == ["?1"]
    assert places(state.view(CLEO), "hex") == {ANNA, BEA}


@pytest.mark.rule("morpork.hidden.seen", "morpork.text.recover")
def test_a_seat_may_know_more_of_a_card_than_everybody() -> None:
    """Everybody knows that three cards are shuffled or with Anna, Cleo or Dora; Bea, that Hex is with Anna or Cleo."""
    loose = ["hex", "ruby", "igor"]
    state = city(
        "hex",
        seats=4,
        hands=[[], ["igor"], ["groat"]],
        shuffled=["ruby"],
        loose=[loose, [], loose, loose],
        astray=[{}, {"hex": [ANNA, CLEO]}, {}, {}],
    )
    assert places(state.view(BEA), "hex") == {ANNA, CLEO}
    assert places(state.view(BEA), "ruby") == {ANNA, CLEO, DORA, "shuffled"}
    assert places(state.view(None), "hex") == {ANNA, CLEO, DORA, "shuffled"}


@pytest.mark.rule("morpork.hidden.seen")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("rosie_palm", ["pass", "use", "seat 2", "card modo"]),
        ("zorgo_the_retro_phrenologist", ["use", "personality lord_selachii"]),
    ],
)
def test_a_clone_keeps_what_was_known(card: str, moves: list[str]) -> None:
    state = city(
        card,
        "hex",
        "modo",
        seats=3,
        personality=["lord_rust", "lord_vetinari", "chrysoprase"],
        seen=[[], ["hex"], []],
        seen_unused=[[], ["commander_vimes"], []],
    )
    clone, dump = state.clone(), state.dump()
    do(state, f"play {card}", *moves)
    assert {"astray", "aside"} & set(state.position())
    assert clone.dump() == dump


@pytest.mark.rule("morpork.hidden.seen", "morpork.text.take_random_cards")
def test_what_is_offered_comes_from_one_hand() -> None:
    """Dora thinks that Hex is with Anna or Cleo: it is not among what Stanley takes from Bea."""
    hands = [["susan", "modo", "groat"], ["hex"], []]
    astray = [{}, {}, {}, {"hex": [ANNA, CLEO]}]
    state = city("stanley", "ruby", seats=4, hands=hands, astray=astray, discard=["wallace_sonky"])
    do(state, "play stanley", "use", "seat 1", "card modo", "card groat")
    assert places(state.view(DORA), "hex") == {ANNA, CLEO}
