"""JSON Schemas of the games' views, made from their types: so bots in any language are typed.

A game says what its view is by its state, `class VeniceState(State[VeniceView])`. The strings
under the fields of a `TypedDict` become the descriptions of the schema.
"""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from typing import Any, ForwardRef, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from igroteka.engine import Game, State

Schema = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"


def view_schema(game: Game) -> Schema | None:
    """Return the JSON Schema of a game's view; None if the game has not typed its view."""
    view = view_type(game.state)
    return None if view is None else schema_of(view)


@cache
def schema_of(view: type) -> Schema:
    """Return the JSON Schema of a `TypedDict` and all that it is made of."""
    schema: Schema = msgspec.json.schema(view)
    for kind in typed_dicts(msgspec.inspect.type_info(view)):
        describe(schema["$defs"][kind.__name__], kind)
    return {"$schema": DRAFT, **schema}


def view_type(state: type[State[Any]]) -> type | None:
    """Return the `TypedDict` that the view of a state is; None if it has none."""
    for kind in state.__mro__:
        for base in getattr(kind, "__orig_bases__", ()):
            origin = get_origin(base)
            if isinstance(origin, type) and issubclass(origin, State):
                (view,) = get_args(base)
                if isinstance(view, ForwardRef):
                    view = getattr(sys.modules[kind.__module__], view.__forward_arg__)
                if not is_typeddict(view):
                    return None
                found: type = view
                spell_out(found)
                return found
    return None


@cache
def spell_out(view: type) -> None:
    """Turn the annotations of all `TypedDict`s that a view is made of from strings into types.

    On Python 3.14 msgspec (0.22) reads a string that a class has inherited with the names of the
    wrong module: those of the class that inherits it.
    """
    done: set[type] = set()
    waiting: list[Any] = [view]
    while waiting:
        kind = waiting.pop()
        waiting += get_args(kind)
        if is_typeddict(kind) and kind not in done:
            done.add(kind)
            kind.__annotations__ = get_type_hints(kind, include_extras=True)
            waiting += kind.__annotations__.values()


def typed_dicts(info: Any) -> set[type]:
    """Return all `TypedDict`s that a type is made of."""
    found: set[type] = set()
    waiting = [info]
    while waiting:
        info = waiting.pop()
        if isinstance(info, msgspec.inspect.TypedDictType):
            if info.cls in found:
                continue
            found.add(info.cls)
            waiting += [field.type for field in info.fields]
        for part in ("item_type", "item_types", "key_type", "value_type", "types", "type"):
            inner = getattr(info, part, ())
            waiting += inner if isinstance(inner, tuple) else [inner]
    return found


def describe(schema: Schema, kind: type) -> None:
    """Put the fields in the order of the class, with what the strings under them say."""
    notes, fields = field_notes(kind), schema["properties"]
    schema["properties"] = {
        name: {**fields[name], "description": notes[name]} if name in notes else fields[name]
        for name in kind.__annotations__
    }


@cache
def field_notes(kind: type) -> dict[str, str]:
    """Return the strings that stand under the fields of a class and of those it extends.

    >>> from igroteka.engine import CommonView
    >>> field_notes(CommonView)["seat"]
    'Who looks; null: a spectator.'
    """
    body = classes_in(kind.__module__).get(kind.__name__)
    if body is None:
        return {}
    notes: dict[str, str] = {}
    module = sys.modules[kind.__module__]
    for base in body.bases:
        # At run time a TypedDict has forgotten what it extends, so its source must say it.
        extended = getattr(module, base.id, None) if isinstance(base, ast.Name) else None
        if isinstance(extended, type):
            notes |= field_notes(extended)
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            note = ast.get_docstring(ast.Module([below], [])) if is_string(below) else None
            if note is not None:
                notes[field.target.id] = " ".join(note.split())
    return notes


@cache
def classes_in(module: str) -> dict[str, ast.ClassDef]:
    """Return the classes of a module as they are written there.

    A module is read once: `inspect.getsource` reads all of it again for each class.
    """
    try:
        tree = ast.parse(inspect.getsource(sys.modules[module]))
    except (OSError, TypeError):
        # A compiled module may have come without its source.
        return {}
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def is_string(node: ast.stmt) -> bool:
    """Say whether a statement is nothing but a string."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
