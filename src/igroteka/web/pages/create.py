"""The form that opens a table: how many play, by which options, and who may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h

from igroteka.engine import Game
from igroteka.web.pages import bits
from igroteka.web.pages.asking import character_field, level_field, name_field, usual_character
from igroteka.web.pages.clocks import clock_field
from igroteka.web.pages.frame import frame
from igroteka.web.pages.hints import hints_field
from igroteka.web.pages.rated import rated_field
from igroteka.web.pages.reader import Reader


def create_page(
    reader: Reader, game: Game, form: Mapping[str, str] | None = None, complaint: str = ""
) -> h.Element:
    """Return the form for a table of *game*; once more as it was sent, if it was refused."""
    sent = form or {}
    words, lang, face = reader.words, reader.lang, game.face
    title = words("create-title", game=face.title(lang))
    return frame(
        reader,
        title,
        h.main("#main.page.narrow")[
            h.h1[title],
            bits.complaint(complaint),
            bits.post_form(
                "/new",
                bits.hidden("game", game.name),
                name_field(reader, sent.get("name", reader.name)),
                radios(
                    words("create-seats"),
                    "seats",
                    [(str(count), str(count)) for count in game.seat_counts],
                    sent.get("seats", str(usual_seats(game))),
                ),
                radios(
                    words("create-against"),
                    "against",
                    [("friends", words("create-friends")), ("bots", words("create-bots"))],
                    sent.get("against", "friends"),
                ),
                level_field(reader, sent.get("level", reader.level)),
                character_field(reader, game, sent.get("character", usual_character(reader, game))),
                (
                    radios(
                        face.option_title(option.name, lang),
                        f"option-{option.name}",
                        [
                            (choice, face.choice_title(option.name, choice, lang))
                            for choice in option.choices
                        ],
                        sent.get(f"option-{option.name}", option.default),
                    )
                    for option in game.options
                ),
                clock_field(reader, sent.get("clock", "")),
                h.label(".check")[
                    h.input(
                        type="checkbox",
                        name="public",
                        value="yes",
                        checked=sent.get("public") == "yes",
                    ),
                    words("create-public"),
                ],
                hints_field(reader, sent.get("hints") == "yes"),
                rated_field(reader, sent.get("rated") == "yes"),
                h.div(".buttons")[h.button(".button.main")[words("create-open")]],
                class_="form sheet",
            ),
        ],
        crumb=face.title(lang),
    )


def usual_seats(game: Game) -> int:
    """Return how many play when nobody said how many."""
    return 3 if 3 in game.seat_counts else game.seat_counts[0]


def radios(title: str, name: str, choices: Sequence[tuple[str, str]], chosen: str) -> h.Element:
    """Return one choice out of a few, all in sight."""
    return h.fieldset[
        h.legend[title],
        h.div(".radios")[
            (
                h.label[
                    h.input(type="radio", name=name, value=value, checked=value == chosen), shown
                ]
                for value, shown in choices
            )
        ],
    ]
