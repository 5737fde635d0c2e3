"""Messages are read when they are asked for, and say the same as if all had been read at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import igroteka
from igroteka.face.words import LANGUAGES, Words

SOURCE = Path(igroteka.__file__).parent

MESSAGES = """\
### About all of them.

-town = Bruges
    .gen = of { river }
river = the Reie
    .gen = of the Reie

# What refers to others, over several lines.
motto =
    { -town } lies
    on { river.gen }: { $boats ->
        [one] one boat
       *[other] { $boats } boats
}
motto = the second one of a name
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(MESSAGES, "utf-8")
    return Words("en", (tmp_path,))


def test_a_message_brings_what_it_refers_to(words: Words) -> None:
    assert words("motto", boats=1) == "Bruges lies\non of the Reie: one boat"
    assert words("motto", boats=3) == "Bruges lies\non of the Reie: 3 boats"


def test_what_is_not_there_is_named(words: Words) -> None:
    assert words.has("river") and not words.has("sea")
    with pytest.raises(KeyError, match="no message 'sea' in en"):
        words("sea")


def test_threads_that_ask_at_once_all_get_the_message(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    chain = "\n".join(f"m{n} = {'{'} m{n + 1} {'}'}" for n in range(40)) + "\nm40 = end\n"
    (tmp_path / "words" / "en.ftl").write_text(chain, "utf-8")
    with ThreadPoolExecutor(8) as pool:
        for _ in range(20):
            words = Words("en", (tmp_path,))
            assert set(pool.map(lambda _, ask=words: ask("m0"), range(16))) == {"end"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_is_found_as_fluent_finds_it(lang: str) -> None:
    for file in sorted(SOURCE.rglob(f"words/{lang}.ftl")):
        layer = file.parent.parent
        texts = [file, *sorted(file.parent.glob(f"*.{lang}.ftl"))]
        resource = FluentResource("\n".join(text.read_text("utf-8") for text in texts))
        whole = FluentBundle([lang])
        whole.add_resource(resource)
        words = Words(lang, (layer,))
        found = {entry.id.name for entry in resource.body if hasattr(entry, "id")}
        assert {name.removeprefix("-") for name in words.ids} == found
