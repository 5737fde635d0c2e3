// @ts-check
// The things on the drawings, and the lines and choices that are about them (data-things).

import { all, around } from "./dom.js";

/** @typedef {import("./dom.js").Visible} Visible */

/** How drawings name their things. */
export const NAMES = ["mark", "piece", "target", "closed"];
/** The choices that change more than what they are made on. */
export const CHANGING = ".choice[data-things]";

/** @param {Visible} line */
export const thingsOf = (line) => (line.dataset.things ?? "").split(" ");

/**
 * Return where a thing is drawn; what is drawn inside itself again counts once.
 * @param {string} id
 */
export const drawingsOf = (id) => drawnUnder(id, NAMES);

/**
 * @param {string} id
 * @param {string[]} names
 */
function drawnUnder(id, names) {
  const same = names.map((name) => `svg [data-${name}="${CSS.escape(id)}"]`).join();
  return all(same).filter((thing) => !around(thing.parentElement, same));
}

/** Return what a lesson points at (data-points): things, or all of a kind but the others'. */
export const pointedAt = () =>
  all("[data-points]")
    .flatMap(({ dataset }) => (dataset.points ?? "").split(" "))
    .flatMap((id) => {
      const things = drawingsOf(id);
      return things.length ? things : drawnUnder(id, ["help"]).filter((it) => !around(it, ".rival"));
    });
