"""A game over the wire: commands and what becomes of them, undo, pauses, spectators, and what comes afterwards."""

import itertools
import json
import threading
import time
from pathlib import Path

import msgspec
import pytest

from tafelrunde import bots
from tafelrunde.cli import run
from tafelrunde.desk import Desk
from tafelrunde.table import Table
from tafelrunde.table.commands import ReadClock, Reading
from tafelrunde.text import LANGUAGES, Text

from .conftest import Opened
from .inn import Guest, Inn

FIRST = {"first": 0}


def test_a_whole_game_over_the_socket_against_a_bot(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "greedy")
    with anna.at(table, 0) as ear:
        welcome = ear.until("welcome")
        assert (welcome["viewer"], welcome["mine"], welcome["protocol"]) == (0, [0], 1)
        moves = 0
        while (message := ear.asked(0))["desk"].get("result") is None:
            action = message["desk"]["ask"]["offers"][0]["action"]
            ear.say("submit", cmd_id=f"m{moves}", seat=0, version=message["version"], actions=[action])
            moves += 1
        assert ear.until("table")["table"]["status"] == "over"
    done = [message["cmd_id"] for message in ear.heard if message["type"] == "done"]
    assert done == [f"m{k}" for k in range(moves)]
    desks = [message for message in ear.heard if message["type"] == "desk"]
    versions = [message["version"] for message in desks]
    assert versions == sorted(versions)
    for before, after in itertools.pairwise(desks):
        assert after["since"] == before["version"], "no gap"
        assert [deed["version"] for deed in after["desk"].get("deeds", [])] == list(
            range(before["version"] + 1, after["version"] + 1)
        )
    log = [json.loads(line) for line in anna.get(f"/tables/{table}/export").splitlines()[1:]]
    plays = [row for row in log if row["do"] == "play" and row["who"] == 0]
    assert len(plays) == 26, "a hand of thirteen in both phases"
    assert moves == len([row for row in plays if "forced" not in row])
    msgspec.convert(desks[-1]["desk"], Desk)


