"""What choices are called, and what they cost and bring: the words of offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.engine.offers import Offer
from igroteka.face import Choice, Look
from igroteka.games.bruges.face.card_texts import (
    capital,
    card_text,
    card_title,
    exchange_phrase,
    priced_text,
    ship_text,
    threat_title,
    tint,
)
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.rules.box import USE_NAMES
from igroteka.games.bruges.rules.view import BrugesView, Player

DECLINES: Final = ("stay", "done-decline")
WAYS_OUT: Final = ("done-turn", "done-stop", *DECLINES)
WORKER: Final = "worker-"
"""How the ids of workers of a colour begin."""


def choice_of(view: BrugesView, offer: Offer, look: Look, words: DeckWords) -> Choice:
    """Return an offer as it is shown."""
    if offer.kind == "at":
        label = look.names[int(offer.args["seat"])]
    else:
        label = capital(label_of(offer, words))
    group = ""
    if offer.kind == "use":
        group = words("bruges-group-use")
    elif offer.kind in WAYS_OUT:
        group = words("bruges-group-done")
    elif offer.kind in USE_NAMES or offer.kind == "trade":
        group = card_title(str(offer.args["card"]), words)
    preview = PREVIEWS[offer.kind](view, offer, words) if offer.kind in PREVIEWS else ""
    return Choice(
        offer.action,
        offer.text,
        label,
        preview,
        offer.about,
        group,
        offer.final,
        forgoes=offer.kind in DECLINES,
    )


# --- what it is called ----------------------------------------------------------------------


def label_of(offer: Offer, words: DeckWords) -> str:
    """Return what an offer is called."""
    args: dict[str, str | int] = {"n": offer.pays.get("guilders", 0)}
    if "card" in offer.args:
        args["card"] = card_title(str(offer.args["card"]), words)
    if "colour" in offer.args:
        args["tint"] = tint(str(offer.args["colour"]), words)
        args["threat"] = threat_title(str(offer.args["colour"]), words)
    if "section" in offer.args:
        args["side"] = words(f"bruges-side-{offer.args['section']}")
    if "deck" in offer.args:
        args["deck"] = offer.args["deck"]
    if offer.kind == "trade":
        args["text"] = exchange_phrase(str(offer.args["exchange"]), words).removesuffix(".")
    if offer.kind not in USE_NAMES:
        return words(f"bruges-do-{offer.kind}", **args)
    if offer.kind in ("workers", "threat", "guilders"):
        args["n"] = sum(offer.gains.values())
    if offer.kind == "guilders" and offer.gains:
        args["why"] = why_guilders(offer, words)
    return words(f"bruges-do-{'wild' if offer.args['wild'] else 'play'}-{offer.kind}", **args)


def why_guilders(offer: Offer, words: DeckWords) -> str:
    """Return which die brings so many guilders, and what is added."""
    kind = ("any" if offer.args["best"] else "die") + ("-plus" if offer.args["plus"] else "")
    die, plus = offer.args["die"], offer.args["plus"]
    shade = tint(str(offer.args["colour"]), words)
    return words(f"bruges-why-{kind}", tint=shade, die=die, plus=plus)


# --- what it costs and brings ---------------------------------------------------------------


def own(view: BrugesView) -> Player:
    """Return what the viewer has, who is asked."""
    return view["players"][view["seat"] or 0]


def of_price(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return the guilders that it costs."""
    return words("bruges-preview-price", n=offer.pays["guilders"])


