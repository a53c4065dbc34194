"""Money that changes hands."""

from mypy_extensions import i64

from tafelrunde.core.events import Event
from tafelrunde.core.telling import tell_one
from tafelrunde.games.morpork.state import MorporkState


def pay(s: MorporkState, payer: i64, payee: i64, amount: i64, rule: str) -> None:
    """Move money from one seat to another; nobody pays what they do not have."""
    paid = min(s.money[payer], amount)
    s.money[payer] -= paid
    s.money[payee] += paid
    if s.events is not None:
        s.tell(Event("pays-player", rule, {"seat": payer, "to": payee, "amount": paid}))


def pay_bank(s: MorporkState, seat: i64, amount: i64, rule: str) -> None:
    """Pay the bank."""
    s.money[seat] -= amount
    s.bank += amount
    tell_one(s, "pays", rule, seat, "amount", amount)


def take_money(s: MorporkState, seat: i64, amount: i64, rule: str) -> None:
    """Take money from the bank, as far as it has any (rule morpork.money.bank)."""
    taken = min(s.bank, amount)
    s.bank -= taken
    s.money[seat] += taken
    tell_one(s, "takes-money", rule, seat, "amount", taken)
