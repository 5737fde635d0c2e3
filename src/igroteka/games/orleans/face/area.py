"""A player's board: market, places with their slots, tiles, goods; and the bag."""

from __future__ import annotations

from typing import Final

from igroteka.face import Look, Words, icons
from igroteka.face.palette import colour
from igroteka.face.svg import (
    badge,
    drawing,
    el,
    icon,
    label,
    paragraph,
    piece,
    ring,
    title,
)
from igroteka.games.orleans.face.names import laid, slot_title, wants_of
from igroteka.games.orleans.face.pieces import (
    WIDTH,
    Controls,
    coin,
    good,
    heading,
    kind_of,
    panel,
    round_ring,
    star,
    technology,
    token,
    wanted,
)
from igroteka.games.orleans.rules.box import GOOD_NAMES, MARKET_SPACES, TOWER_SPACES
from igroteka.games.orleans.rules.places import (
    BOARD_PLACES,
    PLACE_NAMES,
    SLOT_NAMES,
    SLOTS_OF,
)
from igroteka.games.orleans.rules.view import OrleansView, PlayerView

CARD: Final = 172
HIGH: Final = 93
GAP: Final = 6


def own_board(view: OrleansView, seat: int, look: Look, words: Words, controls: Controls) -> str:
    """Return the board of *seat*; with *controls* its things can be used."""
    player = view["players"][seat]
    controls = controls._replace(owner=seat)
    parts = [_facts(view, seat, look, words, controls)]
    y = 80.0
    market, y = _market(view, seat, words, controls, y)
    parts.append(market)
    if view["asked"]["drawn"] and view["deciding"] == seat:
        drawn, y = _drawn(view, seat, words, controls, y)
        parts.append(drawn)
    owned = [*range(BOARD_PLACES), *(PLACE_NAMES.index(tile) for tile in player["tiles"])]
    y += 6
    for n, place in enumerate(owned):
        row, column = divmod(n, 2)
        parts.append(
            _place(
                view,
                seat,
                place,
                5 + column * (CARD + GAP),
                y + row * (HIGH + GAP),
                words,
                controls,
            )
        )
    y += -(-len(owned) // 2) * (HIGH + GAP) + 4
    bag, y = _bag(view, seat, words, controls, y)
    parts.append(bag)
    return drawing(WIDTH, y, *parts, label=words("orleans-board-of", name=look.names[seat]))


def _facts(view: OrleansView, seat: int, look: Look, words: Words, controls: Controls) -> str:
    """Return the head of the board: name, coins, level, citizens, stations, goods."""
    player = view["players"][seat]
    made = badge(seat, look.names[seat], 20, 20, 30)
    made += label(42, 20, look.names[seat][:14], 17, anchor="start", weight=600, serif=True)
    x = 352.0
    facts = (
        (icons.HOUSE, f"{len(player['stations'])}", "station", ""),
        (icons.FIGURE, f"{len(player['citizens'])}", "citizen", "mycitizens"),
        (icons.GEAR, f"{player['technology']}", "technology", "mytechnology"),
    )
    for path, value, topic, key in facts:
        x -= 14
        made += controls.thing(
            key,
            words(f"orleans-fact-{topic}"),
            icon(path, x - 24, 11, 18, colour("muted")),
            label(x, 20, value, 15, weight=700, anchor="middle"),
            mark=ring(x - 31, 0, 42, 40, 8),
            help=topic,
        )
        x -= 28
    made += el("g", star(x - 18, 19, 28, player["level"]), data_help="level")
    made += el("g", coin(x - 52, 20, 26, player["coins"]), data_help="coin")
    for n, name in enumerate(GOOD_NAMES):
        gx = 22 + n * 70
        number = player["goods"][name]
        body = good(name, gx, 58, 26) + label(
            gx + 20,
            58,
            f"×{number}",
            15,
            anchor="start",
            weight=700 if number else 400,
            fill=None if number else colour("muted"),
        )
        mark = ring(gx - 17, 41, 62, 34, 8)
        said = words(f"orleans-good-{name}")
        made += controls.thing(f"mygood-{name}", said, body, mark=mark, help="good")
    return made


def items(player: PlayerView) -> int:
    """Return how many things of a player the level multiplies."""
    return len(player["stations"]) + len(player["citizens"])


def _market(
    view: OrleansView, seat: int, words: Words, controls: Controls, y: float
) -> tuple[str, float]:
    player = view["players"][seat]
    name = label(14, y + 12, words("orleans-market"), 12, anchor="start", fill=colour("muted"))
    made = el("g", panel(5, y, WIDTH - 10, 66, quiet=True), name, data_help="market")
    made += _row(
        player["market"], "market", MARKET_SPACES, seat, player, words, controls, y + 42, 5
    )
    y += 72
    if player["tower"] is not None:
        name = label(
            14,
            y + 25,
            words("orleans-place-gunpowder_tower"),
            12,
            anchor="start",
            fill=colour("muted"),
        )
        sheet = panel(5, y, WIDTH - 10, 50, quiet=True)
        made += el("g", sheet, name, data_help="place-gunpowder_tower")
        made += _row(
            player["tower"], "tower", TOWER_SPACES, seat, player, words, controls, y + 25, 240
        )
        y += 56
    return made, y


def _row(
    tokens: dict[str, int],
    where: str,
    spaces: int,
    seat: int,
    player: PlayerView,
    words: Words,
    controls: Controls,
    y: float,
    left: float,
) -> str:
    """Return the spaces of a market; like tokens stand together and are one target."""
    lying = laid(tokens)
    made = ""
    for n in range(spaces):
        x = left + 22.5 + n * 43.5
        if n >= len(lying):
            made += el(
                "circle",
                cx=x,
                cy=y,
                r=18,
                fill="none",
                stroke=colour("line"),
                stroke_dasharray="3 3",
                pointer_events="none",
            )
    done: dict[str, int] = {}
    held = player["held"] if player["held_from_tower"] == (where == "tower") else None
    for name in dict.fromkeys(lying):
        key = f"{where}-{name}"
        marks = ""
        body = _spaces(lying.index(name), lying.count(name), left, y)
        for n, other in enumerate(lying):
            if other != name:
                continue
            x = left + 22.5 + n * 43.5
            number = done.get(name, 0)
            done[name] = number + 1
            up = 7.0 if held == name and number == 0 else 0.0
            body += piece(
                f"{where}-{seat}-{name}-{number}",
                x,
                y - up,
                token(name, 0, 0, 36, seat),
                help=kind_of(name),
            )
            marks += round_ring(x, y - up, 20)
        made += controls.thing(key, words(f"orleans-token-{name}"), body, mark=marks)
    return made


def _spaces(first: int, number: int, left: float, y: float) -> str:
    """Return what takes the clicks on some spaces of a row, also between two tokens."""
    return el(
        "rect",
        x=left + 0.75 + first * 43.5,
        y=y - 21.75,
        width=number * 43.5,
        height=43.5,
        fill="none",
        pointer_events="all",
    )


def _drawn(
    view: OrleansView, seat: int, words: Words, controls: Controls, y: float
) -> tuple[str, float]:
    """Return what has just been drawn and waits to be laid somewhere."""
    made = panel(5, y, WIDTH - 10, 54, ready=True)
    made += label(14, y + 27, words("orleans-drawn"), 12, anchor="start", fill=colour("muted"))
    picked = view["asked"].get("picked")
    lying = laid(view["asked"]["drawn"])
    for name in dict.fromkeys(lying):
        key = f"drawn-{name}"
        body = marks = ""
        for n, other in enumerate(lying):
            if other == name:
                x = 110 + n * 42
                up = 6 if picked == name else 0
                body += token(name, x, y + 27 - up, 36, seat)
                marks += round_ring(x, y + 27 - up, 20)
        said = words(f"orleans-token-{name}")
        made += controls.thing(key, said, body, mark=marks, help=kind_of(name))
    return made, y + 62


def _place(
    view: OrleansView, seat: int, place: int, x: float, y: float, words: Words, controls: Controls
) -> str:
    player = view["players"][seat]
    name = PLACE_NAMES[place]
    key = f"place-{name}"
    made = panel(x, y, CARD, HIGH, ready=name in player["ready"])
    made += label(
        x + 10, y + 14, words(f"orleans-place-{name}"), 14, anchor="start", weight=700, serif=True
    )
    text, _ = paragraph(
        x + 10,
        y + 28,
        words(f"orleans-effect-{name}"),
        12,
        CARD - 12,
        fill=colour("muted"),
        most_lines=2,
    )
    made += text
    if view["step"] == "plan" and controls.closes(key):
        made += _warning(x + CARD - 15, y + 15)
    said = words(f"orleans-place-{name}")
    mark = ring(x + 1, y + 1, CARD - 2, HIGH - 2, 8)
    made = controls.thing(key, said, made, mark=mark, help=f"place-{name}")
    for n, slot in enumerate(SLOTS_OF[place]):
        made += _slot(
            player, seat, SLOT_NAMES[slot], x + 28 + n * 44, y + HIGH - 22, words, controls
        )
    return made


def _warning(cx: float, cy: float) -> str:
    """Return the sign of a place that could not act as things stand."""
    ground = el("circle", cx=cx, cy=cy, r=9, fill=colour("sheet"), stroke=colour("bad"))
    return ground + label(cx, cy, "!", 14, weight=700, fill=colour("bad"))


def _slot(
    player: PlayerView,
    seat: int,
    slot: str,
    x: float,
    y: float,
    words: Words,
    controls: Controls,
) -> str:
    lies = player["slots"][slot]
    if lies is None:
        body = wanted(wants_of(slot), x, y, 36)
    elif lies == "technology":
        body = technology(x, y, 34)
    else:
        body = token(lies, x, y, 36, seat)
        if slot in player["fresh"]:
            body += el(
                "circle",
                cx=x + 13,
                cy=y - 13,
                r=4,
                fill=colour("accent"),
                stroke=colour("sheet"),
                stroke_width=1.5,
            )
    said = slot_title(slot, words)
    if lies is not None:
        said += " — " + words(f"orleans-token-{lies}")
    mark = round_ring(x, y, 20, under=True)
    return controls.thing(f"slot-{slot}", said, body, mark=mark, help="slot")


def _bag(
    view: OrleansView, seat: int, words: Words, controls: Controls, top: float
) -> tuple[str, float]:
    """Return what is in a bag, and the chance that the next one drawn is of a kind."""
    player = view["players"][seat]
    inside = {name: n for name, n in player["bag"].items() if n}
    total = sum(inside.values())
    parts = [panel(5, top, WIDTH - 10, 84 if inside else 30, quiet=True)]
    parts.append(heading(14, top + 15, words("orleans-bag-short", n=total)))
    if inside:
        note = words("orleans-bag-draws", n=player["draws"])
        parts.append(label(346, top + 15, note, 12, anchor="end", fill=colour("muted")))
    step = min(44.0, (WIDTH - 18) / max(1, len(inside)))
    for n, (name, number) in enumerate(inside.items()):
        x = 9 + step * (n + 0.5)
        chance = words("orleans-chance", n=round(100 * number / total))
        parts.append(
            el(
                "g",
                title(f"{words(f'orleans-token-{name}')}: {number}, {chance}"),
                token(name, x, top + 38, 26, seat),
                label(x, top + 59, f"×{number}", 13, weight=700),
                label(x, top + 75, chance, 12, fill=colour("muted")),
            )
        )
    bottom = top + (88 if inside else 34)
    mark = ring(6, top + 1, WIDTH - 12, bottom - top - 6, 8)
    said = words("orleans-bag-holds", n=total)
    return controls.thing("bag", said, *parts, mark=mark, help="bag"), bottom
