"""Line icons on a 24-unit grid, one stroke weight, drawn for us.

An icon is the data of one path. A game keeps icons that only it needs in its own folder.
"""

from __future__ import annotations

from typing import Final

COIN: Final = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10"
CARD: Final = "M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M9 7h6M9 11h6"
POINTS: Final = "M12 3l2.7 5.8l6.3.7l-4.7 4.3l1.3 6.2L12 16.9l-5.6 3.1l1.3-6.2L3 9.5l6.3-.7z"
FIGURE: Final = "M12 3a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M5 21c0-6 3-9 7-9s7 3 7 9z"
BOAT: Final = "M2 13c3 5 17 5 20 0M3 13c-1-3 0-5 1-6M21 13c1-3 0-5-1-6M12 13V4M12 4l5 2"
CHEST: Final = "M4 10h16v9H4zM4 10c0-6 16-6 16 0M12 10v4M10 14h4"
HOUSE: Final = "M4 21V10l8-6l8 6v11zM10 21v-6h4v6"
CROWN: Final = "M4 18h16l1-10l-5 4l-4-7l-4 7l-5-4z"
HOURGLASS: Final = "M6 3h12M6 21h12M7 3c0 5 10 13 10 18M17 3c0 5-10 13-10 18"
FLAG: Final = "M6 21V3M6 4h12l-3 4l3 4H6"
BAG: Final = "M9 4h6l-1 4c6 3 7 13 2 13H8c-5 0-4-10 2-13z"
HAND: Final = "M4 19l4-14l4 13M8 5l7 13M12 7l8 10"
BOOK: Final = "M12 6c-2-2-6-2-9-1v14c3-1 7-1 9 1c2-2 6-2 9-1V5c-3-1-7-1-9 1zM12 6v14"
GEAR: Final = "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M5 19l3-3M16 8l3-3"
BARREL: Final = "M7 3h10c3 6 3 12 0 18H7c-3-6-3-12 0-18M5 8h14M5 16h14"
DIE: Final = "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M8 8h.1M16 16h.1M12 12h.1"
UNDO: Final = "M9 6L4 11l5 5M4 11h10c8 0 7 9 2 9"
CLOCK: Final = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7v5l4 3"
EYE: Final = "M2 12c5-8 15-8 20 0c-5 8-15 8-20 0M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6"
CHAT: Final = "M4 4h16v12H11l-5 5v-5H4z"
LINK: Final = (
    "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2"
)
HELP: Final = "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2.5M12 18h.1"
CHECK: Final = "M4 13l5 5L20 6"
CLOSE: Final = "M5 5l14 14M19 5L5 19"
BACK: Final = "M15 4l-8 8l8 8"
FORWARD: Final = "M9 4l8 8l-8 8"
FIRST: Final = "M18 4l-8 8l8 8M6 4v16"
LAST: Final = "M6 4l8 8l-8 8M18 4v16"
BOT: Final = "M5 9h14v10H5zM12 9V5M9 13h.1M15 13h.1M9 16h6M12 4h.1"
