"""Accounts under attack: who guesses is slowed down, who owns gets in; sessions, devices and hashes have an end."""

import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any, TypeVar

import msgspec
import pytest
from argon2 import PasswordHasher, extract_parameters

from tafelrunde.server.ground.times import now
from tafelrunde.server.operations import admin
from tafelrunde.server.people import devices
from tafelrunde.store.store import Person, Token

from .conftest import Opened
from .inn import Guest, Inn, Json

T = TypeVar("T")
DAY = 86_400_000
RIGHT, WRONG = "correct horse", "battery staple"
LIGHT = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


class Gate:
    """A hasher that stands still until it may go on."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.reached = threading.Event()

    def verify(self, kept: str, password: str) -> bool:
        self.wait()
        return LIGHT.verify(kept, password)

    def hash(self, password: str) -> str:
        self.wait()
        return LIGHT.hash(password)

    def wait(self) -> None:
        self.reached.set()
        assert self.open.wait(60)

    @property
    def memory_cost(self) -> int:
        return LIGHT.memory_cost

    @property
    def time_cost(self) -> int:
        return LIGHT.time_cost


def house_of(inn: Inn) -> Any:
    return inn.app.state


def do(inn: Inn, work: Callable[..., Awaitable[T]], *args: Any) -> T:
    """Do something at the server's own loop, as another process or an operator might beside it."""
    portal = inn.client.portal
    assert portal is not None
    return portal.call(work, *args)


def sign_in(inn: Inn, password: str = RIGHT, login: str = "anna") -> tuple[int, str]:
    """Try to sign in; return the status and the code of the problem."""
    said = inn.client.post("/api/login", json={"login": login, "password": password, "bearer": True})
    return said.status_code, str(said.json().get("code", ""))


@pytest.fixture
def busy(opened: Opened) -> Inn:
    """Return an inn that counts what is asked too often, behind a proxy."""
    inn = opened(limits=True, forwarded="127.0.0.1", sender="127.0.0.1")
    house_of(inn).passwords.hasher = LIGHT
    return inn


def account(device: Inn, login: str = "anna") -> list[str]:
    """Make an account at a device, and return its recovery codes."""
    made: Json = device.guest("Anna").post("/account", {"login": login, "password": RIGHT}, 201)
    return list(made["codes"])


def test_whoever_guesses_keeps_no_owner_out(busy: Inn) -> None:
    home = busy.elsewhere("198.51.100.1")
    codes = account(home)
    gate = Gate()
    house_of(busy).passwords.hasher = gate
    attackers = [busy.elsewhere(f"203.0.113.{k}") for k in range(50)]
    with ThreadPoolExecutor(260) as pool:
        guesses = [pool.submit(sign_in, attacker, WRONG) for attacker in attackers for _ in range(5)]
        sent_away = as_completed(guesses, timeout=60)
        told = [next(sent_away).result() for _ in range(250 - 65)]
        assert set(told) == {(429, "too-often")}, "one is looked at, 64 wait, and nobody else takes up any room"
        known = pool.submit(sign_in, home)
        anew = pool.submit(sign_in, busy.elsewhere("192.0.2.77"))
        assert next(sent_away).result() == (429, "too-often"), "one of those who fill the queue makes way"
        gate.open.set()
        assert (known.result(60), anew.result(60)) == ((200, ""), (200, ""))
        answers = Counter(guess.result(60)[0] for guess in guesses)
    assert answers == {429: 186, 401: 64}
    for _ in range(5):
        assert all(sign_in(attacker, WRONG)[0] in (401, 429) for attacker in attackers)
    assert sign_in(home) == (200, ""), "a device that has signed in before is never refused for the name's sake"
    assert sign_in(busy.elsewhere("192.0.2.78")) == (200, ""), "nor is an address that has not failed"
    new = {"login": "anna", "code": codes[0], "password": RIGHT}
    assert attackers[0].client.post("/api/recover", json=new).status_code == 200, "a code is always looked at"


