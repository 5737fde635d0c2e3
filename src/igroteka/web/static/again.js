// @ts-check
// “Show again”: the last moves of the others, one after the other, on the drawings of the table.

import { hit, main } from "./dom.js";
import { hold, refresh } from "./live.js";
import { lightStep } from "./marks.js";
import { remember } from "./page.js";
import { fetchParts, parsed, swap } from "./parts.js";
import { showMainDrawing } from "./tabs.js";

/** The speed that the person has set says how long each move stays; gliding takes some of it. */
const speed = () => document.querySelector("#again-speed");

const stepMs = () => {
  const picked = speed();
  return picked instanceof HTMLSelectElement ? Number(picked.selectedOptions[0]?.dataset.ms) : 900;
};

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
      await pause(stepMs());
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

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement && target === speed()) remember("again", target.value);
});
