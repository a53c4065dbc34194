"""A name that travels: from a guest at a laptop to an account on two devices, and to its end."""

from typing import Any

import pytest

from .conftest import Enter
from .house import PHONE, Guest
from .player import Player

pytestmark = pytest.mark.slow

PASSWORD, NEW = "seven-green-otters", "four-calm-bishops"


def move(guest: Guest, finger: bool = False) -> None:
    """Make one move at the table by touches, until the server has confirmed it."""
    player, before = Player(guest.page, finger=finger), len(guest.frames)
    while not any('"type":"done"' in frame for frame in guest.frames[before:]):
        sight = player.settled()
        player.touch(player.choose(sight))
        guest.page.wait_for_timeout(60)


def typed(guest: Guest, *words: str) -> None:
    """Fill in a form by keyboard alone, from where it begins, and send it."""
    for number, word in enumerate(words):
        if number:
            guest.page.keyboard.press("Tab")
            if guest.page.evaluate("document.activeElement.tagName") != "INPUT":
                guest.page.keyboard.press("Tab")  # past the button that shows what was typed
        guest.page.keyboard.press("Control+A")
        guest.page.keyboard.type(word)
    guest.page.keyboard.press("Enter")


def account(guest: Guest) -> Any:
    """Go to the page about oneself."""
    guest.go("/account")
    guest.page.wait_for_selector("[data-session=here]")
    return guest.page


def kept(guest: Guest) -> dict[str, str]:
    """Return by what password managers know the fields that are shown."""
    fields = guest.page.locator("form input[autocomplete]")
    return {str(one.get_attribute("name")): str(one.get_attribute("autocomplete")) for one in fields.all()}


def keep_my_games(laptop: Guest) -> list[str]:
    """Make an account of a guest by keyboard; return the codes, which are there once, also as a file."""
    page = account(laptop)
    assert page.locator(".who h2").inner_text() == "Guest", "nobody is asked for a name to play against bots"
    page.focus("[data-keep]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#username")
    assert kept(laptop) == {"username": "username", "new-password": "new-password"}
    typed(laptop, "Ada", PASSWORD)
    page.wait_for_selector(".dialog ol li")
    codes: list[str] = page.locator(".dialog ol li").all_inner_texts()
    with page.expect_download() as file:
        page.get_by_role("button", name="Download").last.click()
    assert all(code in file.value.path().read_text("utf-8") for code in codes)
    page.keyboard.press("Escape")
    page.get_by_text("You will not see these codes again").wait_for()
    page.get_by_role("button", name="I’ve saved them").click()
    page.wait_for_selector(".keys")
    assert page.locator(".who h2").inner_text() == "Ada"
    return codes


def use_another_device(laptop: Guest, phone: Guest) -> None:
    """Let the phone in by the code that the laptop shows, once the laptop says yes to the letters on both."""
    laptop.page.click("[data-another]")
    phone.go(f"/d#{laptop.page.locator('.dialog .code').inner_text()}")
    phone.page.click("form .lit")
    letters = phone.page.locator(".compare").inner_text()
    laptop.page.wait_for_selector(".dialog .asks")
    assert laptop.page.locator(".dialog .compare").inner_text() == letters
    laptop.page.click(".dialog .ft .lit")
    laptop.page.get_by_text("The other device is signed in.").wait_for()
    phone.page.wait_for_selector("[data-play]")
    assert "#" not in phone.page.url


def change_password(phone: Guest) -> None:
    """Set another password: with that all other devices are signed out."""
    page = account(phone)
    page.fill("#current-password", PASSWORD)
    page.fill("#new-password", NEW)
    page.get_by_role("button", name="Ändern").first.click()
    page.get_by_text("Passwort geändert").wait_for()
    page.wait_for_function("document.querySelectorAll('[data-session]').length === 1")


