"""What choices are called, what they cost and bring, and why a use of a card is not possible."""

from __future__ import annotations

from typing import Any, Final

from igroteka.engine.state import View
from igroteka.face import Choice, Look
from igroteka.games.bruges.face.card_texts import (
    card_text,
    card_title,
    exchange_phrase,
    ship_text,
    tint,
)
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.rules.box import (
    ANY_DIE,
    ANY_WORKER,
    CANAL_MINUS,
    GUILDERS_PLUS,
    SECTION_NAMES,
    SPACES,
    THREAT_NAMES,
    THREAT_VP,
    TWIST_FIXED,
    TWIST_PLUS,
    TWIST_RECRUIT,
    USE_NAMES,
    WORKERS_TAKEN,
    box_of,
)
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, WORKER

COLOUR_VERBS: Final = {
    "house": "house",
    "take": "worker",
    "give": "worker",
    "ward": "threat",
    "threat": "threat",
    "suffer": "threat",
    "as": "die",
    "ship": "ship",
}
PERSON_VERBS: Final = ("use", "dismiss", "evict", "recall", "repeat")
HAND_VERBS: Final = ("discard", "build")
PILE_VERBS: Final = ("fetch", "admit", "raise")
PLACES: Final = {
    **dict.fromkeys(PERSON_VERBS, "person"),
    **dict.fromkeys(HAND_VERBS, "card"),
    **dict.fromkeys(PILE_VERBS, "pile"),
    "burn": "plot",
}
"""Where on the page the card stands that an action names."""


def threat_title(colour: str, words: DeckWords) -> str:
    """Return the threat of a colour."""
    return words(f"bruges-threat-{THREAT_NAMES[COLOUR_NAMES.index(colour)]}")


def change(view: View, seat: int, place: int, base: int, replacing: bool) -> int:
    """Return what the persons of a seat make of a number, from the view alone."""
    box = box_of(view["edition"])
    amounts = [
        amount
        for house in view["players"][seat]["houses"]
        if house["person"]
        for where, amount in box.changes_of[box.card_names.index(house["person"])]
        if where == place
    ]
    return max([base, *amounts]) if replacing else base + sum(amounts)


def seat_of(view: View) -> int:
    """Return the seat whose cards are shown: the viewer's."""
    seat: int = view["seat"]
    return seat


def canal_offers(view: View, seat: int, colour: str | None) -> list[tuple[str, int, int]]:
    """Return the sections that a card of *colour* fits: section, space, price."""
    box = box_of(view["edition"])
    discount = change(view, seat, CANAL_MINUS + 1, 0, False)
    found = []
    for n, side in enumerate(SECTION_NAMES):
        tokens = view["players"][seat]["canals"][side]["tokens"]
        if tokens < SPACES and (
            colour is None or COLOUR_NAMES[box.canal_colours[2 * seat + n][tokens]] == colour
        ):
            found.append((side, tokens + 1, max(0, box.canal_costs[tokens] - discount)))
    return found


def guilders_for(view: View, seat: int, colour: str) -> tuple[int, int, bool]:
    """Return the die that counts for a card, what is added, and whether it is any die."""
    any_die = bool(change(view, seat, ANY_DIE, 0, True))
    die: int = max(view["dice"].values()) if any_die else view["dice"][colour]
    return die, change(view, seat, GUILDERS_PLUS, 0, False), any_die


def uses_of(view: View, name: str, words: DeckWords) -> list[tuple[str, str, str]]:
    """Return for each use of a hand card: its name, its result in a few signs, and what lacks."""
    seat = seat_of(view)
    player = view["players"][seat]
    shade = COLOUR_NAMES[words.cards[name].colour]
    price = next((c["price"] for c in view["hand"] if c["card"] == name), words.cards[name].cost)
    die, plus, _ = guilders_for(view, seat, shade)
    offers = canal_offers(view, seat, shade)
    why = dict.fromkeys(USE_NAMES, "")
    short = {
        "workers": f"+{change(view, seat, WORKERS_TAKEN, 2, True)}",
        "guilders": f"+{die + plus}ƒ" if die else "+ƒ",
        "threat": f"+{change(view, seat, THREAT_VP, 1, True)}★",
        "canal": f"−{min(offer[2] for offer in offers)}ƒ" if offers else "—",
        "house": "+1★",
        "person": f"−{price}ƒ",
    }
    shade_words = tint(shade, words)
    if not player["threats"][shade]:
        why["threat"] = words("bruges-lack-threat", tint=shade_words)
    if not offers:
        why["canal"] = words("bruges-lack-canal", tint=shade_words)
    elif min(offer[2] for offer in offers) > player["guilders"]:
        why["canal"] = words("bruges-lack-guilders", n=player["guilders"])
    if not player["workers"][shade] and not change(view, seat, ANY_WORKER, 0, True):
        why["house"] = words("bruges-lack-worker", tint=shade_words)
    if all(house["person"] for house in player["houses"]):
        why["person"] = words("bruges-lack-house")
    elif price > player["guilders"]:
        why["person"] = words("bruges-lack-guilders", n=player["guilders"])
    return [(use, short[use], why[use]) for use in USE_NAMES]


