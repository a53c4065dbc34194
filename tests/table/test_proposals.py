"""What a command would do: looked at, dropped or accepted, and taken from another process."""

import json

import pytest

from contract.cases import CASES
from tafelrunde.core.errors import IllegalAction, TafelrundeError
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.table import HUMAN, DamagedLog, LogError, Refused, Table
from tafelrunde.table.commands import AskAgain, Reading, Resign, Settle, Stand, Submit, Undo
from tafelrunde.testing.cases import Case

ANNA, BEA = 0, 1
ONE_OF_EACH = list({case.game.id: case for case in CASES}.values())
"""The last variant of each game."""
WINDOW: dict[str, object] = {
    "game": "morpork",
    "areas": {"dimwell": {"minions": [1, 3], "trouble": True}},
    "hand": [["hello", "groat"], ["gaspode"]],
}


def claim(seed: int | None = 5) -> Table:
    return Table("claim", [HUMAN, HUMAN], {"first": ANNA}, seed=seed)


def first(table: Table) -> int:
    """Return the first action on offer."""
    ask = table.ask(table.who)
    assert ask is not None
    return ask.actions[0]


def answer(table: Table, cmd_id: str | None = None) -> Submit:
    """Return the first answer on offer, as a command."""
    return Submit(table.who, table.version, (first(table),), cmd_id=cmd_id)


def attacked(slow_passes: bool = False) -> Table:
    """Anna assassinates a minion of Bea's, who could stop that."""
    return attack(Table("morpork", [HUMAN, HUMAN], seed=1, position=WINDOW, slow_passes=slow_passes))


def attack(table: Table) -> Table:
    for verb, args in (("play", {"card": "hello"}), ("minion", {"seat": BEA, "area": "dimwell"})):
        table.submit(table.who, table.version, table.game.actions_codec.number(verb, args))
    return table


def seen(table: Table) -> object:
    """Return all that can be seen of a table from outside, and how it would go on."""
    seats = range(len(table.players))
    return (
        table.export(),
        table.version,
        table.seq,
        table.players,
        [(table.view(seat), table.can_undo(seat), table.standing(seat)) for seat in seats],
        [table.history(seat).lines() for seat in seats],
        table.desk(0, since=max(0, table.version - 3)),
        table.request,
        table.paused,
        table.clock,
    )


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_a_proposal_that_is_dropped_leaves_no_trace(case: Case) -> None:
    """Beside each move others are tried and dropped: the game goes as it goes without them, chance too."""
    plain, tried = (Table(case.game, [HUMAN] * case.seats, case.options, seed=3) for _ in range(2))
    rng = Rng(7)
    for _ in range(8):
        if plain.who == NONE:
            break
        ask = plain.ask(plain.who)
        assert ask is not None
        before = seen(tried)
        for action in ask.actions[:2]:
            tried.propose(Submit(tried.who, tried.version, (action,), cmd_id="x"))
        tried.propose(Resign(tried.who))
        assert seen(tried) == before
        action = ask.actions[rng.below(len(ask.actions))]
        plain.submit(plain.who, plain.version, action)
        tried.submit(tried.who, tried.version, action)
        assert tried.export() == plain.export()


def test_a_proposal_holds_all_that_follows_from_a_command() -> None:
    table = claim()
    table.submit(ANNA, table.version, first(table))
    proposal = table.propose(answer(table, "c1"))
    assert [entry.who for entry in proposal.entries] == [BEA, CHANCE, CHANCE]
    assert proposal.seq == table.seq == len(table.lines())
    assert [json.loads(line)["who"] for line in proposal.lines] == [BEA, "chance", "chance"]
    assert table.accept(proposal).version == 29
    assert table.version == 31
    assert table.lines()[-3:] == proposal.lines


def test_of_two_proposals_one_can_be_accepted() -> None:
    table = claim()
    one, other = table.propose(answer(table)), table.propose(Resign(BEA))
    table.accept(one)
    before = seen(table)
    with pytest.raises(Refused, match="proposed at line 28 of the log, now 29: propose anew"):
        table.accept(other)
    with pytest.raises(Refused, match="propose anew"):
        table.accept(one)
    assert seen(table) == before


