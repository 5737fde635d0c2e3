"""An answer is written in one piece where it can be, and never otherwise than uvicorn does."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from uvicorn.server import ServerState

from igroteka.web.answering import Answer
from igroteka.web.settings import Limits
from igroteka.web.wire import wire

NAMES = st.sampled_from(
    [b"content-type", b"Content-Length", b"x-y", b"connection", b"transfer-encoding", b"bad name"]
)
VALUES = st.sampled_from([b"text/plain", b"3", b"0", b"close", b"chunked", b"a\r\nb: c", b"\xff"])
PARTS = st.lists(st.sampled_from([b"", b"abc", b"no"]), max_size=3)


class Transport:
    """A connection that keeps what is written to it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_closed = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Flow:
    write_paused = False


def answered(
    kind: type[RequestResponseCycle], method: str, keeps: bool, messages: list[dict[str, Any]]
) -> tuple[list[bytes], Any]:
    """Answer a request; return what was written, and all that is known of it afterwards."""

    async def answer() -> tuple[list[bytes], Any]:
        transport, told, event = Transport(), list[str](), asyncio.Event()
        cycle = RequestResponseCycle(
            scope={"method": method},  # type: ignore[typeddict-item]
            transport=transport,  # type: ignore[arg-type]
            flow=Flow(),  # type: ignore[arg-type]
            logger=None,  # type: ignore[arg-type]
            access_logger=None,  # type: ignore[arg-type]
            access_log=False,
            default_headers=[(b"server", b"x")],
            message_event=event,
            expect_100_continue=False,
            keep_alive=keeps,
            on_response=lambda: told.append("over"),
        )
        cycle.__class__ = kind
        problem = ""
        try:
            for message in messages:
                await cycle.send(message)  # type: ignore[arg-type]
        except RuntimeError as error:
            problem = str(error)
        began = cycle.response_started
        known = (began, cycle.response_complete, event.is_set(), transport.is_closed, told, problem)
        return transport.written, known

    with pytest.raises(StopIteration) as end:
        answer().send(None)  # nothing is waited for
    found: tuple[list[bytes], Any] = end.value.value
    return found


@given(
    st.sampled_from([200, 204, 304, 404]),
    st.lists(st.tuples(NAMES, VALUES), max_size=4),
    PARTS,
    st.sampled_from(["GET", "POST", "HEAD"]),
    st.booleans(),
)
@example(200, [(b"content-length", b"3")], [b"abc"], "GET", True)
@example(200, [(b"content-length", b"3"), (b"content-length", b"0")], [b""], "GET", True)
@example(200, [(b"content-length", b"3"), (b"x-y", b"a\r\nb: c")], [b"abc"], "GET", True)
def test_what_is_written_is_what_uvicorn_writes(
    status: int, headers: list[tuple[bytes, bytes]], parts: list[bytes], method: str, keeps: bool
) -> None:
    if any(name.lower() == b"content-length" and not value.isdigit() for name, value in headers):
        headers = [(name, value) for name, value in headers if name.lower() != b"content-length"]
    messages: list[dict[str, Any]] = [
        {"type": "http.response.start", "status": status, "headers": headers}
    ]
    messages += [
        {"type": "http.response.body", "body": part, "more_body": n < len(parts) - 1}
        for n, part in enumerate(parts)
    ]
    ours, known = answered(Answer, method, keeps, messages)
    usual, usually = answered(RequestResponseCycle, method, keeps, messages)
    if not parts:
        assert ours == [], "a head alone is kept until something follows it"
        return
    assert (b"".join(ours), known) == (b"".join(usual), usually)


def test_a_whole_answer_is_written_once() -> None:
    start = {
        "type": "http.response.start",
        "status": 200,
        "headers": [(b"content-length", b"3"), (b"content-type", b"text/plain")],
    }
    body = {"type": "http.response.body", "body": b"abc", "more_body": False}
    written, _ = answered(Answer, "GET", True, [start, body])
    assert len(written) == 1
    written, _ = answered(RequestResponseCycle, "GET", True, [start, body])
    assert len(written) == 2, "once uvicorn does so itself, ours can go"


