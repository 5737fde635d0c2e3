"""Bots that play any game through the contract."""

from __future__ import annotations

import re
from pathlib import Path

from igroteka.bots.bot import Bot, Sight
from igroteka.bots.external import ExternalBot
from igroteka.bots.external_many import ManyExternalBot
from igroteka.bots.levels import LEVELS
from igroteka.bots.many import ManyBot, Waiting
from igroteka.bots.own import own_bot, own_class
from igroteka.bots.program import BotFailed
from igroteka.bots.search import SearchBot
from igroteka.bots.simple import GreedyBot, RandomBot
from igroteka.bots.versions import BUDGET, Kind, kind_of
from igroteka.engine import BadSetup

__all__ = [
    "Bot",
    "BotFailed",
    "ExternalBot",
    "GreedyBot",
    "Kind",
    "ManyBot",
    "ManyExternalBot",
    "RandomBot",
    "SearchBot",
    "Sight",
    "Waiting",
    "kind_of",
    "make_bot",
    "name_and_kind",
    "own_class",
]


def make_bot(spec: str) -> Bot:
    """Return the bot that *spec* describes.

    ``novice`` · ``amateur`` · ``skilled`` · ``expert`` · ``master`` (the levels of a table) ·
    ``expert/builder`` (one with a character of the game) · ``expert:0.1s`` (for another time) ·
    ``random`` · ``greedy`` · ``search`` (600 iterations) · ``search:2000`` (iterations) ·
    ``search:0.5s`` (time) · ``search:0.5cpu`` (time of the processor) ·
    ``search@1``, ``search@1:0.5s`` (a version of it that is kept) ·
    ``trained:FILE``, ``trained:FILE:0.5s`` (a search with the network of a file) ·
    ``exec:COMMAND`` (a program of your own; ``exec2:COMMAND``: one that takes many decisions at
    once) · ``MODULE:CLASS`` (a `Bot` of your own, by the module it can be imported from).
    ``NAME=`` before any of them says what tables, records and results call it.

    >>> make_bot("search:0.5s").name, make_bot("quick=search:20").name, make_bot("search@1").name
    ('search:0.5s', 'quick', 'search@1')

    :raises BadSetup: if there is no such bot.
    """
    called, spec = name_and_kind(spec)
    bot = bot_of(spec)
    says_all = (kind := kind_of(spec)) and (
        "@" in spec or spec.endswith("cpu") or kind.name in LEVELS
    )
    bot.name = called or (spec if says_all else bot.name)
    return bot


def name_and_kind(spec: str) -> tuple[str, str]:
    """Return what a bot is called, nothing if its description does not say, and the rest of it.

    >>> name_and_kind("me=exec:./bot --depth=3"), name_and_kind("exec:./bot --depth=3")
    (('me', 'exec:./bot --depth=3'), ('', 'exec:./bot --depth=3'))
    """
    named = re.fullmatch(r"([\w .-]+)=(.*)", spec, re.DOTALL)
    return (named[1].strip(), named[2].strip()) if named else ("", spec)


def trained_bot(path: str, budget: str) -> Bot:
    """Return a search with the network of a file: what `igroteka train` has made.

    :raises BadSetup: if there is no such file, or the budget is none.
    """
    if not Path(path).is_file():
        raise BadSetup(
            "There is no network {path}; igroteka train makes one.",
            "refusal-no-network-file",
            path=path,
        )
    like = kind_of(f"search:{budget}" if budget else "search")
    if like is None:
        raise no_bot(f"trained:{path}:{budget}")
    bot = like.make()
    assert isinstance(bot, SearchBot)
    bot.network = path
    return bot


def bot_of(spec: str) -> Bot:
    """Return the bot that a description without a name is about.

    :raises BadSetup: if there is no such bot.
    """
    if kind := kind_of(spec):
        return kind.make()
    if trained := re.fullmatch(rf"trained:(.+?)(?::({BUDGET}))?", spec):
        return trained_bot(trained[1], trained[2] or "")
    if spec.startswith("exec:") and spec[5:].strip():
        return ExternalBot(spec[5:].strip())
    if spec.startswith("exec2:") and spec[6:].strip():
        return ManyExternalBot(spec[6:].strip())
    if own := own_class(spec):
        return own_bot(*own)
    raise no_bot(spec)


def no_bot(spec: str) -> BadSetup:
    """Return the error that says which bots there are."""
    return BadSetup(
        "There is no bot “{spec}”; write novice, amateur, skilled, expert, master, "
        "expert/CHARACTER, random, greedy, search, search:1000, search:0.5s, search:0.5cpu, "
        "search@1, trained:FILE, MODULE:CLASS, exec:COMMAND or exec2:COMMAND.",
        "refusal-no-bot",
        spec=spec,
    )
