"""What a seat's houses and persons bring: now, each round, and at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.bruges.bot.card_figures import CardFigures
from igroteka.games.bruges.bot.standing import Standing
from igroteka.games.bruges.rules.box import IMMUNE, TURNS
from igroteka.games.bruges.rules.deck.vocabulary import COLOURS, GUILDS

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

STREET: Final[tuple[str, ...]] = (
    "houses",
    "empty-house",  # there is one
    "second-empty-house",  # there are two
    "persons",
    "person-points",
    "laurel-points",
    "laurel-growth",  # the same, by the rounds to come
    "largest-guild",
    "uses-a-round",  # quarters of a point that active persons bring each round
    "uses-to-come",  # half points that they will bring
    "changes-to-come",  # half points that persons will bring who change something
    "use-points-to-come",  # of all that active persons bring: points …
    "use-guilders",  # … guilders a round …
    "use-guilders-to-come",  # … until the end, in threes: each as good as a person's point
    "use-workers",
    "use-wards",  # threat markers that active persons can discard in a round
    "attackers",
    "usable-persons",
    "persons-without-worker",  # ready, but for the worker
    "immunities",
)


def add_street(
    state: BrugesState, standing: Standing, figures: CardFigures, seat: int, found: list[int]
) -> None:
    """Add the numbers of STREET for *seat*."""
    people = standing.people[seat]
    changes = state.changes[seat]
    houses = len(state.houses[seat])
    empty = houses - len(people)
    laurel, later = standing.laurel_points[seat], standing.later
    found.append(houses)
    found.append(1 if empty > 0 else 0)
    found.append(1 if empty > 1 else 0)
    found.append(len(people))
    found.append(standing.person_points[seat])
    found.append(laurel)
    found.append(laurel * later // (2 * TURNS))
    found.append(max(changes[:GUILDS]))
    add_uses(state, standing, figures, seat, found)
    found.append(sum(changes[IMMUNE : IMMUNE + COLOURS]))


def add_uses(
    state: BrugesState, standing: Standing, figures: CardFigures, seat: int, found: list[int]
) -> None:
    """B24, B25: add what persons bring by being used or by changing something."""
    ready, active = state.ready[seat], state.box.active
    later = standing.later
    now = TURNS if standing.turns[seat] or seat == state.seat_to_act else 0
    use = change = to_come = points = guilders = guilders_to_come = workers = wards = attacks = 0
    for card in standing.people[seat]:
        if not active[card]:
            change += figures.change[card]
            continue
        time = later + now if card in ready else later
        use += figures.use[card]
        to_come += time * figures.use[card]
        points += time * figures.points[card]
        guilders += figures.guilders[card]
        guilders_to_come += time * figures.guilders[card]
        workers += figures.workers[card]
        wards += figures.wards[card]
        attacks += figures.attacks[card]
    usable = idle = 0
    if now:
        worker_colour = state.box.worker_colour
        for card in ready:
            colour = worker_colour[card]
            if colour < 0 or state.workers[seat * COLOURS + colour]:
                usable += 1
            else:
                idle += 1
    found.append(use)
    found.append(to_come // (2 * TURNS))
    found.append(change * standing.left[seat] // (2 * TURNS))
    found.append(points // TURNS)
    found.append(guilders)
    found.append(guilders_to_come // (3 * TURNS))
    found.append(workers)
    found.append(wards)
    found.append(attacks)
    found.append(usable)
    found.append(idle)
