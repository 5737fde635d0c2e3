"""What the page of Bruges shows, and how it asks."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from igroteka.face import Choice, Look, Pane
from igroteka.games.bruges.face import symbols
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, GUILD_NAMES
from igroteka.games.bruges.rules.state import BrugesState
from igroteka.games.bruges.rules.steps.leaving import lose_person
from tests.games.bruges.positions import BOX, GAME, discard, house, live, new, position
from tests.rules import rule

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eva")
TRADE = "trade painter"
SVG = "{http://www.w3.org/2000/svg}"

CARD = {card.id: card for card in BOX.deck.cards}


def panes(state: BrugesState, seat: int | None, lang: str = "en") -> dict[str, Pane]:
    """All drawings as a seat sees them, with what it may decide."""
    look = Look(lang, NAMES[: state.seats])
    view = state.view(seat)
    face = GAME.face
    choices = face.choices(view, state.offers(seat) if seat is not None else [], look)
    shut = face.shut(state.closed(seat) if seat is not None else [], look)
    return {pane.key: pane for pane in face.panes(view, look, choices, shut)}


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


# --- City on the Zwin where it is needed ---------------------------------------------------------


def shown_choices(state: BrugesState, lang: str = "en") -> dict[str, Choice]:
    """What the seat to act may do, by its text."""
    seat = state.seat_to_act
    assert seat is not None
    look = Look(lang, NAMES[: state.seats])
    found = GAME.face.choices(state.view(seat), state.offers(seat), look)
    return {choice.text: choice for choice in found}


@rule("Z14")
def test_the_hand_shows_the_modified_action_and_its_markers() -> None:
    state = position("painter", exchange="yes", dice="23333")
    state.exchange, state.markers = BOX.exchange_names.index("guilders_plus"), 3
    hand = panes(state, 0)["hand"].svg
    assert lines(hand)[0] == "Exchange: 2 guilders more than the"
    assert hand.count(symbols.EXCHANGE) == 2, "once above the cards, once on the one card's use"
    plain, modified = (shown_choices(state)[text] for text in ("play painter guilders", TRADE))
    assert plain.target == modified.target
    assert plain.preview == "you will have 7"
    assert modified.preview == "you will have 9, takes 1 of 3 markers"
    russian = shown_choices(state, "ru")[TRADE]
    assert russian.label == "Биржа: на 2 больше, чем показывает кубик"
    assert russian.preview == "станет 9, снимает 1 маркер действия из 3"


def test_settling_says_which_worker_a_person_will_ask_for() -> None:
    state = position("composer", "archduke")
    house(state, 0, "red", "red")
    state.guilders[0] = 20
    settle = {
        name: shown_choices(state)[f"play {name} person"] for name in ("composer", "archduke")
    }
    assert settle["composer"].preview.endswith("Gain 3 points. (yellow worker, once a round)")
    assert "worker" not in settle["archduke"].preview


def test_without_a_card_of_the_exchange_the_hand_says_nothing_of_it() -> None:
    state = position("painter", exchange="yes")
    state.exchange, state.markers = -1, 0
    assert symbols.EXCHANGE not in panes(state, 0)["hand"].svg


@rule("Z10")
def test_docked_ships_stand_above_the_workers_that_pay_for_them() -> None:
    state = position("painter", zwin="yes")
    state.docked = [-1] * len(COLOUR_NAMES)
    state.docked[COLOUR_NAMES.index("red")] = BOX.ship_names.index("guilders")
    drawn = panes(state, 0)["street"].svg
    assert drawn.count('data-help="ship-guilders"') == 1
    assert drawn.count('data-help="ship"') == len(COLOUR_NAMES) - 1
    told = GAME.face.help("ship-guilders", "en")
    assert told.startswith("Take 6 guilders.") and "(Z9–Z11)" in told
    assert 'data-help="ship' not in panes(position("painter"), 0)["street"].svg


@rule("Z19")
def test_the_threat_ship_does_not_say_up_to() -> None:
    assert GAME.face.help("ship-threats", "en").startswith(
        "Discard 2 threat markers of any colours, or as many as you have. A point for each."
    )
    assert "2 любых маркера угроз — или сколько есть" in GAME.face.help("ship-threats", "ru")


# --- questions and what they say ------------------------------------------------------------------


def question(state: BrugesState, lang: str = "en") -> str:
    assert state.seat_to_act is not None
    look = Look(lang, NAMES[: state.seats])
    return GAME.face.question(state.view(state.seat_to_act), look)


@rule("B6")
def test_the_question_says_how_many_cards_are_to_be_drawn() -> None:
    state = new(2)
    assert question(state) == "Draw 5 cards: choose a deck for each."
    for _ in range(4):
        assert state.seat_to_act is not None
        state.apply(state.legal_actions(state.seat_to_act)[0], state.seat_to_act)
    assert question(state) == "Draw 1 card: choose a deck."
    assert question(state, "ru") == "Возьмите 1 карту: выберите колоду."


@rule("B34")
def test_the_plague_is_named_when_it_asks() -> None:
    state = position("painter")
    live(state, 0, "dean", "valet")
    lose_person(state, 0)
    assert question(state) == "Plague! Which person do you discard?"
    assert shown_choices(state)["dismiss dean"].preview == "−2 points at the end"
