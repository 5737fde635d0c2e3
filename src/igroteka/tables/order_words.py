"""What a seat is told of its own orders, in words."""

from __future__ import annotations

from igroteka.face import said
from igroteka.face.orders import blank_title, choice_title, order_sentence, order_title
from igroteka.tables import ordering
from igroteka.tables.order_views import OrderBlank, OrderChance, OrderChoice, OrdersView, OrderView
from igroteka.tables.ordering import Given
from igroteka.tables.table import Table


def order_view(table: Table, given: Given, lang: str) -> OrderView:
    """Return an order in words."""
    sentence = order_sentence(table.game.face, given.order, lang)
    return OrderView(given.id, given.order.text, sentence)


def order_views(table: Table, seat: int | None, lang: str) -> list[OrderView]:
    """Return the orders of *seat* that may still be carried out."""
    if seat is None:
        return []
    return [order_view(table, given, lang) for given in ordering.standing(table, seat)]


def why_asked(table: Table, seat: int | None, lang: str) -> list[str]:
    """Return why orders about the decision that is there leave it to *seat*."""
    if seat is None:
        return []
    face = table.game.face
    return [said(reason, face.words(lang), face) for reason in ordering.why_asked(table, seat)]


def orders_view(table: Table, seat: int, lang: str) -> OrdersView:
    """Return the orders of *seat*: those that stand, and what else it may order now."""
    face = table.game.face
    possible = [
        OrderChance(
            form.kind,
            order_title(face, form.kind, lang),
            [
                OrderBlank(
                    blank.name,
                    blank_title(face, form.kind, blank.name, lang),
                    [
                        OrderChoice(it, choice_title(face, form.kind, blank.name, it, lang))
                        for it in blank.choices
                    ],
                    blank.must_say,
                )
                for blank in form.blanks
            ],
        )
        for form in ordering.forms(table, seat)
    ]
    return OrdersView(order_views(table, seat, lang), possible, why_asked(table, seat, lang))
