"""What bots know about Bruges: what things are worth before they score."""

from __future__ import annotations

from typing import Final

from igroteka.engine.knowledge import Knowledge
from igroteka.engine.randomness import Rng
from igroteka.engine.state import State
from igroteka.games.bruges.actions import (
    BUILD,
    CANAL,
    DISCARD,
    DONE,
    FOR_CANAL,
    FOR_GUILDERS,
    FOR_HOUSE,
    FOR_PERSON,
    FOR_THREAT,
    PLAY,
    USE,
    USES,
)
from igroteka.games.bruges.data import (
    ACTIVE,
    CARDS,
    COLOUR,
    COST,
    DECK,
    ICON,
    LEADERS,
    POINTS,
    REPUTATION_POINTS,
    SCORES,
    STATUES,
    THIRD_SPACE,
    TURNS,
    WORKER_COLOUR,
)
from igroteka.games.bruges.rounds import TAKE_TURNS
from igroteka.games.bruges.scoring import laurels
from igroteka.games.bruges.state import BrugesState
from igroteka.games.bruges.steps import (
    BUILDING,
    DISCARDING,
    DRAWING,
    EXTRA,
    FILL,
    RISING,
    TURN,
    WARDING,
)
from igroteka.games.bruges.vocabulary import COLOURS, LIGHTNING, OPERATIONS, Ints

GUILDER: Final = 0.3
"""What a guilder is worth in points while there is time to spend it."""
WORKERS: Final = (0.0, 0.5, 0.85, 1.0, 1.1, 1.15)
"""What so many workers of one colour are worth."""
MORE_WORKERS: Final = 0.03
CARD: Final = 0.7
EMPTY_HOUSES: Final = (0.0, 1.3, 1.9, 2.1)
CANAL_PROGRESS: Final = (0.0, 0.8, 1.9, 0.6, 2.0, 0.0)
"""What lies in a section beyond what scores already, by its tokens."""
RISK: Final = (0.0, 0.12, 0.5, 0.5)
"""How much of a penalty's damage must be expected with so many markers."""
READINESS: Final = 0.75
"""How often the right worker is at hand when a person could be used."""


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
        case "draw" | "take_from_discard":
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
            return 0.9 * n
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
            return GUILDER * min(b, 3) * (0.9 if a == 12 else 0.15)
        case "mod_reputation_cost":
            return GUILDER * min(a, 3) * 0.6
        case "mod_hand_limit":
            return 0.5
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


def use_value(card: int) -> float:
    """Return what one use of an active person brings, its worker paid."""
    value = sum(per_use(op) for op in DECK.cards[card].ops)
    return max(0.1, value - (0.3 if WORKER_COLOUR[card] >= 0 else 0.0))


USE_VALUE: Final = tuple(use_value(c) if ACTIVE[c] else 0.0 for c in range(CARDS))
ROUND_VALUE: Final = tuple(
    sum(per_round(op) for op in DECK.cards[c].ops) if not ACTIVE[c] else 0.0 for c in range(CARDS)
)
STRIKE_VALUE: Final = tuple(
    sum(per_use(op) for op in DECK.cards[c].ops) if ICON[c] == LIGHTNING else 0.0
    for c in range(CARDS)
)


def appeal(card: int) -> float:
    """Return how much one wants to settle a card, its cost deducted, in the middle of a game."""
    laurel = 2.5 if SCORES[card] else 0.0
    later = 2.5 * (USE_VALUE[card] * READINESS + ROUND_VALUE[card])
    return POINTS[card] + laurel + STRIKE_VALUE[card] + later - GUILDER * COST[card]


APPEAL: Final = tuple(appeal(card) for card in range(CARDS))


def rounds_after(state: BrugesState) -> float:
    """Return about how many rounds follow the current one."""
    if state.final:
        return float(state.final - 1)
    drawn = 4.0 * state.seats
    return min(8.0, 2.0 * min(len(state.left), len(state.right)) / drawn + 0.4)


def round_left(state: BrugesState) -> float:
    """Return which share of the current round's turns is still to come."""
    if not state.steps:
        return 0.0
    phase, turn = state.steps[0], state.steps[1]
    if phase < TAKE_TURNS:
        return 1.0
    return 1.0 - min(1.0, turn / (TURNS * state.seats)) if phase == TAKE_TURNS else 0.0


