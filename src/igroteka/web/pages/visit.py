"""A request to one table: who comes, what they sent, and how they are answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import htpy as h
from litestar import Response
from litestar.di import NamedDependency
from litestar.response import Redirect

from igroteka.people.service import People
from igroteka.tables.order_views import OrdersView
from igroteka.tables.service import Tables
from igroteka.tables.views import Status, TableView
from igroteka.web.pages.answers import AnyRequest, drawn, give_form, give_reader, go, number
from igroteka.web.pages.parts import had
from igroteka.web.pages.patches import Sent
from igroteka.web.pages.reader import Reader
from igroteka.web.pages.table import Scores, table_parts

Answer = Response[str] | Redirect


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody comes to a table."""

    tables: Tables
    people: People
    id: str
    """The table's."""
    person: str
    reader: Reader
    form: dict[str, str]
    """What was sent; empty if it was only asked to look."""
    holding: str
    """What the page has taken up meanwhile: an action that is not done yet; empty: nothing."""
    parts: bool
    """Whether the script asks, which puts the parts of a page in place by itself."""
    have: dict[str, str]
    """The parts that its page shows already, with their digests."""
    sent: Sent
    """What its reader was sent before."""

    def number(self, field: str, otherwise: int) -> int:
        """Return a whole number of the form."""
        return number(self.form, field, otherwise)

    async def view(self) -> TableView:
        """Return the table as this person may see it."""
        return await self.tables.view_for(
            self.id, self.person, lang=self.reader.lang, holding=self.holding
        )

    async def scores(self, view: TableView) -> Scores | None:
        """Return everybody's points at every step, once the game is over."""
        return await self.tables.scores_over(self.id) if view.status == Status.FINISHED else None

    async def orders(self, view: TableView) -> OrdersView | None:
        """Return what this person has ordered and may order, where it is shown: to who waits."""
        waits = view.status == Status.PLAYING and view.me is not None and not view.actions
        if not waits:
            return None
        return await self.tables.orders.of(self.id, self.person, self.reader.lang)

    async def shown(self) -> Answer:
        """Answer a change: with the new parts to the script, by going to the table otherwise."""
        if not self.parts:
            return go(f"/t/{self.id}")
        view = await self.view()
        scores, orders = await self.scores(view), await self.orders(view)
        return await self.drawn(
            lambda: table_parts(self.reader, view, scores, orders), patched=True
        )

    async def drawn(self, draw: Callable[[], h.Renderable], patched: bool = False) -> Response[str]:
        """Answer with what is drawn of the table, without what the page shows already.

        What is *patched* the script puts together, of what it says that it has.
        """
        sent = self.sent if patched else None
        return await drawn(self.tables, draw, self.have, sent, f"{self.id} {self.person}")


AtTable = NamedDependency[Visit]
"""For handlers under ``/t/{table:str}`` that ask for `visit`."""


async def give_visit(request: AnyRequest) -> Visit:
    """Return who comes to which table with what."""
    form = await give_form(request) if request.method == "POST" else {}
    return Visit(
        tables=request.app.state.tables,
        people=request.app.state.people,
        id=request.path_params["table"],
        person=request.scope["state"]["person"],
        reader=await give_reader(request),
        form=form,
        holding=form.get("holding", "")
        if request.method == "POST"
        else request.query_params.get("holding", ""),
        parts="x-parts" in request.headers,
        have=had(request.headers.get("x-parts", "")),
        sent=request.app.state.sent,
    )