def test_whoever_has_many_accounts_keeps_no_known_device_waiting(busy: Inn) -> None:
    home = busy.elsewhere("198.51.100.1")
    account(home)
    eves = [busy.elsewhere("203.0.113.1") for _ in range(20)]
    for k, eve in enumerate(eves):
        account(eve, f"eve {k}")
    gate = Gate()
    house_of(busy).passwords.hasher = gate
    with ThreadPoolExecutor(30) as pool:
        many = [pool.submit(sign_in, eve, RIGHT, f"eve {k}") for k, eve in enumerate(eves)]
        sent_away = as_completed(many, timeout=60)
        told = [next(sent_away).result() for _ in range(3)]
        known = pool.submit(sign_in, home)
        first = next(as_completed([known, *(one for one in many if not one.done())], timeout=60))
        gate.open.set()
        assert known.result(60) == (200, "")
    assert told == [(429, "too-often")] * 3, "one is looked at, sixteen wait"
    assert first is not known, "one of theirs makes way"


def test_an_address_that_fails_is_slowed_whatever_the_name_and_only_that(busy: Inn) -> None:
    account(busy.elsewhere("198.51.100.1"))
    there = busy.elsewhere("2001:db8:1:2::1")
    answers = [sign_in(there, WRONG, f"name {k}")[0] for k in range(24)]
    assert answers == [401] * 20 + [429] * 4
    assert sign_in(busy.elsewhere("2001:db8:1:2:ffff::9"))[0] == 429, "all of a /64 is one household"
    assert sign_in(busy.elsewhere("2001:db8:1:3::1")) == (200, "")
    right = [sign_in(busy.elsewhere("192.0.2.5"))[0] for _ in range(30)]
    assert right == [200] * 30, "what is right is given back"


def test_a_name_is_guessed_slowly_by_addresses_that_have_failed(busy: Inn) -> None:
    attackers = [busy.elsewhere(f"203.0.113.{k}") for k in range(10)]
    answers = Counter(sign_in(attacker, WRONG)[0] for _ in range(6) for attacker in attackers)
    assert answers == {401: 10 * 3 + 8, 429: 60 - 38}


def test_a_clubs_evening_fits_behind_one_address(opened: Opened) -> None:
    inn = opened(limits=True)
    house_of(inn).passwords.hasher = LIGHT
    people = [inn.guest(f"Guest {k}") for k in range(40)]
    for k, person in enumerate(people):
        person.post("/account", {"login": f"guest {k}", "password": RIGHT}, 201)
    assert {sign_in(inn, RIGHT, f"guest {k}")[0] for k in range(40)} == {200}


def test_the_numbers_and_what_they_do_not_count_are_the_operators(opened: Opened) -> None:
    inn = opened(
        limits=True,
        forwarded="127.0.0.1",
        sender="127.0.0.1",
        rates=["guests=2/0.5"],
        exempt=["192.0.2.0/24", "2001:db8::/48"],
    )

    def come(address: str) -> list[int]:
        there = inn.elsewhere(address)
        return [there.client.post("/api/me", json={"name": "Anna", "bearer": True}).status_code for _ in range(4)]

    assert come("198.51.100.1") == [201, 201, 429, 429]
    assert come("192.0.2.9") == [201] * 4
    assert come("2001:db8::9") == [201] * 4
    said = inn.elsewhere("198.51.100.1").client.post("/api/me", json={"name": "Anna", "bearer": True})
    assert 60 < int(said.headers["retry-after"]) <= 120, "one comes back every two minutes"


