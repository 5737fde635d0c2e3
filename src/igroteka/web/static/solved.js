// @ts-check
// What this browser has solved: puzzles, and the days on which the one of the day was among them.
// Who has an account finds it there too, on any device. A table at which a puzzle is solved says so (data-solved).

export const KEPT = "igroteka-puzzles";

/** @typedef {{ solved: Record<string, string>, days: string[] }} Solved */

/** @returns {Solved} */
export function read() {
  try {
    const { solved = {}, days = [] } = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return { solved, days };
  } catch {
    return { solved: {}, days: [] }; // a browser that keeps nothing, or somebody wrote there
  }
}

/**
 * Note that a puzzle is solved; with a day, that it is the puzzle of that day.
 * @param {string} key
 * @param {string | undefined} day
 */
function note(key, day) {
  const { solved, days } = read();
  if (key in solved && (!day || days.includes(day))) return;
  solved[key] ??= day ?? "";
  if (day && !days.includes(day)) days.push(day);
  try {
    localStorage.setItem(KEPT, JSON.stringify({ solved, days }));
  } catch {
    // Nothing can be kept here; the puzzle is solved all the same.
  }
}

function look() {
  const bar = document.querySelector("[data-solved]");
  if (bar instanceof HTMLElement) note(bar.dataset.solved ?? "", bar.dataset.day);
}

if (document.querySelector(".bar.puzzle")) {
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
