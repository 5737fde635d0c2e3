"""Line icons that only Bruges needs, on a 24-unit grid."""

from __future__ import annotations

from typing import Final

from igroteka.face import icons

LIGHTNING: Final = "M13 2L5 14h6l-1 8l9-13h-6z"
INFINITY: Final = "M12 12c-3-5-9-5-9 0s6 5 9 0c3-5 9-5 9 0s-6 5-9 0"
LAUREL: Final = (
    "M12 21C5 20 3 13 5 4M12 21c7-1 9-8 7-17M5 9c3 0 4 2 4 4M19 9c-3 0-4 2-4 4"
    "M6 14c3 0 4 1 5 4M18 14c-3 0-4 1-5 4"
)
WORKER: Final = "M12 3a4 4 0 1 0 0 8a4 4 0 1 0 0-8M6 21l2-8c1-2 7-2 8 0l2 8z"
WAVES: Final = "M2 8c3-4 6-4 10 0s7 4 10 0M2 15c3-4 6-4 10 0s7 4 10 0"
BED: Final = "M3 20V8M3 16h18v4M21 16c0-4-2-5-5-5h-5v5M7 9a2 2 0 1 0 0 4a2 2 0 1 0 0-4"
RING: Final = "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 4v5M5 16l4-2.5M19 16l-4-2.5"
STATUE: Final = (
    "M12 3a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M9 17l-1-6c2-3 6-3 8 0l-1 6zM6 21h12v-4H6z"
)
EXCHANGE: Final = "M3 8h16l-4-4M21 16H5l4 4"
CARDS: Final = "M4 7h10v14H4zM9 7V3h11v14h-6"

ICONS: Final = {
    "lightning": LIGHTNING,
    "worker": WORKER,
    "infinity": INFINITY,
    "once": INFINITY,
    "laurel": LAUREL,
}

GUILDS: Final = {
    "nobles": "M4 18h16l1-10l-5 4l-4-7l-4 7l-5-4z",
    "entertainers": "M5 5c5 2 9 2 14 0c1 9-2 14-7 15c-5-1-8-6-7-15M9 10h1M14 10h1M9 14c2 2 4 2 6 0",
    "artisans": "M4 20l9-9M11 5l4-2l6 6l-2 4zM13 7l4 4",
    "clerics": "M12 3v18M6 8h12",
    "defenders": "M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6z",
    "scholars": "M12 6c-2-2-6-2-9-1v14c3-1 7-1 9 1c2-2 6-2 9-1V5c-3-1-7-1-9 1zM12 6v14",
    "officials": "M6 3h12v13H6zM9 7h6M9 11h6M12 16v5M9 19l3 2l3-2",
    "merchants": "M12 3v17M7 21h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z",
    "servants": "M8 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M11 11l9 9M16 16l2-2M19 19l2-2",
    "artists": "M4 20c4 0 5-2 5-4l9-11l2 2l-10 10c-2 1-3 3-6 3z",
    "underworld": "M12 2v13M7 15h10M12 15v6M10 21h4M12 2l-2 5M12 2l2 5",
    "travellers": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M15 9l-2 5l-4 1l2-5z",
}

USES: Final = {
    "workers": WORKER,
    "guilders": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10",
    "threat": RING,
    "canal": WAVES,
    "house": "M4 21V10l8-6l8 6v11zM10 21v-6h4v6",
    "person": BED,
}

SHIPS: Final = {
    "workers": WORKER,
    "guilders": USES["guilders"],
    "discard_threat": RING,
    "repeat_lightning": LIGHTNING,
    "draw": CARDS,
    "draw_and_play": CARDS,
    "reputation": icons.CROWN,
}
