"""The table of Bruges as plain text, for a terminal."""

from __future__ import annotations

from itertools import groupby

from igroteka.face import Look
from igroteka.face.plain import filled
from igroteka.games.bruges.face.card_texts import (
    card_text,
    card_title,
    exchange_phrase,
    guild_title,
    icon_text,
    ship_phrase,
    threat_title,
    tint,
)
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.discard_pile import GUILD, group_of, place_in
from igroteka.games.bruges.rules.box import SECTION_NAMES, SPACES
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES
from igroteka.games.bruges.rules.view import BrugesView, House, Player


def counted(numbers: dict[str, int], words: DeckWords) -> str:
    """Return how many of each colour."""
    return ", ".join(f"{words(f'colour-{colour}')} {n}" for colour, n in numbers.items())


def table(view: BrugesView, look: Look, words: DeckWords) -> str:
    """Return what one needs to see at each decision."""
    lines = [*top(view, words)]
    for seat in range(view["seats"]):
        lines += ["", *player(view, seat, look, words)]
    if view["hand"]:
        lines += ["", words("bruges-pane-hand") + ":"]
        for card in view["hand"]:
            lines += described(card["card"], card["price"], words)
    return "\n".join(lines)


def aside(view: BrugesView, look: Look, words: DeckWords) -> str:
    """Return what everybody may look up: persons' texts, ships to come, the discard pile."""
    lines = []
    for seat, owner in enumerate(view["players"]):
        people = [house["person"] for house in owner["houses"] if house["person"]]
        if people:
            lines.append(f"{look.names[seat]}, {words('bruges-fact-persons').lower()}:")
            for name in people:
                lines += described(name, words.cards[name].cost, words)
            lines.append("")
    for colour, dock in (view["harbour"] or {}).items():
        if dock["next"]:
            text = ship_phrase(dock["next"], words)
            ship = words("bruges-ship-name", tint=tint(colour, words), text=text)
            lines += filled(f"{words('bruges-ship-next')} {ship}")
    # Z3, B38: everybody may look through the pile at any time.
    names = sorted(view["discard"], key=lambda name: place_in(name, GUILD, words))
    lines.append(f"{words('bruges-pile')}: {len(names) or words('bruges-pile-empty')}")
    for _, group in groupby(names, key=lambda name: group_of(name, GUILD, words)):
        cards = list(group)
        listed = ", ".join(
            f"{card_title(name, words)} "
            f"({words(f'colour-{COLOUR_NAMES[words.cards[name].colour]}')}, "
            f"{words.cards[name].cost})"
            for name in cards
        )
        lines += filled(f"{guild_title(words.cards[cards[0]], words)}: {listed}", 2)
    return "\n".join(lines)


def top(view: BrugesView, words: DeckWords) -> list[str]:
    """Return the round, the dice, the decks, and what the modules offer."""
    last = {"now": "bruges-round-last", "next": "bruges-round-next"}.get(view["final"])
    head = words(last) if last else words("bruges-round", n=view["round"])
    lines = [head]
    if any(view["dice"].values()):
        price = view["step_price"]
        step = words("bruges-step-price", n=price) if price else words("bruges-step-none")
        lines = filled(f"{head}  ·  {counted(view['dice'], words)}  ·  {step}")
    for side in SECTION_NAMES:
        deck = view["decks"][side]
        name = words(f"bruges-deck-{side}")
        if deck["top"]:
            said = tint(deck["top"], words)
            lines.append(words("bruges-deck-name", side=name, n=deck["cards"], tint=said))
        else:
            lines.append(words("bruges-deck-empty", side=name))
    if not view["reserve"]["in"]:
        lines.append(words("bruges-reserve", n=view["reserve"]["cards"]))
    if view["exchange"]:
        said = exchange_phrase(view["exchange"]["card"], words)
        markers = words("bruges-exchange-markers", n=view["exchange"]["markers"])
        lines += filled(f"{words('bruges-exchange')}: {said} ({markers})")
    for colour, dock in (view["harbour"] or {}).items():
        if dock["docked"]:
            text = ship_phrase(dock["docked"], words)
            lines += filled(words("bruges-ship-name", tint=tint(colour, words), text=text))
    return lines


def player(view: BrugesView, seat: int, look: Look, words: DeckWords) -> list[str]:
    """Return what one player has."""
    own = view["players"][seat]
    mark = "→" if seat in view["to_act"] else " "
    lines = filled(
        f"{mark} {seat + 1} {look.names[seat]}: {words('points', n=own['score'])}, "
        f"{words('guilders', n=own['guilders'])}, "
        f"{words('bruges-fact-reputation').lower()} {own['reputation']}"
    )
    threats = ", ".join(f"{threat_title(c, words)} {n}" for c, n in own["threats"].items() if n)
    led = ", ".join(words(f"bruges-leader-{name}") for name, up in own["leaders"].items() if up)
    rows = (
        ("workers", counted(own["workers"], words)),
        ("threats", threats),
        ("canals", "; ".join(canal(own, seat, n, words) for n in range(len(SECTION_NAMES)))),
        ("statues", ", ".join(map(str, own["statues"]))),
        ("leaders", led),
        ("houses", ", ".join(home(house, words) for house in own["houses"])),
        ("hand", ", ".join(words(f"colour-{card['colour']}") for card in own["hand"])),
    )
    for key, said in rows:
        if said and not (key == "hand" and seat == view["seat"]):
            lines += filled(f"{words(f'bruges-fact-{key}')}: {said}", 5)
    return lines


def canal(own: Player, seat: int, section: int, words: DeckWords) -> str:
    """Return how far a canal is built, and what its next space asks for."""
    side = SECTION_NAMES[section]
    tokens: int = own["canals"][side]["tokens"]
    said = words("bruges-canal-name", side=words(f"bruges-side-{side}"), n=tokens)
    if tokens == SPACES:
        return said
    colour = words(f"colour-{COLOUR_NAMES[words.box.canal_colours[2 * seat + section][tokens]]}")
    return f"{said} → {colour}, {words.box.canal_costs[tokens]}"


def home(house: House, words: DeckWords) -> str:
    """Return a house and who lives in it; a star marks one already used in this round."""
    colour = words(f"colour-{house['colour']}")
    if not house["person"]:
        return f"{colour}: —"
    return f"{colour}: {card_title(house['person'], words)}{'*' if house['turned'] else ''}"


def described(name: str, price: int, words: DeckWords) -> list[str]:
    """Return a card with its text."""
    card = words.cards[name]
    colour = words(f"colour-{COLOUR_NAMES[card.colour]}")
    head = f"{card_title(name, words)} ({colour}, {guild_title(card, words)}, {price})"
    return filled(f"{head}: {card_text(name, words)} ({icon_text(card, words)})", 2)
