"""The actions of The Haul and the options of its tables."""

from __future__ import annotations

from typing import Final

from haul.rules.box import CARD_NAMES
from igroteka.engine import Codec, Option

CODEC: Final = Codec(
    ("bid", CARD_NAMES),  # lay a card face down
    ("peek",),  # pay for a look into the next crate
    ("keep",),  # take the crate that you are served
    ("swap",),  # pay to get the next one instead
)
BID: Final = CODEC.base("bid")
PEEK: Final = CODEC.base("peek")
KEEP: Final = CODEC.base("keep")
SWAP: Final = CODEC.base("swap")

OPTIONS: Final = (Option("peeking", ("yes", "no")),)  # H8
PEEKING: Final = 0
