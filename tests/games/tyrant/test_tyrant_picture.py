"""The desk of King & Assassins: the town as a client draws it, what may be touched, and what it asks for."""

from itertools import pairwise
from typing import cast

import pytest

from games.tyrant.town import FETTER, KING, PLAIN, REBEL, move, named, points, reveal, strike, town
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.errors import TafelrundeError, ViewError
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Offer, Piece, Place
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.desk import make
from tafelrunde.games.tyrant.rules.requests import Push, Walk
from tafelrunde.text import Text


def pieces(state: State, viewer: int | None) -> dict[str, Piece]:
    return {piece.id: piece for piece in make(state.view(viewer)).picture.pieces}


def places(state: State) -> dict[str, Place]:
    return {place.id: place for place in state.game.layout(state.view(None))}


def offers(state: State) -> dict[str, Offer]:
    """Return what is offered by how it is touched."""
    question = make(state.view(state.who)).ask
    assert question is not None
    return {" ".join(map(str, offer.touch)): offer for offer in question.offers}


def follows(offer: Offer) -> list[tuple[str, str]]:
    return [(message.id.removeprefix("tyrant-follows-"), message.rule) for message in offer.follows]


def walks(state: State, who: str) -> dict[str, Walk]:
    view = state.view(state.who)
    found = cast(list[Walk], state.game.request(view, "walks", {"figure": named(who)}))
    return {walk.to: walk for walk in found}


# What lies on the table.


def test_the_town() -> None:
    state = town("#a .K\n ^1 .B", assassins="a", wounds=1, turn="rebel", points={"rebel": 3}, kills=1)
    desk = make(state.view(KING))
    assert (desk.picture.turn, desk.picture.phase, desk.picture.over) == (REBEL, "rebel", False)
    assert (desk.picture.round, desk.picture.rounds) == (1, 15)
    counters = {counter.id: counter.value for counter in desk.picture.counters}
    assert counters == {
        "king_points": 0, "knight_points": 0, "rebel_points": 3, "wounds": 1, "kills": 1, "arrests": 0,
    }  # fmt: skip
    found = pieces(state, KING)
    assert (found["monk"].place, found["monk"].marks, found["monk"].seat) == ("a1", [], REBEL)
    assert (found["plumwoman"].place, found["plumwoman"].marks) == ("b2", ["assassin"])
    assert (found["knight_1"].place, found["knight_2"].place) == ("a2", "killed")
    assert (found["king"].place, found["king"].seat) == ("b1", KING)
    assert found["appleman"].place == "arrested"
    assert found[f"card:{FETTER}*@round"].count == 1
    assert sum(piece.count for piece in found.values() if piece.place == "deck") == 14


def test_squares_know_their_neighbours_roofs_and_ways_out() -> None:
    found = places(town("#a .K\n ^1 .B"))
    assert found["a1"].marks == ["roof"]
    assert found["a1"].near == ["b1", "a2"]
    assert found["a2"].marks == ["gate", "exit_north"]
    assert found["a2"].near == ["a1", "b2", "a3", "castle"]
    assert "start" in found["j10"].marks


def test_where_there_are_two_starts_king_and_knights_have_their_number() -> None:
    found = places(games.load("tyrant").new(options={"side": "b"}))
    assert (found["j10"].marks, found["j10"].number) == (["start"], 1)
    assert (found["a10"].marks, found["a10"].number) == (["start"], 2)
    assert (found["i9"].number, found["b9"].number) == (1, 2)
    assert (found["e1"].marks, found["e1"].number) == (["roof", "guard"], None), "a knight begins there in any case"
    assert {place.number for place in places(games.load("tyrant").new()).values()} == {None}


def test_the_king_reaches_the_castle_and_a_dead_one_does_not() -> None:
    home = town("^K .1", card="2-5-4")
    move(home, "K", "north")
    assert pieces(home, None)["king"].place == "castle"
    dead = town(".K .A", turn="rebel", wounds=1)
    strike(dead, "A", "west")
    assert pieces(dead, None)["king"].place == "killed"


def test_the_rebel_sees_who_is_one_of_his_and_nobody_else_does() -> None:
    state = town(".a .K", assassins="a")
    secret = [piece.id for piece in pieces(state, REBEL).values() if "secret" in piece.marks]
    assert secret == ["monk", "witchhunter", "farmer"]
    for viewer in (KING, None):
        assert not any(piece.marks for piece in pieces(state, viewer).values())


