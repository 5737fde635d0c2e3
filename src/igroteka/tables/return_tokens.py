"""Return tokens: how a player comes back to a seat, from this device or another."""

from __future__ import annotations

from igroteka.tables.coming_entries import Renew, Return
from igroteka.tables.errors import NotFound, Refused
from igroteka.tables.keeper import Keeper
from igroteka.tables.people import TOKEN, TOKEN_PREFIX, new_token, sitter
from igroteka.tables.views import Returning, Seated


class ReturnTokens:
    """The return tokens of all seats: who has one has the seat."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def of(self, table: str, person: str) -> Seated:
        """Return the seat of *person* at a table, and its return token."""
        live = await self.keeper.find(table)
        seat = live.table.seated(person)
        return Seated(table, seat, live.table.seats[seat].token or "")

    async def check(self, table: str, person: str) -> None:
        """Refuse who shows a token that leads to no seat of a table, or no longer.

        Such a client would look on for ever and wonder that it never is to act.
        """
        if person.startswith(TOKEN_PREFIX):
            (await self.keeper.find(table)).table.seated(person)

    async def returning(self, token: str, person: str) -> Returning:
        """Return what *person* would get by a return token; nothing is changed.

        :raises NotFound: if there is no such token, or no longer.
        :raises Refused: if the person has another seat at the table.
        """
        found = await self.keeper.store.seat_of_token(token) if TOKEN.fullmatch(token) else None
        if found is None:
            raise NotFound("error-no-token")
        live = await self.keeper.find(found[0])
        table, seat, held = live.table, found[1], live.table.seat_of(person)
        if held is not None and held != seat:
            raise Refused("error-already-seated")
        name, setup = table.names[seat], table.setup
        return Returning(table.id, seat, name, setup.game, setup.edition, held == seat)

    async def return_to(self, token: str, person: str) -> str:
        """Give *person* (another device) the seat of this return token; return the table's id."""
        person = sitter(person)
        asked = await self.returning(token, person)
        async with self.keeper.locked(asked.table) as live:
            if live.table.seats[asked.seat].token != token:
                raise NotFound("error-no-token")
            if live.table.seat_of(person) is None:
                await self.keeper.write(live, Return(asked.seat, person))
        return asked.table

    async def renew(self, table: str, person: str, *, alone: bool = False) -> Seated:
        """Give one's seat another return token; the old one ends.

        With *alone* all other devices that hold the seat are signed out.
        """
        async with self.keeper.locked(table) as live:
            seat, token = live.table.seated(person), new_token()
            holder = "" if person.startswith(TOKEN_PREFIX) else person
            await self.keeper.write(live, Renew(seat, token, holder if alone else None))
        return Seated(table, seat, token)

    async def revoke(self, table: str, person: str) -> None:
        """Let no return token lead to one's seat; the devices that hold it keep it.

        :raises Refused: to who has nothing but the token.
        """
        async with self.keeper.locked(table) as live:
            seat = live.table.seated(person)
            if person.startswith(TOKEN_PREFIX):
                raise Refused("error-only-token")
            if live.table.seats[seat].token is not None:
                await self.keeper.write(live, Renew(seat))
