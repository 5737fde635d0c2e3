"""What things are worth before they score, in points: tables made once for each box."""

from __future__ import annotations

from typing import Final

from igroteka.games.bruges.rules.box import HAND_SIZE, Box
from igroteka.games.bruges.rules.deck.vocabulary import (
    ANY_GUILD,
    LIGHTNING,
    OPERATIONS,
    Ints,
)

GUILDER: Final = 0.3
"""What a guilder is worth in points in the last round, while there is time to spend it."""
EARLIER: Final = 0.08
"""By how much of itself it is worth more for each round to follow: what it buys works longer."""
PLENTY: Final = 12
"""Guilders beyond this many are worth half."""
WORKERS: Final = (0.0, 0.5, 0.85, 1.0, 1.1, 1.15)
"""What so many workers of one colour are worth."""
MORE_WORKERS: Final = 0.03
CARD: Final = 0.35
"""What a card in hand is worth: hands are filled up anyway, so it only widens the choice."""
FURTHER_CARD: Final = 1.2
"""What it is worth to play a card more than the others do."""
EMPTY_HOUSES: Final = (0.0, 1.3, 1.9, 2.1)
CANAL_PROGRESS: Final = (0.0, 0.8, 1.9, 0.6, 2.0, 0.0)
"""What lies in a section beyond what scores already, by its tokens."""
RISK: Final = (0.0, 0.12, 0.5, 0.5)
"""How much of a penalty's damage must be expected with so many markers."""
READINESS: Final = 0.6
"""How often the right worker is at hand, and not wanted elsewhere, when a person could be used."""
LEAD: Final = (0.3, 1.0, 2.6)
"""What a leader marker promises to who is behind, level, or ahead."""
GROWTH: Final = 0.12
"""By how much of itself what a laurel counts grows in a round."""
REMAINS: Final = {
    "score_per_workers": 4,
    "score_per_guilders": 6,
    "score_per_hand_card": 1,
}
"""What is there to be spent, counted by a laurel: how much of it is left over at the end."""


