"""An analysis is told in both languages, with the right plurals, whatever was found."""

from __future__ import annotations

import re
from itertools import product

import pytest

from igroteka.coach import Analyser, Analysis, Grade, Kind, Reason, chart, in_words, retold
from igroteka.coach.analysis import Luck, Part, Player, Start, Weighed, grade_of
from igroteka.coach.retelling import gained, moments, player_said
from igroteka.engine import Match, find_game, game_names
from igroteka.face import LANGUAGES, Look
from tests.coach.test_analysing import played

BROKEN = re.compile(r"[{}$]|None|  |analysis-")


def made_up(match: Match) -> Analysis:
    """Return an analysis in which everything there is was found."""
    grades = [0.04, 0.08, 0.3]
    parts = []
    for step, move in enumerate(match.moves):
        state = match.at(step).state
        others = [a for a in state.legal_actions(move.seat) if a != move.action]
        weighed = None
        if others:
            loss = grades[step % 3]
            reasons = tuple(Reason(kind, loss, "", points=step % 6 + 1) for kind in (Kind.POINTS,))
            better = match.game.codec.text(others[0])
            weighed = Weighed(loss, 0.001, 0.5, better, grade_of(loss, 0.001), reasons)
        gain = 0.1 if step % 2 else -0.1
        text = match.game.codec.text(move.action)
        parts.append(Part(step, move.seat, text, (0.5, 0.5), (Luck(0, gain, 0.01),), weighed))
    start = Start((0.4, 0.6), (Luck(1, 0.4, 0.1),))
    return Analysis(match.game.name, 2, start, tuple(parts), True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_whatever_was_done_is_told(name: str, lang: str) -> None:
    match = played(name, "novice", "greedy", most=30)
    analysis, look = made_up(match), Look(lang, ("Аня", "Ben"))
    told = retold(analysis, match, look)
    lines = in_words(analysis, match, look)
    assert not [line for line in lines if BROKEN.search(line.strip())]
    assert len(told.losses) == len(analysis.losses) > 0 and told.strokes
    assert {loss.loss.weighed.grade for loss in told.losses} == set(Grade) - {Grade.GOOD}
    for loss in told.losses:
        state = match.at(loss.loss.part.step).state
        codec = match.game.codec
        assert loss.played != loss.loss.part.action or " " not in loss.played
        assert codec.parse(loss.loss.weighed.better) in state.legal_actions(loss.loss.part.seat)
        for text in (loss.text, loss.advice, loss.mark, loss.question):
            assert text and not BROKEN.search(text), text
        assert loss.played in loss.text and loss.better in loss.advice
    picture = chart(analysis, look.names, match.game.face.words(lang))
    assert picture.startswith("<svg") and "xmlns" in picture and picture.count("<circle") > 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_somebody_played_is_a_sentence_whatever_there_was(lang: str) -> None:
    words = find_game("venice").face.words(lang)
    told = set()
    for n, bad, luck in product((0, 1, 2, 5, 21), (0, 1, 2, 5), (-0.1, 0.0, 0.1)):
        grades = dict.fromkeys(Grade, bad if n else 0)
        grades[Grade.GOOD] = n
        player = Player(0, n + (3 * bad if n else 0), 0.9, 0.1 * bad, grades, luck, 0.02)
        text = player_said(player, "Аня", words)
        assert text.startswith("Аня: ") and not BROKEN.search(text), text
        told.add(text)
    assert len(told) == 3 * (1 + 4 * 4)


def test_russian_counts_as_russian_does() -> None:
    words = find_game("venice").face.words("ru")

    def said(n: int, **bad: int) -> str:
        grades = {grade: bad.get(grade, 0) for grade in Grade} | {Grade.GOOD: n - sum(bad.values())}
        return player_said(Player(0, n, 0.9, 0.1, grades, 0.04, 0.01), "Аня", words)

    assert "единственное решение не хуже лучшего" in said(1)
    assert "все 21 решение не хуже лучшего" in said(21) and "все 3 решения не хуже" in said(3)
    assert "из 21 решения); 1 ошибка" in said(21, mistake=1)
    assert "из 22 решений); 2 грубые ошибки, 5 неточностей" in said(22, blunder=2, inaccuracy=5)
    assert said(5).endswith("везение +4 % (± 2)")
    assert gained(-0.08, words) == "−8 %" and gained(0.001, words) == "0 %"


def test_a_game_without_mistakes_says_so() -> None:
    match = played("venice", "greedy", "greedy", most=6)
    start = Start((0.5, 0.5), ())
    parts = tuple(Part(n, move.seat, "", (0.5, 0.5)) for n, move in enumerate(match.moves))
    analysis = Analysis("venice", 2, start, parts, False)
    lines = in_words(analysis, match, Look("en", ("A", "B")))
    assert "No decision clearly cost anything." in lines
    assert "A: there was nothing to decide; luck 0% (± 1)" in "\n".join(lines)
    assert not retold(analysis, match, Look("en", ("A", "B"))).strokes


def test_a_few_moments_stand_for_a_curve() -> None:
    assert moments([1]) == [1] and moments([1, 2, 3]) == [1, 2, 3]
    many = moments(list(range(1000)))
    assert len(many) == 8 and many[0] == 0 and many[-1] == 999
    assert Analyser(played("venice", "greedy", "greedy", most=6), iterations=1).steps == 6
