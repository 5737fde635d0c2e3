"""Reading a dataset: as arrays of numpy, all of it or batch by batch.

Files are opened when their rows are asked for, and only as much of them is in memory as a batch
needs; a dataset may be larger than that.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from igroteka.data import columns as c
from igroteka.data.writing import GROUP, PARQUET
from igroteka.engine import BadSetup, Field, Layout
from igroteka.engine.extras import needs
from igroteka.engine.observation import KINDS

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

Batch = dict[str, "npt.NDArray[Any]"]
"""Some rows: an array for each column, all of the same length."""
ABOUT: Final = "dataset.json"
FORMAT: Final = 1


def load(folder: str | Path) -> Dataset:
    """Return the dataset in a folder; nothing but what it is about is read yet.

    :raises BadSetup: if there is none, it is not whole yet, or numpy is not installed.
    """
    with needs("data", "igroteka.data"):
        import numpy  # noqa: F401
    try:
        about = json.loads((Path(folder) / ABOUT).read_text("utf-8"))
        known = about["igroteka-dataset"] == FORMAT
    except (OSError, ValueError, KeyError, TypeError):
        known = False
    if not known:
        raise BadSetup(
            "{folder} holds no whole dataset that can be read here; the command that began one "
            "goes on with it.",
            "refusal-no-dataset",
            folder=str(folder),
        )
    return Dataset(Path(folder), about)


class Dataset:
    """The decisions and the games of a folder.

    Iterating yields one decision after the other, each a dictionary of numbers and arrays;
    `batches` and `arrays` are far faster.
    """

    def __init__(self, folder: Path, about: dict[str, Any]) -> None:
        self.folder = folder
        self.about = about
        """All that dataset.json says."""
        self.columns = tuple(c.Column(**column) for column in about["columns"])
        self.actions: list[str] = about["actions"]
        """The text of each action."""

    def __len__(self) -> int:
        """Return how many decisions there are."""
        return int(self.about["decisions"])

    def __repr__(self) -> str:
        games = self.about["setup"]["games"]
        return f"<Dataset {self.about['setup']['game']}: {games} games, {len(self)} decisions>"

    @cached_property
    def layout(self) -> Layout:
        """What each number of an observation means.

        :raises BadSetup: if the game declares none.
        """
        told = self.about["observation"]
        if told is None:
            raise BadSetup("The dataset has no observations.", "refusal-no-observations")
        by_kind: dict[str, list[Field]] = {kind: [] for kind in KINDS}
        for field in told["fields"]:
            by_kind[field["kind"]].append(Field(**field))
        return Layout(told["game"], told["version"], *by_kind.values())

    @cached_property
    def games(self) -> list[c.GameRow]:
        """The games, in order; what is told in lists is told by seat."""
        path = self.folder / self.about["games"]
        if not self._is_parquet:
            with gzip.open(path, "rt", encoding="utf-8") as file:
                return [json.loads(line) for line in file]
        with needs("data", "Parquet"):
            from pyarrow import parquet
        found: list[c.GameRow] = parquet.read_table(path).to_pylist()
        for game in found:
            game["options"] = dict(pair.split("=", 1) for pair in game["options"].split())
        return found

    @property
    def _is_parquet(self) -> bool:
        return bool(self.about["setup"]["format"] == PARQUET)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for batch in self.batches():
            for row in range(len(batch["game"])):
                yield {name: values[row] for name, values in batch.items()}

    def arrays(self, columns: Sequence[str] | None = None) -> Batch:
        """Return all decisions, an array for each column, or for some of them."""
        import numpy as np

        batches = list(self.batches(GROUP, columns))
        return {name: np.concatenate([batch[name] for batch in batches]) for name in batches[0]}

    def batches(
        self, size: int = GROUP, columns: Sequence[str] | None = None, shuffle: int | None = None
    ) -> Iterator[Batch]:
        """Yield the decisions, at most so many at a time, with all columns or some of them.

        `mask` is there whether masks or legal actions were stored; `rating` is the decider's, NaN
        where it is not known. With a seed to *shuffle* the files come in another order, and so
        do the rows of each of them; another seed is another order.
        """
        import numpy as np

        rng = None if shuffle is None else np.random.default_rng(shuffle)
        names = [name for name, _ in self.about["files"]]
        for place in range(len(names)) if rng is None else rng.permutation(len(names)):
            rows = self._rows_of(self.folder / names[place], columns)
            if rng is None:
                for batch in rows:
                    yield from cut(batch, size)
                continue
            groups = list(rows)
            whole = {name: np.concatenate([each[name] for each in groups]) for name in groups[0]}
            order = rng.permutation(len(next(iter(whole.values()))))
            yield from cut({name: values[order] for name, values in whole.items()}, size)

    def _rows_of(self, path: Path, wanted: Sequence[str] | None) -> Iterator[Batch]:
        """Yield the rows of a file, as much as is read together."""
        stored = [column.name for column in self.columns]
        known = list(dict.fromkeys(c.MASK if name == c.LEGAL else name for name in stored))
        known.append("rating")
        asked = known if wanted is None else list(wanted)
        for name in asked:
            if name not in known:
                raise BadSetup(
                    "The dataset has no column “{name}”; it has: {columns}.",
                    "refusal-no-column",
                    name=name,
                    columns=", ".join(known),
                )
        needed = set(asked)
        if c.MASK in asked and c.MASK not in stored:
            needed.add(c.LEGAL)
        if "rating" in asked:
            needed |= {"game", "seat"}
        columns = [column for column in self.columns if column.name in needed]
        groups = parquet_groups(path, columns) if self._is_parquet else line_groups(path, columns)
        for group in groups:
            if c.LEGAL in group:
                group[c.MASK] = masks(group[c.LEGAL], len(self.actions))
            if "rating" in asked:
                group["rating"] = self._ratings[group["game"], group["seat"]]
            yield {name: group[name] for name in asked}

    @cached_property
    def _ratings(self) -> npt.NDArray[np.float32]:
        """By game and seat: how strong who sits there is; NaN: nobody knows."""
        import numpy as np

        most = max(game["seats"] for game in self.games)
        found = np.full((len(self.games), most), np.nan, np.float32)
        for game in self.games:
            told = [np.nan if each is None else each for each in game["ratings"]]
            found[game["game"], : game["seats"]] = told
        return found


def cut(batch: Batch, size: int) -> Iterator[Batch]:
    """Yield a batch in smaller ones."""
    for first in range(0, len(next(iter(batch.values()))), size):
        yield {name: values[first : first + size] for name, values in batch.items()}


def masks(legal: npt.NDArray[Any], actions: int) -> npt.NDArray[np.int8]:
    """Return masks, given rows of legal actions."""
    import numpy as np

    found = np.zeros((len(legal), actions), np.int8)
    if len(legal):
        rows = np.repeat(np.arange(len(legal)), [len(row) for row in legal])
        found[rows, np.concatenate(legal)] = 1
    return found


def parquet_groups(path: Path, columns: Sequence[c.Column]) -> Iterator[Batch]:
    """Yield columns of a Parquet file, group by group."""
    import numpy as np

    with needs("data", "Parquet"):
        from pyarrow import parquet
    with parquet.ParquetFile(path) as file:
        for group in range(file.num_row_groups):
            table = file.read_row_group(group, [column.name for column in columns])
            found: Batch = {}
            for column in columns:
                values = table[column.name].combine_chunks()
                if column.length > 0:
                    flat = values.flatten().to_numpy(zero_copy_only=False)
                    found[column.name] = flat.reshape(-1, column.length)
                elif column.length < 0:
                    flat = values.flatten().to_numpy(zero_copy_only=False)
                    lengths = values.value_lengths().to_numpy(zero_copy_only=False)
                    found[column.name] = ragged(np.split(flat, np.cumsum(lengths)[:-1]))
                else:
                    found[column.name] = values.to_numpy(zero_copy_only=False)
            yield found


def line_groups(path: Path, columns: Sequence[c.Column]) -> Iterator[Batch]:
    """Yield columns of a file of JSON lines, as many rows at a time as a Parquet file has."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        rows: list[dict[str, Any]] = []
        for line in file:
            rows.append(json.loads(line))
            if len(rows) == GROUP:
                yield arrays_of(rows, columns)
                rows = []
        if rows:
            yield arrays_of(rows, columns)


def arrays_of(rows: Sequence[dict[str, Any]], columns: Sequence[c.Column]) -> Batch:
    """Return rows as arrays."""
    import numpy as np

    found: Batch = {}
    for column in columns:
        values = [row[column.name] for row in rows]
        if column.length < 0:
            found[column.name] = ragged([np.array(row, column.kind) for row in values])
        else:
            kind = object if column.kind == c.TEXT else column.kind
            found[column.name] = np.array(values, kind)
    return found


def ragged(rows: Sequence[Any]) -> npt.NDArray[Any]:
    """Return rows of different lengths as an array of arrays."""
    import numpy as np

    found = np.empty(len(rows), object)
    for place, row in enumerate(rows):
        found[place] = row
    return found