def come_back_by_a_code(laptop: Guest, code: str) -> None:
    """Find the password of before to be wrong, set another one by a code, and sign out in the end."""
    page = laptop.go("/account")
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_selector("#username")
    assert kept(laptop) == {"username": "username", "current-password": "current-password"}
    typed(laptop, "ADA", PASSWORD)
    page.get_by_text("Name and password do not match").wait_for()
    page.get_by_role("button", name="Forgot your password?").click()
    page.fill("#code", code)
    page.fill("#new-password", PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_selector(".keys")
    assert page.locator(".keys .x").count() == 1
    page.get_by_role("button", name="Sign out").click()
    page.get_by_text("You are playing as a guest").wait_for()


def sign_in_as_a_friend(phone: Guest) -> None:
    """Sign in on a device where somebody else has played, whose game stays there."""
    page = account(phone)
    page.get_by_role("button", name="Anmelden", exact=True).click()
    page.fill("#username", "ada")
    page.fill("#current-password", PASSWORD)
    page.click(".dialog .lit")
    assert page.locator(".dialog").is_visible(), "it has to be said what becomes of the game"
    page.check(".dialog [value=no]")
    page.click(".dialog .lit")
    page.wait_for_selector(".keys")


def tables(guest: Guest) -> list[str]:
    """Return the addresses of one's own tables, as they are listed here."""
    guest.page.wait_for_selector("a.tb")
    return [guest.url + str(one.get_attribute("href")) for one in guest.page.locator("a.tb").all()]


def delete_account(phone: Guest) -> None:
    """Delete the account, after what happens to the game was said; it takes the password."""
    page = account(phone)
    page.click("[data-delete]")
    page.get_by_text("Dein laufendes Spiel übernimmt ein Bot").wait_for()
    page.fill("#delete-password", PASSWORD)
    page.click(".warn .red")


def test_a_name_travels_from_a_laptop_to_a_phone_and_back(guest: Enter) -> None:
    laptop, phone = guest(""), guest("", **{**PHONE, "locale": "de"})
    laptop.play_now("claim")
    table = laptop.page.url
    move(laptop)
    codes = keep_my_games(laptop)
    assert len(codes) == 8
    use_another_device(laptop, phone)
    assert tables(phone) == [table]
    phone.page.click("a.tb")
    move(phone, finger=True)
    laptop.go(table.removeprefix(laptop.url))
    move(laptop)
    change_password(phone)
    come_back_by_a_code(laptop, codes[0])
    phone.play_now("tokyo")  # the phone was signed out by that: somebody else has it now
    others = phone.page.url
    sign_in_as_a_friend(phone)
    phone.go("/games")
    assert tables(phone) == [table]
    delete_account(phone)
    phone.page.wait_for_selector("[data-play]")
    assert tables(phone) == [others]
    for one in (laptop, phone):
        one.forgive()


def test_a_name_is_asked_for_when_one_first_sits_down_with_people(guest: Enter) -> None:
    anna, bea, cora = guest(""), guest(""), guest("")
    anna.shelf()
    anna.page.click("article[data-game=claim] .go .line")
    anna.page.click(".dialog.cr footer .lit")
    anna.page.wait_for_selector("#nickname")
    assert anna.page.input_value("#nickname"), "there is a suggestion"
    typed(anna, "Ida")
    link = anna.page.locator(".linkbox input").input_value().removeprefix(anna.url)
    bea.go(link)
    bea.page.wait_for_selector("#name")
    assert bea.page.input_value("#name") not in ("", "Ida")
    bea.page.click("form .lit")
    bea.page.wait_for_url("**/t/*")
    anna.page.go_back()
    anna.new_table("claim", "me", "open")
    anna.page.wait_for_selector(".linkbox")
    assert "Ida" in anna.page.locator(".plate").all_inner_texts()[0], "nobody is asked twice"
    cora.go("/d")
    cora.page.fill("#code", "ABCD-EFGH")
    cora.page.keyboard.press("Enter")
    cora.page.get_by_text("This code was mistyped, already used, refused, or has expired").wait_for()
    cora.forgive()
