"""Learns Claim by playing against itself, and writes a network that plays at a table: `network:FILE`.

    make training
    .venv-training/bin/python examples/train_claim.py --minutes 60 --out runs/claim

A proximal policy optimisation (PPO) in one file: a batch of games is played on, move by move, by one network for both
seats; what turned out better than the network had expected is made likelier. Ctrl-C stops after the round, and the same
command goes on from there. `runs/claim` holds the checkpoint, `progress.csv`, a log for TensorBoard, and `claim.onnx`.
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
from tafelrunde.tensors import arrays

ROUND = 52
"""So many moves has a game of Claim: in each round every game is played once, then there is something to learn."""
EPOCHS, PARTS, CLIP, NORM, LAMBDA = 3, 16, 0.2, 0.5, 0.95
FIELDS = ("minutes", "moves", "won", "games", "low", "high", "entropy", "value_error", "kl")


class Net(nn.Module):
    """What to play (a number for each action), and what result to expect, from what a seat sees."""

    def __init__(self, size: int, actions: int, scale: np.ndarray, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale))
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return both; bytes go in as they are."""
        known = self.body(observation.float() * self.scale)
        return self.policy(known), torch.tanh(self.value(known)).squeeze(-1)


def masked(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Return how likely each action is, as logarithms; what is not on offer has no chance."""
    return torch.log_softmax(logits.masked_fill(mask == 0, -1e9), -1)


class Learner:
    """A network, its optimiser, and how far both have come."""

    def __init__(self, batch: Batch, width: int, rate: float, entropy: float, minutes: float) -> None:
        encoder = batch.encoder
        self.batch, self.rate, self.entropy, self.minutes = batch, rate, entropy, minutes
        self.net = Net(encoder.size, batch.actions, arrays.scale(encoder), width)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=rate, eps=1e-5)
        self.moves, self.spent = 0, 0.0

    @torch.no_grad()
    def play(self) -> dict[str, torch.Tensor]:
        """Play a round with every game of the batch, and return what was seen, done, and how good it was."""
        batch, games = self.batch, self.batch.games
        seen = torch.empty((ROUND, games, batch.encoder.size), dtype=torch.uint8)
        masks = torch.empty((ROUND, games, batch.actions), dtype=torch.int8)
        actions = torch.empty((ROUND, games), dtype=torch.int64)
        chances, values, rewards = (torch.empty((ROUND, games)) for _ in range(3))
        goes_on = torch.empty((ROUND, games))
        """1 where the same seat is asked next, -1 where the other is, whose gain is this one's loss, 0 at the end."""
        for t in range(ROUND):
            asked = batch.asked.copy()
            seen[t], masks[t] = torch.from_numpy(batch.observation), torch.tensor(batch.mask)
            logits, values[t] = self.net(seen[t])
            likely = masked(logits, masks[t])
            actions[t] = torch.multinomial(likely.exp(), 1).squeeze(-1)
            chances[t] = likely.gather(-1, actions[t].unsqueeze(-1)).squeeze(-1)
            batch.step(actions[t].numpy())
            rewards[t] = torch.from_numpy(np.take_along_axis(batch.reward, asked[:, None], 1)[:, 0])
            over = batch.done | batch.cut
            goes_on[t] = torch.from_numpy(np.where(over, 0.0, np.where(batch.asked == asked, 1.0, -1.0)))
        following = self.net(torch.from_numpy(batch.observation))[1]
        gains = torch.empty((ROUND, games))
        gain = torch.zeros(games)
        for t in reversed(range(ROUND)):
            surprise = rewards[t] + goes_on[t] * following - values[t]
            gain = gains[t] = surprise + LAMBDA * goes_on[t] * gain
            following = values[t]
        self.moves += ROUND * games
        returns = gains + values
        played = {"seen": seen, "mask": masks, "action": actions, "chance": chances, "gain": gains, "return": returns}
        chosen = masks.sum(-1).flatten() > 1  # where there was one answer only, there is nothing to learn
        return {name: value.flatten(0, 1)[chosen] for name, value in played.items()}

    def learn(self, played: dict[str, torch.Tensor]) -> dict[str, float]:
        """Make likelier what was better than expected, a little at a time."""
        left = max(0.05, 1.0 - self.spent / self.minutes)
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate * left
        told = dict.fromkeys(("entropy", "value_error", "kl"), 0.0)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(played["action"])).chunk(PARTS):
                own = {name: value[part] for name, value in played.items()}
                logits, values = self.net(own["seen"])
                likely = masked(logits, own["mask"])
                change = likely.gather(-1, own["action"].unsqueeze(-1)).squeeze(-1) - own["chance"]
                gain = (own["gain"] - own["gain"].mean()) / (own["gain"].std() + 1e-8)
                ratio = change.exp()
                won = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                entropy = -(likely.exp() * likely).sum(-1).mean()
                error = (values - own["return"]).pow(2).mean()
                self.optimiser.zero_grad()
                (0.5 * error - won - self.entropy * left * entropy).backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), NORM)
                self.optimiser.step()
                for name, value in (("entropy", entropy), ("value_error", error), ("kl", (ratio - 1 - change).mean())):
                    told[name] += float(value.detach()) / (EPOCHS * PARTS)
        return told

    def save(self, path: Path) -> None:
        """Write everything there is to go on from; the old file stays until the new one is whole."""
        kept = {"net": self.net.state_dict(), "optimiser": self.optimiser.state_dict()}
        torch.save({**kept, "moves": self.moves, "spent": self.spent, "dice": torch.get_rng_state()}, f"{path}.new")
        Path(f"{path}.new").replace(path)

    def load(self, path: Path) -> None:
        """Go on from what was written."""
        kept = torch.load(path, weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.optimiser.load_state_dict(kept["optimiser"])
        torch.set_rng_state(kept["dice"])
        self.moves, self.spent = kept["moves"], kept["spent"]


@torch.no_grad()
def measure(net: Net, against: str, games: int, seed: int) -> tuple[float, int]:
    """Return how many of so many games the network wins, its best move each time, on either seat by turns."""
    won, over = 0.0, np.zeros(games, dtype=bool)
    with Batch("claim", games=games, seed=seed) as batch:
        mine = np.arange(games) % 2
        others = [bots.load(against, "claim", seed + k) for k in range(games)]
        while not over.all():
            logits, _ = net(torch.from_numpy(batch.observation))
            actions = masked(logits, torch.tensor(batch.mask)).argmax(-1).numpy()
            for k in np.flatnonzero((batch.asked != mine) & ~over):
                view = batch.clone(int(k)).state.view(int(batch.asked[k]))
                actions[k] = others[k].choose(view, view.ask())
            batch.step(actions)
            for k in np.flatnonzero(batch.done & ~over):
                won += (batch.reward[k, mine[k]] + 1) / 2
            over |= batch.done
    return won, games


def export(net: Net, batch: Batch, file: Path) -> None:
    """Write the network as an ONNX file, which `network:FILE` plays by."""
    seen, many = torch.zeros((1, batch.encoder.size), dtype=torch.uint8), {0: "n"}
    names = {"input_names": ["observation"], "output_names": ["policy", "value"]}
    axes = {"observation": many, "policy": many, "value": many}
    torch.onnx.export(net.eval(), (seen,), str(file), **names, dynamic_axes=axes, dynamo=False)
    network.stamp(file, batch.encoder)


def main() -> None:
    """Learn until the time is over, then measure and write the network."""
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    torch.set_flush_denormal(True)
    args.out.mkdir(parents=True, exist_ok=True)
    checkpoint = args.out / "checkpoint.pt"
    stopped: list[int] = []
    signal.signal(signal.SIGINT, lambda *_: stopped.append(1) or signal.signal(signal.SIGINT, signal.SIG_DFL))
    with Batch("claim", games=args.games, seed=args.seed) as batch, Log(args.out) as log, bar() as progress:
        learner = Learner(batch, args.width, args.rate, args.entropy, args.minutes)
        if checkpoint.exists():
            learner.load(checkpoint)
            batch.reset(seed=args.seed + learner.moves)
        task = progress.add_task("Claim", total=args.minutes, completed=learner.spent, moves="", won="")
        measured = -args.every
        while learner.spent < args.minutes and not stopped:
            began = time.monotonic()
            told = learner.learn(learner.play())
            learner.spent += (time.monotonic() - began) / 60
            learner.save(checkpoint)
            if learner.spent - measured >= args.every:
                measured = learner.spent
                won, games = measure(learner.net, args.against, args.sample, seed=learner.moves)
                log.add(learner, told, won, games)
                progress.update(task, won=f"{100 * won / games:.0f} % against {args.against}")
            progress.update(task, completed=learner.spent, moves=f"{learner.moves / 1e6:.1f} M moves")
    file = args.out / "claim.onnx"
    export(learner.net, batch, file)
    draw(args.out, args.against)
    print(f"{learner.moves:,} moves in {learner.spent:.1f} minutes: {file}")
    if not stopped:
        won, games = measure(learner.net, args.against, args.measure, seed=0)
        low, high = wilson(won, games)
        rate, bounds = f"{100 * won / games:.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %"
        print(f"won {won:g} of {games} games against {args.against}, each seat in turn: {rate} ({bounds})")


def arguments() -> argparse.Namespace:
    """Return what was chosen on the command line."""
    parser = argparse.ArgumentParser(description="Learn Claim by playing against oneself.")
    parser.add_argument("--out", type=Path, default=Path("runs/claim"), help="folder of checkpoint, logs and network")
    parser.add_argument("--minutes", type=float, default=60, help="how long to learn in all")
    parser.add_argument("--games", type=int, default=640, help="games that are played at a time")
    parser.add_argument("--width", type=int, default=256, help="neurons in each of the two layers")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate at the start; it sinks to 5 %%")
    parser.add_argument("--entropy", type=float, default=0.01, help="how much trying things out counts at the start")
    parser.add_argument("--against", default="greedy-1", help="the bot that it is measured against")
    parser.add_argument("--every", type=float, default=2, help="minutes between two measurements on the way")
    parser.add_argument("--sample", type=int, default=200, help="games of each measurement on the way")
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
        row = {"minutes": learner.spent, "won": won / games, "games": games, "low": low, "high": high, **told}
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
