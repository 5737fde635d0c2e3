"""What could be hidden: all worlds that look the same to a seat are equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haul.rules.steps import BIDDING

if TYPE_CHECKING:
    from haul.rules.state import HaulState
    from igroteka.engine import Rng


def deal_unseen(world: HaulState, seat: int | None, rng: Rng) -> None:
    """Deal all that *seat* has not seen anew.

    The cards were shuffled once, and nothing that happened since depends on those that are
    hidden: so they lie in any order with the same chance. The same holds for the crates to
    come, but for the next one if *seat* has peeked.
    """
    world.rng = rng.bits()
    face_down = world.steps[-1] == BIDDING
    others = [other for other in range(world.seats) if other != seat]
    hidden_bids = [other for other in others if face_down and world.bids[other] >= 0]
    # What is hidden is put in order first: the result must not depend on how it truly lies.
    unseen = sorted(
        world.box
        + [card for other in others for card in world.hands[other]]
        + [world.bids[other] for other in hidden_bids]
    )
    rng.shuffle(unseen)
    for other in others:
        world.hands[other] = sorted(unseen.pop() for _ in world.hands[other])
    for other in hidden_bids:
        world.bids[other] = unseen.pop()
    world.box = unseen
    known = [world.stack.pop()] if seat is not None and world.peeked[seat] else []
    world.stack.sort()
    rng.shuffle(world.stack)
    world.stack += known