def test_an_arrested_assassin_stays_a_secret() -> None:
    state = town(".a .1 .K", assassins="a", card=FETTER)
    strike(state, "1", "west")
    assert (pieces(state, KING)["monk"].place, pieces(state, KING)["monk"].marks) == ("arrested", [])
    assert pieces(state, REBEL)["monk"].marks == ["secret"]


def test_without_the_memory_aid_cards_are_only_counted() -> None:
    state = games.load("tyrant").new(options={"memory_aid": False})
    for viewer in (KING, REBEL, None):
        deck = [piece for piece in pieces(state, viewer).values() if piece.place == "deck"]
        assert [(piece.face, piece.count) for piece in deck] == [(None, 15)]


def test_goals_say_how_far_both_are() -> None:
    state = town(".K .A .1", wounds=1, turn="rebel")
    goals = {goal.message.id: (goal.seat, goal.value, goal.goal) for goal in state.game.goals(state.view(KING))}
    assert goals["tyrant-goal-castle"] == (KING, None, None)
    assert goals["tyrant-goal-assassins"] == (KING, 0, 3)
    assert goals["tyrant-goal-wounds"] == (REBEL, 1, 2)
    assert goals["tyrant-goal-rounds"] == (REBEL, 1, 15)


def test_the_true_state_has_no_picture() -> None:
    state = town(".K")
    with pytest.raises(ViewError, match="a picture is made from a view"):
        state.game.picture(state)


# What may be touched.


def test_a_step_is_a_figure_and_a_square_with_its_price() -> None:
    found = offers(town(".1 #- .K\n .- .- .-", card=PLAIN))
    assert found["knight_1 b1"].cost == {"knight_points": 2}, "up to a roof"
    assert found["knight_1 a2"].cost == {"knight_points": 1}
    assert found["king d1"].cost == {"king_points": 1}
    assert found["button:end"].marks == ["pass", "ends"]


def test_prices_of_the_rebel() -> None:
    found = offers(town("#A .-\n .b #-\n .- .-", turn="rebel"))
    assert found["monk b1"].cost == {"rebel_points": 0}, "a revealed assassin climbs down for nothing"
    assert found["plumwoman b2"].cost == {"rebel_points": 2}
    strikes = offers(town("#- .K\n .1 .A", turn="rebel", kills=1, wounds=1, points={"rebel": 4}))
    assert strikes["monk a2"].cost == {"rebel_points": 2}, "the second knight of a round"
    assert (strikes["monk b1"].cost, strikes["monk b1"].marks) == ({"rebel_points": 2}, ["final"]), "the king falls"


def test_push_and_arrest_on_one_square_differ_by_a_button() -> None:
    found = offers(town(".1 .a .b .- .K", card=FETTER))
    push, arrest = found["knight_1 b1 button:push"], found["knight_1 b1 button:arrest"]
    assert [message.args for message in push.follows] == [
        {"figure": "monk", "to": "c1"}, {"figure": "plumwoman", "to": "d1"},
    ]  # fmt: skip
    assert follows(push) == [("pushed", "tyrant.push.line")] * 2
    assert follows(arrest)[0] == ("arrest", "tyrant.knight.arrest")
    assert "knight_1 b1" not in found
    assert "knight_1 b1" in offers(town(".1 .a .b .- .K", card=PLAIN)), "without a fetter there is only the push"


def test_whoever_is_pushed_off_a_roof_falls() -> None:
    found = offers(town("#1 #a .- .K", card=PLAIN))
    assert follows(found["knight_1 b1"]) == [("pushed", "tyrant.push.fall")]


def test_what_follows_of_strikes_reveals_and_the_last_step() -> None:
    found = offers(town(".1 .A .- ^K", card="2-5-4"))
    assert follows(found["knight_1 b1 button:kill"])[0] == ("kill", "tyrant.knight.kill")
    assert follows(found["king castle"]) == [("castle", "tyrant.gate.leave")]
    assert found["king castle"].marks == ["final"]
    rebel = offers(town(".K .A .b", turn="rebel", assassins="b"))
    hit = Message("tyrant-follows-hit", {"hits": 1, "wounds": 2}, "tyrant.assassin.attack")
    assert rebel["monk a1"].follows == [hit]
    assert rebel["monk a1"].marks == [], "he lives on"
    assert follows(rebel["plumwoman button:reveal"]) == [("revealed", "tyrant.assassin.reveal")]
    assert rebel["plumwoman button:reveal"].marks == ["final"]


