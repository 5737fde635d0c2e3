"""Looking and acting go a short way past Litestar: what comes of it is the same, to the byte."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec

from igroteka.web.app import create_app
from igroteka.web.security import Guard
from igroteka.web.settings import Limits, Settings
from tests.tables.helpers import Clock, run

Headers = list[tuple[bytes, bytes]]
JSON = (b"content-type", b"application/json")
HOST = (b"host", b"tables.example.org")
RUSSIAN = (b"accept-language", b"ru")


class Answer(NamedTuple):
    status: int
    headers: Headers
    body: bytes

    @property
    def document(self) -> Any:
        return msgspec.json.decode(self.body)


class Host:
    """The application in this process; what goes the usual way is counted."""

    def __init__(self, database: str) -> None:
        self.app = create_app(Settings(database=database, bot_workers=0, limits=Limits.generous()))
        handler: Any = self.app.asgi_handler
        self.guard: Guard = handler.app.app
        self.short_ways = dict(self.guard._short)
        self.usual = 0
        short_way: Any = self.short_ways["look"].__self__
        inner = short_way.usual

        async def counted(*given: Any) -> None:
            self.usual += 1
            await inner(*given)

        short_way.usual = counted

    async def ask(
        self, method: str, path: str, *headers: tuple[bytes, bytes], body: list[bytes] | None = None
    ) -> Answer:
        """Send a request, its body in so many parts."""
        bare, _, query = path.partition("?")
        parts = [b""] if body is None else body
        sent: Headers = [*headers]
        if body is not None:
            sent.append((b"content-length", b"%d" % sum(map(len, body))))
        scope: Any = {
            "type": "http", "http_version": "1.1", "method": method, "scheme": "http",
            "path": bare, "raw_path": bare.encode(), "query_string": query.encode(),
            "root_path": "", "headers": sent, "client": ("127.0.0.1", 5), "server": ("x", 80),
        }  # fmt: skip
        said: list[Any] = []
        waiting = [
            {"type": "http.request", "body": part, "more_body": n < len(parts) - 1}
            for n, part in enumerate(parts)
        ]

        async def receive() -> Any:
            return waiting.pop(0) if waiting else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            said.append(message)

        await self.app(scope, receive, send)
        names = (b"x-request-id", b"set-cookie")  # new each time
        kept = sorted(pair for pair in said[0]["headers"] if pair[0].lower() not in names)
        lower = [(name.lower(), value) for name, value in kept]
        return Answer(said[0]["status"], sorted(lower), b"".join(m["body"] for m in said[1:]))

    async def both(self, *request: Any, **more: Any) -> tuple[Answer, bool]:
        """Ask twice, only the usual way and as it is; return the answer, and if it was short."""
        self.guard._short = {}
        usual = await self.ask(*request, **more)
        self.guard._short = dict(self.short_ways)
        before = self.usual
        answer = await self.ask(*request, **more)
        assert answer == usual, request
        return answer, self.usual == before


@asynccontextmanager
async def host(database: str) -> AsyncIterator[Host]:
    serving = Host(database)
    async with serving.app.lifespan():
        tables = serving.app.state.tables
        tables.clock = tables.keeper.clock = Clock()  # nobody is away for a second more
        yield serving


async def seated(serving: Host) -> tuple[str, list[tuple[bytes, bytes]]]:
    """Start a game of two; return the table's path, and the headers of both seats."""
    asked = msgspec.json.encode({"game": "venice", "seats": 2, "name": "P0"})
    made = (await serving.ask("POST", "/api/tables", HOST, JSON, body=[asked])).document
    path = f"/api/tables/{made['table']}"
    asked = msgspec.json.encode({"name": "P1"})
    other = (await serving.ask("POST", f"{path}/seats", HOST, JSON, body=[asked])).document
    seats = [(b"authorization", f"Bearer {it['token']}".encode()) for it in (made, other)]
    assert (await serving.ask("POST", f"{path}/start", HOST, seats[0])).status == 204
    return path, seats


