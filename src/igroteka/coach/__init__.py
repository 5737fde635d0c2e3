"""The coach: the best actions of a decision, where a game was won, puzzles; why, in words."""

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
from igroteka.coach.mining import verify
from igroteka.coach.puzzle import (
    DIFFICULTIES,
    Puzzle,
    every_puzzle,
    find_puzzle,
    next_puzzle,
    position,
    puzzle_of_the_day,
    puzzles_of,
    today,
)
from igroteka.coach.puzzle import Decision as PuzzleDecision
from igroteka.coach.puzzle_words import ToldDecision, line_said, task_said, theme_said
from igroteka.coach.retelling import Retold, chart, in_words, retold
from igroteka.coach.solving import Solving, Wrong, solving
from igroteka.coach.wording import chance_of, commented, compared, labels_of, sentence, told

__all__ = [
    "DIFFICULTIES",
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
    "Puzzle",
    "PuzzleDecision",
    "Reason",
    "Retold",
    "Solving",
    "Start",
    "Stroke",
    "ToldDecision",
    "Weighed",
    "Wrong",
    "advise",
    "analyse",
    "analysis_of",
    "chance_of",
    "chart",
    "commented",
    "compared",
    "every_puzzle",
    "find_puzzle",
    "in_words",
    "labels_of",
    "line_said",
    "next_puzzle",
    "position",
    "puzzle_of_the_day",
    "puzzles_of",
    "retold",
    "sentence",
    "solving",
    "task_said",
    "theme_said",
    "today",
    "told",
    "verify",
]
