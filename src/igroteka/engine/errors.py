"""Everything that can be wrong with what we are given.

Each error is one sentence for a person: what is wrong and what to do. The English sentence
stands where the error is raised; its other languages stand in ``words/refusals.<lang>.ftl``
under the error's message id (see `igroteka.face.refusals`).
"""

from __future__ import annotations


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
        said = {
            name: " or ".join(value) if isinstance(value, tuple) else value
            for name, value in arguments.items()
        }
        super().__init__(sentence.format(**said) if said else sentence)


class IllegalAction(IgrotekaError):
    """An action that the rules do not allow now. The state is untouched."""


class BadSetup(IgrotekaError):
    """An unknown game, a seat count or an option that the game does not have."""


class BadRecord(IgrotekaError):
    """A record that is damaged, foreign, or does not follow the rules."""


class BadState(IgrotekaError):
    """A stored state that cannot be read."""
