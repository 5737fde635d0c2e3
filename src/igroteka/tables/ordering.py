"""Orders at a table: which of them stand, and what they say to the decision that is there.

An order stands from when it was given until it is withdrawn or what it is about is past
(`OrderKind.is_over`). That follows from the log: where the game goes back, an order that was over
by then stands again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from igroteka.engine import Order, OrderForm, OrderKind, Reason, because
from igroteka.engine.orders import read_order
from igroteka.tables.views import Status

if TYPE_CHECKING:
    from igroteka.tables.table import Table


@dataclass(slots=True)
class Given:
    """An order that a seat has given."""

    id: str
    seat: int
    order: Order
    number: int
    """The last entry of the log when it was given."""
    ended: int | None = None
    """The step at which what it is about was past; None: it is not yet."""


def kind_of(table: Table, order: Order) -> OrderKind[Any] | None:
    """Return the kind of an order; None: this version of the game has none of that name."""
    kinds = table.match.state.ORDERS
    return next((kind for kind in kinds if kind.name == order.kind), None)


def forms(table: Table, seat: int) -> list[OrderForm]:
    """Return what *seat* may order now; nothing where lessons or puzzles are followed."""
    if table.status != Status.PLAYING or table.course is not None or table.puzzle is not None:
        return []
    return table.match.state.orders(seat)


def read(table: Table, seat: int, text: str) -> Order:
    """Return the order that *seat* gives with *text*.

    :raises IllegalAction: if no such order may be given now, saying why.
    """
    return read_order(text, forms(table, seat))


def standing(table: Table, seat: int) -> list[Given]:
    """Return the orders of *seat* that may still fire."""
    if table.status != Status.PLAYING:
        return []
    return [given for given in table.orders if given.seat == seat and stands(table, given)]


def stands(table: Table, given: Given) -> bool:
    """Say whether an order may still fire."""
    return given.ended is None or given.ended > table.step


def same_subject(table: Table, seat: int, order: Order) -> list[Given]:
    """Return the orders of *seat* that a new one takes the place of."""
    kind = kind_of(table, order)
    subject = kind.subject if kind else ""
    return [
        given
        for given in standing(table, seat)
        if given.order.kind == order.kind and given.order.get(subject) == order.get(subject)
    ]


# --- what follows from the log ----------------------------------------------------------------


def after_act(table: Table, number: int) -> None:
    """Note after entry *number*, an action, which orders are over."""
    for given in table.orders:
        if given.number >= number:
            continue  # a log is being read, and it had not been given yet
        if given.ended is not None and given.ended >= table.step:
            given.ended = None  # the game went back, and has gone another way
        if given.ended is None and is_over(table, given):
            given.ended = table.step


def taken_back_alone(table: Table, seat: int, to: int) -> None:
    """Let orders of *seat* stand again that were over after step *to*; the others' stay."""
    for given in table.orders:
        if given.seat == seat and given.ended is not None and given.ended > to:
            given.ended = table.step if is_over(table, given) else None


def is_over(table: Table, given: Given) -> bool:
    """Say whether what an order is about is past."""
    kind, state = kind_of(table, given.order), table.match.state
    return kind is None or state.is_over or kind.is_over(given.order, state.view(given.seat))


def reread(table: Table, found: list[Given]) -> None:
    """Take the orders as they are stored, after another server has changed them."""
    known = {given.id: given for given in table.orders}
    table.orders = [known.get(given.id, given) for given in found]
    for given in table.orders:
        if given.id not in known and given.number < table.number and is_over(table, given):
            given.ended = table.step


# --- what they say ----------------------------------------------------------------------------


def next_ordered(table: Table) -> tuple[Given, str] | None:
    """Return the order that fires now, and the action it stands for; None: none does.

    Also while a bot sits in: the order is the person's own word.
    """
    for seat in table.to_act:
        for given in standing(table, seat):
            answer = table.match.state.answer(given.order, seat)
            if answer is not None and answer.reason is None:
                return given, table.game.codec.text(answer.action)
    return None


def why_asked(table: Table, seat: int) -> list[Reason]:
    """Return why orders of *seat* that are about its decision leave it to the person."""
    if seat not in table.to_act:
        return []
    found = []
    for given in standing(table, seat):
        answer = table.match.state.answer(given.order, seat)
        if answer is not None and answer.reason is not None:
            found.append(answer.reason)
        elif answer is not None and table.went_back:
            found.append(gone_back())
    return found


def gone_back() -> Reason:
    """Say that after going back nothing is done unasked."""
    return because(
        "The game has gone back, so you are asked yourself; your orders hold again as soon as "
        "somebody has acted.",
        "refusal-order-went-back",
        "",
    )
