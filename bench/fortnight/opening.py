"""How people come to be here, and tables to be played at."""

from __future__ import annotations

from typing import Any, Final

from bench.fortnight.asking import NoAnswer
from bench.fortnight.clockwork import Clockwork
from bench.fortnight.people import Person
from bench.fortnight.world import Playing, World

GAMES: Final = {
    "venice": (48, (2, 3, 4)),
    "glenmore": (34, (2, 3)),
    "bruges": (9, (2, 3)),
    "orleans": (9, (2,)),
}
"""How often each is played, and by how many."""
CLOCKS: Final = {
    "days 1": 45,
    "days 2": 20,
    "days 1 workdays": 20,
    "days 2 workdays": 10,
    "days 3": 5,
}
RATED, WITH_BOT = 0.35, 0.3
LEVEL: Final = "amateur"
MOST_TRIES: Final = 50
MOST_TABLES: Final = 4
"""At so many tables one person plays at a time."""


class Refused(Exception):
    """Something was refused that must not be."""


async def asked(world: World, method: str, path: str, person: Person, body: Any = None) -> Any:
    """Ask for what must not be refused; a cookie that comes with it is kept."""
    answer = await world.ask(method, path, person.who, body)
    for _ in range(MOST_TRIES):
        # Another server was faster, and this one has heard of it by now.
        if answer.refusal not in ("error-stale", "error-empty-seats"):
            break
        answer = await world.ask(method, path, person.who, body)
    if answer.status >= 400:
        raise Refused(f"{method} {path} {body}: {answer.said}")
    if answer.cookie and not person.who.cookie:
        person.who = person.who._replace(cookie=answer.cookie.split("; ")[0])
    return answer.said


async def settle_in(world: World, person: Person) -> None:
    """Make a person known: by a cookie, perhaps an account, a token, a webhook, quiet hours."""
    await asked(world, "GET", "/lobby", person)
    if person.has_account:
        await asked(world, "POST", "/me", person, {"name": person.name})
    if person.is_told:
        address = f"http://127.0.0.1:{world.hooks.port}/{person.name}"
        channel = {"kind": "webhook", "address": address, "every": person.told_of_every}
        await asked(world, "POST", "/notices/channels", person, channel)
        wishes = {"lang": "en", "zone": person.zone, "quiet_from": "", "quiet_to": ""}
        if person.quiet is not None:
            begin, end = person.quiet
            wishes["quiet_from"] = f"{begin // 60:02}:{begin % 60:02}"
            wishes["quiet_to"] = f"{end // 60:02}:{end % 60:02}"
        await asked(world, "PUT", "/notices", person, wishes)
    if person.has_account and world.chance.random() < 0.15:
        scopes = {"name": "phone", "scopes": ["read", "play", "tables"]}
        made = await asked(world, "POST", "/me/tokens", person, scopes)
        person.who = person.who._replace(token=made["token"])


async def open_table(world: World) -> None:
    """Open a table, have everybody sit down, and start the game; a kill may end all of it."""
    chance = world.chance
    rated, with_bot = chance.random() < RATED, chance.random() < WITH_BOT
    game = chance.choices(list(GAMES), [share for share, _ in GAMES.values()])[0]
    clock = chance.choices(list(CLOCKS), list(CLOCKS.values()))[0]
    seats = chance.choice(GAMES[game][1])
    number = max(1 if with_bot and seats == 2 and chance.random() < 0.3 else 2, seats - with_bot)
    free = [
        person
        for person in world.people.values()
        if len(person.tables) < MOST_TABLES
        and not person.is_away(world.now)
        and (person.has_account or not rated)
    ]
    if len(free) < number:
        return
    free.sort(key=lambda person: (len(person.tables), chance.random()))
    people = free[: min(len(free), number + 6)]
    chance.shuffle(people)
    people = people[:number]
    bots = {str(seat): LEVEL for seat in range(number, seats)}
    try:
        table = {"game": game, "seats": seats, "name": people[0].name, "clock": clock}
        table |= {"bots": bots, "public": chance.random() < 0.7, "rated": rated}
        opened = await asked(world, "POST", "/tables", people[0], table)
        here = f"/tables/{opened['table']}"
        for seat, person in enumerate(people[1:], 1):
            sits = {"name": person.name, "seat": seat}
            await asked(world, "POST", f"{here}/seats", person, sits)
        await register(
            world,
            Playing(opened["table"], game, clock, rated, work_of(world, clock, people, seats)),
        )
        await asked(world, "POST", f"{here}/start", people[0])
    except NoAnswer:
        world.figures["tables cut off while they were opened"] += 1


async def register(world: World, playing: Playing) -> None:
    """Know a table from now on: whether it starts is seen in its log."""
    playing.read_at = world.now
    world.tables[playing.id] = playing
    for name in filter(None, playing.work.people):
        world.people[name].tables.add(playing.id)
    world.figures["tables opened"] += 1


def work_of(world: World, clock: str, people: list[Person], seats: int) -> Clockwork:
    """Return the clocks of a table that is about to start."""
    _, days, *workdays = clock.split()
    names: list[str | None] = [person.name for person in people]
    names += [None] * (seats - len(names))
    return Clockwork(int(days), bool(workdays), names, world.still)


def drop_unstarted(world: World) -> None:
    """Forget tables that a kill has kept from starting; nobody plays there."""
    for playing in list(world.tables.values()):
        if playing.work.status == "waiting":
            del world.tables[playing.id]
            for name in filter(None, playing.work.people):
                world.people[name].tables.discard(playing.id)
