"""What hatchling runs when it builds a wheel: nothing, or the compiler.

A wheel is pure Python unless `IGROTEKA_COMPILE=1` is set; then it holds the compiled modules beside
their sources, and is for one platform and one version of Python. So who installs from source
needs no compiler. An editable install is compiled in place, if it is asked for.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build has an environment of its own, in which nothing of the project can be imported.
sys.path.insert(0, str(Path(__file__).parents[1]))

from scripts.compiled import build, compile_in_place, compiled_files

ASKED = "IGROTEKA_COMPILE"


class Compiling(BuildHookInterface):  # type: ignore[misc, type-arg]
    """Adds compiled modules to a wheel, where they are asked for."""

    def dependencies(self) -> list[str]:
        """Return what the compiler needs, as the extra of that name has it."""
        if not asked():
            return []
        extras: dict[str, list[str]] = self.metadata.core.optional_dependencies
        return extras["compile"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what goes into a wheel, or what an editable install runs."""
        if not asked():
            return
        if version == "editable":
            compile_in_place()
            return
        folder = Path(self.directory, "compiled")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        build(folder)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in compiled_files(folder):
            build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing but the wheel."""
        shutil.rmtree(Path(self.directory, "compiled"), ignore_errors=True)


def asked() -> bool:
    """Say whether a compiled build is asked for."""
    return os.environ.get(ASKED, "") not in ("", "0")
