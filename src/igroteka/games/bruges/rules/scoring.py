"""The final scoring (B32): as if the game ended now, at any time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from igroteka.games.bruges.rules.box import (
    HOUSE_POINTS,
    LEADER_POINTS,
    LEADERS,
    THIRD_SPACE,
    THIRD_SPACE_POINTS,
)
from igroteka.games.bruges.rules.deck.vocabulary import COLOURS, OPERATIONS, SCORE, Ints

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def score_sheet(state: BrugesState, seat: int) -> dict[str, int]:
    """Return the points of *seat* by category."""
    box = state.box
    people = [card for card in state.people[seat] if card >= 0]
    canals = state.canals[2 * seat], state.canals[2 * seat + 1]
    return {
        "track": state.points[seat],
        # B21: a person's printed points.
        "persons": sum(box.points[card] for card in people),
        "houses": HOUSE_POINTS * len(state.houses[seat]),
        "laurels": laurels(state, seat, people),
        "leaders": LEADER_POINTS * leaders(state, seat),
        # B18: the third token must lie there at the end.
        "canals": THIRD_SPACE_POINTS * sum(tokens >= THIRD_SPACE for tokens in canals),
        "statues": sum(
            value
            for value, owner in zip(box.statues[state.seats], state.statues, strict=True)
            if owner == seat
        ),
        "reputation": box.reputation_points[state.reputation[seat]],
    }


def total(state: BrugesState, seat: int) -> int:
    """Return the sum of the score sheet."""
    return sum(score_sheet(state, seat).values())


def laurels(state: BrugesState, seat: int, people: list[int]) -> int:
    """B26: what persons with a laurel bring."""
    box = state.box
    points = 0
    for card in people:
        for op in box.scores[card]:
            points += laurel(state, seat, people, op)
    return points


def laurel(state: BrugesState, seat: int, people: list[int], op: Ints) -> int:
    """B26: what one operation of the final scoring brings."""
    code, a, b, _ = op
    return SCORE_TABLE[OPERATIONS[code].name](state, seat, people, a, b)


def leaders(state: BrugesState, seat: int) -> int:
    """Return how many leader markers of *seat* lie colour side up."""
    return sum(state.leaders[seat * LEADERS : seat * LEADERS + LEADERS])


def per_guild(state: BrugesState, seat: int, people: list[int], guild: int, vp: int) -> int:
    """B39: for each own person of a guild."""
    box = state.box
    return vp * sum(box.guild[card] == guild for card in people)


def per_distinct_guild(state: BrugesState, seat: int, people: list[int], vp: int, b: int) -> int:
    """For each different guild among the own persons."""
    box = state.box
    return vp * len({box.guild[card] for card in people})


def per_person_colour(
    state: BrugesState, seat: int, people: list[int], colour: int, vp: int
) -> int:
    """For each own person whose card has a colour."""
    box = state.box
    return vp * sum(box.colour[card] == colour for card in people)


def per_icon(state: BrugesState, seat: int, people: list[int], icon: int, vp: int) -> int:
    """For each own person with an icon."""
    box = state.box
    return vp * sum(box.icon[card] == icon for card in people)


def per_house_colour(state: BrugesState, seat: int, people: list[int], colour: int, vp: int) -> int:
    """For each own house of a colour, occupied or not."""
    box = state.box
    return vp * sum(box.colour[card] == colour for card in state.houses[seat])


def per_distinct_house_colour(
    state: BrugesState, seat: int, people: list[int], vp: int, b: int
) -> int:
    """For each different colour among the own houses."""
    box = state.box
    return vp * len({box.colour[card] for card in state.houses[seat]})


def per_canal(state: BrugesState, seat: int, people: list[int], vp: int, b: int) -> int:
    """For each own canal token."""
    return vp * (state.canals[2 * seat] + state.canals[2 * seat + 1])


def per_statue(state: BrugesState, seat: int, people: list[int], vp: int, b: int) -> int:
    """For each own statue."""
    return vp * state.statues.count(seat)


def per_majority(state: BrugesState, seat: int, people: list[int], vp: int, b: int) -> int:
    """For each own leader marker that lies colour side up."""
    return vp * leaders(state, seat)


def per_reputation_steps(
    state: BrugesState, seat: int, people: list[int], per: int, vp: int
) -> int:
    """For every so many steps of reputation."""
    return vp * (state.reputation[seat] // per)


def per_workers(state: BrugesState, seat: int, people: list[int], per: int, vp: int) -> int:
    """For every so many workers of any colours."""
    return vp * (sum(state.workers[seat * COLOURS : seat * COLOURS + COLOURS]) // per)


def per_guilders(state: BrugesState, seat: int, people: list[int], per: int, vp: int) -> int:
    """For every so many guilders."""
    return vp * (state.guilders[seat] // per)


def per_hand_card(state: BrugesState, seat: int, people: list[int], vp: int, b: int) -> int:
    """For each card left in hand."""
    return vp * len(state.hands[seat])


Score = Callable[["BrugesState", int, list[int], int, int], int]
SCORE_TABLE: Final[dict[str, Score]] = {
    "score_per_guild": per_guild,
    "score_per_distinct_guild": per_distinct_guild,
    "score_per_person_colour": per_person_colour,
    "score_per_icon": per_icon,
    "score_per_house_colour": per_house_colour,
    "score_per_distinct_house_colour": per_distinct_house_colour,
    "score_per_canal": per_canal,
    "score_per_statue": per_statue,
    "score_per_majority": per_majority,
    "score_per_reputation_steps": per_reputation_steps,
    "score_per_workers": per_workers,
    "score_per_guilders": per_guilders,
    "score_per_hand_card": per_hand_card,
}
assert set(SCORE_TABLE) == {op.name for op in OPERATIONS if op.kind == SCORE}
