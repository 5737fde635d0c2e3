"""The commands that learn to judge positions: `train` a network, `fit` plain weights."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from igroteka.cli.common import (
    check_jobs,
    check_language,
    make_folder,
    parse_seats,
    with_jobs,
    with_language,
    with_ray,
)
from igroteka.engine import BadSetup, find_game
from igroteka.engine.extras import needs
from igroteka.engine.network import Manner
from igroteka.face import words_of

if TYPE_CHECKING:
    from igroteka.training.making import Training

A_FOLDER = click.Path(path_type=Path)
SHOWN = 20
"""So many weights are printed."""
GAMES_A_FEATURE = 10
"""A game has one outcome; the usual rule of thumb is ten of them for each weight."""


@click.command()
@click.argument("game")
@click.option("--out", type=A_FOLDER, show_default="GAME-training", help="The folder to make.")
@click.option("--generations", default=3, help="How often games are played and learned from.")
@click.option("--games", default=3000, help="Games a generation.")
@click.option("--later", default=0, help="Games of all but the first one, if others.")
@click.option("--seats", default="2,3,4", help="Seats a game, in turn; 2,4,4: four more often.")
@click.option(
    "--iterations", default=4, help="How long a decision of these games is thought about."
)
@click.option("--explore", default=0.08, help="This share of actions is taken by lot.")
@click.option(
    "--trace",
    default=1.0,
    help="Below 1 a position also learns from what the network thinks of those after it, TD(λ).",
)
@click.option(
    "--first",
    default="greedy",
    help="Who plays the first generation: greedy, habit (quicker), or the file of a network.",
)
@click.option("--hidden", default=32, help="Hidden units of the network.")
@click.option(
    "--manner", multiple=True, metavar="NAME=VALUE", help="How search goes about, such as span=2."
)
@click.option("--duels", default=20, help="Games against greedy after each generation.")
@click.option("--seed", default=0, help="The first deal.")
@with_jobs
@with_ray
@with_language
def train(
    game: str,
    out: Path | None,
    generations: int,
    games: int,
    later: int,
    seats: str,
    iterations: int,
    explore: float,
    trace: float,
    first: str,
    hidden: int,
    manner: tuple[str, ...],
    duels: int,
    seed: int,
    jobs: int | None,
    ray: str,
    lang: str,
) -> None:
    """Learn from games of bots who wins in GAME, generation by generation.

    The same command goes on where it was stopped. A bot with what was learned is
    trained:FOLDER/network-N.json, with :0.5s or :1000 behind it if you like.
    """
    check_language(lang)
    check_jobs(jobs)
    found = find_game(game)
    with needs("train", "igroteka train"):
        from igroteka.training.fitting import Fitting
        from igroteka.training.making import Course, Training
    if not 0 <= hidden <= 256:
        raise BadSetup(
            "--hidden is a number from 0 to 256, not {hidden}.", "refusal-hidden", hidden=hidden
        )
    course = Course(
        game=game,
        generations=generations,
        games=games,
        later=later,
        seats=parse_seats(seats) or found.seat_counts,
        iterations=iterations,
        explore=explore,
        trace=trace,
        duels=duels,
        seed=seed,
        first=first,
        fitting=Fitting(hidden=hidden),
        manner=parse_manner(manner),
    )
    folder = out or Path(f"{game}-training")
    training = Training(course, folder)
    make_folder(folder)
    run(training, jobs, ray.strip(), lang)
    last = training.network_path(generations - 1)
    click.echo(words_of(lang)("training-done", network=str(last), bot=f"trained:{last}:0.5s"))


def parse_manner(texts: tuple[str, ...]) -> Manner:
    """Return how search goes about, given as names and values.

    :raises BadSetup: if there is no such thing to say about it.
    """
    told: dict[str, Any] = {}
    for text in texts:
        name, _, value = text.partition("=")
        try:
            usual, said = Manner._field_defaults[name], json.loads(value)
            if type(said) is not type(usual) and (type(usual), type(said)) != (float, int):
                raise ValueError
            told[name] = type(usual)(said)
        except (KeyError, ValueError):
            raise BadSetup(
                "Write --manner as a name and a value, such as {example}, not “{text}”.",
                "refusal-manner",
                example=", ".join(f"{n}={json.dumps(v)}" for n, v in Manner()._asdict().items()),
                text=text,
            ) from None
    return Manner(**told)


def run(training: Training, jobs: int | None, ray: str, lang: str) -> None:
    """Go through a training with a bar that shows how far it is."""
    words, course = words_of(lang), training.course
    with click.progressbar(
        length=course.games_before(course.generations),
        label=course.game,
        file=sys.stderr,
        show_pos=True,
        hidden=not sys.stderr.isatty(),
    ) as bar:
        try:
            for learned in training.run(jobs, lambda done, total: bar.update(done - bar.pos), ray):
                click.echo(
                    words(
                        "training-generation",
                        generation=learned.generation,
                        games=learned.games,
                        error=f"{learned.error:.4f}",
                        share=f"{learned.share:.0%}",
                        duels=course.duels,
                    )
                )
        except KeyboardInterrupt:
            click.echo("\n" + words("arena-stopped", file=str(training.folder)), err=True)
            raise


def check_games(games: int, features: int) -> None:
    """Make sure that there are games enough to tell features apart.

    :raises BadSetup: if what weighs most would be chance.
    """
    least = GAMES_A_FEATURE * features
    if games < least:
        raise BadSetup(
            "{features} weights of {games} games would be mostly chance; take ten games for each "
            "weight: --games {least}.",
            "refusal-few-games",
            features=features,
            games=games,
            least=least,
        )


@click.command()
@click.argument("game")
@click.option("--games", default=1000, help="How many games of greedy bots are learned from.")
@click.option("--seats", default="2,3,4", help="Seats a game, in turn.")
@click.option("--explore", default=0.08, help="This share of actions is taken by lot.")
@click.option("--out", type=A_FOLDER, help="Also write the weights to this file.")
@click.option("--seed", default=0, help="The first deal.")
@with_jobs
@with_language
def fit(
    game: str,
    games: int,
    seats: str,
    explore: float,
    out: Path | None,
    seed: int,
    jobs: int | None,
    lang: str,
) -> None:
    """Find out what the features of a position of GAME are worth: one weight for each.

    A regression on how games ended; prints the error in games that were held out, and which
    features weigh most. It takes ten games for each feature at least, 370 in Venice, up to 990 in
    the others: with fewer, what weighs most would be chance.
    """
    check_language(lang)
    check_jobs(jobs)
    found = find_game(game)
    with needs("train", "igroteka fit"):
        from igroteka.training.making import Course
        from igroteka.training.weighing import weigh
    course = Course(
        game=game,
        games=games,
        seats=parse_seats(seats) or found.seat_counts,
        explore=explore,
        seed=seed,
    )
    course.check()
    check_games(games, len(found.knowledge.FEATURES))
    weighed = weigh(course, jobs)
    words = words_of(lang)
    click.echo(
        words(
            "fit-error", games=games, error=f"{weighed.error:.4f}", equals=f"{weighed.equals:.4f}"
        )
    )
    named = found.face.words(lang)
    for name, weight in weighed.shares[:SHOWN]:
        click.echo(f"{weight:+.3f}  {named(f'feature-{name}')}")
    if out is not None:
        out.write_text(weighed.text, "utf-8")
        click.echo(words("fit-written", file=str(out)))
