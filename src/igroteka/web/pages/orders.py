"""The panel “Beforehand”: what is ordered, and what may be ordered, for who waits for others."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
import msgspec
from markupsafe import Markup, escape

from igroteka.tables.order_views import OrderBlank, OrderChance, OrdersView, OrderView
from igroteka.web.pages import bits
from igroteka.web.pages.reader import Reader

BLANK = "blank-"
"""How the fields of a form begin in which something is filled in."""


def orders_panel(reader: Reader, table: str, orders: OrdersView | None) -> Markup | None:
    """Return the panel; nothing if there is nothing to be ordered.

    It is drawn after each move and seldom changes, so what was drawn lately is kept.
    """
    if orders is None or not (orders.possible or orders.standing):
        return None
    return drawn_panel(reader.lang, table, msgspec.json.encode(orders))


@lru_cache(maxsize=500)
def drawn_panel(lang: str, table: str, seen: bytes) -> Markup:
    """Return the panel for who reads *lang* and has *seen* these orders, `OrdersView` in JSON."""
    reader, orders = Reader(lang), msgspec.json.decode(seen, type=OrdersView)
    return Markup(panel(reader, table, orders))


def panel(reader: Reader, table: str, orders: OrdersView) -> h.Element:
    """Return the panel."""
    words = reader.words
    return h.details("#orders.orders")[
        h.summary[
            words("orders-title"),
            h.span(".muted")[words("orders-standing", n=len(orders.standing))]
            if orders.standing
            else None,
        ],
        h.div(".orders-body", data_scroll="keep")[
            h.p(".small.muted")[words("orders-how")],
            standing(reader, table, orders.standing) if orders.standing else None,
            (order_form(reader, table, chance) for chance in orders.possible),
        ],
    ]


def standing(reader: Reader, table: str, orders: list[OrderView]) -> h.Element:
    """Return the orders that may still be carried out, each with a way to withdraw it."""
    words = reader.words
    return h.ul(".orders-standing")[
        (
            h.li[
                h.p[order.said],
                bits.post_form(
                    f"/t/{table}/withdraw",
                    bits.hidden("order", order.id),
                    h.button(
                        ".button.quiet",
                        aria_label=words("orders-withdraw-this", order=order.said),
                    )[words("orders-withdraw")],
                    data_send=True,
                ),
            ]
            for order in orders
        )
    ]


def order_form(reader: Reader, table: str, chance: OrderChance) -> h.Element:
    """Return the form of an order that may be given; what leaves no choice is only told."""
    return bits.post_form(
        f"/t/{table}/order",
        bits.hidden("order", chance.kind),
        h.h3[chance.title],
        (blank_field(reader, chance.kind, blank) for blank in chance.blanks),
        h.button(".button")[reader.words("orders-give")],
        class_="order-form",
        data_send=True,
    )


def blank_field(reader: Reader, kind: str, blank: OrderBlank) -> h.Node:
    """Return one thing to be filled in."""
    if len(blank.choices) == 1 and not blank.must_say:
        return h.p[f"{blank.title} {blank.choices[0].title}"]
    return h.label(".field")[
        blank.title,
        h.select(f"#order-{kind}-{blank.name}", name=BLANK + blank.name, required=blank.must_say)[
            h.option(value="")[reader.words("orders-choose")] if blank.must_say else None,
            options(blank),
        ],
    ]


def options(blank: OrderBlank) -> Markup:
    """Return what may be filled in; it may be a whole city, and is drawn at each move."""
    return Markup(
        "".join(
            f'<option value="{escape(choice.value)}">{escape(choice.title)}</option>'
            for choice in blank.choices
        )
    )


def order_text(form: dict[str, str]) -> str:
    """Return the order that a form gives.

    >>> order_text({"order": "rescue", "blank-to": "d5", "other": "x"})
    'rescue to=d5'
    """
    filled = (
        f"{name.removeprefix(BLANK)}={choice}"
        for name, choice in form.items()
        if name.startswith(BLANK) and choice
    )
    return " ".join((form.get("order", ""), *filled))
