"""Everything that can be wrong with what we are given.

Each error is one sentence for a person: what is wrong and what to do. The English sentence
stands where the error is raised; its other languages stand in ``words/refusals.<lang>.ftl``
under the error's message id (see `igroteka.face.refusals`).
"""

from __future__ import annotations

from igroteka.engine.offers import Reason, said_plainly

LONGEST_REASON = 200


class IgrotekaError(ValueError):
    """The base of all errors caused by input; its text is fit to be shown.

    *sentence* is the English one, with ``{name}`` where an argument goes; *message* is the
    id under which other languages have the same sentence. Without an id the sentence is
    shown as it is, to everybody. An argument is a number, the id of a thing, several of
    which one would fit, or the error that is behind this one.

    >>> error = IgrotekaError("{square} is water.", "venice-refusal-water", square="c4")
    >>> str(error), error.message, error.arguments
    ('c4 is water.', 'venice-refusal-water', {'square': 'c4'})
    """

    def __init__(
        self,
        sentence: str,
        message: str = "",
        /,
        **arguments: str | int | tuple[str, ...] | IgrotekaError,
    ) -> None:
        self.sentence = sentence
        self.message = message
        self.arguments = arguments
        super().__init__(said_plainly(sentence, arguments))


class IllegalAction(IgrotekaError):
    """An action that the rules do not allow now. The state is untouched."""

    rule: str = ""
    """The numbered rule that does not allow it; empty: none in particular."""

    @classmethod
    def because(cls, reason: Reason) -> IllegalAction:
        """Return the error that says *reason*."""
        error = cls(reason.sentence, reason.message, **reason.arguments)
        error.rule = reason.rule
        return error


class BadSetup(IgrotekaError):
    """An unknown game, a seat count or an option that the game does not have."""


class BadRecord(IgrotekaError):
    """A record that is damaged, foreign, or does not follow the rules."""


class BadState(IgrotekaError):
    """A stored state that cannot be read."""


def undeclared(game: str, what: str) -> BadSetup:
    """Return the sentence which says that a game does without something that others declare.

    >>> print(undeclared("nim", "observation"))
    nim declares no observation.
    """
    return BadSetup("{game} declares no {what}.", "refusal-undeclared", game=game, what=what)


def no_seat(seat: int, seats: int) -> ValueError:
    """Return the sentence which says which seats there are.

    >>> print(no_seat(7, seats=2))
    The seats are 0 to 1, not 7.
    """
    return ValueError(f"The seats are 0 to {seats - 1}, not {seat}.")


def no_face(game: str) -> BadSetup:
    """Return the sentence which says that bots can play a game, but nobody can look at it."""
    return BadSetup(
        "{name} has no face yet: nothing draws it or puts it into words.",
        "refusal-no-face",
        name=game,
    )


def broken_game(name: str, error: Exception) -> BadSetup:
    """Return the sentence which says that a game fails, and with what.

    What is such a sentence already is kept.

    >>> print(broken_game("nim", TypeError("a heap is no int")))
    nim: cannot be loaded (TypeError: a heap is no int).
    """
    if isinstance(error, BadSetup):
        return error
    reason = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(": .")
    return BadSetup(
        "{name}: cannot be loaded ({reason}).",
        "refusal-broken-game",
        name=name,
        reason=reason if len(reason) <= LONGEST_REASON else reason[: LONGEST_REASON - 1] + "…",
    )
