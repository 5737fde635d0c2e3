// @ts-check
// The clocks of the players: they count down here, without asking the server. It says when each
// will be out, and in every answer what time it is there.

import { every, main } from "./dom.js";

const DAY = 86400;

/** What the server's last answer said, and how far its time is ahead of ours, in seconds. */
let answer = "";
let ahead = 0;
/** Whether it has been said that the reader has little time; once is enough. */
let isSaid = false;

/**
 * Write seconds as the server writes them.
 * @param {number} seconds
 * @param {string} days how days and hours are written
 */
function written(seconds, days) {
  const two = (/** @type {number} */ n) => String(Math.floor(n) % 60).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  if (seconds >= DAY) {
    return days.replace("%d", String(Math.floor(hours / 24))).replace("%h", String(hours % 24));
  }
  return `${hours ? `${hours}:` : ""}${two(seconds / 60)}:${two(seconds)}`;
}

/** @param {string} text */
function say(text) {
  const place = document.getElementById("say");
  if (place) place.textContent = text;
}

function show() {
  const { now = "" } = main.dataset;
  if (now !== answer) {
    answer = now;
    ahead = Number(now) - Date.now() / 1000;
  }
  for (const clock of every(".clock[data-ends]", HTMLElement)) {
    const { ends, low, lowSaid, days = "" } = clock.dataset;
    const left = Math.max(0, Number(ends) - ahead - Date.now() / 1000);
    const place = clock.querySelector("[data-left]");
    const text = written(left, days);
    if (place && place.textContent !== text) place.textContent = text;
    const isLow = left < Number(low);
    clock.classList.toggle("low", isLow);
    if (!lowSaid) continue;
    if (isLow && !isSaid) say(lowSaid);
    isSaid = isLow;
  }
}

setInterval(show, 500);
// An answer may bring another time, or clocks that have been drawn anew.
new MutationObserver(show).observe(main, { attributeFilter: ["data-now"] });
show();
