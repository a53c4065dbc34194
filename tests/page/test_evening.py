"""An evening with friends: one link, games together, a score, and who is late, away, looking on or on a new device."""

from typing import Any

import pytest

from .axe import faults
from .conftest import Enter
from .house import PHONE, Guest, tab_to

DE = {**PHONE, "locale": "de"}
PL = {**PHONE, "locale": "pl", "viewport": {"width": 360, "height": 740}, "color_scheme": "dark"}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}

RESIGN = """async ([table, seat]) => (await fetch(`/api/tables/${table}/commands`, {
    method: "POST", headers: {"Content-Type": "application/json"},
    body: JSON.stringify({type: "resign", cmd_id: `resign-${seat}`, seat}),
})).status"""


def way_in(guest: Guest) -> str:
    """Return the path of the link that is shown to whoever is in the group."""
    link: str = guest.page.input_value(".inv input")
    return link[link.index("/r/") :]


def come_in(guest: Guest, path: str, name: str = "") -> Any:
    """Follow the link of a group, and say one's name."""
    page = guest.go(path)
    page.wait_for_selector("[data-come-in]")
    if name:
        page.fill("#group-name", name)
    page.click("[data-come-in]")
    page.wait_for_selector(".ev")
    assert "#" not in page.url, "the link stays nowhere in the address"
    return page


def table_of(*guests: Guest) -> str:
    """Return the table at which all of them are by now."""
    for guest in guests:
        guest.page.wait_for_selector(".frame")
    (found,) = {str(guest.page.url).rpartition("/")[2] for guest in guests}
    return found


def seat_of(guest: Guest, name: str) -> int:
    """Return where somebody sits."""
    table = guest.page.url.rpartition("/")[2]
    chairs = guest.page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")["table"]["chairs"]
    return next(int(chair["seat"]) for chair in chairs if chair.get("person", {}).get("name") == name)


def resign(loser: Guest, seat: int, *others: Guest) -> None:
    """Give up, and see the end on every screen."""
    table = loser.page.url.rpartition("/")[2]
    assert loser.page.evaluate(RESIGN, [table, seat]) == 200
    for guest in (loser, *others):
        guest.page.wait_for_selector("[data-same-people]")


def score(guest: Guest, member: int) -> list[str]:
    """Return what somebody has won tonight and on all evenings, as numbers of games won and played."""
    row = guest.page.locator(f"[data-member='{member}']").first
    row.wait_for()
    return ["".join(one for one in text if one.isdigit()) for text in row.locator("td").all_inner_texts()[1:]]


def stands(guest: Guest, member: int, word: str) -> None:
    """Wait until a chair says how somebody is there."""
    guest.page.locator(f"[data-friend='{member}']", has_text=word).wait_for()


def menu(guest: Guest) -> Any:
    """Open the menu of a group."""
    guest.page.click(".ev > .bar button >> nth=-1")
    sheet = guest.page.locator(".sheet")
    sheet.wait_for()
    return sheet


