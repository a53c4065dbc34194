"""Looking back at a game that is over: its moments, what a link shows, and another way to go on."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.archive.films import Films, Place, Take
from tafelrunde.server.archive.reader import IDLE, Reader
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.library import web
from tafelrunde.store.store import TableRow
from tafelrunde.table import Table
from tafelrunde.table.film import Film

from .inn import Guest, Inn

SEATS = {"claim": 2, "tyrant": 2, "tokyo": 3, "morpork": 3}
FIRST: dict[str, object] = {"first": 0}


def over(host: Guest, game: str, seed: int = 3) -> tuple[str, Table]:
    """Return a table that is over, brought by its host: of the game itself nothing hangs on chance."""
    table = Table(game, ["random"] * SEATS[game], seed=seed)
    table.run_bots()
    found = host.post("/import", {"log": table.export()}, 201)["table"]["id"]
    return str(found), table


def faces(desk: dict[str, Any], place: str) -> list[str | None]:
    return [piece.get("face") for piece in desk["picture"]["pieces"] if piece["place"] == place]


def test_who_played_is_told_all_and_whoever_follows_a_link_nothing_beyond_it(inn: Inn) -> None:
    anna, cora = inn.guest("Anna"), inn.guest("Cora")
    table, game = over(anna, "claim")
    mine = anna.get(f"/tables/{table}/replay?words=true")
    assert mine["version"] == game.version
    assert [one["deed"]["version"] for one in mine["moments"]][-1] == game.version
    assert [desk["version"] for desk in mine["desks"]] == list(range(25))
    assert len(anna.get(f"/tables/{table}/replay?since=90")["desks"]) == game.version - 89
    for stranger in (cora, inn.stranger()):
        reel = stranger.get(f"/tables/{table}/replay?since=37&words=true")
        assert [desk["version"] for desk in reel["desks"]] == [37]
        assert [deed["version"] for deed in reel["deeds"]] == list(range(1, 37))
        assert not reel.keys() & {"version", "moments", "mine", "differs"}
        assert not reel["desks"][0].keys() & {"result", "ending"}
        assert stranger.get(f"/tables/{table}/replay?since=37&until=39")["desks"][-1]["version"] == 39
        stranger.refused("GET", f"/tables/{table}/replay?since={game.version + 1}", code="no-moment")
        stranger.refused("GET", f"/tables/{table}/replay?since=90&until=5000", code="no-moment")
        stranger.refused("GET", f"/tables/{table}/replay?since=9&until=8", code="unfit")
        stranger.refused("GET", f"/tables/{table}/replay?seat=2", code="unknown-seat")
        assert stranger.get(f"/tables/{table}/replay?since={game.version}")["desks"][0]["result"]


@pytest.mark.parametrize("game", SEATS)
def test_what_a_link_shows_does_not_hang_on_what_comes_after_it(inn: Inn, game: str) -> None:
    """Twins: two games that are the same up to a moment and go on otherwise."""
    anna, cora = inn.guest("Anna"), inn.guest("Cora")
    one, cut = over(anna, game), 40
    first, *rest = one[1].lines()[: cut + 1]
    header = json.loads(first)
    del header["seed"]
    other = Table.recover("\n".join([json.dumps({**header, "entries": cut}), *rest, ""]))
    other.run_bots()
    assert other.lines()[1 : cut + 1] == rest
    assert other.lines()[-1] != one[1].lines()[-1]
    two = anna.post("/import", {"log": other.export()}, 201)["table"]["id"]
    for view in ("", "seat=0&", "seat=1&", "open=true&"):
        for part in ("words=true&since=40", "since=20&until=40"):
            answers = [cora.get(f"/tables/{table}/replay?{view}{part}") for table in (one[0], two)]
            assert answers[0] == answers[1]


@pytest.mark.parametrize("game", SEATS)
def test_a_game_goes_another_way_from_any_of_its_moments(inn: Inn, game: str) -> None:
    anna, cora = inn.guest("Anna"), inn.guest("Cora")
    table, played = over(anna, game)
    film = Film.of(played.lines())
    version = film.last // 2
    chairs = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * (SEATS[game] - 1)]
    for who, way in ((anna, {"open": True}), (cora, {"seat": 0}), (cora, {})):
        made = who.post(f"/tables/{table}/differently", {"version": version, "chairs": chairs, **way}, 201)["table"]
        assert made["tried"] == {"version": version, **way}
        new = made["id"]
        who.post(f"/tables/{new}/start")
        began = Film.of(who_log(inn, new))
        viewer = 0 if way else None
        assert began.desk(0, viewer).picture == film.desk(version, viewer).picture
        if way.get("open"):
            assert began.frames[0].state == film.frames[version].state
    cora.refused("POST", f"/tables/{table}/differently", {"version": film.last, "chairs": chairs}, "unfit")
    cora.refused("POST", f"/tables/{table}/differently", {"version": 9999, "chairs": chairs}, "no-moment")
    cora.refused("POST", f"/tables/{table}/differently", {"version": 3, "chairs": chairs[:1]}, "unfit")


def who_log(inn: Inn, table: str) -> list[str]:
    """Return the log of a table, as it is stored."""
    portal = inn.client.portal
    assert portal is not None
    lines: list[str] = portal.call(inn.app.state.store.read, table)
    return lines


def test_what_nobody_knew_is_dealt_anew_and_what_lay_open_is_as_it_was(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table, played = over(anna, "claim")
    film = Film.of(played.lines())
    theirs = faces(json.loads(json.dumps(anna.get(f"/tables/{table}/replay?since=30&open=true")["desks"][0])), "hand.1")
    assert None not in theirs
    dealt = set()
    for _ in range(3):
        chairs = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        new = anna.post(f"/tables/{table}/differently", {"version": 30, "seat": 0, "chairs": chairs}, 201)["table"]
        anna.post(f"/tables/{new['id']}/start")
        state = Film.of(who_log(inn, new["id"])).frames[0].state
        dealt.add(state.view(1).key())
        assert state.view(0) == film.frames[30].state.view(0)
    assert dealt != {film.frames[30].state.view(1).key()}


def test_a_game_begins_at_a_position_that_somebody_brings(inn: Inn) -> None:
    anna = inn.guest("Anna")
    hands = [["knight_9", "dwarf_1"], ["knight_3", "goblin_5"]]
    position = {"game": "claim", "phase": "favour", "leader": 0, "hand": hands}
    chairs = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    made = anna.post("/differently", {"game": "claim", "position": position, "chairs": chairs}, 201)["table"]
    assert made["tried"] == {"open": True}
    anna.post(f"/tables/{made['id']}/start")
    assert sorted(map(str, faces(anna.desk(made["id"], 0)["desk"], "hand.0"))) == ["dwarf_1", "knight_9"]
    for wrong in ({}, {"game": "claim", "phase": "soon"}, {"game": "claim", "hand": [["knight_9"], ["knight_9"]]}):
        anna.refused("POST", "/differently", {"game": "claim", "position": wrong, "chairs": chairs}, "unfit")
    huge = {"game": "claim", "hand": ["x" * 70_000]}
    anna.refused("POST", "/differently", {"game": "claim", "position": huge, "chairs": chairs}, "too-large")


def test_a_private_game_is_shown_to_those_who_may_look(inn: Inn) -> None:
    anna, bea, cora = inn.guest("Anna"), inn.guest("Bea"), inn.guest("Cora")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST, spectators=False)
    bea.command(table, "resign", seat=1)
    assert bea.get(f"/tables/{table}/replay")["desks"]
    for stranger in (cora, inn.stranger()):
        stranger.refused("GET", f"/tables/{table}/replay?since=3", code="no-spectators")
        chairs = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        body = {"version": 3, "chairs": chairs}
        code = "no-spectators" if stranger is cora else "signed-out"
        stranger.refused("POST", f"/tables/{table}/differently", body, code)


def test_a_game_of_other_rules_is_shown_up_to_where_it_differs(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table, played = over(anna, "claim")
    lines = played.lines()
    lines[60] = json.dumps({**json.loads(lines[60]), "key": "0" * 16})
    portal = inn.client.portal
    assert portal is not None

    async def changed(*_: object) -> list[str]:
        return lines

    inn.app.state.store.read = changed
    reel = anna.get(f"/tables/{table}/replay?since=40")
    assert [desk["version"] for desk in reel["desks"]] == list(range(40, 60))
    assert (reel["version"], reel["differs"]) == (59, True)


def published(inn: Inn, table: str) -> None:
    """Let anybody watch a table that was brought."""
    portal = inn.client.portal
    assert portal is not None
    live = portal.call(inn.app.state.following.fresh, table)
    live.row.public = True


def raw(inn: Inn, path: str) -> Any:
    return inn.client.get(path, headers={"Accept-Language": "en"})


@pytest.mark.ends("picture of a moment: browsers and chats may keep it for an hour")
@pytest.mark.parametrize("game", SEATS)
def test_a_moment_has_a_picture_that_hangs_on_nothing_after_it(inn: Inn, game: str) -> None:
    anna = inn.guest("Anna <b>")
    table, played = over(anna, game)
    header, *rest = played.lines()[:41]
    row = json.loads(header)
    del row["seed"]
    other = Table.recover("\n".join([json.dumps({**row, "entries": 40}), *rest, ""]))
    other.run_bots()
    two = anna.post("/import", {"log": other.export()}, 201)["table"]["id"]
    pictures = []
    for one in (table, two):
        path = f"/api/tables/{one}/moments/40.png?eyes=0"
        said = raw(inn, path).json()
        assert said["code"] == "no-spectators", said
        published(inn, one)
        pictures.append(raw(inn, path).content)
        assert raw(inn, path).headers["cache-control"] == "public, max-age=3600"
    assert pictures[0] == pictures[1]
    assert pictures[0].startswith(b"\x89PNG")
    assert int.from_bytes(pictures[0][16:20], "big") == 1200
    assert int.from_bytes(pictures[0][20:24], "big") == 630
    assert raw(inn, f"/api/tables/{table}/moments/99999.png").json()["code"] == "no-moment"
    assert raw(inn, f"/api/tables/{table}/moments/3.png?eyes=9").status_code == 400


def test_a_card_names_nobody_of_a_private_table_nor_what_is_still_played(
    inn: Inn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<html><head></head></html>", "utf-8")
    monkeypatch.setattr(web, "PAGE", tmp_path)
    anna = inn.guest("Anna <b>")
    table, played = over(anna, "claim")
    running = anna.begin("claim", "me", "random")
    neutral = raw(inn, "/t/nothing/7").text
    assert "og:title" in neutral
    for path in (f"/t/{table}/40", f"/t/{running}/0", f"/t/{table}/40/open"):
        assert raw(inn, path).text == neutral
    assert raw(inn, f"/api/tables/{running}/moments/0.png").json()["code"] == "hidden-until-the-end"
    published(inn, table)
    shown = raw(inn, f"/t/{table}/40/open").text
    assert f"/api/tables/{table}/moments/40.png?eyes=open" in shown
    assert "og:image:alt" in shown
    assert "Anna &lt;b&gt;" in shown
    assert "<b>" not in shown
    for path in (f"/t/{table}/{played.version + 1}", f"/t/{table}/40/9", f"/t/{table}/40/me"):
        assert raw(inn, path).text == neutral


@pytest.mark.ends(
    "game that is kept to be seen again: others were asked for since, and there are 12,000 moments of them"
)
def test_of_the_games_that_are_seen_again_only_the_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    films = Films()
    logs = []
    for seed in (1, 2):
        table = Table("claim", ["random", "random"], seed=seed)
        table.run_bots()
        logs.append(table.export())
    assert films.of(Take(table="one", seq=99999, log=logs[0])) is not None
    assert films.of(Take(table="two", seq=99999, log=logs[1])) is not None
    assert films.of(Take(table="one", seq=99999)) is not None, "there is room for both"
    monkeypatch.setattr("tafelrunde.server.archive.films.FRAMES", 10)
    assert films.of(Take(table="two", seq=99999)) is not None
    assert films.of(Take(table="one", seq=99999)) is None, "its log is needed again"


def running(of: int) -> bool:
    return Path(f"/proc/{of}").exists()


@pytest.mark.ends(
    "game that is kept to be seen again: nobody has looked back at anything for thirty seconds",
    "game that is kept to be seen again: the server stops",
)
def test_the_process_for_replays_ends_with_what_it_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []
    popen = subprocess.Popen

    def noting(*args: Any, **more: Any) -> Any:
        child = popen(*args, **more)
        started.append(child.pid)
        return child

    rests: list[float] = []
    monkeypatch.setattr("tafelrunde.server.archive.reader.subprocess.Popen", noting)
    monkeypatch.setattr(Reader, "_end_in", lambda self, seconds: rests.append(seconds))
    reader = Reader([])
    errand = Place(game="claim", position=b"{}")
    reader.read(errand)
    assert rests[-1] == IDLE == 30
    reader.end()  # as its timer does
    assert not running(started[0])
    reader.read(errand)
    reader.end(for_good=True)  # as the server does
    assert not running(started[1])
    with pytest.raises(Problem, match="The server is restarting"):
        reader.read(errand)


@pytest.mark.ends(
    "position from which a game goes another way: the game has begun",
    "position from which a game goes another way: the table is cancelled",
)
def test_a_position_can_be_begun_from_once(inn: Inn) -> None:
    anna = inn.guest("Anna")
    hands = [["knight_9", "dwarf_1"], ["knight_3", "goblin_5"]]
    position = {"game": "claim", "phase": "favour", "leader": 0, "hand": hands}
    chairs = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    begun, cancelled = (
        anna.post("/differently", {"game": "claim", "position": position, "chairs": chairs}, 201)["table"]["id"]
        for _ in range(2)
    )
    assert "knight_9" in settings_of(inn, begun)
    anna.post(f"/tables/{begun}/start")
    assert "knight_9" not in settings_of(inn, begun)
    anna.post(f"/tables/{cancelled}/cancel", None, 204)
    assert anna.ask("POST", f"/tables/{cancelled}/start", expect=409)["code"] == "not-open"


def settings_of(inn: Inn, table: str) -> str:
    """Return what is stored of a table beside its log, "" if there is no such table."""
    portal = inn.client.portal
    assert portal is not None
    row = portal.call(inn.app.state.store.get, TableRow, table)
    return "" if row is None else str(row.settings)