def test_a_command_sent_again_proposes_nothing() -> None:
    table = claim()
    command = answer(table, "c1")
    receipt = table.accept(table.propose(command))
    again = table.propose(command)
    assert (again.again, again.lines, table.accept(again)) == (True, [], receipt)
    assert table.version == 28


def test_a_dropped_command_may_be_sent_again() -> None:
    table = claim()
    command = answer(table, "c1")
    table.propose(command)
    assert not table.propose(command).again


def test_a_dropped_pass_is_asked_for_again() -> None:
    table = attacked()
    table.propose(Stand(BEA, table.version))
    assert (table.standing(BEA), table.who) == ([], BEA)


# Several actions as one command


def walk(table: Table, *cards: str) -> Submit:
    codec = table.game.actions_codec
    return Submit(table.who, table.version, tuple(codec.number("play", {"card": card}) for card in cards), cmd_id="w")


def two_in_a_row(anna: str = HUMAN) -> Table:
    """Bea answers, wins, and leads the next card: two actions of hers, and nothing between."""
    hands = [["knight_2", "knight_4"], ["knight_9", "knight_8", "knight_7"]]
    position: dict[str, object] = {"phase": "favour", "leader": ANNA, "trick": "knight_3", "hand": hands}
    return Table("claim", [anna, HUMAN], position=position)


def test_several_actions_are_one_command() -> None:
    table = two_in_a_row()
    proposal = table.propose(walk(table, "knight_9", "knight_7"))
    assert [(entry.joined, entry.cmd_id) for entry in proposal.entries] == [(False, None), (True, "w")]
    assert table.accept(proposal).version == 2
    assert table.who == ANNA


def test_if_one_of_them_cannot_be_none_is_done() -> None:
    table = two_in_a_row()
    before = seen(table)
    with pytest.raises(IllegalAction):
        table.propose(walk(table, "knight_9", "knight_9"))
    with pytest.raises(Refused, match="after 2 of 3 actions seat 1 is not asked any more: nothing was done"):
        table.propose(walk(table, "knight_9", "knight_7", "knight_8"))
    with pytest.raises(Refused, match="0 actions in one command: give 1 to 64"):
        table.propose(Submit(BEA, 0, ()))
    assert seen(table) == before


def test_what_was_one_command_is_taken_back_in_one() -> None:
    table = two_in_a_row("random")
    start = table.view(BEA)
    table.accept(table.propose(walk(table, "knight_9", "knight_7")))
    table = Table.recover(table.export())
    table.undo(BEA, table.version)
    assert table.view(BEA) == start
    assert not table.can_undo(BEA)
    assert json.loads(table.lines()[-1])["back"] == 2


# What another process has written


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_a_table_that_catches_up_is_as_the_one_it_follows(case: Case) -> None:
    table = Table(case.game, ["random"] * case.seats, case.options, seed=4)
    other = Table.load(table.lines())
    for _ in range(10):
        table.bot_acts()
        other.catch_up(table.lines()[other.seq :])
        assert seen(other) == seen(table)


def test_lines_that_cannot_be_change_nothing() -> None:
    table, other = claim(), claim()
    for _ in range(4):
        other.submit(other.who, other.version, first(other))
    lines = other.lines()[table.seq :]
    before = seen(table)
    for wrong in (lines[1:], [*lines[:2], "{"], [lines[0], lines[0]], [lines[0].replace('"key":"', '"key":"f')]):
        with pytest.raises(TafelrundeError):
            table.catch_up(wrong)
        assert seen(table) == before
    table.catch_up(lines)
    assert table.export() == other.export()


def test_a_table_is_loaded_exactly_as_far_as_its_lines_go() -> None:
    """The deal is broken off: nobody draws a card that is in no log."""
    lines = claim().lines()
    half = Table.load(lines[:10])
    assert (half.seq, half.who, half.unsettled) == (10, CHANCE, True)
    half.catch_up(lines[10:])
    assert (half.export(), half.unsettled) == (claim().export(), False)
    with pytest.raises(LogError, match="the log is empty"):
        Table.load([])


