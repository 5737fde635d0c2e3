"""The commands around puzzles: which there are, solving one, and finding new ones."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from igroteka.cli.common import (
    check_jobs,
    check_language,
    check_writable,
    with_jobs,
    with_language,
)
from igroteka.coach import every_puzzle, puzzle_of_the_day, puzzles_of, theme_said, today
from igroteka.coach.keeping_puzzles import Mine
from igroteka.engine import BadSetup, find_game, game_names
from igroteka.face import words_of
from igroteka.puzzling import PuzzleGame, puzzle_called


@click.group(invoke_without_command=True)
@click.option("--game", default="", show_default=False, help="Only those of this game.")
@with_language
@click.pass_context
def puzzles(context: click.Context, game: str, lang: str) -> None:
    """List the puzzles; `solve` one, or `mine` new ones."""
    if context.invoked_subcommand is not None:
        return
    check_language(lang)
    words = words_of(lang)
    found = list(puzzles_of(find_game(game))) if game else every_puzzle()
    for name in dict.fromkeys(puzzle.game for puzzle in found):
        face = find_game(name).face
        click.echo(f"{name}  {face.title(lang)}")
        for puzzle in found:
            if puzzle.game == name:
                line = words(
                    "terminal-puzzles-line",
                    id=puzzle.id,
                    difficulty=words(f"puzzle-difficulty-{puzzle.difficulty}"),
                    theme=theme_said(puzzle, face, lang),
                    seats=puzzle.seats,
                )
                click.echo(f"    {line}")
    if not found:
        click.echo(words("terminal-puzzles-none"))
    daily = puzzle_of_the_day(today())
    if daily is not None:
        click.echo(words("terminal-puzzles-today", game=daily.game, id=daily.id))


@puzzles.command()
@click.argument("game", default="")
@click.argument("id", default="")
@click.option("--name", default="", show_default=False, help="What the log calls you.")
@with_language
def solve(game: str, id: str, name: str, lang: str) -> None:
    """Solve a puzzle of GAME in the terminal, in words.

    ID is one of its puzzles; without it, the first. Without a game, the puzzle of the day.
    """
    check_language(lang)
    daily = puzzle_of_the_day(today()) if not game else None
    if not game and daily is None:
        raise BadSetup(
            "There are no puzzles here; there are the games: {games}.",
            "refusal-no-daily",
            games=", ".join(game_names()),
        )
    found = find_game(daily.game if daily else game)
    PuzzleGame(found, daily or puzzle_called(found, id), lang, name).run()


@puzzles.command()
@click.argument("game")
@click.option("--games", default=50, help="How many games of bots are looked through.")
@click.option("--seed", default=1, help="The first of them.")
@click.option("--iterations", default=40, help="How long the short look at a decision is.")
@click.option(
    "--keep",
    type=click.Path(path_type=Path),
    show_default="GAME-puzzles.jsonl",
    help="Keep puzzles there as they are found, and go on from it.",
)
@with_jobs
@with_language
def mine(
    game: str,
    games: int,
    seed: int,
    iterations: int,
    keep: Path | None,
    jobs: int | None,
    lang: str,
) -> None:
    """Find puzzles in games of bots that play GAME.

    What is clearly best after a short look is searched for longer, and then again with ten times
    the effort. The same command goes on where it was stopped.
    """
    check_language(lang)
    check_jobs(jobs)
    found, file, words = find_game(game), keep or Path(f"{game}-puzzles.jsonl"), words_of(lang)
    if games < 1 or seed < 0 or iterations < 2:
        raise BadSetup(
            "Mining takes at least one game, a seed from 0 on and two iterations.",
            "refusal-mining",
        )
    check_writable(file)
    work = Mine(found.name, range(seed, seed + games), iterations, file)
    total = len(work.puzzles)
    with click.progressbar(
        length=games,
        label=found.name,
        file=sys.stderr,
        show_pos=True,
        hidden=not sys.stderr.isatty(),
    ) as bar:
        bar.update(games - len(work.to_do))
        for mined in work.run(jobs):
            total += len(mined.puzzles)
            bar.update(1)
            click.echo(
                words(
                    "puzzles-mined",
                    number=mined.number,
                    decisions=mined.decisions,
                    found=len(mined.puzzles),
                    total=total,
                )
            )
    click.echo(words("puzzles-mined-all", total=total, file=str(file)))
