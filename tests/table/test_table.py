"""A game in progress: commands, log, recovery, undo, and what each seat remembers."""

import json
import os
from collections import Counter
from pathlib import Path

import pytest

from contract.cases import CASES
from tafelrunde.core.errors import IllegalAction, OptionError, TafelrundeError
from tafelrunde.core.values import HIDDEN, NONE, SPECTATOR
from tafelrunde.table import LogError, Refused, Table
from tafelrunde.table.course import Entropy
from tafelrunde.table.file import ChangedFile, LogFile
from tafelrunde.testing.cases import Case


def claim(seed: int | None = 5, **options: object) -> Table:
    """Two people at a table of Claim, seat 0 to lead."""
    return Table("claim", ["human", "human"], {"first": 0, **options}, seed=seed)


def favour(*players: str) -> Table:
    """The second phase, two rounds before the end: seat 0 leads and wins what it likes."""
    hands = [["knight_9", "knight_8"], ["knight_3", "knight_2"]]
    return Table("claim", list(players) or ["human", "human"], position={"phase": "favour", "hand": hands})


def card(table: Table, name: str) -> int:
    """Return the action that plays a card."""
    return table.game.actions_codec.number("play", {"card": name})


def play(table: Table, *names: str) -> None:
    """Play cards, whoever's turn it is."""
    for name in names:
        table.submit(table.who, table.version, card(table, name))


def any_card(table: Table) -> int:
    """Return the first action on offer."""
    ask = table.ask(table.who)
    assert ask is not None
    return ask.actions[0]


def play_to_the_end(table: Table) -> None:
    """Play the first card on offer until the game is over."""
    while table.who != NONE:
        table.submit(table.who, table.version, any_card(table))


def snapshot(table: Table) -> tuple[int, str]:
    """Return all there is to change."""
    return table.version, table.export()


# Commands


def test_a_command_is_carried_out_and_chance_goes_on_by_itself() -> None:
    table = claim()
    assert (table.version, table.who) == (27, 0), "26 cards are dealt and one is turned up"
    assert table.submit(0, 27, any_card(table)).version == 28
    assert table.who == 1
    table.submit(1, 28, any_card(table))
    assert table.version == 31, "the answer, the loser's card, the next stake"


def test_a_stale_version_is_refused() -> None:
    table = claim()
    table.submit(0, 27, any_card(table))
    before = snapshot(table)
    with pytest.raises(Refused, match="version 27 is not the present one: look again, it is 28"):
        table.submit(1, 27, any_card(table))
    assert snapshot(table) == before


def test_a_seat_that_is_not_asked_is_refused() -> None:
    table = claim()
    before = snapshot(table)
    with pytest.raises(Refused, match="seat 1 is not asked: it is the turn of seat 0"):
        table.submit(1, table.version, any_card(table))
    assert snapshot(table) == before


@pytest.mark.parametrize("seat", [2, -1, None, "0", True, False, 0.0, [0], 10**30])
def test_what_is_no_seat_is_refused(seat: int) -> None:
    table = favour()
    play(table, "knight_9")
    before = snapshot(table)
    for command in (
        lambda: table.submit(seat, 1, 0, "x"),
        lambda: table.undo(seat, 1, "x"),
        lambda: table.events(-1 if seat is None else seat),
        lambda: table.history(-1 if seat is None else seat),
    ):
        with pytest.raises(Refused, match="is no seat: there are 0 to 1"):
            command()
    assert snapshot(table) == before


@pytest.mark.parametrize("action", ["0", None, 1.0, True, [], -1, 48, 10**30])
def test_what_is_no_action_is_refused(action: int) -> None:
    table = claim()
    before = snapshot(table)
    with pytest.raises(TafelrundeError):
        table.submit(0, table.version, action)
    assert snapshot(table) == before


def test_an_illegal_card_is_refused_with_its_rule() -> None:
    table = claim()
    ask = table.ask(0)
    assert ask is not None
    missing = next(action for action in range(48) if action not in ask.actions)
    before = snapshot(table)
    with pytest.raises(IllegalAction) as refusal:
        table.submit(0, table.version, missing)
    assert refusal.value.rule == "claim.play.own_hand"
    assert snapshot(table) == before


