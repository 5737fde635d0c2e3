"""Every kind of reason is a sentence in both languages, with the right plurals."""

from __future__ import annotations

import re
from itertools import product

import pytest

from igroteka.coach import Hint, Kind, Reason, chance_of, compared, labels_of, sentence
from igroteka.engine import find_game, game_names
from igroteka.face import LANGUAGES, Choice
from igroteka.face.words import Named

GAMES = game_names()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", Kind)
def test_every_kind_of_reason_is_a_sentence(kind: Kind, lang: str) -> None:
    game = find_game("bruges")
    face, knowledge = game.face, game.knowledge
    theme = "reputation" if kind == Kind.SHEET else "canals"
    told = set()
    for share, n, rivals, more in product((0.04, -0.04), (1, 2, 5, 21), (1, 3), (True, False)):
        for feature in ("", *knowledge.FEATURES[-2:]):
            if kind == Kind.FEATURE and not feature:
                continue
            reason = Reason(kind, share, theme, feature, more, n)
            text = sentence(reason, face, lang, rivals)
            assert text and not re.search(r"[{}$]|None|  ", text), text
            if kind != Kind.SHEET:
                assert text.startswith("+4" if share > 0 else "−4"), text
            told.add(text)
    assert len(told) >= 2


def test_russian_counts_points_and_rivals_as_russian_does() -> None:
    face = find_game("bruges").face

    def points(n: int) -> str:
        return sentence(Reason(Kind.POINTS, 0.05, points=n), face, "ru")

    assert points(1).endswith("на 1 очко") and points(21).endswith("на 21 очко")
    assert points(3).endswith("на 3 очка") and points(11).endswith("на 11 очков")
    loss = Reason(Kind.RIVALS, -0.02, "canals", "third-spaces")
    assert sentence(loss, face, "ru", 1) == (
        "−2 %: сопернику лучше — каналы (больше: третьи клетки каналов)"
    )
    assert "соперникам лучше" in sentence(loss, face, "ru", 2)
    gain = Reason(Kind.OWN, 0.021, "canals", "third-spaces")
    assert sentence(gain, face, "ru") == "+2 % за счёт каналов (больше: третьи клетки каналов)"
    assert sentence(gain, face, "en") == "+2% thanks to canals (more: third canal spaces)"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_theme_and_feature_of_a_game_has_words(name: str, lang: str) -> None:
    game = find_game(name)
    knowledge, words = game.knowledge, game.face.words(lang)
    for theme, features in knowledge.THEMES.items():
        assert set(features) <= set(knowledge.FEATURES), theme
        if theme != "points":
            text = words(f"theme-{theme}")
            assert lang != "ru" or (isinstance(text, Named) and text.forms["gen"]), theme
    listed = [feature for features in knowledge.THEMES.values() for feature in features]
    assert len(listed) == len(set(listed))
    for feature in (*knowledge.FEATURES, *knowledge.COMMON):
        assert words(f"feature-{feature}")


def test_a_game_that_has_no_words_for_a_feature_still_gives_a_sentence() -> None:
    face = find_game("venice").face
    reason = Reason(Kind.FEATURE, 0.03, "things-nobody-named", "things-nobody-named")
    assert sentence(reason, face, "en") == "+3%: more of things nobody named"
    assert "things nobody named" in sentence(
        Reason(Kind.RIVALS, 0.03, "things-nobody-named"), face, "ru"
    )


def hint(against: tuple[int, ...], *, is_close: bool, reasons: tuple[Reason, ...] = ()) -> Hint:
    return Hint(7, 0.426, 0.001, 0.5, is_close, against, reasons)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_an_action_is_compared_with_is_said(lang: str) -> None:
    words = find_game("venice").face.words(lang)
    assert "43" in chance_of(hint((), is_close=False), words)
    assert "± 1" in chance_of(hint((), is_close=False), words)
    reason = (Reason(Kind.POSITION, 0.1),)
    said = [
        compared(hint(against, is_close=is_close, reasons=reasons), {1: "Buy", 2: "Move"}, words)
        for against in ((), (1,), (1, 2))
        for is_close in (False, True)
        for reasons in ((), reason)
    ]
    # Of nothing else one thing is said; else whether it is close and whether a reason is known.
    assert len(set(said)) == 9 and all(("Buy" in said[n]) for n in range(4, 8))


def test_choices_that_are_called_the_same_are_told_apart_by_their_headings() -> None:
    choices = [
        Choice(1, "a", "A canal", group="Red card"),
        Choice(2, "b", "A canal", group="Blue card"),
        Choice(3, "c", "A house", group="Blue card"),
    ]
    assert labels_of(choices) == {1: "Red card: A canal", 2: "Blue card: A canal", 3: "A house"}
