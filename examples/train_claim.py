"""Learns Claim by playing against itself, and writes a network that plays at a table: `network:FILE`.

    make training
    .venv-training/bin/python examples/train_claim.py --moves 40 --out runs/claim

A proximal policy optimisation (PPO) in one file. One network plays both seats of a batch of games, and sees what its
seat sees. A judge, which is needed for learning only, sees both hands and says what result to expect: a move after
which it expects more than before is made likelier. Ctrl-C stops after the round, and the same command goes on.
Its games are dealt anew then, so that the network is another one than without a stop.
`runs/claim` holds the checkpoint, `progress.csv`, a log for TensorBoard, and `claim.onnx`.
"""

import argparse
import csv
import signal
import time
from pathlib import Path

import numpy as np
import torch
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from tensorboardX import SummaryWriter
from torch import nn

from tafelrunde import bots
from tafelrunde.arena import wilson
from tafelrunde.batch import Batch
from tafelrunde.bots import network
from tafelrunde.tensors import Encoder, arrays

ROUND = 52
"""So many moves has a game of Claim: in each round every game is played once, then there is something to learn."""
CARDS, ZEROS = 48, 5
"""Different cards; of the first, the Goblin of value 0, there are five: the last four numbers of a set are for them."""
PART, CLIP, NORM = 1024, 0.2, 0.5
LAMBDA = 0.8
"""How far the judge is trusted: with 1 only results of games count, with 0 only what it says of the next move."""
FIELDS = ("moves", "minutes", "processor", "won", "games", "low", "high", "entropy", "value_error", "kl")


def layers(size: int, width: int, answers: int) -> nn.Sequential:
    """Return a network of two hidden layers."""
    hidden = [nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()]
    return nn.Sequential(*hidden, nn.Linear(width, answers))


class Net(nn.Module):
    """What to play, a number for each card, from what a seat sees; and the judge, who sees the other hand as well."""

    def __init__(self, encoder: Encoder, actions: int, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(arrays.scale(encoder)))
        self.register_buffer("places", torch.from_numpy(places(encoder)))
        self.register_buffer("copies", torch.tensor([float(ZEROS)] + [1.0] * (CARDS - 1)))
        self.policy = layers(encoder.size + CARDS, width, actions)
        self.judge = layers(encoder.size + CARDS + len(secrets(encoder)), width, 1)
        nn.init.orthogonal_(self.policy[-1].weight, 0.01)

    def facts(self, observation: torch.Tensor) -> torch.Tensor:
        """Return what a seat sees, scaled, and how many of each card it does not see: in the other hand or the pile."""
        seen = observation.float() * self.scale
        return torch.cat([seen, (self.copies - seen @ self.places) / self.copies], -1)

    def forward(self, observation: torch.Tensor) -> torch.Tensor:
        """Return a number for each card; bytes go in as the encoder writes them."""
        return self.policy(self.facts(observation))

    def value(self, open_facts: torch.Tensor) -> torch.Tensor:
        """Return what the judge expects for whoever is asked, from -1 to 1."""
        return torch.tanh(self.judge(open_facts).float()).squeeze(-1)


def places(encoder: Encoder) -> np.ndarray:
    """Return, for each number of an observation, which card it says the place of."""
    found = np.zeros((encoder.size, CARDS), dtype=np.float32)
    for plane in encoder.planes:
        if plane.shape[-1] >= CARDS:
            cards = np.arange(plane.size) % plane.shape[-1]
            found[plane.start + np.arange(plane.size), np.where(cards < CARDS, cards, 0)] = 1.0
    return found