def test_a_command_sent_twice_is_carried_out_once() -> None:
    table = claim()
    action = any_card(table)
    first = table.submit(0, 27, action, "a1")
    before = snapshot(table)
    assert table.submit(0, 27, action, "a1") == first
    assert snapshot(table) == before


def test_a_cmd_id_is_the_seats_own() -> None:
    table = claim()
    table.submit(0, 27, any_card(table), "a1")
    assert table.submit(1, 28, any_card(table), "a1").version == 29


@pytest.mark.parametrize("cmd_id", ["", "x" * 65, 7, "a\u2028b", "\ud800", "a\nb"])
def test_a_strange_cmd_id_is_refused(cmd_id: str) -> None:
    table = claim()
    with pytest.raises(Refused, match="1 to 64 printable ASCII characters"):
        table.submit(0, 27, any_card(table), cmd_id)


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    table = favour()
    play(table, "knight_9", "knight_3", "knight_8", "knight_2")
    assert table.result == (1.0, -1.0)
    with pytest.raises(Refused, match="the game is over"):
        table.submit(0, table.version, 0)


def test_the_number_of_players_must_fit() -> None:
    with pytest.raises(OptionError, match="claim is for 2 players, not for 3"):
        Table("claim", ["human"] * 3)
    with pytest.raises(OptionError, match="players is the text 'human': give a list"):
        Table("claim", "human")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="1 players for 2 seats"):
        Table("claim", ["human"], position={})
    with pytest.raises(OptionError, match="cannot start from a view"):
        Table("claim", ["human", "human"], position=claim().view(0).position())
    with pytest.raises(TafelrundeError, match="there is no bot 'grandmaster' for claim: there are random"):
        Table("claim", ["human", "grandmaster"])


# Chance


def test_a_seed_gives_the_same_game_again() -> None:
    assert claim(seed=11).export() == claim(seed=11).export()
    assert claim(seed=11).export() != claim(seed=12).export()


def test_without_a_seed_every_deal_is_new() -> None:
    assert claim(seed=None).export() != claim(seed=None).export()


# Bots


def test_bots_play_when_they_are_asked() -> None:
    table = Table("claim", ["human", "random"], {"first": 1}, seed=4)
    assert table.who == 1
    assert table.bot_acts()
    assert table.who == 0
    assert not table.bot_acts()
    bots = Table("claim", ["random", "random"], seed=4)
    bots.run_bots()
    assert bots.result is not None


# Undo


def test_among_bots_the_last_card_can_be_taken_back() -> None:
    table = favour("human", "random")
    start = table.view(0)
    play(table, "knight_9")
    assert table.can_undo(0)
    assert not table.can_undo(1)
    assert table.undo(0, table.version).version == 2, "an undo is an entry too"
    assert table.view(0) == start


def test_a_card_that_another_person_has_seen_is_not_taken_back_alone() -> None:
    table = favour()
    play(table, "knight_9")
    assert table.can_ask_undo(0)
    with pytest.raises(Refused, match="something was drawn, rolled, revealed, seen or decided since"):
        table.undo(0, table.version)
    table.undo(0, table.version, hidden=True)  # at one screen, before the other person looks
    assert table.who == 0


def test_what_nobody_else_has_seen_is_taken_back_without_asking() -> None:
    """The king is told that an assassin was chosen, and not which one."""
    table = Table("tyrant", ["human", "human"], {"side": "a", "citizens": "listed"}, seed=1)
    start = table.view(1)
    for citizen in ("monk", "squire"):
        table.submit(1, table.version, table.game.actions_codec.number("choose", {"citizen": citizen}))
    for _ in range(2):
        table.undo(1, table.version)
    assert table.view(1) == start
    with pytest.raises(Refused, match="nothing to take back"):
        table.undo(1, table.version)


def test_what_chance_has_answered_stays() -> None:
    table = claim()
    table.submit(0, table.version, any_card(table))
    table.submit(1, table.version, any_card(table))
    assert not table.can_undo(0)
    assert not table.can_undo(1), "a card was drawn and another turned up"


