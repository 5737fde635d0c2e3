"""Phase 3: drawing followers from the bag, and taking characters back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.orleans.rules.actions import DONE, DRAW, RECALL, STORE
from igroteka.games.orleans.rules.box import (
    KNIGHT,
    KNIGHT_DRAWS,
    MARKET_SPACES,
    TOKEN_NAMES,
    TOKENS,
    TOWER_SPACES,
    TRACKS,
)
from igroteka.games.orleans.rules.characters import (
    anybody_lies,
    bag_size,
    draw_token,
    lying,
    not_owned,
    own_slots,
    owns,
)
from igroteka.games.orleans.rules.decisions import (
    EMPTY,
    S_DRAW,
    S_RECALL,
    S_STORE,
    TECHNOLOGY,
)
from igroteka.games.orleans.rules.places import SLOT_NAMES, SLOT_PLACE, SLOTS, TOWER_TILE

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


# --- how many ----------------------------------------------------------------------------------


def followers_number(state: OrleansState, seat: int) -> int:
    """O11: return the number that the knight track of *seat* shows."""
    return KNIGHT_DRAWS[state.tracks[seat * TRACKS + KNIGHT]]


def market_room(state: OrleansState, seat: int) -> int:
    """Return how many characters still fit on the market of *seat*."""
    return MARKET_SPACES - sum(state.market[seat * TOKENS : seat * TOKENS + TOKENS])


def tower_room(state: OrleansState, seat: int) -> int:
    """O40: return how many more may be laid in the gunpowder tower of *seat*."""
    if state.tiles[TOWER_TILE] != seat:
        return 0
    return TOWER_SPACES - sum(state.tower)


def room(state: OrleansState, seat: int) -> int:
    """Return how many characters still fit on the market and in the tower of *seat*."""
    return market_room(state, seat) + tower_room(state, seat)


def most_draws(state: OrleansState, seat: int) -> int:
    """O11: the number of the knight track, at most what is in the bag and what fits."""
    return min(followers_number(state, seat), bag_size(state, seat), room(state, seat))


def allowance(state: OrleansState, seat: int, drawn: int) -> int:
    """O12: for each draw declined one may be taken back."""
    return followers_number(state, seat) - drawn


def begin(state: OrleansState, seat: int) -> bool:
    """Ask *seat* how many to draw, or what to take back; say whether there is a choice."""
    state.seat_to_act = seat
    if most_draws(state, seat) > 0:
        state.steps.append(S_DRAW)
        return True
    return begin_recall(state, seat, allowance(state, seat, 0))


def begin_recall(state: OrleansState, seat: int, backs: int) -> bool:
    """Ask *seat* what to take back; say whether there is a choice."""
    if backs <= 0 or not room(state, seat) or not anybody_lies(state, seat):
        return False
    state.steps.append(backs)
    state.steps.append(S_RECALL)
    return True


def to_market(state: OrleansState, seat: int) -> None:
    """Lay what is in the hand on the market."""
    hand = state.hand
    base = seat * TOKENS
    for token in range(TOKENS):
        if hand[token]:
            state.market[base + token] += hand[token]
            hand[token] = 0


class Drawing(Step["OrleansState"]):
    """O11, O60: how many to draw, before anything is taken back."""

    name = "draw"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer to draw any number up to the most; O11: also fewer."""
        return list(range(DRAW, DRAW + most_draws(state, seat) + 1))

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """O60: draw them together, then store, then take back."""
        state.steps.clear()
        number = action - DRAW
        backs = allowance(state, seat, number)
        if number:
            hand = state.hand
            total = bag_size(state, seat)
            for n in range(number):
                hand[draw_token(state, seat, total - n)] += 1
            if state.events is not None:
                drawn = " ".join(TOKEN_NAMES[t] for t in range(TOKENS) for _ in range(hand[t]))
                state.tell("drew", seat, reveals=True, count=number, tokens=drawn)
            if tower_room(state, seat):
                state.steps.append(backs)
                state.steps.append(S_STORE)
                return
            to_market(state, seat)
        begin_recall(state, seat, backs)

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Say how many come, and how many may come back for those declined."""
        number = action - DRAW
        backs = min(
            allowance(state, seat, number),
            room(state, seat) - number,
            len(lying(state, seat)),
        )
        return Offer(
            action,
            "draw",
            "bag",
            gains={"followers": number} if number else {},
            then=(("recalls", backs),) if backs else (),
            args={"n": number},
            final=True,
        )

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say what limits the number."""
        if RECALL <= action < RECALL + SLOTS:
            return self.draw_first(state, seat)
        number = action - DRAW
        if not 0 <= number <= KNIGHT_DRAWS[-1] or number <= most_draws(state, seat):
            return None
        if number > followers_number(state, seat):
            return because(
                "Your knight track lets you draw {n} at most.",
                "orleans-refusal-draws",
                "O11",
                n=followers_number(state, seat),
            )
        if number > bag_size(state, seat):
            return because(
                "Your bag holds only {n}.", "orleans-refusal-bag", "O11", n=bag_size(state, seat)
            )
        return because(
            "Your market has room for {n} more.",
            "orleans-refusal-room",
            "O11",
            n=room(state, seat),
        )

    def draw_first(self, state: OrleansState, seat: int) -> Reason:
        """O60: what is taken back comes after the draw."""
        return because(
            "First say how many you draw: for each one fewer than {n} you may take one back.",
            "orleans-refusal-draw-first",
            "O60",
            n=followers_number(state, seat),
        )

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """Whoever lies on a slot waits for the draw."""
        reason = self.draw_first(state, seat)
        return [Closed(f"slot-{SLOT_NAMES[slot]}", reason, "recall") for slot in lying(state, seat)]


