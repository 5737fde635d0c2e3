"""What would you do? The best actions of a decision, what each is worth, and why in words."""

from igroteka.coach.advice import Advice, Hint, Kind, Reason
from igroteka.coach.advising import SECONDS, advise
from igroteka.coach.wording import chance_of, commented, compared, labels_of, sentence, told

__all__ = [
    "SECONDS",
    "Advice",
    "Hint",
    "Kind",
    "Reason",
    "advise",
    "chance_of",
    "commented",
    "compared",
    "labels_of",
    "sentence",
    "told",
]
