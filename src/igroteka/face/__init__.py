"""What all faces share: words, palette, signs, icons, and the small tools for SVG."""

from igroteka.face.face import (
    Choice,
    Face,
    Fact,
    Look,
    Moment,
    Pane,
    Shut,
    Touched,
    Way,
    others,
    places_of,
)
from igroteka.face.refusals import said, said_in
from igroteka.face.words import LANGUAGES, Words, words_of

__all__ = [
    "LANGUAGES",
    "Choice",
    "Face",
    "Fact",
    "Look",
    "Moment",
    "Pane",
    "Shut",
    "Touched",
    "Way",
    "Words",
    "others",
    "places_of",
    "said",
    "said_in",
    "words_of",
]
