"""The command for who learns from numbers: what each of them means."""

from __future__ import annotations

import json

import click

from igroteka.arena.table import in_columns
from igroteka.cli.common import check_language, with_language
from igroteka.engine import BadSetup, Layout, find_game
from igroteka.engine.errors import undeclared
from igroteka.engine.observation import KINDS
from igroteka.face import words_of

COLUMNS = ("field", "kind", "from", "length", "least", "most", "meaning")


@click.command()
@click.argument("game")
@click.option("--kind", default="oracle", help="public, player or oracle.")
@click.option("--markdown", is_flag=True, help="As a table for a page.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
@with_language
def layout(game: str, kind: str, markdown: bool, as_json: bool, lang: str) -> None:
    """Print what each number of a game's observation means; the meanings are English."""
    check_language(lang)
    declared = find_game(game).observation
    if declared is None:
        raise undeclared(game, "observation")
    if kind not in KINDS:
        raise BadSetup(
            "Observations are {kinds}, not “{kind}”.",
            "refusal-observation-kind",
            kinds=KINDS,
            kind=kind,
        )
    if as_json:
        click.echo(json.dumps(declared.document(kind), ensure_ascii=False))
    elif markdown:
        click.echo(layout_markdown(declared, kind))
    else:
        kinds = KINDS[: KINDS.index(kind) + 1]
        sizes = ", ".join(f"{each} {declared.size(each)}" for each in kinds)
        words, count = words_of(lang), declared.size(kind)
        click.echo(words("layout-sizes", title=declared.title, n=count, sizes=sizes))
        rows = [COLUMNS, *layout_rows(declared, kind)]
        figures = in_columns([row[:-1] for row in rows]).splitlines()
        for line, row in zip(figures, rows, strict=True):
            click.echo(f"{line}  {row[-1]}")


def layout_rows(declared: Layout, kind: str) -> list[tuple[str, ...]]:
    """Return a row for each field of a kind of observation."""
    return [
        (
            field.name,
            field.kind,
            str(field.offset),
            f"{field.seats} × {field.length // field.seats}" if field.seats else str(field.length),
            str(field.low),
            str(field.high),
            f"{field.meaning} (code)" if field.codes else field.meaning,
        )
        for field in declared.of_kind(kind)
    ]


def layout_markdown(declared: Layout, kind: str = "oracle") -> str:
    """Return the layout as a table of Markdown."""
    rows = [COLUMNS, ("---",) * len(COLUMNS), *layout_rows(declared, kind)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
