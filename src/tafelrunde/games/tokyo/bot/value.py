"""What a position promises every seat, dice that are being rolled included."""

from librt.vecs import append, vec

from tafelrunde.bots.search.knowledge import Value
from tafelrunde.games.tokyo.bot.outlook import Outlook
from tafelrunde.games.tokyo.bot.rerolls import number_of
from tafelrunde.games.tokyo.bot.standing import Standing
from tafelrunde.games.tokyo.rules.dice import size
from tafelrunde.games.tokyo.rules.state import TokyoState
from tafelrunde.games.tokyo.rules.turn.rolling import KEEP


class Promise(Value[TokyoState]):
    """How the monsters stand, from -1 to 1; in the middle of a roll with what the dice promise on average."""

    def __init__(self, standing: Standing, outlook: Outlook) -> None:
        self.standing = standing
        self.outlook = outlook

    def of(self, state: TokyoState) -> vec[float]:
        """Return what each seat may expect."""
        chances = self.standing.chances(state)
        me = state.turn
        if state.stack[-1].step is KEEP and chances[me] < 1.0:
            mine = self.outlook.rerolls(state, size(state.dice)).best(number_of(state.dice), state.rolls)
            rest = (1.0 - mine) / (1.0 - chances[me])
            for seat in range(state.seats):
                chances[seat] *= rest
            chances[me] = mine
        values: vec[float] = vec[float]()
        for seat in range(state.seats):
            values = append(values, 2.0 * chances[seat] - 1.0)
        return values
