"""Opens tables: new ones, and those that follow another."""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.engine import BadSetup, Match, find_game, new_secret
from igroteka.tables.checking import LONGEST_NAME, checked_level, checked_text
from igroteka.tables.clock import clock_of
from igroteka.tables.coming_entries import Return
from igroteka.tables.entries import Again, AllowHints, BotSeat, Leave, SetPace, SetRated, Sit, Start
from igroteka.tables.entry import Entry
from igroteka.tables.errors import NotFound, Refused, TableError
from igroteka.tables.holidays import Holidays
from igroteka.tables.keeper import Keeper
from igroteka.tables.people import new_token, sitter
from igroteka.tables.rated import Rated
from igroteka.tables.results import hindrances_of
from igroteka.tables.return_tokens import ReturnTokens
from igroteka.tables.setup import Setup, game_at
from igroteka.tables.table import Table
from igroteka.tables.views import Seated, Status


class Opening:
    """Opens tables for people, new ones and those that follow another."""

    def __init__(self, keeper: Keeper, tokens: ReturnTokens, rated: Rated) -> None:
        self.keeper = keeper
        self.tokens = tokens
        self.holidays = Holidays(keeper)
        self.rated = rated

    async def create(
        self,
        person: str,
        name: str,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        *,
        bots: Mapping[int, str] | None = None,
        seat: int = 0,
        public: bool = True,
        seed: int | None = None,
        quick: bool = False,
        hints: bool = False,
        clock: str = "",
        rated: bool = False,
    ) -> str:
        """Open a table, sit down at *seat* under *name*, and return the table's id.

        *bots* gives bots' levels by seat. *quick*: see `prefer`. *hints*: see `Hinting.allow`.
        *clock*: as `Clock.text` writes it. *rated*: see `Rated.choose`.
        The table waits until `start`. The deal is made then, of a secret that nobody knows; with a
        *seed* it is chosen.
        """
        try:
            found = find_game(game)
            chosen = found.check(seats, options or {})
        except BadSetup as error:
            raise TableError("error-bad-setup", reason=error) from None
        person = sitter(person)
        timed = clock_of(clock)
        if rated:
            await self.rated.check_host(person, name)
        setup = Setup(
            game=found.name,
            seats=seats,
            options=chosen,
            seed=seed,
            secret=new_secret() if seed is None else "",
            rules=found.rules_version,
            edition=found.edition,
            created=self.keeper.wall(),
            public=public,
            host=person,
            clock=timed.text if timed is not None else "",
        )
        bots = bots or {}
        return await open_table(self.keeper, setup, person, name, seat, bots, quick, hints, rated)

    async def resize(self, table: str, person: str, seats: int, *, quick: bool = False) -> Seated:
        """Move to a new table for another number of players; return one's seat there.

        Who opens the old link is led there. Only who sits alone may: nobody else is moved.
        """
        async with self.keeper.locked(table) as live:
            old = live.table
            old.check_status(Status.WAITING)
            seat = old.seated(person)
            if old.setup.source is not None or any(
                other != seat and sits.person is not None for other, sits in enumerate(old.seats)
            ):
                raise Refused("error-not-alone")
            sits = sitter(person)
            new = await self.create(
                sits,
                old.seats[seat].name,
                old.setup.game,
                seats,
                old.match.options,
                public=old.setup.public,
                quick=quick,
                hints=old.hints,
                clock=old.clock_text,
                rated=old.rated,
            )
            await self.keeper.write(live, Again(seat, new))
            await self.keeper.write(live, Leave(seat))
        return await self.tokens.of(new, sits)

    async def again(self, table: str, person: str, *, quick: bool = False) -> Seated:
        """Play on with the same people, seats, options and bots; return one's seat there.

        Whoever is first opens the next table, and the others join it. It starts at once if
        there are no other people.

        :raises Refused: if somebody else has the seat at the next table.
        """
        async with self.keeper.locked(table) as live:
            old = live.table
            old.check_status(Status.FINISHED)
            seat, sits = old.seated(person), sitter(person)
            name = old.seats[seat].name
            following = await self.keeper.find(old.next.table) if old.next else None
            if following is not None and following.table.status != Status.FINISHED:
                return await self._join(following.table.id, old, seat, sits, quick)
            bots = {n: s.bot for n, s in enumerate(old.seats) if s.bot is not None}
            new = await self.create(
                sits,
                name,
                old.setup.game,
                old.setup.seats,
                old.match.options,
                bots=bots,
                seat=seat,
                public=False,
                quick=quick,
                hints=old.hints,
                clock=old.clock_text,
                rated=old.rated,
            )
            async with self.keeper.locked(new) as opened:
                if old.pace != opened.table.pace:
                    await self.keeper.write(opened, SetPace(seat, old.pace))
            await self.keeper.write(live, Again(seat, new))
        if len(bots) == old.setup.seats - 1:
            async with self.keeper.locked(new) as opened:
                opened.table.check_status(Status.WAITING)
                await self.holidays.enter(opened)
                await self.rated.check_start(opened.table)
                await self.keeper.write(opened, Start())
        return await self.tokens.of(new, sits)

    async def _join(self, table: str, old: Table, seat: int, person: str, quick: bool) -> Seated:
        """Sit where one sat at the *old* table, also with another device of the same player."""
        async with self.keeper.locked(table) as live:
            new = live.table
            taken = new.check_seat(seat)
            if not taken.taken and new.status == Status.WAITING:
                name = old.seats[seat].name
                await self.keeper.admit(new, person, name)
                await self.keeper.write(live, Sit(seat, person, name, new_token(), quick))
            elif taken.person is None or old.holders.get(taken.person) != seat:
                raise Refused("error-seat-taken")
            elif new.seat_of(person) is None:
                await self.keeper.write(live, Return(seat, person))
        return Seated(table, seat, new.seats[seat].token or "")


