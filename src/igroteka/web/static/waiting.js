// @ts-check
// While we wait for somebody: since when, and a look when they have been away for long.

import { every, main } from "./dom.js";
import { refresh } from "./live.js";
import { onSwap } from "./parts.js";

/** Who has the table open and lets it wait counts as away after so many times that long. */
const SLEEPS_AFTER = 5;

const now = () => Date.now() / 1000;

/** Since when we know that somebody is away; 0: everybody is here. */
let awaySince = 0;
/** The wait for which we have already looked whether somebody sleeps. */
let lookedFor = 0;

/**
 * Write seconds as people read them on a clock.
 * @param {number} seconds
 */
function clock(seconds) {
  const two = (/** @type {number} */ n) => String(Math.floor(n) % 60).padStart(2, "0");
  const hours = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : "";
  return `${hours}${two(seconds / 60)}:${two(seconds)}`;
}

function showClocks() {
  for (const place of every("[data-since]", HTMLElement)) {
    place.textContent = clock(Math.max(0, now() - Number(place.dataset.since)));
  }
}

/** A bot may sit in for who is long away. Time alone brings that: nothing tells us, so we look. */
function lookForAbsence() {
  const patience = Number(main.dataset.absentAfter);
  if (!patience || main.querySelector("[data-stand-in]")) return;
  const isAway = main.querySelector('[data-when^="away-"]:not([hidden])') !== null;
  awaySince = isAway ? awaySince || now() : 0;
  const waits = main.querySelector("[data-since]");
  const since = waits instanceof HTMLElement ? Number(waits.dataset.since) : 0;
  if (awaySince && now() - awaySince > patience) {
    awaySince = now();
    refresh();
  } else if (since && since !== lookedFor && now() - since > SLEEPS_AFTER * patience) {
    lookedFor = since;
    refresh();
  }
}

setInterval(() => {
  showClocks();
  lookForAbsence();
}, 1000);
onSwap(showClocks);
