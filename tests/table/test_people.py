"""What people do at a table beside playing: ask, agree, give up, leave, come back, pause; and after a restart too."""

import json

import pytest

from contract.cases import CASES
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.table import HUMAN, LogError, Refused, Table, log
from tafelrunde.table.commands import (
    Answer,
    AskUndo,
    CallBot,
    Command,
    GiveBack,
    GoOn,
    Lapse,
    NoteAway,
    NoteHere,
    Nudge,
    OfferDraw,
    Pause,
    ReadClock,
    Reading,
    Resign,
    Settle,
    Submit,
    TakeOver,
    Undo,
)
from tafelrunde.testing.cases import Case

ANNA, BEA, CAROL = 0, 1, 2


def favour(*players: str) -> Table:
    """The second phase of Claim, three rounds before the end: seat 0 leads."""
    hands = [["knight_9", "knight_8", "dwarf_1"], ["knight_3", "knight_2", "goblin_5"]]
    return Table("claim", list(players) or [HUMAN, HUMAN], position={"phase": "favour", "hand": hands})


def play(table: Table, *cards: str) -> None:
    for card in cards:
        table.submit(table.who, table.version, table.game.actions_codec.number("play", {"card": card}))


def three() -> Table:
    return Table("tokyo", [HUMAN] * 3, seed=2)


def do(table: Table, command: Command) -> Table:
    """Carry out a command, and go on with the table as it is after a restart."""
    table.accept(table.propose(command))
    again = Table.recover(table.export())
    assert again.export() == table.export()
    for seat in (None, *range(len(table.players))):
        assert again.desk(seat) == table.desk(seat)
    assert (again.players, again.result, again.unsettled) == (table.players, table.result, table.unsettled)
    return again


def told(table: Table) -> list[str]:
    return [event.kind for event in table.events(None)]


# Taking back with consent


def test_with_consent_an_undo_goes_past_the_others_decision() -> None:
    table = favour()
    start = table.view(ANNA)
    play(table, "knight_9", "knight_3")
    assert not table.can_undo(ANNA)
    assert table.can_ask_undo(ANNA)
    assert table.can_ask_undo(BEA), "Anna has seen her card"
    table = do(table, AskUndo(ANNA, table.version))
    request = table.request
    assert request is not None
    assert (request.what, request.seat, request.waiting) == ("undo", ANNA, [BEA])
    table = do(table, Answer(BEA, yes=True))
    assert (table.view(ANNA), table.request) == (start, None)
    assert told(table)[-3:] == ["asks-to-take-back", "agrees", "takes-back"]
    assert [row["back"] for row in map(json.loads, table.lines()) if row.get("do") == "undo"] == [2]


def test_what_was_taken_back_is_no_part_of_what_counts() -> None:
    """A bot that takes the seat over then is told of the game as it stands."""
    table = favour()
    play(table, "knight_9", "knight_3")
    assert [event.kind for event in table.past(BEA)][:2] == ["plays", "plays"]
    table = do(table, AskUndo(ANNA, table.version))
    table = do(table, Answer(BEA, yes=True))
    assert table.past(BEA) == []
    play(table, "knight_8")
    assert [event.args["card"] for event in table.past(BEA)] == [table.game.names.read("card", "knight_8")]


def test_what_is_taken_back_says_how_far_the_game_goes_back() -> None:
    table = favour()
    for cards in (["knight_9"], ["knight_8", "knight_3"], ["knight_9"]):
        play(table, *cards)
        table = do(table, AskUndo(ANNA, table.version))
        table = do(table, Answer(BEA, yes=True))
    back = [(deed.version, deed.back_to) for deed in table.desk(None, since=0).deeds if deed.taken_back]
    assert back == [(4, 0), (9, 4), (13, 9)]


def test_whoever_declines_keeps_the_game_as_it_is() -> None:
    table = favour()
    play(table, "knight_9", "knight_3")
    before = table.view(None)
    table = do(table, AskUndo(ANNA, table.version))
    table = do(table, Answer(BEA, yes=False))
    assert (table.view(None), table.request) == (before, None)
    assert table.can_ask_undo(ANNA)


def test_what_is_asked_falls_when_the_game_goes_on() -> None:
    table = favour()
    play(table, "knight_9", "knight_3")
    table = do(table, AskUndo(ANNA, table.version))
    play(table, "knight_8")
    assert (table.request, told(table)[-2:]) == (None, ["lapses", "plays"]), "and everybody is told"
    with pytest.raises(Refused, match="nothing is asked of seat 1"):
        table.propose(Answer(BEA, yes=True))


