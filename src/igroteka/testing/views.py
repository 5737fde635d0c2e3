"""Views: plain documents that are what their type says, to the last key."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from igroteka.tables.view_schema import view_type
from igroteka.testing.clauses import Clauses, at_stops
from igroteka.testing.position import Position, difference


class ViewClauses(Clauses):
    """What holds for the documents that leave."""

    @at_stops(games=100, most=4)
    def test_views_are_what_their_type_says(self, here: Position) -> None:
        """A view is ready for JSON, and its type knows every key and value in it."""
        kind = view_type(self.case.game.state)
        for viewer in here.viewers:
            view = here.state.view(viewer)
            plain = json.loads(json.dumps(view))
            here.same(view, plain, "The view is not what JSON gives back", viewer)
            if kind is not None:
                check_type(here, view, kind, viewer)


def check_type(here: Position, view: Any, kind: Any, viewer: int | None) -> None:
    """Check a view against its type."""
    try:
        known = msgspec.convert(view, kind)
    except msgspec.ValidationError as error:
        here.fail(f"The view is no {kind.__name__}: {error}", viewer)
    if known != view:  # what the type does not know was left out
        here.fail(f"The view is no {kind.__name__}: {difference(view, known)}.", viewer)