@pytest.mark.slow
def test_the_same_people_go_on_with_another_game_together(guest: Enter) -> None:
    """Two who have met at a table go on as a group; a third comes by the link, and all move with one touch."""
    ada, jonas, lena = guest("Ada"), guest("Jonas", **DE), guest("Lena", **PL)
    ada.new_table("claim", "me", "open")
    jonas.go(ada.page.locator(".linkbox input").input_value().removeprefix(ada.url))
    jonas.page.click("form .lit")
    jonas.page.wait_for_url("**/t/*")
    ada.page.locator(".ws .lit:enabled").click()
    table_of(ada, jonas)
    resign(jonas, 1, ada)
    ada.page.click("[data-same-people]:enabled")
    ada.page.wait_for_selector(".ev")
    jonas.page.locator(".calls", has_text="Ada").wait_for()
    jonas.page.click("[data-same-people]")
    jonas.page.wait_for_selector(".ev")
    assert score(ada, 1) == ["11", "11"], "the game from which the group was made counts"
    come_in(lena, way_in(ada))
    assert faults(ada.page, "evening") + faults(lena.page, "evening on a phone") == []
    jonas.page.click("[data-wish=tyrant]")
    tab_to(ada, "[data-wish=tyrant]")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector("[data-begin]:enabled")
    tab_to(ada, "[data-begin]")
    ada.page.keyboard.press("Enter")
    first = table_of(ada, jonas, lena)
    lena.page.locator(".watching").wait_for()
    seat = seat_of(ada, "Ada")
    plate = f".seats .seat:nth-of-type({seat + 1})"
    assert ada.page.locator(f"{plate} use[href$='#shape-circle']").count(), "friends keep their shape"
    lena.page.click(".tabs button >> nth=3")
    lena.page.fill(".tabpage .input", "Powodzenia!")
    lena.page.keyboard.press("Enter")
    resign(ada, seat, jonas, lena)
    ada.page.get_by_role("button", name="Chat 1").click()
    ada.page.locator(".sheet", has_text="Powodzenia!").wait_for()
    ada.page.keyboard.press("Escape")
    assert score(ada, 1) == ["12", "12"]
    assert score(jonas, 2)[0].endswith("12"), "from 0 to 1 of 2"
    assert faults(ada.page, "the end among friends") == []
    jonas.page.wait_for_selector("[data-again]:enabled")
    jonas.page.click("[data-again]")
    ada.page.locator("[data-again] .wishes").wait_for()
    ada.page.click("[data-again]")
    for one in (ada, jonas, lena):
        one.page.wait_for_function("(first) => !location.pathname.endsWith(first)", arg=first)
    table_of(ada, jonas, lena)
    assert seat_of(ada, "Ada") != seat, "the same again, each one seat on"


def name_the_group(ada: Guest, name: str) -> None:
    sheet = menu(ada)
    sheet.locator("#group-title").fill(name)
    sheet.locator("form button").click()
    ada.page.get_by_role("heading", name=name, exact=True).first.wait_for()
    ada.page.keyboard.press("Escape")


def choose_a_monster(lena: Guest) -> None:
    """Take the kraken, by touch; nobody else is offered it then."""
    lena.page.click("[data-friend='3']")
    lena.page.click(".monsters .one >> nth=2")
    assert faults(lena.page, "my look") == []
    lena.page.click(".dialog .ft .lit")
    lena.page.locator(".dialog").wait_for(state="detached")


def come_on_a_new_device(jonas: Guest, path: str, ada: Guest) -> None:
    """Say on a new device who one is; the host sees the same code, and says yes."""
    jonas.go(path)
    jonas.page.click("[data-known]")
    jonas.page.click("[data-claim='2']")
    code = jonas.page.locator("[data-code]").inner_text()
    asks = ada.page.locator("[data-device='2']")
    asks.locator(".code", has_text=code).wait_for()
    assert faults(jonas.page, "who are you") + faults(ada.page, "a new device") == []
    asks.locator("[data-yes]").click()
    jonas.page.wait_for_selector(".ev")
    asks.wait_for(state="detached")


def sure(guest: Guest, what: str, member: int | None = None) -> None:
    """Do something in the menu that is asked first: at first no, then yes."""
    sheet = menu(guest)
    button = sheet.locator(f"[data-in='{member}'] [data-{what}]" if member else f"[data-{what}]")
    for answer in ("button >> nth=0", "[data-sure]"):
        button.click()
        asked = sheet.locator("[role=alertdialog]")
        assert len(asked.locator("p").inner_text()) > 40, "what happens is said"
        asked.locator(answer).click()


def first_game(ada: Guest, jonas: Guest, lena: Guest, ola: Guest, path: str) -> None:
    """Two play Claim and one looks on; one comes late, and looks on too."""
    for friend in (ada, jonas):
        friend.page.click("[data-wish=claim]")
    lena.page.get_by_text("Prowadzi Claim: 2 z 2").wait_for()
    jonas.page.get_by_text("Ada beginnt").wait_for()
    ada.page.click("[data-begin]:enabled")
    table_of(ada, jonas, lena)
    lena.page.locator(".watching").wait_for()
    come_in(ola, path, "Ola")
    ola.page.get_by_role("link", name="Watch", exact=True).click()
    table_of(ada, jonas, lena, ola)
    resign(jonas, seat_of(ada, "Jonas"), ada, lena, ola)
    assert score(ada, 1)[0].endswith("11")
    assert score(ola, 4) == ["", "00"], "whoever has only watched has no number for tonight"