def asked_of_a_bot() -> Table:
    """Two people have played, and a bot is asked: the first of them asks to take their answer back."""
    table = Table("scuffle", [HUMAN, HUMAN, HUMAN], seed=1)
    while not any(table.can_ask_undo(seat) for seat in range(3) if seat != table.who):
        ask = table.ask(table.who)
        assert ask is not None
        table.submit(table.who, table.version, ask.actions[-1])
    table = do(table, TakeOver(table.who, "random"))
    asker = next(seat for seat in range(3) if table.can_ask_undo(seat))
    return do(table, AskUndo(asker, table.version))


def test_a_bot_waits_until_it_is_known_whether_something_is_taken_back() -> None:
    table = asked_of_a_bot()
    request = table.request
    assert request is not None
    assert (table.held, table.unsettled) == (True, False)
    table = do(table, Answer(request.waiting[0], yes=True))
    assert (table.who, table.held) == (request.seat, False)


def test_what_nobody_answers_is_over_when_the_table_says_so() -> None:
    table = asked_of_a_bot()
    request = table.request
    assert request is not None
    with pytest.raises(Refused, match="has asked for nothing"):
        table.propose(Lapse(request.waiting[0]))
    table = do(table, Lapse(request.seat))
    assert (table.request, table.held, told(table)[-1]) == (None, False, "lapses")
    assert table.bot_acts()


def test_no_pass_comes_while_somebody_asks_to_take_something_back() -> None:
    """Not even where the table is about to pass for somebody who always does."""
    table, rng = Table("morpork", [HUMAN] * 3, seed=4, slow_passes=True), Rng(4)
    waited = 0
    while table.version < 700 and table.who != NONE:
        if table.unsettled:
            for seat in range(3):
                if table.can_ask_undo(seat):
                    proposal = table.propose(AskUndo(seat, table.version))
                    assert [entry.do for entry in proposal.entries] == ["ask-undo"]
                    assert (proposal.course.pending, proposal.course.unsettled) == (True, False)
                    waited += 1
            table.accept(table.propose(Settle()))
            continue
        if table.can_stand(table.who):
            table.stand(table.who, table.version)
            continue
        ask = table.ask(table.who)
        assert ask is not None
        table.submit(table.who, table.version, ask.actions[rng.below(len(ask.actions))])
    assert waited > 3


def test_only_who_is_waited_for_answers_and_one_thing_is_asked_at_a_time() -> None:
    table = favour()
    play(table, "knight_9", "knight_3")
    table = do(table, AskUndo(ANNA, table.version))
    with pytest.raises(Refused, match="nothing is asked of seat 0"):
        table.propose(Answer(ANNA, yes=True))
    with pytest.raises(Refused, match="seat 0 has asked for something already"):
        table.propose(OfferDraw(BEA))


def test_everybody_is_asked() -> None:
    table = Table("scuffle", [HUMAN] * 3, seed=1)
    while table.version < 60 and not any(table.can_ask_undo(seat) for seat in range(3)):
        ask = table.ask(table.who)
        assert ask is not None
        table.submit(table.who, table.version, ask.actions[-1])
    seat = next(seat for seat in range(3) if table.can_ask_undo(seat))
    one, other = (k for k in range(3) if k != seat)
    before = table.view(None)
    table = do(table, AskUndo(seat, table.version))
    table = do(table, Answer(one, yes=True))
    assert table.view(None) == before
    table = do(table, Answer(other, yes=True))
    assert (table.who, table.request) == (seat, None)


def test_no_consent_leads_past_what_was_drawn() -> None:
    table = Table("claim", [HUMAN, HUMAN], {"first": ANNA}, seed=5)
    for _ in range(2):
        ask = table.ask(table.who)
        assert ask is not None
        table.submit(table.who, table.version, ask.actions[0])
    for seat in (ANNA, BEA):
        assert not table.can_ask_undo(seat)
        with pytest.raises(Refused, match="something was drawn, rolled or revealed since"):
            table.propose(AskUndo(seat, table.version))


def test_bots_are_not_asked() -> None:
    table = favour(HUMAN, "random")
    start = table.view(ANNA)
    play(table, "knight_9")
    table.bot_acts()
    assert table.can_undo(ANNA)
    assert not table.can_ask_undo(ANNA)
    table = do(table, Undo(ANNA, table.version))
    assert table.view(ANNA) == start


def test_asking_where_nobody_need_be_asked_takes_back_at_once() -> None:
    table = favour(HUMAN, "random")
    play(table, "knight_9")
    table = do(table, AskUndo(ANNA, table.version))
    assert (table.who, table.request) == (ANNA, None)


def test_what_was_offered_meanwhile_makes_no_move_late() -> None:
    table = favour()
    version = table.version
    table = do(table, OfferDraw(BEA))
    assert table.version == version + 1
    table.submit(ANNA, version, table.game.actions_codec.number("play", {"card": "knight_9"}))
    with pytest.raises(Refused, match="version 0 is not the present one: look again, it is 2"):
        table.submit(BEA, version, table.game.actions_codec.number("play", {"card": "knight_3"}))


