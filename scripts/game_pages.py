"""Write the pages of the games, docs/games/GAME.md, with their pictures.

    python -m scripts.game_pages             # all that follows from the program; a test holds it
    python -m scripts.game_pages --measure   # and play the games that "How long it takes" counts

What stands above the mark is written by hand. Below it each fact comes from where it is kept:
options, actions and observations from the game, what an action means from the comments of its
codec, strength from the table of docs/bots.md, positions from the golden records.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from igroteka.arena.arena import described
from igroteka.bots import SearchBot
from igroteka.cli.layouts import layout_markdown
from igroteka.engine import Game, Match, find_game, game_names, read_record
from igroteka.engine.observation import KINDS
from igroteka.face import Look
from scripts.game_lengths import measured

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "games"
GOLDEN = ROOT / "tests" / "golden"
STRENGTH = ROOT / "docs" / "bots.md"
MARK = "<!-- The rest is written by `python -m scripts.game_pages`. -->\n"
LENGTHS = "## How long it takes\n"
POSITIONS = {
    "bruges": "bruges-3-v3",
    "glenmore": "glenmore-3-v2",
    "orleans": "orleans-3-v2",
    "venice": "venice-3-v2",
}
"""Of each game the golden record, of three bots, whose middle is drawn."""
PLAYERS = ("Ann", "Basil", "Clara")
"""What they are called there: pieces show the letter of a name."""


def page(name: str, measure: bool = False) -> str:
    """Return the page of a game as it should be, what is measured taken over unless asked for."""
    game = find_game(name)
    before = (PAGES / f"{name}.md").read_text("utf-8")
    by_hand, mark, rest = before.partition(MARK)
    if not mark:
        raise ValueError(f"docs/games/{name}.md has no line {MARK.strip()}")
    lengths = rest.partition(LENGTHS)[2].partition("\n## ")[0].strip()
    if measure or not lengths:
        lengths = measured(game)
    parts = [
        by_hand + mark,
        "## Players and options\n",
        options(game),
        "## Rules\n",
        rules(game),
        "## A position\n",
        positions(game),
        "## Actions\n",
        actions(game),
        "## Observation\n",
        observation(game),
        LENGTHS,
        lengths + "\n",
        "## How strong the bots are\n",
        strength(game),
    ]
    return "\n".join(parts)


def options(game: Game) -> str:
    """Return for how many the game is, and what a table may agree on."""
    seats = f"{game.seat_counts[0]} to {game.seat_counts[-1]} players."
    face = game.face
    rows = [("option", "choice", "means")]
    chosen = ""
    for option in game.options:
        title = face.option_title(option.name, "en")
        for choice in option.choices:
            default = " (unless you say otherwise)" if choice == option.default else ""
            meaning = f"{title}: {face.choice_title(option.name, choice, 'en')}{default}"
            rows.append((f"`{option.name}`", f"`{choice}`", meaning))
    option = game.options[0]
    other = next(choice for choice in reversed(option.choices) if choice != option.default)
    chosen = f', {option.name}="{other}"'
    state = game.new(game.seat_counts[1], 7, {option.name: other})
    seat = state.seat_to_act
    assert seat is not None
    legal = len(state.legal_actions(seat))
    sample = f"""```python
>>> import igroteka
>>> state = igroteka.new("{game.name}", seats={state.seats}, seed=7{chosen})
>>> len(state.legal_actions(state.seat_to_act)), igroteka.find_game("{game.name}").action_count
({legal}, {game.action_count})

```
"""
    return f"{seats}\n\n{table(rows)}\n\n{sample}"


def rules(game: Game) -> str:
    """Return where the rules are."""
    number = sum(bool(rule) for rule, _ in game.face.rules("en"))
    rooms = f"../../src/igroteka/games/{game.name}"
    coverage = anchor(f"{game.face.title('en')}: {number} of {number} rules")
    ruling = anchor(game.face.title("en"))
    return (
        f"[{number} numbered rules in our own words]({rooms}/words/rules.en.md); a table shows "
        f"them as its page `/rules/{game.name}`. They are version {game.rules_version}; "
        f"[each has a test](../rules-coverage.md#{coverage}), and where the rulebook is silent "
        f"[we decided](../rulings.md#{ruling}). In code they are the folder `rules`, see "
        f"[the architecture](../architecture.md).\n"
    )


def positions(game: Game) -> str:
    """Return the pictures, as links, with what they show."""
    record, number, match = position(game)
    seat = match.state.seat_to_act
    assert seat is not None
    return (
        f"After {number} of the {len(record)} actions of "
        f"[a game of three bots](../../tests/golden/{POSITIONS[game.name]}.txt), as a spectator "
        f"sees it: what the state draws in a notebook.\n\n"
        f"![The board](pictures/{game.name}-board.svg)\n\n"
        f"And all that belongs to {PLAYERS[seat]}, who is to act:\n\n"
        f"![The things of one player](pictures/{game.name}-area.svg)\n"
    )


def position(game: Game) -> tuple[list[Any], int, Match]:
    """Return the actions of the golden record, and the match in the middle of them."""
    match = read_record((GOLDEN / f"{POSITIONS[game.name]}.txt").read_text("utf-8")).replay()
    number = len(match.moves) // 2
    return list(match.moves), number, match.at(number)


def pictures(name: str) -> dict[Path, str]:
    """Return the drawings that the page of a game shows."""
    game = find_game(name)
    state = position(game)[2].state
    face, seat = game.at(state.edition).face, state.seat_to_act
    assert seat is not None
    look = Look("en", PLAYERS)
    view = state.view(None)
    folder = PAGES / "pictures"
    return {
        folder / f"{name}-board.svg": face.picture(view, names=PLAYERS) + "\n",
        folder / f"{name}-area.svg": face.area(view, seat, look) + "\n",
    }


def actions(game: Game) -> str:
    """Return the verbs of the codec, in order, with what they mean."""
    codec = game.codec
    meanings = verb_meanings(game)
    rows = [("verb", "actions", "from", "for example", "means")]
    for verb in codec.verbs:
        base, count = codec.base(verb), codec.count(verb)
        example = codec.text(base + count // 2)
        rows.append((f"`{verb}`", str(count), str(base), f"`{example}`", meanings[verb]))
    return (
        f"{codec.size} in all, numbered in this order, whatever the set-up; “…” goes on from or to "
        f"the line beside it.\n\n{table(rows)}\n"
    )


def verb_meanings(game: Game) -> dict[str, str]:
    """Return what each verb means: the comment behind it in the codec, or right above it.

    :raises ValueError: if a verb has no comment.
    """
    source = ROOT / "src" / "igroteka" / "games" / game.name / "rules" / "actions.py"
    found: dict[str, str] = {}
    for above, line in pairwise(source.read_text("utf-8").splitlines()):
        verb = re.match(r'\s+\("([\w-]+)",', line)
        if verb:
            behind = line.partition("  # ")[2]
            found[verb[1]] = behind or above.strip().removeprefix("# ").rstrip(".")
            if not behind and not above.strip().startswith("# "):
                raise ValueError(f"{game.name}: nothing says what the verb {verb[1]} means")
    return found


def observation(game: Game) -> str:
    """Return the layout of the game's observation."""
    layout = game.observation
    assert layout is not None
    sizes = ", ".join(f"{kind} {layout.size(kind)}" for kind in KINDS)
    return (
        f"`{layout.title}`; numbers: {sizes}. How to read this: "
        f"[Observations](../observation.md#the-layouts).\n\n{layout_markdown(layout)}\n"
    )


