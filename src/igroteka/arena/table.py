"""Results as a person reads them: a table for each row, in Russian or English."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.arena.ratings import can_rate
from igroteka.arena.results import Results, RowResult
from igroteka.arena.standings import Interval
from igroteka.face.words import Words, words_of


def tables(results: Results, lang: str = "en") -> str:
    """Return the results as text: each row's heading, table and verdict, then what to know."""
    words = words_of(lang)
    blocks = [table(results, result, words) for result in results.rows]
    notes = []
    if any(entrant.is_timed for result in results.rows for entrant in result.row.circle):
        notes.append(words("arena-timed"))
    if not can_rate():
        notes.append(words("arena-no-ratings", command="pip install 'igroteka[arena]'"))
    return "\n\n".join([*blocks, *notes])


def table(results: Results, result: RowResult, words: Words) -> str:
    """Return the table of one row."""
    field = results.ratings[result.row.seats] if can_rate() else []
    rated = {each.bot: each.rating for each in field}
    heading = ["bot", "games", "wins", "wins-95", "place", "score", "margin"]
    heading += ["rating", "rating-95"] if rated else []
    lines = [[words(f"arena-{column}") for column in [*heading, "thinks"]]]
    for each in result.standings:
        cells = [
            *(each.bot, str(each.games), f"{each.wins.mean:.1%}", span(each.wins, percent=True)),
            *(f"{each.place.mean:.2f}", plus_minus(each.score), plus_minus(each.margin, "+")),
        ]
        if rated:
            rating = rated[each.bot]
            cells += [f"{rating.mean:.1f}", span(rating)]
        lines.append([*cells, f"{each.thinks:.1f}"])
    heading_line, *verdict = heading_of(results, result, words), *said(results, result, words)
    return "\n".join([heading_line, in_columns(lines), *verdict])


def heading_of(results: Results, result: RowResult, words: Words) -> str:
    """Return what was played in a row."""
    parts = [results.arena.game, words("arena-seats", n=result.row.seats)]
    if result.row.hero:
        parts.append(words("arena-among", hero=result.row.hero, rival=result.row.rival))
    parts.append(words("arena-length", n=len(result.outcomes), seed=str(results.arena.seed)))
    return " · ".join(parts)


def said(results: Results, result: RowResult, words: Words) -> list[str]:
    """Return the verdict on a hero who had a target."""
    target = results.arena.target
    if target is None:
        return []
    verdict = result.verdict(target)
    return [words(f"arena-target-{verdict}", target=f"{target:.0%}", hero=result.row.hero)]


def in_columns(rows: Sequence[Sequence[str]]) -> str:
    """Return rows as lines: names to the left, figures to the right.

    >>> print(in_columns([["bot", "games"], ["greedy", "12"], ["me", "7"]]))
    bot     games
    greedy     12
    me          7
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def span(interval: Interval, percent: bool = False) -> str:
    """Return the ends of an interval.

    >>> span(Interval(0.5, 0.404, 0.596), percent=True), span(Interval(25, 20.5, 29.5))
    ('40–60', '20.5–29.5')
    """
    if percent:
        return f"{100 * interval.low:.0f}–{100 * interval.high:.0f}"
    return f"{interval.low:.1f}–{interval.high:.1f}"


def plus_minus(interval: Interval, sign: str = "") -> str:
    """Return a mean and half of its interval.

    >>> plus_minus(Interval(12.0, 10.5, 13.5)), plus_minus(Interval(-3.0, -4.0, -2.0), "+")
    ('12.0 ±1.5', '-3.0 ±1.0')
    """
    return f"{interval.mean:{sign}.1f} ±{(interval.high - interval.low) / 2:.1f}"
