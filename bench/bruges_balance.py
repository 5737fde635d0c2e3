"""The balance of the characters of Bruges, from games of greedy bots.

    python -m bench.bruges_balance [--games 2000] [--seats 2] [--seed 0] [--csv FILE]

For each card: how often it came into a hand, how often it was then settled, and by how many
points its owner finished ahead of the mean of the others when it was. Cards far from the
mean are the outliers; the deck is a reconstruction, so this says where to look twice.
"""

from __future__ import annotations

import argparse
import csv
import math
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from igroteka.bots import GreedyBot, Sight
from igroteka.engine import Rng, find_game
from igroteka.games.bruges.rules.box import box_of
from igroteka.games.bruges.rules.deck.vocabulary import BASE_CARDS, GUILD_NAMES, ICON_NAMES
from igroteka.games.bruges.rules.state import BrugesState


class Tally:
    """What happened to one card."""

    def __init__(self) -> None:
        self.drawn = 0
        self.settled = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, margin: float) -> None:
        self.settled += 1
        self.total += margin
        self.squares += margin * margin

    @property
    def share(self) -> float:
        return self.settled / self.drawn if self.drawn else 0.0

    @property
    def margin(self) -> float:
        return self.total / self.settled if self.settled else 0.0

    @property
    def half_width(self) -> float:
        """Half of the 95 % interval of the margin."""
        if self.settled < 2:
            return math.inf
        variance = self.squares / self.settled - self.margin**2
        return 1.96 * math.sqrt(max(0.0, variance) / self.settled)


def play(seats: int, seed: int, tallies: list[Tally]) -> None:
    """Play one game and count who held and settled what."""
    game = find_game("bruges")
    state = game.new(seats, seed)
    assert isinstance(state, BrugesState)
    rng = Rng(seed)
    bot = GreedyBot(worlds=2)
    held: list[set[int]] = [set() for _ in range(seats)]
    lived: list[set[int]] = [set() for _ in range(seats)]
    while (seat := state.seat_to_act) is not None:
        state.apply(bot.choose(Sight.of(game, state, seat, rng), rng), seat)
        for s in range(seats):
            held[s].update(state.hands[s])
            lived[s].update(card for card in state.people[s] if card >= 0)
    scores = state.scores()
    for s in range(seats):
        others = [score for o, score in enumerate(scores) if o != s]
        for card in held[s] | lived[s]:
            tallies[card].drawn += 1
        for card in lived[s]:
            tallies[card].add(scores[s] - sum(others) / len(others))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--csv", type=Path)
    args = parser.parse_args()
    box = box_of(find_game("bruges").edition)
    tallies = [Tally() for _ in box.card_names]
    for n in track(range(args.games), "games", console=Console(stderr=True)):
        play(args.seats, args.seed + n, tallies)
    table = Table(title=f"bruges, {args.seats} seats, {args.games} greedy games, {box.deck.digest}")
    for heading in ("card", "guild", "icon", "cost", "drawn", "settled", "margin", "±"):
        table.add_column(heading, justify="left" if heading in ("card", "guild") else "right")
    rows = []
    for card in sorted(range(BASE_CARDS), key=lambda c: -tallies[c].margin):
        tally, record = tallies[card], box.deck.cards[card]
        rows.append(
            (
                box.card_names[card],
                GUILD_NAMES[record.guild],
                ICON_NAMES[record.icon],
                str(box.cost[card]),
                str(tally.drawn),
                f"{tally.share:.0%}",
                f"{tally.margin:+.1f}",
                f"{tally.half_width:.1f}",
            )
        )
    for row in rows:
        table.add_row(*row)
    Console().print(table)
    if args.csv is not None:
        with args.csv.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["card", "guild", "icon", "cost", "drawn", "settled", "margin", "±"])
            writer.writerows(rows)


if __name__ == "__main__":
    main()
