"""Making a dataset: what is made, by whom, and going on where it was stopped.

A dataset is a folder. While it is made, `progress.jsonl` there says what is made (its first line)
and which parts are: each is a file of its own, on the disk before its line is. In the end that
file makes way for `dataset.json`, by which the others are read. Whatever the number of jobs or
machines, and wherever it was stopped, the files are the same to the byte.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any, Final

from igroteka.arena.arena import described
from igroteka.arena.entrants import entrants_of
from igroteka.arena.keeping import lock, plainly
from igroteka.arena.playing import own_bots_named
from igroteka.arena.seating import Pairing, Row
from igroteka.data import columns as c
from igroteka.data.card import card
from igroteka.data.parts import GAMES, Made, Part, make_part
from igroteka.data.rated import rated
from igroteka.data.sources import Told
from igroteka.data.writing import ENDINGS, PARQUET, check_format, games_file_of
from igroteka.engine import BadSetup, Game, find_game
from igroteka.engine.observation import ORACLE, PLAYER
from igroteka.jobs import workers_for

FORMAT: Final = 1
PROGRESS: Final = "progress.jsonl"
ABOUT: Final = "dataset.json"
CARD: Final = "README.md"
Progress = Callable[[int, int], None]
"""Hears how many games are made, of how many."""


@dataclass(frozen=True)
class Recipe:
    """What a dataset is made of: games of bots, or games that were *told*.

    Each game of bots is a deal of its own, the first one dealt from *seed*; seat counts take
    turns, and who sits where is drawn by lot. With *explore* so large a share of the actions is
    drawn by lot.
    """

    game: str
    games: int = 1000
    bots: Sequence[str] = ("greedy",)
    seats: Sequence[int] = (2,)
    options: Mapping[str, str] = field(default_factory=dict)
    explore: float = 0.0
    seed: int = 0
    what: tuple[str, ...] = c.USUALLY
    form: str = PARQUET
    licence: str = "CC0-1.0"
    source: str = "bots"
    told: Sequence[Told] = ()

    def check(self) -> Game:
        """Make sure that it can be made; return the game.

        :raises BadSetup: if not.
        """
        game = find_game(self.game)
        for seats in self.seats:
            game.check(seats, dict(self.options))
        if self.count < 1:
            raise BadSetup("A dataset needs at least one game.", "refusal-dataset-empty")
        if not 0 <= self.explore <= 1:
            raise BadSetup(
                "--explore is a share between 0 and 1, such as 0.05, not {share}.",
                "refusal-explore",
                share=f"{self.explore:g}",
            )
        entrants_of(self.bots)
        c.columns_of(game, self.what)
        check_format(self.form)
        return game

    @property
    def count(self) -> int:
        """How many games there will be."""
        return self.games if self.source == "bots" else len(self.told)

    def setup(self) -> dict[str, Any]:
        """Return what is made: the same setup is the same dataset."""
        game = find_game(self.game)
        common = {
            "game": self.game,
            "edition": game.edition,
            "source": self.source,
            "games": self.count,
            "what": list(self.what),
            "format": self.form,
            "igroteka": version("igroteka"),
        }
        if self.source != "bots":
            texts = json.dumps([(told.record, told.players) for told in self.told])
            return {**common, "records": sha256(texts.encode()).hexdigest()}
        return {
            **common,
            "rules": game.rules_version,
            "bots": described(self.bots),
            "seats": list(self.seats),
            "options": dict(self.options),
            "explore": self.explore,
            "seed": self.seed,
        }

    def parts(self) -> Iterator[Part]:
        """Yield the parts, in order."""
        game = find_game(self.game)
        games = list(self.told) if self.source != "bots" else list(self._pairings(game))
        for first in range(0, len(games), GAMES):
            some = games[first : first + GAMES]
            yield Part(*(first, some, self.game, game.edition, self.what, self.form), self.explore)

    def _pairings(self, game: Game) -> Iterator[Pairing]:
        """Yield the games of bots; without exploring, each is one of the arena's."""
        entrants = entrants_of(self.bots)
        for number in range(self.games):
            seats, deal = self.seats[number % len(self.seats)], self.seed + number
            options = game.check(seats, dict(self.options))
            seating = Row(0, seats, entrants).seatings(deal)[0]
            yield Pairing(
                *(0, number, 0, self.game, game.edition, options, deal, seating),
                keep_record=False,
            )