@pytest.mark.rule("tyrant.end.assassins")
@pytest.mark.parametrize(
    ("drawing", "final"),
    [
        (".1 .a .- .K", True),
        (".1 .a .- .K .B", False),
        (".1 .a .- .K\n.b .c .d .e\n.f .g .h .i\n.j .l .m .-", False),
    ],
    ids=["for all they know it is the last", "a revealed one stands", "nobody is gone yet"],
)
def test_an_arrest_that_may_take_the_last_assassin_says_that_it_cannot_be_taken_back(drawing: str, final: bool) -> None:
    arrest = offers(town(drawing, card=FETTER))["knight_1 b1 button:arrest"]
    assert arrest.marks == (["final"] if final else [])
    assert follows(arrest)[1:] == ([("tells", "tyrant.end.assassins")] if final else [])


@pytest.mark.rule("tyrant.end.assassins")
@pytest.mark.parametrize(
    ("killed", "arrested", "told"),
    [(["plumwoman", "appleman"], [], "last"), (["plumwoman"], ["appleman"], "tells")],
    ids=["three are revealed", "one may have been arrested"],
)
def test_a_kill_says_that_it_takes_the_last_assassin_where_everybody_knows(
    killed: list[str], arrested: list[str], told: str
) -> None:
    state = town(".1 .A .- .K", assassins="bc", killed=killed, arrested=arrested, revealed=["monk", *killed])
    kill = offers(state)["knight_1 b1 button:kill"]
    assert follows(kill) == [("kill", "tyrant.knight.kill"), (told, "tyrant.end.assassins")]


SAID = {
    "en": ["Knight 1: south to a2", "Knight 1: arrest Monk on b1", "King: through the gate into the castle"],
    "de": [
        "Ritter 1: nach Süden auf a2",
        "Ritter 1: auf b1 gefangen nehmen (Mönch)",
        "König: durch das Tor in die Burg",
    ],
    "pl": ["Rycerz 1: w dół na a2", "Rycerz 1: pojmaj na b1 (Mnich)", "Król: przez bramę do zamku"],
}


@pytest.mark.parametrize("language", SAID)
def test_an_offer_says_where_it_leads_and_whom_it_meets(language: str) -> None:
    state = town(".1 .a .- ^K", card=FETTER)
    talk = Text(language).at(state.game)
    found = offers(state)
    touched = ["knight_1 a2", "knight_1 b1 button:arrest", "king castle"]
    assert [talk.offer({}, found[touch]) for touch in touched] == SAID[language]


def test_on_side_b_a_start_is_touched_and_named() -> None:
    state = games.load("tyrant").new(options={"side": "b"})
    rng = Rng(1)
    while state.question != "start":
        state.settle(rng)
        if state.question == "choose":
            state.apply(state.legal()[0])
    talk = Text("en").at(state.game)
    assert [talk.offer({}, offer) for offer in offers(state).values()] == [
        "Put the king on j10", "Put the king on a10",
    ]  # fmt: skip


# Whole walks.


def test_a_walk_takes_the_cheapest_way_then_the_one_that_pushes_fewest() -> None:
    """Through the monk or around him: as short, but nobody is pushed around him. Over the roof it would cost more."""
    state = town("""
        .1 .a .-
        .- .- .-
        .K #- .-
    """, card=PLAIN)  # fmt: skip
    found = walks(state, "1")
    assert (found["c2"].cost, found["c2"].pushes) == (3, [])
    assert [state.game.actions_codec.describe(step)[1]["direction"] for step in found["c2"].steps] == [
        "south", "east", "east",
    ]  # fmt: skip
    assert found["c2"].way == ["a2", "b2", "c2"]
    assert (found["c3"].cost, found["b3"].cost) == (4, 4)


def test_a_walk_that_pushes_says_whom_and_from_where_to_where() -> None:
    found = walks(town(".1 .a .- .- .K\n #- #- #- #-", card=PLAIN), "1")
    assert found["c1"].cost == 2
    assert found["c1"].pushes == [Push("monk", "b1", "c1"), Push("monk", "c1", "d1")]


def test_the_king_walks_into_the_castle() -> None:
    found = walks(town("^- .K\n .- .-", card="2-5-4"), "K")
    assert (found["castle"].cost, len(found["castle"].steps)) == (2, 2)
    assert found["castle"].way == ["a1", "castle"]
    assert "castle" not in walks(town("^- .K\n .- .-", card=PLAIN), "K"), "with one point he does not get there"


