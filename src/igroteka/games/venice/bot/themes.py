"""What the features of Venice 2099 are about: a hint says why in these words."""

from __future__ import annotations

from typing import Final

THEMES: Final[dict[str, tuple[str, ...]]] = {
    "points": (
        "points-expected",
        "lead-in-points-expected",
        "lead-in-points-expected-by-progress",
        "close-lead",
        "prospects",
        "lead-in-prospects-by-progress",
    ),
    "coins": (
        "coins",
        "coins-to-spend",
    ),
    "treasures": (
        "treasures-worth-6",
        "treasure-points",
        "lead-in-treasure-points",
    ),
    "purchases": (
        "best-purchase",
        "best-purchase-after-move",
        "best-purchase-by-turns",
        "may-buy-now",
    ),
    "figures": (
        "figures",
        "figures-waiting",
        "figures-lost",
        "best-figure",
    ),
    "dangers": (
        "figures-doomed-by-rivals",
        "figures-in-danger",
        "figures-in-danger-without-gondola",
        "figures-surely-falling",
        "figures-that-must-move",
        "figures-doomed-beyond-gondolas",
    ),
    "ways": (
        "best-move",
        "best-move-late",
        "moves-left",
        "may-move-now",
    ),
    "gondolas": (
        "any-gondola",
        "gondolas",
        "gain-of-gondola",
        "gondolas-by-turns",
    ),
    "hand": ("cards",),
    "order": ("plays-last",),
    "attack": (
        "rival-figures-to-sink-next",
        "rival-figures-to-drown-next",
    ),
}
