"""The desk of Claim: what lies on the table, how the factions stand, what can be played, and what moves."""

import msgspec
import pytest

from scene import ANNA, BEA, cards, draw, number, play, scene
from tafelrunde import desk as desks
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.picture import Counter, Message, Offer, Picture, Piece
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.desk import Move
from tafelrunde.desk.deeds import speaker
from tafelrunde.desk.moves import moves

DECK = [f"{faction}_{value}" for faction in ("goblin", "knight", "undead", "dwarf") for value in (2, 3, 4, 5)]


def midway() -> State:
    """Phase 1: Anna has led Knight 2, and everything lies somewhere."""
    return scene(
        "claim",
        options={"hand": 4, "cards": DECK},
        trick="knight_2",
        stake="undead_5",
        hand=[["knight_3", "goblin_4"], ["goblin_2", "knight_4", "goblin_3"]],
        won=[["dwarf_2"], []],
        drawn=[[], ["dwarf_4"]],
        score=[["undead_2"], ["undead_3"]],
        voids=[[], ["dwarf"]],
    )


def seen(state: State, viewer: int | None) -> Picture:
    """Return the picture of a seat, None for a spectator."""
    return state.game.picture(state.view(viewer))


def lying(picture: Picture, place: str) -> list[Piece]:
    return [piece for piece in picture.pieces if piece.place == place]


def faces(picture: Picture, place: str) -> list[str | None]:
    """Return which cards lie in a place, None for each that is hidden."""
    return [piece.face for piece in lying(picture, place)]


def faction(picture: Picture, name: str) -> Counter:
    return next(counter for counter in picture.counters if counter.about == name)


def offer(state: State, card: str) -> Offer:
    """Return how the asked seat is offered a card."""
    question = desks.make(state.view(state.who)).ask
    assert question is not None
    return next(one for one in question.offers if one.args == {"card": card})


# What lies on the table


def test_the_table_in_phase_one() -> None:
    picture = seen(midway(), BEA)
    assert (picture.phase, picture.round, picture.rounds, picture.over) == ("recruit", 2, 4, False)
    assert picture.turn == BEA
    assert lying(picture, "trick") == [Piece("card:knight_2", "card", "trick", "knight_2", ANNA, worth=2)]
    assert lying(picture, "stake") == [Piece("card:undead_5", "card", "stake", "undead_5", worth=5)]
    assert lying(picture, "pile") == [Piece("card*@pile", "card", "pile", count=5)]
    assert faces(picture, "hand.1") == ["goblin_2", "goblin_3", "knight_4"]
    assert (faces(picture, "won.0"), faces(picture, "drawn.1")) == (["dwarf_2"], ["dwarf_4"])
    assert (faces(picture, "score.0"), faces(picture, "score.1")) == (["undead_2"], ["undead_3"])
    assert picture.marks == [["leads"], ["void_dwarf"]]


def test_what_is_hidden_lies_in_slots_that_nobody_can_tell_apart() -> None:
    picture = seen(midway(), ANNA)
    assert faces(picture, "hand.1") == [None, None, None]
    assert [piece.id for piece in lying(picture, "hand.1")] == ["hand.1/0", "hand.1/1", "hand.1/2"]
    assert all(piece.alike for piece in lying(picture, "hand.1"))
    assert faces(picture, "drawn.1") == [None]
    spectator = seen(midway(), None)
    assert (faces(spectator, "hand.0"), faces(spectator, "hand.1")) == ([None] * 2, [None] * 3)


def test_no_hidden_card_is_named_anywhere_in_a_desk() -> None:
    state = midway()
    sent = msgspec.json.encode(desks.make(state.view(BEA)))
    hidden = [*cards(state, "hand", ANNA), *cards(state, "pile")]
    assert len(hidden) == 7
    assert not any(card.encode() in sent for card in hidden)


