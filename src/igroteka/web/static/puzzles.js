// @ts-check
// The page of puzzles: what this browser has solved, and on how many days in a row.

import { share } from "./belongings.js";
import { every } from "./dom.js";
import "./page.js";
import { read } from "./solved.js";

/**
 * Return how many days in a row the puzzle of the day was solved, up to today or yesterday.
 * @param {string[]} days
 * @param {string} today
 */
function streak(days, today) {
  const solved = new Set(days);
  const day = new Date(`${today}T00:00:00Z`);
  const back = () => day.setUTCDate(day.getUTCDate() - 1);
  const name = () => day.toISOString().slice(0, 10);
  if (!solved.has(name())) back(); // today is not over yet
  let count = 0;
  for (; solved.has(name()); back()) count += 1;
  return count;
}

function show() {
  const { solved, days } = read();
  for (const place of every("[data-puzzle]", HTMLElement, document)) {
    const { puzzle = "", day } = place.dataset;
    const isSolved = day ? days.includes(day) : puzzle in solved;
    place.classList.toggle("solved", isSolved);
    for (const mark of every("[data-mark]", HTMLElement, place)) mark.hidden = !isSolved;
  }
  for (const section of every("[data-of]", HTMLElement, document)) {
    const count = every(".solved", HTMLElement, section).length;
    for (const place of every("[data-solved-count]", HTMLElement, section)) {
      place.textContent = String(count);
    }
  }
  const { today = "" } = document.querySelector("main")?.dataset ?? {};
  for (const place of every("[data-streak]", HTMLElement, document)) {
    place.textContent = String(streak(days, today));
  }
}

show();
if (document.querySelector("main")?.hasAttribute("data-me")) share().then(show, () => {});
// Who comes back by the browser's own button sees what was solved meanwhile.
addEventListener("pageshow", show);
