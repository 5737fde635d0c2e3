"""The data card: what a dataset is, how it was made and what is wrong with it, in Markdown."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

from igroteka.data import columns as c
from igroteka.data.columns import GameRow
from igroteka.data.sources import MIXED, PERSON
from igroteka.data.writing import ENDINGS, PARQUET, options_text
from igroteka.engine.observation import ORACLE

if TYPE_CHECKING:
    from igroteka.data.making import Recipe

MEANINGS: Final = {
    "game": "Which game, from 0: a row of the games.",
    "step": "How many actions were done in the game before.",
    "seats": "How many play.",
    "seat": "Who decides, from 0.",
    "player": "What the decider is called.",
    c.OBSERVATION: "What the decider may know, as numbers; `observation` of dataset.json says "
    "what each of them means.",
    ORACLE: "That, and what is hidden from the decider; not for who acts.",
    c.LEGAL: "The legal actions, ascending.",
    c.MASK: "1 at the place of each legal action.",
    c.VIEW: "What the decider may know, as a JSON document.",
    "action": "What was done; `actions` of dataset.json has its text.",
    "explored": "Whether it was drawn by lot, in place of what the bot had chosen.",
    "score": "The decider's points, when the game was over.",
    "place": "The decider's place then; who is level shares one.",
    "return": "The decider's return by place: 1 for the first, −1 for the last, evenly between.",
}


def card(about: dict[str, Any], games: Sequence[GameRow], recipe: Recipe) -> str:
    """Return the card of a dataset."""
    setup = about["setup"]
    return "\n".join(
        [
            "---",
            f"license: {about['licence'].lower()}",
            f"pretty_name: Igroteka {setup['game']}",
            *configurations(about, recipe),
            "---",
            "",
            f"# {setup['game']}: {many(len(games), 'game')}, {about['decisions']} decisions",
            "",
            what_it_is(about, recipe),
            "",
            "## How it was made",
            "",
            *bullets(made(about, games, recipe)),
            "",
            "## What is in it",
            "",
            *files(about, recipe),
            "",
            "| column of the decisions | numbers a row | |",
            "| --- | --- | --- |",
            *(
                f"| `{each['name']}` | {size(each)} | {MEANINGS[each['name']]} |"
                for each in about["columns"]
            ),
            "",
            "A row of the games has its seats, rules, options, "
            + ("seed" if recipe.source != "database" else "an empty seed")
            + ", and for each seat the player, score, place, return (by place) and rating.",
            "",
            "## The players",
            "",
            *players(games),
            "",
            "## What to beware of",
            "",
            *bullets(beware(games, recipe)),
            "",
            "## Reading it",
            "",
            "    from igroteka.data import load",
            '    arrays = load("the folder of this file").arrays()',
            "",
            f"Licence: {about['licence']}. The rules are those of published games; this data has "
            "no text and no picture of them.",
            "",
        ]
    )


def configurations(about: dict[str, Any], recipe: Recipe) -> list[str]:
    """Return which files belong together: hubs would else read games and decisions as one table."""
    return [
        "configs:",
        "- config_name: decisions",
        f'  data_files: "decisions-*{ENDINGS[recipe.form]}"',
        "  default: true",
        "- config_name: games",
        f'  data_files: "{about["games"]}"',
    ]


def what_it_is(about: dict[str, Any], recipe: Recipe) -> str:
    """Return one sentence about the whole."""
    told = {
        "bots": "Games that bots of Igroteka played",
        "records": "Finished games, replayed from their records",
        "database": "Games that people played at tables of Igroteka, and bots with them",
    }
    return f"{told[recipe.source]}, one row for each decision of each seat."


def made(about: dict[str, Any], games: Sequence[GameRow], recipe: Recipe) -> list[str]:
    """Return how it was made, point by point."""
    setup, layout = about["setup"], about["observation"]
    rules = ", ".join(map(str, sorted({game["rules"] for game in games})))
    chosen = Counter(options_text(game["options"]) for game in games)
    seats = Counter(game["seats"] for game in games)
    points = [
        f"Package: igroteka {setup['igroteka']}. Rules: version {rules}."
        + (f" Edition of the cards: {setup['edition']}." if setup["edition"] else "")
        + (f" Layout of the observation: {setup['game']}-{layout['version']}." if layout else ""),
        "Seats: "
        + ", ".join(f"{number} × {count}" for number, count in sorted(seats.items()))
        + " (seats × games).",
        "Options: "
        + "; ".join(f"{text or '—'} ({many(n, 'game')})" for text, n in chosen.most_common()),
    ]
    if recipe.source == "bots":
        points += [
            f"Bots: {', '.join(setup['bots'])}. Who sits where is drawn by lot for each game.",
            f"Explored: {recipe.explore:.1%} of the actions, where there was a choice, were drawn "
            "by lot from the legal ones.",
            f"Deals: seeds {recipe.seed} to {recipe.seed + recipe.games - 1}, each played once. "
            "The same command makes the same files, to the byte, but for bots that think for a "
            f"time: `{command(recipe)}`",
        ]
    if recipe.source == "records":
        points.append("Each record was replayed action by action; unfinished games were left out.")
    if recipe.source == "database":
        points += [
            "Only finished tables at which every person agreed, for this table, that the game "
            "may be used for research, and that were played from the first action on.",
            "Left out: names, chat, times, seeds, and which tables they were; the order is drawn "
            "by lot.",
        ]
    return points


def command(recipe: Recipe) -> str:
    """Return the command that makes such a dataset of bots; a deck of one's own is not in it."""
    words = ["igroteka", "dataset", recipe.game, "--games", str(recipe.games)]
    words += ["--bots", ",".join(recipe.bots), "--seats", ",".join(map(str, recipe.seats))]
    for name, choice in sorted(recipe.options.items()):
        words += ["--option", f"{name}={choice}"]
    words += ["--explore", f"{recipe.explore:g}"] if recipe.explore else []
    words += ["--seed", str(recipe.seed), "--what", ",".join(recipe.what), "--format", recipe.form]
    words += ["--licence", recipe.licence]
    return shlex.join(words)


