"""What is looked at when all is over: the logs, line by line, and the ratings made anew."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from typing import TYPE_CHECKING

from bench.fortnight.stored import Entry

if TYPE_CHECKING:
    from bench.fortnight.world import Playing, World


def check_logs(world: World) -> None:
    """See that each action that was acknowledged stands in the log once, and no other."""
    for playing in [*world.over.values(), *world.tables.values()]:
        entries = world.stored.entries(playing.id)
        if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            world.wrong(f"{playing.id}: the log has gaps")
        check_posts(world, playing, [entry for entry in entries if entry.is_by_hand])
    check_orders(world, set(world.stored.orders()))


def check_orders(world: World, kept: set[str]) -> None:
    """See that each order that was acknowledged is kept, unless another took its place."""
    for n, order in enumerate(world.orders):
        if order.id is None or order.id in kept or order.id in world.withdrawn:
            continue
        if all(later.about != order.about for later in world.orders[n + 1 :]):
            world.wrong(f"{order.about}: the order {order.id} was lost")


def check_posts(world: World, playing: Playing, acts: list[Entry]) -> None:
    """Find for each action that was sent its line in the log, and for each line who sent it."""
    free = {entry.number: entry for entry in acts}
    # First what was answered: nobody knows what became of the rest.
    for post in sorted(playing.posts, key=lambda post: post.after or math.inf):
        last = post.after if post.after is not None else 10**9
        found = [
            number
            for number, entry in free.items()
            if post.seen < number <= last
            and (entry.seat, entry.data["action"]) == (post.seat, post.text)
        ]
        if found:
            del free[found[0]]
            if post.after is None:
                world.figures["actions cut off that are stored"] += 1
        elif post.after is not None:
            there = [act for act in acts if post.seen < act.number <= post.seen + 5]
            sent = f"“{post.text}” of seat {post.seat} after #{post.seen}, answered #{post.after}"
            world.wrong(f"{playing.id}: {sent} was lost; there is {there}")
    for number in free:
        world.wrong(f"{playing.id}: #{number} is there, and nobody has sent it, or twice")


def check_complaints(world: World) -> None:
    """See that no server has complained of something that nobody foresaw."""
    said = world.hosts.log.read_text()
    for complaint in re.findall(r"^Traceback.*?^(?=\S)(.*?)$", said, re.MULTILINE | re.DOTALL):
        world.wrong(f"a server has complained: {complaint}")


def check_ratings(world: World) -> None:
    """See that each rated game was counted once, and that all of it comes to the same anew."""
    rated = {id: playing for id, playing in world.over.items() if playing.rated}
    counted = world.stored.rated()
    for id, playing in rated.items():
        if counted.pop(id, 0) != len(playing.work.people):
            world.wrong(f"{id} is rated, and was not counted")
    for id in counted:
        world.wrong(f"{id} was counted, and is not rated or not over")
    command = [sys.executable, "-m", "igroteka", "ratings", "rebuild", world.hosts.database]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    world.figures["rated games"] = len(rated)
    games, _, changed = said.stdout.replace("One", "1").partition(" ")
    if games != str(len(rated)) or re.findall(r"\d+", changed) != ["0", "0"]:
        world.wrong(f"ratings made anew are others: {said.stdout} {said.stderr}")
