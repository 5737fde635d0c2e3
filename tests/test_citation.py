"""CITATION.cff is what tools for citations read, and names this version."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_citation_is_valid_and_says_what_the_package_says() -> None:
    schema = ["--builtin-schema", "vendor.citation-file-format", "--default-filetype", "yaml"]
    command = [sys.executable, "-m", "check_jsonschema", *schema, "CITATION.cff"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
    assert f"version: {project['version']}" in lines
    assert f"license: {project['license']}" in lines
    assert f"  - name: {project['authors'][0]['name']}" in lines
