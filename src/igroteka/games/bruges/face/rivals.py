"""Drawing of another player, small: purse, workers, threats, canals, hand, and the street."""

from __future__ import annotations

from typing import Final

from igroteka.face import Look, icons
from igroteka.face.palette import colour, on_colour
from igroteka.face.svg import drawing, el, icon, label, ring, sign, title
from igroteka.games.bruges.face import symbols
from igroteka.games.bruges.face.card_texts import card_title, tint
from igroteka.games.bruges.face.controls import Controls
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.dice import rolled
from igroteka.games.bruges.face.holdings import arc
from igroteka.games.bruges.face.houses import bust
from igroteka.games.bruges.face.pieces import WIDTH, back, coin
from igroteka.games.bruges.rules.box import LEADER_NAMES, SECTION_NAMES
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES
from igroteka.games.bruges.rules.view import BrugesView, House, Player

HOUSE_WIDE: Final = 36
HOUSE_HIGH: Final = 54
PER_ROW: Final = 9
TOP: Final = 84


def rival(view: BrugesView, seat: int, look: Look, words: DeckWords, controls: Controls) -> str:
    """Return one player: purse, workers, threats, canals, hand, and the street."""
    player, name = view["players"][seat], look.names[seat]
    body = el(
        "g",
        coin(20, 13, "ƒ", 18),
        label(33, 13, player["guilders"], 16, anchor="start", weight=600),
        data_help="guilders",
        data_mark=f"guilders-{seat}",
    )
    body += el("g", leaders(player), data_mark=f"leaders-{seat}")
    if view["start"] == seat:
        body += icon(icons.FLAG, 178, 4, 18, stroke=colour("accent"))
    body += hand(player, words)
    body += workers_and_threats(player, seat) + counts(player, seat)
    street = ""
    houses = player["houses"]
    for n, house in enumerate(houses):
        row, column = divmod(n, PER_ROW)
        x, y = 8 + column * (HOUSE_WIDE + 3), TOP + row * (HOUSE_HIGH + 5)
        street += one_house(house, x, y, words)
    body += el("g", street, data_mark=f"street-{seat}") if street else ""
    rows = -(-len(houses) // PER_ROW)
    for row in range(rows):
        base = TOP + row * (HOUSE_HIGH + 5) + HOUSE_HIGH
        body += el("path", d=f"M4 {base}h{WIDTH - 8}", stroke=colour("ink"), stroke_width=1.4)
    high = TOP + rows * (HOUSE_HIGH + 5)
    body = controls.on(f"seat-{seat}", body, ring(2, 1, WIDTH - 4, high - 3, 10), name)
    return drawing(WIDTH, high, body, label=name)


def pocket(view: BrugesView, words: DeckWords) -> str:
    """Return the viewer's guilders, the dice, and the viewer's workers in one line."""
    if view["seat"] is None:
        return ""
    player = view["players"][view["seat"]]
    made = coin(16, 16, "ƒ", 18) + label(28, 16, player["guilders"], 15, anchor="start", weight=700)
    if view["phase"] == "draw" and view["drawn"]:
        # There are no dice yet: rather what one has drawn, which is not in the hand yet.
        made += label(56, 16, words("bruges-drawn", n=len(view["drawn"])), 14, anchor="start")
        for n, name in enumerate(view["drawn"][:5]):
            made += back(name, 236 + n * 24, 2, 22, 28)
        return drawing(WIDTH, 32, made, label=words("bruges-fact-guilders"))
    dice = rolled(view)
    for n, name in enumerate(COLOUR_NAMES):
        x = 52 + n * 26
        die = el("rect", x=x, y=4, width=24, height=24, rx=5, fill=colour(name))
        die += label(x + 9, 16, dice[name] or "?", 15, weight=700, fill=on_colour(name))
        die += sign(name, x + 18, 11, 8)
        said = words("bruges-die-name", tint=tint(name, words), n=dice[name])
        made += el("g", title(said), die, data_help="die")
    workers = workers_and_threats(player, None, -36)
    made += el("g", workers, transform="translate(182 0)")
    return drawing(WIDTH, 32, made, label=words("bruges-fact-guilders"))


def hand(player: Player, words: DeckWords) -> str:
    """Return the hand as others see it: house backs, and who is known."""
    made = ""
    for n, card in enumerate(player["hand"][:9]):
        known = card["card"]
        said = (
            card_title(known, words)
            if known
            else words("bruges-unknown-card", tint=tint(card["colour"], words))
        )
        drawn = title(said) + back(card["colour"], 204 + n * 17, 2, 14, 21)
        made += el("g", drawn, data_help=f"card-{known}" if known else "hand")
    return made


def one_house(house: House, x: float, y: float, words: DeckWords) -> str:
    """Return a house; who lives there looks out."""
    name, person = house["colour"], house["person"]
    made = back(name, x, y, HOUSE_WIDE, HOUSE_HIGH)
    if not person:
        said = words("bruges-house-name", tint=tint(name, words))
        return el("g", title(said), made, data_help="house")
    made += el(
        "rect",
        x=x + 4,
        y=y + 21,
        width=HOUSE_WIDE - 8,
        height=HOUSE_HIGH - 24,
        rx=4,
        fill=colour("shade" if house["turned"] else "sheet"),
        stroke=colour("ink"),
    )
    made += bust(COLOUR_NAMES[words.cards[person].colour], x + HOUSE_WIDE / 2, y + 33)
    return el("g", title(card_title(person, words)), made, data_help=f"card-{person}")


def leaders(player: Player) -> str:
    """Return the leader markers of a player, those turned up in green."""
    paths = {"reputation": icons.CROWN, "persons": icons.FIGURE, "canals": symbols.WAVES}
    made = ""
    for n, leader in enumerate(LEADER_NAMES):
        up = player["leaders"][leader]
        made += icon(paths[leader], 76 + n * 26, 3, 20, stroke=colour("good" if up else "line"))
    return el("g", made, data_help="leader")


def workers_and_threats(player: Player, seat: int | None, y: float = -12) -> str:
    """Return how many workers of each colour a player has, and how far each threat is.

    Without a seat only the workers, as in one's own pocket.
    """
    workers = rings = ""
    for n, shade in enumerate(COLOUR_NAMES):
        x = 16 + n * 34
        count = player["workers"][shade]
        workers += el(
            "path",
            d=symbols.WORKER,
            transform=f"translate({x - 8} {y + 42}) scale(0.75)",
            fill=colour(shade if count else "shade"),
            stroke=colour("ink" if count else "line"),
            stroke_width=1.4,
        )
        workers += sign(shade, x + 1, y + 55, 7, fill=None if count else colour("muted"))
        workers += label(x + 12, y + 52, count, 13, anchor="start", weight=600)
        held = player["threats"][shade]
        cx = 202 + n * 32
        for part in range(3):
            rings += el(
                "path",
                d=arc(cx, y + 52, 9, part),
                fill="none",
                stroke_width=5,
                stroke=colour(shade if part < held else "line"),
            )
        rings += sign(shade, cx, y + 52, 8, fill=colour(shade) if held else colour("line"))
    if seat is None:
        return el("g", workers, data_help="worker")
    made = el("g", workers, data_help="worker", data_mark=f"workers-{seat}")
    return made + el("g", rings, data_help="threat", data_mark=f"threats-{seat}")


def counts(player: Player, seat: int, y: float = -15) -> str:
    """Return how many canal tokens, houses and persons a player has, and which statues."""
    tokens = "+".join(str(player["canals"][side]["tokens"]) for side in SECTION_NAMES)
    people = sum(bool(house["person"]) for house in player["houses"])
    facts = (
        (symbols.WAVES, tokens, "canal"),
        (icons.HOUSE, str(len(player["houses"])), "house"),
        (icons.FIGURE, str(people), "person"),
        (symbols.STATUE, "+".join(map(str, player["statues"])) or "0", "statue"),
    )
    made = ""
    for n, (path, value, topic) in enumerate(facts):
        x = 12 + n * 50
        made += el(
            "g",
            icon(path, x, y + 72, 18, stroke=colour("muted")),
            label(x + 22, y + 82, value, 13, anchor="start", weight=600),
            data_help=topic,
            data_mark=f"canals-{seat}" if topic == "canal" else None,
        )
    return made