def test_what_was_shown_stays_shown() -> None:
    """Seat 0 spies and is asked again at once: no draw and no other seat came between."""
    turn, spying = {"step": "turn", "who": 0}, {"step": "aim", "who": 0, "kind": "spy"}
    spy = {"seats": 3, "turn": 0, "hand0": ["wall_0"], "hand1": ["strike_0"], "stack": [{"step": "end"}, turn, spying]}
    table = Table("scuffle", ["human"] * 3, position=spy)
    table.submit(0, 0, table.game.actions_codec.number("aim", {"seat": 1}))
    assert table.who == 0
    assert not table.can_undo(0)


def test_the_end_of_the_game_stays_the_end() -> None:
    table = favour()
    play(table, "knight_9", "knight_3", "knight_8", "knight_2")
    assert table.result is not None
    assert not table.can_undo(1)


def test_an_undo_needs_the_present_version_and_can_be_repeated_safely() -> None:
    table = favour("human", "random")
    play(table, "knight_9")
    with pytest.raises(Refused, match="version 0"):
        table.undo(0, 0)
    receipt = table.undo(0, 1, "u1")
    play(table, "knight_8")
    assert table.undo(0, 1, "u1") == receipt
    assert table.version == 3


# What seats know


def test_events_are_told_to_each_seat_as_it_may_know_them() -> None:
    table = claim()
    mine = [event.args["card"] for event in table.events(0) if event.kind == "is-dealt"]
    assert mine.count(HIDDEN) == 13
    watched = [event.args["card"] for event in table.events(None) if event.kind == "is-dealt"]
    assert watched == [HIDDEN] * 26
    assert len(table.events(0, since=table.version)) == 0


def test_a_history_is_the_seats_own_actions_and_what_it_heard() -> None:
    table = claim()
    action = any_card(table)
    table.submit(0, table.version, action)
    assert action in table.history(0).entries
    assert [entry for entry in table.history(1).entries if isinstance(entry, int)] == []
    assert table.history(None).viewer == SPECTATOR
    lines = table.history(1).lines()
    assert "is-dealt seat=0 card=?" in lines
    assert lines[-1].startswith("plays seat=0 card=")


def test_a_history_remembers_what_was_taken_back() -> None:
    table = favour("human", "random")
    play(table, "knight_9")
    table.undo(0, table.version)
    assert table.history(1).lines() == ["plays seat=0 card=knight_9", "takes-back seat=0"]


# Log


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", [1, None])
def test_a_log_gives_the_table_back(case: Case, seed: int | None) -> None:
    table = Table(case.game, ["random"] * case.seats, case.options, seed=seed)
    for _ in range(25):
        table.bot_acts()
    again = Table.recover(table.export())
    assert again.export() == table.export()
    for seat in range(case.seats):
        assert again.view(seat) == table.view(seat)
        assert again.history(seat).lines() == table.history(seat).lines()


def test_a_recovered_game_with_a_seed_goes_on_as_it_would_have() -> None:
    table = claim(seed=8)
    again = Table.recover(table.export())
    play_to_the_end(table)
    play_to_the_end(again)
    assert again.export() == table.export()


def test_a_recovered_table_still_knows_its_commands_and_its_undo() -> None:
    table = favour("human", "random")
    first = table.submit(0, 0, card(table, "knight_9"), "a1")
    again = Table.recover(table.export())
    assert again.submit(0, 0, card(table, "knight_9"), "a1") == first
    assert again.version == 1
    again.undo(0, 1)
    assert Table.recover(again.export()).view(1) == favour().view(1)


def test_saving_replaces_the_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = claim()
    table.save(path)
    table.submit(0, table.version, any_card(table))
    table.save(path)
    assert path.read_text(encoding="utf-8") == table.export()
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_kept_file_holds_what_an_export_does(tmp_path: Path) -> None:
    table = favour("human", "random")
    file = LogFile(tmp_path / "game.jsonl")
    table.keep(file)
    play(table, "knight_9")
    table.keep(file)
    table.undo(0, table.version)
    table.keep(file)
    table.keep(file)
    assert file.path.read_text(encoding="utf-8") == table.export()
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.jsonl"]
    assert file.path.stat().st_mode & 0o077 == 0, "a log holds every secret"