def test_a_log_of_other_rules_is_followed_as_far_as_it_can_be() -> None:
    """Anna's card leads elsewhere since: what came before it is there, and nothing can be done after it."""
    table = claim()
    for _ in range(4):
        table.submit(table.who, table.version, first(table))
    lines = table.lines()
    assert Table.as_far(lines).differs is None
    lines[30] = lines[30].replace('"key":"', '"key":"f')
    with pytest.raises(LogError, match="entry 30 of the log leads to"):
        Table.load(lines)
    found = Table.as_far(lines)
    assert found.differs is not None
    assert (found.version, found.differs.entry, found.differs.rule) == (29, 30, "claim.recruit.draw")
    desk = found.desk(ANNA)
    assert (desk.ask, desk.paused, desk.undo, desk.ending) == (None, False, False, None), "it stands, and asks nobody"
    assert found.history(ANNA).lines() == table.history(ANNA).lines()[: len(found.history(ANNA).lines())]
    with pytest.raises(Refused, match=r"entry 30 of the log leads to .* but not gone on with"):
        found.propose(Resign(ANNA))
    with pytest.raises(LogError):
        found.catch_up(lines[found.seq :])
    damaged = Table.as_far([*lines[:32], "{", *lines[33:]])
    assert (damaged.version, str(damaged.differs)) == (29, str(found.differs))
    only_damaged = Table.as_far([*table.lines()[:32], "{"])
    assert (only_damaged.version, type(only_damaged.differs)) == (31, DamagedLog)
    with pytest.raises(LogError, match="no log of Tafelrunde"):
        Table.as_far(["{}"])


# Clocks


def test_what_the_clocks_showed_is_kept_with_the_command() -> None:
    table = claim()
    assert table.clock is None
    reading = Reading((59_000, 60_000), 1_700_000_000_000)
    table.accept(table.propose(Submit(ANNA, table.version, (first(table),), clock=reading)))
    assert table.clock == reading
    assert Table.recover(table.export()).clock == reading
    assert json.loads(table.lines()[-1])["clock"] == {"left": [59_000, 60_000], "at": 1_700_000_000_000}


# Passing beforehand, without telling when


def passing(slow_passes: bool = False) -> Table:
    """Bea has decided before Anna's attack that she will not stop it."""
    table = Table("morpork", [HUMAN, HUMAN], seed=1, position=WINDOW, slow_passes=slow_passes)
    key = json.loads(table.lines()[0])["key"]
    table.catch_up([json.dumps({"who": BEA, "do": "stand", "question": "remove_window", "key": key})])
    return attack(table)


def test_a_table_may_wait_with_passes() -> None:
    at_once, slow = passing(), passing(slow_passes=True)
    assert at_once.view(None).question == "removed_window"
    assert (slow.view(None).question, slow.who, slow.unsettled) == ("remove_window", BEA, True)
    slow = Table.recover(slow.export())
    slow.accept(slow.propose(Settle()))
    assert (slow.view(None), slow.unsettled) == (at_once.view(None), False)
    assert [record.entry.standing for record in slow.records] == [False, False, True]
    assert not slow.can_undo(BEA), "nobody has decided this just now"
    with pytest.raises(Refused, match="nothing to do that nobody decides"):
        slow.propose(Settle())


def test_whoever_passes_for_good_passes_at_once() -> None:
    table = attacked(slow_passes=True)
    table.stand(BEA, table.version)
    assert table.view(None).question == "removed_window"


def test_what_a_seat_tells_the_table_alone_makes_no_version() -> None:
    table = attacked()
    version, seq, desk = table.version, table.seq, table.desk(ANNA, since=0)
    table.accept(table.propose(AskAgain(BEA)))
    assert (table.version, table.seq) == (version, seq + 1)
    assert table.desk(ANNA, since=0) == desk


def test_an_undo_is_proposed_like_anything_else() -> None:
    table = two_in_a_row("random")
    table.accept(table.propose(walk(table, "knight_9")))
    before = seen(table)
    table.propose(Undo(BEA, table.version))
    assert seen(table) == before
