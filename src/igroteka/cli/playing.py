"""Commands for players: which games there are, a game in the terminal, a record again."""

from __future__ import annotations

import json
import secrets
from pathlib import Path

import click

from igroteka.bots.levels import LEVELS
from igroteka.cli.common import (
    check_language,
    check_writable,
    parse_options,
    use_decks,
    with_decks,
    with_language,
    with_options,
)
from igroteka.engine import BadSetup, Game, Record, broken_game, find_game, game_names, read_record
from igroteka.engine.errors import no_face
from igroteka.engine.extras import needs
from igroteka.engine.textfile import text_of
from igroteka.face import Look, said_in, words_of
from igroteka.guided import GuidedGame, course_called
from igroteka.terminal import TerminalGame

WHO_PLAYS = (
    f"Who plays against you, with commas: {', '.join(LEVELS)}; with a character, as in "
    "expert/builder; or any other bot. The last fills up."
)


@click.command()
@click.option(
    "--schema",
    default="",
    show_default=False,
    metavar="GAME",
    help="Print the JSON Schema of this game's view.",
)
@with_language
def games(schema: str, lang: str) -> None:
    """List the games with their seats and options."""
    check_language(lang)
    if schema:
        click.echo(schema_text(schema))
        return
    for name in game_names():
        try:
            lines = about_game(find_game(name), lang)
        except Exception as error:  # a game may come with any package; the others are listed
            lines = [said_in(broken_game(name, error), lang)]
        for line in lines:
            click.echo(line)


def about_game(game: Game, lang: str) -> list[str]:
    """Return what the list says of a game, the default of each option marked.

    A game without a face is for bots: it has a name, seats and options, but no words.
    """
    face, default = game.face if game.face_path else None, words_of(lang)("option-default")
    title, seats = f"{face.title(lang)}, " if face else "", game.seat_counts
    lines = [f"{game.name}  {title}{seats[0]}" + (f"–{seats[-1]}" if len(seats) > 1 else "")]
    if face:
        lines.append(f"    {face.tagline(lang)}")
    else:
        lines.append(f"    {said_in(no_face(game.name), lang)}")
    for option in game.options:
        choices = " | ".join(
            f"{choice} ({default})" if choice == option.default else choice
            for choice in option.choices
        )
        about = f"  {face.option_title(option.name, lang)}" if face else ""
        lines.append(f"    {option.name} = {choices}{about}")
    return lines


def schema_text(name: str) -> str:
    """Return the JSON Schema of a game's view.

    :raises BadSetup: if there is no such game, or it has not typed its view.
    """
    with needs("web", "igroteka games --schema"):
        from igroteka.tables.view_schema import view_schema

    schema = view_schema(find_game(name))
    if schema is None:
        raise BadSetup(
            "What {game} shows has no schema: the game has not typed its view.",
            "refusal-no-schema",
            game=name,
        )
    return json.dumps(schema, ensure_ascii=False, indent=2)


@click.command()
@click.argument("game")
@click.option("--seats", default=2, help="How many play.")
@click.option("--bots", default="search", help=WHO_PLAYS)
@with_options
@click.option("--seed", type=int, help="Replay the same deal.")
@click.option("--record", type=click.Path(path_type=Path), help="Write the record there.")
@click.option("--name", default="", show_default=False, help="What the log calls you.")
@with_decks
@with_language
def play(
    game: str,
    seats: int,
    bots: str,
    option: tuple[str, ...],
    seed: int | None,
    record: Path | None,
    name: str,
    deck: tuple[str, ...],
    lang: str,
) -> None:
    """Play GAME in the terminal against bots.

    `igroteka games` lists the games.
    """
    check_language(lang)
    use_decks(deck)
    if record is not None:
        check_writable(record)
    chosen = secrets.randbits(32) if seed is None else seed
    options = parse_options(option)
    table = TerminalGame(find_game(game), seats, options, chosen, bots, lang, name)
    text = table.run()
    if record is not None:
        record.write_text(text, "utf-8")


@click.command()
@click.argument("game")
@click.argument("course", default="")
@click.option("--lesson", default=1, help="Begin at this one.")
@click.option("--record", type=click.Path(path_type=Path), help="Write the record there.")
@click.option("--name", default="", show_default=False, help="What the log calls you.")
@with_language
def learn(game: str, course: str, lesson: int, record: Path | None, name: str, lang: str) -> None:
    """Learn GAME in the terminal: a guided game, then you play on.

    COURSE is one of its lessons; without it, the first game.
    """
    check_language(lang)
    if record is not None:
        check_writable(record)
    found = find_game(game)
    table = GuidedGame(found, course_called(found, course), lang, name, lesson)
    text = table.run()
    if record is not None:
        record.write_text(text, "utf-8")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--quiet", is_flag=True, help="Only check it.")
@click.option("--verify", is_flag=True, help="Only check how it was dealt: secret, words, seed.")
@click.option(
    "--commitment",
    default="",
    show_default=False,
    metavar="HEX",
    help="What the table showed before the game.",
)
@with_decks
@with_language
def replay(
    file: Path, quiet: bool, verify: bool, commitment: str, deck: tuple[str, ...], lang: str
) -> None:
    """Play a record again, check every action, tell what happened."""
    check_language(lang)
    use_decks(deck)
    record = read_record(text_of(file))
    if verify or commitment:
        for line in verified(record, commitment, lang):
            click.echo(line)
        return
    match = record.replay()
    face = match.game.face
    names = [*record.players, *("" for _ in range(match.seats))][: match.seats]
    default = face.words(lang)
    look = Look(lang, tuple(n or default("player", n=s + 1) for s, n in enumerate(names)))
    if not quiet:
        for number, move in enumerate(match.moves, 1):
            for event in move.events:
                if line := face.tell(event, look):
                    click.echo(f"{number:>4}  {line}")
        click.echo()
        click.echo(face.text(match.state.view(None), look))
        click.echo()
    scores = ", ".join(
        f"{look.names[seat]} {score}" for seat, score in enumerate(match.state.scores())
    )
    length = default("replay-length", n=len(match.moves))
    click.echo(f"✓ {length} — {scores}")


def verified(record: Record, commitment: str, lang: str) -> list[str]:
    """Return what holds of a record's deal, and what only who was there can compare: a line each.

    :raises BadRecord: saying what does not hold.
    """
    match = record.check_deal(commitment)
    step = record.redraws[-1][0] if record.redraws else 0
    message = "verify-anew" if record.redraws else "verify-holds"
    words = match.game.face.words(lang)
    scores = ", ".join(map(str, match.state.scores()))
    holds = words(
        message, commitment=record.commitment, n=len(match.moves), scores=scores, step=step
    )
    names = [*record.players, *("" for _ in range(match.seats))]
    given = [
        words(
            "verify-word",
            seat=seat,
            name=printable(name) or words("player", n=seat),
            word=printable(word),
        )
        for seat, (name, word) in enumerate(zip(names, record.words, strict=False), 1)
        if word
    ]
    return [
        f"✓ {holds}",
        words("verify-noted" if commitment.strip() else "verify-compare"),
        *given,
        words("verify-own-word" if given else "verify-no-words"),
    ]


def printable(text: str) -> str:
    """Return *text* so that it cannot change what else stands in the terminal.

    >>> printable("чай\\x1b[2K")
    'чай\\\\x1b[2K'
    """
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text
    )
