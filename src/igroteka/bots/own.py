"""Bots of others: a class in a module of theirs."""

from __future__ import annotations

import importlib
import re
import sys

from igroteka.bots.bot import Bot
from igroteka.bots.levels import LEVELS
from igroteka.engine import BadSetup


def own_class(spec: str) -> tuple[str, str] | None:
    """Return the module and the class that a description names; None: it is another bot.

    >>> own_class("mybot:Thrifty"), own_class("search:50"), own_class("exec:./bot")
    (('mybot', 'Thrifty'), None, None)
    """
    own = re.fullmatch(r"((?!exec:|exec2:|search:|trained:)[\w.]+):(\w+)", spec)
    return (own[1], own[2]) if own and own[1] not in LEVELS else None


def own_bot(module: str, name: str) -> Bot:
    """Return a new bot of the class *name* in *module*, which may lie in the current folder.

    :raises BadSetup: if there is no such bot; the sentence says what is missing.
    """
    if "" not in sys.path:
        # A command that pip has installed does not look where it is started; `python` does.
        sys.path.insert(0, "")
    try:
        found = getattr(importlib.import_module(module), name, None)
    except Exception as error:  # whatever somebody else's module does wrong
        reason = f"{type(error).__name__}: {error}"
        raise BadSetup(
            "The bot’s module “{module}” cannot be imported: {reason}",
            "refusal-bot-module",
            module=module,
            reason=reason,
        ) from error
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadSetup(
            "The module “{module}” has no class “{name}” that is an igroteka.bots.Bot.",
            "refusal-bot-class",
            module=module,
            name=name,
        )
    try:
        bot = found()
    except TypeError as error:
        raise BadSetup(
            "A bot “{module}:{name}” cannot be made: {reason}",
            "refusal-bot-make",
            module=module,
            name=name,
            reason=str(error),
        ) from error
    if not getattr(bot, "name", ""):
        bot.name = f"{module}:{name}"
    return bot
