"""Who is asked at a table of the server, and when passes come: between people neither depends on what anybody holds."""

import re
import time
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from tafelrunde import games
from tafelrunde.server.bots.paces import PASS
from tafelrunde.server.live import driver, live, showing

from .inn import Ear, Guest, Inn, wait_for

ANNA, BEA, CLEO = 0, 1, 2
TIMES = re.compile(r'"(?:at|created|changed|began|ended)": ?\d+|"since": ?\d{13}')


class Clock(SimpleNamespace):
    """The seconds that pass for the tables of a server, as a test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(at=time.monotonic(), monotonic=lambda: self.at, perf_counter=time.perf_counter)
        for module in (driver, live, showing):
            monkeypatch.setattr(module, "time", self)


class Twin:
    """One of two tables, at which Bea holds something else: Anna assassinates a minion of hers."""

    def __init__(self, inn: Inn, people: tuple[Guest, Guest, Guest], held: str, rests: str = "") -> None:
        hands = [["hello", "groat"], [held], ["ruby"]]
        area = {"minions": [0, 1, 2], "trouble": True}
        inn.deals("morpork", {"seats": 3, "areas": {"dimwell": area}, "hand": hands})
        self.people = people
        self.anna, self.bea, self.cleo = people
        self.id = self.anna.begin("morpork", "me", "open", "open", others=(self.bea, self.cleo))
        if rests:
            self.bea.command(self.id, "rest", seat=BEA, until=rests)

    def attack(self) -> None:
        for verb, args in (("play", {"card": "hello"}), ("minion", {"seat": BEA, "area": "dimwell"})):
            action = games.load("morpork").actions_codec.number(verb, args)
            version = self.anna.desk(self.id, ANNA)["version"]
            self.anna.command(self.id, "submit", seat=ANNA, version=version, actions=[action])

    def asked(self, seat: int | None = None) -> tuple[int, str]:
        """Return who is asked, and what kind of question it is."""
        who = self.people[CLEO if seat is None else seat]
        ask = who.desk(self.id, seat)["desk"]["ask"]
        return ask["who"], ask["step"]

    def heard(self, ear: Ear) -> list[str]:
        """Return what was sent of the game, without what names the table or the time of day."""
        ear.pong()
        told = zip(ear.heard, ear.raw, strict=True)
        return [TIMES.sub("", text.replace(self.id, "TABLE")) for said, text in told if said["type"] != "presence"]


def at_one_time(twins: list[Twin]) -> set[tuple[int, str]]:
    return {twin.asked() for twin in twins}


def all_moved(twins: list[Twin], asked: set[tuple[int, str]]) -> bool:
    """Tell whether all twins have gone on to the same question."""
    now = at_one_time(twins)
    return len(now) == 1 and not now & asked


@pytest.mark.parametrize("rests", ["", "turn", "round", "look"])
def test_among_people_times_and_bytes_are_the_same_whatever_somebody_holds(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, rests: str
) -> None:
    """Bea is asked, and holds something to answer with or not; or she has said beforehand that she passes."""
    clock = Clock(monkeypatch)
    anna, bea, _ = people = (inn.guest("Anna"), inn.guest("Bea"), inn.guest("Cleo"))
    twins = [Twin(inn, people, held, rests) for held in ("gaspode", "modo")]
    with anna.at(twins[0].id, ANNA) as one, anna.at(twins[1].id, ANNA) as other:
        for ear in (one, other):
            ear.until("presence", when=lambda said: said["online"] == [ANNA])
        for twin in twins:
            twin.attack()
        asked = {(BEA, "remove_window")}
        clock.at += PASS - 0.01
        assert at_one_time(twins) == asked
        if not rests:
            clock.at += 30
            for twin in twins:
                anna.command(twin.id, "nudge", seat=ANNA)  # the table looks what is due
                assert bea.desk(twin.id, BEA)["desk"]["ask"]["offers"]
            assert at_one_time(twins) == asked, "the question stays for everybody"
        else:
            for twin in twins:
                ask = bea.desk(twin.id, BEA)["desk"]["ask"]
                assert (ask.get("passes"), ask.get("offers")) == (True, None), "it is not flashed"
            for step in ("removed_window", ""):  # one touch for all kinds of questions
                clock.at += 0.1
                wait_for(partial(all_moved, twins, asked))
                asked = at_one_time(twins)
                assert {what for _, what in asked} == {step} or not step
                clock.at += PASS - 0.05
            assert {who for who, _ in asked} == {ANNA}
        assert twins[0].heard(one) == twins[1].heard(other)


def test_whoever_sits_alone_with_bots_is_asked_nothing_that_they_cannot_answer(inn: Inn) -> None:
    """As long as others may look on, the end of the turn is asked as ever."""
    anna = inn.guest("Anna")
    inn.deals("morpork", {"seats": 3, "hand": [["hello", "groat"], ["modo"], ["ruby"]]})
    for spectators, asked in ((True, True), (False, False)):
        table = anna.begin("morpork", "me", "random", "random", spectators=spectators)
        steps: list[Any] = []
        while (ask := anna.desk(table, ANNA)["desk"]["ask"])["who"] == ANNA and "turn_end" not in steps:
            steps.append(ask["step"])
            passing = [k for k, offer in enumerate(ask["offers"]) if "pass" in offer.get("marks", [])]
            anna.play(table, ANNA, offer=(passing or [0])[0])
        assert ("turn_end" in steps) is asked
        inn.stranger().ask("GET", f"/tables/{table}/desk", expect=200 if spectators else 403)
