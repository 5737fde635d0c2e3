"""The coach: the best actions of a decision, and where a game was won; why, in words."""

from igroteka.coach.advice import Advice, Hint, Kind, Reason
from igroteka.coach.advising import SECONDS, advise
from igroteka.coach.analysing import Analyser, analyse, analysis_of
from igroteka.coach.analysis import (
    Analysis,
    Grade,
    Loss,
    Luck,
    Part,
    Player,
    Start,
    Stroke,
    Weighed,
)
from igroteka.coach.retelling import Retold, chart, in_words, retold
from igroteka.coach.wording import chance_of, commented, compared, labels_of, sentence, told

__all__ = [
    "SECONDS",
    "Advice",
    "Analyser",
    "Analysis",
    "Grade",
    "Hint",
    "Kind",
    "Loss",
    "Luck",
    "Part",
    "Player",
    "Reason",
    "Retold",
    "Start",
    "Stroke",
    "Weighed",
    "advise",
    "analyse",
    "analysis_of",
    "chance_of",
    "chart",
    "commented",
    "compared",
    "in_words",
    "labels_of",
    "retold",
    "sentence",
    "told",
]