async def open_table(
    keeper: Keeper,
    setup: Setup,
    person: str,
    name: str,
    seat: int,
    bots: Mapping[int, str],
    quick: bool,
    hints: bool = False,
    rated: bool = False,
) -> str:
    """Open a table of this setup, sit down at *seat* under *name*; return the table's id."""
    name = checked_text(name, LONGEST_NAME, "error-bad-name")
    if not 0 <= seat < setup.seats or not all(0 <= s < setup.seats for s in bots):
        raise NotFound("error-no-seat")
    if seat in bots:
        raise Refused("error-seat-taken")
    game = game_at(setup.game, setup.edition, setup.rules)
    seated: list[BotSeat] = []
    for other, level in bots.items():
        seated.append(BotSeat(other, checked_level(level, game, [one.level for one in seated])))
    await keeper.admit(None, person, name)
    sits = Sit(seat, person, name, new_token(), quick)
    chosen: list[Entry] = [AllowHints(seat, allowed=True)] if hints else []
    if rated:
        chosen.append(SetRated(seat, rated=True))
        levels = [one.level for one in seated if one.level is not None]
        if why := hindrances_of(setup, levels, hints=hints):
            raise why[0]
    await keeper.create(setup, sits, *seated, *chosen)
    return setup.id


async def open_prepared(
    keeper: Keeper,
    match: Match,
    source: str,
    person: str,
    name: str,
    seat: int,
    bots: Mapping[int, str],
    quick: bool = False,
) -> str:
    """Open a private table at a position that was prepared; return its id.

    *source* says what for. It is nobody's game: nothing promises how its cards came.
    """
    person, text = sitter(person), match.game.codec.text
    setup = Setup(
        game=match.game.name,
        seats=match.seats,
        options=match.options,
        seed=match.seed,
        rules=match.rules,
        created=keeper.wall(),
        public=False,
        host=person,
        base=[(move.seat, text(move.action)) for move in match.moves],
        source=source,
        edition=match.game.edition,
    )
    return await open_table(keeper, setup, person, name, seat, bots, quick)


def all_others(seats: int, seat: int, level: str) -> dict[int, str]:
    """Return bots of a *level* for everybody but *seat*.

    >>> all_others(3, 1, "novice")
    {0: 'novice', 2: 'novice'}
    """
    return {other: level for other in range(seats) if other != seat}
