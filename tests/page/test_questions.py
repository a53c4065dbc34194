"""What is asked of people on the page: taking back with consent, passing beforehand, and what happened meanwhile."""

import pytest

from .conftest import Enter
from .house import PHONE
from .player import Player
from .test_secrets import sat_down

pytestmark = pytest.mark.slow

LONG_AGO = """(id) => {
  const seen = JSON.parse(localStorage["tafelrunde-seen"]);
  seen[id].at -= 600_000;
  localStorage["tafelrunde-seen"] = JSON.stringify(seen);
}"""


def test_what_the_other_has_seen_is_taken_back_with_their_consent_and_named(guest: Enter) -> None:
    """And whoever was away for a while is told deed by deed what happened."""
    anna, bea = sat_down(guest, "claim")
    table = anna.page.url.rpartition("/")[2]
    players = [Player(one.page) for one in (anna, bea)]
    first = 0 if anna.page.locator(".prompt-bar.asked").count() else 1
    (one, mover), (other, waits) = [(anna, players[0]), (bea, players[1])][:: 1 if first == 0 else -1]
    mover.settled()
    while not waits.see().all:
        mover.touch(mover.choose(mover.wait()))
        one.page.wait_for_timeout(100)
    one.page.locator(".seats > .row .btn").first.click()
    other.page.get_by_text(f"{one.name} asks to take back a move.").wait_for()
    other.page.get_by_role("button", name="Yes").click()
    other.page.locator("section.now").get_by_text(f"Taken back: {one.name}").first.wait_for()
    assert other.page.locator(".log .gone").count() == 1
    left = other.page.locator(".log li").count()
    other.shelf()
    other.page.evaluate(LONG_AGO, table)
    mover.touch(mover.choose(mover.settled()))
    while mover.see().all:
        mover.touch(mover.choose(mover.wait()))
        one.page.wait_for_timeout(100)
    other.go(f"/t/{table}")
    since = other.page.locator(".since")
    since.get_by_text("While you were away: 1 of 1").wait_for()
    since.get_by_text(f"{one.name} ").wait_for()
    since.get_by_role("button", name="To the table").click()
    assert waits.wait().all
    assert other.page.locator(".log li").count() >= left


def test_passing_is_offered_from_the_start_and_a_question_that_is_passed_on_is_not_shown(guest: Enter) -> None:
    anna, bea = guest("Anna"), guest("Bea", **PHONE)
    anna.new_table("morpork", "me", "open")
    bea.go(anna.page.locator(".linkbox input").input_value().removeprefix(bea.url))
    bea.page.click("form .lit")
    bea.page.wait_for_url("**/t/*")
    anna.page.locator(".ws .lit:enabled").click()
    for one in (anna, bea):
        one.page.locator(".told1 .lit").click()
    waiting = bea if anna.page.locator(".prompt-bar.asked").count() else anna
    waiting.page.locator(".prompt .pick select").select_option("round")
    waiting.page.get_by_role("button", name="You pass until your next turn").wait_for()
    waiting.page.get_by_role("button", name="You pass until your next turn").click()
    waiting.page.locator(".prompt .pick select").wait_for(state="attached")
    waiting.page.get_by_role("button", name="Menu").click()
    waiting.page.get_by_role("button", name="Until I look again").click()
    waiting.page.get_by_role("button", name="You pass until you look again").wait_for()
    waiting.go(f"/t/{waiting.page.url.rpartition('/')[2]}")
    waiting.page.locator(".prompt .pick select").wait_for(state="attached")  # they look: they are asked again
