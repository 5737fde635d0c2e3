"""Golden games: whole records, and beside each what everybody saw, could do and was told.

    python -m scripts.golden play venice 3 --seed 7      # a new record, by the newest rules
    python -m scripts.golden write                       # after a new record or a new field
    python -m scripts.golden mend glenmore moves ready   # after a view was mended: only these
    python -m scripts.golden mend glenmore "(told) sold" # after what is told was mended
    python -m scripts.golden mend glenmore "(observed) hand"   # after a number was mended

A record says what was done and how it ended; its file ``.digests`` says the rest. It has one
line for the legal actions, one for each field of the views and of the observations, and one for
each kind of thing that is told, so that a change names it, and each line has four digests, of
the first quarter of the game, the first half, and so on, so that it names the time. A field that
a view gains tomorrow is one line more. `write` adds lines and never changes one; only `mend`
does, and only what it is told. What was legal is not mended: that is a new version of the rules,
with records of its own.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from igroteka.bots import GreedyBot, Sight
from igroteka.engine import Match, Rng, find_game, read_record, record_of
from igroteka.engine.observation import ORACLE, PUBLIC

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
ACTIONS = "(legal actions)"
QUARTERS = ("first quarter", "second quarter", "third quarter", "last quarter")
EVERY = 5
"""Views are looked at after so many actions, and at the end; actions and events always."""


def records() -> list[Path]:
    """Return the files of all golden records."""
    return sorted(FOLDER.glob("*.txt"))


def digests(match: Match) -> dict[str, str]:
    """Return the line of each field and kind of event, by its path: `players[].coins`."""
    ends = [len(match.moves) * part // 4 for part in (1, 2, 3, 4)]
    hashes: dict[str, Any] = {}
    lines: dict[str, list[str]] = {}
    for number, state in enumerate(match.walk()):
        for path, value in shown(match, state, number):
            if path not in hashes:
                # What comes up late begins with as many quarters without it.
                hashes[path] = hashlib.blake2b(digest_size=2)
                lines[path] = ["----"] * sum(end < number for end in ends)
            hashes[path].update(value.encode())
        for _ in range(ends.count(number)):
            for path, line in lines.items():
                line.append(hashes[path].hexdigest())
    return {path: " ".join(line) for path, line in lines.items()}


def shown(match: Match, state: Any, number: int) -> Iterator[tuple[str, str]]:
    """Yield what was told of action *number*, what is legal then and what everybody sees."""
    text = match.game.codec.text
    for event in match.moves[number - 1].events if number else ():
        told = sorted(event.args.items())
        yield told_path(event.kind), f"{number} {event.seat} {told} {event.reveals} {event.only}"
    for seat in state.seats_to_act():
        legal = sorted(text(action) for action in state.legal_actions(seat))
        yield ACTIONS, f"{number} {seat} {legal}"
    if number % EVERY and number < len(match.moves):
        return
    for viewer in (*range(state.seats), None):
        for path, value in leaves(state.view(viewer)):
            yield path, f"{number} {viewer} {value!r}"
        yield from observed(match, state, number, viewer)


def observed(
    match: Match, state: Any, number: int, viewer: int | None
) -> Iterator[tuple[str, str]]:
    """Yield the numbers of each field that *viewer* and its critic, or a spectator, observe."""
    if (layout := match.game.observation) is None:
        return
    kind = PUBLIC if viewer is None else ORACLE
    numbers = list(state.numbers(viewer, kind))
    for field in layout.of_kind(kind):
        yield f"(observed) {field.name}", f"{viewer} {numbers[field.offset : field.end]}"


def told_path(kind: str) -> str:
    """Return the path under which a kind of event is kept."""
    return f"(told) {kind}"


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, object]]:
    """Yield the values of a document by their paths; a list also has a length.

    >>> list(leaves({"a": 1, "b": [{"c": 2}]}))
    [('a', 1), ('b[]', 1), ('b[].c', 2)]
    """
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        yield f"{path}[]", len(value)
        for item in value:
            yield from leaves(item, f"{path}[]")
    else:
        yield path, value


# --- the files ------------------------------------------------------------------------------


def kept(record: Path) -> dict[str, str]:
    """Return the lines that are kept beside a record."""
    file = record.with_suffix(".digests")
    text = file.read_text("utf-8") if file.exists() else ""
    return dict(line.rsplit(": ", 1) for line in text.splitlines())


def keep(record: Path, lines: dict[str, str]) -> None:
    """Write the lines beside a record."""
    text = "".join(f"{path}: {lines[path]}\n" for path in sorted(lines))
    record.with_suffix(".digests").write_text(text, "utf-8")


def differences(name: str, old: dict[str, str], new: dict[str, str]) -> list[str]:
    """Return what is not as it was, a sentence each."""
    found = []
    for path, line in old.items():
        if path not in new:
            found.append(f"{name}: {path} is gone.")
        elif new[path] != line:
            pairs = zip(line.split(), new[path].split(), strict=False)
            quarter = next((n for n, (a, b) in enumerate(pairs) if a != b), 0)
            found.append(f"{name}: {path} differs, first in the {QUARTERS[quarter]}.")
    added = [path for path in new if path not in old]
    if added:
        found.append(
            f"{name}: not kept yet: {', '.join(added)}; run python -m scripts.golden write"
        )
    return found


def write() -> None:
    """Add what is not kept yet; change nothing that is."""
    for record in records():
        old, new = kept(record), digests(read_record(record.read_text("utf-8")).replay())
        added = [path for path in new if path not in old]
        if added:
            keep(record, {**new, **old})
            say(f"{record.stem}: {len(added)} lines added")
        changed = [path for path in old if new.get(path) != old[path]]
        if changed:
            say(f"{record.stem}: LEFT AS THEY WERE, though they differ: {', '.join(changed)}")


def mend(game: str, fields: list[str]) -> None:
    """Keep fields of the views, or kinds of events, as they are now in all records of a game."""
    find_game(game)
    for record in records():
        read = read_record(record.read_text("utf-8"))
        if read.game != game:
            continue
        old, new = kept(record), digests(read.replay())
        meant = {p for p in {**old, **new} if p != ACTIONS and any(covers(f, p) for f in fields)}
        changed = sorted(path for path in meant if old.get(path) != new.get(path))
        for path in changed:
            old.pop(path, None)
        keep(record, {**old, **{path: new[path] for path in changed if path in new}})
        say(f"{record.stem}: {', '.join(changed) or 'nothing to mend'}")


def play(game: str, seats: int, seed: int, options: dict[str, str], name: str) -> Path:
    """Have greedy bots play a game by the newest rules; return its record, which is new."""
    match = Match.start(find_game(game), seats, seed, options)
    bot, rng = GreedyBot(), Rng(seed)
    while (seat := match.state.seat_to_act) is not None:
        match.play(bot.choose(Sight.of(match.game, match.state, seat, rng), rng), seat)
    words = [game, str(seats), f"v{match.rules}", name]
    file = FOLDER / ("-".join(word for word in words if word) + ".txt")
    with file.open("x", encoding="utf-8") as new:  # never in the place of one that is there
        new.write(record_of(match, [bot.name] * seats).text())
    return file


def covers(field: str, path: str) -> bool:
    """Say whether a field that was named is a path, or what a path is part of.

    >>> covers("ready", "ready[]"), covers("players[].coins", "players[].coins_left")
    (True, False)
    """
    return path == field or path.startswith((f"{field}[", f"{field}."))


def say(text: str) -> None:
    """Print a line."""
    print(text)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("write", help="add what is not kept yet; change nothing that is")
    mending = commands.add_parser("mend", help="keep mended fields of a game's views anew")
    mending.add_argument("game")
    mending.add_argument("fields", nargs="+", help="as a failure names them: players[].coins")
    playing = commands.add_parser("play", help="have bots play a new record")
    playing.add_argument("game")
    playing.add_argument("seats", type=int)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--option", "-o", action="append", default=[], help="name=choice")
    playing.add_argument("--name", default="", help="what is special about it: zwin")
    args = parser.parse_args()
    if args.command == "play":
        options = dict(pair.split("=", 1) for pair in args.option)
        say(f"{play(args.game, args.seats, args.seed, options, args.name).stem}: played")
        write()
    elif args.command == "write":
        write()
    else:
        mend(args.game, args.fields)


if __name__ == "__main__":
    main()
