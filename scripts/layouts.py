"""Write the layouts of all observations into docs/observation.md.

python -m scripts.layouts
"""

from __future__ import annotations

from pathlib import Path

from igroteka.cli.layouts import layout_markdown
from igroteka.engine import find_game, game_names
from igroteka.engine.observation import KINDS

PAGE = Path(__file__).parents[1] / "docs" / "observation.md"
HEADING = "## The layouts\n"


def written() -> str:
    """Return the page with the layouts as they are declared."""
    page = PAGE.read_text("utf-8")
    before, heading, after = page.partition(HEADING)
    intro = after.strip().partition("\n")[0]
    parts = [f"{before}{heading}\n{intro}\n"]
    for name in game_names():
        layout = find_game(name).observation
        if layout is not None:
            sizes = ", ".join(f"{kind} {layout.size(kind)}" for kind in KINDS)
            parts.append(f"### {layout.title}\n\nSizes: {sizes}.\n\n{layout_markdown(layout)}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(written(), "utf-8")
