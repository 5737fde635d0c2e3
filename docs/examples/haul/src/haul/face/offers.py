"""The words of what is to be decided. What it costs and brings, the offers know."""

from __future__ import annotations

from haul.face.pieces import card_title
from haul.rules.view import HaulView
from igroteka.engine import Offer
from igroteka.face import Choice, Words


def question(view: HaulView, words: Words) -> str:
    """Return the sentence that asks."""
    kind = "net" if view["crate"] == "net" else "fish"
    if view["step"] == "serve":
        return words(f"haul-ask-serve-{kind}")
    return words(f"haul-ask-bid-{kind}", round=view["round"], rounds=view["rounds"])


def choice(offer: Offer, words: Words) -> Choice:
    """Return an offer as a choice."""
    args = {"card": card_title(str(offer.args["card"]), words)} if offer.kind == "bid" else {}
    return Choice(
        offer.action,
        offer.text,
        label=words(f"haul-do-{offer.kind}", **args),
        preview=", ".join(previews(offer, words)),
        target=offer.about,
        group=words("haul-group-bid") if offer.kind == "bid" else "",
        final=offer.final,
    )


def previews(offer: Offer, words: Words) -> list[str]:
    """Return what an offer pays, gains and brings about."""
    said = ["−" + words(thing, n=number) for thing, number in offer.pays.items()]
    said += ["+" + words(thing, n=number) for thing, number in offer.gains.items()]
    return said + [words(f"haul-{what}-{which}") for what, which in offer.then]
