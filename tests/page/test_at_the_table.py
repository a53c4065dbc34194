"""What happens at a table beside the game: keys alone, taking back, another language, a phone, a server that dies."""

import signal
from typing import Any

import pytest

from server.running import Running

from .conftest import Enter
from .house import FOCUSED, GAMES, PHONE, Guest, tab_to
from .player import Player

pytestmark = pytest.mark.slow


def held(guest: Guest) -> list[str]:
    """Return the cards in a hand; of those that are equal one is as good as the other."""
    ids = guest.page.locator(".hand .card").evaluate_all("(cards) => cards.map((card) => card.dataset.piece)")
    return [card.partition("@")[0] for card in ids]


def test_a_game_of_claim_by_keys_alone(guest: Enter) -> None:
    anna = guest("Anna")
    anna.shelf()
    tab_to(anna, "[data-play=claim]")
    anna.page.keyboard.press("Enter")
    player = Player(anna.page)
    tabs = 0
    while not player.wait().over:
        if anna.page.evaluate(FOCUSED, ".waits [data-send]"):  # a pause: before the second phase, after the last round
            anna.page.keyboard.press("Enter")
            continue
        if not anna.page.evaluate(FOCUSED, ".hand [data-touch]"):
            tab_to(anna, ".hand [data-touch]")
            tabs += 1
        for _ in range(13):
            if anna.page.evaluate(FOCUSED, "[data-state=offered]"):
                break
            anna.page.keyboard.press("ArrowRight")
        else:
            anna.page.keyboard.press("ArrowLeft")
            continue
        anna.page.keyboard.press("Enter")
        assert anna.page.evaluate(FOCUSED, "[data-state=selected]")
        anna.page.keyboard.press("Enter")
    assert tabs <= 3, "a card that was played took the focus along"
    anna.page.wait_for_function(FOCUSED, arg="[data-again]")
    anna.page.keyboard.press("Enter")
    assert player.wait().things or player.see().prompt


def test_a_step_is_taken_back(guest: Enter) -> None:
    anna = guest("Anna")
    anna.new_table("tyrant", "me", "level-1")
    player = Player(anna.page)
    player.wait()
    town = "[...document.querySelectorAll('.cell')].map((one) => one.getAttribute('aria-label'))"
    back = anna.page.locator(".seats > .row .btn").first
    assert back.is_disabled()
    before = anna.page.evaluate(town)
    while back.is_disabled():
        player.touch(player.choose(player.wait()))
    assert anna.page.evaluate(town) != before
    back.click()
    anna.page.wait_for_function(f"(before) => JSON.stringify({town}) === JSON.stringify(before)", arg=before)
    player.touch(player.wait().things[0])  # and the turn goes on


def test_a_link_says_who_invites_to_what_before_anybody_sits_down(guest: Enter) -> None:
    anna, bea = guest("Anna"), guest("Bea")
    anna.new_table("tokyo", "me", "level-1", "open")
    link = anna.page.locator(".linkbox input").input_value().removeprefix(anna.url)
    bea.go(link)
    bea.page.get_by_role("heading", name="Anna invites you to King of Tokyo").wait_for()
    assert bea.page.locator("form li").all_inner_texts() == ["Anna", "Bot\nNewcomer", "free"]
    anna.go(link)
    anna.page.get_by_role("button", name="To the table").click()  # who sits there already need not sit down again
    anna.page.wait_for_url("**/t/*")
    bea.page.click("form .lit")
    bea.page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", GAMES)
def test_at_one_screen_newcomers_open_the_curtain_and_are_told_what_the_game_is_about(guest: Enter, game: str) -> None:
    """The first secret lies behind a curtain too, whoever is asked first, and the next one opens the second."""
    anna = guest("Anna", newcomer=True)
    anna.new_table(game, "me", "me")
    player, curtain = Player(anna.page), anna.page.locator(".cur")
    curtain.wait_for()
    assert anna.page.locator(".frame").count() == 0
    first = anna.page.locator(".cur h1").inner_text()
    curtain.get_by_role("button").click()
    anna.page.get_by_role("button", name="Let’s play").click()
    while not curtain.count():
        player.touch(player.choose(player.wait()))
        anna.page.wait_for_timeout(100)
    assert anna.page.locator(".cur h1").inner_text() != first
    curtain.get_by_role("button").click()
    curtain.wait_for(state="detached")
    assert player.wait().all


def test_whoever_sits_at_the_same_screen_has_a_name_and_a_view_of_their_own(guest: Enter) -> None:
    anna = guest("Anna")
    anna.shelf()
    anna.page.click("article[data-game=claim] .go .line")
    anna.page.get_by_text("Two at this screen").click()
    anna.page.get_by_role("button", name="seat 1", exact=True).click()
    anna.page.get_by_label("Name for seat 2").fill("Bea")
    anna.page.click(".dialog.cr footer .lit")
    player, curtain = Player(anna.page), anna.page.locator(".cur")
    curtain.get_by_role("button").click()
    player.wait()
    assert anna.page.locator(".seat .name").all_inner_texts() == ["You", "Bea"]
    while not curtain.count():
        player.touch(player.choose(player.wait()))
        anna.page.wait_for_timeout(100)
    curtain.get_by_role("heading", name="Hand the device to Bea").wait_for()
    assert "Anna, your turn is over" in curtain.inner_text()
    anna.page.keyboard.press("Enter")
    curtain.wait_for(state="detached")
    assert anna.page.locator(".hand [data-place]").get_attribute("data-place") == "hand.1"
    assert anna.page.locator(".seat .name").all_inner_texts() == ["Anna", "You"]
    anna.page.locator(".side .log li", has_text="Anna leads").first.wait_for()
    log = anna.page.locator(".side .log ol").inner_text()
    assert "Anna is dealt a card." in log, "what Anna was dealt is not told to Bea"
    assert "You lead" not in log


