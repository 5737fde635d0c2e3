"""The colours of the pages and the games, by day and in the evening.

Every colour is used through a CSS custom property with the light value as its fallback,
so a drawing follows the page's mode and still looks right alone in a notebook.
`tests/face/test_palette.py` keeps contrast and colour blindness in order.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Shade(NamedTuple):
    """A colour by day and in the evening."""

    light: str
    dark: str


# The table: warm paper, ink, one accent.
SURFACES: Final = {
    "paper": Shade("#f6efe1", "#1f1c19"),
    "sheet": Shade("#fdf9f0", "#2a2622"),  # cards, panels: a lighter sheet on the paper
    "shade": Shade("#eae0cc", "#3a342d"),  # quiet areas
    "line": Shade("#b9aa8f", "#5d5447"),  # borders and rules
    "muted": Shade("#675c4c", "#b5a893"),  # second-rank text
    "ink": Shade("#2b2620", "#f1e8d8"),
    "accent": Shade("#a64218", "#f0935a"),  # what is asked of you
    "on-accent": Shade("#ffffff", "#231a14"),
    "halo": Shade("#fdf9f0", "#f1e8d8"),  # around pieces: always light, also in the evening
    "water": Shade("#bcd9df", "#27424b"),
    "water-line": Shade("#6fa3b0", "#4c7a88"),
    "good": Shade("#336b35", "#8cc98a"),
    "bad": Shade("#a8322a", "#f0938a"),
}

# The colours of game things: a fill, and the colour of the sign drawn on it.
GAME_COLOURS: Final = {
    "blue": Shade("#2c6cb0", "#3f7fc4"),
    "brown": Shade("#83542f", "#96663f"),
    "red": Shade("#bf3a30", "#cb4a3f"),
    "purple": Shade("#78479a", "#8b5aad"),
    "yellow": Shade("#ebbd3b", "#e6b93c"),
    "black": Shade("#34322f", "#141210"),
    "green": Shade("#43803a", "#4a8a40"),
    "turquoise": Shade("#6fcdc6", "#63bfb8"),
    "white": Shade("#fffdf7", "#f4eee2"),
    "grey": Shade("#70757b", "#757a80"),
}
DARK_SIGNS: Final = frozenset({"yellow", "turquoise", "white"})
SIGN_LIGHT: Final = "#ffffff"
SIGN_DARK: Final = "#221e1a"

# Players: a colour and a pattern each; the letter of the name comes on top.
PLAYERS: Final = (
    Shade("#a8451d", "#e76f41"),
    Shade("#14366f", "#4a8df0"),
    Shade("#e3b81f", "#f3cb3a"),
    Shade("#48cbb3", "#74dbc8"),
    Shade("#dd55c0", "#d774c7"),
)
PATTERNS: Final = ("plain", "stripes", "dots", "cross", "rings")
PLAYER_LETTERS_DARK: Final = (False, False, True, True, True)


def colour(name: str) -> str:
    """Return a colour for use in a drawing or a style sheet.

    >>> colour("ink")
    'var(--ink,#2b2620)'
    """
    if name in SURFACES:
        return f"var(--{name},{SURFACES[name].light})"
    return f"var(--c-{name},{GAME_COLOURS[name].light})"


def on_colour(name: str) -> str:
    """Return the colour of a sign or text on a game colour."""
    return SIGN_DARK if name in DARK_SIGNS else SIGN_LIGHT


def player_colour(seat: int) -> str:
    """Return the colour of a seat."""
    return f"var(--p-{seat},{PLAYERS[seat].light})"


def on_player(seat: int) -> str:
    """Return the colour of a letter on a seat's colour."""
    if PLAYER_LETTERS_DARK[seat]:
        return SIGN_DARK
    return f"var(--on-p-{seat},{SIGN_LIGHT})"


def properties(index: int) -> str:
    """Return the custom properties of one mode: 0 by day, 1 in the evening."""
    lines = [f"--{name}:{shade[index]};" for name, shade in SURFACES.items()]
    lines += [f"--c-{name}:{shade[index]};" for name, shade in GAME_COLOURS.items()]
    lines += [f"--p-{seat}:{shade[index]};" for seat, shade in enumerate(PLAYERS)]
    if index:
        lines += [f"--on-p-{seat}:{SIGN_DARK};" for seat in range(len(PLAYERS))]
    return "".join(lines)


def stylesheet() -> str:
    """Return the custom properties of both modes as CSS.

    The mode follows the system unless the root element says ``data-theme="light"`` or
    ``data-theme="dark"``. What is printed is light: paper is.
    """
    light, dark = properties(0), properties(1)
    return (
        f":root{{color-scheme:light;{light}}}\n"
        f'@media screen and (prefers-color-scheme:dark){{:root:not([data-theme="light"])'
        f"{{color-scheme:dark;{dark}}}}}\n"
        f'@media screen{{:root[data-theme="dark"]{{color-scheme:dark;{dark}}}}}\n'
    )


def picture_stylesheet() -> str:
    """Return the same for a picture in a file of its own: it follows the page that shows it.

    By day colours are what they are anyway, see `colour`.
    """
    return f"@media (prefers-color-scheme:dark){{:root{{{properties(1)}}}}}"
