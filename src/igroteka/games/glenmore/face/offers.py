"""How offers of Glen More are called, what they cost and bring, and what is asked."""

from __future__ import annotations

from igroteka.engine.offers import Offer
from igroteka.face import Choice, Words
from igroteka.games.glenmore.face.names import good_name, place_name, placed, tile_name
from igroteka.games.glenmore.rules.box import GOODS
from igroteka.games.glenmore.rules.view import GlenMoreView, PaymentView

# Offers that name a laid tile: with its place, so that no two are called the same.
OF_LAND = frozenset({"spend", "sell", "give", "activate", "move", "to"})
# Offers whose label tells what they pay or gain.
TOLD = frozenset({"take", "spend", "gain", "sell", "to", "give", "give-chieftain", "promote"})


def choice(view: GlenMoreView, offer: Offer, words: Words) -> Choice:
    """Return one legal action as it is shown."""
    return Choice(
        offer.action,
        offer.text,
        label(view, offer, words),
        preview(offer, words),
        offer.about,
        words(f"glenmore-group-{offer.kind}"),
        offer.final,
    )


def label(view: GlenMoreView, offer: Offer, words: Words) -> str:
    """Return what an offer is called."""
    args: dict[str, str | int] = {}
    if "tile" in offer.args:
        tile = str(offer.args["tile"])
        of_land = offer.kind in OF_LAND
        args["tile"] = placed(view, tile, words) if of_land else tile_name(tile, words)
    if "good" in offer.args:
        args["good"] = good_name(str(offer.args["good"]), words)
    if "spaces" in offer.args:
        args["n"] = offer.args["spaces"]
    if offer.kind == "place":
        args["side"] = words(f"glenmore-side-{offer.args['side']}")
        args["place"] = place_name((int(offer.args["x"]), int(offer.args["y"])), words)
    return words(f"glenmore-do-{offer.kind}", **args)


# --- what it costs and brings -----------------------------------------------------------------


def preview(offer: Offer, words: Words) -> str:
    """Return what an offer costs and brings."""
    if offer.kind == "take":
        return cost(offer, words)
    if offer.kind == "place":
        near = [tile_name(str(tile), words) for what, tile in offer.then if what == "activates"]
        if not near:
            return words("glenmore-preview-none")
        return words("glenmore-preview-place", tiles=", ".join(near))
    if offer.kind in ("skip", "promote"):
        return words(f"glenmore-preview-{offer.kind}")
    if offer.kind == "activate" and offer.args.get("least") != offer.args.get("most"):
        parts = [words("glenmore-preview-upto", n=offer.gains["points"])]
    else:
        parts = [] if offer.kind in TOLD else [paid(*part, words) for part in offer.pays.items()]
        if offer.kind != "gain":
            parts += [gained(*part, words) for part in offer.gains.items()]
    for what, tile in offer.then:
        if what in ("uses", "gains-any"):
            parts.append(words(f"glenmore-then-{what}", tile=tile_name(str(tile), words)))
    return ", ".join(parts)


def cost(offer: Offer, words: Words) -> str:
    """Return what a tile of the track costs, and what of it must be bought for how much."""
    if not offer.pays:
        return words("glenmore-preview-free")
    special = {"barrels": "barrel", "people": "person", "any": "two"}
    parts = []
    for thing in offer.pays:
        if thing in special:
            return words(f"glenmore-preview-{special[thing]}")
        name = good_name(thing, words)
        price = offer.args.get(f"price-{thing}")
        if price is None:
            parts.append(name)
        else:
            parts.append(words("glenmore-preview-buy", good=name, n=price))
    return words("glenmore-preview-cost", goods=", ".join(parts))


def paid(thing: str, number: int, words: Words) -> str:
    """Return what is paid: “−2 coins”."""
    if thing in GOODS:
        return words("glenmore-pays-good", n=number, good=good_name(thing, words))
    return words(f"glenmore-pays-{thing}", n=number)


def gained(thing: str, number: int, words: Words) -> str:
    """Return what is gained: “+1 wood”."""
    if thing in GOODS:
        return words("glenmore-gains-good", n=number, good=good_name(thing, words))
    return words(f"glenmore-gains-{thing}", n=number)


# --- what is asked ----------------------------------------------------------------------------


def question(view: GlenMoreView, words: Words) -> str:
    """Return what is to be decided."""
    step, payment, hand = view["step"], view["payment"], view["hand"]
    if payment is not None:
        return _payment_question(payment, hand is not None, words)
    if hand is not None and step == "place":
        return words("glenmore-ask-place", tile=tile_name(hand, words))
    if step in ("move", "activate"):
        return words(f"glenmore-ask-{step}", n=view["moves"])
    return words(f"glenmore-ask-{step}")


def _payment_question(payment: PaymentView, is_price: bool, words: Words) -> str:
    tile = tile_name(payment["for"], words)
    if payment["due"] is not None:
        return words("glenmore-ask-pay-kind", tile=tile, good=good_name(payment["due"], words))
    if is_price or payment["least"] == payment["most"]:
        return words("glenmore-ask-pay-number", tile=tile, n=payment["least"])
    return words("glenmore-ask-pay-more", tile=tile, n=payment["most"], points=payment["brings"])
