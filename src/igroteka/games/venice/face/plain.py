"""A position of Venice 2099 as plain text, for a terminal."""

from __future__ import annotations

from igroteka.face import Look, Words
from igroteka.face.plain import filled
from igroteka.games.venice.face.names import card_name
from igroteka.games.venice.rules.view import SquareView, VeniceView


def text(view: VeniceView, words: Words, look: Look) -> str:
    """Return the city and the players."""
    side = view["side"]
    lines = ["    " + "".join(f"{'abcdefgh'[n]:<9}" for n in range(side)).rstrip()]
    for row in range(side):
        cells = [cell(square, words) for square in view["squares"][row * side :][:side]]
        lines.append(f"{row + 1:>2}  " + "".join(f"{c:<9}" for c in cells).rstrip())
    lines.append("")
    for seat, player in enumerate(view["players"]):
        have = [
            f"{words('colour-' + name)} {number}"
            for name, number in player["treasures"].items()
            if number
        ]
        mark = "→" if seat in view["to_act"] else " "
        lines.append(
            f"{mark} {seat + 1} {look.names[seat]}: {words('points', n=player['score'])}, "
            f"{words('coins', n=player['coins'])}, {words('cards', n=player['cards'])}, "
            f"{words('venice-gondolas', n=player['gondolas'])}"
        )
        if player["played_last"] and player["cards"]:
            # V31: the lowest card is always played, so this tells what the others can be.
            lines.append(f"     {words('venice-played-last', value=player['played_last'])}")
        if have:
            lines.append(f"     {words('venice-treasures')}: {', '.join(have)}")
    if view["hand"]:
        cards = ", ".join(card_name(card, words) for card in view["hand"])
        lines += ["", *filled(f"{words('venice-hand')}: {cards}")]
    return "\n".join(lines)


def cell(square: SquareView, words: Words) -> str:
    """Return a square in eight characters: tile, figure, coins."""
    if square["sunk"]:
        return "~~~"
    if square["tile"] == "platform":
        name = "==="
    else:
        colour, value = square["tile"].split("-")
        name = words(f"colour-{colour}")[:3] + value
    figure = "" if square["figure"] is None else f"@{square['figure'] + 1}"
    coins = f"${square['coins']}" if square["coins"] else ""
    return (name + figure + coins)[:8]
