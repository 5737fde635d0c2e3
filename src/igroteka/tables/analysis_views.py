"""What a page or an API client is told about the analysis of a game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from igroteka.coach import Analysis, Grade, retold
from igroteka.coach.retelling import ToldLoss, ToldStroke
from igroteka.engine import Match
from igroteka.face import Look
from igroteka.tables.analysing import Progress
from igroteka.tables.table import Table
from igroteka.tables.views import ReasonView


class ChancesView(Struct, frozen=True):
    """How likely everybody won at one moment."""

    step: int
    """After so many actions."""
    chances: list[float]
    """By seat, together 1; each as far as that seat could know."""


class PlayedView(Struct, frozen=True):
    """How one seat played, and what luck it had."""

    seat: int
    decisions: int
    """In so many there was something to decide."""
    accuracy: float
    """Which part of them was as good as the best."""
    lost: float
    """How much of the chance to win the others cost, added up."""
    inaccuracies: int
    mistakes: int
    blunders: int
    luck: float
    """What came up against what could have come up, in parts of the chance to win, added up."""
    luck_margin: float
    """How uncertain that is: two standard errors."""
    text: str
    """The same in words."""


class LossView(Struct, frozen=True):
    """A decision that cost something, by what the player could know."""

    step: int
    """The step of the replay at which it was decided."""
    seat: int
    action: str
    better: str
    """What would have been better: the text of an action."""
    grade: Grade
    loss: float
    """How much of the chance to win it cost."""
    margin: float
    """How uncertain that is: two standard errors."""
    chance: float
    """How likely the player would have won with the better one."""
    question: str
    """What was to be decided, in words."""
    action_label: str
    better_label: str
    text: str
    """Who did what when, and what it cost, in words."""
    mark: str
    """The same in fewer words."""
    advice: str
    """What would have been better, in words."""
    reasons: list[ReasonView]
    """Why that is better, the weightiest first."""


class StrokeView(Struct, frozen=True):
    """A stroke of luck, good or bad."""

    step: int
    """After so many actions; 0: it was in the deal."""
    seat: int
    gain: float
    """By how much more likely the seat won, as far as it knew."""
    margin: float
    """How uncertain that is: two standard errors."""
    text: str


class AnalysisView(Struct, frozen=True):
    """How far the analysis of a game is, and once it is whole, what was found out."""

    is_asked: bool
    """Whether anybody has asked for it."""
    is_whole: bool
    done: int
    """So many actions have been looked at …"""
    steps: int
    """… of so many."""
    is_learned: bool = False
    """Whether a learned network judged; else playouts did."""
    curve: list[ChancesView] = []
    players: list[PlayedView] = []
    losses: list[LossView] = []
    """The decisions that cost most, the costliest first."""
    strokes: list[StrokeView] = []
    """What came up most unexpectedly, the greatest first."""


def analysis_view(
    table: Table, progress: Progress | None, lang: str, names: Sequence[str] = ()
) -> AnalysisView:
    """Return how far an analysis is, in words of *lang*; *names*: what the seats are called."""
    if progress is None:
        return AnalysisView(is_asked=False, is_whole=False, done=0, steps=table.step)
    if progress.analysis is None:
        return AnalysisView(True, False, progress.done, progress.steps)
    look = Look(lang, tuple(names or table.names))
    return whole_view(progress.analysis, table.match, look)


def whole_view(analysis: Analysis, match: Match, look: Look) -> AnalysisView:
    """Return what was found out, with the words for it."""
    told = retold(analysis, match, look)
    return AnalysisView(
        is_asked=True,
        is_whole=True,
        done=len(analysis.parts),
        steps=len(analysis.parts),
        is_learned=analysis.is_learned,
        curve=[ChancesView(step, list(chances)) for step, chances in analysis.curve],
        players=[
            PlayedView(
                seat=player.seat,
                decisions=player.decisions,
                accuracy=player.accuracy,
                lost=player.lost,
                inaccuracies=player.grades[Grade.INACCURACY],
                mistakes=player.grades[Grade.MISTAKE],
                blunders=player.grades[Grade.BLUNDER],
                luck=player.luck,
                luck_margin=2 * player.luck_error,
                text=text,
            )
            for player, text in zip(analysis.players, told.players, strict=True)
        ],
        losses=[loss_view(loss) for loss in told.losses],
        strokes=[stroke_view(stroke) for stroke in told.strokes],
    )


def loss_view(told: ToldLoss) -> LossView:
    """Return a decision that cost something, with the words for it."""
    part, weighed = told.loss.part, told.loss.weighed
    return LossView(
        step=part.step,
        seat=part.seat,
        action=part.action,
        better=weighed.better,
        grade=weighed.grade,
        loss=weighed.loss,
        margin=2 * weighed.error,
        chance=weighed.chance,
        question=told.question,
        action_label=told.played,
        better_label=told.better,
        text=told.text,
        mark=told.mark,
        advice=told.advice,
        reasons=[
            ReasonView(each.reason.kind, each.reason.share, each.text) for each in told.reasons
        ],
    )


def stroke_view(told: ToldStroke) -> StrokeView:
    """Return a stroke of luck, with the words for it."""
    luck = told.stroke.luck
    return StrokeView(told.stroke.step, luck.seat, luck.gain, 2 * luck.error, told.text)
