"""The files for containers and for Prometheus are what their tools expect."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.web.arrangement import caddy

ROOT = Path(__file__).parent.parent
TOOLS = Path(sys.executable).parent


def checked(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_dockerfile_is_a_good_one() -> None:
    checked(str(TOOLS / "hadolint"), "Dockerfile")


def test_the_container_runs_as_nobody_in_particular_and_says_how_it_is() -> None:
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    last = len(lines) - next(n for n, line in enumerate(reversed(lines)) if line.startswith("FROM"))
    stage = "\n".join(lines[last:])
    assert re.search(r"^USER \d+$", stage, re.MULTILINE)
    assert "HEALTHCHECK" in stage and "/health" in stage


def test_only_what_the_wheel_needs_goes_into_the_image() -> None:
    kept = {
        line[1:]
        for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines()
        if line.startswith("!")
    }
    copied = set(re.findall(r"^COPY (.*) \S+$", (ROOT / "Dockerfile").read_text("utf-8"), re.M))
    assert {name for names in copied for name in names.split()} == kept
    assert all((ROOT / name).exists() for name in kept)


def test_the_compose_file_is_valid() -> None:
    schema = ("--builtin-schema", "vendor.compose-spec")
    checked(str(TOOLS / "check-jsonschema"), *schema, "compose.yaml")


def test_every_service_is_restarted_and_watched() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    for name, service in services.items():
        assert service["restart"] == "unless-stopped"
        # The image of Igroteka brings its own health check; a worker has no address to ask.
        assert "healthcheck" in service or service["command"][0] == "serve", name
        if service["image"] == "igroteka":
            assert service["read_only"] and service["stop_grace_period"]


@pytest.mark.skipif(caddy() is None, reason="needs Caddy: sh scripts/install-caddy")
def test_the_proxys_file_is_valid() -> None:
    program = str(caddy())
    file = "deploy/Caddyfile"
    checked(program, "validate", "--adapter", "caddyfile", "--config", file)
    assert checked(program, "fmt", file) == (ROOT / file).read_text("utf-8")