class Making:
    """A dataset under way, in a folder.

    :raises BadSetup: if something else is being made there, or lies there.
    """

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        recipe.check()
        self.recipe = recipe
        self.folder = folder
        self.done: dict[int, dict[str, Any]] = {}
        """The parts that are made, by their first game: how many rows, and the games."""
        self.is_whole = (folder / ABOUT).exists()
        if self.is_whole:
            self._check(read_json((folder / ABOUT).read_text("utf-8")).get("setup"))
        elif (folder / PROGRESS).exists():
            self._read()
        elif folder.is_dir() and any(folder.iterdir()):
            raise BadSetup(
                "{folder} is not empty; name another folder.",
                "refusal-not-empty",
                folder=str(folder),
            )

    def make(
        self, jobs: int | None = None, progress: Progress | None = None, ray: str = ""
    ) -> None:
        """Make what is missing, on all cores unless told otherwise.

        :raises BotFailed: if a bot does.
        :raises WorkersFailed: if those who play die.
        """
        if self.is_whole:
            return
        parts = [part for part in self.recipe.parts() if part.first not in self.done]
        coming = iter(parts)
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / PROGRESS
        with path.open("ab") as file:
            lock(file, path)
            if not file.tell():
                append(file, {"igroteka-dataset": FORMAT, **self.recipe.setup()})
            specs = [entrant.spec for entrant in entrants_of(self.recipe.bots)]
            with workers_for(jobs, len(parts), ray) as workers, own_bots_named(specs):
                self._tell(progress)
                for made in workers.run(make_part, lambda: next(coming, None)):
                    self._keep(made, file)
                    self._tell(progress)
            self._finish()

    @property
    def decisions(self) -> int:
        """How many rows a dataset that is whole has."""
        return int(read_json((self.folder / ABOUT).read_text("utf-8"))["decisions"])

    def _tell(self, progress: Progress | None) -> None:
        if progress is not None:
            progress(sum(len(part["games"]) for part in self.done.values()), self.recipe.count)

    def _keep(self, made: Made, file: IO[bytes]) -> None:
        """Put a part on the disk, then say that it is there."""
        write_safely(self.folder / self._name(made.first), made.file)
        part = {"first": made.first, "rows": made.rows, "games": made.games}
        append(file, part)
        self.done[made.first] = part

    def _name(self, first: int) -> str:
        """Return the file of a part, by its first game."""
        return f"decisions-{first // GAMES:05}{ENDINGS[self.recipe.form]}"

    def _read(self) -> None:
        """Take up what was made before; what was cut off is made again."""
        path = self.folder / PROGRESS
        whole, _, cut_off = path.read_bytes().rpartition(b"\n")
        if cut_off:
            with path.open("r+b") as file:
                file.truncate(len(whole) + 1 if whole else 0)
        if not whole:
            path.unlink()
            return
        first, *lines = whole.decode("utf-8", "replace").split("\n")
        self._check(read_json(first))
        for line in lines:
            part = read_json(line)
            if (self.folder / self._name(part.get("first", -1))).exists():
                self.done[part["first"]] = part

    def _check(self, kept: Any) -> None:
        """Make sure that the same thing was made here before."""
        kept = dict(kept) if isinstance(kept, dict) else {}
        kept.pop("igroteka-dataset", None)
        setup = json.loads(json.dumps(self.recipe.setup()))
        changed = [
            f"{what}: {plainly(kept.get(what))} → {plainly(setup.get(what))}"
            for what in dict.fromkeys((*setup, *kept))
            if kept.get(what) != setup.get(what)
        ]
        if changed:
            raise BadSetup(
                "{folder} was begun otherwise ({changed}); repeat that command, or name another "
                "folder with --out.",
                "refusal-dataset-changed",
                folder=str(self.folder),
                changed=", ".join(changed),
            )

    def _finish(self) -> None:
        """Write what follows from all parts, and say that the dataset is whole."""
        parts = [self.done[first] for first in sorted(self.done)]
        games = rated([game for part in parts for game in part["games"]])
        about = self._about(parts)
        write_safely(self.folder / about["games"], games_file_of(games, self.recipe.form))
        write_safely(self.folder / CARD, card(about, games, self.recipe).encode())
        text = json.dumps(about, ensure_ascii=False, indent=1)
        write_safely(self.folder / ABOUT, text.encode() + b"\n")
        (self.folder / PROGRESS).unlink()
        self.is_whole = True

    def _about(self, parts: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """Return what a reader must know."""
        game, recipe = find_game(self.recipe.game), self.recipe
        kind = ORACLE if ORACLE in recipe.what else PLAYER
        return {
            "igroteka-dataset": FORMAT,
            "setup": recipe.setup(),
            "licence": recipe.licence,
            "decisions": sum(part["rows"] for part in parts),
            "columns": [column._asdict() for column in c.columns_of(game, recipe.what)],
            "files": [[self._name(part["first"]), part["rows"]] for part in parts],
            "games": f"games{ENDINGS[recipe.form]}",
            "observation": game.observation.document(kind) if game.observation else None,
            "actions": [game.codec.text(action) for action in range(game.action_count)],
        }


def append(file: IO[bytes], line: dict[str, Any]) -> None:
    """Add a line to what is made."""
    file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
    file.flush()


def read_json(text: str) -> dict[str, Any]:
    """Return what a line says; nothing, if it is damaged."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def write_safely(path: Path, content: bytes) -> None:
    """Write a file so that it is there as a whole or not at all.

    :raises BadSetup: if it cannot be written.
    """
    unready = path.with_name(f"{path.name}.new")
    try:
        with unready.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unready.replace(path)
    except OSError as error:
        raise BadSetup(
            "{file} cannot be written: {reason}.",
            "refusal-not-written",
            file=str(path),
            reason=str(error.strerror),
        ) from None