class BrugesKnowledge(Knowledge):
    """Points on the sheet, and what the rest of the game may make of everything else."""

    margin_scale = 9.0
    seconds = 2.0
    playout_depth = 0
    exploration = 0.15
    # A rival's hand is unknown, so its moves would fill the tree; one's own four turns matter.
    rivals_by_policy = True

    def in_chain(self, state: State, seat: int) -> bool:
        """Anything but a turn or a phase of its own is half a choice."""
        assert isinstance(state, BrugesState)
        return bool(state.steps) and state.steps[-1] not in (TURN, FILL, DRAWING, RISING, EXTRA)

    def values(self, state: State) -> list[float]:
        """Return the points expected."""
        assert isinstance(state, BrugesState)
        if not state.steps:
            return [float(score) for score in state.scores()]
        later = rounds_after(state)
        now = round_left(state)
        return [self.prospects(state, seat, later, now) for seat in range(state.seats)]

    def prospects(self, state: BrugesState, seat: int, later: float, now: float) -> float:
        """Return what *seat* has, and what it may make of it."""
        left = later + now
        time = min(1.0, left)
        people = [card for card in state.people[seat] if card >= 0]
        houses = len(state.houses[seat])
        value = float(state.points[seat] + houses + REPUTATION_POINTS[state.reputation[seat]])
        ready = state.ready[seat]
        has_laurel = False
        for card in people:
            value += POINTS[card]
            if ACTIVE[card]:
                uses = later + (min(1.0, 2.0 * now + 0.3) if card in ready else 0.0)
                value += USE_VALUE[card] * READINESS * uses
            elif SCORES[card]:
                has_laurel = True
            else:
                value += ROUND_VALUE[card] * left
        if has_laurel:
            value += (1.0 + 0.12 * later) * laurels(state, seat, people)
        value += self.leadership(state, seat, time)
        for section in (2 * seat, 2 * seat + 1):
            tokens = state.canals[section]
            value += 3.0 if tokens >= THIRD_SPACE else 0.0
            if not state.crowned[section]:
                value += CANAL_PROGRESS[tokens] * min(1.0, left / 2.5)
        for top, owner in enumerate(state.statues):
            if owner == seat:
                value += STATUES[state.seats][top]
        money = state.guilders[seat]
        value += time * GUILDER * (money if money < 12 else 12 + 0.5 * (money - 12))
        base = seat * COLOURS
        worth = 0.0
        for n in state.workers[base : base + COLOURS]:
            worth += WORKERS[n] if n < 6 else WORKERS[5] + MORE_WORKERS * (n - 5)
        value += time * worth
        value -= self.danger(state, seat, time, worth, bool(people))
        held = len(state.hands[seat])
        if state.drawn and state.steps[-2] == seat:
            held += len(state.drawn)
        value += time * self.hand_worth(state, seat, held)
        empty = houses - len(people)
        value += time * EMPTY_HOUSES[empty if empty < 4 else 3]
        return value

    def hand_worth(self, state: BrugesState, seat: int, held: int) -> float:
        """Return what the cards in hand promise: their number, and the best persons among them."""
        best = second = 0.0
        for card in state.hands[seat]:
            promise = APPEAL[card]
            if promise > best:
                best, second = promise, best
            elif promise > second:
                second = promise
        return CARD * held + 0.25 * best + 0.15 * second

    def leadership(self, state: BrugesState, seat: int, time: float) -> float:
        """Return the points of leader markers, those within reach included."""
        value = 0.0
        for category in range(LEADERS):
            if state.leaders[seat * LEADERS + category]:
                value += 4.0
            elif time:
                margin = self.margin(state, seat, category)
                value += time * (2.6 if margin > 0 else 1.0 if margin == 0 else 0.3)
        return value

    @staticmethod
    def margin(state: BrugesState, seat: int, category: int) -> int:
        """Return how far *seat* is ahead of the best of the others."""
        mine, best = 0, 0
        for other in range(state.seats):
            if category == 0:
                count = state.reputation[other]
            elif category == 1:
                people = state.people[other]
                count = len(people) - people.count(-1)
            else:
                count = state.canals[2 * other] + state.canals[2 * other + 1]
            if other == seat:
                mine = count
            elif count > best:
                best = count
        return mine - best

    @staticmethod
    def danger(
        state: BrugesState, seat: int, time: float, workers: float, has_people: bool
    ) -> float:
        """Return what threats must be expected to take, less the point each may bring."""
        base = seat * COLOURS
        flood, plague, fire, intrigue, riot = state.threats[base : base + COLOURS]
        immune = state.changes[seat][24:29]
        total = 0.0
        if flood and not immune[0]:
            total += RISK[flood] * (0.5 + workers)
        if plague and not immune[1]:
            total += RISK[plague] * (3.5 if has_people else 1.5)
        if fire and not immune[2]:
            total += RISK[fire] * 2.2
        if intrigue and not immune[3]:
            total += RISK[intrigue] * 3.0
        if riot and not immune[4]:
            total += RISK[riot] * (0.6 + GUILDER * 0.8 * state.guilders[seat])
        return time * total

    # --- which actions deserve a thought -----------------------------------------------------

    def candidates(self, state: State, seat: int) -> list[int]:
        """Drop what is as good as something else: a card is spent for its colour only once."""
        assert isinstance(state, BrugesState)
        actions = state.legal_actions(seat)
        if len(actions) < 3:
            return actions
        step = state.steps[-1]
        if step in (TURN, EXTRA):
            return distinct_plays(actions)
        if step == WARDING:
            return [action for action in actions if action != DONE]
        if step in (DISCARDING, BUILDING):
            return least_wanted(actions, DISCARD if step == DISCARDING else BUILD)
        return actions

    def playout_action(self, state: State, seat: int, rng: Rng) -> int:
        """Take the best of a few by a rule of thumb."""
        assert isinstance(state, BrugesState)
        actions = state.legal_actions(seat)
        best = rng.choice(actions)
        if len(actions) < 3 or state.steps[-1] not in (TURN, EXTRA):
            return best
        best_value = self.thumb(state, best, seat)
        for _ in range(3):
            action = rng.choice(actions)
            value = self.thumb(state, action, seat)
            if value > best_value:
                best, best_value = action, value
        return best

    @staticmethod
    def thumb(state: BrugesState, action: int, seat: int) -> float:
        """Return how good an action of a turn looks at a glance."""
        if action >= CANAL or action < PLAY:
            return 0.3
        if action >= USE:
            return 1.0 + USE_VALUE[action - USE]
        card, use = divmod(action - PLAY, USES)
        lost = 0.3 * APPEAL[card]
        if use == FOR_PERSON:
            return APPEAL[card] + 0.5
        if use == FOR_GUILDERS:
            return GUILDER * state.dice[COLOUR[card]] - lost
        if use == FOR_THREAT:
            return 1.2 + 0.6 * state.threats[seat * COLOURS + COLOUR[card]] - lost
        if use == FOR_CANAL:
            return 1.6 - lost
        if use == FOR_HOUSE:
            return (1.9 if -1 not in state.people[seat] else 1.2) - lost
        return 0.7 - lost


def distinct_plays(actions: list[int]) -> list[int]:
    """Of the cards of one colour, let only the least wanted be spent for each of five actions."""
    best: dict[int, int] = {}
    kept = []
    for action in actions:
        if action < PLAY or action >= USE:
            kept.append(action)
            continue
        card, use = divmod(action - PLAY, USES)
        if use == FOR_PERSON:
            kept.append(action)
            continue
        key = COLOUR[card] * USES + use
        other = best.get(key, -1)
        if other < 0 or APPEAL[card] < APPEAL[(other - PLAY) // USES]:
            best[key] = action
    kept.extend(best.values())
    return kept


def least_wanted(actions: list[int], base: int) -> list[int]:
    """Of the cards of one colour, keep only the least wanted; keep all else."""
    best: dict[int, int] = {}
    kept = []
    for action in actions:
        if action < base or action >= base + CARDS:
            kept.append(action)
            continue
        colour = COLOUR[action - base]
        if colour not in best or APPEAL[action - base] < APPEAL[best[colour] - base]:
            best[colour] = action
    kept.extend(best.values())
    return kept
