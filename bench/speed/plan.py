"""All that is measured: our games build by build, the peers, the environments."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.speed.workers import Crew, Task

SEATS: Final = 4
# Set-ups that deserve a row of their own: a game with its expansion.
FULL: Final = {"bruges": (5, {"zwin": "yes", "exchange": "yes"})}
PEERS: Final[dict[str, tuple[Any, ...]]] = {
    "Catanatron": ("catanatron_row",),
    "OpenSpiel hearts": ("spiel_row", "hearts"),
    "OpenSpiel hearts, its example's loop": ("spiel_row", "hearts", "as in its example"),
    "OpenSpiel gin rummy": ("spiel_row", "gin_rummy"),
    "OpenSpiel backgammon": ("spiel_row", "backgammon"),
    "RLCard Uno": ("rlcard_row", "uno", {"num_players": 4}),
    "RLCard gin rummy": ("rlcard_row", "gin_rummy", {}),
    "RLCard no-limit hold'em": ("rlcard_row", "nolimitholdem", {"num_players": 4}),
}
"""What makes the row of each, in `peers`."""
ENVIRONMENTS: Final = ("connect_four_v3", "hanabi_v5")
PETTINGZOO: Final = "PettingZoo"
MAKERS: Final = ("env", "raw_env")


class Setup(NamedTuple):
    """A game of ours, as it is set up for a row."""

    game: str
    seats: int
    options: dict[str, str]

    @property
    def plain(self) -> bool:
        """Whether it is the game as most rows are, which is compared with peers."""
        return not self.options

    @property
    def label(self) -> str:
        """What the row is called."""
        return self.game if self.plain else f"{self.game}, {self.seats} seats, full"


@dataclass
class Plan:
    """What is measured, and by which worker."""

    ours: list[tuple[Setup, dict[str, Task]]]
    """Our games; for each a row by build."""
    peers: dict[str, Task]
    """Other libraries' games, by name."""
    zoo: list[tuple[str, str, dict[str, Task]]]
    """Environments: name, whose or which build; for each a row by maker."""

    def tasks(self) -> list[Task]:
        """Return all rows, in the order in which they are measured in turn."""
        ours = [task for _, row in self.ours for task in row.values()]
        zoo = [task for _, _, row in self.zoo for task in row.values()]
        return [*ours, *self.peers.values(), *zoo]


def planned(crew: Crew, paths: dict[str, Path], games: list[str], with_peers: bool) -> Plan:
    """Return all that is to be measured of these games and builds, the first build leading."""
    setups = [Setup(game, SEATS, {}) for game in games]
    setups += [Setup(game, *FULL[game]) for game in games if game in FULL]
    plan = Plan([(setup, game_row(crew, paths, setup)) for setup in setups], {}, [])
    if with_peers:
        here = next(iter(paths.values()))
        for name, (maker, *details) in PEERS.items():
            plan.peers[name] = Task(crew.worker(here, maker), f"peers:{maker}", *details)
        for name in ENVIRONMENTS:
            worker = crew.worker(here, name)
            row = {maker: Task(worker, "zoo:peer_row", name, maker) for maker in MAKERS}
            plan.zoo.append((name, PETTINGZOO, row))
        for game in games:
            for build, path in paths.items():
                worker = crew.worker(path, "zoo")
                row = {maker: Task(worker, "zoo:our_row", game, maker) for maker in MAKERS}
                plan.zoo.append((game, build, row))
    return plan


def game_row(crew: Crew, paths: dict[str, Path], setup: Setup) -> dict[str, Task]:
    """Return the rows of a game by build; all go through the sensible games of the first."""
    workers = {build: crew.worker(path, "ours") for build, path in paths.items()}
    first = next(iter(workers.values()))
    sensible = first.ask("call", "ours:sensible_games", *setup)
    return {
        build: Task(worker, "ours:game_row", *setup, sensible) for build, worker in workers.items()
    }
