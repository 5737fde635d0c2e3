"""What an action costs and brings, in a few words."""

from __future__ import annotations

from igroteka.engine.state import View
from igroteka.face import Words
from igroteka.games.orleans.data import (
    BOATMAN_COINS,
    DEEDS,
    FARMER_GOODS,
    GOOD_NAMES,
    KIND_NAMES,
    KNIGHT_DRAWS,
    SCHOLAR_POINTS,
    TRACK_END,
)
from igroteka.games.orleans.places import GAIN, PLACE_NAMES, PLACES, RECRUIT, SLOT_NAMES, SLOTS_OF


def preview(view: View, verb: str, word: str, words: Words) -> str:
    """Return what *verb* with *word* brings; empty if there is nothing to say."""
    seat = view["seat"]
    player = view["players"][0 if seat is None else seat]
    if verb == "do":
        return _place(view, player, word, words)
    if verb == "recruit":
        return _recruit(view, player, word, words)
    if verb in ("build", "remove", "give-tile"):
        return words(f"orleans-effect-{word}")
    if verb == "put":
        place = PLACE_NAMES.index(word.split("-")[0])
        others = [SLOT_NAMES[slot] for slot in SLOTS_OF[place] if SLOT_NAMES[slot] != word]
        if len(others) and all(player["slots"][slot] for slot in others):
            return words("orleans-preview-completes")
        return words(f"orleans-effect-{PLACE_NAMES[place]}")
    if verb == "go":
        return _way(view, player, word, words)
    if verb == "send":
        return _deed(view, word, words)
    if verb == "pay":
        return words("orleans-preview-points", n=int(word))
    if verb == "pass":
        return words("orleans-preview-pass")
    return ""


def _place(view: View, player: View, name: str, words: Words) -> str:
    place = PLACES[PLACE_NAMES.index(name)]
    if place.does == RECRUIT:
        return _recruit(view, player, KIND_NAMES[place.amount], words)
    if place.does == GAIN:
        parts = []
        coins = place.coins + place.per_station * len(player["stations"])
        coins += place.per_level * player["level"]
        if coins:
            parts.append(words("orleans-preview-coins", n=coins))
        if place.points:
            parts.append(words("orleans-preview-points", n=place.points))
        if place.good >= 0:
            good = words(f"orleans-good-{GOOD_NAMES[place.good]}")
            parts.append(words("orleans-preview-good", good=good))
        if place.technology:
            parts.append(words("orleans-preview-technology"))
        return ", ".join(parts)
    if name == "guildhall":
        return words("orleans-preview-station")
    return words(f"orleans-effect-{name}")


def _recruit(view: View, player: View, kind: str, words: Words) -> str:
    parts = [words("orleans-preview-recruit", kind=words(f"orleans-kind-{kind}"))]
    if kind == "monk":
        return parts[0]
    space = player["tracks"][kind] + 1
    if space > TRACK_END[KIND_NAMES.index(kind)]:
        return parts[0]
    if kind == "farmer":
        name = GOOD_NAMES[FARMER_GOODS[space]]
        if view["goods_market"][name]:
            parts.append(words("orleans-preview-good", good=words(f"orleans-good-{name}")))
    elif kind == "boatman" and BOATMAN_COINS[space]:
        parts.append(words("orleans-preview-coins", n=BOATMAN_COINS[space]))
    elif kind == "boatman" and view["citizens"]["boatman_track"] is None:
        parts.append(words("orleans-preview-citizen"))
    elif kind == "craftsman" and view["technology_supply"]:
        parts.append(words("orleans-preview-technology"))
    elif kind == "trader":
        parts.append(words("orleans-preview-tile"))
    elif kind == "scholar":
        parts.append(words("orleans-preview-points", n=SCHOLAR_POINTS[space]))
    elif kind == "knight":
        parts.append(words("orleans-preview-draws", n=KNIGHT_DRAWS[space]))
        if space == 4 and view["citizens"]["knight_track"] is None:
            parts.append(words("orleans-preview-citizen"))
    return ", ".join(parts)


def _way(view: View, player: View, town: str, words: Words) -> str:
    ends = {player["merchant"], town}
    way = next(
        w for w in view["ways"] if set(w["towns"]) == ends and w["kind"] == view["asked"]["kind"]
    )
    goods = [words(f"orleans-good-{good}") for good in way["goods"] if good]
    parts = [
        words("orleans-preview-way", goods=", ".join(goods))
        if goods
        else words("orleans-preview-way-empty")
    ]
    if view["stations"][town] and town != "orleans":
        parts.append(words("orleans-preview-taken"))
    return "; ".join(parts)


def _deed(view: View, word: str, words: Words) -> str:
    name = word.partition("-")[0]
    deed = next(deed for deed in DEEDS if deed.name == name)
    parts = [words("orleans-preview-coins", n=deed.coins)]
    free = sum(total - filled for filled, total in view["deeds"][name].values())
    if free == 1:
        parts.append(words("orleans-preview-last"))
        parts.append(words("orleans-preview-citizen"))
    return ", ".join(parts)
