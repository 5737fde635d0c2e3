"""How a rated game ended: who was where, with how many points, and how far it was their own doing.

All of it follows from the table's log, so it can be told again at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from igroteka.arena.shipped import level_skill
from igroteka.tables.entry import Entry
from igroteka.tables.errors import Refused
from igroteka.tables.setup import Setup
from igroteka.tables.standing import Line, Standing
from igroteka.tables.table import Table
from igroteka.tables.views import Origin, Status


def hindrances(table: Table) -> list[Refused]:
    """Return why the game of a table cannot count, whoever plays it; empty: it can."""
    levels = [seat.bot for seat in table.seats if seat.bot is not None]
    found = hindrances_of(table.setup, levels, hints=table.hints)
    return [*found, Refused("error-rated-hinted")] if table.hinted else found


def hindrances_of(setup: Setup, levels: Sequence[str], *, hints: bool) -> list[Refused]:
    """Return why a game cannot count: for how it begins, its bots, or that hints are allowed."""
    origin, found = setup.origin, []
    if origin == Origin.GIVEN:
        found.append(Refused("error-rated-given"))
    elif origin != Origin.FRESH:
        found.append(Refused("error-rated-continued"))
    if hints:
        found.append(Refused("error-rated-hints"))
    unknown = [each for each in dict.fromkeys(levels) if level_skill(setup.game, each) is None]
    return found + [Refused("error-rated-bot", level=level, game=setup.game) for level in unknown]


def results_of(table: Table, line: Line, after: Standing) -> list[dict[str, Any]]:
    """Return how a rated game ends by a line that is about to be stored; empty: it does not."""
    ends = table.status == Status.PLAYING and after.status == Status.FINISHED
    if not ends or not table.rated or hindrances(table):
        return []
    return rows_of(table, after, line.at, line.entry)


def results_again(table: Table) -> list[dict[str, Any]]:
    """Return how a rated game ended, from its whole log; empty: it does not count."""
    ended = [told.line.at for told in table.told if told.status == Status.FINISHED]
    if not ended or not table.rated or hindrances(table):
        return []
    return rows_of(table, table.standing, ended[0])


def rows_of(
    table: Table, end: Standing, at: float, last: Entry | None = None
) -> list[dict[str, Any]]:
    """Return a row of `results` for each seat."""
    places, points = end.match.state.ranking(), end.match.state.scores()
    shares = table.shares(last)
    rows = []
    for number, seat in enumerate(table.seats):
        skill = level_skill(table.setup.game, seat.bot) if seat.bot is not None else None
        rows.append(
            {
                "table_id": table.id,
                "seat": number,
                "person": seat.person if seat.bot is None else None,
                "level": seat.bot,
                "mu": skill.mu if skill else None,
                "sigma": skill.sigma if skill else None,
                "game": table.setup.game,
                "seats": table.setup.seats,
                "place": places[number],
                "points": points[number],
                "share": shares[number] if seat.bot is None else 1.0,
                "finished": at,
            }
        )
    return rows
