"""What things are worth before they score, in points: tables made once for each box."""

from __future__ import annotations

from typing import Final

from igroteka.games.bruges.bot.weights import WEIGHTS as W
from igroteka.games.bruges.rules.box import HAND_SIZE, THREAT_VP, UNCHANGED, WORKERS_TAKEN, Box
from igroteka.games.bruges.rules.deck.vocabulary import (
    ANY_GUILD,
    LIGHTNING,
    OPERATIONS,
    Ints,
)


def per_use(op: Ints) -> float:
    """Return what an operation is worth, roughly, each time it is carried out."""
    code, a, b, c = op
    n = float(a)
    match OPERATIONS[code].name:
        case "vp":
            return n
        case "guilders":
            return W.guilder * n
        case "reputation":
            return W.use_reputation * n
        case "workers":
            return W.use_worker * n
        case "workers_each":
            return W.use_workers_each * n
        case "draw":
            return W.card * n
        case "take_from_discard":
            return W.use_fetch * n
        case "guilders_die":
            return W.guilder * W.die
        case "guilders_per_guild":
            return W.guilder * min(W.persons_of_guild * n, c)
        case "vp_per_guild":
            return min(W.persons_of_guild_vp * n, c)
        case "guilders_per_canal" | "guilders_per_house" | "guilders_per_reputation":
            return W.guilder * min(W.counted_things * n, b)
        case "discard_threat":
            return W.use_ward * min(n, W.markers_held)
        case "sell_workers":
            return (W.guilder * n - W.sold_worker) * min(b, W.times_sold)
        case "buy_vp":
            return (b - W.guilder * n) * min(c // max(1, b), W.times_sold)
        case "pay_guilders":
            return -W.guilder * n
        case "discard_hand":
            return -W.card * n
        case "discard_own_person":
            return -W.lost_person * n
        case "person_to_hand":
            return -W.recalled_person * n
        case "build_canal":
            return W.use_canal + W.guilder * min(n, W.canal_minus)
        case "build_house_from_hand":
            return W.use_house * n
        case "play_extra_card" | "draw_and_play":
            return W.use_play * n
        case "repeat_lightning":
            return W.use_repeat
        case "opponents_take_threat":
            return W.give_threat * n
        case "opponents_pay" | "steal_guilders":
            return W.take_guilder * W.guilder * n
        case "opponents_lose_worker":
            return W.take_worker * n
        case "opponent_discards_person":
            return W.take_person * n
        case "opponent_discards_house":
            return W.take_house * n
        case "pass_threat":
            return W.pass_threat * n
        case "beg":
            return W.guilder * n * W.beg
        case "settle_from_discard":
            return W.use_admit
        case "build_house_from_discard":
            return W.use_raise
        case _:
            return W.use_other


def per_round(op: Ints) -> float:
    """Return what a change of types 2 and 3 is worth, roughly, each round."""
    code, a, b, _ = op
    match OPERATIONS[code].name:
        case "mod_workers_action":
            return W.workers_action * (a - UNCHANGED[WORKERS_TAKEN])
        case "mod_guilder_action":
            return W.guilder * (W.guilder_plus * b + W.any_die * a)
        case "mod_threat_vp":
            return W.threat_points * (a - UNCHANGED[THREAT_VP])
        case "mod_canal_cost":
            return W.guilder * min(a, W.canal_minus)
        case "mod_house_worker":
            return W.house_worker
        case "mod_recruit_cost":
            often = W.recruit_any if a == ANY_GUILD else W.recruit_guild
            return W.guilder * min(b, W.recruit_minus) * often
        case "mod_reputation_cost":
            return W.guilder * min(a, W.canal_minus) * W.reputation_minus
        case "mod_hand_limit":
            return W.card * (a - HAND_SIZE)
        case "mod_penalty_immunity":
            return W.immunity
        case "on_canal" | "on_house":
            return W.builds * (a + W.guilder * b)
        case "on_recruit":
            return W.recruits * (a + W.recruit_worker * b)
        case "on_reputation":
            return W.steps * (a + W.guilder * b)
        case _:
            return 0.0


def left_over(op: Ints) -> float:
    """Return what a laurel promises for things that are there to be spent; 0: it counts others."""
    code, a, b, _ = op
    name = OPERATIONS[code].name
    if name not in W.remains:
        return 0.0
    return float(a * W.remains[name]) if name == "score_per_hand_card" else b * W.remains[name] / a


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
        paid = [W.worker_paid if box.worker_colour[c] >= 0 else 0.0 for c in everyone]
        # What one use of an active person brings, its worker paid.
        self.use_value = tuple(
            max(W.least_use, ops_value(cards[c].ops) - paid[c]) if box.active[c] else 0.0
            for c in everyone
        )
        # What it brings in a round: only who needs a worker may have to wait for one.
        self.each_round = tuple(
            self.use_value[c] * (W.readiness if box.worker_colour[c] >= 0 else 1.0)
            for c in everyone
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
        self.ship_value = tuple(ops_value(ops) - W.worker_paid for _, ops in box.deck.ships)
        # How much one wants to settle a card, its cost deducted, in the middle of a game.
        self.appeal = tuple(
            box.points[c]
            + (W.laurel if box.scores[c] else 0.0)
            + self.strike_value[c]
            + W.rounds_lived * (self.each_round[c] + self.round_value[c])
            - W.guilder * box.cost[c]
            for c in everyone
        )


VALUES: Final[dict[Box, CardValues]] = {}


def values_of(box: Box) -> CardValues:
    """Return what the cards of a box are worth, worked out when first asked for."""
    values = VALUES.get(box)
    if values is None:
        values = VALUES[box] = CardValues(box)
    return values


# These are asked for several times in each position. Compiled code needs the type of a tuple of
# floats said in full.
WORKERS: Final[tuple[float, ...]] = W.workers
MOST_WORKERS: Final = len(WORKERS) - 1
GUILDER: Final = W.guilder
PLENTY: Final = W.plenty
EMPTY_HOUSES: Final[tuple[float, ...]] = W.empty_houses
MOST_HOUSES: Final = len(EMPTY_HOUSES) - 1


def workers_worth(n: int) -> float:
    """Return what *n* workers of one colour are worth."""
    if n <= MOST_WORKERS:
        return WORKERS[n]
    return WORKERS[MOST_WORKERS] + W.more_workers * (n - MOST_WORKERS)


def guilders_worth(n: int) -> float:
    """Return what *n* guilders are worth."""
    return GUILDER * (n if n < PLENTY else PLENTY + W.beyond_plenty * (n - PLENTY))


def empty_houses_worth(n: int) -> float:
    """Return what *n* empty houses are worth."""
    return EMPTY_HOUSES[n if n < MOST_HOUSES else MOST_HOUSES]
