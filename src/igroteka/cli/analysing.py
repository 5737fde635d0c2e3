"""The command that looks back at a game: who was winning when, which decisions cost most, luck."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from igroteka.cli.common import (
    check_language,
    check_writable,
    use_decks,
    with_decks,
    with_language,
)
from igroteka.coach import Analysis, analyse, chart, in_words
from igroteka.engine import BadSetup, Match, read_record
from igroteka.engine.textfile import text_of
from igroteka.face import Look


@click.command("analyse")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--svg", type=click.Path(path_type=Path), help="Draw everybody's chances there.")
@click.option("--json", "as_json", is_flag=True, help="Print all that was found as JSON.")
@click.option(
    "--iterations",
    type=int,
    help="Think so often about each decision: the same on every machine.",
    show_default="for about a minute in all",
)
@click.option("--seed", default=0, help="Imagine other worlds.")
@with_decks
@with_language
def analyse_record(
    file: Path,
    svg: Path | None,
    as_json: bool,
    iterations: int | None,
    seed: int,
    deck: tuple[str, ...],
    lang: str,
) -> None:
    """Look back at the game of a record.

    It says who was how likely to win when, which decisions cost most and what was better, and
    what was luck. A decision is judged by what the player could know then.
    """
    check_language(lang)
    use_decks(deck)
    if iterations is not None and iterations < 1:
        raise BadSetup("Think at least once: --iterations 1.", "refusal-iterations")
    if svg is not None:
        check_writable(svg)
    record = read_record(text_of(file))
    match = record.replay()
    words = match.game.face.words(lang)
    named = [*record.players, *("" for _ in range(match.seats))][: match.seats]
    names = tuple(name or words("player", n=seat) for seat, name in enumerate(named, 1))
    analysis = with_a_bar(match, iterations, seed)
    if svg is not None:
        svg.write_text(chart(analysis, names, words), "utf-8")
    if as_json:
        click.echo(json.dumps(document(analysis, names), ensure_ascii=False, indent=2))
        return
    for line in in_words(analysis, match, Look(lang, names)):
        click.echo(line)


def with_a_bar(match: Match, iterations: int | None, seed: int) -> Analysis:
    """Analyse a game with a bar that shows how far it is."""
    with click.progressbar(
        length=len(match.moves),
        label=match.game.name,
        file=sys.stderr,
        show_pos=True,
        hidden=not sys.stderr.isatty(),
    ) as bar:
        return analyse(
            match, iterations=iterations, seed=seed, tell=lambda done, _: bar.update(done - bar.pos)
        )


def document(analysis: Analysis, names: tuple[str, ...]) -> dict[str, Any]:
    """Return all that was found, as plain data; shares are of the chance to win."""
    return {
        "game": analysis.game,
        "players": [
            {"name": name, **asdict(player)}
            for name, player in zip(names, analysis.players, strict=True)
        ],
        "is_learned": analysis.is_learned,
        "start": asdict(analysis.start),
        "actions": [asdict(part) for part in analysis.parts],
    }
