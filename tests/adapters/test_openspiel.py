"""Our games in OpenSpiel: parameters, what each player knows, resampling, the end."""

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Iterator

import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines
from open_spiel.python.observation import make_observation

import contract.cases  # noqa: F401  (registers the test-only game)
from adapters.spiel import play
from tafelrunde import games
from tafelrunde.adapters import openspiel
from tafelrunde.adapters.openspiel.observer import Observer
from tafelrunde.core.errors import IllegalAction, OptionError, ViewError
from tafelrunde.core.rng import Rng

FOUR = "goblin_0+knight_2+dwarf_4+doppelganger_7"
EIGHT = "goblin_0+goblin_5+knight_3+undead_4+undead_8+dwarf_2+dwarf_6+doppelganger_5"
VARIANTS = [
    "tafelrunde_claim",
    "tafelrunde_claim(memory_aid=False,first=1)",
    f"tafelrunde_claim(hand=2,pile=listed,cards={EIGHT})",
    f"tafelrunde_claim(hand=2,cards={EIGHT},first=0)",
]


def tree(state: pyspiel.State) -> Iterator[pyspiel.State]:
    yield state
    for action in state.legal_actions():
        yield from tree(state.child(action))


def observer(game: pyspiel.Game, *, recall: bool = False, public: bool = True, private: bool = True) -> Observer:
    kinds = pyspiel.PrivateInfoType
    made: Observer = make_observation(
        game,
        pyspiel.IIGObservationType(
            perfect_recall=recall, public_info=public, private_info=kinds.SINGLE_PLAYER if private else kinds.NONE
        ),
    )
    return made


class TestParameters:
    def test_registering_twice_changes_nothing(self) -> None:
        assert openspiel.register() == openspiel.register()
        assert pyspiel.registered_names().count("tafelrunde_claim") == 1

    @pytest.mark.parametrize("game", VARIANTS[1:])
    def test_a_game_is_loaded_again_from_its_string(self, game: str) -> None:
        loaded = pyspiel.load_game(game)
        again = pyspiel.load_game(str(loaded))
        assert str(again) == str(loaded)
        assert again.options == loaded.options == pickle.loads(pickle.dumps(loaded)).options
        assert again.options != pyspiel.load_game("tafelrunde_claim").options

    def test_what_is_the_default_is_not_spelled_out(self) -> None:
        everything = dict(pyspiel.load_game("tafelrunde_claim").get_type().parameter_specification)
        assert set(everything) == {"players", "first", "memory_aid", "hand", "cards", "pile"}
        assert str(pyspiel.load_game("tafelrunde_claim", everything)) == "tafelrunde_claim()"

    def test_parameters_are_options(self) -> None:
        options = pyspiel.load_game(f"tafelrunde_claim(hand=1,cards={FOUR},first=1,memory_aid=False)").options
        assert options["cards"] == FOUR.split("+")
        assert (options["hand"], options["first"], options["memory_aid"]) == (1, 1, False)

    @pytest.mark.parametrize(
        ("parameters", "error"),
        [
            ("players=3", "claim is for 2 players, not for 3"),
            ("hand=20", "option 'hand' is 20: it takes a whole number from 1 to 13"),
            ("first=2", "parameter 'first' is 2: it takes random, 0, 1; -1 for random"),
            ("pile=sorted", "option 'pile' is 'sorted': it takes shuffled, listed"),
            (
                "cards=goblin_0+dragon_3",
                "parameter 'cards' is 'goblin_0[+]dragon_3': it takes card names .*; with '[+]' between them",
            ),
            (f"cards={FOUR}", "4 cards are no game with hands of 13: it takes 52 cards"),
        ],
    )
    def test_a_wrong_value_is_named(self, parameters: str, error: str) -> None:
        with pytest.raises(OptionError, match=error):
            pyspiel.load_game(f"tafelrunde_claim({parameters})")

    @pytest.mark.parametrize("parameters", ["colour=red", "hand=two", "first=random"])
    def test_open_spiel_refuses_what_is_no_parameter_or_of_another_type(self, parameters: str) -> None:
        with pytest.raises(pyspiel.SpielError, match=parameters.split("=", maxsplit=1)[0]):
            pyspiel.load_game(f"tafelrunde_claim({parameters})")

    def test_another_process_reads_a_pickled_state(self) -> None:
        state = list(play(pyspiel.load_game(VARIANTS[1]), seed=3))[-1]
        script = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
        pickled = pickle.dumps(state)
        done = subprocess.run([sys.executable, "-c", script], input=pickled, capture_output=True, check=True)
        assert done.stdout.decode().strip() == str(state)


