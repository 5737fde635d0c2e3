// @ts-check
// The table page: everything that belongs to it, whose turn it is for those who listen, keys.

import { isForBrowser, main, meaning } from "./dom.js";
import { openDialog, say } from "./page.js";
import { onSwap } from "./parts.js";
import { listen, refresh } from "./live.js";
import { drop } from "./holding.js";
import { focusDrawing } from "./targets.js";
import { askWhatThisIs } from "./help.js";
import { allowPinning } from "./area.js";
import "./again.js";
import "./noticing.js";
import "./marks.js";
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

/** What is only taken up is let go; else the last action is taken back. */
const undo = () => drop() || press("[data-undo]:not(:disabled)");

/** @type {Record<string, () => void>} */
const KEYS = {
  u: undo,
  b: focusDrawing,
  c: () => focus(".choices summary, .choice"),
  h: () => press("[data-hint]"),
  n: () => press("[data-next]"),
  m: () => document.getElementById("next-table")?.click(),
  i: askWhatThisIs,
  "?": () => openDialog("keys"),
};
for (const digit of "123456789") KEYS[digit] = () => press(`.choice[data-key="${digit}"]`);

const redo = () => press("[data-redo]");

/** What Ctrl or ⌘ with a key does; by its place, so that it works in any alphabet. */
/** @type {Record<string, () => void>} */
const CHORDS = { KeyZ: undo, ShiftKeyZ: redo, KeyY: redo };

/** @param {EventTarget | null} target */
const isWrittenIn = (target) =>
  target instanceof Element && target.matches("input:not([type=checkbox]), textarea, select");

document.addEventListener("keydown", (event) => {
  const isAbove = document.querySelector("dialog[open], [popover]:popover-open");
  if (event.key === "Escape" && !isAbove && drop()) return;
  const chord = !event.altKey && CHORDS[(event.shiftKey ? "Shift" : "") + event.code];
  const does = !isForBrowser(event) ? KEYS[meaning(event)] : chord;
  if (!does || isWrittenIn(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  event.preventDefault();
  does();
});

allowPinning(refresh);
if (main.dataset.stream) listen();