def test_nobody_walks_who_is_gone_or_not_on_turn() -> None:
    state = town(".K .1 .a", turn="king")
    assert walks(state, "2") == {}
    assert walks(state, "a") == {}
    with pytest.raises(TafelrundeError, match="'nobody' is no figure: there are monk, "):
        state.game.request(state.view(KING), "walks", {"figure": "nobody"})


def test_there_is_nothing_else_to_ask_for() -> None:
    state = town(".K")
    with pytest.raises(TafelrundeError, match="nothing called 'dance' to ask for: there are walks and picks"):
        state.game.request(state.view(KING), "dance", {})


def positions(count: int) -> list[State]:
    """Return positions of random games in which a player moves figures, some with few points left."""
    found: list[State] = []
    for seed in range(count):
        rng = Rng(seed)
        state = games.load("tyrant").new(options={"side": "ab"[seed % 2]})
        for _ in range(20 + 7 * (seed % 12)):
            actions = state.legal()
            if actions:
                state.apply(actions[rng.below(len(actions))])
        state.settle(rng)
        if state.who != NONE and state.question in ("king", "rebel"):
            found.append(state)
    return found


def every_walk(state: State, figure: str) -> dict[str, tuple[int, int]]:
    """Return the least cost and then the fewest pushes for each place, found by trying every row of steps.

    A walk of which the beginning is dearer and pushes no less than another one to the same position is left out.
    """
    codec, best = state.game.actions_codec, dict[str, tuple[int, int]]()
    seen: dict[int, list[tuple[int, int]]] = {}

    def go(now: State, cost: int, pushed: int) -> None:
        for action in now.legal():
            verb, args = codec.describe(action)
            if verb != "move" or args["figure"] != figure:
                continue
            after, told = now.clone(), list[Event]()
            after.events = told
            after.apply(action)
            price = cost + (1 if after.who == NONE else sum(points(now)) - sum(points(after)))
            pushes = pushed + sum(event.kind == "pushed" for event in told)
            stepped = next((event for event in told if event.kind in ("moves", "climbs", "descends")), None)
            to = "castle" if stepped is None else state.game.names.kinds["square"][stepped.args["to"]]
            best[to] = min(best.get(to, (price, pushes)), (price, pushes))
            known = seen.setdefault(after.key(), [])
            if not any(one <= price and other <= pushes for one, other in known):
                known.append((price, pushes))
                go(after, price, pushes)

    go(state, 0, 0)
    return best


def test_walks_are_those_that_trying_everything_finds() -> None:
    tried = 0
    for seed, state in enumerate(positions(50)):
        figures = sorted({str(offer.touch[0]) for offer in offers(state).values() if offer.verb == "move"})
        for figure in figures[seed % 4 :: 4]:
            home = pieces(state, state.who)[figure].place
            wanted = {to: best for to, best in every_walk(state, figure).items() if to != home}
            view = state.view(state.who)
            found = cast(list[Walk], state.game.request(view, "walks", {"figure": figure}))
            assert {walk.to: (walk.cost, len(walk.pushes)) for walk in found} == wanted
            assert all(one.cost <= other.cost for one, other in pairwise(found))
            for walk in found[-2:]:
                after = state.clone()
                for step in walk.steps:
                    after.apply(step)
                assert pieces(after, None)[figure].place == walk.to
            tried += len(found)
    assert tried > 1_000, "there were walks to compare"


# Assassins in any order.


def test_picks_come_in_the_order_of_the_rules_whatever_the_order_they_are_named_in() -> None:
    state = games.load("tyrant").new()
    state.settle(Rng(1))
    chosen = {"citizens": ["squire", "monk", "farmer"]}
    for action in cast(list[int], state.game.request(state.view(REBEL), "picks", chosen)):
        state.apply(action)
    secret = [piece.id for piece in pieces(state, REBEL).values() if "secret" in piece.marks]
    assert secret == ["monk", "squire", "farmer"]


def test_a_bad_pick_is_refused_by_name() -> None:
    state = town(".K")
    with pytest.raises(TafelrundeError, match="'king' is no citizen: there are monk, plumwoman"):
        state.game.request(state.view(REBEL), "picks", {"citizens": ["monk", "king"]})


def test_a_revealed_assassin_is_marked_for_everybody() -> None:
    state = town(".a .K", assassins="a", turn="rebel")
    reveal(state, "a")
    for viewer in (KING, REBEL, None):
        assert pieces(state, viewer)["monk"].marks == ["assassin"]
