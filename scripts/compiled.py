"""Compile the hot path with mypyc: the engine, the rules and the bots of all games.

    python -m scripts.compiled FOLDER       # a compiled copy of this checkout, in FOLDER
    python -m scripts.compiled --in-place   # this checkout itself: make fast
    python -m scripts.compiled --take-away  # and back: make slow

Interpreted Python is the reference, and the compiled build plays the same games. A copy runs
with FOLDER first on PYTHONPATH. Each game is a library of its own beside one for the engine, so
that several compilers work at the same time. See docs/compiled.md.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
# What `igroteka.build` reads to see whether a source has changed since.
SUMS = "compiled.sums"
ENDINGS = (".so", ".pyd")

# What is not hot stays as it is: what finds, reads, keeps and words games, and decks' mistakes.
NOT_HOT = {
    "__init__.py",
    "board_mistakes.py",
    "card_mistakes.py",
    "deal.py",
    "editions.py",
    "errors.py",
    "extras.py",
    "file.py",
    "game.py",
    "match.py",
    "memory.py",
    "mistakes.py",
    "native.py",
    "networks.py",
    "options.py",
    "reasons.py",
    "record.py",
    "registry.py",
    "returns.py",
    "rows.py",
    "textfile.py",
    "view.py",
}

# What is written in C, beside the same in Python, since it looks at single numbers by the thousand.
IN_C = {"igroteka.engine.rows": "engine/rows.c"}

FLAGS = [
    "-fwrapv",  # words overflow as `engine.randomness` wants them to
    # Libraries find each other by tables of mypyc, so nobody else calls what is in one: the
    # compiler may call its functions directly, and put short ones where they are called.
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
]


def hot_modules(package: Path) -> dict[str, list[Path]]:
    """Return the files that are compiled, by the library they go into."""

    def hot(*folders: Path) -> list[Path]:
        files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
        return [file for file in files if file.name not in NOT_HOT]

    names = ("first_search.py", "search.py", "sway.py", "worlds.py")
    searches = [package / "bots" / name for name in names]
    libraries = {"igroteka_engine": [*hot(package / "engine"), *searches]}
    for game in sorted((package / "games").glob("*/rules/")):
        libraries[f"igroteka_{game.parent.name}"] = hot(game, game.parent / "bot")
    for name, files in libraries.items():
        for file in files:
            if [other.name for other in files].count(file.name) > 1:
                sys.exit(
                    f"{name} has two modules {file.name}; C has one name for both: rename one."
                )
    return libraries


def build(folder: Path, level: int = 2) -> None:
    """Build a compiled copy in *folder*, in which there is no igroteka yet."""
    skipped = shutil.ignore_patterns("__pycache__", SUMS, *(f"*{end}" for end in ENDINGS))
    shutil.copytree(SOURCE / "igroteka", folder / "igroteka", ignore=skipped)
    compile_in(folder, level)


def compile_in(folder: Path, level: int = 2) -> None:
    """Compile the package in *folder*, beside its sources; 2 optimises and 0 does not."""
    # The compiler changes the process it runs in: settings, the folder, patches of setuptools.
    subprocess.run([sys.executable, __file__, "--compile", str(level), str(folder)], check=True)


def run_compiler(folder: Path, level: int) -> None:
    """Have mypyc and the C compiler do their work, in the folder of the package."""
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    os.chdir(folder)
    libraries = {
        name: [str(file) for file in files] for name, files in hot_modules(Path("igroteka")).items()
    }
    with tempfile.TemporaryDirectory() as scratch:
        # Only what is compiled is checked here; what else it imports need not be installed.
        checked = [
            "--config-file=",
            "--follow-imports=silent",
            "--ignore-missing-imports",
            f"--cache-dir={scratch}/cache",
        ]
        extensions = mypycify(
            [*checked, *(file for files in libraries.values() for file in files)],
            opt_level=str(level),
            debug_level="0",
            separate=[(files, name) for name, files in libraries.items()],
            target_dir=f"{scratch}/c",
        )
        for extension in extensions:
            # Warnings of code that mypyc wrote help nobody, and looking for them takes as long as
            # compiling without optimising does.
            flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
            extension.extra_compile_args = [*flags, "-w"]
        named = {extension.name: extension for extension in extensions}
        # mypyc has a file for each module that finds it in its library. To compile a hundred of
        # them takes long; those of a library are compiled as one, which is then copied.
        finders = {f"{name}__finders": modules_of(files) for name, files in libraries.items()}
        joined = [
            Extension(
                finder,
                [joined_finders(scratch, finder, [named[module].sources[0] for module in modules])],
                extra_compile_args=named[modules[0]].extra_compile_args,
            )
            for finder, modules in finders.items()
        ]
        kept = [named[f"{name}__mypyc"] for name in libraries]
        optimised = named[modules_of(libraries["igroteka_engine"])[0]].extra_compile_args
        joined += [
            Extension(module, [f"igroteka/{source}"], extra_compile_args=optimised)
            for module, source in IN_C.items()
        ]
        if sys.platform != "win32":
            for extension in kept:
                extension.extra_compile_args += FLAGS
        command = build_ext(Distribution({"name": "igroteka", "ext_modules": kept + joined}))
        command.build_lib = "."
        command.build_temp = f"{scratch}/objects"
        command.parallel = True
        command.ensure_finalized()
        command.run()
        for finder, modules in finders.items():
            built = Path(command.get_ext_filename(finder))
            for module in modules:
                shutil.copy(built, command.get_ext_filename(module))
            built.unlink()


def modules_of(files: list[str]) -> list[str]:
    """Return the names of modules, given their files."""
    return [".".join(Path(file).with_suffix("").parts) for file in files]


def joined_finders(scratch: str, name: str, sources: list[str]) -> str:
    """Write one C file out of several, each of which starts one module; return where it is."""
    lines = []
    for number, source in enumerate(sources):
        # Each brings a function of this name, which nobody calls.
        lines.append(f"#define PyInit___init__ unused_{number}")
        lines.append(f'#include "{Path(source).resolve().as_posix()}"')
        lines.append("#undef PyInit___init__")
    # Where symbols are exported by name, one of the library's own name is expected.
    lines.append(f"PyMODINIT_FUNC PyInit_{name}(void) {{ return NULL; }}")
    file = Path(scratch, f"{name}.c")
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return str(file)


# --- a checkout that is compiled in place ---------------------------------------------------------


def compiled_files(folder: Path) -> list[Path]:
    """Return what the compiler has left in the folder of the package."""
    found = [*folder.glob("igroteka_*__mypyc.*"), *(folder / "igroteka").rglob("*")]
    return [file for file in found if file.name.endswith(ENDINGS)]


def take_away(folder: Path) -> None:
    """Remove what was compiled in place."""
    for file in compiled_files(folder):
        file.unlink()
    (folder / "igroteka" / SUMS).unlink(missing_ok=True)


def sums_of(package: Path) -> str:
    """Return a line for each source that is compiled, as sha256sum writes them."""
    files = [file for files in hot_modules(package).values() for file in files]
    files += [package / source for source in IN_C.values()]
    return "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(package).as_posix()}\n"
        for file in files
    )


def compile_in_place(level: int = 2) -> None:
    """Compile this checkout, and note what it was compiled from."""
    take_away(SOURCE)
    sums = sums_of(SOURCE / "igroteka")
    compile_in(SOURCE, level)
    (SOURCE / "igroteka" / SUMS).write_text(sums, "utf-8")


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Compile the hot path with mypyc.")
    parser.add_argument("folder", type=Path, nargs="?", help="where a compiled copy is made")
    parser.add_argument("--in-place", action="store_true", help="compile this checkout itself")
    parser.add_argument("--take-away", action="store_true", help="take that back")
    parser.add_argument("--compile", type=int, metavar="LEVEL", help=argparse.SUPPRESS)
    parser.add_argument("--level", type=int, default=2, help="how much the C compiler optimises")
    asked = parser.parse_args()
    if asked.take_away:
        take_away(SOURCE)
    elif asked.in_place:
        compile_in_place(asked.level)
    elif asked.folder is None:
        parser.error("name a folder, or say --in-place or --take-away")
    elif asked.compile is not None:
        run_compiler(asked.folder, asked.compile)
    elif (asked.folder / "igroteka").exists():
        parser.error("name a folder in which there is no igroteka yet")
    else:
        build(asked.folder, asked.level)


if __name__ == "__main__":
    main()
