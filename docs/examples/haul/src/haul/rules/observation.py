"""What a seat may know of The Haul as numbers: for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from haul.rules.actions import OPTIONS
from haul.rules.box import CARDS, COINS, CRATE_NAMES, CRATES, HAND
from haul.rules.steps import BIDDING, STEPS
from igroteka.engine import Field, Layout, common_fields, common_numbers, flags, step_field

if TYPE_CHECKING:
    from haul.rules.state import HaulState

SEATS: Final = 4
KINDS_OF_CRATE: Final = len(CRATE_NAMES)
LAYOUT: Final = Layout(
    "haul",
    1,
    public=[
        *common_fields(2, OPTIONS, SEATS),
        step_field(STEPS),
        Field("round", 1, 1, HAND, "The round, from 1."),
        Field("crate", 1, 0, KINDS_OF_CRATE, "On the quay: 1 + its fish; 0: none.", codes=True),
        Field("stack", 1, 0, len(CRATES), "How many crates are to come."),
        Field("spent", CARDS, 0, CARDS, "1 + each card of earlier rounds; 0: none.", codes=True),
        Field("gone", len(CRATES), 0, KINDS_OF_CRATE, "Crates swapped away.", codes=True),
        Field("coins", SEATS, 0, COINS, "The coins of each seat.", SEATS),
        Field("cards", SEATS, 0, HAND, "How many cards are in each hand.", SEATS),
        Field("peeked", SEATS, 0, 1, "1: the seat knows the next crate.", SEATS),
        Field("has_bid", SEATS, 0, 1, "1: the seat has laid a card.", SEATS),
        Field("bids", SEATS, 0, CARDS, "1 + the card, once turned up.", SEATS, codes=True),
        Field("crates", SEATS * HAND, 0, KINDS_OF_CRATE, "Crates landed.", SEATS, codes=True),
    ],
    player=[
        Field("hand", CARDS, 0, 1, "1: the card is in the viewer's hand."),
        Field("bid", 1, 0, CARDS, "1 + the card that the viewer has laid.", codes=True),
        Field("next", 1, 0, KINDS_OF_CRATE, "The next crate, if the viewer peeked.", codes=True),
    ],
    oracle=[
        Field("rival_hands", (SEATS - 1) * CARDS, 0, 1, "The rivals' hands.", SEATS - 1),
        Field("rival_bids", SEATS - 1, 0, CARDS, "The rivals' bids.", SEATS - 1, codes=True),
        Field("crates_to_come", len(CRATES), 0, KINDS_OF_CRATE, "The next one last.", codes=True),
    ],
)


def numbers(state: HaulState, seat: int | None, kind: str) -> list[int]:
    """Return what *seat* may know, in the order of LAYOUT."""
    over = state.is_over
    open_bids = not over and state.steps[-1] != BIDDING
    first = 0 if seat is None else seat
    # Who looks comes first, the others follow in turn order; absent seats are zeros.
    present = [(first + after) % state.seats for after in range(state.seats)]
    absent = [0] * (SEATS - state.seats)
    found = common_numbers(state, seat, SEATS)
    found += [0 if over else state.steps[-1] + 1, state.round]
    found += [0 if over else state.crate + 1, len(state.stack)]
    found += padded(state.spent, CARDS)
    found += padded(state.gone, len(CRATES))
    found += [state.coins[other] for other in present] + absent
    found += [len(state.hands[other]) for other in present] + absent
    found += [state.peeked[other] for other in present] + absent
    found += [int(state.bids[other] >= 0) for other in present] + absent
    found += [state.bids[other] + 1 if open_bids else 0 for other in present] + absent
    for other in present:
        found += padded(state.landed[other], HAND)
    found += absent * HAND
    if kind != "public":
        found += hand_of(state, first)
        found.append(state.bids[first] + 1)
        found.append(state.stack[-1] + 1 if state.peeked[first] and not over else 0)
    if kind == "oracle":
        for other in present[1:]:
            found += hand_of(state, other)
        found += absent * CARDS
        found += [state.bids[other] + 1 for other in present[1:]] + absent
        found += padded(state.stack, len(CRATES))
    return found


def padded(things: list[int], length: int) -> list[int]:
    """Return 1 + each of some things, and zeros up to a length."""
    return [thing + 1 for thing in things] + [0] * (length - len(things))


def hand_of(state: HaulState, seat: int) -> bytes:
    """Return for each card whether it is in a hand."""
    return flags(sum(1 << card for card in state.hands[seat]), CARDS)
