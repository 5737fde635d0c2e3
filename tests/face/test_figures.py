"""The pictures of the rules: real moments, drawn for everybody who reads."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

from igroteka.engine import find_game, game_names
from igroteka.face import LANGUAGES, figures, icons
from igroteka.face.cropping import Box, Drawing
from igroteka.face.svg import drawing, el

RULE = re.compile(r"[A-Z]+\d+")


@pytest.mark.parametrize("name", game_names())
def test_every_picture_plays_and_draws_and_shows_a_change(name: str) -> None:
    """It is played by the newest rules: what they forbid now, no page shows any more."""
    game = find_game(name)
    shown = figures.figures_of(game.face)
    assert len(shown) >= 6 and len({figure.id for figure in shown}) == len(shown)
    for figure, lang in product(shown, LANGUAGES):
        drawn = figures.draw(game, figure, lang)
        assert drawn.before != drawn.after, figure.id
        assert figure.rule in dict(game.face.rules(lang)), figure.id
        assert game.face.caption(figure.id, lang)
        assert len(drawn.after) < 70_000, "a part of a drawing, not all of it"
        for svg in (drawn.before, drawn.after):
            root = ElementTree.fromstring(svg)
            assert (float(root.attrib["width"]), float(root.attrib["height"])) == pytest.approx(
                drawn.size, abs=0.01
            )
            assert "data-" not in svg and "tabindex" not in svg, "nobody can press on it"
        if figure.scores:
            assert drawn.ended["over"]


@pytest.mark.parametrize("name", game_names())
def test_whoever_tries_a_picture_out_can_do_what_it_shows(name: str) -> None:
    game = find_game(name)
    for figure in figures.figures_of(game.face):
        match = figures.position(game, figure)
        seat, action = figures.record_of(game.face, figure).actions[figure.step]
        assert seat == figures.actor_of(game.face, figure)
        assert seat in match.state.seats_to_act()
        assert match.game.codec.parse(action) in match.state.legal_actions(seat)
        assert not match.state.is_over


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_the_opening_and_the_summary_say_what_they_promise(name: str, lang: str) -> None:
    face = find_game(name).face
    assert len(re.findall(r"[.!?](?: |$)", face.goal(lang))) == 3
    turn, shapes = face.turn(lang), figures.turn_icons(face)
    assert 3 <= len(turn) <= 6 and len(turn) == len(shapes)
    assert all(hasattr(icons, shape) for shape in shapes)
    known = dict(face.rules(lang))
    summary = face.summary(lang)
    named = RULE.findall(" ".join(line for _, lines in summary for line in lines))
    assert len(named) > 20 and set(named) <= known.keys()
    assert all(RULE.search(line) for _, lines in summary for line in lines)
    other = face.summary(next(each for each in LANGUAGES if each != lang))
    assert [RULE.findall(" ".join(lines)) for _, lines in summary] == [
        RULE.findall(" ".join(lines)) for _, lines in other
    ]


def test_a_picture_is_cut_around_what_it_names() -> None:
    far = el("g", el("circle", cx=200, cy=90, r=5), data_piece="far")
    near = el(
        "g",
        el("rect", x=2, y=2, width=6, height=4),
        el("path", d="M1 1h2v1z"),
        data_help="near",
        transform="translate(10 20) scale(2)",
    )
    read = Drawing(drawing(300, 100, near, far, label="two things"))
    assert read.box_of(["near"]) == Box(12, 22, 26, 32)
    assert read.box_of(["near", "far"]) == Box(12, 22, 205, 95)
    with pytest.raises(KeyError, match="nowhere"):
        read.box_of(["nowhere"])
    part = read.box_of(["near"]).grown(2)
    picture = read.picture([read.part(part)])
    assert "<circle" not in picture and 'viewBox="10 20 18 14"' in picture
    assert "<circle" in read.picture([read.part(box) for box in (part, read.box_of(["far"]))])
    marked = read.picture([read.part(part)], [read.box_of(["near"])])
    assert marked.count("var(--accent") == 1 and "var(--accent" not in picture


def test_a_game_without_pictures_has_none() -> None:
    assert figures.read_figures(Path("nowhere") / "figures.toml") == ()


def test_a_part_of_a_board_keeps_the_names_of_its_rows_and_columns() -> None:
    ruler = [
        el("text", place, x=20 * n + 20, y=5, data_ruler="column") for n, place in enumerate("abc")
    ] + [el("text", str(n + 1), x=5, y=20 * n + 20, data_ruler="row") for n in range(3)]
    squares = [
        el("rect", x=20 * n + 10, y=20 * n + 10, width=20, height=20, data_mark=name)
        for n, name in enumerate(("a1", "b2", "c3"))
    ]
    read = Drawing(drawing(100, 100, *ruler, *squares, label="board"))
    assert read.part(read.whole).beside == 0, "all of it has them already"
    part = read.part(read.box_of(["b2"]))
    root = ElementTree.fromstring(read.picture([part]))
    at = {
        text.text: (text.attrib["x"], text.attrib["y"])
        for text in root
        if text.text and "x" in text.attrib
    }
    assert at == {"b": ("25", "7.5"), "2": ("7.5", "25")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_squares_that_venice_speaks_of_are_named_in_the_picture(lang: str) -> None:
    game = find_game("venice")
    for figure in figures.figures_of(game.face):
        if figure.pane != "city":
            continue
        drawn = figures.draw(game, figure, lang)
        root = ElementTree.fromstring(drawn.after)
        shown = {text.text for text in root.iter() if text.text}
        for square in re.findall(r"\b[a-h][1-8]\b", game.face.caption(figure.id, lang)):
            assert set(square) <= shown, (figure.id, square)
