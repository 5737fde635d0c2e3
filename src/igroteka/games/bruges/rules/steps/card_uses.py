"""What a card can be played for: the six actions, each with all that it means (B13 to B20).

An action is done as a card of a colour, and perhaps as the exchange modifies it: then a twist
says how (Z14). Z6: a wild card may count as any colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Reason, because
from igroteka.games.bruges.rules.actions import (
    FOR_CANAL,
    FOR_GUILDERS,
    FOR_HOUSE,
    FOR_PERSON,
    FOR_THREAT,
    FOR_WORKERS,
)
from igroteka.games.bruges.rules.box import (
    ANY_DIE,
    ANY_OF_COLOURS,
    GUILDERS_PLUS,
    HOUSE_POINTS,
    PLAIN,
    SECTION_NAMES,
    TWIST_FIXED,
    TWIST_HOUSE,
    TWIST_NO_WORKER,
    TWIST_PLUS,
    TWIST_PRINTED,
    TWIST_WORKERS,
    WORKERS_TAKEN,
    Twist,
)
from igroteka.games.bruges.rules.deck.vocabulary import ANY_COLOUR, COLOURS
from igroteka.games.bruges.rules.reasons import no_threat
from igroteka.games.bruges.rules.stack import OF_ONE_COLOUR, PAYING, SECTION, TAKING, WARDING, push
from igroteka.games.bruges.rules.steps.canals import (
    build_canal,
    canal_follows,
    canal_gains,
    canal_obstacle,
    canal_price,
    card_discount,
    cheapest,
    open_sections,
)
from igroteka.games.bruges.rules.steps.card_use import (
    EVERY_COLOUR,
    CardUse,
    OwnCardUse,
    Result,
    of_colour,
)
from igroteka.games.bruges.rules.steps.houses import (
    any_worker_pays,
    house_brings,
    house_gains,
    house_obstacle,
    house_payers,
    lay_house,
    pay_worker,
)
from igroteka.games.bruges.rules.steps.persons import (
    find_lodging,
    person_brings,
    price_of,
    settling_obstacle,
)
from igroteka.games.bruges.rules.steps.supply import (
    discard_threats,
    gain_guilders,
    gain_points,
    gain_workers,
    threat_points,
    threats_held,
)

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

# --- I: workers -----------------------------------------------------------------------------


def workers_taken(state: BrugesState, seat: int, twist: Twist = PLAIN) -> int:
    """B14, B44: two workers, or the best of what replaces that number."""
    return max(state.changes[seat][WORKERS_TAKEN], twist[TWIST_WORKERS])


class ForWorkers(CardUse):
    """B14: discard the card and take two workers of its colour."""

    number = FOR_WORKERS

    def carry_out(
        self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist
    ) -> None:
        """B44: replacing colour and amount combine."""
        if twist[ANY_OF_COLOURS]:
            push(state, TAKING, seat, workers_taken(state, seat, twist))
        else:
            gain_workers(state, seat, colour, workers_taken(state, seat, twist))

    def obstacle(
        self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist
    ) -> Reason | None:
        """B13: it is always possible."""
        return None

    def result(self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist) -> Result:
        """Return the workers."""
        return Result({}, {of_colour("worker", colour): workers_taken(state, seat, twist)})

    def in_brief(self, state: BrugesState, seat: int, card: int) -> int | None:
        """Return how many."""
        return workers_taken(state, seat)


# --- II: guilders ---------------------------------------------------------------------------


def die_taken(state: BrugesState, seat: int, colour: int, twist: Twist = PLAIN) -> int:
    """B15, B44: the die of the colour, or one replacement: the best die, a fixed number."""
    die = max(state.dice) if state.changes[seat][ANY_DIE] else state.dice[colour]
    return twist[TWIST_FIXED] or die


def guilders_taken(state: BrugesState, seat: int, colour: int, twist: Twist = PLAIN) -> int:
    """B15, B44: what the die says, then all additions."""
    plus = state.changes[seat][GUILDERS_PLUS] + twist[TWIST_PLUS]
    return die_taken(state, seat, colour, twist) + plus


class ForGuilders(CardUse):
    """B15: discard the card and take as many guilders as the die of its colour shows."""

    number = FOR_GUILDERS

    def carry_out(
        self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist
    ) -> None:
        """Take them."""
        gain_guilders(state, seat, guilders_taken(state, seat, colour, twist))

    def obstacle(
        self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist
    ) -> Reason | None:
        """B13: it is always possible."""
        return None

    def result(self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist) -> Result:
        """Return the guilders, from which die, and what is added; none if a die is to be named."""
        if colour == ANY_COLOUR:
            return Result({}, {})
        die = die_taken(state, seat, colour, twist)
        taken = guilders_taken(state, seat, colour, twist)
        best = int(bool(state.changes[seat][ANY_DIE]))
        args: dict[str, str | int] = {"die": die, "plus": taken - die, "best": best}
        return Result({}, {"guilders": taken}, args=args)

    def in_brief(self, state: BrugesState, seat: int, card: int) -> int | None:
        """Return how many; none before the dice are rolled."""
        return guilders_taken(state, seat, state.box.colour[card]) if state.dice[0] else None

    def colour_matters(self, state: BrugesState, seat: int, twist: Twist) -> bool:
        """Z6: not if the number is fixed, or any die counts."""
        if state.rules < 2:  # before version 2 it was always asked for
            return True
        return not twist[TWIST_FIXED] and not state.changes[seat][ANY_DIE]


# --- III: threat ----------------------------------------------------------------------------


class ForThreat(CardUse):
    """B16: discard the card and return a threat marker of its colour, for a point."""

    number = FOR_THREAT

    def carry_out(
        self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist
    ) -> None:
        """Return the marker; where any colour will do and there are several, one is chosen."""
        if not twist[ANY_OF_COLOURS]:
            discard_threats(state, seat, colour, 1, twist)
        elif len(held := threats_held(state, seat)) == 1:
            discard_threats(state, seat, held[0], 1)
        else:
            push(state, WARDING, seat, 1, OF_ONE_COLOUR)

    def obstacle(
        self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist
    ) -> Reason | None:
        """B16: return that there is no such marker."""
        if not wild and not twist[ANY_OF_COLOURS]:
            return self.colour_obstacle(state, seat, state.box.colour[card], twist)
        if threats_held(state, seat):
            return None
        return because("You have no threat marker.", "bruges-refusal-no-threats", "B16")

    def result(self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist) -> Result:
        """Return the marker, and its points."""
        points = threat_points(state, seat, twist)
        return Result({of_colour("threat", colour): 1}, {"points": points})

    def in_brief(self, state: BrugesState, seat: int, card: int) -> int | None:
        """Return the points."""
        return threat_points(state, seat)

    def colours(self, state: BrugesState, seat: int, twist: Twist) -> list[int]:
        """Return those of the own markers."""
        held = threats_held(state, seat)
        return list(EVERY_COLOUR) if held and twist[ANY_OF_COLOURS] else held

    def colour_obstacle(
        self, state: BrugesState, seat: int, colour: int, twist: Twist
    ) -> Reason | None:
        """B16: return that there is no such marker."""
        return None if state.threats[seat * COLOURS + colour] else no_threat(colour)


# --- IV: canal ------------------------------------------------------------------------------


class ForCanal(CardUse):
    """B17: discard the card and build the next space of a section, if it has its colour."""

    number = FOR_CANAL

    def carry_out(
        self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist
    ) -> None:
        """Build where it fits; where both sections do, one is chosen."""
        discount = card_discount(state, seat, twist)
        if twist[ANY_OF_COLOURS]:
            colour = ANY_COLOUR
        sections = open_sections(state, seat, colour, discount)
        if len(sections) == 1:
            build_canal(state, seat, sections[0], discount, 1)
        else:
            push(state, SECTION, seat, colour, discount)

    def obstacle(
        self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist
    ) -> Reason | None:
        """B17: return that no space has its colour, or the price."""
        colour = ANY_COLOUR if wild or twist[ANY_OF_COLOURS] else state.box.colour[card]
        return canal_obstacle(state, seat, colour, card_discount(state, seat, twist))

    def result(self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist) -> Result:
        """Return the least price, and where only one space fits, what it brings."""
        discount = card_discount(state, seat, twist)
        sections = open_sections(state, seat, colour, discount)
        price = min(canal_price(state, seat, section, discount) for section in sections)
        if len(sections) > 1:
            return Result({"guilders": price}, {"canal": 1})
        section = sections[0]
        return Result(
            {"guilders": price},
            canal_gains(state, seat, section, 1),
            canal_follows(state, seat, section),
            {"section": SECTION_NAMES[section]},
        )

    def in_brief(self, state: BrugesState, seat: int, card: int) -> int | None:
        """Return the least price of a space that fits."""
        return cheapest(state, seat, state.box.colour[card], card_discount(state, seat))

    def colours(self, state: BrugesState, seat: int, twist: Twist) -> list[int]:
        """Return those of the spaces that can be built on."""
        discount = card_discount(state, seat, twist)
        if twist[ANY_OF_COLOURS]:
            fits = open_sections(state, seat, ANY_COLOUR, discount)
            return list(EVERY_COLOUR) if fits else []
        return [c for c in EVERY_COLOUR if open_sections(state, seat, c, discount)]

    def colour_obstacle(
        self, state: BrugesState, seat: int, colour: int, twist: Twist
    ) -> Reason | None:
        """B17: return that no space has the colour, or the price."""
        return canal_obstacle(state, seat, colour, card_discount(state, seat, twist))


# --- V: house -------------------------------------------------------------------------------


class ForHouse(OwnCardUse):
    """B19: put the card down as a house, for a worker of its colour."""

    number = FOR_HOUSE

    def carry_out(
        self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist
    ) -> None:
        """Never asked: a house is built by `build`, which does not discard the card."""
        raise NotImplementedError

    def build(self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist) -> None:
        """B19: the card is put down; a worker of its colour (Z6: of the named one) pays."""
        payers = house_payers(state, seat, card, wild, twist)
        lay_house(state, seat, card)
        gain_guilders(state, seat, twist[TWIST_HOUSE])
        if twist[TWIST_NO_WORKER]:
            house_gains(state, seat, 1)
        elif len(payers) > 1:
            push(state, PAYING, seat)
        else:
            pay_worker(state, seat, payers[0])

    def fits(self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist) -> bool:
        """B19: say whether there is a worker for it, if it needs one."""
        return bool(twist[TWIST_NO_WORKER] or house_payers(state, seat, card, wild, twist))

    def obstacle(
        self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist
    ) -> Reason | None:
        """B19: return that the worker is missing."""
        return house_obstacle(state, seat, card, wild, twist)

    def result(self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist) -> Result:
        """Return the worker that pays, if one does, and what the house brings."""
        pays: dict[str, int] = {}
        if not twist[TWIST_NO_WORKER]:
            wild = int(colour == ANY_COLOUR)
            any_worker = any_worker_pays(state, seat, wild)
            pays = {of_colour("worker", ANY_COLOUR if any_worker else colour): 1}
        return Result(pays, house_brings(state, seat, 1, twist))

    def in_brief(self, state: BrugesState, seat: int, card: int) -> int | None:
        """Return the points at the end."""
        return HOUSE_POINTS


# --- VI: person -----------------------------------------------------------------------------


class ForPerson(OwnCardUse):
    """B20: put the card on an own empty house, for its cost."""

    number = FOR_PERSON

    def carry_out(
        self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist
    ) -> None:
        """Pay the cost and move into an empty house."""
        price = price_of(state, seat, card, twist)
        state.guilders[seat] -= price
        if state.events is not None:
            state.tell("hired", seat, card=state.box.card_names[card], price=price)
        if twist[TWIST_PRINTED]:
            gain_points(state, seat, state.box.points[card])
        find_lodging(state, seat, card)

    def fits(self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist) -> bool:
        """B20: say whether there is an empty house, and the money for the cost."""
        price = price_of(state, seat, card, twist)
        return -1 in state.people[seat] and price <= state.guilders[seat]

    def obstacle(
        self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist
    ) -> Reason | None:
        """B20: return that there is no empty house, or the price."""
        return settling_obstacle(state, seat, card, twist)

    def result(self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist) -> Result:
        """Return the price and what settling brings."""
        pays = {"guilders": price_of(state, seat, card, twist)}
        return Result(pays, person_brings(state, seat, card, twist))

    def in_brief(self, state: BrugesState, seat: int, card: int) -> int | None:
        """Return the price."""
        return price_of(state, seat, card)

    def colour_matters(self, state: BrugesState, seat: int, twist: Twist) -> bool:
        """B20: colour of person and house need not match."""
        return False


HOUSE_USE: Final = ForHouse()
CARD_USES: Final[tuple[CardUse, ...]] = (
    ForWorkers(),
    ForGuilders(),
    ForThreat(),
    ForCanal(),
    HOUSE_USE,
    ForPerson(),
)
