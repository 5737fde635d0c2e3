"""An analysis in words, Russian and English: the same for the page, the API and the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from igroteka.coach.advice import Reason
from igroteka.coach.analysis import MOST_LOSSES, Analysis, Grade, Loss, Player, Stroke
from igroteka.coach.wording import labels_of, sentence
from igroteka.engine import Match
from igroteka.face import Look, Words
from igroteka.face.chart import Mark, chance_chart

T = TypeVar("T")

MOMENTS: Final = 8
"""At so many moments the curve is told in numbers."""
MOST_LINES: Final = 3
"""So many lines tell what came up."""


@dataclass(frozen=True, slots=True)
class ToldReason:
    """Why something was better, in words."""

    reason: Reason
    text: str


@dataclass(frozen=True, slots=True)
class ToldLoss:
    """A decision that cost something, in words."""

    loss: Loss
    question: str
    """What was to be decided."""
    played: str
    """What was done, as the list of choices calls it."""
    better: str
    """What would have been better, in the same way."""
    text: str
    """Who did it when, and what it cost."""
    mark: str
    """The same in fewer words: what a mark on the curve means."""
    advice: str
    """What would have been better, as a sentence."""
    reasons: tuple[ToldReason, ...]


@dataclass(frozen=True, slots=True)
class ToldStroke:
    """A stroke of luck, in words."""

    stroke: Stroke
    text: str


@dataclass(frozen=True, slots=True)
class Retold:
    """An analysis in the words of one language."""

    players: tuple[str, ...]
    losses: tuple[ToldLoss, ...]
    strokes: tuple[ToldStroke, ...]


def retold(analysis: Analysis, match: Match, look: Look) -> Retold:
    """Return an analysis of a *match* in words."""
    words = match.game.face.words(look.lang)
    return Retold(
        players=tuple(
            player_said(player, look.names[player.seat], words) for player in analysis.players
        ),
        losses=tuple(loss_said(loss, match, look) for loss in analysis.losses),
        strokes=tuple(stroke_said(stroke, match, look) for stroke in analysis.strokes),
    )


def percent(share: float, words: Words) -> str:
    """Return a share as “4 %”."""
    return words("hint-percent", n=str(round(100 * share)))


def gained(share: float, words: Words) -> str:
    """Return a difference as “+4 %”, with a real minus sign; none at all has no sign."""
    n = round(100 * abs(share))
    sign = "" if not n else "+" if share > 0 else "−"
    return words("hint-percent", n=f"{sign}{n}")


def margin(error: float) -> int:
    """Return two standard errors in per cent, as they are told."""
    return max(1, round(200 * error))


def grades_said(player: Player, words: Words) -> str:
    """Return how many decisions of each kind cost something; empty: none did."""
    return ", ".join(
        words(f"analysis-count-{grade}", n=player.grades[grade])
        for grade in (Grade.BLUNDER, Grade.MISTAKE, Grade.INACCURACY)
        if player.grades[grade]
    )


def luck_said(player: Player, words: Words) -> str:
    """Return what luck somebody had, and how sure that is."""
    return words(
        "analysis-luck-is", gain=gained(player.luck, words), margin=margin(player.luck_error)
    )


def player_said(player: Player, name: str, words: Words) -> str:
    """Return how somebody played, in one line."""
    if not player.decisions:
        return words("analysis-player-none", name=name, luck=luck_said(player, words))
    grades = grades_said(player, words)
    return words(
        "analysis-player-some" if grades else "analysis-player-all",
        name=name,
        good=player.grades[Grade.GOOD],
        n=player.decisions,
        accuracy=percent(player.accuracy, words),
        lost=cost_said(player, words),
        grades=grades,
        luck=luck_said(player, words),
    )


def cost_said(player: Player, words: Words) -> str:
    """Return what somebody's decisions cost on average."""
    cost = player.lost / player.decisions if player.decisions else 0.0
    tenths = f"{100 * cost:.1f}"
    return words("hint-percent", n=tenths.replace(".", ",") if words.lang == "ru" else tenths)