def files(about: dict[str, Any], recipe: Recipe) -> list[str]:
    """Return what the files are."""
    kind = (
        "Parquet, compressed with zstd"
        if recipe.form == PARQUET
        else "JSON lines, compressed with gzip"
    )
    return bullets(
        [
            f"`decisions-*`: {kind}; {many(len(about['files']), 'file')}.",
            f"`{about['games']}`: a row for each game.",
            "`dataset.json`: versions, columns, the layout of the observation, the actions.",
        ]
    )


def size(column: dict[str, Any]) -> str:
    """Return how many numbers a row of a column has."""
    if column["kind"] == c.TEXT:
        return "text"
    many = {0: "1", -1: "as many as there are"}.get(column["length"], str(column["length"]))
    return f"{many} ({column['kind']})"


def many(count: int, thing: str) -> str:
    """Return how many there are.

    >>> many(1, "game"), many(2, "game")
    ('1 game', '2 games')
    """
    return f"{count} {thing}{'' if count == 1 else 's'}"


def players(games: Sequence[GameRow]) -> list[str]:
    """Return a table of who played, how often and how well."""
    rows: dict[tuple[int, str], list[tuple[float, int, float | None]]] = {}
    for game in games:
        seated = zip(game["players"], game["scores"], game["places"], game["ratings"], strict=True)
        for player, score, place, rating in seated:
            rows.setdefault((game["seats"], player), []).append((score, place, rating))
    lines = ["| seats | player | played | mean score | mean place | rating |", "| --- " * 6 + "|"]
    for (seats, player), found in sorted(rows.items()):
        rating = found[0][2]
        lines.append(
            f"| {seats} | {player} | {len(found)} | {fmean(each[0] for each in found):.1f} "
            f"| {fmean(each[1] for each in found):.2f} "
            f"| {'—' if rating is None else f'{rating:.1f}'} |"
        )
    return [
        *lines,
        "",
        "Ratings are OpenSkill's over these games, apart for each number of seats; equals have 25.",
    ]


def beware(games: Sequence[GameRow], recipe: Recipe) -> list[str]:
    """Return what a reader should know before learning from it."""
    names = {player for game in games for player in game["players"]}
    points = [
        "Decisions with a single legal action are in it: an action there tells nothing about who "
        "did it.",
        "Decisions of one game are not independent. Split by game, not by row.",
    ]
    if names - {PERSON, MIXED}:
        points.append(
            "Bots play as their evaluations say and repeat themselves; what they never do is not "
            "in it, however good it would be."
        )
    if recipe.source == "bots" and recipe.explore == 0:
        points.append("Nothing was explored: positions off the bots' own paths are missing.")
    if recipe.source == "bots" and recipe.explore > 0:
        points.append(
            "Outcomes are those of play with lots drawn in it: a bot that explores loses some "
            "games that it would have won. Leave rows with `explored` out to learn what bots do."
        )
    if recipe.source != "bots":
        points.append(
            "`explored` is false throughout: it is known only of games played for a dataset."
        )
    if names & {PERSON, MIXED}:
        points.append(
            "People who agree to research, on one server, are no sample of all players; the same "
            f"person may have played many of the games. “{MIXED}” is a person for whom a bot sat "
            "in for some of the time."
        )
    if ORACLE in recipe.what:
        points.append("The column `oracle` holds what the decider did not know.")
    return points


def bullets(points: Sequence[str]) -> list[str]:
    """Return points as a list."""
    return [f"- {point}" for point in points]
