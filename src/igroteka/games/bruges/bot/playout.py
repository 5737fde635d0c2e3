"""How to play Bruges at a glance: which action of a turn looks best.

A glance adds up what an action changes in `prospects` without carrying it out. It is some
twenty times quicker than looking at the position afterwards, and nearly as good, so a
search can play whole rounds on by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.bruges.bot.card_values import (
    empty_houses_worth,
    guilders_worth,
    values_of,
    workers_worth,
)
from igroteka.games.bruges.bot.evaluation import (
    damage,
    harbour,
    laurels_worth,
    margin,
    round_left,
    rounds_after,
)
from igroteka.games.bruges.bot.weights import WEIGHTS as W
from igroteka.games.bruges.rules.actions import (
    CANAL,
    FOR_CANAL,
    FOR_GUILDERS,
    FOR_PERSON,
    FOR_THREAT,
    FOR_WORKERS,
    PLAY,
    TRADE,
    USE,
    USES,
)
from igroteka.games.bruges.rules.box import (
    ANY_OF_COLOURS,
    CANAL_GUILDERS,
    CANAL_VP,
    HOUSE_POINTS,
    HOUSE_VP,
    IMMUNE,
    LEADERS,
    RECRUIT_VP,
    THIRD_SPACE,
    THIRD_SPACE_POINTS,
    TWIST_NO_WORKER,
    TWIST_PRINTED,
    Twist,
)
from igroteka.games.bruges.rules.deck.vocabulary import ANY_COLOUR, COLOURS
from igroteka.games.bruges.rules.steps.canals import (
    canal_price,
    card_discount,
    fitting_sections,
    statue_ahead,
)
from igroteka.games.bruges.rules.steps.card_uses import guilders_taken, workers_taken
from igroteka.games.bruges.rules.steps.houses import house_guilders
from igroteka.games.bruges.rules.steps.persons import price_of
from igroteka.games.bruges.rules.steps.supply import threat_points

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


class Glance:
    """What each action of a turn would change, worked out once a colour."""

    __slots__ = (
        "later",
        "left",
        "lost",
        "money",
        "now",
        "seat",
        "state",
        "tables",
        "time",
        "values",
        "workers",
    )

    def __init__(self, state: BrugesState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.values = values_of(state.box)
        self.later = rounds_after(state)
        self.now = round_left(state)
        self.left = self.later + self.now
        self.time = min(1.0, self.left)
        self.money = self.time * (1.0 + W.earlier * self.later)
        base = seat * COLOURS
        self.workers = sum(workers_worth(n) for n in state.workers[base : base + COLOURS])
        self.tables: dict[int, float] = {}
        # What the two best cards in hand are worth beyond being cards.
        appeal = self.values.appeal
        hand = sorted((appeal[card] for card in state.hands[seat]), reverse=True)
        self.lost = [max(0.0, wish) for wish in hand[:3]]

    def best(self, actions: list[int]) -> int:
        """Return the action of a turn that looks best."""
        best, best_value = actions[0], 2 * W.impossible
        for action in actions:
            value = self.value(action)
            if value > best_value:
                best, best_value = action, value
        return best

    def chances(self, actions: list[int]) -> list[float]:
        """Return how likely each action of a turn makes a win, less what all have in common."""
        return [W.win_of_point * self.value(action) for action in actions]

    def value(self, action: int) -> float:
        """Return what *action* adds to the prospects."""
        if action >= TRADE:
            exchange = self.state.exchange
            return self.play(action - TRADE, self.state.box.exchange_use[exchange], exchange + 1)
        if action >= CANAL or action < PLAY:
            return W.glance_other
        if action >= USE:
            # Used now or later: what counts is that it is not forgotten.
            return W.glance_use + self.values.use_value[action - USE]
        card, use = divmod(action - PLAY, USES)
        return self.play(card, use, 0)

    def play(self, card: int, use: int, twisted: int) -> float:
        """Return what playing a card brings, less what it is worth in hand."""
        box = self.state.box
        if use == FOR_PERSON:
            gain = self.person(card, box.twists[twisted])
        else:
            key = (twisted * USES + use) * COLOURS + box.colour[card]
            if key not in self.tables:
                # Z6: the card may count as any colour.
                colours = range(COLOURS) if self.state.wild else (box.colour[card],)
                self.tables[key] = max(self.spend(c, use, box.twists[twisted]) for c in colours)
            gain = self.tables[key]
        return gain - self.time * self.farewell(card)

    def farewell(self, card: int) -> float:
        """Return what the hand loses with a card."""
        lost = self.lost
        appeal = self.values.appeal[card]
        third = lost[2] if len(lost) > 2 else 0.0
        if appeal >= lost[0]:
            second = lost[1] if len(lost) > 1 else 0.0
            return W.card + W.best_card * (lost[0] - second) + W.second_card * (second - third)
        if len(lost) > 1 and appeal >= lost[1]:
            return W.card + W.second_card * (lost[1] - third)
        return W.card

    def spend(self, colour: int, use: int, twist: Twist) -> float:
        """Return what a card of *colour* brings for one of the first five actions."""
        state, seat, time = self.state, self.seat, self.time
        base = seat * COLOURS
        if use == FOR_WORKERS:
            n = workers_taken(state, seat, twist)
            if twist[ANY_OF_COLOURS]:
                return time * (W.any_workers + W.any_worker * n)
            held = state.workers[base + colour]
            return time * (workers_worth(held + n) - workers_worth(held))
        if use == FOR_GUILDERS:
            n = guilders_taken(state, seat, colour, twist)
            held = state.guilders[seat]
            return self.money * (guilders_worth(held + n) - guilders_worth(held))
        if use == FOR_THREAT:
            points = threat_points(state, seat, twist)
            colours = range(COLOURS) if twist[ANY_OF_COLOURS] else (colour,)
            return points + time * max(self.relief(c) for c in colours)
        if use == FOR_CANAL:
            tint = ANY_COLOUR if twist[ANY_OF_COLOURS] else colour
            sections = fitting_sections(state, seat, tint)
            return max((self.canal(section, twist) for section in sections), default=W.impossible)
        return self.house(colour, twist)

    def relief(self, colour: int) -> float:
        """Return how much danger a threat marker less takes away."""
        state, seat = self.state, self.seat
        markers = state.threats[seat * COLOURS + colour]
        if not markers or state.changes[seat][IMMUNE + colour]:
            return 0.0
        risk = W.risk[markers] - W.risk[markers - 1]
        return risk * damage(
            state, seat, colour, self.workers, any(c >= 0 for c in state.people[seat])
        )

    def canal(self, section: int, twist: Twist) -> float:
        """Return what the next token of a section brings, which is not built to its end."""
        box = self.state.box
        state, seat = self.state, self.seat
        changes = state.changes[seat]
        index = 2 * seat + section
        tokens = state.canals[index]
        price = canal_price(state, seat, section, card_discount(state, seat, twist))
        money = state.guilders[seat]
        if price > money:
            return W.impossible
        paid = guilders_worth(money) - guilders_worth(money - price + changes[CANAL_GUILDERS + 1])
        value = changes[CANAL_VP + 1] - self.money * paid
        if not state.crowned[index]:
            step = W.canal_progress[tokens + 1] - W.canal_progress[tokens]
            value += step * min(1.0, self.left / W.canal_rounds)
            statue = statue_ahead(state, seat, section)
            if statue >= 0:
                value += box.statues[state.seats][statue]
        if tokens + 1 == THIRD_SPACE:
            value += THIRD_SPACE_POINTS
        if state.docked:
            value += harbour(state, self.values, seat)
        return value + self.lead(2)

    def house(self, colour: int, twist: Twist) -> float:
        """Return what a house brings, its worker paid."""
        state, seat = self.state, self.seat
        changes = state.changes[seat]
        empty = state.people[seat].count(-1)
        value = empty_houses_worth(empty + 1) - empty_houses_worth(empty)
        if not twist[TWIST_NO_WORKER]:
            held = state.workers[seat * COLOURS + colour]
            value -= workers_worth(held) - workers_worth(held - 1) if held else W.other_worker
        value = HOUSE_POINTS + changes[HOUSE_VP + 1] + self.time * value
        n = house_guilders(state, seat, 1, twist)
        if n:
            held = state.guilders[seat]
            value += self.money * (guilders_worth(held + n) - guilders_worth(held))
        return value

    def person(self, card: int, twist: Twist) -> float:
        """Return what settling a person brings, the cost paid."""
        box = self.state.box
        state, seat = self.state, self.seat
        people = state.people[seat]
        money = state.guilders[seat]
        price = price_of(state, seat, card, twist)
        value = (
            box.points[card] * (W.printed if twist[TWIST_PRINTED] else 1.0)
            + self.values.strike_value[card]
        )
        value += state.changes[seat][RECRUIT_VP]
        value -= self.money * (guilders_worth(money) - guilders_worth(money - price))
        empty = people.count(-1)
        value -= self.time * (empty_houses_worth(empty) - empty_houses_worth(empty - 1))
        if box.active[card]:
            now = min(1.0, W.ready_now * self.now + W.ready_at_once)
            value += self.values.each_round[card] * (self.later + now)
        elif box.scores[card]:
            residents = [c for c in people if c >= 0]
            value -= self.laurels(residents)
            residents.append(card)
            value += self.laurels(residents)
        else:
            value += self.values.round_value[card] * self.left
        return value + self.lead(1)

    def laurels(self, residents: list[int]) -> float:
        """Return what the laurels of some persons promise."""
        return laurels_worth(self.state, self.values, self.seat, residents, self.later, self.time)

    def lead(self, category: int) -> float:
        """Return what one more of something does for leadership."""
        if not self.time or self.state.leaders[self.seat * LEADERS + category]:
            return 0.0
        ahead = margin(self.state, self.seat, category)
        if ahead == 0:
            return self.time * (W.lead[2] - W.lead[1])
        return self.time * (W.lead[1] - W.lead[0]) if ahead == -1 else 0.0


def worth_rising(state: BrugesState, seat: int) -> bool:
    """B11: say whether a step of reputation is worth its price."""
    box = state.box
    glance = Glance(state, seat)
    step, money, price = state.reputation[seat], state.guilders[seat], state.steps[-4]
    gain = box.reputation_points[step + 1] - box.reputation_points[step] + glance.lead(0)
    return gain > glance.money * (guilders_worth(money) - guilders_worth(money - price))