@pytest.mark.ends("mark of a device: the account signs in there anew", "mark of a device: the account is recovered")
def test_a_device_is_known_for_one_account_and_lets_nobody_in(busy: Inn) -> None:
    home = busy.elsewhere("198.51.100.1")
    codes = account(home)
    shown = home.client.cookies.get("tafelrunde-device")
    assert shown
    for headers in ({"Authorization": f"Bearer {shown}"}, {"Cookie": f"tafelrunde={shown}"}):
        assert busy.client.get("/api/me", headers=headers).status_code == 401
    attackers = [busy.elsewhere(f"203.0.113.{k}") for k in range(10)]
    other = busy.elsewhere("198.51.100.9")
    account(other, "bea")

    def besiege(login: str) -> None:
        for attacker in attackers:
            for _ in range(5):
                sign_in(attacker, WRONG, login)

    besiege("anna")
    guesses = [sign_in(other, WRONG)[0] for _ in range(5)]
    assert guesses == [401] * 3 + [429] * 2, "the device of another account is a stranger's"
    assert sign_in(home) == (200, "")
    assert len((home.client.cookies.get("tafelrunde-device") or "").split(".")) == 1, "the old one went with the new"
    away = busy.elsewhere("198.51.100.66")
    new = {"login": "anna", "code": codes[0], "password": RIGHT}
    assert away.client.post("/api/recover", json=new).status_code == 200
    answers = [sign_in(home, WRONG)[0] for _ in range(5)]
    assert answers == [401] * 3 + [429] * 2, "after a recovery no device of before is known"
    assert sign_in(away) == (200, "")