# Draws


def test_people_may_agree_to_a_draw_where_the_game_knows_one() -> None:
    table = do(favour(), OfferDraw(BEA))
    assert not table.can_offer_draw(ANNA)
    table = do(table, Answer(ANNA, yes=True))
    assert (table.result, table.who) == ((0.0, 0.0), NONE)
    desk = table.desk(ANNA)
    assert desk.ending is not None
    assert (desk.ending.how, desk.ask, desk.picture.over) == ("draw", None, True)
    with pytest.raises(Refused, match="the game is over"):
        table.submit(ANNA, table.version, 0)


def test_an_offered_draw_stays_open_until_the_other_moves() -> None:
    table = do(favour(), OfferDraw(ANNA))
    play(table, "knight_9")
    assert table.request is not None
    play(table, "knight_3")
    assert table.request is None


def test_no_draw_where_somebody_always_wins_or_only_bots_are_left() -> None:
    with pytest.raises(Refused, match="tokyo knows no draw"):
        three().propose(OfferDraw(ANNA))
    with pytest.raises(Refused, match="the others are bots"):
        favour(HUMAN, "random").propose(OfferDraw(ANNA))


# Giving up


def test_of_two_players_the_other_wins() -> None:
    table = do(favour(), Resign(BEA, why="clock"))
    assert table.result == (1.0, -1.0)
    ending = table.ending
    assert ending is not None
    assert (ending.how, ending.seat, ending.why) == ("resigned", BEA, "clock")
    assert not table.can_undo(ANNA)


def test_with_more_players_a_bot_takes_the_seat_for_good() -> None:
    table = do(three(), Resign(BEA, bot="random"))
    assert (table.players, table.result) == ([HUMAN, "random", HUMAN], None)
    with pytest.raises(Refused, match="was not taken over"):
        table.propose(GiveBack(BEA))
    with pytest.raises(Refused, match="seat 1 is the bot's 'random': no person plays there"):
        table.propose(Resign(BEA))
    while table.who != BEA:
        ask = table.ask(table.who)
        assert ask is not None
        table.submit(table.who, table.version, ask.actions[0])
    assert table.bot_acts()


def test_once_every_person_has_resigned_the_game_is_over_and_nobody_has_won_it() -> None:
    table = do(do(three(), Resign(BEA, bot="random")), TakeOver(CAROL, "random"))
    table = do(table, Resign(ANNA, bot="random"))
    assert table.ending is None, "Carol may come back"
    table = do(table, Resign(CAROL, bot="random"))
    ending = table.ending
    assert ending is not None
    assert (ending.how, ending.why) == ("void", "resigned")


def test_an_unknown_bot_takes_no_seat() -> None:
    for command in (Resign(BEA, bot="deepblue"), TakeOver(BEA, "deepblue")):
        with pytest.raises(TafelrundeError, match="there is no bot 'deepblue' for tokyo"):
            three().propose(command)


def test_an_answer_is_not_waited_for_from_who_has_left() -> None:
    table = favour()
    play(table, "knight_9", "knight_3")
    table = do(table, AskUndo(ANNA, table.version))
    table = do(table, TakeOver(BEA, "random", why="left"))
    assert table.who == ANNA
    assert told(table)[-2:] == ["left-taken-over", "takes-back"]


# A bot in a person's place


def test_a_bot_plays_until_the_person_comes_back() -> None:
    table = favour()
    play(table, "knight_9")
    table = do(table, TakeOver(BEA, "random", why="clock"))
    assert (table.players, table.away) == ([HUMAN, "random"], frozenset({BEA}))
    assert table.desk(ANNA).seats[BEA].bot == "random"
    with pytest.raises(Refused, match="seat 1 is the bot's 'random'"):
        table.propose(TakeOver(BEA, "greedy"))
    assert table.bot_acts()
    table = do(table, GiveBack(BEA))
    assert (table.players, table.away) == ([HUMAN, HUMAN], frozenset())
    assert not table.bot_acts()
    with pytest.raises(Refused, match="nothing to give back"):
        table.propose(GiveBack(BEA))


def test_how_often_a_bot_sat_in_is_counted() -> None:
    table = favour()
    play(table, "knight_9")
    table = do(table, TakeOver(BEA, "random", why="clock"))
    assert table.bot_acts()
    table = do(table, GiveBack(BEA))
    play(table, "knight_8")
    bea = table.ask(BEA)
    assert bea is not None
    table = do(table, Submit(BEA, table.version, (bea.actions[0],), stand_in="random", why="clock"))
    assert (dict(table.stood_in), sorted(table.overslept)) == ({BEA: 2}, [BEA])
    assert "late-stood-in" in told(table)
    play(table, "dwarf_1")
    assert table.stood_in == {BEA: 2}, "what is forced nobody has decided"


