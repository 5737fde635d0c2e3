"""The words of decisions: the question, what each offer is called and brings, and why not."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.engine.offers import Offer
from igroteka.face import Choice, Look, Shut, Words
from igroteka.games.venice.face.names import card_name, tile_name
from igroteka.games.venice.rules.view import VeniceView


def question(view: VeniceView, words: Words) -> str:
    """Say what is to be decided."""
    if placing := view["placing"]:
        return words("venice-ask-place", n=placing["figure"], of=placing["of"])
    if lifted := view["lifted"]:
        return words(f"venice-ask-{view['step']}", square=lifted)
    done = view["done"]
    suffix = "-bought" if "bought" in done else "-moved" if done else ""
    return words(f"venice-ask-turn{suffix}")


def choice(offer: Offer, words: Words, look: Look) -> Choice:
    """Return an offer with its label and what it brings."""
    return Choice(
        offer.action,
        offer.text,
        words(f"venice-do-{offer.kind}", **named(offer, words)),
        ", ".join(previews(offer, words, look)),
        offer.about,
        words(f"venice-group-{offer.kind}"),
        offer.final,
        tuple(f"sq-{square}" for kind, square in offer.then if kind == "sinks"),
        # To let a figure go is not the way on while a gondola could save it.
        forgoes=offer.kind == "drown",
    )


def named(offer: Offer, words: Words) -> dict[str, str | int]:
    """Return what an offer names, called by its name."""
    args = dict(offer.args)
    if "tile" in args:
        args["tile"] = tile_name(str(args["tile"]), words)
    if "card" in args:
        args["card"] = card_name(str(args["card"]), words, is_played=True)
    if "colour" in args:
        args["colour"] = words(f"colour-{args['colour']}")
    return args


def previews(offer: Offer, words: Words, look: Look) -> list[str]:
    """Return what an offer costs and brings, thing by thing."""
    said = []
    for thing, number in offer.pays.items():
        said.append(words(f"venice-pays-{thing}", n=number))
    for what, whom in offer.then:
        said.append(
            words(f"venice-then-{what}", it=look.names[whom] if isinstance(whom, int) else whom)
        )
    if fate := offer.args.get("fate"):
        said.append(words(f"venice-fate-{fate}"))
    # An untouched square sells for one coin: that is not worth a word.
    if (price := offer.args.get("price", 1)) != 1:
        said.append(words("venice-preview-price", price=price))
    if more := offer.gains.get("points", 0) - int(offer.args.get("leaves", 0)):
        sign = "+" if more > 0 else "−"
        said.append(words("venice-preview-points", n=abs(more), sign=sign))
    return said


def why_not(key: str, shut: Sequence[Shut]) -> str:
    """Return why the thing drawn as *key* is of no use now; empty if nothing speaks against it."""
    # One reason may keep a figure from moving, riding and buying: it is said once.
    return " ".join(dict.fromkeys(thing.why for thing in shut if thing.target == key))
