"""A position to look at: as text, as SVG, as an array of pixels."""

from __future__ import annotations

import io
import re
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from PIL import Image
from resvg_py import svg_to_bytes

from igroteka.engine import Game, State
from igroteka.face import Look
from igroteka.face.palette import SURFACES

HUMAN: Final = "human"
ANSI: Final = "ansi"
SVG: Final = "svg"
RGB: Final = "rgb_array"
MODES: Final = (HUMAN, ANSI, SVG, RGB)
LANG: Final = "en"
WIDTH: Final = 720
"""Pixels, of any game: twice as many as its drawing has units."""

_COLOUR: Final = re.compile(r"var\(--[\w-]+,(#\w+)\)")


def check_mode(mode: str | None) -> None:
    """Make sure that a position can be rendered so.

    :raises ValueError: if not.
    """
    if mode is not None and mode not in MODES:
        raise ValueError(f"Positions are rendered as {', '.join(MODES)}, not as {mode!r}.")


def render(
    game: Game, state: State[Any], mode: str | None, seat: int | None = None
) -> str | npt.NDArray[np.uint8] | None:
    """Return a position as *seat* sees it, by default a spectator; printed if mode is human."""
    if mode is None:
        raise ValueError(f"Say how to render when you make it: render_mode={ANSI!r}, {RGB!r}, …")
    if mode == HUMAN:
        print(text(game, state, seat))  # noqa: T201 - it is what was asked for
        return None
    if mode == ANSI:
        return text(game, state, seat)
    svg = game.face.picture(state.view(seat), LANG)
    return svg if mode == SVG else pixels(svg)


def text(game: Game, state: State[Any], seat: int | None) -> str:
    """Return a position as plain text."""
    words = game.face.words(LANG)
    names = tuple(words("player", n=number + 1) for number in range(state.seats))
    return game.face.text(state.view(seat), Look(LANG, names))


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """Return a drawing as rows of pixels: red, green and blue."""
    # A page gives each colour its value; alone, a drawing has the values for the day.
    plain = _COLOUR.sub(r"\1", svg)
    png = svg_to_bytes(svg_string=plain, width=WIDTH, background=SURFACES["paper"].light)
    with Image.open(io.BytesIO(bytes(png))) as image:
        return np.array(image.convert("RGB"))
