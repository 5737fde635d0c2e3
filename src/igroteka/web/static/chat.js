// @ts-check
// What others say: a dot and a short note for those who do not see it come.

import { every, main, must } from "./dom.js";
import { onSwap } from "./parts.js";
import { middle } from "./pieces.js";
import { play } from "./senses.js";

const NOTE_MS = 5000;
const note = must("#toast", HTMLElement);
let noteTimer = 0;
/** The numbers of the last message that was there when we looked, and that was in sight. */
let [known, seen] = [-1, 0];

/** @param {Element | undefined} message */
function isInSight(message) {
  const at = message && !document.hidden && middle(message);
  return at ? message.contains(document.elementFromPoint(at.x, at.y)) : false;
}

function look() {
  const last = every("[data-said]", HTMLElement).at(-1);
  const number = Number(last?.dataset.said ?? 0);
  const isRead = known < 0 || last?.dataset.own !== undefined || isInSight(last);
  if (last && number > known && !isRead) {
    play(880);
    note.textContent = last.innerText;
    note.hidden = false;
    clearTimeout(noteTimer);
    noteTimer = setTimeout(() => (note.hidden = true), NOTE_MS);
  }
  if (isRead) {
    seen = number;
    note.hidden = true;
  }
  known = number;
  main.querySelector("[data-tab=talk]")?.classList.toggle("unread", number > seen);
}

onSwap(look);
main.addEventListener("click", look);
main.addEventListener("scroll", look, true);
document.addEventListener("visibilitychange", look);
