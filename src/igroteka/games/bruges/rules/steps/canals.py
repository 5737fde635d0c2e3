"""Canals: what a space costs, where one can build, and what building brings (B17, B18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.bruges.rules.actions import CANAL, DONE
from igroteka.games.bruges.rules.box import (
    CANAL_GUILDERS,
    CANAL_MINUS,
    CANAL_VP,
    PLAIN,
    SECTION_NAMES,
    SPACES,
    THIRD_SPACE,
    THIRD_SPACE_POINTS,
    TWIST_CANAL,
    Twist,
)
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.reasons import must_choose, too_dear
from igroteka.games.bruges.rules.stack import HARBOUR, SECTION, pop, push
from igroteka.games.bruges.rules.steps.decision import Decision, things
from igroteka.games.bruges.rules.steps.supply import gain_guilders, gain_points

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

BY_EFFECT: Final = -1
"""In place of a colour: without a card, so that the colour of the space does not matter."""


def card_discount(state: BrugesState, seat: int, twist: Twist = PLAIN) -> int:
    """B44: how many guilders less a canal space costs that is built by a card."""
    return state.changes[seat][CANAL_MINUS + 1] + twist[TWIST_CANAL]


def effect_discount(state: BrugesState, seat: int, minus: int) -> int:
    """B44: how many guilders less a canal space costs that an effect builds."""
    return state.changes[seat][CANAL_MINUS] + minus


def canal_price(state: BrugesState, seat: int, section: int, discount: int) -> int:
    """B17: what the next space of a section costs."""
    return max(0, state.box.canal_costs[state.canals[2 * seat + section]] - discount)


def next_colour(state: BrugesState, seat: int, section: int) -> int:
    """B17: the colour of the next space of a section; -1: it is built to its end."""
    index = 2 * seat + section
    tokens = state.canals[index]
    return state.box.canal_colours[index][tokens] if tokens < SPACES else -1


def open_sections(state: BrugesState, seat: int, colour: int, discount: int) -> list[int]:
    """B17: where *seat* can build next with a card of *colour*.

    BY_EFFECT and ANY_COLOUR: the colour does not matter. A quick `section_obstacle`.
    """
    box = state.box
    matters = 0 <= colour < COLOURS
    found = []
    for section in (0, 1):
        index = 2 * seat + section
        tokens = state.canals[index]
        if (
            tokens < SPACES
            and (not matters or box.canal_colours[index][tokens] == colour)
            and canal_price(state, seat, section, discount) <= state.guilders[seat]
        ):
            found.append(section)
    return found


def section_obstacle(
    state: BrugesState, seat: int, section: int, colour: int, discount: int
) -> Reason | None:
    """B17: what keeps *seat* from building next on a section with a card of *colour*."""
    side, tint = SECTION_NAMES[section], next_colour(state, seat, section)
    if tint < 0:
        return because(
            "All five spaces of the {side} section are built.",
            "bruges-refusal-section-full",
            "B17",
            side=side,
        )
    if 0 <= colour < COLOURS and tint != colour:
        return because(
            "The next space of the {side} section is {tint}, and the card counts as {shade}.",
            "bruges-refusal-section-colour",
            "B17",
            side=side,
            tint=COLOUR_NAMES[tint],
            shade=COLOUR_NAMES[colour],
        )
    price, guilders = canal_price(state, seat, section, discount), state.guilders[seat]
    return too_dear(price, guilders, "B17") if price > guilders else None


def fitting_sections(state: BrugesState, seat: int, colour: int) -> list[int]:
    """B17: the sections whose next space has a colour, whether it can be paid for or not."""
    matters = 0 <= colour < COLOURS
    spaces = [(section, next_colour(state, seat, section)) for section in (0, 1)]
    return [s for s, tint in spaces if tint >= 0 and (tint == colour or not matters)]


def cheapest(state: BrugesState, seat: int, colour: int, discount: int) -> int | None:
    """Return the least price of a space that a card of *colour* fits; None: there is none."""
    sections = fitting_sections(state, seat, colour)
    return min((canal_price(state, seat, s, discount) for s in sections), default=None)


def canal_obstacle(state: BrugesState, seat: int, colour: int, discount: int) -> Reason | None:
    """B17: what keeps *seat* from building anywhere with a card of *colour*."""
    price = cheapest(state, seat, colour, discount)
    if price is not None:
        guilders = state.guilders[seat]
        return too_dear(price, guilders, "B17") if price > guilders else None
    if next_colour(state, seat, 0) < 0 and next_colour(state, seat, 1) < 0:
        return because(
            "All spaces of both your sections are built.", "bruges-refusal-canals-full", "B17"
        )
    return because(
        "No next canal space of yours is {tint}.",
        "bruges-refusal-no-canal",
        "B17",
        tint=COLOUR_NAMES[colour],
    )


def statue_ahead(state: BrugesState, seat: int, section: int) -> int:
    """B18: the place in the stack of the statue for the next space of a section; -1: none.

    The fifth space takes the top one, once per section; an empty stack gives none.
    """
    index = 2 * seat + section
    if state.canals[index] != SPACES - 1 or state.crowned[index] or -1 not in state.statues:
        return -1
    return state.statues.index(-1)


def build_canal(state: BrugesState, seat: int, section: int, discount: int, by_card: int) -> None:
    """B17: pay, and lay a token on the next space."""
    price = canal_price(state, seat, section, discount)
    state.guilders[seat] -= price
    index = 2 * seat + section
    statue = statue_ahead(state, seat, section)
    state.canals[index] += 1
    tokens = state.canals[index]
    if state.events is not None:
        state.tell("canal", seat, section=SECTION_NAMES[section], space=tokens, price=price)
    # B18: the fifth space takes the top statue, once per section.
    if tokens == SPACES:
        state.crowned[index] = 1
    if statue >= 0:
        state.statues[statue] = seat
        if state.events is not None:
            state.tell("statue", seat, value=state.box.statues[state.seats][statue])
    changes = state.changes[seat]
    if changes[CANAL_VP + by_card]:
        gain_points(state, seat, changes[CANAL_VP + by_card])
    if changes[CANAL_GUILDERS + by_card]:
        gain_guilders(state, seat, changes[CANAL_GUILDERS + by_card])
    # Z10: only a canal built by playing a card lets a ship be used.
    if by_card and state.docked:
        push(state, HARBOUR, seat)


def canal_gains(state: BrugesState, seat: int, section: int, by_card: int) -> dict[str, int]:
    """B18: what the next token of a section brings at once and at the end."""
    changes = state.changes[seat]
    at_end = 0
    if state.canals[2 * seat + section] + 1 == THIRD_SPACE:
        at_end = THIRD_SPACE_POINTS
    statue = statue_ahead(state, seat, section)
    if statue >= 0:
        at_end = state.box.statues[state.seats][statue]
    return things(
        canal=1,
        points=changes[CANAL_VP + by_card],
        guilders=changes[CANAL_GUILDERS + by_card],
        points_at_end=at_end,
    )


def canal_follows(state: BrugesState, seat: int, section: int) -> tuple[tuple[str, int], ...]:
    """B18: what the next token of a section completes, and its points at the end."""
    if state.canals[2 * seat + section] + 1 == THIRD_SPACE:
        return (("third", THIRD_SPACE_POINTS),)
    statue = statue_ahead(state, seat, section)
    return (("statue", state.box.statues[state.seats][statue]),) if statue >= 0 else ()


def canal_by_effect(state: BrugesState, seat: int, minus: int) -> None:
    """Build without a card; the colour of the space does not matter."""
    discount = effect_discount(state, seat, minus)
    sections = open_sections(state, seat, BY_EFFECT, discount)
    if not sections:
        return
    if len(sections) == 1 and not canal_price(state, seat, sections[0], discount):
        build_canal(state, seat, sections[0], discount, 0)
    else:
        push(state, SECTION, seat, BY_EFFECT, discount)


class Section(Decision):
    """B17: on which section; a: the colour, ANY_COLOUR or BY_EFFECT, b: the discount."""

    name = "section"
    first = CANAL
    count = len(SECTION_NAMES)

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return where the next space can be built; B42: an effect's price may be declined."""
        colour, discount = state.steps[-4], state.steps[-3]
        sections = open_sections(state, seat, colour, discount)
        actions = [CANAL + section for section in sections]
        if colour < 0 and any(canal_price(state, seat, s, discount) for s in sections):
            actions.append(DONE)
        return actions

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """Build on the chosen section."""
        colour, discount = state.steps[-4], state.steps[-3]
        pop(state)
        if action != DONE:
            build_canal(state, seat, action - CANAL, discount, int(colour >= 0))

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the price of the next space and what it brings."""
        colour, discount = state.steps[-4], state.steps[-3]
        return Offer(
            CANAL + thing,
            "build-canal",
            f"canal-{SECTION_NAMES[thing]}",
            pays={"guilders": canal_price(state, seat, thing, discount)},
            gains=canal_gains(state, seat, thing, int(colour >= 0)),
            then=canal_follows(state, seat, thing),
            args={"section": SECTION_NAMES[thing]},
        )

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return what keeps the section from being built on."""
        return section_obstacle(state, seat, thing, state.steps[-4], state.steps[-3])

    def must(self, state: BrugesState, seat: int) -> Reason | None:
        """B42: what costs nothing is taken; B13: a card was played for it."""
        return None if DONE in self.legal(state, seat) else must_choose()

    def reach(self, state: BrugesState, seat: int) -> list[tuple[int, str]]:
        """Return both sections."""
        return [(n, f"canal-{side}") for n, side in enumerate(SECTION_NAMES)]