def secrets(encoder: Encoder) -> np.ndarray:
    """Return which numbers of an observation are its seat's own secret: its hand, and what it has drawn."""
    private = [plane for plane in encoder.planes if plane.private]
    return np.concatenate([plane.start + np.arange(plane.size // 2) for plane in private])


def masked(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Return how likely each action is, as logarithms; what is not on offer has no chance."""
    return torch.log_softmax(logits.float().masked_fill(mask == 0, -1e9), -1)


def quicker() -> torch.dtype:
    """Return the kind of numbers that this processor multiplies faster: many do twice as many of 16 bits."""
    taken = {}
    for kind in (torch.bfloat16, torch.float32):
        square = torch.ones((1024, 1024), dtype=kind)
        square @ square
        began = time.process_time()
        square @ square
        taken[kind] = time.process_time() - began
    return min(taken, key=lambda kind: taken[kind])


class Learner:
    """A network, its optimiser, and how far both have come."""

    def __init__(self, batch: Batch, args: argparse.Namespace) -> None:
        self.batch, self.rate, self.entropy, self.goal = batch, args.rate, args.entropy, args.moves * 1e6
        self.net = Net(batch.encoder, batch.actions, args.width)
        self.secrets, self.open_to_all = secrets(batch.encoder), batch.encoder.size + CARDS
        self.kind = quicker()
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=args.rate, eps=1e-5, fused=True)
        self.moves, self.minutes, self.processor = 0, 0.0, 0.0

    def train(self) -> dict[str, float]:
        """Play a round, learn from it, and return how that went."""
        clock, processor = time.monotonic(), time.process_time()
        short = self.kind == torch.bfloat16
        with torch.autocast("cpu", torch.bfloat16, enabled=short, cache_enabled=False):  # weights change meanwhile
            told = self.learn(self.play())
        self.minutes += (time.monotonic() - clock) / 60
        self.processor += (time.process_time() - processor) / 60
        return told

    @torch.no_grad()
    def play(self) -> dict[str, torch.Tensor]:
        """Play a round with every game of the batch, and return what was seen, done, and how good it was."""
        batch, games, own = self.batch, self.batch.games, self.open_to_all
        facts = torch.empty((ROUND, games, own + len(self.secrets)), dtype=self.kind)
        masks = torch.empty((ROUND, games, batch.actions), dtype=torch.int8)
        actions = torch.empty((ROUND, games), dtype=torch.int64)
        chances, values, rewards, goes_on = (torch.empty((ROUND, games)) for _ in range(4))
        # It goes on by 1 where the same seat is asked next, by -1 where the other is, by 0 at the end.
        every = np.arange(games)
        for t in range(ROUND):
            asked = batch.asked.copy()
            facts[t, :, :own] = self.net.facts(torch.from_numpy(batch.observation[every, asked]))
            facts[t, :, own:] = torch.from_numpy(batch.observation[every, 1 - asked][:, self.secrets])
            masks[t] = torch.tensor(batch.mask)
            likely = masked(self.net.policy(facts[t, :, :own]), masks[t])
            values[t] = self.net.value(facts[t])
            actions[t] = torch.multinomial(likely.exp(), 1).squeeze(-1)
            chances[t] = likely.gather(-1, actions[t].unsqueeze(-1)).squeeze(-1)
            batch.step(actions[t].numpy())
            rewards[t] = torch.from_numpy(batch.reward[every, asked])
            goes_on[t] = torch.from_numpy(np.where(batch.done, 0.0, np.where(batch.asked == asked, 1.0, -1.0)))
        gains = torch.empty((ROUND, games))
        gain = following = torch.zeros(games)  # all games end with the round
        for t in reversed(range(ROUND)):
            surprise = rewards[t] + goes_on[t] * following - values[t]
            gain = gains[t] = surprise + LAMBDA * goes_on[t] * gain
            following = values[t]
        self.moves += ROUND * games
        scaled = (gains - gains.mean()) / gains.std()
        played = {"facts": facts, "mask": masks, "action": actions, "chance": chances, "gain": scaled}
        chosen = (masks.sum(-1) > 1).flatten()  # where there was one answer only, there is nothing to learn
        return {name: value.flatten(0, 1)[chosen] for name, value in {**played, "return": gains + values}.items()}

    def learn(self, played: dict[str, torch.Tensor]) -> dict[str, float]:
        """Make likelier what was better than expected, a little at a time; everything is used once."""
        left = max(0.03, 1.0 - self.moves / self.goal)
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate * left
        parts = torch.randperm(len(played["action"])).split(PART)
        told = dict.fromkeys(("entropy", "value_error", "kl"), 0.0)
        for part in parts:
            own = {name: value[part] for name, value in played.items()}
            likely = masked(self.net.policy(own["facts"][:, : self.open_to_all]), own["mask"])
            change = likely.gather(-1, own["action"].unsqueeze(-1)).squeeze(-1) - own["chance"]
            ratio = change.exp()
            won = torch.min(ratio * own["gain"], ratio.clamp(1 - CLIP, 1 + CLIP) * own["gain"]).mean()
            entropy = -(likely.exp() * likely).sum(-1).mean()
            error = (self.net.value(own["facts"]) - own["return"]).pow(2).mean()
            self.optimiser.zero_grad()
            (0.5 * error - won - self.entropy * left * entropy).backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), NORM)
            self.optimiser.step()
            for name, value in (("entropy", entropy), ("value_error", error), ("kl", (ratio - 1 - change).mean())):
                told[name] += float(value.detach()) / len(parts)
        return told

    def save(self, path: Path) -> None:
        """Write everything there is to go on from; the old file stays until the new one is whole."""
        kept = {"net": self.net.state_dict(), "optimiser": self.optimiser.state_dict(), "dice": torch.get_rng_state()}
        spent = {"moves": self.moves, "minutes": self.minutes, "processor": self.processor}
        torch.save({**kept, **spent}, f"{path}.new")
        Path(f"{path}.new").replace(path)

    def load(self, path: Path) -> None:
        """Go on from what was written."""
        kept = torch.load(path, weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.optimiser.load_state_dict(kept["optimiser"])
        torch.set_rng_state(kept["dice"])
        self.moves, self.minutes, self.processor = kept["moves"], kept["minutes"], kept["processor"]


@torch.no_grad()
def measure(net: Net, against: str, games: int, seed: int) -> float:
    """Return how many of so many games the network wins, its best move each time, on either seat by turns."""
    won, over = 0.0, np.zeros(games, dtype=bool)
    with Batch("claim", games=games, seed=seed) as batch:
        mine = np.arange(games) % 2
        others = [bots.load(against, "claim", seed + k) for k in range(games)]
        while not over.all():
            logits = net(torch.from_numpy(batch.observation))
            actions = masked(logits, torch.tensor(batch.mask)).argmax(-1).numpy()
            for k in np.flatnonzero((batch.asked != mine) & ~over):
                view = batch.clone(int(k)).state.view(int(batch.asked[k]))
                actions[k] = others[k].choose(view, view.ask())
            batch.step(actions)
            for k in np.flatnonzero(batch.done & ~over):
                won += (float(batch.reward[k, mine[k]]) + 1) / 2
            over |= batch.done
    return won


def export(net: Net, batch: Batch, file: Path) -> None:
    """Write the network, without the judge, as an ONNX file, which `network:FILE` plays by."""
    seen, many = torch.zeros((1, batch.encoder.size), dtype=torch.uint8), {0: "n"}
    names = {"input_names": ["observation"], "output_names": ["policy"]}
    axes = {"observation": many, "policy": many}
    torch.onnx.export(net.eval(), (seen,), str(file), **names, dynamic_axes=axes, dynamo=False)
    network.stamp(file, batch.encoder)


def main() -> None:
    """Learn until so many moves are played, then measure and write the network."""
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    torch.set_flush_denormal(True)
    args.out.mkdir(parents=True, exist_ok=True)
    checkpoint = args.out / "checkpoint.pt"
    stopped: list[int] = []
    signal.signal(signal.SIGINT, lambda *_: stopped.append(1) or signal.signal(signal.SIGINT, signal.SIG_DFL))
    with Batch("claim", args.games, args.seed, every_seat=True) as batch, Log(args.out) as log, bar() as progress:
        learner = Learner(batch, args)
        if checkpoint.exists():
            learner.load(checkpoint)
            batch.reset(seed=args.seed + learner.moves)
        task = progress.add_task("Claim", total=args.moves, completed=learner.moves / 1e6, moves="", won="")
        measured = learner.moves / 1e6 or -args.every
        while learner.moves < learner.goal and not stopped:
            told = learner.train()
            learner.save(checkpoint)
            if learner.moves / 1e6 - measured >= args.every:
                measured = learner.moves / 1e6
                won = measure(learner.net, args.against, args.sample, seed=learner.moves)
                log.add(learner, told, won, args.sample)
                progress.update(task, won=f"{100 * won / args.sample:.0f} % against {args.against}")
            progress.update(task, completed=learner.moves / 1e6, moves=f"{learner.moves / 1e6:.1f} M moves")
    file = args.out / "claim.onnx"
    export(learner.net, batch, file)
    draw(args.out, args.against)
    spent = f"{learner.minutes:.1f} minutes, {learner.processor:.1f} of processor time"
    print(f"{learner.moves:,} moves in {spent}: {file}")
    if not stopped:
        won = measure(learner.net, args.against, args.measure, seed=0)
        low, high = wilson(won, args.measure)
        rate, bounds = f"{100 * won / args.measure:.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %"
        print(f"won {won:g} of {args.measure} games against {args.against}, each seat in turn: {rate} ({bounds})")


def arguments() -> argparse.Namespace:
    """Return what was chosen on the command line."""
    parser = argparse.ArgumentParser(description="Learn Claim by playing against oneself.")
    parser.add_argument("--out", type=Path, default=Path("runs/claim"), help="folder of checkpoint, logs and network")
    parser.add_argument("--moves", type=float, default=40, help="how many million moves to play in all")
    parser.add_argument("--games", type=int, default=1024, help="games that are played at a time")
    parser.add_argument("--width", type=int, default=256, help="neurons in each of the two layers")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate at the start; it sinks to 3 %%")
    parser.add_argument("--entropy", type=float, default=0.04, help="how much trying things out counts at the start")
    parser.add_argument("--against", default="greedy-1", help="the bot that it is measured against")
    parser.add_argument("--every", type=float, default=1, help="million moves between two measurements on the way")
    parser.add_argument("--sample", type=int, default=400, help="games of each measurement on the way")
    parser.add_argument("--measure", type=int, default=1000, help="games of the last measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="cores for the learning")
    return parser.parse_args()


class Log:
    """How it goes, in a table of comma-separated values and for TensorBoard."""

    def __init__(self, folder: Path) -> None:
        self.file = (folder / "progress.csv").open("a", newline="", encoding="utf-8")
        self.rows = csv.DictWriter(self.file, FIELDS)
        self.board = SummaryWriter(str(folder / "tensorboard"))
        if not self.file.tell():
            self.rows.writeheader()

    def add(self, learner: Learner, told: dict[str, float], won: float, games: int) -> None:
        """Write a line, which is on the disk afterwards."""
        low, high = wilson(won, games)
        spent = {"minutes": learner.minutes, "processor": learner.processor}
        row = {**spent, "won": won / games, "games": games, "low": low, "high": high, **told}
        self.rows.writerow({"moves": learner.moves, **{name: round(value, 5) for name, value in row.items()}})
        self.file.flush()
        for name in ("won", *told):
            self.board.add_scalar(name, row[name], learner.moves)
        self.board.flush()

    def __enter__(self) -> "Log":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()
        self.board.close()


def draw(folder: Path, against: str) -> None:
    """Draw which part of the games was won, over the moves, as `curve.svg`; the shade is the 95 % interval."""
    with (folder / "progress.csv").open(encoding="utf-8") as file:
        rows = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    most = max((row["moves"] for row in rows), default=1)
    at = [(60 + 560 * row["moves"] / most, row) for row in rows]

    def line(name: str, points: list[tuple[float, dict[str, float]]]) -> str:
        return " ".join(f"{x:.1f},{270 - 250 * row[name]:.1f}" for x, row in points)

    drawn = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 310" font-family="sans-serif" font-size="12">']
    for percent in (0, 25, 50, 75, 100):
        y = 270 - 2.5 * percent
        drawn.append(f'<path d="M60 {y}H620" stroke="#8884"/>')
        drawn.append(f'<text x="52" y="{y + 4}" text-anchor="end" fill="#777">{percent} %</text>')
    drawn.append(f'<polygon points="{line("low", at)} {line("high", at[::-1])}" fill="#4a90d944"/>')
    drawn.append(f'<polyline points="{line("won", at)}" fill="none" stroke="#4a90d9" stroke-width="2"/>')
    told = f"won against {against}, after 0 to {most / 1e6:.1f} million moves"
    drawn.append(f'<text x="340" y="300" text-anchor="middle" fill="#777">{told}</text></svg>')
    (folder / "curve.svg").write_text("\n".join(drawn) + "\n", encoding="utf-8")


def bar() -> Progress:
    """Return a bar with the time that is left."""
    told = [TextColumn("{task.fields[moves]}"), TextColumn("{task.fields[won]}")]
    return Progress(TextColumn("Claim"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn(), *told)


if __name__ == "__main__":
    main()
