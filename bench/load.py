"""How much the servers hold: scripted players over the real HTTP API, streams open.

    python -m bench.load                            500 tables, a move every 3 s at each
    python -m bench.load --ramp                     … then faster until p99 is too high
    python -m bench.load --servers 2 --tables 2000 --clients 2
                                                    two servers on a PostgreSQL of their own
    python -m bench.load --servers 2 --database postgresql+psycopg://…
                                                    … on one that there is (and stays filled)
    python -m bench.load --metrics                  … with all that can be counted, counted
    python -m bench.load --beside ../before --turns 3
                                                    … in turns with the servers of another checkout
    python -m bench.load --compiled                 … in turns with those of a compiled copy, or
                                                    of the FOLDER that has one
    python -m bench.load --viewers 5000 --clients 2 streams on one table: is each told in time?

Every player keeps a stream open; players of one table are at different servers. A move is
one POST; when the stream tells the others of it, they fetch their view, as the page does.

What the times are, all from just before the POST is sent:

- **update**: until the kernel has the update for another player's stream. The kernel's own
  stamp is taken, so a client that reads late does not count: this is the servers' time.
- **client**: from then until the client reads it. It grows on a busy machine.
- **echo**: what a server that does nothing but answer takes in the same seconds: what the
  machine adds to every update. Where it is not small, the machine is busy, not the server.
- **view**, **answer**: until the other player has the new view, and until the POST is answered,
  with the client's delay.

Processor time is that of the server processes (and of PostgreSQL) for each move, with
everything around it: the answer, the update, the others' views.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
import tempfile
import time
from contextlib import ExitStack
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from bench.hosts import Hosts
from bench.players import Figures, client
from bench.speed.builds import compiled

GOAL = 0.050
TOLD_WITHIN = 1.0
HEADING = (
    f"{'':12}  moves/s      update ms       client ms         echo ms         view ms"
    "       answer ms  late   CPU ms a move\n"
    f"{'':12}          {'     p50     p99' * 5}       servers database"
)


def quantile(times: list[float], share: float) -> float:
    """Return the value below which *share* of the times lie."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Clients:
    """The client processes, each with its part of the tables."""

    def __init__(self, number: int, hosts: Hosts, game: str, seats: int, stack: ExitStack) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        for _ in range(number):
            ours, theirs = context.Pipe()
            arguments = (theirs, hosts.ports, hosts.echo, game, seats)
            process = context.Process(target=client, args=arguments, daemon=True)
            process.start()
            stack.callback(process.kill)
            self.pipes.append(ours)

    def ask(self, name: str, *each: tuple[Any, ...]) -> list[Any]:
        """Have every client do something, with arguments of its own, and wait for all."""
        for number, pipe in enumerate(self.pipes):
            pipe.send((name, *(each[number] if each else ())))
        return [pipe.recv() for pipe in self.pipes]

    def seat(self, tables: int) -> list[str]:
        """Open tables, shared out; return their ids."""
        shares = shared_out(tables, len(self.pipes))
        firsts = [sum(shares[:n]) for n in range(len(shares))]
        return [
            table for part in self.ask("seat", *zip(firsts, shares, strict=True)) for table in part
        ]

    def run(self, every: float, seconds: float) -> tuple[Figures, float]:
        """Have all play for so long."""
        total, lasted = Figures(), 0.0
        for figures, took in self.ask("run", *[(every, seconds)] * len(self.pipes)):
            total.add(figures)
            lasted = max(lasted, took)
        return total, lasted


