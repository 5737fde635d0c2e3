// @ts-check
// The page of an analysis: how far it is, until it is whole.

import { every, must } from "./dom.js";
import "./page.js";

const LOOK_EVERY = 1500;

/**
 * Show how far the analysis is; when it is whole, show that.
 * @param {HTMLElement} place
 */
async function look(place) {
  try {
    const answer = await fetch(place.dataset.analysis ?? "");
    if (answer.ok) {
      /** @type {{ is_whole: boolean, done: number, steps: number }} */
      const { is_whole, done, steps } = await answer.json();
      if (is_whole) return location.reload();
      const bar = must("progress", HTMLProgressElement, place);
      bar.max = steps;
      bar.value = done;
      const share = must("[data-share]", HTMLElement, place);
      const shown = String(Math.round((100 * done) / Math.max(1, steps)));
      share.textContent = (share.textContent ?? "").replace(/\d+/, shown);
    }
  } catch {
    // The server is not there now; it goes on where it was.
  }
  setTimeout(() => look(place), LOOK_EVERY);
}

for (const place of every("[data-analysis]", HTMLElement)) look(place);
