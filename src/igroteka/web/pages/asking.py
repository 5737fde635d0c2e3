"""What is asked on several pages: how one is called, and how strong the bots are to be."""

from __future__ import annotations

import htpy as h

from igroteka.engine import Game
from igroteka.tables.checking import LONGEST_NAME
from igroteka.tables.thinking import LEVELS, SURPRISE
from igroteka.web.pages.reader import Reader


def name_field(reader: Reader, name: str) -> h.Element:
    """Return the field for one's name; it is remembered as soon as it is written."""
    words = reader.words
    return h.div(".field")[
        h.label(for_="name")[words("your-name")],
        h.input(
            "#name",
            type="text",
            name="name",
            value=name,
            maxlength=str(LONGEST_NAME),
            autocomplete="nickname",
            placeholder=words("guest"),
            data_remember=True,
        ),
    ]


def level_titles(reader: Reader) -> list[tuple[str, str]]:
    """Return the levels of bots with their titles."""
    return [(level, reader.words(f"level-{level}")) for level in LEVELS]


def level_field(reader: Reader, chosen: str) -> h.Element:
    """Return the choice of how strong bots are, and what the chosen level means."""
    words = reader.words
    return h.fieldset(".levels")[
        h.legend[words("create-level")],
        h.div(".radios")[
            (
                h.label[
                    h.input(
                        type="radio",
                        name="level",
                        value=level,
                        checked=level == chosen,
                        data_remember=True,
                        aria_describedby=f"about-{level}",
                    ),
                    title,
                ]
                for level, title in level_titles(reader)
            )
        ],
        h.div(".about.muted")[
            (h.p(f"#about-{level}")[words(f"level-{level}-about")] for level in LEVELS)
        ],
    ]


def surprise_field(reader: Reader) -> h.Element:
    """Return whether bots are to have characters, where it is open which game is played."""
    return h.label(".check")[
        h.input(
            type="checkbox",
            name="surprise",
            value="yes",
            checked=reader.surprise,
            data_remember=True,
        ),
        reader.words("character-surprise-all"),
    ]


def character_titles(reader: Reader, game: Game) -> list[tuple[str, str]]:
    """Return the characters that bots of a game may have, with their titles: none first."""
    there = game.knowledge.CHARACTERS
    if not there:
        return []
    titles = [(name, game.face.character_title(name, reader.lang)) for name in there]
    words = reader.words
    return [("", words("character-none")), *titles, (SURPRISE, words("character-surprise"))]


def usual_character(reader: Reader, game: Game) -> str:
    """Return the character that one last asked for, if bots of a game can have it."""
    if not game.knowledge.CHARACTERS:
        return ""
    if reader.surprise:
        return SURPRISE
    return reader.character if reader.character in game.knowledge.CHARACTERS else ""


def character_field(reader: Reader, game: Game, chosen: str) -> h.Element | None:
    """Return the choice of what the bots of a game are to be like, and what that means."""
    titles, face, lang = character_titles(reader, game), game.face, reader.lang
    if not titles:
        return None
    return h.fieldset(".characters")[
        h.legend[reader.words("create-character")],
        h.div(".radios")[
            (
                h.label[
                    h.input(type="radio", name="character", value=name, checked=name == chosen),
                    title,
                ]
                for name, title in titles
            )
        ],
        h.ul(".about.muted")[
            (
                h.li[f"{face.character_title(name, lang)}: {face.character_about(name, lang)}"]
                for name in game.knowledge.CHARACTERS
            )
        ],
    ]


def bots_asked_for(reader: Reader, form: dict[str, str]) -> str:
    """Return the level, and the character if one is chosen, that a form or the reader asks for."""
    level = form.get("level", reader.level)
    character = form.get("character", SURPRISE if form.get("surprise") == "yes" else "")
    return of_character(level, character)


def of_character(level: str, character: str) -> str:
    """Return a level with a character, if it is one that bots of the level can have."""
    return f"{level}/{character}" if character and level in LEVELS else level
