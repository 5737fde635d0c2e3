"""What the site is made of, laid out in one folder for Sphinx.

The pages are written to be read on a code host: they link to each other and to files of the
repository. Here each linked file becomes a page of its own with its text, so that every link
leads somewhere on the site, too, without a code host and without a network.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Final

from igroteka.engine import find_game, game_names
from scripts.site import navigation

ROOT: Final = Path(__file__).parents[2]
PICTURES: Final = (".png", ".svg", ".jpg")
DRAWN: Final = PurePosixPath("docs/games/pictures")
"""Our own drawings: put into the page, so that they follow its light or dark mode."""
LANGUAGES: Final = {
    ".c": "c",
    ".js": "javascript",
    ".json": "json",
    ".py": "python",
    ".toml": "toml",
    ".yaml": "yaml",
    ".yml": "yaml",
}
LINK: Final = re.compile(
    r"(?P<picture>!)?\[(?P<text>[^\]]*)\]\((?P<to>[^)#\s]+)(?P<at>#[^)\s]*)?\)"
)
FENCE: Final = re.compile(r"^(```+|~~~+).*?^\1\s*$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
UNSEARCHED: Final = "---\norphan: true\nnosearch: true\n---\n\n"


class Staging:
    """A folder that fills with pages as they are linked to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[PurePosixPath, str] = {}
        """By the file in the repository: the name of its page, without a suffix."""
        self.waiting: list[PurePosixPath] = []

    def lay_out(self) -> None:
        """Write all pages."""
        shutil.rmtree(self.folder, ignore_errors=True)
        for file, name in chosen_pages().items():
            self.page_of(file, name)
        listed = [*self.names.values(), "reference/index"]
        while self.waiting:
            self.write_page(self.waiting.pop())
        index = self.folder / "index.md"
        index.write_text(navigation.index(index.read_text("utf-8"), listed), "utf-8")
        for name, text in navigation.reference().items():
            self.write(f"{name}.md", text)

    def page_of(self, file: PurePosixPath, name: str | None = None) -> str:
        """Return the name of the page that shows a file of the repository."""
        if file not in self.names:
            self.names[file] = name or f"sources/{file}"
            self.waiting.append(file)
        return self.names[file]

    def write_page(self, file: PurePosixPath) -> None:
        """Write the page of a file, or of a folder."""
        name, source = self.names[file], ROOT / file
        if source.is_dir():
            self.write(f"{name}.md", self.listing(file))
        elif file.suffix == ".ipynb":
            notebook = json.loads(source.read_text("utf-8"))
            for cell in notebook["cells"]:
                if cell["cell_type"] == "markdown":
                    cell["source"] = self.linked("".join(cell["source"]), file)
            self.write(f"{name}.ipynb", json.dumps(notebook))
        elif file.suffix == ".md":
            text = source.read_text("utf-8")
            title = rules_title(file)
            if title:
                text = f"---\norphan: true\n---\n\n# {title}\n\n{with_rule_anchors(text)}"
            elif name.startswith("sources/"):
                # Other Markdown may have no title of its own.
                text = UNSEARCHED + ("" if text.startswith("# ") else f"# {file}\n\n") + text
            self.write(f"{name}.md", self.linked(text, file))
        else:
            text = source.read_text("utf-8").rstrip("\n")
            language = LANGUAGES.get(file.suffix, "text")
            fence = "~" * 12
            shown = f"{fence}{language}\n{text}\n{fence}"
            self.write(f"{name}.md", f"{UNSEARCHED}# {file}\n\n{shown}\n")

    def listing(self, folder: PurePosixPath) -> str:
        """Return the page of a folder: what is in it."""
        inside = sorted(
            path.relative_to(ROOT).as_posix()
            for path in (ROOT / folder).iterdir()
            if not path.name.startswith((".", "__pycache__")) and path.suffix not in (".so", ".pyc")
        )
        lines = [f"- [{PurePosixPath(path).name}](/{path})" for path in inside]
        return self.linked(f"{UNSEARCHED}# {folder}/\n\n" + "\n".join(lines) + "\n", folder / "x")

    def linked(self, text: str, file: PurePosixPath) -> str:
        """Return the text of a file with its links leading to pages of the site."""

        def link(found: re.Match[str]) -> str:
            to, at = found["to"], found["at"] or ""
            if "://" in to or to.startswith("mailto:"):
                return found[0]
            target = inside_repository(file, to)
            if found["picture"] and target.parent == DRAWN:
                drawing = navigation.inline((ROOT / target).read_text("utf-8"))
                label = f'role="img" aria-label="{found["text"]}"'
                return f'<div class="drawing" {label}>{drawing}</div>'
            if target.suffix in PICTURES:
                self.copy(target)
                return f"{found['picture'] or ''}[{found['text']}](/files/{target})"
            suffix = ".ipynb" if target.suffix == ".ipynb" else ".md"
            return f"[{found['text']}](/{self.page_of(target)}{suffix}{at})"

        return outside_of_code(text, lambda part: LINK.sub(link, part))

    def copy(self, file: PurePosixPath) -> None:
        """Have a file of the repository beside the pages, as it is."""
        target = self.folder / "files" / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, target)

    def write(self, name: str, text: str) -> None:
        """Write a file of the folder."""
        target = self.folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")


def chosen_pages() -> dict[PurePosixPath, str]:
    """Return the files that are pages in any case, with their names on the site."""
    pages = {
        PurePosixPath("README.md"): "index",
        PurePosixPath("CONTRIBUTING.md"): "contributing",
        PurePosixPath("CHANGELOG.md"): "changelog",
    }
    for pattern in ("*.md", "games/*.md", "notebooks/*.ipynb"):
        for path in sorted((ROOT / "docs").glob(pattern)):
            file = PurePosixPath(path.relative_to(ROOT).as_posix())
            pages[file] = file.relative_to("docs").with_suffix("").as_posix()
    return pages


def inside_repository(file: PurePosixPath, link: str) -> PurePosixPath:
    """Return what a link of a file leads to.

    :raises ValueError: if there is nothing, or it is outside of the repository.
    """
    path = link.lstrip("/") if link.startswith("/") else str(file.parent / link)
    target = PurePosixPath(os.path.normpath(path).replace(os.sep, "/"))
    if target.parts[0] == ".." or not (ROOT / target).exists():
        raise ValueError(f"{file} links to {link}, which is not there.")
    return target


def outside_of_code(text: str, change: Callable[[str], str]) -> str:
    """Return *text* with a change made to all of it but code, and samples without their end."""
    parts, end = [], 0
    for code in FENCE.finditer(text):
        # The empty line that ends a sample is for doctest, not for readers.
        shown = re.sub(r"\n\n(```+)\s*$", r"\n\1", code[0])
        parts += [change(text[end : code.start()]), shown]
        end = code.end()
    return "".join([*parts, change(text[end:])])


def rules_title(file: PurePosixPath) -> str:
    """Return the title of the page if the file is the rules of one of our games, else nothing."""
    for name in game_names():
        if file == PurePosixPath(f"src/igroteka/games/{name}/words/rules.en.md"):
            return f"{find_game(name).face.title('en')}: the rules"
    return ""


def with_rule_anchors(text: str) -> str:
    """Return rules with an anchor each, so that a rule can be linked to by its id."""
    return re.sub(r"^- ([A-Z]+\d+) ", r'- <span id="\1"></span>**\1** ', text, flags=re.MULTILINE)