def test_who_fails_after_the_head_can_still_say_so() -> None:
    start: dict[str, Any] = {"type": "http.response.start", "status": 200, "headers": []}
    length = [(b"content-length", b"4")]
    again = {"type": "http.response.start", "status": 500, "headers": length}
    body = {"type": "http.response.body", "body": b"Oops", "more_body": False}
    written, (_, is_complete, *_) = answered(Answer, "GET", True, [start, again, body])
    assert len(written) == 1 and written[0].startswith(b"HTTP/1.1 500 ")
    assert written[0].endswith(b"\r\n\r\nOops") and is_complete


# --- connections that nobody uses -------------------------------------------------------------


class Loop:
    """A loop whose clock is turned by hand."""

    def __init__(self) -> None:
        self.now = 100.0
        self.timers: list[tuple[float, Any, Any]] = []
        self.tasks: list[Any] = []

    def time(self) -> float:
        return self.now

    def call_at(self, at: float, what: Any, *given: Any) -> Any:
        timer = (at, what, given)
        self.timers.append(timer)

        class Handle:
            @staticmethod
            def cancel() -> None:
                if timer in self.timers:
                    self.timers.remove(timer)

        return Handle

    def call_later(self, seconds: float, what: Any, *given: Any) -> Any:
        return self.call_at(self.now + seconds, what, *given)

    def create_task(self, work: Any, **_: Any) -> Any:
        self.tasks.append(work)

        class Task:
            @staticmethod
            def add_done_callback(_: Any) -> None: ...

        return Task

    def pass_by(self, seconds: float) -> None:
        until = self.now + seconds
        while due := sorted((t for t in self.timers if t[0] <= until), key=lambda t: t[0]):
            self.timers.remove(due[0])
            self.now = max(self.now, due[0][0])
            due[0][1](*due[0][2])
        self.now = until


async def answering(scope: Any, receive: Any, send: Any) -> None:
    headers = [(b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"ok", "more_body": False})


@pytest.fixture
def line() -> tuple[Any, Transport, Loop]:
    """Return a connection with a loop of its own."""
    config = Config(answering, timeout_keep_alive=30, proxy_headers=False)
    config.load()
    loop, transport = Loop(), Transport()
    made: Any = wire(Limits(), "")(config, ServerState(), {}, loop)  # type: ignore[arg-type]
    made.connection_made(transport)
    return made, transport, loop


ASKED = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"


def run_to_its_end(loop: Loop) -> None:
    while loop.tasks:
        with pytest.raises(StopIteration):
            loop.tasks.pop(0).send(None)


def test_who_asks_nothing_more_is_hung_up_on_after_a_while(
    line: tuple[Any, Transport, Loop],
) -> None:
    made, transport, loop = line
    for _ in range(3):
        made.data_received(ASKED)
        run_to_its_end(loop)
        loop.pass_by(20)
    assert len(transport.written) == 3 and transport.written[0].endswith(b"\r\n\r\nok")
    assert len(loop.timers) == 1, "one timer for all requests"
    loop.pass_by(9.9)
    assert not transport.is_closing()
    loop.pass_by(0.2)
    assert transport.is_closing()
    assert not loop.timers


def test_who_is_being_answered_or_is_still_asking_is_not_hung_up_on(
    line: tuple[Any, Transport, Loop],
) -> None:
    made, transport, loop = line
    made.data_received(ASKED)
    run_to_its_end(loop)
    loop.pass_by(29)
    made.data_received(ASKED)
    loop.pass_by(100)  # the answer takes long
    assert not transport.is_closing()
    run_to_its_end(loop)
    loop.pass_by(29)
    made.data_received(ASKED[:10])
    loop.pass_by(2)  # the rest is waited for as long as for any head
    assert not transport.is_closing()
    made.data_received(ASKED[10:])
    run_to_its_end(loop)
    assert len(transport.written) == 3
    loop.pass_by(61)
    assert transport.is_closing()
