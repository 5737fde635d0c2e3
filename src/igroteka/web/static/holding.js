// @ts-check
// What only takes something up (data-takes) is not sent yet: the page shows the table as if it
// had been, and sends both when it is known what for. So a mind is changed without undoing.
// A thing that can be taken up can also be dragged to where it is to go.

import { around, hit, main, root } from "./dom.js";
import { ask, hold, setConnected, untilCaughtUp } from "./live.js";

/** So often a server that knows less than we show is asked again. */
const MOST_TRIES = 5;
/** So many pixels a pointer may shake before it drags. */
const SHAKE = 6;
/** So near the top of the screen, or over the bar, the page scrolls under what is dragged. */
const EDGE = 60;
const SCROLL_STEP = 8;

/**
 * Show the table as if an action had been done that takes something up; empty: none.
 * @param {string} action
 */
export async function take(action) {
  const release = hold();
  root.setAttribute("data-sending", "");
  try {
    const [table] = (main.dataset.parts ?? "").split("?");
    const url = `${table}?holding=${encodeURIComponent(action)}`;
    for (let tries = 0; (await ask(url)).isBehind && tries < MOST_TRIES; tries++) {
      await untilCaughtUp();
    }
  } catch {
    setConnected(false);
  } finally {
    root.removeAttribute("data-sending");
    release();
  }
}

/** Let go of what was taken up. Return whether there was anything. */
export function drop() {
  if (!main.dataset.holding) return false;
  take("");
  return true;
}

main.addEventListener("click", (event) => hit(event, "[data-drop]") && drop());

/** @typedef {import("./dom.js").Visible} Visible */

/** What a pointer presses that can be taken up, and where. */
/** @type {{ x: number, y: number, action: string, thing: Element } | null} */
let pressed = null;

/**
 * A finger that presses what can be taken up drags it, and does not scroll.
 * @param {Event} event
 */
export const dontScroll = (event) => pressed && event.preventDefault();

/**
 * Let things be dragged.
 * @param {(event: Event) => string | undefined} taking returns what takes up the thing pointed at
 * @param {(under: Element | null) => boolean} put tries to use what is held on a thing
 */
export function allowDragging(taking, put) {
  /** @type {Promise<void> | null} */
  let taken = null;
  /** @type {HTMLElement | null} */
  let ghost = null;
  /** Where the pointer is. */
  let at = { x: 0, y: 0 };

  main.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary) return;
    const action = event.button ? undefined : taking(event);
    const thing = hit(event, "[data-target]");
    pressed = action && thing ? { x: event.clientX, y: event.clientY, action, thing } : null;
  });

  document.addEventListener("pointermove", ({ clientX: x, clientY: y, isPrimary }) => {
    if (!pressed || !isPrimary) return;
    if (!taken && Math.hypot(x - pressed.x, y - pressed.y) > SHAKE) {
      ghost = ghostOf(pressed.thing);
      requestAnimationFrame(scrollAlong);
      taken = main.dataset.holding === pressed.action ? Promise.resolve() : take(pressed.action);
    }
    if (ghost) ghost.style.translate = `${x}px ${y}px`;
    at = { x, y };
  });

  function scrollAlong() {
    if (!ghost) return;
    const isLow = around(document.elementFromPoint(at.x, at.y), ".bar");
    if (isLow || at.y < EDGE) scrollBy(0, isLow ? SCROLL_STEP : -SCROLL_STEP);
    requestAnimationFrame(scrollAlong);
  }

  /** @param {PointerEvent} event */
  async function end({ clientX, clientY, isPrimary, type }) {
    if (!isPrimary) return;
    const before = taken;
    pressed = taken = null;
    if (!before) return;
    // The click that ends a drag is none.
    addEventListener("click", swallow, true);
    setTimeout(() => removeEventListener("click", swallow, true));
    await before;
    ghost?.remove();
    ghost = null;
    // What the browser needs the pointer for itself is let go of.
    const under = type === "pointerup" ? document.elementFromPoint(clientX, clientY) : null;
    if (!put(under)) drop();
  }
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", end);
}

/** @param {Event} event */
function swallow(event) {
  if (!event.isTrusted) return; // our own
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Make what follows the pointer: the piece on a thing, or the thing.
 * @param {Element} thing
 */
function ghostOf(thing) {
  const piece = thing.querySelector("[data-piece]") ?? thing;
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  const { x, y, width, height } = /** @type {SVGGraphicsElement} */ (piece).getBBox();
  const wide = piece.getBoundingClientRect().width;
  const box = `viewBox="${x} ${y} ${width} ${height}" width="${wide}"`;
  ghost.innerHTML = `<svg ${box}>${piece.innerHTML}</svg>`;
  document.body.append(ghost);
  return ghost;
}