def loss_said(loss: Loss, match: Match, look: Look) -> ToldLoss:
    """Return a decision that cost something, in words."""
    part, weighed = loss.part, loss.weighed
    face, state = match.game.face, match.at(part.step).state
    words, view = face.words(look.lang), state.view(part.seat)
    labels = labels_of(face.choices(view, state.offers(part.seat), look))
    codec = match.game.codec
    played = labels.get(codec.parse(part.action), part.action)
    better = labels.get(codec.parse(weighed.better), weighed.better)
    reasons = (
        ToldReason(reason, sentence(reason, face, look.lang, match.seats - 1))
        for reason in weighed.reasons
    )
    return ToldLoss(
        loss=loss,
        question=face.question(view, look),
        played=played,
        better=better,
        text=words(
            "analysis-loss",
            step=part.step,
            name=look.names[part.seat],
            played=played,
            grade=words(f"analysis-{weighed.grade}"),
            cost=gained(-weighed.loss, words),
            margin=margin(weighed.error),
        ),
        mark=mark_said(loss, look.names[part.seat], words),
        advice=words(
            "analysis-better", better=better, chance=percent(min(1.0, weighed.chance), words)
        ),
        reasons=tuple(reasons),
    )


def stroke_said(stroke: Stroke, match: Match, look: Look) -> ToldStroke:
    """Return a stroke of luck, in words: whose it was, and what came up."""
    step, luck = stroke.step, stroke.luck
    face = match.game.face
    words = face.words(look.lang)
    text = words(
        "analysis-lucky" if luck.gain > 0 else "analysis-unlucky",
        step=step,
        name=look.names[luck.seat],
        gain=gained(luck.gain, words),
        margin=margin(luck.error),
    )
    if not step:
        return ToldStroke(stroke, f"{text} {words('analysis-dealt')}")
    events = match.moves[step - 1].events
    lines = [line for event in events if event.reveals and (line := face.tell(event, look))]
    lines = lines or [line for event in events if (line := face.tell(event, look))]
    return ToldStroke(stroke, " ".join([text, *lines[:MOST_LINES]]))


def moments(curve: Sequence[T]) -> list[T]:
    """Return a few points of a curve, the first and the last among them.

    >>> moments(range(15))
    [0, 2, 4, 6, 8, 10, 12, 14]
    """
    last = len(curve) - 1
    places = sorted({round(n * last / (MOMENTS - 1)) for n in range(MOMENTS)})
    return [curve[place] for place in places]


def mark_said(loss: Loss, name: str, words: Words) -> str:
    """Return what a mark on the curve means."""
    return words(
        "analysis-mark",
        step=loss.part.step,
        name=name,
        grade=words(f"analysis-{loss.weighed.grade}"),
        cost=gained(-loss.weighed.loss, words),
    )


def chart(analysis: Analysis, names: Sequence[str], words: Words) -> str:
    """Return the curve as an SVG document, with a mark at each of the costliest decisions."""
    marks = [
        Mark(loss.part.seat, loss.part.step, mark_said(loss, names[loss.part.seat], words))
        for loss in analysis.losses[:MOST_LOSSES]
    ]
    return chance_chart(analysis.curve, names, words("analysis-chart"), marks, alone=True)


def in_words(analysis: Analysis, match: Match, look: Look) -> list[str]:
    """Return an analysis line by line, for a terminal."""
    words, told = match.game.face.words(look.lang), retold(analysis, match, look)
    lines = [words("analysis-chart")]
    for step, chances in moments(analysis.curve):
        each = ", ".join(
            f"{name} {percent(chance, words)}"
            for name, chance in zip(look.names, chances, strict=True)
        )
        lines.append("  " + words("analysis-moment", step=step, chances=each))
    lines += ["", words("analysis-players"), *(f"  {line}" for line in told.players)]
    lines += ["", words("analysis-losses" if told.losses else "analysis-no-losses")]
    for loss in told.losses[:MOST_LOSSES]:
        lines += [f"  {loss.text}", f"    {loss.advice}"]
        lines += [f"    • {reason.text}" for reason in loss.reasons]
    if told.strokes:
        lines += ["", words("analysis-strokes"), *(f"  {each.text}" for each in told.strokes)]
    return lines