def test_looking_shows_the_same(tmp_path: Any) -> None:
    async def test() -> None:
        async with host(str(tmp_path / "tables.db")) as serving:
            path, (anna, bob) = await seated(serving)
            stranger = (b"authorization", b"Bearer " + b"x" * 32)
            plain: list[tuple[int, str, Headers]] = [
                (200, path, [HOST, anna]),
                (200, path + "/", [HOST, bob]),
                (200, path + "?log_from=3", [HOST, anna]),
                (200, path, [anna]),
                (200, path, [HOST]),
                (200, path, [HOST, anna, RUSSIAN]),
                (200, path, [HOST, anna, (b"accept-encoding", b"gzip, br")]),
                (200, path, [HOST, anna, (b"accept-encoding", b"gzip")]),
                (200, path, [HOST, anna, (b"accept-encoding", b"identity")]),
                (403, path, [HOST, stranger]),
                (403, path, [HOST, stranger, RUSSIAN]),
                (404, "/api/tables/nothing", [HOST, anna, RUSSIAN]),
            ]
            for status, asked, headers in plain:
                answer, is_short = await serving.both("GET", asked, *headers)
                assert (answer.status, is_short) == (status, True), (asked, headers)
            others: list[tuple[int, str, Headers]] = [
                (400, path + "?log_from=-1", [HOST, anna]),
                (400, path + "?log_from=x", [HOST, anna]),
                (400, path + "?log_from=9999999999", [HOST, anna]),
                (200, path + "?log_from=%31", [HOST, anna]),
                (200, path + "?else=1", [HOST, anna]),
                (200, path, [HOST, anna, (b"cookie", b"lang=ru")]),
                (200, path, [HOST, anna, RUSSIAN, RUSSIAN]),
                (400, path, [(b"host", b"a b"), anna]),
                (404, f"/api/tables/{'x' * 40}", [HOST, anna]),
                (400, f"/api/tables/{'x' * 70}", [HOST, anna]),
            ]
            for status, asked, headers in others:
                answer, is_short = await serving.both("GET", asked, *headers)
                assert (answer.status, is_short) == (status, False), (asked, headers)

    run(test)


def test_what_is_refused_is_refused_in_the_same_words(tmp_path: Any) -> None:
    async def test() -> None:
        async with host(str(tmp_path / "tables.db")) as serving:
            path, (anna, _) = await seated(serving)
            path += "/actions"
            stale, wrong = b'{"action": "place a1", "number": 99}', b'{"action":"x","number":1}'
            for status, body in ((409, stale), (409, wrong)):
                for language in ([], [RUSSIAN]):
                    given = (HOST, JSON, anna, *language)
                    answer, is_short = await serving.both("POST", path, *given, body=[body])
                    assert (answer.status, is_short) == (status, True), body
                given = (HOST, JSON)
                answer, is_short = await serving.both("POST", path, *given, body=[body])
                assert (answer.status, is_short) == (403, True)
            others: list[tuple[int, list[bytes] | None]] = [
                (400, None),
                (400, [b""]),
                (400, [b"{"]),
                (400, [b"[]"]),
                (400, [b'{"action": "place a1"}']),
                (400, [b'{"action": "", "number": 1}']),
                (400, [b'{"action": "x", "number": -1}']),
                (400, [b'{"action": "x", "number": 1, "more": 1}']),
                (400, [b'{"action": "' + b"x" * 3000 + b'", "number": 1}']),
                (400, [b"[" * 1900]),
                (409, [b'{"action": "x", "number": "99"}']),
                (409, [stale[:9], stale[9:]]),
                (413, [b" " * 100_000 + stale]),
            ]
            for status, parts in others:
                answer, is_short = await serving.both("POST", path, HOST, JSON, anna, body=parts)
                assert (answer.status, is_short) == (status, False), parts
            kind = (b"content-type", b"text/plain")
            answer, is_short = await serving.both("POST", path, HOST, kind, anna, body=[stale])
            assert not is_short

    run(test)


def test_acting_answers_what_looking_shows_then(tmp_path: Any) -> None:
    async def test() -> None:
        async with host(str(tmp_path / "tables.db")) as serving:
            path, seats = await seated(serving)
            for turn in range(8):
                views = [(await serving.ask("GET", path, HOST, who)).document for who in seats]
                seat = next(n for n, view in enumerate(views) if view["actions"])
                action = views[seat]["actions"][0]["text"]
                asked = {"action": action, "number": views[seat]["number"]}
                # Every other one goes the usual way.
                form = (b"content-type", b"application/json" + b"; charset=utf-8" * (turn % 2))
                before, body = serving.usual, msgspec.json.encode(asked)
                given = (HOST, form, seats[seat])
                answer = await serving.ask("POST", path + "/actions", *given, body=[body])
                assert answer.status == 200 and serving.usual - before == turn % 2
                step = answer.document["step"]
                assert step > views[seat]["step"]
                shown = f"{path}?log_from={step - 1}"
                assert (await serving.both("GET", shown, HOST, seats[seat]))[0] == answer

    run(test)


def test_an_error_of_ours_is_noted_and_told_as_such(tmp_path: Any) -> None:
    async def test() -> None:
        async with host(str(tmp_path / "tables.db")) as serving:
            path, (anna, _) = await seated(serving)

            async def broken(*_: object) -> None:
                await asyncio.sleep(0)
                raise ZeroDivisionError

            serving.app.state.tables.view_for = broken
            answer, is_short = await serving.both("GET", path, HOST, anna)
            assert is_short and answer.status == 500
            assert answer.document["error"] == "error-server"

    run(test)
