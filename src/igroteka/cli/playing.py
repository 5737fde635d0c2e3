"""Commands for players: which games there are, a game in the terminal, a record again."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated

import typer

from igroteka.cli.common import (
    Decks,
    Lang,
    Options,
    check_language,
    check_writable,
    guess_language,
    out,
    parse_options,
    use_decks,
)
from igroteka.engine import BadSetup, Game, Record, broken_game, find_game, game_names, read_record
from igroteka.engine.textfile import text_of
from igroteka.face import Look, said_in, words_of
from igroteka.terminal import TerminalGame


def games(
    schema: Annotated[
        str, typer.Option(help="Print the JSON Schema of this game's view instead.", metavar="GAME")
    ] = "",
    lang: Lang = guess_language(),
) -> None:
    """List the games with their seats and options."""
    check_language(lang)
    if schema:
        out.print(schema_text(schema), highlight=False, markup=False, soft_wrap=True)
        return
    for name in game_names():
        try:
            lines = about_game(find_game(name), lang)
        except Exception as error:  # a game may come with any package; the others are listed
            lines = [said_in(broken_game(name, error), lang)]
        for line in lines:
            out.print(line, highlight=False, markup=False)


def about_game(game: Game, lang: str) -> list[str]:
    """Return what the list says of a game, the default of each option marked."""
    face, default = game.face, words_of(lang)("option-default")
    lines = [
        f"{game.name}  {face.title(lang)}, {game.seat_counts[0]}–{game.seat_counts[-1]}",
        f"    {face.tagline(lang)}",
    ]
    for option in game.options:
        choices = " | ".join(
            f"{choice} ({default})" if choice == option.default else choice
            for choice in option.choices
        )
        lines.append(f"    {option.name} = {choices}  {face.option_title(option.name, lang)}")
    return lines


def schema_text(name: str) -> str:
    """Return the JSON Schema of a game's view.

    :raises BadSetup: if there is no such game, or it has not typed its view.
    """
    from igroteka.tables.view_schema import view_schema  # the other commands need no tables

    schema = view_schema(find_game(name))
    if schema is None:
        raise BadSetup(
            "What {game} shows has no schema: the game has not typed its view.",
            "refusal-no-schema",
            game=name,
        )
    return json.dumps(schema, ensure_ascii=False, indent=2)


def play(
    game: Annotated[str, typer.Argument(help="Which game; `igroteka games` lists them.")],
    seats: Annotated[int, typer.Option(help="How many play.")] = 2,
    bots: Annotated[str, typer.Option(help="Who plays against you; the last fills up.")] = "search",
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="Replay the same deal.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record there.")] = None,
    name: Annotated[str, typer.Option(help="What the log calls you.")] = "",
    deck: Decks = None,
    lang: Lang = guess_language(),
) -> None:
    """Play in the terminal against bots."""
    check_language(lang)
    use_decks(deck or [])
    if record is not None:
        check_writable(record)
    chosen = secrets.randbits(32) if seed is None else seed
    options = parse_options(option or [])
    table = TerminalGame(find_game(game), seats, options, chosen, bots, lang, name)
    text = table.run()
    if record is not None:
        record.write_text(text, "utf-8")


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    lang: Lang = guess_language(),
    quiet: Annotated[bool, typer.Option("--quiet", help="Only check it.")] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check how it was dealt: secret, words, seed.")
    ] = False,
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="What the table showed before the game.")
    ] = "",
    deck: Decks = None,
) -> None:
    """Play a record again, check every action, and tell what happened."""
    check_language(lang)
    use_decks(deck or [])
    record = read_record(text_of(file))
    if verify or commitment:
        out.print(verified(record, commitment, lang), highlight=False, markup=False, soft_wrap=True)
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
                    out.print(f"{number:>4}  {line}", highlight=False, markup=False)
        out.print()
        out.print(face.text(match.state.view(None), look), highlight=False, markup=False)
        out.print()
    scores = ", ".join(
        f"{look.names[seat]} {score}" for seat, score in enumerate(match.state.scores())
    )
    length = default("replay-length", n=len(match.moves))
    out.print(f"✓ {length} — {scores}", highlight=False, markup=False)


def verified(record: Record, commitment: str, lang: str) -> str:
    """Return the sentence that the deal of a record is what was promised.

    :raises BadRecord: saying what does not hold.
    """
    match = record.check_deal(commitment)
    step = record.redraws[-1][0] if record.redraws else 0
    message = "verify-anew" if record.redraws else "verify-holds"
    words = match.game.face.words(lang)
    scores = ", ".join(map(str, match.state.scores()))
    return "✓ " + words(
        message, commitment=record.commitment, n=len(match.moves), scores=scores, step=step
    )