# --- the gunpowder tower -----------------------------------------------------------------------


def fit_on_market(state: OrleansState, seat: int) -> bool:
    """Say whether all in the hand fit on the market."""
    return sum(state.hand) <= market_room(state, seat)


class Storing(Step["OrleansState"]):
    """O40: who of those just drawn or taken back is laid in the tower."""

    name = "store"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer all in the hand; the rest goes to the market, if it fits there."""
        hand = state.hand
        actions = [STORE + token for token in range(TOKENS) if hand[token]]
        if fit_on_market(state, seat):
            actions.append(DONE)
        return actions

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Lay one in the tower, or the rest on the market."""
        if action != DONE:
            token = action - STORE
            state.hand[token] -= 1
            state.tower[token] += 1
            if state.events is not None:
                state.tell("stored", seat, token=TOKEN_NAMES[token])
            if tower_room(state, seat) and sum(state.hand):
                return
        to_market(state, seat)
        state.steps.pop()
        backs = state.steps.pop()
        begin_recall(state, seat, backs)

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Name the character."""
        if action == DONE:
            return Offer(action, "done-store")
        token = TOKEN_NAMES[action - STORE]
        return Offer(action, "store", f"drawn-{token}", args={"token": token})

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say why a character cannot be laid in the tower, or why one must."""
        if action == DONE and not fit_on_market(state, seat):
            return because(
                "Your market has room for {n} more; the others must go into the tower.",
                "orleans-refusal-must-store",
                "O40",
                n=market_room(state, seat),
            )
        if STORE <= action < STORE + TOKENS and not state.hand[action - STORE]:
            return self.only_fresh()
        return None

    def only_fresh(self) -> Reason:
        """O40: nothing moves between market and tower."""
        return because(
            "Only who has just been drawn or taken back may be laid in the tower.",
            "orleans-refusal-only-fresh",
            "O40",
        )

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """Whoever lay on the market before stays there."""
        base = seat * TOKENS
        return [
            Closed(f"market-{TOKEN_NAMES[token]}", self.only_fresh(), "store")
            for token in range(TOKENS)
            if state.market[base + token]
        ]


# --- taking back -------------------------------------------------------------------------------


class Recalling(Step["OrleansState"]):
    """O12: who comes back from a slot instead of a draw."""

    name = "recall"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer any character of the own slots, activated or not; never a technology tile."""
        actions = lying(state, seat, RECALL)
        actions.append(DONE)
        return actions

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Take a character back to the market, or to the tower if there is room."""
        state.steps.pop()
        backs = state.steps.pop()
        if action == DONE:
            return
        slot = action - RECALL
        token = state.slots[seat * SLOTS + slot]
        state.slots[seat * SLOTS + slot] = EMPTY
        state.free[seat] |= 1 << slot
        if state.events is not None:
            state.tell("recalled", seat, token=TOKEN_NAMES[token], slot=SLOT_NAMES[slot])
        state.hand[token] += 1
        if tower_room(state, seat):
            state.steps.append(backs - 1)
            state.steps.append(S_STORE)
            return
        to_market(state, seat)
        begin_recall(state, seat, backs - 1)

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Name the slot."""
        if action == DONE:
            return Offer(action, "done-recall")
        slot = SLOT_NAMES[action - RECALL]
        return Offer(action, "recall", f"slot-{slot}", gains={"followers": 1}, args={"slot": slot})

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say why nobody can be taken back from a slot."""
        if not RECALL <= action < RECALL + SLOTS:
            return None
        slot = action - RECALL
        place = SLOT_PLACE[slot]
        if not owns(state, seat, place):
            return not_owned(place)
        token = state.slots[seat * SLOTS + slot]
        if token == EMPTY:
            return because(
                "Nobody lies on “{slot}”.",
                "orleans-refusal-nobody-lies",
                "O12",
                slot=SLOT_NAMES[slot],
            )
        if token == TECHNOLOGY:
            return because(
                "A technology tile is never taken back.",
                "orleans-refusal-technology-back",
                "O12",
            )
        return None

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """The technology tiles."""
        found = []
        for slot in own_slots(state, seat):
            reason = self.refuse(state, RECALL + slot, seat)
            if reason is not None and state.slots[seat * SLOTS + slot] != EMPTY:
                found.append(Closed(f"slot-{SLOT_NAMES[slot]}", reason, "recall"))
        return found