def test_keeping_a_move_leaves_the_lines_before_it_alone(tmp_path: Path) -> None:
    table, file = kept(tmp_path)
    lines = file.path.read_bytes().splitlines()
    inode = file.path.stat().st_ino
    table.submit(0, table.version, any_card(table))
    table.keep(file)
    assert file.path.read_bytes().splitlines()[1 : len(lines)] == lines[1:]
    assert file.path.stat().st_ino == inode


def kept(folder: Path) -> tuple[Table, LogFile]:
    """Return a game and the file it is kept in."""
    table, file = claim(), LogFile(folder / "game.jsonl")
    table.keep(file)
    return table, file


def test_a_file_that_somebody_else_has_gone_on_with_stays_as_it_is(tmp_path: Path) -> None:
    table, file = kept(tmp_path)
    other, late = Table.recover(table.export()), LogFile(file.path)
    other.submit(0, other.version, any_card(other))
    other.keep(late)
    table.submit(0, table.version, any_card(table))
    with pytest.raises(ChangedFile, match=r"game\.jsonl was changed by somebody else meanwhile"):
        table.keep(file)
    assert file.path.read_text(encoding="utf-8") == other.export()


def test_a_full_disk_leaves_no_part_of_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, file = kept(tmp_path)
    before = file.path.read_bytes()
    table.submit(0, table.version, any_card(table))

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            table.keep(file)
    assert file.path.read_bytes() == before
    table.keep(file)
    assert file.path.read_text(encoding="utf-8") == table.export()


def test_after_a_power_cut_the_game_stands_where_the_last_whole_line_is(tmp_path: Path) -> None:
    """The lines reach the disk before the number of them does, and may do so in part."""
    table, file = kept(tmp_path)
    before = file.path.read_bytes()
    table.submit(0, table.version, any_card(table))
    table.keep(file)
    new = file.path.read_bytes()[len(before) :]
    for length in range(len(new) + 1):
        found = Table.recover((before + new[:length]).decode())
        assert found.version == 27 + (length >= len(new) - 1)
    assert Table.recover((before + b"\0" * 40).decode()).version == 27


def test_what_a_power_cut_has_left_is_tidied_up(tmp_path: Path) -> None:
    table, file = kept(tmp_path)
    with file.path.open("a") as torn:
        torn.write('{"who": 0, "do": "pl')
    found, again = Table.recover(file.path.read_text(encoding="utf-8")), LogFile(file.path)
    found.keep(again)
    assert file.path.read_text(encoding="utf-8") == table.export()


def test_logs_of_format_1_are_read() -> None:
    lines = log_lines()
    assert Table.recover(format_1(lines)).export() == "\n".join(lines) + "\n"


def test_logs_of_format_2_are_read() -> None:
    lines = log_lines()
    older = [lines[0].replace('"tafelrunde-log": 3', '"tafelrunde-log": 2'), *lines[1:]]
    assert older != lines
    assert Table.recover("\n".join(older) + "\n").export() == "\n".join(lines) + "\n"


def format_1(lines: list[str]) -> str:
    """Return a log as it was written when a last line counted the entries."""
    first = {name: value for name, value in json.loads(lines[0]).items() if name != "entries"}
    count = {"entries": len(lines) - 1}
    return "\n".join([json.dumps(first | {"tafelrunde-log": 1}), *lines[1:], json.dumps(count)])


def log_lines() -> list[str]:
    table = claim()
    table.submit(0, table.version, any_card(table), "a1")
    return table.export().splitlines()


def broken(number: int, **fields: object) -> str:
    """Return a log in which a line (counted from 0) says something else."""
    lines = log_lines()
    lines[number] = json.dumps({**json.loads(lines[number]), **fields})
    return "\n".join(lines)


