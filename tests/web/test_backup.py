"""A copy made while a game runs can be restored, and the game goes on from it."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from igroteka.engine import Rng
from tests.postgres import Postgres, programs
from tests.web.hosted import PROGRAM, Hosted
from tests.web.serving import ROOT, Site, free_port


class Databases:
    """A database, and how a host copies and restores it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.first = str(folder / "tables.db")

    def copy_and_restore(self) -> str:
        """Copy the database while it is in use, restore the copy, and return where that is."""
        copy = str(self.folder / "copy.db")
        subprocess.run([*PROGRAM, "backup", copy, "--database", self.first], cwd=ROOT, check=True)
        return copy


class PostgresDatabases(Databases):
    """The same with PostgreSQL's own tools, as docs/hosting.md has it."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        super().__init__(folder)
        self.postgres = postgres
        self.first = postgres.new_database()

    def copy_and_restore(self) -> str:
        second = self.postgres.new_database()
        source, target = (url.rpartition("/")[2] for url in (self.first, second))
        copy = self.postgres.run("pg_dump", "--format=custom", self.postgres.address(source))
        command = ["pg_restore", "--no-owner", "--exit-on-error", "--dbname"]
        self.postgres.run(*command, self.postgres.address(target), given=copy)
        return second


@pytest.fixture(params=["sqlite", "postgres"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Databases]:
    with ExitStack() as stack:
        if request.param == "sqlite":
            yield Databases(tmp_path)
        elif programs() is None:
            pytest.skip("needs PostgreSQL: sh scripts/install-postgres")
        else:
            postgres = stack.enter_context(Postgres(durable=False))
            yield PostgresDatabases(tmp_path, postgres)


class Play(threading.Thread):
    """Two people who play without a pause."""

    def __init__(self, site: Site, table: str, tokens: list[str]) -> None:
        super().__init__(daemon=True)
        self.clients = [site.client(token) for token in tokens]
        self.table = table
        self.acknowledged: list[int] = []
        """The number of the newest entry, after each action."""
        self.enough = threading.Event()
        self.stop = False
        self.over = False

    def run(self) -> None:
        rng, turn = Rng(6), 0
        while not self.stop and not self.over:
            client = self.clients[turn % 2]
            turn += 1
            view = client.get(f"/tables/{self.table}", params={"log_from": 10**6}).json()
            self.over = view["status"] == "finished"
            if view["actions"]:
                body = {"action": rng.choice(view["actions"])["text"], "number": view["number"]}
                done = client.post(f"/tables/{self.table}/actions", json=body)
                assert done.status_code == 200, done.text
                self.acknowledged.append(done.json()["number"])
            if len(self.acknowledged) >= 10:
                self.enough.set()
        self.enough.set()
        for client in self.clients:
            client.close()


def serving(database: str, log: Path) -> Hosted:
    port = free_port()
    arguments = ("serve", "--port", str(port), "--database", database)
    return Hosted(log, *arguments, port=port)


def test_a_copy_made_while_people_play_is_played_on(databases: Databases) -> None:
    with serving(databases.first, databases.folder / "log") as server:
        # A long game: it must not be over before the copy is made.
        table, tokens = server.seated("orleans", 2)
        play = Play(server, table, tokens)
        play.start()
        assert play.enough.wait(60)
        before = play.acknowledged[-1]
        restored = databases.copy_and_restore()
        play.stop = True
        play.join(30)
        after = play.acknowledged[-1]
        server.stop()
    with serving(restored, databases.folder / "log") as server:
        with server.client(tokens[0]) as anna:
            found = anna.get(f"/tables/{table}").json()
        # All that was answered before the copy is in it, and nothing that never happened.
        assert before <= found["number"] <= after
        play = Play(server, table, tokens)
        play.start()
        assert play.enough.wait(60)
        play.stop = True
        play.join(30)
        assert play.acknowledged[0] > found["number"]
