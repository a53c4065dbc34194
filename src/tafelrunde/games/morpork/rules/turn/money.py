"""Money that changes hands."""

from mypy_extensions import i64

from tafelrunde.core.events import Event
from tafelrunde.games.morpork.rules.causes import cause_of
from tafelrunde.games.morpork.rules.state import MorporkState


def pay(s: MorporkState, payer: i64, payee: i64, amount: i64, rule: str) -> None:
    """Move money from one seat to another; nobody pays what they do not have."""
    paid = min(s.money[payer], amount)
    s.money[payer] -= paid
    s.money[payee] += paid
    if s.events is not None:
        s.tell(Event("pays-player", rule, {"seat": payer, "to": payee, "amount": paid, "cause": cause_of(s, rule)}))


def pay_bank(s: MorporkState, seat: i64, amount: i64, rule: str) -> None:
    """Pay the bank."""
    s.money[seat] -= amount
    s.bank += amount
    tell_money(s, "pays", rule, seat, amount)


def take_money(s: MorporkState, seat: i64, amount: i64, rule: str) -> None:
    """Take money from the bank, as far as it has any (rule morpork.money.bank)."""
    taken = min(s.bank, amount)
    s.bank -= taken
    s.money[seat] += taken
    tell_money(s, "takes-money", rule, seat, taken)


def tell_money(s: MorporkState, kind: str, rule: str, seat: i64, amount: i64) -> None:
    """Tell what a seat takes from the bank or pays it, and by what."""
    if s.events is not None:
        s.tell(Event(kind, rule, {"seat": seat, "amount": amount, "cause": cause_of(s, rule)}))
