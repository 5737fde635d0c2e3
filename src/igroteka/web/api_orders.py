"""The API of orders beforehand: what a seat leaves to be done in its name."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from igroteka.tables.order_views import OrdersView, OrderView
from igroteka.web import documents as d
from igroteka.web.api_common import ERRORS, language_of
from igroteka.web.asking import Person, TheTables
from igroteka.web.pages.answers import AnyRequest

OrderId = Annotated[str, PathParameter(description="The order's id.", max_length=16)]


@get("/tables/{table:str}/orders", responses=ERRORS)
async def see_orders(
    request: AnyRequest, table: d.TableId, tables: TheTables, person: Person
) -> OrdersView:
    """See your own orders: those that stand, and what you may order now."""
    await tables.tokens.check(table, person)
    return await tables.orders.of(table, person, language_of(request))


@post("/tables/{table:str}/orders", responses=ERRORS)
async def give_order(
    request: AnyRequest,
    table: d.TableId,
    data: JSONBody[d.GiveOrder],
    tables: TheTables,
    person: Person,
) -> OrderView:
    """Leave an order: it is carried out when the decision comes, if its condition holds then.

    One about the same thing that stands is replaced. Nobody else learns of it.
    """
    return await tables.orders.give(table, person, data.order, language_of(request))


@delete("/tables/{table:str}/orders/{order:str}", responses=ERRORS)
async def withdraw_order(
    table: d.TableId, order: OrderId, tables: TheTables, person: Person
) -> None:
    """Withdraw an order of yours that has not been carried out."""
    await tables.orders.withdraw(table, person, order)


ORDERS: list[HTTPRouteHandler] = [see_orders, give_order, withdraw_order]
