"""The words of decisions: the question, what each offer is called, and what it brings."""

from __future__ import annotations

from typing import Final

from igroteka.engine.offers import Offer
from igroteka.face import Choice, Words
from igroteka.games.orleans.face.names import named
from igroteka.games.orleans.rules.box import GOOD_NAMES, KIND_NAMES
from igroteka.games.orleans.rules.view import OrleansView

# Kinds of offers that stand under another one's heading, or are called like another one.
GROUPS: Final = {
    "leave": "take",
    "fill-with": "fill",
    "endure": "ward",
    "reward-coin": "reward",
    "reward-point": "reward",
    "give-station": "give",
    "give-follower": "give",
    "give-development": "give",
    "give-technology": "give",
    "give-town": "give",
    "give-good": "give",
    "give-tile": "give",
    "give-placed": "give",
}
ENDINGS: Final = ("pass", "keep", "as-before")
LABELS: Final = {"pick-tower": "pick"}

# Whose label does not say what is gained or paid.
TELL_GAINS: Final = ("do", "recruit", "send", "pay", "reward-point")
TELL_PAYS: Final = ("endure",)
# Whose thing is a place with an effect of its own.
TELL_EFFECT: Final = ("put", "fill", "fill-with", "build", "remove", "give-tile", "cover")


def question(view: OrleansView, words: Words) -> str:
    """Say what is to be decided."""
    step, asked = view["step"], view["asked"]
    if step == "plan":
        seat = view["seat"]
        held = None if seat is None else view["players"][seat]["held"]
        if held is None:
            return words("orleans-ask-plan")
        return words("orleans-ask-plan-put", token=words(f"orleans-token-{held}"))
    if step == "draw":
        return words("orleans-ask-draw-or-recall" if asked["lying"] else "orleans-ask-draw")
    if step == "bath-put":
        return words("orleans-ask-bath-put", token=words(f"orleans-token-{asked['picked']}"))
    if step == "go":
        return words(f"orleans-ask-go-{asked['kind']}")
    if step == "remove":
        return words("orleans-ask-remove", n=asked["removals"])
    if step == "recall":
        return words("orleans-ask-recall", n=asked["recalls"])
    if step == "torture":
        return words("orleans-ask-torture", n=asked["missing"])
    return words(f"orleans-ask-{step}")


def choice(offer: Offer, words: Words) -> Choice:
    """Return an offer with its label, what it brings, and what stands for it."""
    kind = offer.kind
    label = words(f"orleans-do-{LABELS.get(kind, kind)}", **named(offer.args, words))
    alone = kind in ENDINGS or kind.startswith("done-")
    return Choice(
        offer.action,
        offer.text,
        label[:1].upper() + label[1:],
        preview(offer, words),
        offer.about,
        "" if alone else words(f"orleans-group-{GROUPS.get(kind, kind)}"),
        offer.final,
    )


def preview(offer: Offer, words: Words) -> str:
    """Return what an offer costs and brings, in a few words; empty if there is nothing to say."""
    kind = offer.kind
    if kind == "pass":
        return words("orleans-preview-pass")
    if kind == "go":
        return way(offer, words)
    said = []
    if kind in TELL_PAYS:
        said += [words(f"orleans-preview-pays-{thing}", n=n) for thing, n in offer.pays.items()]
    if kind in TELL_GAINS:
        said += [gained(thing, number, words) for thing, number in offer.gains.items()]
    said += [followed(what, it, words) for what, it in offer.then]
    place = offer.args.get("place")
    if kind in TELL_EFFECT or (kind == "do" and not said):
        # What covering a slot brings is told only where it brings something.
        if kind != "cover" or said:
            said.append(words(f"orleans-effect-{place}"))
        return " · ".join(said)
    return ", ".join(said)


def gained(thing: str, number: int, words: Words) -> str:
    """Return the words for things gained."""
    if thing in KIND_NAMES:
        return words("orleans-preview-recruit", kind=words(f"orleans-kind-{thing}"))
    if thing in GOOD_NAMES:
        return words("orleans-preview-good", good=words(f"orleans-good-{thing}"))
    return words(f"orleans-preview-{thing}", n=number)


def followed(what: str, it: str | int, words: Words) -> str:
    """Return the words for what follows."""
    if isinstance(it, int):
        return words(f"orleans-then-{what}", n=it)
    return words(f"orleans-then-{what}")


def way(offer: Offer, words: Words) -> str:
    """Return what lies on a way, and what stands at its end."""
    goods = [words(f"orleans-good-{good}") for what, good in offer.then if what == "lies"]
    said = [", ".join(goods) if goods else words("orleans-preview-way-empty")]
    said += [words("orleans-preview-taken") for what, _ in offer.then if what == "taken"]
    return "; ".join(said)
