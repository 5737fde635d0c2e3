"""The table of Orléans as plain text, for a terminal."""

from __future__ import annotations

from itertools import groupby

from igroteka.face import Look, Words
from igroteka.face.plain import filled
from igroteka.games.orleans.face.area import items
from igroteka.games.orleans.face.names import TOWN_TITLES, laid, slot_title, told_tokens
from igroteka.games.orleans.rules.box import DEVELOPMENT_END, GOOD_NAMES, ROUNDS
from igroteka.games.orleans.rules.view import OrleansView, PlayerView


def counted(numbers: dict[str, int], kind: str, words: Words) -> str:
    """Return how many there are of each, without those that there are not."""
    return ", ".join(f"{words(f'orleans-{kind}-{name}')} {n}" for name, n in numbers.items() if n)


def table(view: OrleansView, look: Look, words: Words) -> str:
    """Return what one needs to see at each decision."""
    event = words(f"orleans-event-name-{view['event']}")
    lines = [f"{words('orleans-round', n=view['round'], of=ROUNDS)} · {event}", ""]
    for seat in range(view["seats"]):
        lines += player(view, seat, look, words)
    return "\n".join(lines)


def player(view: OrleansView, seat: int, look: Look, words: Words) -> list[str]:
    """Return what one player has."""
    own = view["players"][seat]
    mark = "→" if seat in view["to_act"] else " "
    lines = filled(
        f"{mark} {seat + 1} {look.names[seat]}: {words('points', n=own['score'])}, "
        f"{words('coins', n=own['coins'])}, "
        f"{words('orleans-text-level', n=own['level'])} ({own['development']}/{DEVELOPMENT_END}), "
        f"{words('orleans-fact-items').lower()} {items(own)}, "
        f"{TOWN_TITLES[own['merchant']]}"
    )
    slots = ", ".join(
        f"{slot_title(slot, words)} = {words(f'orleans-token-{token}')}"
        for slot, token in own["slots"].items()
        if token
    )
    rows = (
        ("goods", counted(own["goods"], "good", words)),
        ("market", told_tokens(laid(own["market"]), words)),
        ("slots", slots),
        ("tiles", ", ".join(words(f"orleans-place-{tile}") for tile in own["tiles"])),
        ("bag", told_tokens(laid(own["bag"]), words)),
    )
    for key, said in rows:
        if said:
            lines += filled(f"{words(f'orleans-text-{key}')}: {said}", 5)
    return lines


def aside(view: OrleansView, look: Look, words: Words) -> str:
    """Return what one looks up while planning: places, tracks, ways, deeds, tiles."""
    blocks = [tracks(view, look, words), ways(view, look, words), deeds(view, words)]
    if view["seat"] is not None:
        blocks.insert(0, places(view["players"][view["seat"]], words))
    blocks.append(stores(view, words))
    return "\n\n".join("\n".join(block) for block in blocks)


def places(own: PlayerView, words: Words) -> list[str]:
    """Return the own places: what they do, and whom they still want."""
    lines = [words("orleans-board") + ":"]
    for place, group in groupby(own["slots"], key=lambda slot: slot.partition("-")[0]):
        free = [slot for slot in group if not own["slots"][slot]]
        wanted = ", ".join(slot_title(slot, words).rpartition(": ")[2] for slot in free)
        does = words(f"orleans-effect-{place}")
        lines += filled(f"{words(f'orleans-place-{place}')} ({does}): {wanted or '✓'}", 2)
    return lines


def tracks(view: OrleansView, look: Look, words: Words) -> list[str]:
    """Return how far everybody is on the tracks."""
    lines = [words("orleans-tracks") + ":"]
    for seat, own in enumerate(view["players"]):
        lines += filled(f"{look.names[seat]}: {counted(own['tracks'], 'kind', words) or '0'}", 2)
    return lines


def ways(view: OrleansView, look: Look, words: Words) -> list[str]:
    """Return the ways with the goods on them, and the towns with the stations in them."""
    lines = [words("orleans-map") + ":"]
    for way in view["ways"]:
        ends = " – ".join(TOWN_TITLES[town] for town in way["towns"])
        goods = ", ".join(words(f"orleans-good-{good}") for good in way["goods"] if good)
        kind = words(f"orleans-way-{way['kind']}")
        lines += filled(f"{ends} ({kind}): {goods or '—'}", 2)
    for town, owners in view["stations"].items():
        if owners:
            names = ", ".join(look.names[seat] for seat in owners)
            lines += filled(f"{TOWN_TITLES[town]}: {words('orleans-text-station')}: {names}", 2)
    return lines


def deeds(view: OrleansView, words: Words) -> list[str]:
    """Return the deeds, with the spaces that are filled."""
    lines = [words("orleans-deeds") + ":"]
    for deed, entries in view["deeds"].items():
        spaces = ", ".join(
            f"{words(f'orleans-kind-{kind}')} {used}/{all_}"
            for kind, (used, all_) in entries.items()
        )
        lines += filled(f"{words(f'orleans-deed-{deed}')}: {spaces}", 2)
    return lines


def stores(view: OrleansView, words: Words) -> list[str]:
    """Return the tiles and the goods that can still be had."""
    lines = [words("orleans-tiles") + ":"]
    for number, stack in enumerate(view["stacks"], 1):
        named = ", ".join(words(f"orleans-place-{tile}") for tile in stack)
        lines += filled(f"{number}: {named or '—'}", 2)
    goods = {name: view["goods_market"][name] for name in GOOD_NAMES}
    lines += filled(f"{words('orleans-text-goods')}: {counted(goods, 'good', words) or '—'}")
    return lines
