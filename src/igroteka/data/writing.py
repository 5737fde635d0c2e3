"""Rows as files: Parquet (the extra `data`), or JSON lines, which need nothing else."""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from igroteka.data import columns as c
from igroteka.data.rows import Rows
from igroteka.engine import BadSetup
from igroteka.engine.extras import needs

PARQUET: Final = "parquet"
JSONL: Final = "jsonl"
ENDINGS: Final = {PARQUET: ".parquet", JSONL: ".jsonl.gz"}
GROUP: Final = 4096
"""So many rows are read and decompressed together."""


def check_format(name: str) -> None:
    """Make sure that a format can be written, before any game is played.

    :raises BadSetup: if there is none of that name, or the extra `data` is not installed.
    """
    if name not in ENDINGS:
        raise BadSetup(
            "A dataset is written as {formats}, not “{format}”.",
            "refusal-format",
            formats=tuple(ENDINGS),
            format=name,
        )
    if name == PARQUET:
        with needs("data", "Parquet"):
            import pyarrow.parquet  # noqa: F401


def file_of(rows: Rows, form: str) -> bytes:
    """Return decisions as a file; the same rows are the same bytes."""
    if form == PARQUET:
        return parquet_of(table_of(rows))
    return gzipped(lines_of(rows))


def games_file_of(games: Sequence[c.GameRow], form: str) -> bytes:
    """Return the games as a file."""
    if form == JSONL:
        return gzipped(json.dumps(game, ensure_ascii=False) for game in games)
    import pyarrow as pa

    names = list(dict.fromkeys(name for game in games for name in game))
    kinds = {
        "options": pa.string(),
        "seed": pa.string(),
        "players": pa.list_(pa.string()),
        **dict.fromkeys(("returns", "ratings"), pa.list_(pa.float64())),
        "record": pa.string(),
        **dict.fromkeys(("scores", "places"), pa.list_(pa.int32())),
    }
    rows = [{**game, "options": options_text(game["options"])} for game in games]
    arrays = [pa.array([row[name] for row in rows], kinds.get(name, pa.int32())) for name in names]
    return parquet_of(pa.Table.from_arrays(arrays, names=names))


def options_text(options: dict[str, str]) -> str:
    """Return options as records write them.

    >>> options_text({"directions": "8", "rescue": "any"})
    'directions=8 rescue=any'
    """
    return " ".join(f"{name}={choice}" for name, choice in options.items())


def table_of(rows: Rows) -> Any:
    """Return decisions as a table of Arrow."""
    import pyarrow as pa

    kinds = {
        c.INT8: pa.int8(),
        c.INT16: pa.int16(),
        c.INT32: pa.int32(),
        c.FLOAT: pa.float32(),
        c.YES_NO: pa.bool_(),
        c.TEXT: pa.string(),
    }
    arrays = []
    for column in rows.columns:
        values = rows.values[column.name]
        if not hasattr(values, "typecode"):
            arrays.append(pa.array(values, kinds[column.kind]))
            continue
        flat = pa.Array.from_buffers(kinds[column.kind], len(values), [None, pa.py_buffer(values)])
        if column.length > 0:
            flat = pa.FixedSizeListArray.from_arrays(flat, column.length)
        elif column.length < 0:
            flat = pa.ListArray.from_arrays(pa.array(rows.ends[column.name], pa.int32()), flat)
        arrays.append(flat)
    return pa.Table.from_arrays(arrays, names=[column.name for column in rows.columns])


def parquet_of(table: Any) -> bytes:
    """Return a table of Arrow as a file of Parquet."""
    from pyarrow import parquet

    file = io.BytesIO()
    parquet.write_table(table, file, compression="zstd", row_group_size=GROUP)
    return file.getvalue()


def lines_of(rows: Rows) -> Iterator[str]:
    """Yield each decision as a line of JSON."""
    for row in range(len(rows)):
        told: dict[str, Any] = {}
        for column in rows.columns:
            values = rows.values[column.name]
            if column.length == 0:
                told[column.name] = values[row]
            elif column.length > 0:
                told[column.name] = list(values[row * column.length : (row + 1) * column.length])
            else:
                ends = rows.ends[column.name]
                told[column.name] = list(values[ends[row] : ends[row + 1]])
        yield json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def gzipped(lines: Iterator[str] | Any) -> bytes:
    """Return lines as a compressed file, without the time at which it was made."""
    file = io.BytesIO()
    with gzip.GzipFile(fileobj=file, mode="wb", mtime=0, filename="") as packed:
        for line in lines:
            packed.write(line.encode() + b"\n")
    return file.getvalue()