def test_a_changed_entry_is_named() -> None:
    dealt = json.loads(log_lines()[3])["card"]
    other = next(json.loads(line)["card"] for line in log_lines()[4:] if "card" in json.loads(line))
    assert other != dealt
    with pytest.raises(LogError, match=r"entry 3 of the log leads to [0-9a-f]{16}, but the log says") as error:
        Table.recover(broken(3, card=other))
    assert error.value.entry == 3


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the log is empty"),
        ("{}", "no log of Tafelrunde"),
        ("\n".join(log_lines()[:-1]), "cut: 27 entries are there, but its first line speaks of 28"),
        ("\n".join([*log_lines()[:9], *log_lines()[10:]]), "cut: 27 entries are there, but"),
        ("\n".join(log_lines())[:800], r"cut: \d entries are there, but its first line speaks of 28"),
        ("\n".join([*log_lines()[:8], log_lines()[8][:40], *log_lines()[9:]]), "line 9 of the log.* is cut or damaged"),
        ("\n".join(log_lines())[:90], "line 1 of the log.* is cut or damaged"),
        ("\n".join(log_lines()[:1]), "cut: 0 entries are there"),
        (broken(0, entries="many"), "cut: 28 entries are there, but no number of them in its first line"),
        (format_1(log_lines()).rpartition("\n")[0], "cut: 28 entries are there, but no number of them in its last"),
        (format_1(log_lines()[:9]).replace(": 8}", ": 28}"), "cut: 8 entries are there, but its last line speaks of"),
        (format_1(log_lines()).replace(": 28}", ": 9}"), "changed: it has 28 entries, but its last line speaks of 9"),
        (format_1(log_lines())[:800], r"cut: \d entries are there, but no number of them"),
        (broken(0, **{"tafelrunde-log": 4}), "format 4, this program reads up to 3: a newer Tafelrunde may read it"),
        (broken(0, rules="2.0"), "'2.0' is no version of rules"),
        (broken(0, rules="\u00b2"), "is no version of rules"),
        (broken(0, rules="99"), "version 99 of the rules of claim, this program knows"),
        (broken(0, game="chess"), "there is no game 'chess': there are claim"),
        (broken(0, players=["human"]), "not for 1"),
        (broken(0, players="ab"), "players are 'ab', not a list of names"),
        (broken(0, players=["human", "deep"]), "there is no bot 'deep'"),
        (broken(0, options={"first": 7}), "option 'first' is 7: it takes random, 0, 1"),
        (broken(0, options=[]), "options are"),
        (broken(0, seed="x"), "the seed is 'x'"),
        (broken(0, position=3), "the position is 3"),
        (broken(0, key="zz"), "'zz' is no key"),
        (broken(0, key="0" * 16), "the first position of the log leads to"),
        (broken(28, who=1), "entry 28 of the log is by seat 1, but seat 0 is asked"),
        (broken(2, who=1, do="play"), "entry 2 of the log is by seat 1, but chance is asked"),
        (broken(2, who="me"), "'me' is no seat"),
        (broken(2, do="fly"), "'fly' is no verb"),
        (broken(2, card="joker"), "'joker' is no card"),
        (broken(2, card=[1]), "is no card"),
        (broken(2, extra=1), "takes card, not card, extra"),
        (broken(28, do="undo"), "undo takes back \\(int\\), not card"),
        (broken(28, card="goblin_1", cmd_id=4), "4 is no cmd_id"),
        ("[" * 100_000, "is cut or damaged"),
    ],
)
def test_a_damaged_log_is_refused_in_one_sentence(text: str, message: str) -> None:
    with pytest.raises(TafelrundeError, match=message) as error:
        Table.recover(text)
    assert "\n" not in str(error.value)


def test_an_illegal_entry_is_named() -> None:
    lines = log_lines()
    held = {json.loads(line).get("card") for line in lines}
    missing = next(name for name in claim().game.names.kinds["card"] if name not in held)
    with pytest.raises(LogError, match="entry 28 of the log cannot be: play card=") as error:
        Table.recover(broken(28, card=missing))
    assert error.value.entry == 28


def test_chance_draws_each_outcome_about_as_often() -> None:
    dice = Entropy()
    for outcomes in (1, 6, 26, 300):
        drawn = Counter(dice.below(outcomes) for _ in range(100 * outcomes))
        assert set(drawn) == set(range(outcomes)), "each of them can come, and nothing else"
        assert all(40 < times < 180 for times in drawn.values())
