// @ts-check
// “What is this?”: a key, a button or a long press explains a thing on the table (data-help).

import { around, hit, main, must, root } from "./dom.js";
import { hideTip, putBeside } from "./floating.js";

/** @typedef {import("./dom.js").Visible} Visible */

const LONG_PRESS_MS = 550;
const EXPLAINED = "[data-help]";
const bubble = must("#help", HTMLElement);

/** Explanations by address: each is fetched once. */
/** @type {Map<string, string>} */
const known = new Map();

/** What is under the pointer now. */
/** @type {Visible | null} */
let pointedAt = null;
let pressTimer = 0;
/** Whether a long press has just explained something, so that its end is no tap. */
let wasLongPress = false;

/** @param {string} url */
async function fetchText(url) {
  const answer = await fetch(url).catch(() => null);
  if (answer?.ok) known.set(url, await answer.text());
}

/** @param {Visible} thing */
async function explain(thing) {
  const url = `${main.dataset.topics}/${thing.dataset.help}`;
  if (!known.has(url)) await fetchText(url);
  const text = known.get(url);
  if (!text) return;
  hideTip();
  bubble.textContent = text;
  bubble.showPopover();
  putBeside(bubble, thing);
}

/** Explain what has the focus or is under the pointer; if nothing is, let the next tap ask. */
export function askWhatThisIs() {
  const thing = around(document.activeElement, EXPLAINED) ?? pointedAt;
  if (thing) explain(thing);
  else root.toggleAttribute("data-asking");
}

document.addEventListener("pointerover", (event) => (pointedAt = hit(event, EXPLAINED)));

document.addEventListener("pointerdown", (event) => {
  const thing = hit(event, EXPLAINED);
  clearTimeout(pressTimer);
  hideTip();
  wasLongPress = false;
  if (!thing || event.pointerType === "mouse") return;
  pressTimer = setTimeout(() => {
    wasLongPress = true;
    explain(thing);
  }, LONG_PRESS_MS);
});
for (const end of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(end, () => clearTimeout(pressTimer), true);
}
document.addEventListener("contextmenu", (event) => wasLongPress && event.preventDefault());

/** A tap that asks does nothing else, whatever it hits: so we see it before everybody. */
function interceptClick(/** @type {MouseEvent} */ event) {
  const isAsking = root.hasAttribute("data-asking");
  if (hit(event, "#ask")) {
    root.toggleAttribute("data-asking", !isAsking);
    return;
  }
  if (!isAsking && !wasLongPress) return;
  root.removeAttribute("data-asking");
  const thing = hit(event, EXPLAINED);
  if (isAsking && thing) explain(thing);
  if (wasLongPress || thing) {
    event.preventDefault();
    event.stopPropagation();
  }
  wasLongPress = false;
}
document.addEventListener("click", interceptClick, true);
