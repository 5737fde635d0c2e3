"""The deeds, with their spaces, rewards and citizens."""

from __future__ import annotations

from igroteka.face import Look, Words, icons
from igroteka.face.svg import badge, drawing, el, icon, label, ring
from igroteka.games.orleans.face.pieces import (
    WIDTH,
    Controls,
    citizen,
    coin,
    panel,
    token,
    wanted,
)
from igroteka.games.orleans.rules.box import CANALISATION, DEED_NAMES, DEEDS
from igroteka.games.orleans.rules.view import OrleansView


def deeds(view: OrleansView, look: Look, words: Words, controls: Controls) -> str:
    """Return the deeds with their spaces, rewards and citizens."""
    parts = []
    y = 4.0
    for deed in DEEDS:
        spaces = view["deeds"][deed.name]
        body = panel(5, y, WIDTH - 10, 62)
        body += label(
            14,
            y + 15,
            words(f"orleans-deed-{deed.name}"),
            14,
            anchor="start",
            weight=700,
            serif=True,
        )
        body += coin(300, y + 15, 20, deed.coins)
        if deed.name == DEED_NAMES[CANALISATION]:
            body += label(250, y + 15, "+1", 13, anchor="end")
            body += icon(icons.POINTS, 253, y + 7, 15)
            body += label(279, y + 15, "/", 13)
        owner = view["citizens"][deed.name]
        if owner is None:
            body += citizen(334, y + 15, 24)
        else:
            body += badge(owner, look.names[owner], 334, y + 15, 24)
        parts.append(el("g", body, data_help="deed", data_mark=f"deed-{deed.name}"))
        x = 14.0
        for kind, (filled, total) in spaces.items():
            parts.append(_entry(deed.name, kind, filled, total, x, y + 43, words, controls))
            x += total * 31 + 8
        y += 68
    return drawing(WIDTH, y, *parts, label=words("orleans-deeds"))


def _entry(
    deed: str,
    kind: str,
    filled: int,
    total: int,
    x: float,
    y: float,
    words: Words,
    controls: Controls,
) -> str:
    made = ""
    for n in range(total):
        cx = x + 14 + n * 31
        made += token(kind, cx, y, 27) if n < filled else wanted(kind, cx, y, 27)
    said = words("orleans-entry", kind=words(f"orleans-kind-{kind}"), filled=filled, total=total)
    mark = ring(x - 6, y - 20, total * 31 + 9, 40, 16)
    return controls.thing(f"entry-{deed}-{kind}", said, made, mark=mark, help="deed")
