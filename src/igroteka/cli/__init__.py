"""The command line: play in the terminal, let bots play, replay records, serve the table."""

from __future__ import annotations

import sys
from itertools import pairwise

import click

from igroteka.cli import decks, hosting, layouts, playing, studying
from igroteka.cli.common import guess_language
from igroteka.engine import IgrotekaError
from igroteka.face import LANGUAGES, said_in


@click.group(context_settings={"show_default": True})
def app() -> None:
    """Igroteka: four Eurogames to play and to study."""


for command in (
    playing.games,
    playing.play,
    studying.arena,
    layouts.layout,
    playing.replay,
    hosting.serve,
    hosting.backup,
    hosting.think,
    decks.deck,
):
    app.add_command(command)


def asked_language(arguments: list[str]) -> str:
    """Return the language of a command line: what --lang says, else the locale's.

    >>> asked_language(["play", "venice", "--lang", "ru"]), asked_language(["--lang=ru"])
    ('ru', 'ru')
    """
    asked = [after for word, after in pairwise([*arguments, ""]) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    return asked[-1] if asked and asked[-1] in LANGUAGES else guess_language()


def main() -> None:
    """Run the command line; bad input gets one sentence and exit code 2."""
    try:
        sys.exit(app.main(prog_name="igroteka", standalone_mode=False))
    except IgrotekaError as error:
        sys.stderr.write(f"igroteka: {said_in(error, asked_language(sys.argv[1:]))}\n")
        sys.exit(2)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except click.Abort:  # Ctrl+C, or the end of what is typed
        sys.exit(130)
