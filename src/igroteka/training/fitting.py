"""Fitting a network to games: numpy, a few seconds, no other library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from igroteka.engine.networks import Weights, most_bits
from igroteka.training.playing import Noted

Array = NDArray[np.float32]
HELD_OUT: Final = 10
"""Every tenth game is not learned from, and tells how good the network is."""
NAMES: Final = ("own", "others", "common", "bias", "out")


@dataclass(frozen=True)
class Fitting:
    """How a network is fitted."""

    hidden: int = 32
    epochs: int = 12
    batch: int = 512
    rate: float = 2e-3
    decay: float = 1e-2
    """How strongly weights are drawn towards nothing."""
    seed: int = 0


@dataclass
class Batch:
    """Positions with the same number of seats."""

    features: Array
    common: Array
    worth: Array


def batches_of(
    games: Sequence[Noted], features: int, common: int, by_aims: bool = False
) -> list[Batch]:
    """Return the positions of games as arrays, by the number of seats.

    What they were worth is how the game ended or, *by_aims*, what is to be learned of them.
    """
    found = []
    for seats in sorted({game.seats for game in games}):
        some = [game for game in games if game.seats == seats and game.positions]
        if not some:
            continue
        own = np.frombuffer(b"".join(game.features for game in some), np.int16)
        shared = np.frombuffer(b"".join(game.common for game in some), np.int16)
        worth = np.concatenate([worth_of(game, by_aims) for game in some])
        found.append(
            Batch(
                own.reshape(-1, seats, features).astype(np.float32),
                shared.reshape(-1, common).astype(np.float32),
                worth,
            )
        )
    return found


def worth_of(game: Noted, by_aims: bool) -> Array:
    """Return what the positions of a game were worth to each seat."""
    if by_aims and game.aims:
        return np.frombuffer(game.aims, np.float32).reshape(-1, game.seats)
    return np.tile(np.array(game.worth, np.float32), (game.positions, 1))


class Fit:
    """A network while it is fitted, and how its features are spread."""

    def __init__(self, batches: Sequence[Batch], way: Fitting) -> None:
        self.way = way
        self.rng = np.random.default_rng(way.seed)
        width = batches[0].features.shape[2]
        own = np.concatenate([batch.features.reshape(-1, width) for batch in batches])
        shared = np.concatenate([batch.common for batch in batches])
        self.own_mean, self.own_spread = own.mean(0), own.std(0) + 0.05
        self.common_mean, self.common_spread = shared.mean(0), shared.std(0) + 0.05
        lanes = way.hidden + 1
        inputs = 2 * own.shape[1] + shared.shape[1]

        def drawn(rows: int) -> Array:
            weights = self.rng.normal(0, inputs**-0.5, (rows, lanes)).astype(np.float32)
            weights[:, 0] = 0.0
            return weights

        self.weights: dict[str, Array] = {
            "own": drawn(own.shape[1]),
            "others": drawn(own.shape[1]),
            "common": drawn(shared.shape[1]),
            "bias": np.zeros(lanes, np.float32),
            "out": self.rng.normal(0, 0.1, way.hidden).astype(np.float32),
        }
        self.first = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.second = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0
        self.rate = way.rate

    def forward(self, batch: Batch) -> tuple[Array, Array, Array, Array]:
        """Return the standard features, the units before they are cut off, and the chances."""
        w = self.weights
        own = (batch.features - self.own_mean) / self.own_spread
        shared = (batch.common - self.common_mean) / self.common_spread
        rivals = max(1, own.shape[1] - 1)
        theirs = own @ w["others"]
        sums = own @ w["own"] + (theirs.sum(1, keepdims=True) - theirs) / rivals
        sums += (shared @ w["common"] + w["bias"])[:, None, :]
        logits = sums[..., 0] + np.maximum(sums[..., 1:], 0) @ w["out"]
        logits -= logits.max(1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(1, keepdims=True)
        return own, shared, sums, chances

    def error(self, batches: Sequence[Batch]) -> float:
        """Return the mean surprise at how games ended, less what cannot be known."""
        total, number = 0.0, 0
        for batch in batches:
            chances = self.forward(batch)[3]
            total += float(surprise(batch.worth, chances))
            number += len(batch.worth)
        return total / max(1, number)

    def learn(self, batch: Batch) -> None:
        """Move the weights a little (Adam, with decay)."""
        w = self.weights
        own, shared, sums, chances = self.forward(batch)
        rivals = max(1, own.shape[1] - 1)
        slope = (chances - batch.worth) / len(batch.worth)
        above = np.maximum(sums[..., 1:], 0)
        down = np.concatenate(
            [slope[..., None], slope[..., None] * w["out"] * (sums[..., 1:] > 0)], axis=2
        )
        theirs = (down.sum(1, keepdims=True) - down) / rivals
        flat = own.reshape(-1, own.shape[2])
        gradients = {
            "own": flat.T @ down.reshape(len(flat), -1),
            "others": flat.T @ theirs.reshape(len(flat), -1),
            "common": shared.T @ down.sum(1),
            "bias": down.sum((0, 1)),
            "out": np.tensordot(slope, above, 2),
        }
        self.steps += 1
        for name, gradient in gradients.items():
            first, second = self.first[name], self.second[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            step = first / (1 - 0.9**self.steps)
            step /= np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            if name != "bias":
                step += self.way.decay * w[name]
            w[name] -= self.rate * step

    def epoch(self, batches: Sequence[Batch], share: float) -> None:
        """Learn from all positions once; *share* of the work is done already."""
        self.rate = self.way.rate * (1 - share)
        pieces: list[tuple[int, Any]] = []
        for number, batch in enumerate(batches):
            order = self.rng.permutation(len(batch.worth))
            starts = range(0, len(order), self.way.batch)
            pieces += [(number, order[start : start + self.way.batch]) for start in starts]
        for place in self.rng.permutation(len(pieces)):
            number, rows = pieces[place]
            batch = batches[number]
            self.learn(Batch(batch.features[rows], batch.common[rows], batch.worth[rows]))

    def whole(self) -> Weights:
        """Return the network in whole numbers, for features as they are."""
        w = self.weights
        own = w["own"] / self.own_spread[:, None]
        others = w["others"] / self.own_spread[:, None]
        common = w["common"] / self.common_spread[:, None]
        bias = w["bias"] - self.own_mean @ (own + others) - self.common_mean @ common
        bits = most_bits([*own.tolist(), *others.tolist(), *common.tolist()], bias.tolist())

        def rounded(values: Any) -> Any:
            return np.rint(np.asarray(values, np.float64) * 2**bits).astype(np.int64).tolist()

        return Weights(
            *(rounded(own), rounded(others), rounded(common), rounded(bias), rounded(w["out"])),
            bits=bits,
        )


def surprise(worth: Array, chances: Array) -> float:
    """Return the summed divergence of what was expected from what came."""
    safe = np.clip(chances, 1e-6, 1)
    truth = np.clip(worth, 1e-6, 1)
    return float((worth * (np.log(truth) - np.log(safe))).sum())


def held_out_of(games: Sequence[Noted]) -> list[bool]:
    """Say of each game whether it is held out: every tenth of those with as many seats."""
    seen: dict[int, int] = {}
    found = []
    for game in games:
        number = seen.get(game.seats, 0)
        seen[game.seats] = number + 1
        found.append(number % HELD_OUT == 0)
    return found


def fit(
    games: Sequence[Noted],
    features: int,
    common: int,
    way: Fitting | None = None,
    tell: Callable[[int, float, float], None] = lambda epoch, learned, held_out: None,
) -> tuple[Weights, float]:
    """Return the weights that fit games best, and their error in games that were held out."""
    way = way or Fitting()
    sizes = features, common
    apart = held_out_of(games)
    learned = batches_of(
        [g for g, held in zip(games, apart, strict=True) if not held], *sizes, by_aims=True
    )
    held_out = batches_of([g for g, held in zip(games, apart, strict=True) if held], *sizes)
    fitted = Fit(learned, way)
    best, best_error = fitted.whole(), fitted.error(held_out)
    for epoch in range(way.epochs):
        fitted.epoch(learned, epoch / way.epochs)
        error = fitted.error(held_out)
        tell(epoch + 1, fitted.error(learned), error)
        if error < best_error:
            best, best_error = fitted.whole(), error
    return best, best_error
