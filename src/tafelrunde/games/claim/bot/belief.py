"""What the other seat may hold in the first phase, by what it has played: voids for certain, the rest by likelihood."""

from math import log

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Belief
from tafelrunde.core.engine import Game, State
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.bot.policy import AtAGlance
from tafelrunde.games.claim.rules.cards import DISTINCT, put
from tafelrunde.games.claim.rules.state import HAND, RECRUIT, ClaimState, as_claim
from tafelrunde.games.claim.rules.steps import answers


class Reading(Belief[ClaimState]):
    """Remembers what the other seat played on what, and deals it hands with which it would have played so."""

    def __init__(self, policy: AtAGlance, guesses: int, trust: float) -> None:
        """Weigh so many guesses for each question (0: any guess is as good as another).

        `trust` is how far the other seat is thought to play by the policy: 0 not at all, 1 just like it.
        """
        self.policy = policy
        self.guesses = guesses
        self.trust = trust
        self.seat: i64 = NONE
        self.stake: i64 = NONE
        self.led: i64 = NONE
        self.played: list[tuple[int, int, int]] = []
        """What the other seat played in the first phase: the card, what was led (NONE: it led), the stake."""
        self.seen: ClaimState | None = None
        self.pool: list[ClaimState] = []
        self.chances: vec[float] = vec[float]()
        """For each guess of the pool, how likely it is that it or one before it is drawn."""

    def begin(self, game: Game[ClaimState], seat: i64, options: dict[str, object]) -> None:
        """Forget the last game."""
        self.seat = seat
        self.stake = NONE
        self.led = NONE
        self.played = []
        self.seen = None
        self.pool = []

    def heard(self, events: list[Event]) -> None:
        """Remember the stakes and what the other seat played for them."""
        for event in events:
            if event.kind == "turned-up":
                self.stake = event.args["card"]
                self.led = NONE
            elif event.kind == "plays" and self.stake != NONE:
                card = event.args["card"]
                if event.args["seat"] != self.seat:
                    self.played.append((card, int(self.led), int(self.stake)))
                self.led = card
            elif event.kind == "favour-begins":
                self.stake = NONE

    def draw(self, view: ClaimState, rng: Rng) -> State:
        """Return a guess, the likelier the better it explains what was played."""
        if self.guesses == 0 or view.phase != RECRUIT or not self.played:
            return view.determinise(rng)
        if self.seen is not view:
            self.weigh(view, rng)
        chance = float(rng.word()) / 4294967296.0
        low: i64 = 0
        high: i64 = len(self.pool) - 1
        while low < high:
            middle = (low + high) // 2
            if self.chances[middle] <= chance:
                low = middle + 1
            else:
                high = middle
        return self.pool[low].clone()

    def weigh(self, view: ClaimState, rng: Rng) -> None:
        """Guess for a new question, and weigh the guesses."""
        self.seen = view
        self.pool = [as_claim(view.determinise(rng)) for _ in range(self.guesses)]
        logs = [self.trust * self.likelihood(guess) for guess in self.pool]
        most = max(logs)
        total = 0.0
        shares = [2.718281828459045 ** (each - most) for each in logs]
        for share in shares:
            total += share
        so_far = 0.0
        self.chances = vec[float]()
        for share in shares:
            so_far += share / total
            self.chances = append(self.chances, so_far)

    def likelihood(self, guess: ClaimState) -> float:
        """Return the logarithm of how likely it was to play as the other seat did, with the hand of a guess."""
        other: i64 = 1 - self.seat
        then = guess.clone()
        moves = Moves()
        total = 0.0
        for k in range(len(self.played) - 1, -1, -1):
            card, led, stake = self.played[k]
            then.cards[HAND + other] = put(then.cards[HAND + other], card)
            then.led = led
            then.stake = stake
            moves.mask = then.hand(other) & DISTINCT if led == NONE else answers(then, other)
            if not moves.holds(card):
                continue
            weights = self.policy.recruiting(then, other, moves)
            whole = 0.0
            own = 0.0
            for at in range(len(weights)):
                whole += weights[at]
                if moves.nth(at) == card:
                    own = weights[at]
            total += log(own / whole + 0.02)
        return total
