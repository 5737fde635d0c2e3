"""Who reads a page: language, looks, name, and where they are."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from igroteka.face import LANGUAGES, Words, words_of
from igroteka.people.company.mine import Waits
from igroteka.tables.pace import USUAL_PACE

WEB = Path(__file__).parent.parent
THEMES = ("auto", "light", "dark")
USUAL_LEVEL = "amateur"
"""The bots one meets without asking for others: right for a first game."""
NOW_CALLED = {"random": "novice", "greedy": "amateur", "search": "expert", "deep": "master"}
"""What the levels are called now that somebody may have asked for before there were five."""
AGAIN_SPEEDS = {"slow": 2000, "usual": 900, "fast": 350}
"""How long “show again” shows each move, in milliseconds."""


@dataclass(frozen=True)
class Reader:
    """What a page must know about the one who reads it."""

    lang: str = "en"
    theme: str = "auto"
    name: str = ""
    me: str = ""
    """What who is signed in is called; empty: nobody is, as far as the browser knows."""
    confirm: bool = True
    """Whether to be asked before a move that cannot be taken back."""
    level: str = USUAL_LEVEL
    """How strong the bots were that one last asked for."""
    surprise: bool = False
    """Whether bots are to have any character of their game."""
    character: str = ""
    """The character that one last asked for, of whatever game; empty: none, or any."""
    pace: str = USUAL_PACE
    """How fast bots are to act."""
    sound: bool = False
    """Whether to hear one's turn, a message and the end of a game."""
    buzz: bool = True
    """Whether a phone is to tremble when it is one's turn."""
    again: str = "900"
    """How long “show again” shows each move: one of `AGAIN_SPEEDS`."""
    pin: int | None = None
    """The seat whose place is wanted large, beside one's own."""
    quick: bool = True
    """Whether what is the only choice is to be made at once, unasked."""
    path: str = "/"
    """Where the reader is: the language switch comes back here."""
    waits: Waits | None = None
    """How many tables wait for the reader; None: nobody has asked."""
    at: str = ""
    """The table that the reader is at; empty: none."""
    origin: str = ""
    """How the reader reaches us, “http://192.168.1.5:8000”: invitations start with it."""

    @property
    def words(self) -> Words:
        """The messages of the pages, and those that all layers share."""
        return words_of(self.lang, WEB)


def pick_language(wanted: str | None, accepted: str) -> str:
    """Return the language to use: the one once chosen, else the browser's first that we have.

    >>> pick_language(None, "de-DE,de;q=0.9,ru;q=0.8,en;q=0.7")
    'ru'
    >>> pick_language("en", "ru")
    'en'
    """
    if wanted in LANGUAGES:
        return wanted
    if not accepted:
        return "en"
    ranked: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")):
        tag, _, weight = part.strip().partition(";q=")
        try:
            rank = float(weight) if weight else 1.0
        except ValueError:
            rank = 0.0
        lang = tag.strip().lower().partition("-")[0]
        if lang in LANGUAGES and rank > 0:
            ranked.append((-rank, place, lang))
    return min(ranked)[2] if ranked else "en"


def own_path(path: str) -> str:
    """Return *path* if it stays on this host, else the lobby's.

    >>> own_path("/t/abc?x=1"), own_path("//elsewhere.example"), own_path("https://a.example")
    ('/t/abc?x=1', '/', '/')
    """
    safe = path.startswith("/") and not path.startswith(("//", "/\\"))
    return path if safe and path.isprintable() else "/"