def test_goblins_of_value_zero_are_twins() -> None:
    zeros = scene(
        "claim",
        phase="favour",
        trick="goblin_0",
        hand=[["knight_2", "knight_3"], ["goblin_0", "knight_4"]],
        shown=[[], ["goblin_0"]],
    )
    picture = seen(zeros, BEA)
    own = [piece for piece in lying(picture, "hand.1") if piece.face == "goblin_0"]
    assert [(piece.id, piece.alike, piece.worth, piece.marks) for piece in own] == [
        ("card:goblin_0@hand.1", True, 0, ["shown"]),
        ("card:goblin_0@hand.1.2", True, 0, []),
    ]
    assert lying(picture, "trick") == [
        Piece("card:goblin_0@trick", "card", "trick", "goblin_0", ANNA, alike=True, worth=0)
    ]
    ids = [piece.id for piece in picture.pieces]
    assert len(ids) == len(set(ids))
    assert offer(zeros, "goblin_0").touch == ["card:goblin_0@hand.1"]


def test_phase_two_shows_which_cards_both_have_seen() -> None:
    fields = {"phase": "favour", "hand": [["goblin_0"], ["dwarf_1"]], "shown": [["goblin_0"], ["knight_4"]]}
    picture = seen(scene("claim", **fields), ANNA)
    assert faces(picture, "hand.0") == ["goblin_0", "goblin_0"]
    assert [(piece.face, piece.marks) for piece in lying(picture, "hand.1")] == [
        ("knight_4", ["shown"]),
        ("dwarf_1", []),
    ]
    counting = seen(scene("claim", options={"memory_aid": False}, **fields), ANNA)
    assert faces(counting, "hand.1") == ["knight_4", None]


def test_an_id_stays_while_its_card_stays() -> None:
    state = midway()
    before = {piece.id: piece for piece in seen(state, BEA).pieces}
    play(state, "knight_4")
    after = {piece.id: piece for piece in seen(state, BEA).pieces}
    assert after["card:goblin_2"] == before["card:goblin_2"]
    assert after["card:dwarf_2"] == before["card:dwarf_2"]
    assert after["hand.0/1"] == before["hand.0/1"]
    assert (before["card:knight_4"].place, after["card:knight_4"].place) == ("hand.1", "discard")


def test_the_pile_is_one_heap_until_it_is_gone() -> None:
    state = midway()
    play(state, "knight_4")
    draw(state, cards(state, "pile")[0])
    draw(state, cards(state, "pile")[0])
    assert lying(seen(state, None), "pile") == [Piece("card*@pile", "card", "pile", count=3)]
    favour = scene("claim", phase="favour", hand=[["goblin_1"], ["goblin_2"]])
    assert lying(seen(favour, None), "pile") == []


# How the factions stand


def test_a_row_stays_the_same_object_while_nothing_changes_there() -> None:
    state = midway()
    game = state.game
    before = game.rows(state.view(BEA))
    play(state, "knight_4")
    after = game.rows(state.view(BEA))
    assert {"hand.1", "trick"} <= {row.pieces[0].place for row in set(before) - set(after)}
    assert "hand.0" in {row.pieces[0].place for row in set(before) & set(after)}


def test_an_offer_is_said_as_an_action_is() -> None:
    state = midway()
    ask = state.view(BEA).ask()
    assert ask is not None
    for offer in state.game.offers(state.view(BEA), ask):
        assert offer.message == speaker(state.game, BEA).answer_form(ask, offer.action)


def test_how_the_factions_stand() -> None:
    picture = seen(midway(), None)
    assert faction(picture, "undead") == Counter(
        "faction", seats=[1, 1], about="undead", holder=BEA, rule="claim.score.top_card"
    )
    assert faction(picture, "goblin") == Counter("faction", seats=[0, 0], about="goblin", rule="claim.score.nobody")
    assert picture.counters[0] == Counter("favours", seats=[0, 1], goal=3)


def test_more_cards_hold_a_faction() -> None:
    score = [["dwarf_1", "dwarf_2"], ["dwarf_9"]]
    state = scene("claim", phase="favour", hand=[["goblin_1"], ["goblin_2"]], score=score)
    dwarves = faction(seen(state, None), "dwarf")
    assert (dwarves.seats, dwarves.holder, dwarves.rule) == ([2, 1], ANNA, "claim.score.faction")