# Somebody who is not there


def waited_for() -> Table:
    return do(three(), NoteAway(three().who, since=1000))


def test_the_others_agree_to_a_bot_for_whoever_is_not_there() -> None:
    table = waited_for()
    away = table.who
    one, other = (seat for seat in range(3) if seat != away)
    assert (table.missed, table.version) == (1000, three().version), "that somebody is not there is no news of the game"
    table = do(table, CallBot(one))
    assert (sorted(table.agreed), told(table)[-1]) == ([one], "calls-bot")
    with pytest.raises(Refused, match="has said that already"):
        table.propose(CallBot(one))
    with pytest.raises(Refused, match="waits for no person"):
        table.propose(CallBot(away))
    table = do(table, CallBot(one, on=False))
    table = do(table, CallBot(other))
    assert (sorted(table.agreed), told(table)[-2:]) == ([other], ["calls-no-bot", "calls-bot"])
    table = do(table, TakeOver(away, "random", why="away"))
    assert (table.missed, table.agreed, told(table)[-1]) == (None, frozenset(), "missed-taken-over")


def test_whoever_comes_in_time_is_waited_for_no_longer() -> None:
    table = waited_for()
    away = table.who
    other = (away + 1) % 3
    table = do(do(table, CallBot(other)), NoteHere(away))
    assert (table.missed, table.agreed) == (None, frozenset())
    with pytest.raises(Refused, match="waits for no person"):
        table.propose(CallBot(other))
    table = do(table, NoteAway(away, since=2000))
    ask = table.ask(away)
    assert ask is not None
    table = do(table, Submit(away, table.version, (ask.actions[0],)))
    assert table.missed is None, "nor whoever has answered"


def test_one_may_remind_whoever_is_asked() -> None:
    table = three()
    whom = table.who
    by = (whom + 1) % 3
    for seat, other in ((whom, whom), (by, (by + 1) % 3 if (by + 1) % 3 != whom else by)):
        with pytest.raises(Refused, match="does not wait for another person"):
            table.propose(Nudge(seat, other, at=5))
    table = do(table, Nudge(by, whom, at=5))
    assert (table.nudged, told(table)[-1]) == ({by: 5}, "nudges")
    told_to = table.desk(whom, since=table.version - 1).deeds[0].told[0].message
    assert (told_to.id, told_to.args) == ("tafelrunde-event-nudges.you", {"seat": whom, "other": by})


# Pauses and clocks


def test_in_a_pause_nobody_moves() -> None:
    table = do(favour(), Pause(BEA))
    assert table.paused
    assert table.desk(ANNA).paused
    for command in (Submit(ANNA, table.version, (0,)), Undo(ANNA, table.version), Pause(ANNA)):
        with pytest.raises(Refused, match="the game is paused: let it go on first"):
            table.propose(command)
    reading = Reading((1000, 2000), 3)
    table = do(table, ReadClock(ANNA, clock=reading))
    table = do(table, GoOn(ANNA))
    assert (table.paused, table.clock) == (False, reading)
    with pytest.raises(Refused, match="not paused"):
        table.propose(GoOn(ANNA))
    play(table, "knight_9")


# The log


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ({"who": 0, "do": "resign", "bot": 3}, r"line 2 of the log: resign takes bot \(str\), why \(str\), not bot 3"),
        ({"who": 0, "do": "pause", "why": "x"}, "pause takes nothing, not why 'x'"),
        ({"who": 7, "do": "pause"}, "entry 1 of the log is by seat 7, who cannot pause"),
        ({"who": "chance", "do": "pause"}, "entry 1 of the log is by chance, who cannot pause"),
        ({"who": 0, "do": "undo", "back": 3}, "entry 1 of the log takes back what cannot be taken back"),
        ({"who": 0, "do": "clock", "clock": [1]}, r"\[1\] is no reading of clocks"),
        ({"who": 0, "do": "take-over"}, "entry 1 of the log: there is no bot ''"),
        ({"who": 0, "do": "take-over", "bot": "deep"}, "entry 1 of the log: there is no bot 'deep'"),
    ],
)
def test_a_strange_entry_is_refused_in_one_sentence(row: dict[str, object], message: str) -> None:
    table = favour()
    row["key"] = json.loads(table.lines()[0])["key"]
    with pytest.raises(LogError, match=message):
        table.catch_up([json.dumps(row)])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_game_has_a_verb_or_an_argument_of_the_tables_own(case: Case) -> None:
    for codec in (case.game.actions_codec, case.game.outcomes_codec):
        assert not {verb.name for verb in codec.verbs} & log.OWN.keys()
        assert not {name for verb in codec.verbs for name, _ in verb.args} & log.FIELDS