def of_points(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return the points that it brings at once."""
    points = offer.gains.get("points", 0)
    return "+" + words("points", n=points) if points else ""


def of_guilders(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return the guilders that it brings."""
    guilders = offer.gains.get("guilders", 0)
    return "+" + words("guilders", n=guilders) if guilders else ""


def of_step(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return how much more the next step of reputation counts at the end."""
    more = offer.gains.get("points-at-end", 0)
    return words("bruges-preview-rise", points=more) if more else ""


def of_canal(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return what a canal space costs, and what it completes."""
    parts = (of_price(view, offer, words), of_completion(view, offer, words))
    return ", ".join(part for part in parts if part)


def of_completion(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return what a canal space completes; the label has told its price."""
    parts = []
    for what, n in offer.then:
        if what == "third":
            parts.append(words("bruges-preview-canal-third", n=n))
        elif what == "statue":
            parts.append(words("bruges-preview-canal-fifth", n=n))
    return ", ".join(parts)


def of_workers(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return how many workers of a colour there will be."""
    return ", ".join(
        words("bruges-preview-workers", n=own(view)["workers"][thing.removeprefix(WORKER)] + n)
        for thing, n in offer.gains.items()
        if thing.startswith(WORKER)
    )


def of_all_guilders(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return how many guilders there will be."""
    if not offer.gains:
        return ""
    return words("bruges-preview-guilders", n=own(view)["guilders"] + offer.gains["guilders"])


def of_house(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return the worker that pays, and the point at the end."""
    if offer.args["wild"] or not offer.pays:
        return ""
    shade = tint(str(offer.args["colour"]), words)
    return words(f"bruges-preview-house{'-any' if 'worker' in offer.pays else ''}", tint=shade)


def of_settling(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return the points at the end and what the person does, for a worker if it asks for one."""
    text = priced_text(str(offer.args["card"]), words)
    return words("bruges-preview-person", points=offer.gains.get("points-at-end", 0), text=text)


def of_trade(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return the result of a modified action, and how many markers are left of it."""
    taken = words("bruges-preview-trade", n=int(offer.args["markers"]))
    return ", ".join(part for part in (of_colour(view, offer, words), taken) if part)


def of_colour(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return the result of an action that is done in a colour."""
    use = str(offer.args["use"])
    return (TRADED.get(use) or PREVIEWS[use])(view, offer, words)


def of_person(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return the worker that a person asks for, and what it does."""
    text = card_text(str(offer.args["card"]), words)
    for thing in offer.pays:
        shade = tint(thing.removeprefix(WORKER), words)
        return words("bruges-preview-worker", tint=shade, text=text)
    return words("bruges-preview-free", text=text)


def of_ship(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return the worker that a ship asks for, and what it does."""
    text = ship_text(str(offer.args["ship"]), words)
    return words("bruges-preview-ship", tint=tint(str(offer.args["colour"]), words), text=text)


def of_card(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return what a card does."""
    return card_text(str(offer.args["card"]), words)


def of_dismissal(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return the points that go with a person."""
    return words("bruges-preview-dismiss", points=offer.pays["points-at-end"])


def of_eviction(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return that the resident is not lost."""
    return words("bruges-preview-returns")


def of_aim(view: BrugesView, offer: Offer, words: DeckWords) -> str:
    """Return what somebody whom an effect may hit has of what it takes or brings."""
    return words("bruges-preview-aim", attack=offer.args["attack"], n=offer.args["held"])


Preview = Callable[[BrugesView, Offer, DeckWords], str]
TRADED: Final[dict[str, Preview]] = {"threat": of_points, "canal": of_canal, "person": of_price}
"""What the label does not tell of an action that is modified or done in a named colour."""
PREVIEWS: Final[dict[str, Preview]] = {
    "workers": of_workers,
    "guilders": of_all_guilders,
    "canal": of_completion,
    "house": of_house,
    "person": of_settling,
    "trade": of_trade,
    "as": of_colour,
    "use": of_person,
    "rise": of_step,
    "buy": of_points,
    "at": of_aim,
    "build-canal": of_canal,
    "give": of_guilders,
    "ward": of_points,
    "ship": of_ship,
    "repeat": of_card,
    "fetch": of_card,
    "admit": of_card,
    "dismiss": of_dismissal,
    "evict": of_eviction,
}