def choice_of(view: View, action: int, look: Look, words: DeckWords) -> Choice:
    """Return one legal action as it is shown."""
    text = words.box.codec.text(action)
    verb, *args = text.split()
    word = args[0] if args else ""
    if verb == "play":
        return play_choice(view, action, text, word, args[1], words)
    if verb == "trade":
        return trade_choice(view, action, text, word, words)
    if verb in ("done", "stay"):
        said = (
            words("bruges-do-stay") if verb == "stay" else words(f"bruges-do-done-{ending(view)}")
        )
        return Choice(action, text, said, group=words("bruges-group-done"))
    if verb == "rise":
        price = view["step"]["price"]
        after = view["players"][seat_of(view)]["reputation"] + 1
        preview = words("bruges-preview-rise", points=words.box.reputation_points[after])
        said = words("bruges-do-rise", n=price)
        return Choice(action, text, said, preview, "reputation")
    if verb == "buy":
        said = words("bruges-do-buy", n=view["step"]["price"])
        points = view["step"].get("points")
        preview = "+" + words("points", n=points) if points else ""
        return Choice(action, text, said, preview)
    if verb == "draw":
        top = view["decks"][word]["top"]
        said = words("bruges-do-draw", deck=word, tint=tint(top, words))
        return Choice(action, text, said, target=f"deck-{word}", final=True)
    if verb == "at":
        seat = int(word) - 1
        preview = aim_preview(view, seat, words)
        return Choice(action, text, look.names[seat], preview, f"seat-{seat}")
    if verb in ("canal", "breach"):
        said = words(f"bruges-do-{verb}", side=words(f"bruges-side-{word}"))
        preview = canal_preview(view, word, words) if verb == "canal" else ""
        return Choice(action, text, said, preview, f"canal-{word}")
    if verb in COLOUR_VERBS:
        return colour_choice(view, action, text, verb, word, words)
    return card_choice(view, action, text, verb, word, words)


def aim_preview(view: View, seat: int, words: DeckWords) -> str:
    """Return what somebody whom an effect may hit has of what it takes or brings."""
    player = view["players"][seat]
    attack = view["step"]["attack"]
    held = {
        "pay": player["guilders"],
        "worker": sum(player["workers"].values()),
        "person": sum(bool(house["person"]) for house in player["houses"]),
        "house": len(player["houses"]),
    }
    n = held.get(attack, sum(player["threats"].values()))
    return words("bruges-preview-aim", attack=attack, n=n)


def ending(view: View) -> str:
    """Return what “done” means now: the end of the turn, enough, or no."""
    kind = view["step"]["kind"]
    if kind == "turn":
        return "turn"
    return "stop" if kind in ("fill", "sell", "buy", "build", "ward") else "decline"


def colour_choice(
    view: View, action: int, text: str, verb: str, word: str, words: DeckWords
) -> Choice:
    """Return an action that names a colour."""
    said = words(f"bruges-do-{verb}", tint=tint(word, words), threat=threat_title(word, words))
    preview = ""
    if verb == "give" and view["step"]["kind"] == "sell":
        preview = "+" + words("guilders", n=view["step"]["price"])
    if verb == "ship":
        told = ship_text(view["harbour"][word]["docked"], words)
        preview = words("bruges-preview-ship", tint=tint(word, words), text=told)
    if verb == "ward":
        points = change(view, seat_of(view), THREAT_VP, 1, True)
        preview = "+" + words("points", n=points)
    return Choice(action, text, capital(said), preview, f"{COLOUR_VERBS[verb]}-{word}")


