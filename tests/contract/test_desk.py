"""What holds for the desk of every game: it says all that a seat may do, names all it shows, and tells nothing more."""

from collections import Counter

import msgspec
import pytest

from contract.cases import CASES
from tafelrunde import desk as desks
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.picture import BUTTON, Offer, Picture
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE, SPECTATOR
from tafelrunde.desk import Desk, Moment
from tafelrunde.desk.moves import after_moves, moves
from tafelrunde.desk.words import piece_name, words
from tafelrunde.testing.cases import Case, any_action, can_be_determinised, moments, viewers
from tafelrunde.text import LANGUAGES, Text

SEEDS = range(2)
TEXTED = [case for case in CASES if Text("en").has(f"{case.game.id}-name")]

each_game = pytest.mark.parametrize("case", CASES, ids=str)
each_texted_game = pytest.mark.parametrize("case", TEXTED, ids=str)
each_seed = pytest.mark.parametrize("seed", SEEDS)


def offers(state: State) -> list[Offer]:
    """Return what the asked player is offered."""
    question = desks.make(state.view(state.who)).ask
    assert question is not None
    return question.offers


def players_moments(case: Case, seed: int) -> list[State]:
    """Return states in which a player is asked."""
    return [state for state in moments(case, seed, 60) if state.who >= 0]


def path(offer: Offer) -> tuple[frozenset[str], ...]:
    """Return the touches of an offer, each as the set of what is touched in any order."""
    return tuple(frozenset([step] if isinstance(step, str) else step) for step in offer.touch)


@each_seed
@each_game
def test_what_is_sent_is_the_desk_to_the_byte(case: Case, seed: int) -> None:
    for state in moments(case, seed, 60):
        for viewer in viewers(case):
            view = state.view(viewer)
            sent = msgspec.json.encode(desks.make(view, sent=True))
            assert sent == msgspec.json.encode(desks.make(view))


@each_seed
@each_texted_game
def test_every_action_on_offer_can_be_said_by_touching(case: Case, seed: int) -> None:
    for state in players_moments(case, seed):
        view = state.view(state.who)
        picture, places = case.game.picture(view), {place.id for place in case.game.layout(view)}
        touchable = {piece.id for piece in picture.pieces} | places
        found = offers(state)
        assert [offer.action for offer in found] == state.legal()
        paths = [path(offer) for offer in found]
        for one in paths:
            assert one
            assert all(step for step in one)
            assert all(touched in touchable or touched.startswith(BUTTON) for step in one for touched in step)
        assert len(set(paths)) == len(paths)
        beginnings = {one[:k] for one in paths for k in range(1, len(one))}
        assert not beginnings & set(paths)


@each_seed
@each_texted_game
def test_ids_are_different_and_pieces_lie_in_places_of_the_table(case: Case, seed: int) -> None:
    for state in moments(case, seed, 30):
        first = case.game.layout(case.new().view(None))
        for viewer in viewers(case):
            view = state.view(viewer)
            assert case.game.layout(view) == first
            places = [place.id for place in first]
            ids = [piece.id for piece in case.game.picture(view).pieces]
            assert max(Counter(ids + places).values(), default=1) == 1
            assert {piece.place for piece in case.game.picture(view).pieces} <= set(places)
            assert {near for place in first for near in place.near} <= set(places)


@each_seed
@each_texted_game
def test_everything_in_sight_and_on_offer_has_words(case: Case, seed: int) -> None:
    for number, state in enumerate(moments(case, seed, 24)):
        text = Text(LANGUAGES[number % len(LANGUAGES)])
        for viewer in viewers(case):
            view = state.view(viewer)
            desk = desks.make(view)
            lines = words(desk, case.game, case.game.layout(view), text)
            names = [text.seat(seat) for seat in range(case.seats)]
            talk = text.at(case.game, names, NONE if viewer is None else viewer)
            said = "\n".join(lines)
            assert all(piece_name(piece, talk) in said for piece in desk.picture.pieces)
            if desk.ask is not None:
                assert all(talk.offer(desk.ask.prompt.args, offer) in said for offer in desk.ask.offers)
            assert all(talk.message(goal.message) for goal in case.game.goals(view))
            assert all(talk.message(line) for line in case.game.brief(view))
            assert not any("{" in line for line in lines)


@each_seed
@each_game
def test_what_a_seat_cannot_know_does_not_change_a_byte_of_its_desk(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for state in moments(case, seed, 24):
        for viewer in viewers(case):
            if can_be_determinised(case, viewer):
                other = state.view(viewer).determinise(rng)
                assert encoded(state, viewer) == encoded(other, viewer)


def encoded(state: State, viewer: int | None) -> bytes:
    """Return all that a client gets for a viewer, as it is sent."""
    view = state.view(viewer)
    game = state.game
    return msgspec.json.encode([desks.make(view), game.layout(view), game.goals(view), game.brief(view)])


@each_seed
@each_game
def test_the_moves_lead_from_each_picture_to_the_next(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for state in moments(case, seed, 24):
        if state.who == NONE:
            continue
        after = state.clone()
        after.apply(any_action(state, rng))
        for viewer in viewers(case):
            old, new = case.game.picture(state.view(viewer)), case.game.picture(after.view(viewer))
            done = moves(old, new)
            assert after_moves(old, done) == {piece.id: piece.count for piece in new.pieces}
            assert moves(new, new) == []


@each_seed
@each_game
def test_deeds_tell_what_a_viewer_heard_and_nothing_else(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for state in moments(case, seed, 12):
        if state.who == NONE or not Text("en").has(f"{case.game.id}-name"):
            continue
        for viewer in viewers(case):
            if can_be_determinised(case, viewer) and state.who == viewer:
                other = state.view(viewer).determinise(rng)
                action = any_action(state, rng)
                one, two = (lived(world, viewer, action) for world in (state, other))
                if one.heard == two.heard and one.after == two.after:
                    assert told(state, one) == told(other, two)


def lived(state: State, viewer: int | None, action: int) -> Moment:
    """Return what a viewer lives through when an action is done."""
    after, events = state.clone(), list[Event]()
    after.events = events
    after.apply(action)
    after.events = None
    heard = [event.seen_by(SPECTATOR if viewer is None else viewer) for event in events]
    return Moment(1, state.who, heard, state.view(viewer), after.view(viewer))


def told(state: State, moment: Moment) -> bytes:
    assert moment.after is not None
    return msgspec.json.encode(desks.make(moment.after, lived=[moment]).deeds)


@each_seed
@each_texted_game
def test_a_picture_says_whose_turn_it_is_and_when_it_is_over(case: Case, seed: int) -> None:
    for state in moments(case, seed, 30):
        picture: Picture = case.game.picture(state.view(None))
        assert picture.over == (state.who == NONE)
        if not picture.over and state.who != CHANCE:
            assert picture.turn in range(case.seats)
        desk: Desk = desks.make(state.view(None))
        assert (desk.result is None) == (desk.ask is not None)


@each_seed
@each_game
def test_everybody_can_see_that_a_forced_answer_is_the_only_one(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for state in players_moments(case, seed):
        if can_be_determinised(case, None) and (state.forced() != NONE or state.stack[-1].step.public):
            for _ in range(4):
                other = state.view(None).determinise(rng)
                assert len(other.legal()) == len(state.legal())
                assert (other.forced() == NONE) == (state.forced() == NONE)
