"""How long others wait for their bots while one address floods the server with slow ones.

    python -m bench.flood                    200 tables with deep bots
    python -m bench.flood --tables 40 --moves 20

The flood comes with a new cookie for each table, as if it were many people. Meanwhile somebody
at another address plays against a greedy bot; printed is how long each of its answers took, from
just before the move is sent until it is one's turn again, and the same before the flood.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

import httpx
from tests.web.serving import Server
from tests.web.test_flood import answered, begun, client_from

GOAL = 2.0


def answers(client: httpx.Client, moves: int) -> list[float]:
    """Return how long a greedy bot took for each of so many answers."""
    taken: list[float] = []
    table = begun(client, "greedy", 1)
    while len(taken) < moves:
        seen = answered(client, table)
        body = {"action": seen["actions"][0]["text"], "number": seen["number"]}
        start = time.monotonic()
        client.post(f"/tables/{table}/actions", json=body).raise_for_status()
        answered(client, table)
        taken.append(time.monotonic() - start)
    return taken


def said(name: str, taken: list[float]) -> str:
    """Return a line of figures."""
    ordered = sorted(taken)
    middle, longest = ordered[len(ordered) // 2], ordered[-1]
    return f"{name:18} median {middle:6.2f} s   longest {longest:6.2f} s   first {taken[0]:6.2f} s"


def main() -> int:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200, help="with deep bots, from one address")
    parser.add_argument("--moves", type=int, default=12, help="of the innocent")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "flood.db") as server,
        client_from(server, "192.0.2.1") as flood,
        client_from(server, "192.0.2.2") as anna,
    ):
        print(said("quiet", answers(anna, arguments.moves)), flush=True)
        for _ in range(arguments.tables):
            flood.cookies.clear()
            begun(flood, "deep", 1)
        taken = answers(anna, arguments.moves)
        print(said(f"flood of {arguments.tables}", taken))
    return 0 if max(taken) < GOAL else 1


if __name__ == "__main__":
    raise SystemExit(main())