def test_the_goal_is_three_factions_and_the_sum_counts_only_in_a_tie() -> None:
    state = midway()
    goals = state.game.goals(state.view(ANNA))
    assert [(goal.message.id, goal.seat, goal.value, goal.goal, goal.reached) for goal in goals] == [
        ("claim-goal-factions", ANNA, 0, 3, False),
        ("claim-goal-factions", BEA, 1, 3, False),
    ]
    score = [["goblin_1", "knight_2", "undead_3"], ["dwarf_4"]]
    ahead = scene("claim", phase="favour", hand=[["goblin_5"], ["goblin_6"]], score=score)
    assert [goal.reached for goal in ahead.game.goals(ahead.view(None))] == [True, False]
    level = scene("claim", phase="favour", hand=[["goblin_5"], ["goblin_6"]], score=[["knight_2"], ["dwarf_4"]])
    sums = [goal.value for goal in level.game.goals(level.view(None)) if goal.message.id == "claim-goal-sum"]
    assert sums == [2, 4]


def test_the_brief_has_the_numbers_of_this_table() -> None:
    state = midway()
    brief = state.game.brief(state.view(ANNA))
    assert brief[0] == Message("claim-brief-want", {"goal": 3, "factions": 5})
    assert brief[1] == Message("claim-brief-first", {"rounds": 4})


def test_rounds_are_counted_in_each_phase() -> None:
    rng = Rng(8)
    state = games.load("claim").new()
    assert seen(state, None).round == 0
    state.settle(rng)
    rounds = []
    while (ask := state.ask()) is not None:
        picture = seen(state, ANNA)
        rounds.append((picture.phase, picture.round))
        assert picture.turn == state.who
        state.apply(ask.actions[0])
        if state.who < 0 and state.ask() is not None:
            assert seen(state, ANNA).round == picture.round
        state.settle(rng)
    assert rounds == [(phase, n) for phase in ("recruit", "favour") for n in range(1, 14) for _ in range(2)]
    final = seen(state, ANNA)
    assert (final.round, final.over) == (13, True)
    assert not any("leads" in marks for marks in final.marks)


def test_a_round_lasts_until_the_loser_has_drawn() -> None:
    state = midway()
    play(state, "knight_4")
    assert seen(state, ANNA).round == 2
    draw(state, cards(state, "pile")[0])
    assert seen(state, ANNA).round == 3


def test_no_picture_of_the_true_state() -> None:
    state = midway()
    with pytest.raises(ViewError, match="a picture is made from a view"):
        state.game.picture(state)


# What can be played


def test_a_card_is_played_by_touching_it() -> None:
    state = midway()
    assert offer(state, "knight_4") == Offer(
        number(state, "play", card="knight_4"),
        "play",
        {"card": "knight_4"},
        "claim-action-play",
        ["card:knight_4"],
        follows=[Message("claim-follows-wins", rule="claim.trick.high")],
        marks=["final"],
    )


def test_nobody_knows_what_comes_of_a_lead() -> None:
    state = scene("claim", phase="favour", hand=[["goblin_1", "dwarf_9"], ["goblin_2", "knight_3"]])
    assert (offer(state, "goblin_1").follows, offer(state, "goblin_1").marks) == ([], [])


@pytest.mark.parametrize(
    ("led", "answer", "outcome", "rule"),
    [
        ("knight_5", "knight_6", "wins", "claim.trick.high"),
        ("knight_5", "knight_4", "loses", "claim.trick.high"),
        ("knight_5", "doppelganger_5", "loses", "claim.trick.tie"),
        ("knight_5", "doppelganger_6", "wins", "claim.doppelganger.as_led"),
        ("goblin_9", "knight_2", "wins", "claim.knight.beats_goblin"),
        ("knight_5", "goblin_9", "loses", "claim.trick.other_faction"),
    ],
)
def test_an_answer_says_whether_it_wins_and_by_which_rule(led: str, answer: str, outcome: str, rule: str) -> None:
    state = scene("claim", phase="favour", trick=led, hand=[["undead_1"], [answer, "doppelganger_0"]])
    assert offer(state, answer).follows == [Message(f"claim-follows-{outcome}", rule=rule)]


def test_in_phase_one_the_winner_scores_the_undead() -> None:
    deck = [f"{faction}_{value}" for faction in ("undead", "goblin", "dwarf") for value in (1, 2, 3, 4)]
    hands = [["goblin_1"], ["undead_1", "undead_4"]]
    state = scene("claim", options={"hand": 3, "cards": deck}, trick="undead_3", stake="dwarf_1", hand=hands)
    scored = [
        Message("claim-follows-scores", {"card": card, "seat": seat}, "claim.recruit.undead")
        for seat, cards in ((BEA, ["undead_3", "undead_4"]), (ANNA, ["undead_3", "undead_1"]))
        for card in cards
    ]
    assert offer(state, "undead_4").follows[1:] == scored[:2]
    assert offer(state, "undead_1").follows[1:] == scored[2:]


