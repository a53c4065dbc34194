"""Tables are opened, found, joined, changed and begun; whatever does not fit changes nothing."""

import pytest

from tafelrunde import games

from .conftest import Opened
from .inn import Guest, Inn


def statuses(guest: Guest) -> dict[str, str]:
    return {info["id"]: info["status"] for info in guest.get("/tables")["tables"]}


def test_a_table_is_opened_found_joined_and_begun(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.open("tyrant", "open", "me", options={"side": "b"}, public=True, title="Side B")
    info = anna.get(f"/tables/{table}")["table"]
    assert [chair["role"] for chair in info["chairs"]] == ["king", "rebel"]
    assert info["chosen"]["options"] == {"side": "b"}
    assert info["chosen"]["clock"] == {"kind": "bank", "seconds": 900, "increment": 15}, "a public table has a clock"
    assert statuses(bea) == {table: "open"}
    assert bea.post(f"/tables/{table}/join")["mine"] == [0]
    anna.post(f"/tables/{table}/start")
    assert statuses(bea) == {table: "running"}
    assert anna.desk(table, 1)["desk"]["picture"]
    anna.refused("POST", f"/tables/{table}/start", {}, "not-open")
    inn.guest("Cora").refused("POST", f"/tables/{table}/join", {}, "not-open")


def test_a_table_by_link_is_on_no_list_and_opens_to_the_link_alone(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.open("claim", "me", "open")
    assert bea.get("/tables")["tables"] == []
    needed = bea.refused("POST", f"/tables/{table}/join", {}, "unknown-link")["detail"]
    assert needed == "This table is not public: ask somebody who sits there for its link."
    link = anna.post(f"/tables/{table}/links", {"kind": "invite"}, 201)
    assert link["url"].endswith(f"/join#{link['token']}")
    assert link["qr"].startswith("data:image/svg+xml")
    other = anna.open("claim", "me", "open")
    bea.refused("POST", f"/tables/{other}/join", {"token": link["token"]}, "unknown-link")
    assert bea.post("/links/follow", {"token": link["token"]})["mine"] == [1]
    inn.guest("Cora").refused("POST", "/links/follow", {"token": link["token"]}, "full")
    bea.refused("POST", "/links/follow", {"token": "x" * 43}, "unknown-link")


def test_a_link_says_where_it_leads_before_anybody_follows_it(inn: Inn) -> None:
    anna, stranger = inn.guest("Anna"), inn.stranger()
    table = anna.open("tokyo", "me", "random", "open")
    link = anna.post(f"/tables/{table}/links", {"kind": "invite"}, 201)["token"]
    found = stranger.post("/links/look", {"token": link})
    assert (found["table"]["game"], found["table"]["host"]["name"]) == ("tokyo", "Anna")
    chairs = [(chair.get("person") or {}).get("name") or chair.get("bot") for chair in found["table"]["chairs"]]
    assert chairs == ["Anna", "random", None]
    assert (found["mine"], found["seat"]) == ([], None)
    assert anna.post("/links/look", {"token": link})["mine"] == [0]
    assert stranger.post("/links/look", {"token": link}) == found, "to look at it takes no seat"
    stranger.refused("POST", "/links/look", {"token": "x" * 43}, "unknown-link")
    key = anna.post(f"/tables/{table}/links", {"kind": "seat", "seat": 0}, 201)["token"]
    stranger.refused("POST", "/links/look", {"token": key}, "unknown-link")


@pytest.mark.parametrize(
    ("wanted", "part"),
    [
        ({"chairs": ["me"]}, "claim is for 2 players"),
        ({"chairs": ["me", "open", "open"]}, "claim is for 2 players"),
        ({"chairs": ["me", "deepblue"]}, "'deepblue'"),
        ({"options": {"colour": "red"}}, "'colour'"),
        ({"options": {"first": 7}}, "random, 0, 1"),
        ({"clock": {"kind": "days", "seconds": 60}}, "86400"),
    ],
    ids=str,
)
def test_what_does_not_fit_is_refused_with_value_and_remedy(inn: Inn, wanted: dict[str, object], part: str) -> None:
    anna = inn.guest("Anna")
    chairs = wanted.get("chairs", ["me", "open"])
    assert isinstance(chairs, list)
    named = [{"who": c} if c in ("me", "open") else {"who": "bot", "bot": c} for c in chairs]
    body = {"game": "claim", **wanted, "chairs": named}
    assert part in anna.refused("POST", "/tables", body, "unfit")["detail"]
    assert anna.get("/tables")["mine"] == []


def test_clients_choose_only_among_the_bots_that_the_operator_lists(opened: Opened) -> None:
    anna = opened(bots=["random"]).guest("Anna")
    assert all(game["bots"] == ["random"] for game in anna.get("/games")["games"])
    body = {"game": "claim", "chairs": [{"who": "me"}, {"who": "bot", "bot": "greedy"}]}
    anna.refused("POST", "/tables", body, "unfit")
    body["chairs"] = [{"who": "me"}, {"who": "bot", "bot": "../../etc/passwd"}]
    anna.refused("POST", "/tables", body, "invalid")


def test_only_the_host_changes_chairs_starts_and_cancels(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.open("tokyo", "me", "open", "open", public=True)
    bea.post(f"/tables/{table}/join", {"seat": 2})
    for method, path, body in (
        ("PUT", "chairs/1", {"bot": "greedy"}),
        ("POST", "start", None),
        ("POST", "cancel", None),
        ("POST", "remove", {"seat": 0}),
        ("POST", "mute", {"person": anna.id, "on": True}),
    ):
        bea.refused(method, f"/tables/{table}/{path}", body, "not-the-host")
    anna.refused("POST", f"/tables/{table}/start", {}, "not-ready")
    anna.refused("PUT", f"/tables/{table}/chairs/2", {"bot": "greedy"}, "taken")
    anna.ask("PUT", f"/tables/{table}/chairs/1", {"bot": "greedy"})
    anna.post(f"/tables/{table}/start")


def test_a_seat_is_taken_once(inn: Inn) -> None:
    anna, bea, cora = inn.guest("Anna"), inn.guest("Bea"), inn.guest("Cora")
    table = anna.open("tokyo", "me", "open", "open", public=True)
    bea.post(f"/tables/{table}/join", {"seat": 1})
    cora.refused("POST", f"/tables/{table}/join", {"seat": 1}, "taken")
    cora.refused("POST", f"/tables/{table}/join", {"seat": 9}, "unknown-seat")
    assert cora.post(f"/tables/{table}/join")["mine"] == [2]
    assert bea.post(f"/tables/{table}/leave")["mine"] == []
    assert anna.post(f"/tables/{table}/join")["mine"] == [0, 1], "two seats may be one person's"


def test_two_at_one_screen_have_a_name_each(inn: Inn) -> None:
    anna = inn.guest("Anna")
    chairs = [{"who": "me"}, {"who": "me", "name": " Bea\u202e "}]
    table = anna.post("/tables", {"game": "claim", "chairs": chairs}, 201)["table"]["id"]

    def called() -> list[str]:
        found = anna.get(f"/tables/{table}")["table"]
        assert found["host"]["name"] == found["chairs"][0]["person"]["name"], "the table is the one's who opened it"
        return [chair["person"]["name"] for chair in found["chairs"]]

    assert called() == ["Anna", "Bea"]
    anna.ask("PATCH", "/me", {"name": "Anne"})
    assert called() == ["Anne", "Bea"], "whoever sits beside her keeps her name"
    long = {"game": "claim", "chairs": [{"who": "me"}, {"who": "me", "name": "B" * 41}]}
    anna.refused("POST", "/tables", long, "invalid")


@pytest.mark.ends("host: they leave the open table")
def test_who_hosts_and_leaves_makes_room_for_the_next(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.open("claim", "me", "open", public=True)
    bea.post(f"/tables/{table}/join")
    assert anna.post(f"/tables/{table}/leave")["table"]["host"]["name"] == "Bea"
    bea.post(f"/tables/{table}/leave")
    assert bea.get(f"/tables/{table}")["table"]["status"] == "cancelled"
    assert statuses(bea) == {}


def test_who_is_sent_away_after_a_game_has_no_seat_in_the_next(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,))
    anna.command(table, "resign", seat=0)
    anna.post(f"/tables/{table}/remove", {"seat": 1})
    for kind, said in (("come_back", {}), ("pause", {"on": True}), ("resign", {})):
        assert bea.command(table, kind, seat=1, expect=403, **said)["code"] == "blocked"
    for link in ("handover", "seat"):
        bea.refused("POST", f"/tables/{table}/links", {"kind": link, "seat": 1}, "blocked")
    chairs = anna.post(f"/tables/{table}/rematch", {}, 201)["table"]["chairs"]
    assert [chair.get("person", {}).get("name") for chair in chairs] == [None, "Anna"]


@pytest.mark.ends("socket of a table: the seat from which it looks is somebody else's")
def test_a_seat_is_handed_on_by_link_with_all_its_keys(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "greedy", options={"first": 0})
    key = anna.post(f"/tables/{table}/links", {"kind": "seat", "seat": 0}, 201)["token"]
    second = Guest(inn, key, anna.id)
    second.play(table, 0)
    second.refused("GET", "/me", code="seat-key")
    second.refused("POST", f"/tables/{table}/leave", {}, "seat-key")
    bea.refused("POST", f"/tables/{table}/links", {"kind": "handover", "seat": 0}, "not-your-seat")
    link = anna.post(f"/tables/{table}/links", {"kind": "handover", "seat": 0}, 201)["token"]
    assert bea.post("/links/look", {"token": link})["seat"] == 0
    with anna.at(table, 0) as ear:
        ear.until("desk")
        assert bea.post("/links/follow", {"token": link})["mine"] == [0]
        assert ear.until("desk", "bye") == {"type": "bye", "code": 4403, "reason": "forbidden"}
    inn.guest("Cora").refused("POST", "/links/follow", {"token": link}, "unknown-link")
    assert anna.refused("GET", f"/tables/{table}/desk?seat=0", code="not-your-seat")
    assert second.refused("GET", f"/tables/{table}/desk?seat=0", code="signed-out")
    assert bea.desk(table, 0)["desk"]["seats"][0]["name"] == "Bea"


def test_the_lobby_is_live(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    with bea.line("/api/lobby/socket") as ear:
        assert ear.until("lobby")["tables"] == []
        table = anna.open("claim", "me", "open", public=True)
        assert ear.until("lobby_table")["table"]["status"] == "open"
        hidden = anna.open("claim", "me", "open")
        bea.post(f"/tables/{table}/join")
        changed = ear.until("lobby_table")["table"]
        assert changed["chairs"][1]["person"]["name"] == "Bea"
        anna.post(f"/tables/{table}/start")
        assert ear.until("lobby_table")["table"]["status"] == "running"
        assert hidden not in str(ear.heard)


def test_the_lobby_says_from_the_start_which_tables_wait_for_me(opened: Opened) -> None:
    first = opened()
    anna, bea = first.guest("Anna"), first.guest("Bea")
    waits = anna.begin("claim", "me", "open", others=(bea,), options={"first": 0})
    others = anna.begin("claim", "me", "open", others=(bea,), options={"first": 1})
    first.leave()
    inn = opened()  # nothing of the tables is in memory
    anna = Guest(inn, anna.token, anna.id)
    with anna.line("/api/lobby/socket") as ear:
        mine = {info["id"]: info["chairs"] for info in ear.until("lobby")["mine"]}
        assert mine[waits][0]["asked"]
        assert "asked" not in mine[others][0]
        anna.play(waits, 0)
        told = ear.until("turn")
        assert (told["table"], told["seat"], told["on"]) == (waits, 0, False)


def test_a_rematch_passes_the_seats_on(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("tyrant", "me", "open", others=(bea,))
    anna.refused("POST", f"/tables/{table}/rematch", {}, "not-running")
    bea.command(table, "resign", seat=1)
    again = anna.post(f"/tables/{table}/rematch", {}, 201)["table"]
    assert [chair["person"]["name"] for chair in again["chairs"]] == ["Bea", "Anna"]
    assert bea.post(f"/tables/{table}/rematch", {}, 201)["table"]["id"] == again["id"]
    anna.post(f"/tables/{again['id']}/start")
    assert anna.desk(again["id"], 1)["desk"]["viewer"] == 1
    inn.guest("Cora").refused("POST", f"/tables/{table}/rematch", {}, "not-seated")


def test_seats_can_be_drawn_by_lot(inn: Inn) -> None:
    anna = inn.guest("Anna")
    seats: set[int] = set()
    for _ in range(80):  # all alike once in 2 to the 79th
        table = anna.begin("claim", "me", "greedy", shuffle=True)
        seats |= set(anna.get(f"/tables/{table}")["mine"])
        if len(seats) == 2:
            break
    assert seats == {0, 1}


def test_what_is_misspelt_is_named_with_what_there_is(inn: Inn) -> None:
    anna = inn.guest("Anna")
    chess = {"game": "chess", "chairs": [{"who": "me"}, {"who": "open"}]}
    there = f"there are {', '.join(games.homes())}"
    assert anna.refused("POST", "/tables", chess, "invalid")["detail"].startswith(
        f"body.game is not valid: 'chess' is not a game: {there}"
    )
    asked = anna.refused("GET", "/games/chess/catalogue/en", None, "invalid")["detail"]
    assert f"'chess' is not a game: {there}" in asked
    greedy = {"game": "claim", "chairs": [{"who": "me"}, {"who": "bot", "bot": "Greedy!"}]}
    assert "'Greedy!' is not a bot's name" in anna.refused("POST", "/tables", greedy, "invalid")["detail"]
    wrong = anna.refused("GET", "/tables/no%20table", None, "invalid")["detail"]
    assert wrong == "path.table_id is not valid: 'no table' is not an id: those have up to 64 letters, digits, - and _."
    long = anna.refused("GET", f"/tables/{'x' * 500}", None, "invalid")["detail"]
    assert len(long) < 200


def test_the_lobby_says_whose_turn_it_is_at_ones_own_tables_and_until_when(inn: Inn) -> None:
    anna, bea, cora = (inn.guest(name) for name in ("Anna", "Bea", "Cora"))
    three_days = {"kind": "days", "seconds": 3 * 86_400}
    table = anna.begin("claim", "me", "open", others=(bea,), options={"first": 1}, clock=three_days)
    with anna.line("/api/lobby/socket") as ear, cora.line("/api/lobby/socket") as other:
        (mine,) = ear.until("lobby")["mine"]
        other.until("lobby")
        assert [chair.get("asked", False) for chair in mine["chairs"]] == [False, True]
        assert 0 < mine["deadline"] - mine["began"] <= 3 * 86_400_000
        bea.play(table, 1)
        shown = ear.until("lobby_table")["table"]
        assert [chair.get("asked", False) for chair in shown["chairs"]] == [True, False]
        assert shown["deadline"] >= mine["deadline"]
        assert other.pong() == [{"type": "pong"}], "it is nobody else's business"
