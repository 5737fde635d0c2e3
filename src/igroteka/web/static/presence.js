// @ts-check
// Who is here, who thinks, how many look on: the stream tells it whole, and it is put in place
// without asking the server for anything.

import { every } from "./dom.js";
import { onSwap } from "./parts.js";

/**
 * What the stream tells; people and bots by their seats.
 * @typedef {{ connected: number[], thinking: number[], spectators: number }} Presence
 */

/** @type {Presence | null} */
let latest = null;

/**
 * Show who is here now.
 * @param {Presence} presence
 */
export function showPresence(presence) {
  latest = presence;
  put(presence);
}

// An answer that was under way may know less than the stream has told since.
onSwap(() => latest && put(latest));

/**
 * Show what is true: an element with data-when is there while the fact that it names holds.
 * @param {Presence} presence
 */
function put({ connected, thinking, spectators }) {
  const facts = new Set([
    ...connected.map((seat) => `here-${seat}`),
    ...thinking.map((seat) => `thinks-${seat}`),
    ...(spectators ? ["spectators"] : []),
  ]);
  for (const element of every("[data-when]", HTMLElement)) {
    const fact = element.dataset.when ?? "";
    const isTrue = fact.startsWith("away-") ? !facts.has(fact.replace("away", "here")) : facts.has(fact);
    element.hidden = !isTrue;
  }
  for (const place of every("[data-spectators]", HTMLElement)) {
    place.textContent = String(spectators);
  }
}