def test_how_a_game_ended_is_seen_on_the_board_before_the_result(guest: Enter) -> None:
    anna = guest("Anna")
    anna.new_table("tyrant", "me", "level-1")
    Player(anna.page).wait()
    anna.page.click(".bar button >> nth=-1")
    resign = anna.page.get_by_role("button", name="Resign")
    resign.click()
    resign.click()
    anna.page.get_by_text("The game is over").first.wait_for()
    assert anna.page.locator(".frame").is_visible()
    assert not anna.page.locator("[data-again]").count()
    anna.page.wait_for_selector("[data-again]")


def test_a_newcomer_reads_once_what_a_game_is_about(guest: Enter) -> None:
    anna = guest("Anna", newcomer=True)
    anna.play_now("claim")
    told = anna.page.locator(".dialog.opening")
    told.wait_for()
    assert "You want the favour of more factions" in told.inner_text()
    anna.page.keyboard.press("Enter")
    told.wait_for(state="detached")
    Player(anna.page).wait()
    anna.play_now("claim")
    Player(anna.page).wait()
    assert not told.is_visible()


def test_another_language_in_the_middle_of_a_game(guest: Enter) -> None:
    anna = guest("Anna")
    anna.play_now("claim")
    player = Player(anna.page)
    for _ in range(6):
        player.touch(player.choose(player.wait()))
    player.touch(player.wait().things[0])

    def said() -> list[str]:
        places = ("#prompt", ".hand", ".log ol", ".list", ".seats")
        return [anna.page.locator(place).first.inner_text() for place in places]

    english, cards = said(), held(anna)
    chosen = anna.page.locator("[data-state=selected]").get_attribute("data-piece")
    anna.page.click(".bar button >> nth=-1")
    anna.page.locator(".sheet .ways .btn").first.click()
    anna.page.click("button[lang=pl]")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("html[lang=pl]", state="attached")
    anna.page.wait_for_function("(was) => document.querySelector('#prompt').innerText !== was", arg=english[0])
    assert all(polish != before for polish, before in zip(said(), english, strict=True))
    assert held(anna) == cards
    assert anna.page.locator("[data-state=selected]").get_attribute("data-piece") == chosen
    assert player.play()


def test_on_a_phone_everything_to_decide_is_on_the_screen(guest: Enter) -> None:
    anna = guest("Anna", **PHONE)
    anna.play_now("tokyo")
    assert Player(anna.page, finger=True).play()  # what is lit and out of reach fails there


@pytest.mark.parametrize("window", [{}, PHONE], ids=["laptop", "phone"])
def test_the_board_keeps_its_place_while_a_card_is_chosen(guest: Enter, window: dict[str, Any]) -> None:
    anna = guest("Anna", **window)
    anna.play_now("morpork")
    anna.page.click("[data-notice]")  # who one is
    player = Player(anna.page)
    assert "Play a card." in player.wait().prompt, "with these chances nobody else's card asks first"
    cards = [thing for thing in player.see().things if thing.id.startswith("card")]
    before = anna.page.locator(".board").bounding_box(), anna.page.locator(".prompt-bar").bounding_box()
    player.touch(cards[0])
    anna.page.wait_for_selector(".prompt-bar .cancel")
    after = anna.page.locator(".board").bounding_box(), anna.page.locator(".prompt-bar").bounding_box()
    assert before[0] == after[0]
    assert before[1] != after[1], "the longer question takes its room from what just happened"


def test_a_friend_is_called_to_the_rematch_and_waited_for(guest: Enter) -> None:
    anna, bea = guest("Anna"), guest("Bea")
    anna.new_table("claim", "me", "open")
    bea.go(anna.page.locator(".linkbox input").input_value().removeprefix(anna.url))
    bea.page.click("form .lit")
    anna.page.get_by_text("Everyone is seated").wait_for()
    anna.page.locator("button", has_text="Start").click()
    Player(bea.page).page.wait_for_selector(".frame")
    anna.page.click(".bar button >> nth=-1")
    resign = anna.page.get_by_role("button", name="Resign")
    resign.click()
    resign.click()
    for one in (anna, bea):
        one.page.wait_for_selector("[data-again]:enabled")
    anna.page.click("[data-again]")
    anna.page.get_by_role("heading", name="Waiting for Bea").wait_for()
    bea.page.get_by_role("alert").get_by_text("A rematch is on").wait_for()
    bea.page.click("[data-again]")
    anna.page.get_by_text("Everyone is seated").wait_for()


def test_a_server_that_dies_in_the_middle_of_a_game(guest: Enter, served: Running) -> None:
    anna = guest("Anna")
    anna.play_now("claim")
    player = Player(anna.page)
    for _ in range(4):
        player.touch(player.choose(player.wait()))
    player.wait()
    cards, lines = held(anna), anna.page.locator(".log li").all_inner_texts()
    served.stop(signal.SIGKILL)
    anna.page.wait_for_selector(".offline")
    player.touch(player.see().things[0])
    player.touch(player.see().sends[0])
    played = anna.page.locator("[data-state=selected]").get_attribute("data-piece").partition("@")[0]
    assert anna.page.locator(".prompt-bar.off").is_visible()
    assert held(anna) == cards
    served.start()
    anna.page.wait_for_selector(".offline", state="detached")
    player.wait()
    cards.remove(played)
    assert held(anna) == cards
    after = anna.page.locator(".log li").all_inner_texts()
    assert after[: len(lines)] == lines
    assert len([line for line in after[len(lines) :] if line.startswith(("You lead ", "You answer "))]) == 1
    anna.forgive()
    assert player.play()
