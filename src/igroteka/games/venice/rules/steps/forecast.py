"""The forecast, the last part of a turn: a card is played, a district sinks. V20, V21, V36."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Verb
from igroteka.games.venice.rules.actions import PLAY
from igroteka.games.venice.rules.box import COLOURS, DISTRICT_NAMES, VALUE_NAMES
from igroteka.games.venice.rules.city import SQUARE_NAMES, WATER
from igroteka.games.venice.rules.decisions import RESCUING
from igroteka.games.venice.rules.steps.end import end_turn

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


def cards(hand: int) -> list[int]:
    """Return the cards of a hand, in the order in which they must be played."""
    found = []
    while hand:
        found.append((hand & -hand).bit_length() - 1)
        hand &= hand - 1
    return found


def lowest_value(hand: int) -> int:
    """V20: return the lowest value of a hand that is not empty; X is the highest."""
    return ((hand & -hand).bit_length() - 1) // COLOURS


def next_cards(hand: int) -> list[int]:
    """V20: return the cards of which one must be played next; none of an empty hand."""
    lowest = lowest_value(hand)
    return [card for card in cards(hand) if card // COLOURS == lowest]


def drawn_card(card: int) -> str:
    """Return the id with which a card is drawn."""
    return f"card-{DISTRICT_NAMES[card]}"


def waiting_cards(state: VeniceState, seat: int, reason: Reason) -> list[Closed]:
    """Return the whole hand of *seat* as closed: something else comes first."""
    return [Closed(drawn_card(card), reason, "play") for card in cards(state.hands[seat])]


def obstacle(state: VeniceState, card: int, seat: int) -> Reason | None:
    """Return what keeps *seat* from playing *card*."""
    hand = state.hands[seat]
    if not hand >> card & 1:
        return because(
            "You do not hold {card}.", "venice-refusal-not-held", "V20", card=DISTRICT_NAMES[card]
        )
    if card // COLOURS != lowest_value(hand):
        return because(
            "A card of your lowest value, {value}, must be played first.",
            "venice-refusal-lowest-first",
            "V20",
            value=VALUE_NAMES[lowest_value(hand)],
        )
    return None


class Forecast(Verb["VeniceState"]):
    """V20: of the cards of the lowest value the player chooses."""

    name = "play"

    def apply(self, state: VeniceState, action: int, seat: int) -> None:
        """V21, V36: the square becomes water and its coins go; then its owner may rescue."""
        card = action - PLAY
        state.hands[seat] &= ~(1 << card)
        # V31: nothing lower is left in that hand.
        state.floors[seat] = card // COLOURS
        square = state.square_of[card]
        fallen = state.standing[square]
        before = state.scores() if state.events is not None else []
        state.standing[square] = WATER
        state.stakes[square] = 0
        if fallen >= 0:
            state.figures[state.figures.index(square)] = -1
        if state.events is not None:
            state.tell(
                "sank",
                seat,
                reveals=True,
                district=DISTRICT_NAMES[card],
                square=SQUARE_NAMES[square],
                before=" ".join(map(str, before)),
                after=" ".join(map(str, state.scores())),
            )
        if fallen < 0:
            end_turn(state)
            return
        if can_be_rescued(state, fallen):
            state.steps.append(square)
            state.steps.append(RESCUING)
            state.seat_to_act = fallen
            return
        if state.events is not None:
            state.tell("drowned", fallen, square=SQUARE_NAMES[square])
        end_turn(state)

    def refuse(self, state: VeniceState, action: int, seat: int) -> Reason | None:
        """Return why the card cannot be played."""
        return obstacle(state, action - PLAY, seat)

    def offer(self, state: VeniceState, action: int, seat: int) -> Offer:
        """Return which square sinks, and whose figure falls in or drowns at once."""
        card = action - PLAY
        square = state.square_of[card]
        name = SQUARE_NAMES[square]
        then: list[tuple[str, str | int]] = [("sinks", name)]
        fallen = state.standing[square]
        if fallen >= 0:
            then.append(("falls" if can_be_rescued(state, fallen) else "drowns", fallen))
        return Offer(
            action,
            "play",
            drawn_card(card),
            then=tuple(then),
            args={"card": DISTRICT_NAMES[card], "square": name},
            final=True,
        )

    def closed(self, state: VeniceState, seat: int) -> list[Closed]:
        """Return the cards of the hand that must wait."""
        return [
            Closed(drawn_card(card), reason, "play")
            for card in cards(state.hands[seat])
            if (reason := obstacle(state, card, seat)) is not None
        ]


def can_be_rescued(state: VeniceState, seat: int) -> bool:
    """V22: a rescue takes a gondola; without one the figure is out for good."""
    return state.gondolas[seat] > 0


ALL_COLOURS: Final = (1 << COLOURS) - 1
FORECASTS: Final = tuple(
    tuple(
        tuple(PLAY + value * COLOURS + colour for colour in range(COLOURS) if bits >> colour & 1)
        for bits in range(1 << COLOURS)
    )
    for value in range(len(VALUE_NAMES))
)
"""For the hot path: by the lowest value and the bits of its colours what may be played."""