def test_in_phase_two_the_loser_scores_the_dwarves() -> None:
    hands = [["goblin_1"], ["dwarf_9", "doppelganger_4"]]
    state = scene("claim", phase="favour", trick="dwarf_5", hand=hands)
    assert offer(state, "dwarf_9").follows == [
        Message("claim-follows-wins", rule="claim.trick.high"),
        Message("claim-follows-scores", {"card": "dwarf_5", "seat": ANNA}, "claim.favour.dwarf"),
        Message("claim-follows-scores", {"card": "dwarf_9", "seat": ANNA}, "claim.favour.dwarf"),
    ]
    assert offer(state, "doppelganger_4").follows[1:] == [
        Message("claim-follows-scores", {"card": "dwarf_5", "seat": BEA}, "claim.favour.dwarf")
    ]


def test_what_is_said_to_follow_does_follow() -> None:
    rng = Rng(3)
    state = games.load("claim").new()
    state.settle(rng)
    wins = 0
    while (ask := state.ask()) is not None:
        seat, action = ask.who, ask.actions[rng.below(len(ask.actions))]
        question = desks.make(state.view(seat)).ask
        assert question is not None
        chosen = next(one for one in question.offers if one.action == action)
        state.events = []
        state.apply(action)
        rules = {(event.kind, event.rule): event.args for event in state.events}
        for said in chosen.follows:
            kind = "scores" if said.id == "claim-follows-scores" else "wins-round"
            assert (kind, said.rule) in rules
            if kind == "wins-round":
                assert (rules[kind, said.rule]["seat"] == seat) == (said.id == "claim-follows-wins")
                wins += 1
        state.events = None
        state.settle(rng)
    assert wins == 26


def test_the_last_card_is_forced_and_no_other() -> None:
    hands = [["goblin_1"], ["goblin_2", "knight_3"]]
    state = scene("claim", phase="favour", trick="goblin_9", leader=ANNA, hand=hands)
    assert state.forced() == NONE, "that only Goblin 2 follows is not for everybody to see"
    assert len(state.legal()) == 1
    play(state, "goblin_2")
    assert state.who == ANNA
    assert state.forced() == number(state, "play", card="goblin_1")


# What moves


def steps(before: State, after: State, viewer: int | None) -> list[Move]:
    """Return what a viewer sees moving."""
    return moves(seen(before, viewer), seen(after, viewer))


@pytest.mark.parametrize(
    ("viewer", "led", "answered", "drawn"),
    [
        (ANNA, "card:goblin_4", "hand.1/1", "drawn.1/1"),
        (BEA, "hand.0/1", "card:goblin_3", "card:goblin_2"),
        (None, "hand.0/1", "hand.1/1", "drawn.1/1"),
    ],
)
def test_a_whole_trick_moves_as_each_may_see_it(viewer: int | None, led: str, answered: str, drawn: str) -> None:
    state = scene(
        "claim",
        options={"hand": 4, "cards": DECK},
        stake="undead_5",
        leader=ANNA,
        hand=[["knight_3", "goblin_4"], ["knight_4", "goblin_3"]],
        won=[["dwarf_2"], []],
        drawn=[[], ["dwarf_4"]],
        score=[["undead_2"], ["undead_3"]],
    )
    start = state.clone()
    play(state, "goblin_4")
    assert steps(start, state, viewer) == [Move(led, "card:goblin_4", "hand.0", "trick")]
    lead = state.clone()
    play(state, "goblin_3")
    assert sorted(steps(lead, state, viewer), key=lambda move: move.start) == [
        Move(answered, "card:goblin_3", "hand.1", "discard"),
        Move("card:undead_5", "card:undead_5", "stake", "won.0"),
        Move("card:goblin_4", "card:goblin_4", "trick", "discard"),
    ]
    answer = state.clone()
    draw(state, "goblin_2")
    assert steps(answer, state, viewer) == [Move("card*@pile", drawn, "pile", "drawn.1")]
