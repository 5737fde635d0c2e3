"""Drawing of the discard pile, which everybody may browse: sorted by guild or by colour."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Final

from igroteka.face.palette import colour
from igroteka.face.svg import chip, drawing, el, icon, label, piece, ring
from igroteka.games.bruges.face import symbols
from igroteka.games.bruges.face.card_texts import card_title, guild_title
from igroteka.games.bruges.face.controls import Controls
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.pieces import TEXT, WIDTH, coin, fitted
from igroteka.games.bruges.rules.deck.file import Card
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, GUILD_NAMES
from igroteka.games.bruges.rules.view import BrugesView

GUILD: Final = "guild"
ORDERS: Final = (GUILD, "colour")
"""The ways to sort it; the first is the usual one."""
COLUMN: Final = 174
LOW: Final = 28
HIGH: Final = 42  # where a thumb must hit a card


def group_of(name: str, order: str, words: DeckWords) -> int:
    """Return under which heading a card stands."""
    card = words.cards[name]
    return card.guild if order == GUILD else card.colour


def place_in(name: str, order: str, words: DeckWords) -> tuple[int, int, int, str]:
    """Return where a card stands: by its heading, then by the other order, then by cost."""
    card = words.cards[name]
    other = card.colour if order == GUILD else card.guild
    return group_of(name, order, words), other, card.cost, name


def pile(view: BrugesView, order: str, words: DeckWords, controls: Controls) -> str:
    """Return the discard pile in one order, each group of cards under its heading."""
    # B38: everybody may look through the pile at any time.
    names = sorted(view["discard"], key=lambda name: place_in(name, order, words))
    head = f"{words('bruges-pile')}: {len(names)}"
    top = label(8, 14, head, 16, anchor="start", weight=700, serif=True)
    parts = [el("g", top, data_help="discard")]
    y = 32.0
    if not names:
        said = words("bruges-pile-empty")
        parts.append(label(8, y + 6, said, TEXT, anchor="start", fill=colour("muted")))
        y += 24
    high = HIGH if any(choice.target.startswith("pile-") for choice in controls.choices) else LOW
    for _, group in groupby(names, key=lambda name: group_of(name, order, words)):
        cards = list(group)
        parts.append(heading(words.cards[cards[0]], len(cards), order, y, words))
        y += 24
        for n, name in enumerate(cards):
            row, column = divmod(n, 2)
            place = 8 + column * COLUMN, y + row * high
            parts.append(pile_card(name, place, high, order, words, controls))
        y += -(-len(cards) // 2) * high + 4
    return drawing(WIDTH, y + 4, *parts, label=f"{head}. {words(f'bruges-pile-{order}')}")


def heading(card: Card, n: int, order: str, y: float, words: DeckWords) -> str:
    """Return the guild or the colour of the cards below, and how many there are."""
    if order == GUILD:
        mark = icon(symbols.GUILDS[GUILD_NAMES[card.guild]], 8, y + 3, 16, stroke=colour("muted"))
        said = guild_title(card, words)
    else:
        mark = chip(COLOUR_NAMES[card.colour], 16, y + 11, 16)
        said = words(f"colour-{COLOUR_NAMES[card.colour]}").capitalize()
    said = f"{said}: {n}"
    return mark + label(30, y + 11, said, TEXT, anchor="start", weight=600, fill=colour("muted"))


def pile_card(
    name: str,
    place: tuple[float, float],
    high: float,
    order: str,
    words: DeckWords,
    controls: Controls,
) -> str:
    """Return one card of the pile, as a control if it can be chosen."""
    body = plain_card(name, high, order, words)
    frame = ring(0, 0, COLUMN - 4, high - 4, 6)
    body = controls.on(f"pile-{name}", body, frame, card_title(name, words))
    if order == GUILD:
        return piece(f"card-{name}", *place, body, help=f"card-{name}")
    # One drawing has the pieces that glide; in a second one they would hide where they were.
    x, y = place
    return el("g", body, transform=f"translate({x:.0f} {y:.0f})", data_help=f"card-{name}")


@cache
def plain_card(name: str, high: float, order: str, words: DeckWords) -> str:
    """Return a card: its name, its cost, and what its heading does not say."""
    card = words.cards[name]
    body = el(
        "rect",
        width=COLUMN - 4,
        height=high - 4,
        rx=5,
        fill=colour("sheet"),
        stroke=colour("line"),
    )
    middle = (high - 4) / 2
    if order == GUILD:
        body += chip(COLOUR_NAMES[card.colour], 14, middle, 18)
    else:
        body += icon(symbols.GUILDS[GUILD_NAMES[card.guild]], 6, middle - 8, 16)
    body += coin(35, middle, card.cost, 18)
    return body + fitted(49, middle, card_title(name, words), 116, anchor="start")