def second_game(ada: Guest, jonas: Guest, lena: Guest, ola: Guest) -> None:
    """One is away: the others see since when, and play."""
    lena.go("/about")
    for friend in (ada, ola, jonas):
        friend.page.click("[data-same-people]")
        friend.page.wait_for_selector(".ev")
    stands(ada, 3, "away since")
    for friend in (ada, ola):
        friend.page.click("[data-wish=tyrant]")
    ada.page.get_by_text("King & Assassins leads with 2 of 2 wishes").wait_for()
    ada.page.click("[data-begin]:enabled")
    table_of(ada, jonas, ola)
    resign(ada, seat_of(ada, "Ada"), jonas, ola)
    for friend in (ada, ola):
        friend.page.click("[data-same-people]")


def third_game(ada: Guest, heir: Guest, lena: Guest, ola: Guest) -> None:
    """Who plays is chosen: two of those who would, while one has said that she looks on."""
    ola.page.click("[data-look]")
    ada.page.locator(".bench", has_text="Ola").wait_for()
    ada.page.click("[data-options]")
    ada.page.select_option("#next-game", "tokyo")
    ada.page.locator(".who", has_text="Jonas").locator("input").uncheck()
    assert faults(ada.page, "the next game") == []
    ada.page.click("[data-begin-so]")
    table_of(ada, lena, ola, heir)
    for friend in (ada, lena, ola):
        friend.page.locator(".body.s3 use[href$='#b-kraken']").wait_for()  # her monster in her colour
    resign(lena, seat_of(ada, "Lena"), ada, ola, heir)
    assert score(ada, 1)[0].endswith("23")
    for friend in (ada, heir, lena):
        friend.page.click("[data-same-people]")
        friend.page.wait_for_selector(".ev")
    assert ada.page.locator("[data-played]").count() == 3
    assert lena.page.locator("[data-played] a[download]").count() == 1, "the log of the game that she has played"


def the_group_ends(ada: Guest, heir: Guest, lena: Guest, path: str) -> None:
    """The host leaves, another one is host, sends somebody away, and closes the group."""
    sure(ada, "leave-group")
    ada.page.wait_for_selector("[data-play]")
    heir.page.click("[data-view=table]")
    heir.page.locator("[data-begin]").wait_for()
    sure(heir, "send-away", 3)
    heir.page.locator("[data-in='3']").wait_for(state="detached")
    assert way_in(heir) != path, "all others have a new link by that"
    lena.page.get_by_text("Nie ma tu takiej grupy").wait_for()
    heir.page.keyboard.press("Escape")
    sure(heir, "close-group")
    heir.page.wait_for_selector("[data-play]")


@pytest.mark.long
def test_an_evening_of_three_games_on_four_devices(guest: Enter) -> None:
    """One is late, one is away, one looks on, and one loses their phone."""
    ada, jonas, lena = guest("Ada"), guest("Jonas", **DE), guest("Lena", **PL)
    ola, heir = guest("Ola", **TABLET), guest("", **DE)
    ada.shelf()
    ada.page.click("[data-new-group]")
    ada.page.wait_for_selector(".ev")
    path = way_in(ada)
    name_the_group(ada, "Thursday round")
    come_in(jonas, path)
    come_in(lena, path)
    jonas.page.get_by_role("heading", name="Thursday round").first.wait_for()
    choose_a_monster(lena)
    first_game(ada, jonas, lena, ola, path)
    second_game(ada, jonas, lena, ola)
    jonas.go("/about")
    stands(ada, 2, "away since")
    come_on_a_new_device(heir, path, ada)
    jonas.go(path.partition("#")[0])
    jonas.page.get_by_text("Diese Gruppe gibt es hier nicht").wait_for()  # the old device has the name no more
    heir.page.click("[data-view=score]")
    assert score(heir, 2) == ["01", "01"], "what was played under the name goes along"
    lena.go(path.partition("#")[0])  # under her name, without the link
    lena.page.wait_for_selector(".ev")
    third_game(ada, heir, lena, ola)
    the_group_ends(ada, heir, lena, path)
    for one in (jonas, lena, ola):
        one.forgive()
