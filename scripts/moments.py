"""Play a game with bots and tell its moments step by step: for choosing pictures of the rules.

    python -m scripts.moments bruges --option zwin=yes --record example.txt > moments.txt
    python -m scripts.moments --things street --step 77 --record example.txt

The first writes the record and a line for each action; the second lists the names by which a
drawing of that position knows its things: `around` and `marks` of words/figures.toml.
"""

from __future__ import annotations

from pathlib import Path

import click

from igroteka.bots import Sight, make_bot
from igroteka.engine import Match, Rng, find_game, read_record, record_of
from igroteka.face import Look
from igroteka.face.cropping import Drawing


@click.command()
@click.argument("game", default="")
@click.option("--record", type=Path, required=True)
@click.option("--seats", default=3)
@click.option("--seed", default=1)
@click.option("--bot", default="greedy")
@click.option("--option", "options", multiple=True, help="NAME=CHOICE")
@click.option("--things", help="The key of a drawing.")
@click.option("--step", default=0)
def main(
    game: str,
    record: Path,
    seats: int,
    seed: int,
    bot: str,
    options: tuple[str, ...],
    things: str | None,
    step: int,
) -> None:
    """Play and tell, or list the things of a drawing."""
    if things is not None:
        list_things(read_record(record.read_text("utf-8")).replay().at(step), things)
        return
    chosen = dict(option.split("=", 1) for option in options)
    match = Match.start(find_game(game), seats, seed, chosen)
    player, rng = make_bot(bot), Rng(seed)
    look = look_of(match)
    while not match.state.is_over:
        seat = match.state.seats_to_act()[0]
        action = player.choose(Sight.of(match.game, match.state, seat, rng), rng)
        click.echo(f"{len(match.moves)} {seat} {match.game.codec.text(action)}")
        for event in match.play(action, seat).events:
            click.echo(f"    {match.game.face.tell(event, look)}")
    record.write_text(record_of(match).text(), "utf-8")


def list_things(match: Match, key: str) -> None:
    """List the names of all things in a drawing, with its controls."""
    state, face, look = match.state, match.game.face, look_of(match)
    seat = state.seats_to_act()[0]
    view = state.view(seat)
    panes = face.panes(view, look, face.choices(view, state.offers(seat), look))
    drawn = {pane.key: pane.svg for pane in panes} | {"area": face.area(view, seat, look)}
    click.echo("\n".join(sorted(Drawing(drawn[key]).things())))


def look_of(match: Match) -> Look:
    """Return somebody who reads English."""
    words = match.game.face.words("en")
    return Look("en", tuple(words(f"bot-name-{seat}") for seat in range(match.seats)))


if __name__ == "__main__":
    main()
