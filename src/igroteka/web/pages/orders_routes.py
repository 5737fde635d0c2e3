"""The addresses of the panel “Beforehand”."""

from __future__ import annotations

from litestar import Router, post
from litestar.di import Provide

from igroteka.web.pages.orders import order_text
from igroteka.web.pages.visit import Answer, AtTable, Visit, give_visit


@post("/order")
async def give_order(visit: AtTable) -> Answer:
    """Leave an order for a decision that may come."""
    await visit.tables.orders.give(visit.id, visit.person, order_text(visit.form))
    return await visit.shown()


@post("/withdraw")
async def withdraw_order(visit: AtTable) -> Answer:
    """Withdraw an order."""
    await visit.tables.orders.withdraw(visit.id, visit.person, visit.form.get("order", ""))
    return await visit.shown()


orders_router = Router(
    "/t/{table:str}",
    route_handlers=[give_order, withdraw_order],
    dependencies={"visit": Provide(give_visit)},
    signature_types=[Visit],
    include_in_schema=False,
)
