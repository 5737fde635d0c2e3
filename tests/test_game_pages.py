"""The pages of the games say what the program says."""

from __future__ import annotations

import pytest
from scripts import game_lengths, game_pages

from igroteka.engine import find_game

NAMES = sorted(game_pages.POSITIONS)
HOW = "run python -m scripts.game_pages"


def test_every_game_of_this_package_has_a_page() -> None:
    folders = (game_pages.ROOT / "src" / "igroteka" / "games").glob("*/rules/actions.py")
    assert sorted(folder.parents[1].name for folder in folders) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_page_and_its_pictures_are_current(name: str) -> None:
    assert (game_pages.PAGES / f"{name}.md").read_text("utf-8") == game_pages.page(name), HOW
    for file, drawing in game_pages.pictures(name).items():
        assert file.read_text("utf-8") == drawing, HOW


@pytest.mark.parametrize("name", NAMES)
def test_every_verb_has_a_meaning(name: str) -> None:
    game = find_game(name)
    meanings = game_pages.verb_meanings(game)
    assert list(meanings) == game.codec.verbs
    assert all(meanings.values())


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
def test_what_was_measured_still_holds(name: str) -> None:
    page = (game_pages.PAGES / f"{name}.md").read_text("utf-8")
    assert game_lengths.measured(find_game(name)) in page, f"{HOW} --measure"
