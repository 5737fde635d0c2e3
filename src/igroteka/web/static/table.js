// @ts-check
// The table page: everything that belongs to it, whose turn it is for those who listen, keys.

import { isForBrowser, main, must } from "./dom.js";
import { say } from "./page.js";
import { onSwap } from "./parts.js";
import { listen } from "./live.js";
import { drop } from "./holding.js";
import { focusDrawing } from "./targets.js";
import { askWhatThisIs } from "./help.js";
import "./again.js";
import "./area.js";
import "./sending.js";
import "./waiting.js";

let said = "";
onSwap(() => {
  const bar = main.querySelector("[data-say]");
  const sentence = bar instanceof HTMLElement ? (bar.dataset.say ?? "") : "";
  if (sentence !== said) say(sentence);
  said = sentence;
});

/** @param {string} selector */
function press(selector) {
  const button = main.querySelector(selector);
  if (button instanceof HTMLButtonElement) button.click();
}

/** @param {string} selector */
function focus(selector) {
  const element = main.querySelector(selector);
  if (element instanceof HTMLElement) element.focus();
}

/** @type {Record<string, () => void>} */
const KEYS = {
  u: () => press("[data-undo]:not(:disabled)"),
  b: focusDrawing,
  c: () => focus(".choice"),
  "?": askWhatThisIs,
  k: () => must("#keys", HTMLDialogElement).showModal(),
};
for (const digit of "123456789") KEYS[digit] = () => press(`.choice[data-key="${digit}"]`);

/** @param {EventTarget | null} target */
const isWrittenIn = (target) =>
  target instanceof Element && target.matches("input:not([type=checkbox]), textarea, select");

/** @param {KeyboardEvent} event */
const isUndo = ({ key, ctrlKey, metaKey, shiftKey }) =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !shiftKey;

document.addEventListener("keydown", (event) => {
  const isAbove = document.querySelector("dialog[open], [popover]:popover-open");
  if (event.key === "Escape" && !isAbove && drop()) return;
  if (isUndo(event) && !isAbove && !isWrittenIn(event.target)) {
    event.preventDefault();
    if (!drop()) press("[data-undo]:not(:disabled)");
    return;
  }
  const does = KEYS[event.key];
  if (!does || isForBrowser(event) || isWrittenIn(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  event.preventDefault();
  does();
});

if (main.dataset.stream) listen();