def shared_out(number: int, among: int) -> list[int]:
    """Return the shares of a number of things.

    >>> shared_out(5, 2)
    [3, 2]
    """
    return [number // among + (n < number % among) for n in range(among)]


def row(name: str, figures: Figures, lasted: float, servers: float, database: float) -> str:
    """Return a level's line of the table."""
    measured = (figures.told, figures.read, figures.echo, figures.shown, figures.answered)
    pairs = (
        f"{1000 * quantile(times, 0.5):6.1f} {1000 * quantile(times, 0.99):7.1f}"
        for times in measured
    )
    each = 1000 / (figures.moves_in_all or float("nan"))
    return (
        f"{name:>12} {figures.moves / lasted:8.1f}  {'  '.join(pairs)} {figures.late:5}"
        f" {servers * each:8.2f} {database * each:8.2f}"
    )


def arrangement(arguments: argparse.Namespace, hosts: Hosts) -> str:
    """Say what runs where."""
    return f"{arguments.servers} server(s) on {hosts.kind}, {arguments.clients} client(s)"


def measure_tables(arguments: argparse.Namespace, hosts: Hosts, clients: Clients) -> bool:
    """Play at many tables; say whether the updates came in time."""
    empty, begun, tables = hosts.memory(), time.perf_counter(), arguments.tables
    clients.seat(tables)
    took = time.perf_counter() - begun
    print(f"{tables} tables of {arguments.game}, {arguments.seats} players and streams each; "
          f"{arrangement(arguments, hosts)}; seated in {took:.1f} s")  # fmt: skip
    print(HEADING)
    every, best, first = arguments.every, 0.0, True
    while True:
        before, begun = hosts.used(), time.perf_counter()
        figures, lasted = clients.run(every, arguments.seconds)
        servers, database = (b - a for a, b in zip(before, hosts.used(), strict=True))
        whole = time.perf_counter() - begun
        print(row(f"every {every:.2g} s", figures, lasted, servers, database), flush=True)
        in_time = figures.moves > 0 and quantile(figures.told, 0.99) < GOAL
        kept_up = figures.moves / lasted > 0.85 * tables / every
        if first:
            result, first = in_time, False
            grown = 1024 * (hosts.memory() - empty) / tables
            print(f"{figures.refused} refused; servers use {servers / whole:.0%} of a core, "
                  f"PostgreSQL {database / whole:.0%}; memory: {empty:.0f} MB empty, "
                  f"{grown:.0f} kB a table")  # fmt: skip
        if in_time and kept_up:
            best = figures.moves / lasted
        if not arguments.ramp or not in_time or not kept_up:
            break
        every /= 1.5
    if arguments.ramp:
        print(f"most moves a second with p99 under {1000 * GOAL:.0f} ms: {best:.0f}")
    return result


def measure_viewers(arguments: argparse.Namespace, hosts: Hosts, clients: Clients) -> bool:
    """Have many watch one table; say whether each was told of each move in time."""
    table = clients.ask("seat", *[(n, int(n == 0)) for n in range(arguments.clients)])[0][0]
    begun, before = time.perf_counter(), sum(hosts.used())
    shares = shared_out(arguments.viewers, arguments.clients)
    open_streams = sum(clients.ask("watch", *[(table, share) for share in shares]))
    used = sum(hosts.used()) - before
    print(f"{open_streams} of {arguments.viewers} viewers at one table of {arguments.game}; "
          f"{arrangement(arguments, hosts)}; opened in {time.perf_counter() - begun:.1f} s, "
          f"for {used:.1f} s of the servers' CPU")  # fmt: skip
    sent: dict[int, float] = {}
    cost: dict[int, float] = {}
    for _ in range(arguments.moves):
        before = sum(hosts.used())
        clients.pipes[0].send(("one_move",))
        step, at = clients.pipes[0].recv()
        sent[step] = at
        until = time.monotonic() + 30
        each = [(step,)] * arguments.clients
        while sum(clients.ask("heard", *each)) < open_streams and time.monotonic() < until:
            time.sleep(0.2)
        cost[step] = sum(hosts.used()) - before
    told: dict[int, list[float]] = {}
    read: list[float] = []
    for stamps, late in clients.ask("stamps"):
        read += late
        for step in sent:
            told.setdefault(step, []).extend(stamps.get(step, []))
    print("   move     told   p50 ms   p99 ms  last ms   CPU ms")
    for step, at in sent.items():
        times = [stamp - at for stamp in told[step]]
        print(f"{step:7} {len(times):8} {1000 * quantile(times, 0.5):8.0f} "
              f"{1000 * quantile(times, 0.99):8.0f} {1000 * max(times, default=0):8.0f} "
              f"{1000 * cost[step]:8.0f}")  # fmt: skip
    print(f"the clients read it {1000 * quantile(read, 0.5):.0f} ms later, "
          f"{1000 * quantile(read, 0.99):.0f} at p99")  # fmt: skip
    return open_streams == arguments.viewers and all(
        len(told[step]) >= open_streams and max(told[step]) - at <= TOLD_WITHIN
        for step, at in sent.items()
    )


def main() -> int:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--game", default="venice")
    parser.add_argument("--every", type=float, default=3.0, help="seconds between moves at a table")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each level lasts")
    parser.add_argument("--ramp", action="store_true", help="go faster until it is too much")
    parser.add_argument("--servers", type=int, default=1, help="server processes")
    parser.add_argument("--database", default="", help="an SQLAlchemy URL; else one of its own")
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    parser.add_argument("--metrics", action="store_true", help="with all that can be counted")
    parser.add_argument("--beside", type=Path, help="another checkout, measured in turns with us")
    parser.add_argument(
        "--compiled", nargs="?", const="", metavar="FOLDER", help="with the compiled build, too"
    )
    parser.add_argument("--turns", type=int, default=1, help="how often all is measured")
    parser.add_argument("--viewers", type=int, default=0, help="watch one table with so many")
    parser.add_argument("--moves", type=int, default=5, help="how many moves the viewers watch")
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    is_good = True
    with tempfile.TemporaryDirectory() as room:
        sources: dict[str, Path | None] = {"interpreted": None}
        if arguments.compiled is not None:
            sources["compiled"] = compiled(arguments.compiled, Path(room))
        if arguments.beside is not None:
            sources[arguments.beside.name] = arguments.beside.resolve() / "src"
        for _ in range(arguments.turns):
            for name, source in sources.items():
                if len(sources) > 1:
                    print(f"--- {name}")
                good = measure_once(arguments, source)
                is_good = is_good and (good or source is not None)
    return 0 if is_good else 1


def measure_once(arguments: argparse.Namespace, source: Path | None) -> bool:
    """Start servers, of other sources if some are given, measure, and stop them."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        hosts = Hosts(
            arguments.servers,
            arguments.database,
            folder,
            stack,
            metrics=arguments.metrics,
            source=source,
        )
        clients = Clients(arguments.clients, hosts, arguments.game, arguments.seats, stack)
        measure = measure_viewers if arguments.viewers else measure_tables
        return measure(arguments, hosts, clients)


if __name__ == "__main__":
    raise SystemExit(main())
