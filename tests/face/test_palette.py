"""Contrast and colour blindness, by day and in the evening."""

from __future__ import annotations

from itertools import combinations

import pytest

from igroteka.face.palette import (
    DARK_SIGNS,
    GAME_COLOURS,
    PLAYER_LETTERS_DARK,
    PLAYERS,
    SIGN_DARK,
    SIGN_LIGHT,
    SURFACES,
    stylesheet,
)
from igroteka.face.svg import SIGNS

Rgb = tuple[float, float, float]

# How the three kinds of colour blindness mix linear light (Viénot, Brettel and Mollon).
BLINDNESS = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def linear(colour: str) -> Rgb:
    channels = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return red, green, blue


def luminance(rgb: Rgb) -> float:
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]


def contrast(one: str, two: str) -> float:
    light, dark = sorted((luminance(linear(one)), luminance(linear(two))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lab(rgb: Rgb) -> Rgb:
    red, green, blue = (min(1.0, max(0.0, c)) for c in rgb)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, two: str, kind: str) -> float:
    seen = []
    for colour in (one, two):
        rgb = linear(colour)
        matrix = BLINDNESS[kind]
        mixed = [sum(row[n] * rgb[n] for n in range(3)) for row in matrix]
        seen.append(lab((mixed[0], mixed[1], mixed[2])))
    return float(sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5)


@pytest.mark.parametrize("mode", [0, 1], ids=["light", "dark"])
def test_text_can_be_read(mode: int) -> None:
    for ground in ("paper", "sheet", "shade"):
        for text in ("ink", "muted", "accent", "good", "bad"):
            assert contrast(SURFACES[text][mode], SURFACES[ground][mode]) >= 4.5, (text, ground)
    assert contrast(SURFACES["on-accent"][mode], SURFACES["accent"][mode]) >= 4.5
    assert contrast(SURFACES["ink"][mode], SURFACES["water"][mode]) >= 4.5
    assert contrast(SURFACES["muted"][mode], SURFACES["water"][mode]) >= 4


@pytest.mark.parametrize("mode", [0, 1], ids=["light", "dark"])
def test_signs_and_letters_stand_out(mode: int) -> None:
    for name, shade in GAME_COLOURS.items():
        on = SIGN_DARK if name in DARK_SIGNS else SIGN_LIGHT
        assert contrast(on, shade[mode]) >= 4, name
    for seat, shade in enumerate(PLAYERS):
        dark = mode == 1 or PLAYER_LETTERS_DARK[seat]
        assert contrast(SIGN_DARK if dark else SIGN_LIGHT, shade[mode]) >= 4, seat


@pytest.mark.parametrize("mode", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("kind", BLINDNESS)
def test_players_can_be_told_apart_by_everybody(kind: str, mode: int) -> None:
    """By colour alone already; pattern and letter come on top."""
    for (a, one), (b, two) in combinations(enumerate(PLAYERS), 2):
        assert distance(one[mode], two[mode], kind) > 18, (a, b)


def test_every_game_colour_has_a_sign_of_its_own() -> None:
    assert set(SIGNS) == set(GAME_COLOURS)
    assert len(set(SIGNS.values())) == len(SIGNS)


def test_both_modes_are_in_the_style_sheet() -> None:
    sheet = stylesheet()
    for name in SURFACES:
        assert sheet.count(f"--{name}:") == 3
