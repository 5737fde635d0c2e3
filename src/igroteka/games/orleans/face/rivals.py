"""Drawing of another player's board, small: what they have, what lies where, and the bag."""

from __future__ import annotations

from typing import Final

from igroteka.face import Look, Words, icons
from igroteka.face.palette import colour
from igroteka.face.svg import drawing, el, icon, label, title
from igroteka.games.orleans.face.names import laid
from igroteka.games.orleans.face.pieces import (
    WIDTH,
    coin,
    good,
    kind_of,
    panel,
    star,
    technology,
    token,
)
from igroteka.games.orleans.rules.box import GOOD_NAMES
from igroteka.games.orleans.rules.places import (
    BOARD_PLACES,
    PLACE_NAMES,
    SLOT_NAMES,
    SLOTS_OF,
)
from igroteka.games.orleans.rules.view import OrleansView, PlayerView

ROW: Final = 28
TOKEN: Final = 23
MARKET_WIDE: Final = 190


def rival(view: OrleansView, seat: int, look: Look, words: Words) -> str:
    """Return a board without what is empty on it."""
    player = view["players"][seat]
    parts = [_holdings(player, words), _market(player, seat, words, 46)]
    y = 68.0
    used = [place for place in _owned(player) if _lying(player, place)]
    used += [place for place in _owned(player) if place >= BOARD_PLACES and place not in used]
    for n, place in enumerate(used):
        row, column = divmod(n, 2)
        parts.append(_place(player, seat, place, 4 + column * 178, y + row * ROW, words))
    y += -(-len(used) // 2) * ROW
    return drawing(WIDTH, y, *parts, label=words("orleans-board-of", name=look.names[seat]))


def _owned(player: PlayerView) -> list[int]:
    return [*range(BOARD_PLACES), *(PLACE_NAMES.index(tile) for tile in player["tiles"])]


def _lying(player: PlayerView, place: int) -> list[str]:
    """Return what lies on a place."""
    slots = [player["slots"][SLOT_NAMES[slot]] for slot in SLOTS_OF[place]]
    return [lies for lies in slots if lies is not None]


def _holdings(player: PlayerView, words: Words) -> str:
    """Return coins, level, technology, citizens, stations and goods in one line."""
    made = el("g", coin(16, 15, 24, player["coins"]), data_help="coin")
    made += el("g", star(44, 14, 26, player["level"]), data_help="level")
    facts = (
        (icons.GEAR, player["technology"], "technology"),
        (icons.FIGURE, len(player["citizens"]), "citizen"),
        (icons.HOUSE, len(player["stations"]), "station"),
    )
    for n, (path, value, topic) in enumerate(facts):
        x = 62 + n * 36
        made += el(
            "g",
            title(f"{words(f'orleans-fact-{topic}')}: {value}"),
            icon(path, x, 7, 16, colour("muted")),
            label(x + 18, 15, value, 13, weight=700, anchor="start"),
            data_help=topic,
        )
    for n, name in enumerate(GOOD_NAMES):
        x, number = 184 + n * 37, player["goods"][name]
        made += el(
            "g",
            title(f"{words(f'orleans-good-{name}')}: {number}"),
            good(name, x, 15, 20),
            label(
                x + 12,
                15,
                number,
                13,
                anchor="start",
                weight=700 if number else 400,
                fill=None if number else colour("muted"),
            ),
            data_help="good",
        )
    return made


def _market(player: PlayerView, seat: int, words: Words, y: float) -> str:
    """Return the characters of the market, and how many are in the bag."""
    made = panel(4, y - 16, WIDTH - 8, 32, quiet=True)
    market = laid(player["market"])
    # Many stand closer, so that they leave room for what is said of the bag.
    apart = min(27, (MARKET_WIDE - TOKEN) / max(1, len(market) - 1))
    for n, name in enumerate(market):
        drawn = token(name, 22 + n * apart, y, TOKEN, seat)
        made += el("g", title(words(f"orleans-token-{name}")), drawn, data_help=kind_of(name))
    total = sum(player["bag"].values())
    note = label(346, y, words("orleans-bag-short", n=total), 13, anchor="end")
    return made + el(
        "g",
        title(words("orleans-bag-holds", n=total)),
        note,
        data_help="bag",
        fill=colour("muted"),
    )


def _place(player: PlayerView, seat: int, place: int, x: float, y: float, words: Words) -> str:
    name, lies = PLACE_NAMES[place], _lying(player, place)
    full = len(lies) == len(SLOTS_OF[place])
    made = panel(x, y, 174, ROW - 3, ready=name in player["ready"])
    made += label(
        x + 8,
        y + ROW / 2 - 1,
        words(f"orleans-place-{name}"),
        13,
        anchor="start",
        weight=700 if full else 400,
    )
    for n, kind in enumerate(reversed(lies)):
        cx, cy = x + 160 - n * 24, y + ROW / 2 - 1.5
        drawn = technology(cx, cy, 21) if kind == "technology" else token(kind, cx, cy, 21, seat)
        made += el("g", title(words(f"orleans-token-{kind}")), drawn)
    return el("g", made, data_help=f"place-{name}")
