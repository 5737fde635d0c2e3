"""What the cards and ships of one box bring, as small ints: tables made once for each box."""

from __future__ import annotations

from typing import Final

from igroteka.games.bruges.bot.card_values import values_of
from igroteka.games.bruges.bot.weights import WEIGHTS as W
from igroteka.games.bruges.rules.box import SPACES, Box
from igroteka.games.bruges.rules.deck.vocabulary import COLOURS, OPERATIONS, Ints

# What is counted of each use of a person.
POINTS: Final = 0
GUILDERS: Final = 1
WORKERS: Final = 2
WARDS: Final = 3
ATTACKS: Final = 4
COUNTED: Final = 5


def brings(op: Ints) -> tuple[int, int]:
    """Return what an operation brings each time, as (what, how much); 0: nothing that counts."""
    code, a, b, c = op
    match OPERATIONS[code].name:
        case "vp" | "reputation":  # a step is worth about a point
            return POINTS, a
        case "vp_per_guild":
            return POINTS, min(2 * a, c)
        case "guilders":
            return GUILDERS, a
        case "guilders_die":
            return GUILDERS, W.die
        case "guilders_per_guild":
            return GUILDERS, min(2 * a, c)
        case "guilders_per_canal" | "guilders_per_house" | "guilders_per_reputation":
            return GUILDERS, min(3 * a, b)
        case "workers":
            return WORKERS, a
        case "workers_each":
            return WORKERS, COLOURS * a
        case "discard_threat":
            return WARDS, min(a, 2)
        case (
            "opponents_pay"
            | "steal_guilders"
            | "opponents_lose_worker"
            | "opponents_take_threat"
            | "opponent_discards_person"
            | "opponent_discards_house"
            | "pass_threat"
        ):
            return ATTACKS, 1
        case _:
            return POINTS, 0


def brought(ops: tuple[Ints, ...]) -> list[int]:
    """Return what a use brings, by what is counted."""
    found = [0] * COUNTED
    for op in ops:
        what, amount = brings(op)
        found[what] += amount
    return found


def rounded(value: float) -> int:
    """Return the nearest int; a half goes up."""
    return int(value + 0.5) if value >= 0 else -int(0.5 - value)


class CardFigures:
    """What the cards and ships of one box bring, by their numbers."""

    __slots__ = (
        "appeal",
        "attacks",
        "change",
        "guilders",
        "points",
        "rest_cost",
        "ship",
        "use",
        "wards",
        "workers",
    )

    appeal: tuple[int, ...]
    use: tuple[int, ...]
    change: tuple[int, ...]
    points: tuple[int, ...]
    guilders: tuple[int, ...]
    workers: tuple[int, ...]
    wards: tuple[int, ...]
    attacks: tuple[int, ...]
    ship: tuple[int, ...]
    rest_cost: tuple[int, ...]

    def __init__(self, box: Box) -> None:
        values = values_of(box)
        # In half points: how much one wants to settle a card, and what a docked ship brings.
        self.appeal = tuple(rounded(2 * value) for value in values.appeal)
        self.ship = tuple(rounded(2 * value) for value in values.ship_value)
        # In quarters of a point: what a person is worth each round, by its use or by its change.
        self.use = tuple(rounded(4 * value) for value in values.each_round)
        self.change = tuple(rounded(4 * value) for value in values.round_value)
        # What each use brings, in things.
        cards = box.deck.cards
        uses = [brought(card.ops if box.active[n] else ()) for n, card in enumerate(cards)]
        self.points = tuple(use[POINTS] for use in uses)
        self.guilders = tuple(use[GUILDERS] for use in uses)
        self.workers = tuple(use[WORKERS] for use in uses)
        self.wards = tuple(use[WARDS] for use in uses)
        self.attacks = tuple(use[ATTACKS] for use in uses)
        # B17: what the spaces cost that a section still lacks, by its tokens.
        self.rest_cost = tuple(sum(box.canal_costs[n:]) for n in range(SPACES + 1))


FIGURES: Final[dict[Box, CardFigures]] = {}


def figures_of(box: Box) -> CardFigures:
    """Return what the cards of a box bring, worked out when first asked for."""
    figures = FIGURES.get(box)
    if figures is None:
        figures = FIGURES[box] = CardFigures(box)
    return figures
