// @ts-check
// “Show again”: the last moves of the others, one after the other, on the drawings of the table.

import { hit, main, must } from "./dom.js";
import { hold, refresh } from "./live.js";
import { lightStep } from "./marks.js";
import { remember } from "./page.js";
import { fetchParts, parsed, swap } from "./parts.js";
import { showMainDrawing } from "./tabs.js";

/** The speed that the person has set says how long each move stays; gliding takes some of it. */
const speed = must("#again-speed", HTMLSelectElement);
speed.addEventListener("change", () => remember("again", speed.value));

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** @param {string} key */
const isDrawing = (key) => key.startsWith("pane-");

/** @param {string[]} steps */
async function showAgain(steps) {
  const release = hold();
  showMainDrawing();
  main.setAttribute("data-replaying", "");
  try {
    for (const step of steps) {
      const answer = await fetchParts(`${main.dataset.past}/${step}`);
      if (!answer.ok) break;
      swap(parsed(await answer.text()), isDrawing);
      lightStep(step);
      await pause(Number(speed.value));
    }
  } catch {
    // The network is away; the live table comes back by itself.
  }
  main.removeAttribute("data-replaying");
  refresh();
  release();
}

main.addEventListener("click", (event) => {
  const button = hit(event, "[data-again]");
  if (button && !main.hasAttribute("data-replaying")) {
    showAgain((button.dataset.again ?? "").split(" "));
  }
});
