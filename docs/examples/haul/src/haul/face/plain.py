"""The quay as plain text, for a terminal."""

from __future__ import annotations

from haul.face.pieces import card_title
from haul.rules.view import HaulView
from igroteka.face import Look, Words
from igroteka.face.plain import filled


def text(view: HaulView, look: Look, words: Words) -> str:
    """Return the position in a few lines."""
    lines = [
        words("haul-round", round=view["round"], rounds=view["rounds"])
        + f" · {words('haul-quay')}: "
        + (words(f"haul-crate-{view['crate']}") if view["crate"] else words("haul-over"))
        + f" · {words('haul-stack', n=view['stack'])}"
    ]
    if view["next"]:
        lines.append(f"{words('haul-next')}: {words('haul-crate-' + view['next'])}")
    lines.append("")
    for seat, player in enumerate(view["players"]):
        mark = "→" if seat in view["to_act"] else " "
        crates = ", ".join(words(f"haul-crate-{crate}") for crate in player["crates"]) or "—"
        lines += filled(
            f"{mark} {seat + 1} {look.names[seat]}: {words('points', n=player['points'])}, "
            f"{words('coins', n=player['coins'])}, {words('cards', n=player['cards'])}; {crates}"
        )
        card = view["bid"] if seat == view["seat"] else player["bid"]
        if card or player["has_bid"]:
            said = card_title(card, words) if card else words("haul-face-down")
            lines.append(f"      {words('haul-bid')}: {said}")
    if view["hand"]:
        cards = ", ".join(card_title(card, words) for card in view["hand"])
        lines += ["", *filled(f"{words('haul-hand')}: {cards}")]
    return "\n".join(lines)
