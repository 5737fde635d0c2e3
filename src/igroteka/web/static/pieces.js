// @ts-check
// Pieces (data-piece, in drawings or on the page) glide from where they were to where they
// are; numbers (data-count) count from what they said to what they say.

import { all } from "./dom.js";
import { isCalm } from "./page.js";

/** @typedef {import("./dom.js").Visible} Visible */
/** @typedef {{ x: number, y: number }} Point */

/**
 * Where every piece was (null: drawn, but not in sight) and what every number said.
 * @typedef {{ places: Map<string, Point | null>, numbers: Map<string, number> }} Snapshot
 */

const GLIDE_MS = 260;
const COUNT_MS = 450;
/** Moves of fewer pixels are rounding, or a scroll bar that came. */
const LEAST_MOVE = 2;

const pieces = () => all("[data-piece]");
const counters = () => all("[data-count]");
/** @param {Visible} piece */
const pieceName = (piece) => piece.dataset.piece ?? "";
/** @param {Visible} counter */
const counterName = (counter) => counter.dataset.count ?? "";

/**
 * Return where the middle of an element is on the screen; null if it is not drawn.
 * @param {Element} element
 * @returns {Point | null}
 */
export function middle(element) {
  const box = element.getBoundingClientRect();
  if (!box.width && !box.height) return null;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Note where every piece is and what every number says.
 * @returns {Snapshot}
 */
export const snapshot = () => ({
  places: new Map(pieces().map((piece) => [pieceName(piece), middle(piece)])),
  numbers: new Map(counters().map((place) => [counterName(place), Number(place.textContent)])),
});

/**
 * Animate the difference between a snapshot and now.
 * @param {Snapshot} before
 */
export function glide(before) {
  if (isCalm() || document.hidden) return;
  for (const piece of pieces()) glidePiece(piece, before.places);
  for (const place of counters()) {
    const from = before.numbers.get(counterName(place));
    const to = Number(place.textContent);
    if (from !== undefined && from !== to && Number.isFinite(from - to)) count(place, from, to);
  }
}

/**
 * @param {Visible} piece
 * @param {Snapshot["places"]} places
 */
function glidePiece(piece, places) {
  const now = middle(piece);
  if (!now) return;
  const before = places.get(pieceName(piece));
  if (before === undefined) {
    // It is new on the table; on a table that was empty before, everything is.
    if (places.size) piece.animate({ opacity: [0, 1] }, { duration: GLIDE_MS });
    return;
  }
  if (!before) return;
  const [right, down] = [before.x - now.x, before.y - now.y];
  if (Math.abs(right) + Math.abs(down) < LEAST_MOVE) return;
  const [x, y] = inOwnUnits(piece, right, down);
  piece.animate(
    { translate: [`${x}px ${y}px`, "0px 0px"] },
    { duration: GLIDE_MS, easing: "cubic-bezier(.3,.1,.2,1)" },
  );
}

/**
 * Turn a distance on the screen into the units in which an element is drawn.
 * @param {Visible} element
 * @param {number} right
 * @param {number} down
 */
function inOwnUnits(element, right, down) {
  const parent = element.parentNode;
  const drawnIn = element instanceof SVGElement && parent instanceof SVGGraphicsElement;
  const matrix = drawnIn ? parent.getScreenCTM() : null;
  if (!matrix) return [right, down];
  const back = matrix.inverse();
  return [right * back.a + down * back.c, right * back.b + down * back.d];
}

/**
 * @param {Visible} place
 * @param {number} from
 * @param {number} to
 */
function count(place, from, to) {
  const start = performance.now();
  /** @param {number} time */
  const step = (time) => {
    const part = Math.min(1, Math.max(0, (time - start) / COUNT_MS));
    place.textContent = String(Math.round(from + (to - from) * part));
    if (part < 1 && place.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
