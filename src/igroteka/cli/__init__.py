"""The command line: play in the terminal, let bots play, replay records, serve the table."""

from __future__ import annotations

import sys
from itertools import pairwise

import typer

from igroteka.cli import decks, hosting, playing, studying
from igroteka.cli.common import guess_language
from igroteka.engine import IgrotekaError
from igroteka.face import LANGUAGES, said_in

app = typer.Typer(
    name="igroteka",
    help="Igroteka: four Eurogames to play and to study.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (
    playing.games,
    playing.play,
    studying.arena,
    studying.layout,
    playing.replay,
    hosting.serve,
    hosting.backup,
    hosting.think,
):
    app.command()(command)

of_decks = typer.Typer(help=decks.about_decks.__doc__, no_args_is_help=True)
of_decks.callback()(decks.about_decks)
of_decks.command("check")(decks.check_deck)
app.add_typer(of_decks, name="deck")


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
        app()
    except IgrotekaError as error:
        sys.stderr.write(f"igroteka: {said_in(error, asked_language(sys.argv[1:]))}\n")
        sys.exit(2)
    except (KeyboardInterrupt, EOFError):
        sys.stderr.write("\n")
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(141)
