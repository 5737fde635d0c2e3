"""What is in the box: bid cards, crates and coins."""

from __future__ import annotations

from typing import Final

# H1: three colours from 1 to 8. A card is an int that grows with its strength, so H6 (the
# number counts first, then red before yellow before blue) is a comparison of ints.
COLOUR_NAMES: Final = ("blue", "yellow", "red")
CARD_NAMES: Final = tuple(f"{colour}-{number}" for number in range(1, 9) for colour in COLOUR_NAMES)
CARDS: Final = len(CARD_NAMES)

# H2: sixteen crates hold one to five fish, four a torn net. A crate is the number of its fish.
NET: Final = 0
CRATES: Final = (1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, NET, NET, NET, NET)
CRATE_NAMES: Final = ("net", "fish-1", "fish-2", "fish-3", "fish-4", "fish-5")

# H3: what everybody starts with; there are as many rounds as cards in a hand.
HAND: Final = 5
COINS: Final = 3

# H8, H9: what a look into the next crate and a swap cost.
PEEK_PRICE: Final = 1
SWAP_PRICE: Final = 1

# H12: what a torn net costs at the end.
NET_POINTS: Final = -3
