"""What the page of Bruges shows: the discard pile in two orders, for everybody."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from igroteka.face import Look, Pane
from igroteka.games.bruges.state import BrugesState
from igroteka.games.bruges.texts import CARD
from igroteka.games.bruges.vocabulary import COLOUR_NAMES, GUILD_NAMES
from tests.games.bruges.positions import GAME, discard, position
from tests.rules import rule

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eva")
SVG = "{http://www.w3.org/2000/svg}"


def panes(state: BrugesState, seat: int | None, lang: str = "en") -> dict[str, Pane]:
    """All drawings as a seat sees them, with what it may decide."""
    look = Look(lang, NAMES[: state.seats])
    view = state.view(seat)
    actions = state.legal_actions(seat) if seat is not None else []
    choices = GAME.face.choices(view, actions, look)
    return {pane.key: pane for pane in GAME.face.panes(view, look, choices)}


def lines(svg: str) -> list[str]:
    """The texts of a drawing from top to bottom, without numbers."""
    texts = [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    return [text for text in texts if not text.isdigit()]


def some_of_each_guild(state: BrugesState) -> list[str]:
    """Discard two cards of every guild."""
    names = [name for g in range(len(GUILD_NAMES)) for name in cards_of_guild(g)[:2]]
    names.reverse()
    discard(state, *names)
    return names


def cards_of_guild(guild: int) -> list[str]:
    return [name for name, card in CARD.items() if card.guild == guild]


@rule("B38")
@pytest.mark.parametrize("seat", [0, 1, None], ids=["to act", "waiting", "onlooker"])
def test_everybody_can_sort_the_discard_pile_by_guild_or_by_colour(seat: int | None) -> None:
    state = position(seats=2)
    names = some_of_each_guild(state)
    by_guild, by_colour = panes(state, seat)["pile"].ways
    assert (by_guild.title, by_colour.title) == ("By guild", "By colour")

    titles = {CARD[name].names["en"]: CARD[name] for name in names}
    drawn = [titles[line] for line in lines(by_guild.svg) if line in titles]
    assert len(drawn) == len(names)
    assert [c.guild for c in drawn] == sorted(c.guild for c in drawn)
    drawn = [titles[line] for line in lines(by_colour.svg) if line in titles]
    assert len(drawn) == len(names)
    assert [c.colour for c in drawn] == sorted(c.colour for c in drawn)


@pytest.mark.parametrize(
    ("lang", "head", "guilds", "colours"),
    [
        ("en", "Discard pile: 24", "Nobles: 2", "Purple"),
        ("ru", "Сброс: 24", "Аристократы: 2", "Фиолетовый"),
    ],
)
def test_each_group_of_the_pile_has_a_heading(
    lang: str, head: str, guilds: str, colours: str
) -> None:
    state = position(seats=2)
    names = some_of_each_guild(state)
    by_guild, by_colour = (lines(way.svg) for way in panes(state, 0, lang)["pile"].ways)
    assert by_guild[0] == by_colour[0] == head
    headings = [line for line in by_guild[1:] if ": " in line]
    assert headings[0] == guilds and len(headings) == len(GUILD_NAMES)
    purple = sum(CARD[name].colour == COLOUR_NAMES.index("purple") for name in names)
    headings = [line for line in by_colour[1:] if ": " in line]
    assert f"{colours}: {purple}" in headings and len(headings) == len(COLOUR_NAMES)


def test_an_empty_pile_says_so() -> None:
    for way in panes(position(seats=2), 0)["pile"].ways:
        assert lines(way.svg) == ["Discard pile: 0", "The discard pile is empty"]
