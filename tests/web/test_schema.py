"""The OpenAPI document is true: schemathesis tries every operation on a real server."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    negative_data_rejection,
    positive_data_acceptance,
)

from igroteka.tables.checking import LONGEST_WORD
from igroteka.web.app import create_app
from igroteka.web.explaining import document_of
from tests.web.serving import Server

schema = schemathesis.openapi.from_dict(document_of(create_app()))

NOT_MEANT = [
    # What fits the schema may still be against the rules of the game: a 400 is right.
    positive_data_acceptance,
    # Litestar answers OPTIONS by itself, and there names only one handler of a path.
    allow_header_conformance,
]


@pytest.fixture(scope="module")
def running(server: Server) -> dict[str, str]:
    """Return tables at all stages, by name, and a token of the one being played."""
    playing, tokens = server.seated("venice", 2)
    with server.client() as client:
        made = client.post("/tables", json={"game": "venice", "seats": 2, "name": "A"}).json()
    return {"playing": playing, "waiting": made["table"], "token": tokens[0]}


# A stream has no end to wait for; tests/web/test_playing.py and test_security.py try it.
@schema.exclude(path_regex="stream$").parametrize()  # type: ignore[untyped-decorator]
@settings(max_examples=int(os.environ.get("SCHEMA_EXAMPLES", "12")))
def test_every_operation_answers_as_documented(
    case: Any, server: Server, running: dict[str, str]
) -> None:
    not_meant = NOT_MEANT
    table = str((case.path_parameters or {}).get("table", ""))
    if len(table) % 2:
        # Most made-up ids lead nowhere: half of the cases go to a table that exists. What
        # was wrong with the id is then mended, so the request need not be refused.
        case.path_parameters["table"] = running["playing"]
        case.headers = {**(case.headers or {}), "authorization": f"Bearer {running['token']}"}
        not_meant = [*NOT_MEANT, negative_data_rejection]
    answer = case.call(base_url=server.url)
    if answer.status_code != 413:  # what is too large is refused before anybody reads it
        case.validate_response(answer, excluded_checks=not_meant)


def test_every_request_stands_in_the_page_about_the_api() -> None:
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
    told = set()
    for method, path in re.findall(r"\b(GET|POST|PUT|DELETE) ([^\s`?]+)", page):
        path = re.sub(r"^/api/tables/[^/]+|^…", "/api/tables/{table}", path)
        path = re.sub(r"/\d+|/<\w+>|/\{(?!table\b)\w+\}", "/{}", path)
        told.add((method, path.replace("/venice/", "/{}/")))
    asked = {
        (method.upper(), re.sub(r"\{(?!table\b)\w+\}", "{}", path))
        for path, operations in document_of(create_app())["paths"].items()
        for method in operations
        if path.startswith("/api/")
    }
    assert asked <= told, sorted(asked - told)
    assert f"of at most {LONGEST_WORD} letters" in page


def test_every_path_of_the_api_is_documented(server: Server) -> None:
    document = server.page("/schema/openapi.json").json()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation.get("description"), (method, path)
    needed = {"actions", "undo", "vote", "chat", "stream", "record", "start", "seats", "continue"}
    assert needed <= {path.rpartition("/")[2] for path in document["paths"]}
    assert server.page("/schema").status_code == 200
    assert "cdn" not in server.page("/schema").text
