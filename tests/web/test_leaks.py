"""Nothing hidden leaves the server: real responses and streams, all seats and spectators.

The test reads the secret of the deal from the server's database and so knows the truth. What a
viewer gets must be exactly what can be made from worlds the viewer takes for possible.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict
from typing import Any

import httpx
import pytest

from igroteka.engine import Deal, Match, Rng, State, find_game, game_names
from igroteka.engine.randomness import seed_text
from igroteka.face import Look
from tests import guest
from tests.web.serving import Listener, Server

GAMES = ["haul", *game_names()]
SEATS_FIELDS = {
    "seat", "name", "taken", "bot", "stand_in", "connected", "absent_for", "may_stand_in",
    "thinking", "to_act", "mine", "research", "time", "share", "account",
    "program",
}  # fmt: skip
TABLE_FIELDS = {
    "id", "game", "edition", "options", "rules", "status", "created", "public", "source", "seats",
    "me", "return_token", "can_start", "number", "step", "first_step", "view", "to_act", "actions",
    "closed", "log", "since", "absent_after", "can_undo", "undo_to", "vote", "chat", "spectators",
    "scores", "ranking", "undo_rewinds", "can_redo", "refused_by", "pace", "next", "bundles",
    "holding", "quick", "deal", "research", "may_hint", "hints_allowed", "hints_chosen", "hinted",
    "hint", "guide", "puzzle", "orders", "why_asked", "clock", "now", "timeouts", "rated",
}  # fmt: skip
STREAM_FIELDS = {
    "kind", "number", "seat", "step", "to_act", "status", "events", "name", "text", "connected",
    "thinking", "spectators", "word",
}  # fmt: skip
DEAL_FIELDS = {"origin", "commitment", "words", "secret", "seed"}
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
CHECKS = 25
"""After about so many actions everybody's view is looked at, later on less often."""


@pytest.fixture(autouse=True)
def guest_game() -> Iterator[None]:
    yield from guest.installed()


def strings(value: Any) -> set[str]:
    """Return all words in a document, keys included: in JSON they stand in quotes."""
    return set(QUOTED.findall(json.dumps(value, ensure_ascii=False)))


def plain(value: Any) -> Any:
    """Return *value* as JSON would give it back."""
    return json.loads(json.dumps(value))


def secrets_of(state: State[Any]) -> dict[int | None, set[str]]:
    """Return for each viewer the words that other seats know now and the viewer does not."""
    known: dict[int | None, set[str]] = {
        viewer: strings(state.view(viewer)) for viewer in (None, *range(state.seats))
    }
    everything = set().union(*known.values())
    return {viewer: everything - words for viewer, words in known.items()}


def check_view(
    document: dict[str, Any], match: Match, viewer: int | None, hidden: set[str], rng: Rng
) -> None:
    state = match.state
    imagined = state.imagine(viewer, rng)
    assert set(document) == TABLE_FIELDS and set(document["deal"]) == DEAL_FIELDS
    assert state.is_over == (document["deal"]["secret"] is not None)
    assert state.is_over == (document["deal"]["seed"] is not None)
    assert all(set(seat) == SEATS_FIELDS for seat in document["seats"])
    assert document["view"] == plain(state.view(viewer)) == plain(imagined.view(viewer))
    # What the viewer may do, what that means and what is closed follow from the view as well.
    offers = [] if viewer is None else imagined.offers(viewer)
    assert document["actions"] == plain([asdict(offer) for offer in offers])
    heard = [
        event
        for move in reversed(match.moves)
        for event in move.events
        if event.only in (None, viewer)
    ]
    bundles = imagined.bundles(viewer, heard) if viewer is not None and offers else []
    assert document["bundles"] == plain([asdict(offer) for offer in bundles])
    assert document["holding"] is None
    assert document["guide"] is None and document["puzzle"] is None
    told = [(item["about"], item["kind"], item["why"]) for item in document["closed"]]
    closed = [] if viewer is None else imagined.closed(viewer)
    assert [line[:2] for line in told] == [(thing.about, thing.kind) for thing in closed]
    words = match.game.face.shut(closed, Look("en", ()))
    assert [line[2] for line in told] == [shut.why for shut in words]
    assert document["me"] == viewer
    for line, move in zip(document["log"], match.moves, strict=True):
        told = [(event["kind"], event["seat"], event["args"]) for event in line["events"]]
        may = [(e.kind, e.seat, e.args) for e in move.events if e.only in (None, viewer)]
        assert told == may
    shown = ("view", "log", "actions", "bundles", "closed")
    rest = {key: value for key, value in document.items() if key not in shown}
    public = {match.game.name} | strings(match.options)
    assert not strings(rest) & (hidden - public)


def truth(server: Server, table: str) -> tuple[Deal, dict[str, str]]:
    file = sqlite3.connect(server.database)
    secret, options, seats = file.execute(
        "SELECT secret, options, seats FROM tables WHERE id = ?", (table,)
    ).fetchone()
    file.close()
    return Deal(secret, ("",) * seats), json.loads(options)


