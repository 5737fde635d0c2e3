"""The JSON Schema of each game's view describes real views, and leaves nothing out."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest

from igroteka.engine import Game, Rng, State, find_game, game_names
from igroteka.tables.view_schema import view_schema

GAMES = ["haul", "toy", *game_names()]
EVERY = 7
"""After so many actions everybody's view is looked at."""


def closed(schema: Any) -> Any:
    """Return a schema that allows no key but the declared ones."""
    if isinstance(schema, list):
        return [closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: closed(value) for key, value in schema.items()}
    return {**inner, "additionalProperties": False} if "properties" in schema else inner


def validator(game: Game) -> jsonschema_rs.Validator:
    schema = view_schema(game)
    assert schema is not None
    jsonschema_rs.meta.validate(schema)
    return jsonschema_rs.validator_for(closed(schema))


def test_every_game_has_typed_its_view() -> None:
    for name in GAMES:
        typed = view_schema(find_game(name)) is not None
        assert typed, f"write class …State(State[…View]) in {name}"


@pytest.mark.parametrize("name", GAMES)
def test_real_views_of_whole_games_fit_the_schema(name: str) -> None:
    game = find_game(name)
    fits = validator(game)
    seen = 0
    for number, seats in enumerate(game.seat_counts):
        for option in (None, *((o.name, c) for o in game.options for c in o.choices[1:])):
            try:
                state = game.new(seats, number, dict([option]) if option else {})
            except ValueError:
                continue  # this choice needs another one, or more players
            rng, step = Rng(number), 0
            while not state.is_over:
                if step % EVERY == 0:
                    seen += check_all_views(fits, state)
                step += 1
                seat = rng.choice(state.seats_to_act())
                state.apply(rng.choice(state.legal_actions(seat)), seat)
            seen += check_all_views(fits, state)
    assert seen > 50


def check_all_views(fits: jsonschema_rs.Validator, state: State[Any]) -> int:
    for viewer in (None, *range(state.seats)):
        view = state.view(viewer)
        assert json.loads(json.dumps(view)) == view, "the view is not plain JSON"
        fits.validate(view)
    return state.seats + 1


def test_what_does_not_fit_is_noticed() -> None:
    game = find_game("toy")
    fits, view = validator(game), game.new(3, 1).view(1)
    fits.validate(view)
    player = view["players"][0]
    for wrong in (
        {**view, "secret": 1},
        {key: value for key, value in view.items() if key != "hand"},
        {**view, "hand": "ash-1"},
        {**view, "players": [{**player, "secret": 1}]},
        {**view, "players": [{"score": 1, "has_bid": True}]},
        {**view, "players": [None]},
    ):
        assert not fits.is_valid(wrong)
    assert fits.is_valid({**view, "players": [player]})


def test_the_schema_says_what_the_notes_under_the_fields_say() -> None:
    schema = view_schema(find_game("toy"))
    assert schema is not None
    fields = schema["$defs"]["ToyView"]["properties"]
    assert list(fields)[:3] == ["game", "rules", "edition"]
    assert fields["lot"]["description"] == "1 while somebody may still peek."
    assert fields["seat"]["description"] == "Who looks; null: a spectator."
    assert "ranking" not in schema["$defs"]["ToyView"]["required"]


@pytest.mark.parametrize("name", [name for name in GAMES if name != "toy"])
def test_every_part_of_a_view_says_what_it_is(name: str) -> None:
    schema = view_schema(find_game(name))
    assert schema is not None
    for part in schema["$defs"].values():
        assert part.get("description"), f"{part['title']} needs a docstring"
