"""What must hold for the look of every page."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST_TEXT = 11.9
LEAST_TARGET = 39.5


def sideways(page: Page) -> int:
    """Return by how many pixels the page is too wide."""
    wide: int = page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wide


def small_text(page: Page) -> list[str]:
    """Return the texts that are drawn too small to read; drawings count as they are scaled."""
    found: list[str] = page.evaluate(
        """least => {
          const small = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const text = walker.currentNode.textContent.trim();
            const element = walker.currentNode.parentElement;
            if (!text || !element.checkVisibility() || element.closest("title, .unseen")) continue;
            let size = parseFloat(getComputedStyle(element).fontSize);
            if (element.ownerSVGElement) {
              // A letter on a piece is a mark; covers are pictures.
              if (text.length === 1 || element.closest(".badge, .cover, .thumb")) continue;
              const m = element.getScreenCTM();
              size *= Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
            }
            if (size < least) small.push(`${text} (${size.toFixed(1)})`);
          }
          return small;
        }""",
        LEAST_TEXT,
    )
    return found


def small_targets(page: Page) -> list[str]:
    """Return the controls that a thumb would miss. Links inside text are text."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll(
            "button, .button, .tool, select, input:not([type=hidden]), summary, .pane .live")]
          .filter(e => e.checkVisibility() && !e.closest(".unseen"))
          .map(e => [e.closest("label") ?? e, e])
          .filter(([box]) => {
            const r = box.getBoundingClientRect();
            // Squares of a board touch: the gap between them belongs to both.
            const wanted = box.ownerSVGElement ? least - 2 : least;
            const [side, area] = [Math.min(r.height, r.width), r.width * r.height];
            return r.width && side < wanted && area < wanted ** 2;
          })
          .map(([box, e]) => e.outerHTML.slice(0, 120))""",
        LEAST_TARGET,
    )
    return found


def things_without_inspector(page: Page) -> list[str]:
    """Return the things on the drawings of a table that do not answer what they are.

    A thing is whatever a drawing names: for help, as a piece, for a choice, as closed, or with
    a title. It answers if its topic has words and a drawing, in both languages. A page asks
    once for each topic.
    """
    found: list[str] = page.evaluate(
        """async () => {
          const NAMED = ["[data-help]", "[data-piece]", "[data-target]", "[data-closed]",
            ":has(> title)"].map(named => `.pane svg ${named}`).join();
          const SHAPES = "path, rect, circle, ellipse, polygon, text";
          const described = thing => thing.outerHTML.slice(0, 120);
          const missing = [], things = new Map();
          for (const drawn of document.querySelectorAll(NAMED)) {
            const thing = drawn.closest("[data-help]") ?? drawn.querySelector("[data-help]");
            if (thing) things.set(thing.dataset.help, thing);
            else missing.push(described(drawn));
          }
          const answered = (window.answeredTopics ??= new Set());
          for (const [topic, thing] of things) {
            if (answered.has(topic)) continue;
            for (const lang of ["en", "ru"]) {
              const headers = { "X-Parts": "1", "Accept-Language": lang };
              const url = `${document.querySelector("main").dataset.topics}/${topic}`;
              const answer = await fetch(url, { headers });
              const part = new DOMParser().parseFromString(await answer.text(), "text/html");
              const words = part.querySelector(".thing p")?.textContent ?? "";
              const name = part.querySelector(".thing h2")?.textContent ?? "";
              const isWorded = words && name && /[а-я]/i.test(words + name) === (lang === "ru");
              const isDrawn = part.querySelector("figure svg")
                || thing.matches(SHAPES) || thing.querySelector(SHAPES);
              if (answer.ok && isWorded && isDrawn) answered.add(topic);
              else missing.push(`${topic} (${lang}, ${answer.status}): ${described(thing)}`);
            }
          }
          return missing;
        }"""
    )
    return found


def greyed_without_reason(page: Page) -> list[str]:
    """Return what looks as if it could not be used and does not say why.

    That is what is faded on a drawing, and what is disabled anywhere on the page.
    """
    found: list[str] = page.evaluate(
        """() => {
          const isFaded = ({ attributes, classList }) =>
            attributes.opacity && Number(attributes.opacity.value) <= 0.5
            && !classList.contains("lit");
          const faded = [...document.querySelectorAll(".pane svg [opacity]")].filter(isFaded);
          const disabled = document.querySelectorAll("main :is([aria-disabled=true], :disabled)");
          const explains = element => element?.dataset.why || element?.title;
          return [...faded, ...disabled]
            .filter(e => !e.closest(".live"))
            .filter(e => !explains(e.closest("[data-why], [title]"))
              && !explains(e.querySelector("[data-why]")))
            .map(e => e.outerHTML.slice(0, 120));
        }"""
    )
    return found