def test_a_command_sent_twice_is_carried_out_once(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    one = anna.play(table, 0, cmd_id="only-once")
    two = anna.command(table, "submit", cmd_id="only-once", seat=0, version=0, actions=[0])
    assert one == two
    assert anna.desk(table, 0)["version"] == one["version"]


def test_a_stale_command_is_refused_and_the_new_desk_follows(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    with bea.at(table, 1) as ear:
        ear.until("desk")
        made = anna.play(table, 0)["version"]
        message = ear.asked(1)
        action = message["desk"]["ask"]["offers"][0]["action"]
        ear.say("submit", cmd_id="late", seat=1, version=made - 1, actions=[action])
        refused = ear.until("refused")
        assert (refused["code"], refused["version"], refused["cmd_id"]) == ("stale", made, "late")
        assert refused["message"] == "server-problem-stale"
        assert ear.until("desk")["version"] == made
    problem = bea.command(table, "submit", seat=1, version=made - 1, actions=[action], expect=409)
    assert (problem["code"], problem["version"]) == ("stale", made)


def test_what_the_rules_forbid_is_refused_with_the_rule(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    version = anna.desk(table, 0)["version"]
    offered = {offer["action"] for offer in anna.desk(table, 0)["desk"]["ask"]["offers"]}
    other = next(action for action in range(52) if action not in offered)
    problem = anna.command(table, "submit", seat=0, version=version, actions=[other], expect=409)
    assert problem["code"] == "illegal"
    assert problem["rule"].startswith("claim.")
    assert anna.desk(table, 0)["version"] == version


def test_of_two_who_answer_for_one_seat_at_once_exactly_one_wins(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    with anna.at(table, 0) as one, anna.at(table, 0) as two:
        message = one.until("desk")
        two.until("desk")
        offers = message["desk"]["ask"]["offers"]
        for cmd_id, ear, offer in (("x", one, offers[0]), ("y", two, offers[1])):
            ear.say("submit", cmd_id=cmd_id, seat=0, version=message["version"], actions=[offer["action"]])
        answers = [ear.until("done", "refused") for ear in (one, two)]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    table_now = bea.desk(table, 1)["desk"]["picture"]["pieces"]
    assert len([piece for piece in table_now if piece["place"] == "trick"]) == 1


def test_many_at_once_over_http_and_one_wins(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    message = anna.desk(table, 0)
    statuses: list[int] = []

    def send(k: int) -> None:
        action = message["desk"]["ask"]["offers"][k]["action"]
        body = {"type": "submit", "cmd_id": f"t{k}", "seat": 0, "version": message["version"], "actions": [action]}
        statuses.append(inn.client.post(f"/api/tables/{table}/commands", json=body, headers=anna.headers).status_code)

    threads = [threading.Thread(target=send, args=(k,)) for k in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [200, 409, 409, 409, 409, 409]


def test_a_walk_is_done_whole_or_not_at_all(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = anna.begin("tyrant", "me", "me")
    picked = {"citizens": ["squire", "farmer", "monk"]}
    request = {"type": "request", "cmd_id": "p", "seat": 1, "name": "picks", "args": picked}
    actions = anna.post(f"/tables/{table}/requests", request)["result"]
    version = anna.desk(table, 1)["version"]
    problem = anna.command(table, "submit", seat=1, version=version, actions=[*actions[:2], 99999], expect=409)
    assert problem["code"] == "illegal"
    assert anna.desk(table, 1)["version"] == version
    anna.command(table, "submit", seat=1, version=version, actions=actions)
    walks = anna.post(
        f"/tables/{table}/requests",
        {"type": "request", "cmd_id": "w", "seat": 0, "name": "walks", "args": {"figure": "knight_3"}},
    )["result"]
    assert walks
    assert {"to", "cost", "steps"} <= set(walks[0])
    anna.refused(
        "POST", f"/tables/{table}/requests", {"type": "request", "cmd_id": "w", "seat": 0, "name": "walks"}, "unfit"
    )


def test_what_somebody_else_has_seen_is_taken_back_with_their_consent_only(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    hands = [["knight_9", "goblin_3", "goblin_4"], ["knight_3", "dwarf_5", "dwarf_6"]]
    inn.deals("claim", {"phase": "favour", "leader": 0, "hand": hands})
    table = anna.begin("claim", "me", "open", others=(bea,))
    done = anna.play(table, 0, offer=1)
    desk = anna.desk(table, 0)["desk"]
    assert "undo" not in desk
    assert desk["ask_undo"]
    anna.command(table, "undo", seat=0, version=done["version"])
    assert bea.desk(table, 1)["desk"]["request"] == {"what": "undo", "seat": 0, "waiting": [1]}
    bea.command(table, "answer", seat=1, yes=False)
    assert "request" not in bea.desk(table, 1)["desk"]
    bea.play(table, 1)
    anna.command(table, "undo", seat=0, version=anna.desk(table, 0)["version"])
    bea.command(table, "answer", seat=1, yes=True)
    back = anna.desk(table, 0)["desk"]
    assert back["ask"]["who"] == 0
    assert len([piece for piece in back["picture"]["pieces"] if piece["place"] == "hand.0"]) == 3


def test_the_turn_notice_is_withdrawn_by_an_undo(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    with bea.line("/api/lobby/socket") as ear:
        ear.until("lobby")
        done = anna.play(table, 0)
        assert ear.until("turn")["on"] is True
        anna.command(table, "undo", seat=0, version=done["version"])
        bea.command(table, "answer", seat=1, yes=True)
        assert ear.until("turn")["on"] is False


def test_resigning_ends_a_game_of_two(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,))
    bea.command(table, "resign", seat=1)
    info = anna.get(f"/tables/{table}")["table"]
    assert (info["status"], info["result"], info["reason"]) == ("over", [1.0, -1.0], "resigned")
    assert info["created"] <= info["began"] <= info["ended"] <= info["changed"]
    assert bea.command(table, "resign", seat=1, expect=409)["code"] == "over"


def test_with_more_than_two_a_bot_takes_the_seat(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("tokyo", "me", "open", "greedy", others=(bea,))
    with anna.at(table, 0) as ear:
        ear.until("desk")
        bea.command(table, "resign", seat=1)
        assert ear.until("table")["table"]["chairs"][1]["resigned"], "everybody is told at once"
    info = anna.get(f"/tables/{table}")["table"]
    assert info["status"] == "running"
    assert info["chairs"][1]["bot"]
    assert [chair.get("resigned", False) for chair in info["chairs"]] == [False, True, False]
    assert bea.command(table, "come_back", seat=1, expect=409)["code"] == "refused"


@pytest.mark.parametrize("how", ["leave", "resign"])
def test_where_a_bot_plays_nobody_plays_beside_it(opened: Opened, how: str) -> None:
    anna = opened(bot_seconds=30).guest("Anna")  # it thinks for as long as the scene lasts
    table = anna.begin("tokyo", "me", "me", "me")
    seat = anna.desk(table)["desk"]["ask"]["who"]
    actions = [anna.desk(table, seat)["desk"]["ask"]["offers"][0]["action"]]
    if how == "leave":
        anna.post(f"/tables/{table}/leave", {"seat": seat})
    else:
        anna.command(table, "resign", seat=seat)
    version = anna.desk(table)["version"]
    for kind, said in (("submit", {"version": version, "actions": actions}), ("pause", {"on": True})):
        problem = anna.command(table, kind, seat=seat, expect=409, **said)
        assert problem["message"] == "server-refused-bots-seat"
    assert anna.desk(table)["version"] == version


def test_who_leaves_may_come_back_to_a_seat_that_a_bot_has_kept(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    bea.post(f"/tables/{table}/leave")
    assert anna.get(f"/tables/{table}")["table"]["chairs"][1]["bot"]
    bea.command(table, "come_back", seat=1)
    assert "bot" not in anna.get(f"/tables/{table}")["table"]["chairs"][1]


def test_leaving_can_mean_to_forfeit_or_to_let_them_wait(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    for leaving, status in (("forfeit", "over"), ("wait", "running")):
        table = anna.begin("claim", "me", "open", others=(bea,), leaving=leaving)
        bea.post(f"/tables/{table}/leave")
        info = anna.get(f"/tables/{table}")["table"]
        assert info["status"] == status
        assert "bot" not in info["chairs"][1]


def test_a_pause_stops_the_game_until_somebody_goes_on(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    bea.command(table, "pause", seat=1, on=True)
    desk = anna.desk(table, 0)
    assert desk["desk"]["paused"]
    assert anna.get(f"/tables/{table}")["table"]["paused"]
    action = desk["desk"]["ask"]["offers"][0]["action"]
    problem = anna.command(table, "submit", seat=0, version=desk["version"], actions=[action], expect=409)
    assert problem["code"] == "paused"
    anna.command(table, "pause", seat=0, on=False)
    anna.play(table, 0)


def test_a_draw_is_offered_and_agreed_to(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,))
    anna.command(table, "offer_draw", seat=0)
    assert bea.desk(table, 1)["desk"]["request"]["what"] == "draw"
    bea.command(table, "answer", seat=1, yes=True)
    info = anna.get(f"/tables/{table}")["table"]
    assert (info["status"], info["result"], info["reason"]) == ("over", [0.0, 0.0], "draw")


def test_nobody_acts_or_looks_for_a_seat_of_somebody_else(inn: Inn) -> None:
    anna, bea, cora = inn.guest("Anna"), inn.guest("Bea"), inn.guest("Cora")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    version = anna.desk(table, 0)["version"]
    commands: list[dict[str, object]] = [
        {"type": "submit", "version": version, "actions": [0]},
        {"type": "undo", "version": version},
        {"type": "offer_draw"},
        {"type": "answer", "yes": True},
        {"type": "stand", "version": version},
        {"type": "ask_again"},
        {"type": "resign"},
        {"type": "come_back"},
        {"type": "pause", "on": True},
    ]
    for who, code in ((bea, "not-your-seat"), (cora, "not-your-seat"), (inn.stranger(), "signed-out")):
        for command in commands:
            who.refused("POST", f"/tables/{table}/commands", {**command, "cmd_id": "c", "seat": 0}, code)
        for path in ("desk?seat=0", "deeds?seat=0", "goals?seat=0"):
            who.refused("GET", f"/tables/{table}/{path}", code=code)
        who.refused("GET", f"/tables/{table}/replay?seat=0", code="hidden-until-the-end")
    cora.refused("POST", f"/tables/{table}/wrong", {"seat": 0, "text": "x"}, "not-your-seat")
    cora.refused("GET", f"/tables/{table}/export", code="not-seated")
    anna.refused("GET", f"/tables/{table}/export", code="hidden-until-the-end")
    with cora.at(table) as ear:
        ear.until("desk")
        for command in commands:
            ear.say(cmd_id="c", seat=0, kind=str(command["type"]), **{k: v for k, v in command.items() if k != "type"})
            assert ear.until("refused")["code"] == "not-your-seat"
        ear.say("hello", seat=0)
        assert ear.until("refused")["code"] == "not-your-seat"
    assert anna.desk(table, 0)["version"] == version


def test_spectators_see_what_everybody_sees_and_may_be_kept_out(inn: Inn) -> None:
    anna, cora = inn.guest("Anna"), inn.guest("Cora")
    table = anna.begin("claim", "me", "greedy", options=FIRST)
    seen = cora.desk(table)["desk"]
    assert seen["viewer"] is None
    hands = [piece for piece in seen["picture"]["pieces"] if piece["place"].startswith("hand")]
    assert hands
    assert all(piece.get("face") is None for piece in hands)
    with cora.at(table) as ear, anna.at(table, 0) as mine:
        ear.until("presence")
        assert mine.until("presence", when=lambda m: m["spectators"] == 1)
    closed = anna.begin("claim", "me", "greedy", spectators=False)
    cora.refused("GET", f"/tables/{closed}/desk", code="no-spectators")
    with cora.at(closed) as ear:
        assert ear.until("bye")["code"] == 4403
    assert anna.desk(closed)["desk"]["viewer"] is None, "who plays may look as everybody does"


def test_whoever_has_resigned_is_one_of_those_who_look_on(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("tokyo", "me", "open", "random", others=(bea,))
    with bea.at(table) as ear, anna.at(table, 0) as mine:
        ear.until("presence")
        bea.command(table, "resign", seat=1)
        assert mine.until("table", when=lambda m: m["table"]["chairs"][1].get("resigned"))["table"]["spectators"] == 1


def test_after_the_end_everything_is_shown_and_the_log_can_be_taken_home(inn: Inn) -> None:
    anna, bea, cora = inn.guest("Anna"), inn.guest("Bea"), inn.guest("Cora")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    anna.play(table, 0)
    bea.command(table, "resign", seat=1)
    reel = anna.get(f"/tables/{table}/replay?seat=1")
    assert reel["version"] == anna.desk(table, 0)["version"]
    own = [p for p in reel["desks"][-1]["picture"]["pieces"] if p["place"] == "hand.1"]
    assert own, "every seat can be looked from now"
    assert all(piece["face"] for piece in own)
    assert [desk["version"] for desk in reel["desks"]] == list(range(25))
    more = anna.get(f"/tables/{table}/replay?seat=1&since=25")
    assert more["desks"][-1]["result"] == [1.0, -1.0]
    log = anna.get(f"/tables/{table}/export")
    assert Table.recover(log).result == (1.0, -1.0)
    evidence = anna.post(f"/tables/{table}/wrong", {"seat": 0, "text": "too quick", "rule": "claim.lead.any"})
    assert Table.recover(evidence["log"]).version == evidence["version"]
    cora.refused("GET", f"/tables/{table}/export", code="not-seated")
    assert cora.desk(table, 1)["desk"]["viewer"] == 1, "whoever looks on may now look from any seat"
    taken = cora.post("/import", {"log": log}, 201)
    assert taken["table"]["status"] == "over"
    assert cora.get(f"/tables/{taken['table']['id']}/replay?seat=0")["version"] == reel["version"]


def test_a_log_that_goes_on_is_played_on(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = Table("claim", ["human", "greedy"], FIRST)
    table.submit(0, table.version, table.desk(0).ask.offers[0].action)  # type: ignore[union-attr]
    taken = anna.post("/import", {"log": table.export()}, 201)
    assert taken["mine"] == [0]
    with anna.at(taken["table"]["id"], 0) as ear:
        assert ear.asked(0)["version"] > table.version, "the bot has answered"


def test_at_an_imported_table_no_clock_of_before_runs(opened: Opened) -> None:
    anna = opened(clock_grace=0).guest("Anna")
    table = Table("claim", ["human", "human"], FIRST)
    table.accept(table.propose(ReadClock(0, clock=Reading((1000, 1000), at=1))))
    taken = anna.post("/import", {"log": table.export()}, 201)["table"]["id"]
    assert anna.desk(taken, 0)["clock"]["running"] is None
    with anna.at(taken, 0) as ear:
        ear.until("desk")
        time.sleep(1)
        assert not [message for message in ear.pong() if message["type"] == "desk"], "nobody takes the seat over"


def test_a_log_that_is_cut_changed_or_newer_is_refused_in_a_sentence(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = Table("claim", ["human", "human"], FIRST)
    table.submit(0, table.version, table.desk(0).ask.offers[0].action)  # type: ignore[union-attr]
    log = table.export()
    first, *rest = log.splitlines()
    changed = json.loads(rest[-1])
    changed["key"] = "0" * 16
    newer = json.loads(first)
    newer["rules"] = "999"
    for text, part in (
        ("\n".join([first, *rest[:-3]]) + "\n", "cut"),
        ("\n".join([first, *rest[:-1], json.dumps(changed)]) + "\n", "leads to"),
        ("\n".join([json.dumps(newer), *rest]) + "\n", "999"),
        ("[" * 15_000, "no entry"),
        ("[" * 50_000, "50000 characters"),
        (log + "{}\n" * 3000, "lines: 3001"),
        ("{}", "tafelrunde-log"),
        (log.replace('["human", "human"]', '["human", "../bots.py:Evil"]'), "which does not play here"),
        (log.replace('"key"', '"clock": {"left": [1e9], "at": 0}, "key"', 2), "no reading of clocks"),
        (log.replace('"key"', f'"clock": {{"left": [{10**30}], "at": 0}}, "key"', 2), "no reading of clocks"),
        (f'{log}{{"who": 0, "do": "resign", "why": "{"x" * 300}", "key": "0"}}\n', "300 characters"),
        (log.replace('["human", "human"]', '["human", "search:sims=1000000000"]'), "which does not play here"),
    ):
        assert part in anna.refused("POST", "/import", {"log": text}, "unfit")["detail"]
    assert anna.get("/tables")["mine"] == []


def test_something_wrong_is_reported_without_anybodys_secrets(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    evidence = anna.post(f"/tables/{table}/wrong", {"seat": 0, "text": "this card should be mine"})
    assert "log" not in evidence
    assert evidence["position"]["view"] == 0
    assert evidence["history"]
    hand = [p["face"] for p in bea.desk(table, 1)["desk"]["picture"]["pieces"] if p["place"] == "hand.1"]
    unique = [face for face in hand if not face.startswith("goblin_0") and not face.startswith("knight_0")]
    assert not any(f'"{face}"' in json.dumps(evidence) for face in unique)


@pytest.mark.parametrize("game", ["claim", "tyrant", "tokyo", "morpork"])
def test_what_looked_wrong_can_be_looked_at_again(
    inn: Inn, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, file = inn.guest("Anna"), tmp_path / "wrong.json"
    table = anna.begin(game, "me", "me")
    for over in (False, True):
        if over:
            anna.command(table, "resign", seat=0)
        evidence = anna.post(f"/tables/{table}/wrong", {"seat": 0, "text": "[red]odd", "rule": f"{game}.setup"})
        file.write_text(json.dumps(evidence), "utf-8")
        assert run(["replay", str(file)]) == 0
        assert f"Seat 0 at version {evidence['version']}, rule {game}.setup: [red]odd" in capsys.readouterr().out
    file.write_text(json.dumps({**evidence, "log": evidence["log"][:-40]}), "utf-8")
    assert run(["replay", str(file)]) == 2
    assert "is cut" in capsys.readouterr().err


def test_a_table_goes_on_where_it_stood_after_a_restart(opened: Opened) -> None:
    first = opened()
    anna, bea = first.guest("Anna"), first.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    done = anna.play(table, 0, cmd_id="before")
    bea.command(table, "pause", seat=1, on=True)
    bea.command(table, "chat", text="back in a minute")
    desk = bea.desk(table, 1)
    first.client.__exit__(None, None, None)
    second = opened()
    anna, bea = Guest(second, anna.token, anna.id), Guest(second, bea.token, bea.id)
    assert bea.desk(table, 1) == desk
    again = anna.command(table, "submit", cmd_id="before", seat=0, version=0, actions=[0])
    assert again["made"] == done["made"]
    assert anna.get(f"/tables/{table}/chat")["lines"][0]["text"] == "back in a minute"
    bea.command(table, "pause", seat=1, on=False)
    bea.play(table, 1)


def test_a_client_that_comes_back_is_told_what_it_missed(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    seen = bea.desk(table, 1)["version"]
    anna.play(table, 0)
    with bea.at(table, 1, since=seen) as ear:
        desk = ear.until("desk")
        assert desk["since"] == seen
        assert [deed["version"] for deed in desk["desk"]["deeds"]] == [seen + 1]
    deeds = bea.get(f"/tables/{table}/deeds?seat=1")
    assert [deed["version"] for deed in deeds["deeds"]] == list(range(1, seen + 2))


def test_catalogues_and_texts_can_be_kept_by_a_browser(inn: Inn) -> None:
    said = inn.client.get("/api/games/claim/catalogue/pl")
    assert said.json()["name"]
    assert "max-age" in said.headers["cache-control"]
    again = inn.client.get("/api/games/claim/catalogue/pl", headers={"If-None-Match": said.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    texts = inn.client.get("/api/texts/de").json()["messages"]
    assert "server-problem-full" in texts["server.ftl"]


def test_hints_are_given_where_the_table_allows_them(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "greedy", options=FIRST, hints=False)
    wanted = {"type": "request", "cmd_id": "h", "seat": 0, "name": "hint"}
    anna.refused("POST", f"/tables/{table}/requests", wanted, "no-hints")
    open_table = anna.begin("claim", "me", "greedy", options=FIRST)
    if hasattr(bots, "hint"):
        hints = anna.post(f"/tables/{open_table}/requests", wanted)["result"]
        offered = {offer["action"] for offer in anna.desk(open_table, 0)["desk"]["ask"]["offers"]}
        assert {hint["action"] for hint in hints} <= offered
        assert 1 <= len(hints) <= 3
    else:
        anna.refused("POST", f"/tables/{open_table}/requests", wanted, "no-hints")
    inn.guest("Bea").refused("POST", f"/tables/{open_table}/requests", wanted, "not-your-seat")


def test_a_hint_that_nobody_has_in_time_is_asked_for_again(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        return None

    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "greedy", options=FIRST)
    monkeypatch.setattr(inn.app.state.pool, "hint", nothing)
    wanted = {"type": "request", "cmd_id": "h", "seat": 0, "name": "hint"}
    problem = anna.refused("POST", f"/tables/{table}/requests", wanted, "refused")
    assert "ask again" in problem["detail"]


def test_a_refusal_is_said_in_every_language(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    version = anna.desk(table, 0)["version"]
    here = f"/tables/{table}/commands"
    said = {
        "not-asked": {"type": "submit", "cmd_id": "a", "seat": 1, "version": version, "actions": [0]},
        "nothing-to-undo": {"type": "undo", "cmd_id": "b", "seat": 1, "version": version},
        "no-request": {"type": "answer", "cmd_id": "d", "seat": 1, "yes": True},
        "not-away": {"type": "come_back", "cmd_id": "e", "seat": 1},
        "not-paused": {"type": "pause", "cmd_id": "f", "seat": 1, "on": False},
    }
    for why, command in said.items():
        problem = bea.refused("POST", here, command, code="refused")
        assert problem["message"] == f"server-refused-{why}"
        sentences = {Text(language).say(problem["message"], problem.get("args", {})) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES), "no language says it in another one's words"
        assert problem["detail"] in sentences


def test_an_action_that_is_not_offered_is_refused_by_its_rule(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    desk = anna.desk(table, 0)
    held = {offer["action"] for offer in desk["desk"]["ask"]["offers"]}
    action = next(card for card in range(50) if card not in held)
    command = {"type": "submit", "cmd_id": "x", "seat": 0, "version": desk["version"], "actions": [action]}
    problem = anna.refused("POST", f"/tables/{table}/commands", command, code="illegal")
    assert problem["rule"] == "claim.play.own_hand"
    assert "not allowed here" in problem["detail"], "whoever writes a client reads more than a player"
    for language in LANGUAGES:
        assert "not allowed here" not in Text(language).say(problem["message"], problem["args"])
