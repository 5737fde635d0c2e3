"""Orders beforehand at the tables: giving and withdrawing them, and what their seat sees of them.

An order is its seat's secret: it is stored beside the log, so that no number and no message tells
of it, and nothing that leaves for anybody else depends on it until it is carried out.
"""

from __future__ import annotations

import secrets

from igroteka.engine import IllegalAction
from igroteka.tables import ordering
from igroteka.tables.errors import AgainstTheRules, NotFound
from igroteka.tables.keeper import Keeper
from igroteka.tables.order_views import OrdersView, OrderView
from igroteka.tables.order_words import order_view, orders_view
from igroteka.tables.ordering import Given
from igroteka.tables.views import Status

LONGEST_ORDER = 500


class Orders:
    """Takes orders for people."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def of(self, table: str, person: str, lang: str = "en") -> OrdersView:
        """Return what *person* has ordered and may order now, in words.

        :raises Forbidden: if the person has no seat.
        """
        live = await self.keeper.find(table)
        return orders_view(live.table, live.table.seated(person), lang)

    async def give(self, table: str, person: str, text: str, lang: str = "en") -> OrderView:
        """Give an order; one about the same thing that stands is replaced.

        :raises AgainstTheRules: if no such order may be given now, saying why.
        """
        async with self.keeper.locked(table) as live:
            playing = live.table
            seat = playing.seated(person)
            playing.check_status(Status.PLAYING)
            try:
                order = ordering.read(playing, seat, text[:LONGEST_ORDER])
            except IllegalAction as error:
                raise AgainstTheRules(playing.game, error) from None
            given = Given(secrets.token_hex(6), seat, order, playing.number)
            old = ordering.same_subject(playing, seat, order)
            replaced = [other.id for other in old]
            await self.keeper.orders.give(table, given, self.keeper.wall(), replaced)
            playing.orders = [kept for kept in playing.orders if kept not in old]
            playing.orders.append(given)
            return order_view(playing, given, lang)

    async def withdraw(self, table: str, person: str, order: str) -> None:
        """Withdraw an order that has not been carried out.

        :raises NotFound: if the person has given no such order, or it does not stand any more.
        """
        async with self.keeper.locked(table) as live:
            seat = live.table.seated(person)
            found = [given for given in ordering.standing(live.table, seat) if given.id == order]
            if not found:
                raise NotFound("error-no-such-order")
            await self.keeper.orders.withdraw(table, order)
            live.table.orders.remove(found[0])
