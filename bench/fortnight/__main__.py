"""A scripted fortnight: is anybody's clock wrong, any table stuck, any notice doubled?

    python -m bench.fortnight                       200 people, 50 tables at a time, 14 days
    python -m bench.fortnight --people 20 --tables 6 --days 3 --seed 7
    python -m bench.fortnight --servers 2           two servers on a PostgreSQL of their own
    python -m bench.fortnight --servers 2 --database postgresql+psycopg://…
                                                    … on an empty one that there is

Real servers are asked by HTTP, as people do it, and killed with SIGKILL a dozen times and more,
also in the midst of requests and of sending notices. Their time is turned from one planned moment
to the next. What their clocks say is compared with a model that was written from docs/clocks.md
(`clockwork.py`), what people are told with one from docs/notices.md (`telling.py`), and in the end
the logs with what was acknowledged. Violations are printed, and it ends with 1 if there are any.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from bench.fortnight.driver import Driver, Options
from bench.fortnight.world import World

MOST_SHOWN = 40


def report(world: World, took: float) -> str:
    """Return what happened, as lines."""
    lines = [f"{name:44} {world.figures[name]:>8}" for name in sorted(world.figures)]
    lines.append(f"{'kills':44} {len(world.kills):>8}")
    lines.append(f"{'largest difference of a clock, s':44} {world.worst:>8.3f}")
    lines.append(f"{'not told because of a kill':44} {len(world.telling.missing):>8}")
    lines.append(f"{'real seconds':44} {took:>8.0f}")
    lines.append(f"{'violations':44} {len(world.violations):>8}")
    return "\n".join([*lines, *world.violations[:MOST_SHOWN]])


def fortnight(options: Options) -> World:
    """Let a fortnight pass, in a folder of its own."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fortnight-")))
        if options.servers > 1 and not options.database:
            from tests.postgres import Postgres  # it needs PostgreSQL's own driver

            postgres = stack.enter_context(Postgres(durable=False))
            options = replace(options, database=postgres.new_database())
        return asyncio.run(Driver(options, folder).run())


def main() -> None:
    """Print a table."""
    usual = Options()
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--people", type=int, default=usual.people)
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--days", type=float, default=usual.days)
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--servers", type=int, choices=(1, 2), default=usual.servers)
    parser.add_argument("--database", default="", help="an URL of PostgreSQL; else SQLite")
    begun = time.perf_counter()
    world = fortnight(Options(**vars(parser.parse_args())))
    print(report(world, time.perf_counter() - begun))
    sys.exit(1 if world.violations else 0)


if __name__ == "__main__":
    main()
