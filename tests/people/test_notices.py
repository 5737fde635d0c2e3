"""People are told that it is their turn: once, in time, and nobody else."""

from __future__ import annotations

import asyncio
import email
import hashlib
import hmac
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from email.header import decode_header, make_header
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02
from sqlalchemy import select, update

from igroteka.people.notices import personal
from igroteka.people.notices.judging import is_due_to_people, waited_since
from igroteka.people.notices.sending import Outcome, Sender
from igroteka.people.notices.service import Notices
from igroteka.people.notices.watching import Telling
from igroteka.people.notices.wishes import Wishes
from igroteka.people.service import People
from igroteka.tables.errors import TableError
from igroteka.tables.notice_models import notice_channels, notice_deliveries, notices
from igroteka.tables.service import Tables
from tests.people.receiving import Browser, Mailbox, Receiver
from tests.tables.helpers import Clock, against_bots, opened, play_on, run, started, until_turn
from tests.tables.test_clocks import Time, bid, timed
from tests.tables.test_presence import listening

PEOPLE = ("anna", "bob")
DAY = 24 * 3600.0


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


class Told:
    """Tables and their notices, with a clock that tests turn."""

    def __init__(self, tables: Tables, notices: Notices, wall: Clock) -> None:
        self.tables, self.notices, self.wall = tables, notices, wall

    async def hook(self, receiver: Receiver, person: str = "bob", **more: Any) -> str:
        """Have a person told at a webhook."""
        url = f"{receiver.url}/{person}"
        channel = await self.notices.add(
            person, "webhook", url, origin="https://tables.example", **more
        )
        return channel.id

    async def act(self, table: str, person: str) -> None:
        """Have a person act, until it is another's turn."""
        while (view := await self.tables.view_for(table, person)).actions:
            await self.tables.act(table, person, view.actions[0].text, view.number)

    async def later(self, seconds: float = 11) -> None:
        """Let time go by, and all that is due be told."""
        await self.notices.round()
        self.wall.now += seconds
        await self.settled()

    async def settled(self) -> None:
        """Do all that there is to do now, and wait until it is done."""
        await self.notices.round()
        while self.notices._posting._under_way:
            await asyncio.wait(self.notices._posting._under_way)
            await self.notices.round()

    async def rows(self, table: Any) -> Sequence[Any]:
        """Return all that is stored."""
        database = self.tables.store.database
        return await database.read(lambda connection: connection.execute(select(table)).all())


@asynccontextmanager
async def telling(database: str, wall: Clock | None = None) -> AsyncIterator[Told]:
    wall = wall or Clock()
    async with opened(database, wall=wall) as tables:
        found = People(tables, Telling(inside=True)).notices
        tables.keeper.watchers.append(found._watching.watch)
        try:
            yield Told(tables, found, wall)
        finally:
            await found._posting.sender.close()


def told(test: Callable[[Told, Receiver], Awaitable[None]], database: str) -> None:
    async def testing() -> None:
        with Receiver() as receiver:
            async with telling(database) as place:
                await test(place, receiver)

    run(testing)


def first_of(place: Told, table: str) -> tuple[str, str]:
    """Return who is to act, and who is not."""
    to_act = place.tables.keeper.at_hand[table].table.to_act[0]
    return PEOPLE[to_act], PEOPLE[1 - to_act]