@pytest.mark.ends("mark of a device: the account has 20 newer ones", "mark of a device: it is a year old")
@pytest.mark.ends("mark of a device: the account is forgotten")
def test_a_device_is_not_known_for_ever(busy: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third, fourth = (busy.elsewhere(f"198.51.100.{k}") for k in range(1, 5))
    anna = first.guest("Anna")
    anna.post("/account", {"login": "anna", "password": RIGHT}, 201)
    for device in (second, third, fourth):
        assert sign_in(device) == (200, "")
    for k in range(17):
        assert sign_in(busy.elsewhere(f"198.51.100.{100 + k}")) == (200, "")
    for k in range(10):
        assert 401 in [sign_in(busy.elsewhere(f"203.0.113.{k}"), WRONG)[0] for _ in range(5)]

    def is_known(device: Inn) -> bool:
        """Tell whether a device may guess wrong more often than a stranger, while others guess too."""
        return 429 not in [sign_in(device, WRONG)[0] for _ in range(5)]

    assert not is_known(first), "twenty others have signed in since"
    assert is_known(second)
    with monkeypatch.context() as patched:
        patched.setattr(devices, "now", lambda: now() + 366 * DAY)
        assert not is_known(third)
    anna.ask("DELETE", "/me", {"password": RIGHT}, expect=204)
    assert account(busy.elsewhere("198.51.100.200"))
    assert not is_known(fourth), "it is another account, though of the same name"


def test_a_hash_is_made_anew_when_it_has_become_too_cheap(inn: Inn) -> None:
    passwords = house_of(inn).passwords
    passwords.hasher = LIGHT
    anna = inn.guest("Anna")
    anna.post("/account", {"login": "anna", "password": RIGHT}, 201)

    def kept() -> str:
        person = do(inn, house_of(inn).store.get, Person, anna.id)
        assert person is not None
        return str(person.password)

    before = kept()
    assert sign_in(inn) == (200, "")
    assert kept() == before
    passwords.hasher = PasswordHasher(time_cost=2, memory_cost=128, parallelism=1)
    assert sign_in(inn, WRONG)[0] == 401
    assert kept() == before
    assert sign_in(inn) == (200, "")
    assert extract_parameters(kept()).memory_cost == 128
    assert sign_in(inn) == (200, "")
    passwords.hasher = LIGHT
    assert sign_in(inn) == (200, "")
    assert extract_parameters(kept()).memory_cost == 128, "never cheaper"


def unused(inn: Inn, person: Guest, days: float) -> None:
    """Let somebody not have been there for so long."""

    async def set_back() -> None:
        store = house_of(inn).store
        row = await store.get(Person, person.id)
        tokens = await store.find(Token, person=person.id)
        assert row is not None
        then = now() - int(days * DAY)
        await store.put(
            msgspec.structs.replace(row, seen=then), *(msgspec.structs.replace(one, used=then) for one in tokens)
        )
        await house_of(inn).recognition.forget(person.id)

    do(inn, set_back)


@pytest.mark.ends("session: it was not used for 180 days")
@pytest.mark.parametrize("swept", [False, True], ids=["when it is used", "when it is swept away"])
def test_a_session_ends_when_it_was_not_used_for_half_a_year(opened: Opened, swept: bool) -> None:
    inn = opened(guest_days=200)
    anna, bea, cora, dana = (inn.guest(name) for name in ("Anna", "Bea", "Cora", "Dana"))
    anna.post("/account", {"login": "anna", "password": RIGHT}, 201)
    dana.post("/account", {"login": "dana", "password": RIGHT}, 201)
    cora.begin("claim", "me", "open", others=(inn.guest("Eva"),))
    unused(inn, anna, 181)
    unused(inn, bea, 199)
    unused(inn, cora, 400)
    unused(inn, dana, 179)
    if swept:
        do(inn, house_of(inn).tidying.forget)
        tokens = do(inn, house_of(inn).store.find, Token)
        assert anna.id not in {token.person for token in tokens if token.kind == "session"}
    anna.refused("GET", "/me", code="signed-out")
    assert bea.get("/me")["name"] == "Bea", "a guest has no other way back before guest_days"
    assert cora.get("/me")["name"] == "Cora", "nor while a game of theirs goes on"
    assert dana.get("/me")["name"] == "Dana"
    assert sign_in(inn) == (200, "")


def test_a_session_that_is_used_goes_on(inn: Inn) -> None:
    anna = inn.guest("Anna")
    anna.post("/account", {"login": "anna", "password": RIGHT}, 201)
    for _ in range(3):
        unused(inn, anna, 179)
        assert anna.get("/me")["name"] == "Anna"


@pytest.mark.ends("session: the account has 50 newer ones")
def test_of_too_many_sessions_the_oldest_ends(inn: Inn) -> None:
    house_of(inn).passwords.hasher = LIGHT
    anna = inn.guest("Anna")
    anna.post("/account", {"login": "anna", "password": RIGHT}, 201)
    unused(inn, anna, 1)
    for _ in range(50):
        assert sign_in(inn) == (200, "")
    anna.refused("GET", "/me", code="signed-out")
    tokens = do(inn, house_of(inn).store.find, Token)
    assert Counter(token.kind for token in tokens) == {"session": 50, "device": 1}


def test_a_ban_during_a_recovery_is_not_lost(inn: Inn) -> None:
    anna = inn.guest("Anna")
    code = anna.post("/account", {"login": "anna", "password": RIGHT}, 201)["codes"][0]
    gate = Gate()
    house_of(inn).passwords.hasher = gate
    with ThreadPoolExecutor(1) as pool:
        new = {"login": "anna", "code": code, "password": WRONG}
        recovering = pool.submit(inn.stranger().post, "/recover", new)
        assert gate.reached.wait(30)
        do(inn, admin.ban, house_of(inn).store, anna.id)
        gate.open.set()
        assert recovering.result(30)["me"]["banned"]
    inn.client.cookies.clear()
    token = inn.client.post("/api/login", json={"login": "anna", "password": WRONG, "bearer": True}).json()["token"]
    back = Guest(inn, token, anna.id)
    inn.client.cookies.clear()
    assert back.get("/me")["banned"]
    back.refused("PATCH", "/me", {"name": "Eve"}, "banned")


def test_a_ban_is_not_lost_when_somebody_is_seen(inn: Inn) -> None:
    """Whoever was seen yesterday is written again today, with what stands in the store by then."""
    anna = inn.guest("Anna")
    unused(inn, anna, 2)
    store = house_of(inn).store
    usual = store.swap

    async def late(*swaps: Any) -> bool:
        if any(isinstance(old, Person) and not new.banned for old, new in swaps):
            store.swap = usual
            await admin.ban(store, anna.id)
        return bool(await usual(*swaps))

    store.swap = late
    anna.get("/me")
    assert do(inn, store.get, Person, anna.id).banned
