"""How Sphinx builds the site; the pages come from `scripts.site`."""

from pathlib import Path

from igroteka.face.palette import GAME_COLOURS, PLAYERS, SURFACES

HERE = Path(__file__).parent

project = "Igroteka"
author = "The Igroteka founders"
project_copyright = "The Igroteka founders, MIT licence"
language = "en"
extensions = ["myst_nb", "sphinx.ext.autodoc"]

# Pages are Markdown as code hosts read it; headings get the same anchors there and here.
myst_heading_anchors = 4
myst_links_external_new_tab = False
nb_execution_mode = "off"  # the notebooks keep what they printed; tests execute them
nb_merge_streams = True
nb_mime_priority_overrides = [("dummy", "image/svg+xml", 10)]  # a build that writes nothing

# Docstrings: one backtick is code, and a link where it names something.
default_role = "py:obj"
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_inherit_docstrings = False
python_use_unqualified_type_names = True
add_module_names = False
highlight_language = "none"
suppress_warnings = ["misc.highlighting_failure"]  # samples leave things out: “…”

html_theme = "furo"
html_title = "Igroteka"
html_static_path = ["static"]
html_css_files = ["look.css"]
html_logo = html_favicon = str(HERE.parents[1] / "src/igroteka/web/static/icon.svg")
html_copy_source = False
html_show_sourcelink = False
pygments_style = "tango"
pygments_dark_style = "monokai"


def colours(mode: int) -> dict[str, str]:
    """Return the palette of the tables for one mode, and the theme's own colours made of it."""
    shades = {name: shade[mode] for name, shade in SURFACES.items()}
    named = dict(shades)
    named |= {f"c-{name}": shade[mode] for name, shade in GAME_COLOURS.items()}
    named |= {f"p-{seat}": shade[mode] for seat, shade in enumerate(PLAYERS)}
    if mode:
        named |= {f"on-p-{seat}": "#221e1a" for seat in range(len(PLAYERS))}
    return named | {
        "color-brand-primary": shades["accent"],
        "color-brand-content": shades["accent"],
        "color-brand-visited": shades["accent"],
        "color-foreground-primary": shades["ink"],
        "color-foreground-secondary": shades["muted"],
        "color-foreground-muted": shades["muted"],
        "color-foreground-border": shades["line"],
        "color-sidebar-link-text": shades["ink"],
        "color-sidebar-link-text--top-level": shades["ink"],
        "color-background-primary": shades["sheet"],
        "color-background-secondary": shades["paper"],
        "color-background-hover": shades["shade"],
        "color-background-border": shades["shade"],
        "color-code-background": shades["paper"],
        "color-inline-code-background": shades["paper"],
        "color-highlight-on-target": shades["shade"],
        "font-stack": "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
        "font-stack--headings": "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
    }


html_theme_options = {
    "light_css_variables": colours(0),
    "dark_css_variables": colours(1),
    "sidebar_hide_name": False,
    "top_of_page_buttons": [],
}