def card_choice(
    view: View, action: int, text: str, verb: str, word: str, words: DeckWords
) -> Choice:
    """Return an action that names a card."""
    card = words.cards[word]
    shade = tint(COLOUR_NAMES[card.colour], words)
    said = words(f"bruges-do-{verb}", card=card_title(word, words), tint=shade)
    preview = ""
    group = ""
    if verb == "use":
        group = words("bruges-group-use")
        told = card_text(word, words)
        if card.icon == WORKER:
            worker = tint(COLOUR_NAMES[card.worker], words)
            preview = words("bruges-preview-worker", tint=worker, text=told)
        else:
            preview = words("bruges-preview-free", text=told)
    elif verb in ("repeat", "admit", "fetch"):
        preview = card_text(word, words)
    elif verb == "dismiss":
        preview = words("bruges-preview-dismiss", points=card.cost // 3)
    elif verb == "evict":
        preview = words("bruges-preview-returns")
    final = verb in ("burn", "evict", "discard")
    return Choice(action, text, capital(said), preview, f"{PLACES[verb]}-{word}", group, final)


def play_choice(
    view: View, action: int, text: str, name: str, use: str, words: DeckWords
) -> Choice:
    """Return one of the six uses of a card, with its result."""
    seat = seat_of(view)
    player = view["players"][seat]
    shade = COLOUR_NAMES[words.cards[name].colour]
    shade_words = tint(shade, words)
    preview = ""
    n = change(view, seat, WORKERS_TAKEN, 2, True)
    if view["step"].get("wild") and use != "person":
        said = words(f"bruges-do-wild-{use}", n=n)
    elif use == "workers":
        said = words("bruges-do-play-workers", n=n, tint=shade_words)
        preview = words("bruges-preview-workers", n=player["workers"][shade] + n)
    elif use == "guilders":
        die, plus, any_die = guilders_for(view, seat, shade)
        kind = ("any" if any_die else "die") + ("-plus" if plus else "")
        why = words(f"bruges-why-{kind}", tint=shade_words, die=die, plus=plus)
        said = words("bruges-do-play-guilders", n=die + plus, why=why)
        preview = words("bruges-preview-guilders", n=player["guilders"] + die + plus)
    elif use == "threat":
        points = change(view, seat, THREAT_VP, 1, True)
        said = words("bruges-do-play-threat", tint=shade_words, n=points)
    elif use == "canal":
        offers = canal_offers(view, seat, shade)
        fits = [offer for offer in offers if offer[2] <= player["guilders"]]
        said = words("bruges-do-play-canal", n=min(offer[2] for offer in fits))
        if len(fits) == 1:
            preview = canal_preview(view, fits[0][0], words)
    elif use == "house":
        said = words("bruges-do-play-house", tint=shade_words)
        any_worker = change(view, seat, ANY_WORKER, 0, True)
        preview = words(f"bruges-preview-house{'-any' if any_worker else ''}", tint=shade_words)
    else:
        price = next(c["price"] for c in view["hand"] if c["card"] == name)
        said = words("bruges-do-play-person", n=price)
        points = words.cards[name].cost // 3
        preview = words("bruges-preview-person", points=points, text=card_text(name, words))
    group = card_title(name, words)
    target = f"use-{name}-{use}"
    return Choice(action, text, capital(said), preview, target, group, final=use != "house")


def trade_choice(view: View, action: int, text: str, name: str, words: DeckWords) -> Choice:
    """Return a card's use as the exchange modifies it, with its result and what is left of it."""
    seat = seat_of(view)
    player = view["players"][seat]
    shade = COLOUR_NAMES[words.cards[name].colour]
    card, use = view["exchange"]["card"], view["exchange"]["use"]
    twist = words.box.twists[words.box.exchange_names.index(card) + 1]
    said = words("bruges-do-trade", text=exchange_phrase(card, words))
    parts = []
    if use == "guilders" and not view["step"].get("wild"):
        die, plus, _ = guilders_for(view, seat, shade)
        n = (twist[TWIST_FIXED] or die) + plus + twist[TWIST_PLUS]
        parts.append(words("bruges-preview-guilders", n=player["guilders"] + n))
    elif use == "person":
        price = next(c["price"] for c in view["hand"] if c["card"] == name)
        less = max(0, price - twist[TWIST_RECRUIT])
        parts.append(words("bruges-preview-price", n=less))
    parts.append(words("bruges-preview-trade", n=view["exchange"]["markers"]))
    target = f"use-{name}-{use}"
    group = card_title(name, words)
    return Choice(action, text, said, ", ".join(parts), target, group, use != "house")


def canal_preview(view: View, side: str, words: DeckWords) -> str:
    """Return what the next space of a section costs and brings."""
    player = view["players"][seat_of(view)]
    tokens: int = player["canals"][side]["tokens"] + 1
    parts = []
    prices: dict[str, Any] = view["step"].get("prices", {})
    if side in prices:
        parts.append(words("bruges-preview-price", n=prices[side]))
    if tokens == 3:
        parts.append(words("bruges-preview-canal-third"))
    if tokens == SPACES and not player["canals"][side]["crowned"] and view["statues"]:
        parts.append(words("bruges-preview-canal-fifth", n=view["statues"][0]))
    return ", ".join(parts)


def capital(text: str) -> str:
    """Return *text* with a capital first letter."""
    return text[:1].upper() + text[1:]