def tells_the_deal(text: str, deal: Deal) -> bool:
    """Say whether a text holds the secret, or the seed that is made of it."""
    key = seed_text(deal.seed).removeprefix("blake2b-")
    return any(told in text for told in (deal.secret, key, str(deal.seed), str(int(key, 16))))


@pytest.mark.lengthy
@pytest.mark.parametrize("most", [3, pytest.param(5, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
def test_no_seat_and_no_spectator_gets_what_is_hidden(server: Server, game: str, most: int) -> None:
    seats = max(count for count in find_game(game).seat_counts if count <= most)
    table, tokens = server.seated(game, seats)
    deal, options = truth(server, table)
    match = Match.start(find_game(game), seats, deal.seed, options)
    rng = Rng(6)
    with ExitStack() as stack:
        viewers: dict[int | None, httpx.Client] = {
            seat: stack.enter_context(server.client(token)) for seat, token in enumerate(tokens)
        }
        viewers[None] = stack.enter_context(server.client())
        listeners = {
            viewer: stack.enter_context(Listener(client, table))
            for viewer, client in viewers.items()
        }
        hidden_at: dict[int, dict[int | None, set[str]]] = {}
        told: list[str] = []
        number = viewers[None].get(f"/tables/{table}").json()["number"]
        next_check = 1
        while not match.state.is_over:
            seat = rng.choice(match.state.seats_to_act())
            action = match.game.codec.text(rng.choice(match.state.legal_actions(seat)))
            body = {"action": action, "number": number}
            answer = viewers[seat].post(f"/tables/{table}/actions", json=body)
            assert answer.status_code == 200, answer.text
            number = answer.json()["number"]
            match.play(action, seat)
            if not match.state.is_over:
                told.append(answer.text)
            hidden_at[len(match.moves)] = secrets_of(match.state)
            if len(match.moves) >= next_check or match.state.is_over:
                next_check = len(match.moves) + 4 + len(match.moves) // CHECKS * 4
                hidden = hidden_at[len(match.moves)]
                for viewer, client in viewers.items():
                    secrets = (hidden[viewer], deal)
                    look_around(server, client, table, match, viewer, tokens, rng, secrets)
        newest = viewers[None].get(f"/tables/{table}").json()["number"]
        for viewer, listener in listeners.items():
            listener.wait_for(lambda heard=listener: heard.numbers and heard.numbers[-1] == newest)
            check_stream(listener, match, viewer, hidden_at)
            told += [raw for _, kind, _, raw in listener.heard if kind != "act"]
        assert told and not any(tells_the_deal(text, deal) for text in told)
        shown = viewers[None].get(f"/tables/{table}").json()["deal"]
        assert (shown["secret"], shown["commitment"]) == (deal.secret, deal.commitment)


def look_around(
    server: Server,
    client: httpx.Client,
    table: str,
    match: Match,
    viewer: int | None,
    tokens: list[str],
    rng: Rng,
    secrets: tuple[set[str], Deal],
) -> None:
    """Check all that one viewer can fetch now; through others' eyes another's each time."""
    hidden, deal = secrets
    over = match.state.is_over
    answer = client.get(f"/tables/{table}")
    check_view(answer.json(), match, viewer, hidden, rng)
    texts = [answer.text]
    if rng.below(4) == 0 or over:
        page = client.get(f"{server.url}/t/{table}")
        assert page.status_code == 200
        texts += [page.text, client.get(f"{server.url}/t/{table}/deal").text]
        assert all(deal.commitment in text for text in texts)
        assert tells_the_deal(texts[-1], deal) == over
    for text in texts:
        assert over or not tells_the_deal(text, deal)
        for owner, token in enumerate(tokens):
            assert token not in text or owner == viewer
    step = len(match.moves) // 2
    assert client.get(f"/tables/{table}/steps/{step}").json()["seat"] == viewer
    others = [other for other in range(match.seats) if other != viewer]
    if not over:
        asked = {"seat": others[len(match.moves) % len(others)]}
        assert client.get(f"/tables/{table}/steps/{step}", params=asked).status_code == 403
    for path in ("record", "deal"):
        assert over or client.get(f"/tables/{table}/{path}").status_code == 409


def check_stream(
    listener: Listener,
    match: Match,
    viewer: int | None,
    hidden_at: dict[int, dict[int | None, set[str]]],
) -> None:
    """Check all that one viewer heard."""
    for _, kind, data, raw in listener.heard:
        assert set(data) <= STREAM_FIELDS
        if kind != "act":
            assert "events" not in data
            continue
        step = data["step"]
        may = [
            (e.kind, e.seat, e.args)
            for e in match.moves[step - 1].events
            if e.only in (None, viewer)
        ]
        assert [(e["kind"], e["seat"], e["args"]) for e in data["events"]] == may
        values = [value for event in data["events"] for value in event["args"].values()]
        assert not strings(values) & hidden_at[step][viewer], raw
