"""Whatever cannot be ends on a page in plain words that says what to do next, never on a blank one."""

import json
import sqlite3
from pathlib import Path

import pytest

from server.running import Running

from .conftest import Enter, serve
from .house import Guest

pytestmark = pytest.mark.slow


def dead_end(guest: Guest, heading: str) -> None:
    """See that a page says what happened and what to do, and that there is a way on."""
    guest.page.get_by_role("heading", name=heading).wait_for()
    assert len(guest.page.locator("main p").first.inner_text()) > 30
    assert guest.page.locator("main .btn.lit").is_visible()
    guest.forgive()


def back_to_the_shelf(guest: Guest) -> None:
    """Go where the page says, and find everything as usual."""
    guest.page.locator("main a.btn").first.click()
    guest.page.wait_for_selector("[data-play]")


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/t/nothing", "This table no longer exists"),
        ("/join#nothing", "This link no longer works"),
        ("/join", "This link no longer works"),
        ("/rules/chess", "Nothing here"),
        ("/t/%E2%82%AC", "This table no longer exists"),
        ("/t/%E2%82", "This table no longer exists"),
    ],
)
def test_an_address_that_leads_nowhere(guest: Enter, path: str, heading: str) -> None:
    anna = guest("Anna")
    anna.go(path)
    dead_end(anna, heading)
    back_to_the_shelf(anna)


def test_a_full_table_offers_to_watch_before_and_after_it_has_begun(guest: Enter) -> None:
    anna, bea, clara = guest("Anna"), guest("Bea"), guest("Clara")
    anna.new_table("claim", "me", "open")
    link = anna.page.locator(".linkbox input").input_value().removeprefix(anna.url)
    bea.go(link)
    bea.page.click("form .lit")
    bea.page.wait_for_url("**/t/*")
    clara.go(link)
    clara.page.get_by_role("heading", name="All 2 seats are taken").wait_for()
    anna.page.locator(".ws .lit:enabled").click()
    anna.page.wait_for_selector(".frame")
    clara.page.reload()
    clara.page.get_by_text("The game has begun.").wait_for()
    clara.page.click("form .lit")
    clara.page.locator(".watching", has_text="Clara").wait_for()
    anna.page.locator(".lookers", has_text="Clara").wait_for()


def test_the_about_page_has_what_the_operator_says(guest: Enter) -> None:
    anna = guest("Anna")
    anna.go("/about")
    anna.page.wait_for_selector("#imprint + p")
    assert anna.page.locator("#imprint + p").inner_text() == "Ada Lovelace\n12 St James's Square"
    assert not anna.page.locator("#privacy").count(), "nothing was said about that"


def test_a_browser_without_websockets(guest: Enter) -> None:
    anna = guest("Anna")
    anna.context.add_init_script("delete window.WebSocket")
    anna.go("/")
    dead_end(anna, "This browser cannot stay connected")


def test_a_server_of_another_version(guest: Enter, served: Running) -> None:
    anna = guest("Anna")
    library = {**served.ask("", "GET", "/games"), "protocol": 99}
    anna.page.route("**/api/games", lambda route: route.fulfill(body=json.dumps(library)))
    anna.go("/")
    dead_end(anna, "Page and server don’t match")
    anna.page.unroute("**/api/games")
    anna.page.click("main .btn.lit")
    anna.page.wait_for_selector("[data-play]")


def test_a_server_that_was_renewed_while_somebody_stood_before_the_shelf(guest: Enter) -> None:
    anna = guest("Anna")
    anna.shelf()
    anna.page.route("**/assets/**", lambda route: route.fulfill(status=404))
    anna.page.click("[data-play=claim]")
    dead_end(anna, "Page and server don’t match")


def test_a_server_that_does_not_answer(guest: Enter) -> None:
    anna = guest("Anna")
    anna.page.route("**/api/**", lambda route: route.abort())
    anna.go("/")
    dead_end(anna, "The server isn’t answering")
    anna.page.unroute("**/api/**")
    anna.page.click("main .btn.lit")
    anna.page.wait_for_selector("[data-play]")


def test_a_game_that_the_server_cannot_read(guest: Enter, tmp_path: Path) -> None:
    server = serve(tmp_path)
    try:
        anna = guest("Anna", url=server.url)
        anna.play_now("claim")
        server.stop()
        with sqlite3.connect(tmp_path / "running.db") as database:
            database.execute("""UPDATE event SET lines = replace(lines, '"rules":', '"rules": "999", "was":')""")
        server.start()
        anna.shelf()
        row = anna.page.locator(".rail .tb", has_text="cannot be read by this server")
        row.wait_for()
        assert "your turn" not in row.inner_text()
        row.click()
        dead_end(anna, "This game can’t be read")
        back_to_the_shelf(anna)
    finally:
        server.stop()


def test_a_server_that_has_lost_its_database(guest: Enter, tmp_path: Path) -> None:
    server = serve(tmp_path)
    try:
        anna = guest("Anna", url=server.url)
        anna.play_now("claim")
        server.stop()
        for file in tmp_path.glob("running.db*"):
            file.unlink()
        server.start()
        dead_end(anna, "This table no longer exists")
        back_to_the_shelf(anna)
        anna.page.click("[data-play=claim]")
        anna.page.wait_for_selector(".frame .hand .card")
        anna.forgive()  # who she was is not known any more: she was told so, and sat down as somebody new
    finally:
        server.stop()