def test_a_browser_is_told_what_only_it_can_read(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        browser = Browser(receiver)
        await place.notices.add(
            waiting, "push", browser.endpoint, browser.keys, lang="ru", origin="https://t.example"
        )
        await place.act(table, actor)
        await place.later()
        (received,) = receiver.received
        said = browser.reads(received)
        assert said["title"].startswith("Ваш ход: ") and actor in said["text"]
        assert said["url"] == f"https://t.example/t/{table}" and said["waiting"] == 1
        assert table.encode() not in received.body
        assert received.headers["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(received.headers["authorization"])
        key = await place.notices.application_key()
        assert received.headers["authorization"].endswith(f"k={key}")

    told(test, database)


def test_a_webhook_is_told_and_can_know_that_it_is_us(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        await place.hook(receiver, waiting)
        (channel,) = await place.notices.channels(waiting)
        await place.act(table, actor)
        await place.later()
        (received,) = receiver.received
        signed = received.headers["x-igroteka-time"].encode() + b"." + received.body
        mac = hmac.new(channel.secret["key"].encode(), signed, hashlib.sha256)
        assert received.headers["x-igroteka-signature"] == mac.hexdigest()
        (news,) = received.told["news"]
        assert (news["kind"], news["table"]) == ("turn", table)
        assert received.told["id"] == received.headers["x-igroteka-id"]

    told(test, database)


def test_a_mailbox_is_told_through_apprise(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        with Mailbox() as mailbox:
            address = f"mailto://127.0.0.1:{mailbox.port}?from=host@t.example&to=me@t.example"
            channel = await place.notices.add(waiting, "apprise", address, origin="https://t.ex")
            assert channel.shown == "mailto://…127.0.0.1/…"
            await place.act(table, actor)
            await place.later()
            (mail,) = mailbox.mails
            await place.notices.test(waiting, channel.id)
            assert len(mailbox.mails) == 2
        message = email.message_from_string(mail)
        assert str(make_header(decode_header(message["subject"]))).startswith("Your turn: ")
        texts = [part.get_payload(decode=True) for part in message.walk()]
        assert any(isinstance(text, bytes) and table.encode() in text for text in texts)

    told(test, database)


def test_a_burst_is_one_message_that_says_how_many_tables_wait(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        tables = [await started(place.tables, PEOPLE, seed=seed) for seed in range(3)]
        actor, waiting = first_of(place, tables[0])
        await place.hook(receiver, waiting)
        for table in tables:
            await place.act(table, actor)
            await place.notices.round()
        await place.later()
        (received,) = receiver.received
        assert {news["table"] for news in received.told["news"]} == set(tables)
        assert received.told["title"] == "3 tables wait for you" and received.told["waiting"] == 3
        assert received.told["url"] == "https://tables.example/"
        # What comes a moment later rests for a while, and is told then.
        more = await started(place.tables, PEOPLE, seed=9)
        await place.act(more, actor)
        await place.later()
        assert len(receiver.received) == 1
        await place.later(60)
        assert [news["table"] for news in receiver.received[1].told["news"]] == [more]

    told(test, database)


def test_quiet_hours_hold_back_and_tell_later(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        place.wall.now = 1_750_000_000.0 - 1_750_000_000.0 % DAY + 23 * 3600  # eleven at night
        tables = [await started(place.tables, PEOPLE, seed=seed) for seed in range(2)]
        actor, waiting = first_of(place, tables[0])
        await place.hook(receiver, waiting)
        quiet = Wishes(waiting, "en", "UTC", 22 * 60, 7 * 60)
        await place.notices.set_wishes(quiet)
        for table in tables:
            await place.act(table, actor)
        await place.later()
        await place.later(7 * 3600)
        assert not receiver.received
        await place.act(tables[1], waiting)  # a sleepless one: this table waits no longer
        await place.later(3600)
        (received,) = receiver.received
        assert [news["table"] for news in received.told["news"]] == [tables[0]]

    told(test, database)


def test_nobody_is_told_what_bots_have_done(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        await place.hook(receiver, "anna")
        table = await against_bots(place.tables, bots=2)
        for _ in range(3):
            await until_turn(place.tables, table, "anna")
            await place.act(table, "anna")
        await until_turn(place.tables, table, "anna")
        await place.later()
        await place.later(100)
        assert not receiver.received

    told(test, database)


def test_nobody_is_told_of_a_bot_that_begins(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        await place.hook(receiver, "anna")
        for seed in range(20):
            table = await against_bots(place.tables, seed=seed)
            if place.tables.keeper.at_hand[table].table.told[-1].to_act == [1]:
                break
        await until_turn(place.tables, table, "anna")
        place.notices._watching.changed = {table}
        await place.later()
        assert not receiver.received
        assert [row.state for row in await place.rows(notices) if row.table_id == table] == ["seen"]

    told(test, database)


def test_nobody_is_told_of_a_bot_that_sits_in_but_of_its_coming(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        await place.hook(receiver, waiting)
        await place.tables.leave(table, actor)  # a bot acts in their stead
        await until_turn(place.tables, table, waiting)
        await place.later()
        assert len(receiver.received) == 1
        for _ in range(2):
            await place.act(table, waiting)
            await until_turn(place.tables, table, waiting)
            await place.later(100)
        assert len(receiver.received) == 1

    told(test, database)


def test_who_waits_is_told_when_the_time_of_another_was_out(database: str) -> None:
    async def test() -> None:
        time = Time()
        async with timed(database, time) as tables:
            table = await tables.opening.create("anna", "A", "venice", 2, seed=7, clock="days 1")
            await tables.sit(table, "bob", None, "B")
            await tables.start(table, "anna")
            live = await tables.keeper.find(table)
            first = live.table.to_act[0]
            while live.table.to_act == [first]:
                await bid(tables, table, PEOPLE[first])
            time.passes(DAY + 1)
            await tables.clocks.look()
            await until_turn(tables, table, PEOPLE[first])
            since = waited_since(live.table, first)
            assert since is not None and is_due_to_people(live.table, first, since)
            # From then on only the bot is waited for, which answers at once.
            await tables.view_for(table, PEOPLE[first])
            while live.table.to_act == [first]:
                await bid(tables, table, PEOPLE[first])
            await until_turn(tables, table, PEOPLE[first])
            since = waited_since(live.table, first)
            assert since is not None and not is_due_to_people(live.table, first, since)

    run(test)


def test_a_program_may_ask_to_be_told_of_every_turn_at_once(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        await place.hook(receiver, "anna", every=True)
        table = await against_bots(place.tables, bots=2)
        turns = 3
        for _ in range(turns):
            await until_turn(place.tables, table, "anna")
            await place.settled()
            await place.act(table, "anna")
        numbers = [received.told["news"][0]["number"] for received in receiver.received]
        assert len(numbers) == len(set(numbers)) == turns

    told(test, database)


def test_who_has_the_table_open_is_not_told(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        await place.hook(receiver, waiting)
        async with listening(place.tables, table, waiting):
            await place.act(table, actor)
            await place.notices.round()
        await place.later(100)  # who has seen it and gone knows it
        assert not receiver.received

    told(test, database)


def test_who_opens_the_table_before_it_is_told_is_not_told(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        await place.hook(receiver, waiting)
        await place.act(table, actor)
        await place.notices.round()
        assert [row.state for row in await place.rows(notices)] == ["new"]
        async with listening(place.tables, table, waiting):
            await place.later()
        assert [row.state for row in await place.rows(notices)] == ["seen"]
        assert not receiver.received

    told(test, database)


def test_a_muted_table_is_silent_and_others_are_not(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        tables = [await started(place.tables, PEOPLE, seed=seed) for seed in range(2)]
        actor, waiting = first_of(place, tables[0])
        await place.hook(receiver, waiting)
        await place.notices.mute(waiting, tables[0], True)
        for table in tables:
            await place.act(table, actor)
        await place.later()
        (received,) = receiver.received
        assert [news["table"] for news in received.told["news"]] == [tables[1]]

    told(test, database)


def test_the_end_of_a_game_is_told_with_its_result(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        for person in PEOPLE:
            await place.hook(receiver, person)
        table = await started(place.tables, PEOPLE, "glenmore")
        await play_on(place.tables, table, PEOPLE)
        await place.later()
        ends = {each.path: each for each in receiver.received}
        view = await place.tables.view_for(table, "anna")
        # Who has ended the game knows it.
        (path,) = {"/anna", "/bob"} & ends.keys()
        assert ends[path].told["title"] == "Game over: Glen More"
        assert all(str(points) in ends[path].told["text"] for points in view.scores or [0])

    told(test, database)


def test_an_invitation_is_told_once(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        await place.hook(receiver, "bob", lang="ru")
        await place.notices.tell("bob", "invited", table="", number=1, name="Anna", path="/t/xyz")
        await place.notices.tell("bob", "invited", table="", number=1, name="Anna", path="/t/xyz")
        await place.notices.tell("cem", "invited", name="Anna")  # wants to hear nothing
        await place.later()
        (received,) = receiver.received
        assert received.told["title"] == "Вас приглашает Anna"
        assert received.told["url"] == "https://tables.example/t/xyz"

    told(test, database)


def test_what_is_refused_is_tried_again_and_what_has_no_answer_is_not(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        await place.hook(receiver, waiting)
        receiver.status = 503
        await place.act(table, actor)
        await place.later()
        await place.later(29)
        assert len(receiver.received) == 1
        receiver.status = 204
        await place.later(2)
        assert len(receiver.received) == 2
        assert receiver.received[0].told == receiver.received[1].told
        await place.later(DAY)
        assert len(receiver.received) == 2
        # A proxy that does not know what became of it: perhaps it has arrived.
        await place.act(table, waiting)
        receiver.status = 504
        await place.act(table, actor)
        await place.later()
        await place.later(DAY)
        assert len(receiver.received) == 3
        assert sorted(row.state for row in await place.rows(notice_deliveries)) == [
            "sent",
            "unsure",
        ]

    told(test, database)


def test_a_retry_that_nobody_needs_any_more_is_left_out(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        await place.hook(receiver, waiting)
        receiver.status = 500
        await place.act(table, actor)
        await place.later()
        await place.act(table, waiting)
        await place.later(31)
        assert len(receiver.received) == 1
        assert [row.state for row in await place.rows(notice_deliveries)] == ["stale"]

    told(test, database)


def test_a_browser_that_is_gone_is_forgotten(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        browser = Browser(receiver)
        await place.notices.add(waiting, "push", browser.endpoint, browser.keys)
        receiver.status = 410
        await place.act(table, actor)
        await place.later()
        assert len(receiver.received) == 1
        assert await place.notices.channels(waiting) == []

    told(test, database)


def test_a_channel_that_fails_for_days_is_switched_off_until_it_works_again(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        id = await place.hook(receiver, waiting)
        receiver.status = 500
        for _ in range(2):
            await place.act(table, actor)
            await place.later()
            (channel,) = await place.notices.channels(waiting)
            if not channel.off:
                place.wall.now += 4 * DAY
                await place.act(table, waiting)
        assert channel.off
        sent = len(receiver.received)
        await place.act(table, waiting)
        await place.act(table, actor)
        await place.later()
        assert len(receiver.received) == sent
        receiver.status = 200
        await place.notices.test(waiting, id)
        (channel,) = await place.notices.channels(waiting)
        assert not channel.off and channel.told == place.wall.now

    told(test, database)


def test_nothing_of_before_is_told(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        await place.act(table, actor)
        place.wall.now += 5
        await place.hook(receiver, waiting)
        await place.tables.view_for(table, waiting)
        await place.later()
        await place.later(100)
        assert not receiver.received

    told(test, database)


def test_what_a_killed_server_has_not_written_down_is_found_by_the_next(database: str) -> None:
    wall = Clock()

    async def moves() -> None:
        async with telling(database, wall) as place:
            table = await started(place.tables, PEOPLE)
            actor, waiting = first_of(place, table)
            await place.hook(receiver, waiting)
            wall.now += 5
            await place.act(table, actor)  # and nobody looks

    async def tells() -> None:
        for _ in range(2):
            async with telling(database, wall) as place:
                await place.later()
                await place.later(100)

    with Receiver() as receiver:
        run(moves)
        run(tells)
        assert len(receiver.received) == 1


def test_what_was_marked_is_never_sent_again(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        await place.hook(receiver, waiting)
        await place.act(table, actor)
        await place.later()
        change = update(notice_deliveries).values(state="sending")
        await place.tables.store.database.write(lambda connection: connection.execute(change))
        place.wall.now += DAY
        place.notices._scanned_at = float("-inf")
        await place.settled()
        assert len(receiver.received) == 1
        assert [row.state for row in await place.rows(notice_deliveries)] == ["unsure"]

    told(test, database)


def test_servers_that_share_a_database_tell_once(shared_database: str) -> None:
    async def testing() -> None:
        wall = Clock()
        with Receiver() as receiver:
            async with (
                telling(shared_database, wall) as one,
                telling(shared_database, wall) as two,
            ):
                tables = {}
                for number in range(12):
                    people = (f"a{number}", f"b{number}")
                    table = await started(one.tables, people)
                    to_act = one.tables.keeper.at_hand[table].table.to_act[0]
                    await one.hook(receiver, people[1 - to_act])
                    tables[table] = people[to_act]
                    await two.tables.view_for(table, people[0])
                await two.notices._watching.refresh()
                for table, actor in tables.items():
                    await one.act(table, actor)
                    number = one.tables.keeper.at_hand[table].table.number
                    live = two.tables.keeper.at_hand[table]
                    await two.tables.keeper.catch_up(live, number)
                for seconds in (11, 100):
                    await asyncio.gather(one.later(seconds), two.later(0))
                    await asyncio.gather(one.settled(), two.settled())
            found = [received.told["news"][0]["table"] for received in receiver.received]
            assert sorted(found) == sorted(tables)

    run(testing)


@pytest.mark.parametrize(
    ("kind", "address", "message"),
    [
        ("webhook", "https://127.0.0.1/turn", "error-notice-inside"),
        ("webhook", "https://[::1]/turn", "error-notice-inside"),
        ("webhook", "https://169.254.169.254/latest", "error-notice-inside"),
        ("webhook", "https://2130706433/", "error-notice-inside"),
        ("webhook", "https://0x7f.1/", "error-notice-inside"),
        ("webhook", "https://nas.local/turn", "error-notice-inside"),
        ("webhook", "http://example.org/", "error-notice-address"),
        ("webhook", "https://a:b@example.org/", "error-notice-address"),
        ("webhook", "file:///etc/passwd", "error-notice-address"),
        ("webhook", "https://example.org/" + "a" * 1000, "error-notice-address"),
        ("push", "http://fcm.googleapis.com/x", "error-notice-address"),
        ("apprise", "syslog://", "error-notice-address"),
        ("apprise", "dbus://x", "error-notice-schema"),
        ("apprise", "file:///tmp/x", "error-notice-schema"),
        ("apprise", "mailto://a:b@10.0.0.1", "error-notice-inside"),
        ("apprise", "mailto://a:b@example.org?smtp=localhost", "error-notice-inside"),
        ("apprise", "mailto://a:b@example.org?verify=no", "error-notice-setting"),
        ("apprise", "msteams://x/y/z?template=/etc/passwd", "error-notice-setting"),
        ("pigeon", "https://example.org", "error-notice-kind"),
    ],
)
def test_an_address_that_must_not_be_is_refused(
    database: str, kind: str, address: str, message: str
) -> None:
    async def testing() -> None:
        async with opened(database) as tables:
            with pytest.raises(TableError) as refused:
                await Notices(tables).add("anna", kind, address)
            assert refused.value.message == message
            assert await Notices(tables).channels("anna") == []

    run(testing)


def test_nothing_inside_the_hosts_network_is_reached() -> None:
    """Not even by a name that was somebody else's when it was checked."""

    async def testing() -> None:
        with Receiver() as receiver:
            sender = Sender(inside=False)
            try:
                for host in ("127.0.0.1", "localhost"):
                    url = f"http://{host}:{receiver.port}/"
                    assert await sender.post(url, {}, b"{}") == Outcome.REFUSED
                    message = {"title": "t", "text": "b", "url": "u"}
                    apprise = f"json://{host}:{receiver.port}/"
                    assert await sender.apprise.send(apprise, message) is False
            finally:
                await sender.close()
            assert not receiver.received
            sender = Sender(inside=True)
            try:
                assert await sender.apprise.send(apprise, message) is True
            finally:
                await sender.close()
            assert len(receiver.received) == 1

    run(testing)


def test_no_secret_is_logged_or_shown(database: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        url = f"{receiver.url}/very-secret-path"
        channel = await place.notices.add(waiting, "webhook", url)
        receiver.status = 500
        await place.act(table, actor)
        await place.later()
        assert receiver.received and "very-secret" not in channel.shown

    told(test, database)
    assert "very-secret" not in caplog.text


def test_a_person_has_so_many_channels_and_adds_them_so_fast(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        for number in range(10):
            await place.notices.add("anna", "webhook", f"{receiver.url}/{number}")
        await place.notices.add("anna", "webhook", f"{receiver.url}/3")  # the same again
        with pytest.raises(TableError) as refused:
            await place.notices.add("anna", "webhook", f"{receiver.url}/11")
        assert refused.value.message == "error-many-channels"
        with pytest.raises(TableError) as refused:
            await place.notices.add("anna", "webhook", f"{receiver.url}/12")
        assert refused.value.message == "error-notices-too-fast"

    told(test, database)


def test_all_that_is_kept_can_be_had_and_forgotten(database: str) -> None:
    async def test(place: Told, receiver: Receiver) -> None:
        table = await started(place.tables, PEOPLE)
        actor, waiting = first_of(place, table)
        await place.hook(receiver, waiting)
        await place.hook(receiver, actor)
        await place.notices.mute(waiting, table, True)
        await place.act(table, actor)
        await place.later()
        database = place.tables.store.database
        had = await database.read(lambda c: personal.export(c, waiting))
        assert [len(rows) for rows in had.values()] == [0, 1, 1, 1, 1]
        await database.write(lambda c: personal.forget(c, waiting))
        left = await database.read(lambda c: personal.export(c, waiting))
        assert not any(left.values())
        # What is written down by a server that has not heard of it goes as well.
        await place.act(table, waiting)
        await place.act(table, actor)
        await place.later(100)
        left = await database.read(lambda c: personal.export(c, waiting))
        assert not any(left.values())
        assert len(await place.rows(notice_channels)) == 1

    told(test, database)
