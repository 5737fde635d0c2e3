"""What is remembered of drawings and messages is never taken for something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.face.svg import el
from igroteka.face.words import Words

MESSAGES = """
thing = вещь
    .gen = вещи
lost = Нет { FORM($what, "gen") }.
counted = { $number ->
    [one] { $number } вещь
   *[other] { $number } вещей
}
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "ru.ftl").write_text(MESSAGES, "utf-8")
    return Words("ru", (tmp_path,))


@pytest.mark.parametrize("named_first", [True, False])
def test_a_name_brings_its_forms_and_an_equal_text_none(words: Words, named_first: bool) -> None:
    thing = words("thing")
    asked = [(thing, "Нет вещи."), (str(thing), "Нет вещь.")]
    for what, said in asked if named_first else reversed(asked):
        assert words("lost", what=what) == said


def test_a_number_is_not_its_text(words: Words) -> None:
    for number, said in ((1, "1 вещь"), ("1", "1 вещей"), (1, "1 вещь"), (5, "5 вещей")):
        assert words("counted", number=number) == said


def test_what_is_missing_is_missing_every_time(words: Words) -> None:
    for _ in range(2):
        with pytest.raises(KeyError, match="Unknown external: number"):
            words("counted", what="x")


def test_equal_values_that_read_differently_are_told_apart() -> None:
    values = [1, True, 1.0, 0, False, 0.0, -0.0, "1"]
    said = ["1", "True", "1", "0", "False", "0", "0", "1"]
    for order in (1, -1):
        for value, text in list(zip(values, said, strict=True))[::order]:
            assert el("g", x=value) == f'<g x="{text}"/>'
