"""The actions of Bruges and the options of its tables."""

from __future__ import annotations

from typing import Final

from igroteka.engine.codec import Codec
from igroteka.engine.options import Option
from igroteka.games.bruges.rules.deck.vocabulary import CARDS, COLOUR_NAMES, SECTIONS
from igroteka.games.bruges.rules.deck.vocabulary import USES as USE_NAMES

MOST_SEATS: Final = 5
# A street never has more houses than there are cards.
PLACES: Final = tuple(str(place + 1) for place in range(CARDS))


def codec_of(card_names: tuple[str, ...]) -> Codec:
    """Return the numbered actions of a deck, given the ids of its cards."""
    return Codec(
        ("draw", SECTIONS),  # take the top card of a deck
        ("done",),  # end the turn, stop, or decline
        ("rise",),  # buy a step of reputation …
        ("stay",),  # … or not
        ("play", card_names, USE_NAMES),  # play a card from hand for one of the six actions
        ("use", card_names),  # use a person
        ("canal", SECTIONS),  # build on a section
        ("house", COLOUR_NAMES),  # settle in an empty house of this colour, before version 3
        ("take", COLOUR_NAMES),  # take a worker
        ("give", COLOUR_NAMES),  # return a worker
        ("ward", COLOUR_NAMES),  # discard a threat marker
        ("threat", COLOUR_NAMES),  # name the colour of a threat for somebody else
        ("at", tuple(str(seat + 1) for seat in range(MOST_SEATS))),  # name a victim
        ("suffer", COLOUR_NAMES),  # which penalty first
        ("dismiss", card_names),  # discard an own person
        # Lose the empty house that this card is; before version 2 of the rules, one of a colour.
        ("burn", (*card_names, *COLOUR_NAMES)),
        ("evict", card_names),  # lose the house of this person, who returns to the hand
        ("breach", SECTIONS),  # lose the outermost canal token of a section
        ("recall", card_names),  # take an own person back into the hand
        ("discard", card_names),  # discard a card from hand
        ("build", card_names),  # put a card from hand down as a house
        ("buy",),  # buy points once, or pay for the rest of an effect
        ("repeat", card_names),  # carry out a lightning person's effect again
        ("fetch", card_names),  # take a card of the discard pile into the hand
        ("admit", card_names),  # settle a person of the discard pile
        ("raise", card_names),  # build the house of a card of the discard pile
        ("as", COLOUR_NAMES),  # name the colour that the played card counts as
        ("ship", COLOUR_NAMES),  # use a docked ship
        ("trade", card_names),  # play a card for the action of the exchange card, modified
        ("lodge", PLACES),  # settle in the empty house at this place of the street
    )


# The numbers are the same with every deck: only what the cards are called differs.
NUMBERS: Final = codec_of(tuple(str(card) for card in range(CARDS)))

DRAW: Final = NUMBERS.base("draw")
DONE: Final = NUMBERS.base("done")
RISE: Final = NUMBERS.base("rise")
STAY: Final = NUMBERS.base("stay")
PLAY: Final = NUMBERS.base("play")
USE: Final = NUMBERS.base("use")
CANAL: Final = NUMBERS.base("canal")
HOUSE: Final = NUMBERS.base("house")
TAKE: Final = NUMBERS.base("take")
GIVE: Final = NUMBERS.base("give")
WARD: Final = NUMBERS.base("ward")
THREAT: Final = NUMBERS.base("threat")
AT: Final = NUMBERS.base("at")
SUFFER: Final = NUMBERS.base("suffer")
DISMISS: Final = NUMBERS.base("dismiss")
BURN: Final = NUMBERS.base("burn")
BURN_COLOUR: Final = BURN + CARDS  # before version 2
EVICT: Final = NUMBERS.base("evict")
BREACH: Final = NUMBERS.base("breach")
RECALL: Final = NUMBERS.base("recall")
DISCARD: Final = NUMBERS.base("discard")
BUILD: Final = NUMBERS.base("build")
BUY: Final = NUMBERS.base("buy")
REPEAT: Final = NUMBERS.base("repeat")
FETCH: Final = NUMBERS.base("fetch")
ADMIT: Final = NUMBERS.base("admit")
RAISE: Final = NUMBERS.base("raise")
AS: Final = NUMBERS.base("as")
SHIP: Final = NUMBERS.base("ship")
TRADE: Final = NUMBERS.base("trade")
LODGE: Final = NUMBERS.base("lodge")

# The six uses of a card, in the order of the rules (I to VI).
USES: Final = len(USE_NAMES)
FOR_WORKERS: Final = 0
FOR_GUILDERS: Final = 1
FOR_THREAT: Final = 2
FOR_CANAL: Final = 3
FOR_HOUSE: Final = 4
FOR_PERSON: Final = 5

OPTIONS: Final[tuple[Option, ...]] = (
    Option("citizens", ("auto", "no", "yes")),  # Z1: module 1; five players need it
    Option("zwin", ("no", "yes")),  # Z1: module 3
    Option("exchange", ("no", "yes")),  # Z1: module 4
)
CITIZENS: Final = 0
WITH_CITIZENS: Final = 2
ZWIN: Final = 1
EXCHANGE: Final = 2