class TestPlay:
    def test_chances_are_exact(self) -> None:
        state = pyspiel.load_game("tafelrunde_claim(first=0)").new_initial_state()
        chances = dict(state.chance_outcomes())
        assert chances == {card: (5 if card == 0 else 1) / 52 for card in range(48)}

    def test_an_action_that_is_not_offered_is_refused_and_changes_nothing(self) -> None:
        game = pyspiel.load_game("tafelrunde_claim")
        state = next(state.clone() for state in play(game, seed=1) if state.is_player_node())
        before = str(state), state.history()
        refused = next(card for card in range(48) if card not in state.legal_actions())
        with pytest.raises(IllegalAction, match="play card="):
            state.apply_action(refused)
        assert (str(state), state.history()) == before

    def test_clones_go_their_own_way(self) -> None:
        game = pyspiel.load_game("tafelrunde_claim")
        kept = [(state.clone(), copy.deepcopy(state), str(state), state.history()) for state in play(game, seed=2)]
        for clone, other, text, history in kept:
            assert str(clone) == str(other) == text
            assert clone.history() == other.history() == history

    @pytest.mark.parametrize(("bound", "chance_acts_before"), [(7, False), (8, True)])
    def test_a_game_longer_than_its_bound_ends_with_nothing_won(
        self, bound: int, chance_acts_before: bool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(games.load("claim"), "bound", bound)
        game = pyspiel.load_game("tafelrunde_claim")
        states = [state.clone() for state in play(game, seed=4)]
        decisions = [state for state in states if state.is_player_node()]
        assert len(decisions) == game.max_game_length() == bound
        assert states[-2].is_chance_node() == chance_acts_before
        assert states[-1].returns() == [0.0, 0.0]
        assert states[-1].legal_actions() == []
        assert states[-1].current_player() == pyspiel.PlayerId.TERMINAL

    def test_a_game_that_ends_on_its_bound_has_its_result(self) -> None:
        game = pyspiel.load_game("tafelrunde_claim")
        ends = [list(play(game, seed))[-1] for seed in range(5)]
        assert all(end.move_number() - 53 == game.max_game_length() for end in ends)
        assert any(end.returns() != [0.0, 0.0] for end in ends)


def lived_through(state: pyspiel.State, player: int) -> tuple[object, ...]:
    """Return what a player of Claim knows of the course of the game, told from the bare list of actions."""
    hand = state.get_game().options["hand"]
    known: list[object] = [player]
    dealt = 0
    moment = state.get_game().new_initial_state()
    for action in state.history():
        step = moment.moment.state.stack[-1].step.name
        if step == "deal":
            known += [action] if dealt // hand == player else []
            dealt += 1
        elif step != "draw" or moment.moment.state.stack[-1].a == player:
            known.append((moment.current_player(), action))
        moment.apply_action(action)
    return tuple(known)


class TestWhatAPlayerKnows:
    @pytest.mark.parametrize("options", ["", ",first=1", ",memory_aid=False,pile=listed"])
    def test_information_states_are_the_same_for_the_same_experience_only(self, options: str) -> None:
        strings: dict[object, set[str]] = {}
        tensors: dict[object, set[str]] = {}
        game = pyspiel.load_game(f"tafelrunde_claim(hand=1,cards={FOUR}{options})")
        for state in tree(game.new_initial_state()):
            player = state.current_player()
            if player >= 0:
                key = lived_through(state, player)
                strings.setdefault(key, set()).add(state.information_state_string())
                tensors.setdefault(key, set()).add(str(state.information_state_tensor()))
        assert len(strings) > 20
        for found in (strings, tensors):
            assert all(len(same) == 1 for same in found.values())
            assert len(set.union(*found.values())) == len(found)

    @pytest.mark.slow
    @pytest.mark.parametrize("game", VARIANTS)
    def test_a_resampled_state_looks_the_same_and_stays_so(self, game: str) -> None:
        loaded = pyspiel.load_game(game)
        differing = 0
        for state in play(loaded, seed=6):
            for player in range(2):
                sampler = pyspiel.UniformProbabilitySampler(state.move_number(), 0.0, 1.0)
                other = state.resample_from_infostate(player, sampler)
                assert other.current_player() == state.current_player()
                assert len(other.history()) == len(state.history())
                assert other.returns() == state.returns()
                for look in ("information_state", "observation"):
                    for form in ("string", "tensor"):
                        assert getattr(other, f"{look}_{form}")(player) == getattr(state, f"{look}_{form}")(player)
                differing += other.history() != state.history()
                follow(state.clone(), other, player)
        assert differing

    def test_a_drawn_card_is_known_to_its_drawer_alone(self) -> None:
        game = pyspiel.load_game(f"tafelrunde_claim(hand=2,cards={EIGHT})")
        state = next(state for state in play(game, seed=7) if '"step":"draw"' in str(state))
        drawer = json.loads(str(state))["stack"][-1].get("seat", 0)
        first, second, turned_up = state.legal_actions()[:3]
        here, there = (state.child(card).child(turned_up) for card in (first, second))
        for player in range(2):
            same = player != drawer
            assert (here.information_state_string(player) == there.information_state_string(player)) is same
            assert (here.information_state_tensor(player) == there.information_state_tensor(player)) is same
            assert (here.observation_string(player) == there.observation_string(player)) is same
            assert (here.observation_tensor(player) == there.observation_tensor(player)) is same

    def test_only_one_s_own_cards_are_told(self) -> None:
        game = pyspiel.load_game("tafelrunde_claim(first=0)")
        state = next(state for state in play(game, seed=8) if state.is_player_node())
        own, theirs = state.information_state_string(0), state.information_state_string(1)
        assert own.startswith("seat 0\nis-dealt seat=0 card=")
        assert own.count("is-dealt seat=1 card=?") == 13
        assert theirs.startswith("seat 1\nis-dealt seat=0 card=?")
        assert json.loads(state.observation_string(0))["hand"][1] == ["?13"]


def follow(state: pyspiel.State, other: pyspiel.State, player: int) -> None:
    """Play both on by the same actions as long as there are such that look the same to the player."""
    rng = Rng(1)
    for _ in range(6):
        common = [action for action in state.legal_actions() if action in other.legal_actions()]
        if not common:
            return
        action = common[int(rng.below(len(common)))]
        state.apply_action(action)
        other.apply_action(action)
        assert other.current_player() == state.current_player()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)


