"""What click does not understand of a command line, as one sentence in the reader's language."""

from __future__ import annotations

import click

from igroteka.engine import BadSetup


def mistyped(error: click.UsageError, arguments: list[str]) -> BadSetup:
    """Return the sentence that says what to write instead.

    :param arguments: the command line, without the program.
    """
    if isinstance(error, click.NoSuchOption):
        return no_option(error)
    if isinstance(error, click.MissingParameter):
        return BadSetup(
            "{name} is missing; write {usage}.",
            "refusal-missing-argument",
            name=written(error.param, arguments),
            usage=usage_of(error),
        )
    if isinstance(error, click.BadParameter):
        return bad_value(error, arguments)
    if isinstance(error, click.BadOptionUsage):
        return lonely(error.option_name, arguments)
    if error.ctx is not None and isinstance(error.ctx.command, click.Group):
        return BadSetup(
            "{command} has no such command; it has {commands}.",
            "refusal-no-command",
            command=error.ctx.command_path,
            commands=", ".join(error.ctx.command.list_commands(error.ctx)),
        )
    return BadSetup(
        "There is more on the line than the command takes; write {usage}.",
        "refusal-more-arguments",
        usage=usage_of(error),
    )


def no_option(error: click.NoSuchOption) -> BadSetup:
    """Return the sentence about an option that is not there, and what it may have been."""
    command = command_of(error)
    if error.possibilities:
        return BadSetup(
            "{command} has no option {option}; is it {near}?",
            "refusal-near-option",
            command=command,
            option=error.option_name,
            near=tuple(sorted(error.possibilities)),
        )
    return BadSetup(
        "{command} has no option {option}; {command} --help lists those there are.",
        "refusal-unknown-option",
        command=command,
        option=error.option_name,
    )


def bad_value(error: click.BadParameter, arguments: list[str]) -> BadSetup:
    """Return the sentence that says which values an option takes."""
    kind = error.param.type if error.param else None
    name = written(error.param, arguments)
    if isinstance(kind, click.IntRange):
        return BadSetup(
            "Write {name} as a whole number from {least} to {most}.",
            "refusal-write-range",
            name=name,
            least=str(kind.min),
            most=str(kind.max),
        )
    if isinstance(kind, click.Choice):
        return BadSetup(
            "Write {name} as {choices}.",
            "refusal-write-choice",
            name=name,
            choices=tuple(kind.choices),
        )
    if kind is click.INT:
        return BadSetup(
            "Write {name} as a whole number, such as 2.", "refusal-write-whole", name=name
        )
    if kind is click.FLOAT:
        return BadSetup("Write {name} as a number, such as 0.5.", "refusal-write-number", name=name)
    return BadSetup(
        "The value of {name} does not fit; {command} --help says which do.",
        "refusal-bad-value",
        name=name,
        command=command_of(error),
    )


def lonely(option: str, arguments: list[str]) -> BadSetup:
    """Return the sentence about an option without its value, or with one that it does not take."""
    if any(word.startswith(f"{option}=") for word in arguments):
        return BadSetup(
            "{option} takes no value; write it alone.", "refusal-takes-no-value", option=option
        )
    return BadSetup(
        "{option} needs a value after it, or leave it out.", "refusal-needs-value", option=option
    )


def written(param: click.Parameter | None, arguments: list[str]) -> str:
    """Return what a person calls a parameter: an option as it was written, an argument in capitals.

    >>> written(click.Option(["--games", "--at-most"]), ["--at-most=x"])
    '--at-most'
    >>> written(click.Argument(["game"]), [])
    'GAME'
    """
    if param is None:
        return "?"
    if isinstance(param, click.Argument):
        return param.human_readable_name.upper()
    given = [
        name
        for name in param.opts
        if any(word == name or word.startswith(f"{name}=") for word in arguments)
    ]
    return given[0] if given else param.opts[0]


def command_of(error: click.UsageError) -> str:
    """Return the command that was meant, as one types it."""
    return error.ctx.command_path if error.ctx else "igroteka"


def usage_of(error: click.UsageError) -> str:
    """Return how the command is written."""
    if error.ctx is None:
        return "igroteka --help"
    pieces = error.ctx.command.collect_usage_pieces(error.ctx)
    return " ".join([error.ctx.command_path, *pieces])
