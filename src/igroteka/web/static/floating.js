// @ts-check
// What floats beside a target: the tip that says what it would bring, the menu of its choices.

import { every, must } from "./dom.js";

/** @typedef {import("./dom.js").Visible} Visible */
/** @typedef {{ label?: string | undefined, preview?: string | undefined }} Row */

const tip = must("#tip", HTMLElement);
const menu = must("#menu", HTMLElement);

const MOST_ROWS = 5;
/** Pixels between what floats and the edge of the screen. */
const EDGE = 8;
/** Pixels between what floats and what it is about. */
const GAP = 10;

/**
 * Put something that floats above an element, or below it where there is no room.
 * @param {HTMLElement} floating
 * @param {Element} element
 */
export function putBeside(floating, element) {
  const about = element.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  const centred = about.x + about.width / 2 - width / 2;
  const left = Math.min(Math.max(EDGE, centred), innerWidth - width - EDGE);
  const above = about.y - height - GAP;
  const wanted = above < EDGE ? about.bottom + GAP : above;
  const top = Math.max(EDGE, Math.min(wanted, innerHeight - height - EDGE));
  floating.style.left = `${Math.round(left)}px`;
  floating.style.top = `${Math.round(top)}px`;
}

/**
 * Make an element that says what a choice is and what it brings.
 * @param {"p" | "button"} tag
 * @param {Row} row
 */
function worded(tag, { label, preview }) {
  const element = document.createElement(tag);
  for (const [name, text] of [["what", label], ["brings", preview]]) {
    const line = document.createElement("span");
    line.className = name ?? "";
    line.textContent = text ?? "";
    element.append(line);
  }
  return element;
}

/**
 * Say what can be done with a target, or why nothing.
 * @param {Visible} target
 * @param {Row[]} rows
 */
export function showTip(target, rows) {
  if (!rows.length || menu.matches(":popover-open")) return;
  tip.replaceChildren(...rows.slice(0, MOST_ROWS).map((row) => worded("p", row)));
  tip.hidden = false;
  putBeside(tip, target);
}

export function hideTip() {
  tip.hidden = true;
}
// What had the focus before a dialog gets it back: that is not asking again.
document.addEventListener("close", () => setTimeout(hideTip), true);

/**
 * Let people choose between the things that can be done with a target.
 * @param {Visible} target
 * @param {HTMLButtonElement[]} choices
 */
export function openMenu(target, choices) {
  const items = choices.map((choice) => {
    const item = worded("button", choice.dataset);
    item.role = "menuitem";
    item.addEventListener("click", () => {
      menu.hidePopover();
      target.focus({ preventScroll: true });
      choice.click();
    });
    return item;
  });
  menu.replaceChildren(...items);
  menu.showPopover();
  hideTip();
  putBeside(menu, target);
  items[0]?.focus();
}

menu.addEventListener("keydown", (event) => {
  const items = every("button", HTMLButtonElement, menu);
  const at = items.findIndex((item) => item === document.activeElement);
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step) {
    event.preventDefault();
    items.at((at + step) % items.length)?.focus();
  }
  // The keys of the table mean nothing here.
  event.stopPropagation();
});
