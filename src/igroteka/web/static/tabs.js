// @ts-check
// Tabs: on a phone each panel is one; on a desktop some drawings stand behind each other.
// What can be done now comes to the front and into sight.

import { all, around, every, hit, main } from "./dom.js";
import { isCalm } from "./page.js";
import { middle } from "./pieces.js";
import { onSwap } from "./parts.js";
import { CHANGING, drawingsOf, pointedAt, thingsOf } from "./things.js";

/** The panel that a phone shows; null: the one that the server put in front. */
/** @type {string | null} */
let chosen = null;
/** For each column of a desktop the panel in front. */
/** @type {Map<Element, string>} */
const inFront = new Map();
/** The question that the bar asked when we last looked. */
/** @type {string | undefined} */
let lastQuestion;
/** What a lesson waits for; what is taken up meanwhile is a part of it. */
let due = "";
let wasOver = false;

const tabs = () => every("[role=tab]", HTMLElement);
const panels = () => every("[data-tabbed]", HTMLElement);
const drawings = () => every(".pane", HTMLElement);

/**
 * Return the panel that a drawing is on: itself, or that of the players.
 * @param {HTMLElement} drawing
 */
const panelAround = (drawing) => around(drawing, "[data-tabbed]")?.dataset.tabbed;

/** @param {HTMLElement} tab */
const keyOf = (tab) => tab.dataset.tab ?? "";

/** @param {string | null} key */
const panelOf = (key) => panels().find((panel) => panel.dataset.tabbed === key);

/** Show the newest lines of the log. */
function scrollToEnd() {
  for (const list of every("[data-scroll=end]", HTMLElement)) list.scrollTop = list.scrollHeight;
}

/**
 * Show a panel: alone on a phone, in front of its column on a desktop.
 * @param {string} key
 */
function show(key) {
  chosen = key;
  const column = panelOf(key)?.closest(".column");
  if (column) inFront.set(column, key);
  for (const panel of panels()) {
    const own = panel.dataset.tabbed ?? "";
    const stack = panel.closest(".tabbed");
    panel.classList.toggle("on", own === key);
    panel.classList.toggle("front", own === (stack && frontOf(stack)));
  }
  for (const tab of tabs()) {
    const panel = panelOf(keyOf(tab));
    const sign = tab.closest(".column") ? "front" : "on";
    // The players may be a tab without a panel: they are always there, on a phone elsewhere.
    const isSelected = panel ? panel.classList.contains(sign) : keyOf(tab) === key;
    tab.setAttribute("aria-selected", String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
  }
  if (key === "talk") scrollToEnd();
}

/**
 * Return which panel of a column is in front; at first the one of its first tab.
 * @param {Element} stack
 */
function frontOf(stack) {
  const first = stack.querySelector("[role=tab]");
  return inFront.get(stack) ?? (first instanceof HTMLElement ? keyOf(first) : null);
}

/** Show the drawing that the game is played on. */
export function showMainDrawing() {
  const key = drawings()[0]?.dataset.tabbed;
  if (key) show(key);
}

/**
 * Show the drawing of the first of some things, if none of them is in sight.
 * @param {Element[]} things
 */
export function showDrawingOf(things) {
  const key = things[0]?.closest("[data-tabbed]")?.getAttribute("data-tabbed");
  if (key && !things.some(middle)) show(key);
}

main.addEventListener("click", (event) => {
  const tab = hit(event, "[role=tab]");
  if (tab instanceof HTMLElement) show(keyOf(tab));
});

main.addEventListener("keydown", (event) => {
  const tab = hit(event, "[role=tab]");
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!tab?.parentElement || !step) return;
  const row = every("[role=tab]", HTMLElement, tab.parentElement);
  const next = row.at((row.findIndex((other) => other === tab) + step) % row.length);
  if (!next) return;
  show(keyOf(next));
  next.focus();
});

/**
 * Scroll to things, if too few of them are in sight.
 * @param {Element[]} things
 * @param {number} enough how many of them must be, as a share
 */
function reveal(things, enough) {
  const shown = things.filter(middle);
  const seen = shown.filter((target) => {
    const at = middle(target);
    return at && document.elementFromPoint(at.x, at.y)?.closest(".pane");
  });
  // Smooth is also late: pieces glide first, from where they were.
  const behavior = isCalm() ? "auto" : "smooth";
  const height = (/** @type {Element} */ target) => target.getBoundingClientRect().top;
  const first = shown.sort((one, other) => height(one) - height(other))[0];
  if (seen.length < enough * shown.length) first?.scrollIntoView({ block: "nearest", behavior });
}

/** After a swap the same tab is chosen; at the end of the game its result comes first, once. */
function keepTab() {
  const first = tabs()[0];
  if (!first) return;
  const isOver = keyOf(first) === "result";
  const isThere = tabs().some((tab) => keyOf(tab) === chosen);
  show(chosen && isThere && (!isOver || wasOver) ? chosen : keyOf(first));
  wasOver = isOver;
}

/** A new question brings the drawing that it is about to the front, and its targets into sight. */
function followQuestion() {
  const bar = main.querySelector(":is(.asked, .guided)");
  // A lesson asks anew with each thing to be done in it, and when the others have done theirs.
  if (!main.dataset.holding) due = bar?.querySelector(".taught, [data-next]")?.textContent ?? "";
  const said = bar?.querySelector("h2")?.textContent;
  const question = bar ? `${bar.className} ${said} ${due}` : undefined;
  const busy = drawings().filter((drawing) => drawing.querySelector(".live"));
  for (const tab of tabs()) {
    tab.classList.toggle("busy", busy.some((drawing) => panelAround(drawing) === keyOf(tab)));
  }
  if (question === lastQuestion) return;
  const first = busy[0] && panelAround(busy[0]);
  const isElsewhere = !lastQuestion || !busy.some((drawing) => drawing.checkVisibility());
  lastQuestion = question;
  // Who reads the log or looks at the players is not torn away.
  if (first && isElsewhere && panelOf(chosen)?.matches(".pane")) show(first);
  const pointed = pointedAt();
  showDrawingOf(pointed);
  // What a choice changes elsewhere must be seen; the choices themselves are listed as well.
  const stakes = all(CHANGING).flatMap(thingsOf).flatMap(drawingsOf);
  if (pointed.length) reveal(pointed, 1);
  else if (stakes.length) reveal(stakes, 1);
  else reveal(busy.flatMap((drawing) => all(".live", drawing)), 0.5);
}

scrollToEnd();
onSwap(() => {
  keepTab();
  followQuestion();
});