def strength(game: Game) -> str:
    """Return the game's rows of the tables of docs/bots.md, those of today's bots first."""
    levels = rows_of(game, "| game | amateur – novice |")
    networks = rows_of(game, "| seats | game | games | wins |")
    first = rows_of(game, "| game | bot | rivals |")
    search = (
        "asks the game's [network](../training.md)"
        if SearchBot().network_for(game.knowledge)
        else "plays on from a position to see what it is worth: the game has no network yet"
    )
    version = described(["search"])[0].partition("=")[2]
    parts = [
        f"To measure yourself against: the five [levels of a table](../bots.md#at-a-table), and "
        f"`search`, which {search}; name its version, `{version}`, in what you publish. How all "
        "this was measured: [bots](../bots.md#how-strong-they-are).\n",
        "Each level against the one below, at two seats, wins of games:\n",
        f"{levels}\n",
    ]
    if networks.count("\n") > 1:
        parts += ["`search@2` among searches without a network, `search@1`:\n", f"{networks}\n"]
    parts += [
        "Older figures, of `greedy` and of short searches without a network: each alone among "
        "rivals of the kind below, beside the share of equals.\n",
        f"{first}\n",
    ]
    return "\n".join(parts)


def rows_of(game: Game, beginning: str) -> str:
    """Return a game's rows of the table in docs/bots.md that begins so, without its name."""
    lines = STRENGTH.read_text("utf-8").splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith(beginning))
    end = next(n for n, line in enumerate(lines) if n > start and not line.startswith("|"))
    column = lines[start].split("|").index(" game ")
    rows = [line.split("|") for line in lines[start:end]]
    title = f" {game.face.title('en')} "
    kept = [rows[0], rows[1], *(row for row in rows[2:] if row[column] == title)]
    return "\n".join("|".join(row[:column] + row[column + 1 :]) for row in kept)


def table(rows: Sequence[tuple[str, ...]]) -> str:
    """Return rows, the heading first, as a table of Markdown."""
    lines = [rows[0], ("---",) * len(rows[0]), *rows[1:]]
    return "\n".join(f"| {' | '.join(row)} |" for row in lines)


def anchor(heading: str) -> str:
    """Return what a code host makes of a heading, to link to it.

    >>> anchor("Venice 2099: 36 of 36 rules")
    'venice-2099-36-of-36-rules'
    """
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def main() -> None:
    """Write all pages and pictures."""
    for name in game_names():
        if name in POSITIONS:
            (PAGES / f"{name}.md").write_text(page(name, "--measure" in sys.argv), "utf-8")
            for file, drawing in pictures(name).items():
                file.parent.mkdir(exist_ok=True)
                file.write_text(drawing, "utf-8")


if __name__ == "__main__":
    main()