def per_use(op: Ints) -> float:
    """Return what an operation is worth, roughly, each time it is carried out."""
    code, a, b, c = op
    n = float(a)
    match OPERATIONS[code].name:
        case "vp":
            return n
        case "guilders":
            return GUILDER * n
        case "reputation":
            return 1.4 * n
        case "workers":
            return 0.35 * n
        case "workers_each":
            return 1.6 * n
        case "draw":
            return CARD * n
        case "take_from_discard":
            return 0.7 * n
        case "guilders_die":
            return GUILDER * 5
        case "guilders_per_guild":
            return GUILDER * min(2 * n, c)
        case "vp_per_guild":
            return min(1.7 * n, c)
        case "guilders_per_canal" | "guilders_per_house" | "guilders_per_reputation":
            return GUILDER * min(3.5 * n, b)
        case "discard_threat":
            return 1.2 * min(n, 1.5)
        case "sell_workers":
            return (GUILDER * n - 0.3) * min(b, 2)
        case "buy_vp":
            return (b - GUILDER * n) * min(c // max(1, b), 2)
        case "pay_guilders":
            return -GUILDER * n
        case "discard_hand":
            return -CARD * n
        case "discard_own_person":
            return -3.0 * n
        case "person_to_hand":
            return -0.5 * n
        case "build_canal":
            return 1.4 + GUILDER * min(n, 3)
        case "build_house_from_hand":
            return 1.2 * n
        case "play_extra_card" | "draw_and_play":
            return 1.0 * n
        case "repeat_lightning":
            return 1.3
        case "opponents_take_threat":
            return 0.5 * n  # the victim can make a point of it
        case "opponents_pay" | "steal_guilders":
            return 1.3 * GUILDER * n
        case "opponents_lose_worker":
            return 0.3 * n
        case "opponent_discards_person":
            return 2.5 * n
        case "opponent_discards_house":
            return 1.5 * n
        case "pass_threat":
            return 0.8 * n
        case "beg":
            return GUILDER * n * 0.6
        case "settle_from_discard":
            return 2.0
        case "build_house_from_discard":
            return 1.0
        case _:
            return 0.3


def per_round(op: Ints) -> float:
    """Return what a change of types 2 and 3 is worth, roughly, each round."""
    code, a, b, _ = op
    match OPERATIONS[code].name:
        case "mod_workers_action":
            return 0.3 * (a - 2)
        case "mod_guilder_action":
            return GUILDER * (1.2 * b + 1.5 * a)
        case "mod_threat_vp":
            return 0.8 * (a - 1)
        case "mod_canal_cost":
            return GUILDER * min(a, 3)
        case "mod_house_worker":
            return 0.3
        case "mod_recruit_cost":
            return GUILDER * min(b, 3) * (0.9 if a == ANY_GUILD else 0.15)
        case "mod_reputation_cost":
            return GUILDER * min(a, 3) * 0.6
        case "mod_hand_limit":
            return CARD * (a - HAND_SIZE)
        case "mod_penalty_immunity":
            return 0.35
        case "on_canal" | "on_house":
            return 0.7 * (a + GUILDER * b)
        case "on_recruit":
            return 0.8 * (a + 0.35 * b)
        case "on_reputation":
            return 0.5 * (a + GUILDER * b)
        case _:
            return 0.0


def left_over(op: Ints) -> float:
    """Return what a laurel promises for things that are there to be spent; 0: it counts others."""
    code, a, b, _ = op
    name = OPERATIONS[code].name
    if name not in REMAINS:
        return 0.0
    return float(a * REMAINS[name]) if name == "score_per_hand_card" else b * REMAINS[name] / a


def ops_value(ops: tuple[Ints, ...]) -> float:
    """Return what carrying operations out once is worth."""
    return sum(per_use(op) for op in ops)


class CardValues:
    """What the cards and ships of one box are worth, by their numbers."""

    __slots__ = (
        "appeal",
        "each_round",
        "laurels",
        "round_value",
        "ship_value",
        "strike_value",
        "use_value",
    )

    def __init__(self, box: Box) -> None:
        cards = box.deck.cards
        everyone = range(box.cards)
        paid = [0.3 if box.worker_colour[c] >= 0 else 0.0 for c in everyone]
        # What one use of an active person brings, its worker paid.
        self.use_value = tuple(
            max(0.1, ops_value(cards[c].ops) - paid[c]) if box.active[c] else 0.0 for c in everyone
        )
        # What it brings in a round: only who needs a worker may have to wait for one.
        self.each_round = tuple(
            self.use_value[c] * (READINESS if box.worker_colour[c] >= 0 else 1.0) for c in everyone
        )
        self.round_value = tuple(
            sum(per_round(op) for op in cards[c].ops) if not box.active[c] else 0.0
            for c in everyone
        )
        # What each card counts at the end, and what must be expected of it if that can be spent.
        self.laurels = tuple(tuple((op, left_over(op)) for op in scores) for scores in box.scores)
        self.strike_value = tuple(
            ops_value(cards[c].ops) if box.icon[c] == LIGHTNING else 0.0 for c in everyone
        )
        # What a docked ship brings, its worker paid.
        self.ship_value = tuple(ops_value(ops) - 0.3 for _, ops in box.deck.ships)
        # How much one wants to settle a card, its cost deducted, in the middle of a game.
        self.appeal = tuple(
            box.points[c]
            + (2.5 if box.scores[c] else 0.0)
            + self.strike_value[c]
            + 2.5 * (self.each_round[c] + self.round_value[c])
            - GUILDER * box.cost[c]
            for c in everyone
        )


VALUES: Final[dict[Box, CardValues]] = {}


def values_of(box: Box) -> CardValues:
    """Return what the cards of a box are worth, worked out when first asked for."""
    values = VALUES.get(box)
    if values is None:
        values = VALUES[box] = CardValues(box)
    return values


def workers_worth(n: int) -> float:
    """Return what *n* workers of one colour are worth."""
    return WORKERS[n] if n < 6 else WORKERS[5] + MORE_WORKERS * (n - 5)


def guilders_worth(n: int) -> float:
    """Return what *n* guilders are worth."""
    return GUILDER * (n if n < PLENTY else PLENTY + 0.5 * (n - PLENTY))


def empty_houses_worth(n: int) -> float:
    """Return what *n* empty houses are worth."""
    return EMPTY_HOUSES[n if n < 4 else 3]
