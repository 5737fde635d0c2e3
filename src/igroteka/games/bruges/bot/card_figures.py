"""What the cards and ships of one box bring, as small ints: tables made once for each box."""

from __future__ import annotations

from typing import Final

from igroteka.games.bruges.bot.card_values import CardValues, values_of
from igroteka.games.bruges.bot.weights import WEIGHTS as W
from igroteka.games.bruges.rules.box import SPACES, TURNS, Box
from igroteka.games.bruges.rules.deck.vocabulary import COLOURS, LIGHTNING, OPERATIONS, Ints

# What is counted of each use of a person.
POINTS: Final = 0
GUILDERS: Final = 1
WORKERS: Final = 2
WARDS: Final = 3
ATTACKS: Final = 4
COUNTED: Final = 5

# How often a person who needs a worker was used, a round, in games of good bots …
GOOD_READINESS: Final = 0.9
READINESS: Final = 0.75
GOOD_USE: Final = 2.0
"""… where a use brings so many points, and where it does not."""
MOST_LATER: Final = TURNS * int(W.most_rounds)
"""No more own turns follow the round."""


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


def steady_use(values: CardValues, box: Box, card: int) -> float:
    """Return what an active person's use brings in a round: a good one gets its worker."""
    use = values.use_value[card]
    if box.worker_colour[card] < 0:
        return use
    return use * (GOOD_READINESS if use >= GOOD_USE else READINESS)


def lasting(values: CardValues, box: Box, card: int, uses: list[int], later: int) -> float:
    """Return the points of settling a card with *later* own turns to follow, its cost deducted.

    In the last round only what counts is worth anything, and guilders are not missed. Laurels
    are left out: they depend on what one has.
    """
    points = float(box.points[card])
    if not later:
        return points + uses[POINTS] + (1 if uses[WARDS] else 0)
    rounds = later / TURNS
    value = points + values.strike_value[card]
    if box.active[card]:
        value += steady_use(values, box, card) * (rounds + 1.0)
    else:
        value += values.round_value[card] * (rounds + 0.5)
    return value - W.guilder * (1.0 + W.earlier * rounds) * box.cost[card]


def rounded(value: float) -> int:
    """Return the nearest int; a half goes up."""
    return int(value + 0.5) if value >= 0 else -int(0.5 - value)


class CardFigures:
    """What the cards and ships of one box bring, by their numbers."""

    __slots__ = (
        "appeal",
        "attacks",
        "change",
        "first_use",
        "first_use_at_last",
        "guilders",
        "lasting",
        "points",
        "rest_cost",
        "ship",
        "use",
        "wards",
        "wishes",
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
    lasting: list[tuple[int, ...]]
    wishes: list[tuple[float, ...]]
    first_use: tuple[int, ...]
    first_use_at_last: tuple[int, ...]

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
        # In half points: what settling a card is worth, by the own turns that follow the round …
        every = range(box.cards)
        once = [
            brought(card.ops if box.icon[n] == LIGHTNING else ()) for n, card in enumerate(cards)
        ]
        gains = [uses[c] if box.active[c] else once[c] for c in every]
        self.lasting = [
            tuple(rounded(2 * lasting(values, box, c, gains[c], later)) for c in every)
            for later in range(MOST_LATER + 1)
        ]
        # … the same in points, with what a laurel promises …
        self.wishes = [
            tuple(0.5 * table[c] + (W.laurel if box.scores[c] else 0.0) for c in every)
            for table in self.lasting
        ]
        # … and what the first use has in it, which may lack its worker; in the last round.
        self.first_use = tuple(
            rounded(2 * steady_use(values, box, c)) if box.active[c] else 0 for c in every
        )
        self.first_use_at_last = tuple(
            2 * (self.points[c] + (1 if self.wards[c] else 0)) for c in every
        )
        # B17: what the spaces cost that a section still lacks, by its tokens.
        self.rest_cost = tuple(sum(box.canal_costs[n:]) for n in range(SPACES + 1))


FIGURES: Final[dict[Box, CardFigures]] = {}


def figures_of(box: Box) -> CardFigures:
    """Return what the cards of a box bring, worked out when first asked for."""
    figures = FIGURES.get(box)
    if figures is None:
        figures = FIGURES[box] = CardFigures(box)
    return figures
