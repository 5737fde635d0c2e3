"""Build the site: python -m scripts.site [FOLDER], build/site by default.

A link that leads nowhere, a docstring that cannot be read or any other warning fails the build.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from scripts.site.staging import ROOT, Staging


def build(folder: Path, builder: str = "html") -> int:
    """Write the site to *folder*/site, by way of *folder*/pages; return Sphinx's exit code.

    The builder `dummy` writes nothing, and complains about the same things in half the time.
    """
    pages, site = folder / "pages", folder / "site"
    Staging(pages).lay_out()
    command = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet"]
    command += ["--builder", builder, "--fresh-env", "--conf-dir", str(ROOT / "docs" / "site")]
    command += ["--doctree-dir", str(folder / "doctrees"), str(pages), str(site)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def main() -> int:
    """Build it and say where it is."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build").resolve()
    code = build(folder)
    if code == 0:
        print(f"Open {folder / 'site' / 'index.html'}")
    return code


if __name__ == "__main__":
    sys.exit(main())
