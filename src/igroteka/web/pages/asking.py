"""What is asked on several pages: how one is called, and how strong the bots are to be."""

from __future__ import annotations

import htpy as h

from igroteka.tables.checking import LONGEST_NAME
from igroteka.tables.thinking import LEVELS
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
