"""The command line: play in the terminal, let bots play, replay records, serve the table."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from itertools import pairwise

import click

from igroteka.cli import (
    analysing,
    datasets,
    decks,
    hosting,
    layouts,
    people,
    playing,
    puzzles,
    rating,
    studying,
    training,
)
from igroteka.cli.common import guess_language
from igroteka.cli.mistyped import mistyped
from igroteka.engine import IgrotekaError, is_compiled
from igroteka.face import LANGUAGES, said_in, words_of


def show_version(context: click.Context, _option: click.Parameter, asked: bool) -> None:
    """Say which version and which build runs, and leave."""
    if asked and not context.resilient_parsing:
        words = words_of(asked_language(sys.argv[1:]))
        build = words("build-compiled" if is_compiled() else "build-interpreted")
        click.echo(f"igroteka {version('igroteka')} ({build})")
        context.exit()


@click.group(context_settings={"show_default": True})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="Show the version, and whether it is compiled, and exit.",
)
def app() -> None:
    """Igroteka: four Eurogames to play and to study."""


for command in (
    playing.games,
    playing.play,
    playing.learn,
    puzzles.puzzles,
    studying.arena,
    datasets.dataset,
    training.train,
    training.fit,
    layouts.layout,
    playing.replay,
    analysing.analyse_record,
    hosting.serve,
    hosting.backup,
    hosting.think,
    people.people,
    rating.ratings,
    decks.deck,
):
    app.add_command(command)


def asked_language(arguments: list[str]) -> str:
    """Return the language of a command line: what --lang says, else the locale's.

    >>> asked_language(["play", "venice", "--lang", "ru"]), asked_language(["--lang=ru"])
    ('ru', 'ru')
    """
    asked = said_of("--lang", arguments)
    return asked if asked in LANGUAGES else guess_language()


def said_of(option: str, arguments: list[str]) -> str:
    """Return what a command line says of an option, before it has been read; empty: nothing.

    >>> said_of("--log", ["serve", "--log", "json"]), said_of("--log", ["serve", "--log=text"])
    ('json', 'text')
    """
    given = [after for word, after in pairwise([*arguments, ""]) if word == option]
    given += [word.partition("=")[2] for word in arguments if word.startswith(f"{option}=")]
    return given[-1] if given else ""


def refuse(sentence: str) -> None:
    """Write why a command was refused: as it writes its log, or as a sentence."""
    if said_of("--log", sys.argv[1:]) == "json":
        # A collector reads nothing else; the lines are those of `tables.logs`, which not all have.
        at = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        line = {"at": at, "level": "error", "logger": "igroteka.cli", "event": sentence}
        sys.stderr.write(json.dumps(line, ensure_ascii=False) + "\n")
    else:
        sys.stderr.write(f"igroteka: {sentence}\n")


def main() -> None:
    """Run the command line; bad input gets one sentence and exit code 2."""
    try:
        sys.exit(app.main(prog_name="igroteka", standalone_mode=False))
    except IgrotekaError as error:
        refuse(said_in(error, asked_language(sys.argv[1:])))
        sys.exit(2)
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        sys.exit(error.exit_code)
    except click.UsageError as error:
        arguments = sys.argv[1:]
        refuse(said_in(mistyped(error, arguments), asked_language(arguments)))
        sys.exit(error.exit_code)
    except click.Abort:  # Ctrl+C, or the end of what is typed
        sys.exit(130)