class TestObservers:
    @pytest.mark.parametrize("recall", [False, True])
    def test_the_public_part_is_the_same_for_both_and_hides_all_hands(self, recall: bool) -> None:
        game = pyspiel.load_game("tafelrunde_claim")
        public = observer(game, recall=recall, private=False)
        private = observer(game, recall=recall, public=False)
        both = observer(game, recall=recall)
        memory = {"digest", "entries"} if recall else set()
        assert set(public.dict) & set(private.dict) == {"player"} | memory
        assert set(public.dict) | set(private.dict) == set(both.dict)
        for state in play(game, seed=9):
            assert public.string_from(state, 0) == public.string_from(state, 1)
            for player in range(2):
                for each in (public, private, both):
                    each.set_from(state, player)
                for name in set(both.dict) - memory:
                    values = both.dict[name]
                    assert (values == (public.dict[name] if name in public.dict else private.dict[name])).all()

    def test_the_private_part_is_what_others_do_not_see(self) -> None:
        game = pyspiel.load_game("tafelrunde_claim(first=0)")
        private = observer(game, public=False)
        remembered = observer(game, public=False, recall=True)
        state = game.new_initial_state()
        assert private.string_from(state, 0) == remembered.string_from(state, 0) == ""
        state.apply_action(7)
        assert json.loads(private.string_from(state, 0)) == {"hand": [["goblin_7"], []]}
        assert remembered.string_from(state, 0) == "is-dealt seat=0 card=goblin_7"
        assert private.string_from(state, 1) == remembered.string_from(state, 1) == ""

    @pytest.mark.parametrize("game", VARIANTS)
    def test_tensors_keep_their_size_and_hold_numbers_from_0_to_1(self, game: str) -> None:
        loaded = pyspiel.load_game(game)
        for state in play(loaded, seed=10):
            for player in range(2):
                seen, known = state.observation_tensor(player), state.information_state_tensor(player)
                assert len(seen) == loaded.observation_tensor_size()
                assert len(known) == loaded.information_state_tensor_size()
                assert 0.0 <= min(seen + known) <= max(seen + known) <= 1.0

    def test_the_hand_is_in_the_tensor_zeros_counted(self) -> None:
        state = pyspiel.load_game("tafelrunde_claim(first=0)").new_initial_state()
        for card in (0, 5, 0, 0):
            state.apply_action(card)
        both = observer(state.get_game())
        both.set_from(state, 0)
        assert [k for k, value in enumerate(both.dict["hand"][0]) if value] == [0, 5, 48, 49]
        assert not both.dict["hand"][1].any()
        assert list(both.dict["player"]) == [1.0, 0.0]
        both.set_from(state, 1)
        assert not both.dict["hand"].any()

    def test_a_critic_may_see_what_all_players_see(self) -> None:
        everything = pyspiel.IIGObservationType(
            perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
        )
        state = pyspiel.load_game("tafelrunde_claim(first=0)").new_initial_state()
        for card in (0, 5, 0, 0):
            state.apply_action(card)
        critic, own = make_observation(state.get_game(), everything), observer(state.get_game())
        critic.set_from(state, 0)
        for player in range(2):
            own.set_from(state, player)
            for name in ("hand", "voids"):
                assert (critic.dict[f"{player}.{name}"] == own.dict[name]).all()
        assert critic.string_from(state, 0) == str(state)

    @pytest.mark.slow
    @pytest.mark.parametrize(
        "game", ["claim", *(pytest.param(game, marks=pytest.mark.long) for game in ("tyrant", "morpork"))]
    )
    def test_openspiel_writes_a_playthrough(self, game: str) -> None:
        """Its generator asks for every observer that a game may have."""
        lines = playthrough_lines(f"tafelrunde_{game}", seed=1)
        assert any(line.startswith("PublicObservationString") for line in lines)
        assert any(line.startswith("PrivateObservationString(0)") for line in lines)

    def test_what_no_observer_does_is_refused(self) -> None:
        game = pyspiel.load_game("tafelrunde_claim")
        kinds = pyspiel.PrivateInfoType
        with pytest.raises(ViewError, match="and what is now: ask with public_info alone"):
            make_observation(game, pyspiel.IIGObservationType(perfect_recall=True, private_info=kinds.ALL_PLAYERS))
        with pytest.raises(ViewError, match="an observer of nothing"):
            observer(game, public=False, private=False)
        with pytest.raises(ViewError, match="no parameters, not size"):
            make_observation(game, None, {"size": 3})

    def test_a_game_without_an_encoder_has_strings_only(self) -> None:
        openspiel.register()
        game = pyspiel.load_game("tafelrunde_scuffle")
        assert not game.get_type().provides_observation_tensor
        state = game.new_initial_state()
        assert state.observation_string(0)
        assert observer(game).tensor is None
        with pytest.raises(ViewError, match="scuffle has no tensors: use the strings"):
            observer(game).set_from(state, 0)
        with pytest.raises(pyspiel.SpielError, match="tafelrunde_scuffle cannot be resampled"):
            state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))


class TestTokyo:
    def test_what_one_player_alone_knows_is_little(self) -> None:
        game = pyspiel.load_game("tafelrunde_tokyo(players=3)")
        kind = pyspiel.IIGObservationType(
            public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        assert make_observation(game, kind) is None
        assert observer(game).string_from(game.new_initial_state(), 2)

    def test_listed_tiles_are_a_parameter(self) -> None:
        tiles = "devious+final_roar+skulking+underdog+cyberbrain+fluxling+have_it_all+sonic_boomer+final_push+skybeam"
        with pytest.raises(OptionError, match="a side of each tile"):
            pyspiel.load_game("tafelrunde_tokyo(tiles=devious+barbs)")
        game = pyspiel.load_game(f"tafelrunde_tokyo(tiles={tiles})")
        assert str(pyspiel.load_game(str(game))) == str(game)
        assert game.options["tiles"] == tiles.split("+")
