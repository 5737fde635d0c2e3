"""Results for other programs: one line for each seat of each game, as CSV or Parquet."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

from igroteka.arena.results import Results
from igroteka.engine.extras import needs

COLUMNS: Final[dict[str, type]] = {
    "row": int,
    "game": int,
    "seats": int,
    "seed": int,
    "seat": int,
    "bot": str,
    "score": int,
    "place": int,
    "win": float,
    "margin": int,
    "actions": int,
    "decisions": int,
    "seconds": float,
}
"""What a line tells; rows, games and seats are counted from 0, the seed is the deal's."""


def lines(results: Results) -> list[tuple[object, ...]]:
    """Return a line for each seat of each game."""
    return [
        (
            *(outcome.row, outcome.number, outcome.seats, outcome.seed, seat, bot),
            *(outcome.scores[seat], outcome.places[seat], outcome.win(seat)),
            *(outcome.margin(seat), outcome.actions),
            *(outcome.decisions[seat], outcome.seconds[seat]),
        )
        for outcome in results.outcomes
        for seat, bot in enumerate(outcome.bots)
    ]


def write_csv(results: Results, path: Path) -> None:
    """Write the results as CSV, with a heading."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows(lines(results))


def write_parquet(results: Results, path: Path) -> None:
    """Write the results as Parquet.

    :raises BadSetup: if the extra `data` is not installed.
    """
    check_parquet()
    import pyarrow
    from pyarrow import parquet

    kinds = {int: pyarrow.int64(), float: pyarrow.float64(), str: pyarrow.string()}
    schema = pyarrow.schema([(name, kinds[kind]) for name, kind in COLUMNS.items()])
    columns = list(zip(*lines(results), strict=True))
    arrays = [
        pyarrow.array(column, kind.type) for column, kind in zip(columns, schema, strict=True)
    ]
    parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=schema), path)


def check_parquet() -> None:
    """Make sure that Parquet can be written, before any game is played.

    :raises BadSetup: if the extra `data` is not installed.
    """
    with needs("data", "Parquet"):
        import pyarrow.parquet  # noqa: F401
