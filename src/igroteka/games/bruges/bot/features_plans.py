"""What a seat can still make of its hand: who can move in this round, which markers it can take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.bruges.bot.card_figures import CardFigures
from igroteka.games.bruges.bot.plans import CANALS, PERSONS, Plans
from igroteka.games.bruges.bot.standing import Standing

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

PLANS: Final[tuple[str, ...]] = (
    "best-card-for-the-rounds-left",  # half points
    "best-to-settle-this-round",  # half points; its house and guilders may come of other cards
    "turns-to-settle",  # how many own turns that takes
    # Nobody's lead is needed who has the marker or is ahead already.
    "persons-marker-in-hand",  # cards, houses, guilders and turns do for the lead
    "canals-marker-in-hand",
    "turns-to-marker",  # how many own turns the nearest one takes
    "third-space-in-hand",
)


def add_plans(
    state: BrugesState,
    standing: Standing,
    figures: CardFigures,
    ahead: list[list[int]],
    seat: int,
    found: list[int],
) -> None:
    """Add the numbers of PLANS for *seat*; *ahead*: the leads of all in each category."""
    plans = Plans(
        state,
        standing,
        figures,
        seat,
        standing.people[seat],
        ahead[PERSONS][seat],
        ahead[CANALS][seat],
    )
    persons, canals = plans.persons_turns, plans.canals_turns
    found.append(plans.best)
    found.append(plans.worth)
    found.append(plans.turns_needed)
    found.append(1 if persons else 0)
    found.append(1 if canals else 0)
    found.append(persons if persons and (not canals or persons < canals) else canals)
    found.append(plans.third_space)
