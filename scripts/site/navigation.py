"""What stands where on the site: the groups of the side bar, the covers, the reference."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import Final

from igroteka.engine import find_game

GROUPS: Final = {
    "The games": ("games/venice", "games/glenmore", "games/orleans", "games/bruges"),
    "Notebooks": ("notebooks/tour", "notebooks/search", "notebooks/learner"),
    "Study": ("bots", "training", "learning", "observation", "data", "speed", "engine"),
    "Make": ("adding-a-game", "architecture", "bruges-decks"),
    "Play": ("people", "company", "ratings", "clocks", "orders", "notices"),
    "Host": ("hosting", "api"),
    "Look up": ("reference/index", "rulings", "rules-coverage"),
    "The project": ("contributing", "changelog"),
}
"""By caption. A page that nobody has listed yet stands under the last group but two."""
UNLISTED: Final = "Look up"

REFERENCE: Final = {
    "igroteka": "What most programs need: `new`, and the names of the engine that go with it.",
    "igroteka.engine": "The contract between games and all that plays, shows or stores them.",
    "igroteka.bots": "What chooses: a Sight in, an action out.",
    "igroteka.arena": "Bots against bots.",
    "igroteka.data": "Games as rows of numbers, read back in two lines.",
    "igroteka.face": "Words and drawings.",
    "igroteka.gymnasium": "One seat learns, bots have the others.",
    "igroteka.pettingzoo": "Every seat an agent.",
    "igroteka.openspiel": "The games for the algorithms of OpenSpiel.",
    "igroteka.testing": "The contract suite for games of others.",
}
"""Every module that others import, with what it is for."""
ONLY: Final = {"igroteka": ("new",)}
"""Of a module that only passes names on, those that are its own."""


def index(readme: str, pages: Iterable[str]) -> str:
    """Return the first page: the README with the covers of the games, and the side bar."""
    before, heading, after = readme.partition("## Play\n")
    trees = [toctree(caption, docnames) for caption, docnames in grouped(pages).items()]
    return "\n".join([before, covers(), heading + after, *trees])


def grouped(pages: Iterable[str]) -> dict[str, list[str]]:
    """Return the groups with the pages that there are."""
    left = set(pages) - {"index"}
    groups = {}
    for caption, names in GROUPS.items():
        groups[caption] = [name for name in names if name in left]
        left -= set(names)
    groups[UNLISTED] += sorted(left)
    return groups


def toctree(caption: str, docnames: list[str]) -> str:
    """Return a group of the side bar."""
    return "\n".join(["```{toctree}", ":hidden:", f":caption: {caption}", "", *docnames, "```", ""])


def covers() -> str:
    """Return the covers of the games as links to their pages."""
    cards = []
    for name in GROUPS["The games"]:
        game = find_game(PurePosixPath(name).name)
        face = game.face
        seats = f"{game.seat_counts[0]}–{game.seat_counts[-1]} players"
        minutes = f"{face.minutes[0]}–{face.minutes[1]} minutes"
        cards.append(
            f'<a class="game" href="{name}.html">{inline(face.cover("en"))}'
            f"<strong>{face.title('en')}</strong><span>{seats} · {minutes}</span></a>"
        )
    return f'<div class="games">{"".join(cards)}</div>\n'


def inline(svg: str) -> str:
    """Return a drawing to be put into a page, where it follows the page's light or dark mode."""
    return re.sub(r"\s*\n\s*", " ", svg.strip())


def reference() -> dict[str, str]:
    """Return the pages of the reference by name: Sphinx fills them from the docstrings."""
    listed = "\n".join(f"- [{module}]({module}.md): {what}" for module, what in REFERENCE.items())
    pages = {
        "reference/index": "# Reference\n\nFrom the docstrings of the code.\n\n"
        f"{listed}\n\n```{{toctree}}\n:hidden:\n\n" + "\n".join(REFERENCE) + "\n```\n"
    }
    for module in REFERENCE:
        options = ":members:\n   :imported-members:\n   :member-order: groupwise"
        if module in ONLY:
            options = f":members: {', '.join(ONLY[module])}"
        pages[f"reference/{module}"] = (
            f"# {module}\n\n```{{eval-rst}}\n.. automodule:: {module}\n   {options}\n```\n"
        )
    return pages
