"""A database that cannot be used is refused at once, with what to do about it."""

from __future__ import annotations

import os
import re
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from igroteka.engine import BadSetup
from igroteka.face import said_in
from igroteka.tables import files
from igroteka.tables.alone import alone_at
from igroteka.tables.errors import Unavailable
from igroteka.tables.soundness import check_database
from igroteka.tables.store import Store
from tests.tables.helpers import opened, play_on, run, started

PEOPLE = ("anna", "bob")
NOBODY = 65534


def refused(database: str) -> BadSetup:
    """Check a database that must be refused; return the refusal, which both languages know."""
    with pytest.raises(BadSetup) as caught:
        check_database(database)
    assert re.search("[а-яё]", said_in(caught.value, "ru"))
    return caught.value


def play_in(database: str) -> str:
    """Have a game played a little way in a new database; return its table."""

    played: list[str] = []

    async def play() -> None:
        async with opened(database) as tables:
            played.append(await started(tables, PEOPLE))
            await play_on(tables, played[0], PEOPLE, 10)

    run(play)
    return played[0]


def damage(database: str, table: str) -> tuple[int, bytes]:
    """Overwrite the page at which a table begins; return where, and what was there."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [size] = connection.execute("PRAGMA page_size").fetchone()
        [root] = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE type = 'table' AND name = ?", (table,)
        ).fetchone()
    with Path(database).open("r+b") as file:
        file.seek((root - 1) * size)
        before = file.read(size)
        file.seek((root - 1) * size)
        file.write(b"\x99" * size)
    return (root - 1) * size, before


@pytest.mark.parametrize("database", ["sqlite://", "sqlite:///:memory:", ":memory:"])
def test_tables_are_not_kept_in_memory(database: str) -> None:
    # Every thread would have a database of its own there, and nobody could close them all.
    assert "is neither" in str(refused(database))


def test_a_new_database_and_an_old_one_are_fine(database: str) -> None:
    assert check_database(database) is False, "it has to be prepared first"
    play_in(database)
    assert check_database(database) is True
    assert check_database(f"sqlite:///{database}") is True


def test_a_damaged_database_is_refused_and_not_copied(database: str, tmp_path: Path) -> None:
    play_in(database)
    damage(database, "entries")
    error = refused(database)
    assert error.message == "refusal-damaged" and "restore a backup" in str(error)
    with pytest.raises(BadSetup) as caught:
        files.copy(Path(database), tmp_path / "copy.db")
    assert caught.value.message == "refusal-damaged"
    assert not list(tmp_path.glob("copy*")), "no half file is left"


def test_of_a_large_database_what_everything_needs_is_examined(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_in(database)
    monkeypatch.setattr(files, "EXAMINED_WHOLE", 0)
    assert check_database(database)
    damage(database, "entries")
    assert check_database(database), "that would take too long"
    damage(database, "seats")
    assert refused(database).message == "refusal-damaged"


def test_a_copy_is_whole_private_and_of_igroteka(database: str, tmp_path: Path) -> None:
    play_in(database)
    copy = tmp_path / "copy.db"
    files.copy(Path(database), copy)
    assert check_database(str(copy)) is True
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.glob("copy*")} == {"copy.db"}
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE tables (id TEXT)")
    with pytest.raises(BadSetup, match="no database of Igroteka"):
        files.copy(other, tmp_path / "second.db")
    assert not list(tmp_path.glob("second*"))


def test_what_a_server_makes_only_its_user_may_read(database: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(database):
            made = list(tmp_path.iterdir())
            assert {path.name for path in made} >= {"tables.db", "tables.db-server"}
            assert {stat.S_IMODE(path.stat().st_mode) for path in made} == {0o600}

    umask = os.umask(0o022)
    try:
        with alone_at(database):
            run(look)
    finally:
        os.umask(umask)


def test_health_is_ill_as_long_as_something_cannot_be_read(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("igroteka.tables.database.FRESH", 0.0)
    table = play_in(database)
    where, before = damage(database, "entries")

    async def test() -> None:
        store = await Store.open(database)
        assert await store.database.trouble() == "", "nobody has missed it yet"
        with pytest.raises(Unavailable):
            await store.load(table)
        assert "restore a backup" in caplog.text
        for _ in range(3):
            assert "malformed" in await store.database.trouble()
            await store.secret()
            await store.running()  # what else can be read changes nothing
        with Path(database).open("r+b") as file:
            file.seek(where)
            file.write(before)
        store.database.engine.dispose()  # connections remember what they have read
        assert await store.database.trouble() == ""
        await store.close()

    run(test)


@pytest.mark.parametrize(
    ("database", "message"),
    [
        ("mysql://anna:hush@host/x", "refusal-database-kind"),
        ("foo://", "refusal-database-kind"),
        ("postgresql://host:port/x", "refusal-database"),
        ("postgres://anna:hush@127.0.0.1:1/x", "refusal-postgres"),
        ("/nowhere/at/all.db", "refusal-no-folder"),
        ("/tmp", "refusal-is-folder"),
        (__file__, "refusal-database"),
    ],
)
def test_what_is_no_database_gets_its_own_sentence(database: str, message: str) -> None:
    error = refused(database)
    assert error.message == message and "hush" not in str(error)


@pytest.mark.parametrize(
    "made",
    [
        "CREATE TABLE tables (id TEXT)",
        "CREATE TABLE places (url TEXT)",
        "CREATE TABLE alembic_version (version_num TEXT); CREATE TABLE seats (id TEXT)",
        "CREATE TABLE alembic_version (version_num TEXT);"
        "INSERT INTO alembic_version VALUES ('ae1027a6acf')",
    ],
)
def test_the_file_of_another_program_is_left_alone(database: str, made: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(made)
    before = Path(database).read_bytes()
    assert refused(database).message == "refusal-foreign-database"
    assert Path(database).read_bytes() == before


@contextmanager
def another_user() -> Iterator[None]:
    """Be somebody without rights: root may write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_who_may_not_write_is_told_so() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        play_in(str(file))
        file.chmod(0o444)
        Path(folder).chmod(0o777)
        with another_user():
            assert refused(str(file)).message == "refusal-no-rights"
        Path(folder).chmod(0o555)
        with another_user():
            assert refused(str(file)).message == "refusal-no-rights"
            assert refused(f"{folder}/new.db").message == "refusal-no-rights"
        Path(folder).chmod(0o600)
        with another_user():
            assert refused(f"{folder}/within/new.db").message == "refusal-no-rights"
        Path(folder).chmod(0o700)
