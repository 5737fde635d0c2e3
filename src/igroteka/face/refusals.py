"""Refusals in the reader's language, with things called by their names.

The English sentence of an error stands where it is raised. Every other language has it in
``words/refusals.<lang>.ftl`` of the layer that raises it, under the error's message id: those
of a game are called ``<game>-refusal-<what>``, those of the engine and of the command line
stand in this layer's folder. Mistakes in a game's data are called ``<game>-mistake-<what>``:
with them the game cannot be loaded, so only its words are, and things keep the ids that they
have in the file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from igroteka.engine.errors import BadSetup, IgrotekaError
from igroteka.engine.offers import Reason
from igroteka.engine.registry import find_game, game_folder, game_names
from igroteka.face.words import Words, words_of

if TYPE_CHECKING:
    from igroteka.face.face import Face


def said(error: IgrotekaError | Reason, words: Words, face: Face[Any] | None = None) -> str:
    """Return what *error* says, in the language of *words*.

    *face* names the things of a game; without one it is that of the game whose message it is.

    >>> from igroteka.engine import BadSetup
    >>> refusal = BadSetup("{game} is closed.", "refusal-unheard-of", game="venice")
    >>> said(refusal, words_of("en"))
    'Venice 2099 is closed.'
    """
    lang = words.lang
    game, of_game, _ = error.message.partition("-refusal-")
    if face is None and of_game:
        face = face_of(game)
    known = face.words(lang) if face else words
    game, of_data, _ = error.message.partition("-mistake-")
    folder = game_folder(game) if of_data else None
    if folder:
        known = words_of(lang, folder)
    arguments: dict[str, str | int] = {}
    for name, value in error.arguments.items():
        if isinstance(value, IgrotekaError):
            arguments[name] = said(value, words)
        elif isinstance(value, tuple):
            arguments[name] = f" {words('or-between')} ".join(value)
        elif isinstance(value, int):
            arguments[name] = value
        elif name == "game" and (named := face_of(value)) is not None:
            arguments[name] = named.title(lang)
        else:
            arguments[name] = face.thing(name, value, lang) if face else value
    if known.has(error.message):
        return known(error.message, **arguments)
    return error.sentence.format(**arguments) if arguments else error.sentence


def face_of(game: str) -> Face[Any] | None:
    """Return the face of the game with that name; None: there is none, or it is broken."""
    try:
        return find_game(game).face if game in game_names() else None
    except BadSetup:
        return None


def said_in(error: IgrotekaError, lang: str) -> str:
    """Return what *error* says, in a language."""
    return said(error, words_of(lang))
