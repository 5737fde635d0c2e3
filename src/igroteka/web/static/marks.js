// @ts-check
// What happened, on the drawings: what others have touched is marked until I act, and a line
// (data-things) and its things light each other up.

import { all, around, hit, main } from "./dom.js";
import { onSwap } from "./parts.js";
import { showDrawingOf } from "./tabs.js";

/** @typedef {import("./dom.js").Visible} Visible */

const SVG = "http://www.w3.org/2000/svg";
/** How drawings name their things. */
const NAMES = ["data-mark", "data-piece", "data-target", "data-closed"];
/** The lines that tell, and their parts. */
const TELLING = ".happened [data-things]";
/** So far the frame stands off the thing, in units of the drawing. */
const OFF = 2;

/** @param {Visible} line */
const thingsOf = (line) => (line.dataset.things ?? "").split(" ");

/**
 * Return where a thing is drawn; what is drawn inside itself again counts once.
 * @param {string} id
 */
function drawingsOf(id) {
  const same = NAMES.map((name) => `svg [${name}="${CSS.escape(id)}"]`).join();
  return all(same).filter((thing) => !around(thing.parentElement, same));
}

/**
 * @param {Element} within
 * @param {string} kind
 * @param {string} d
 */
function draw(within, kind, d) {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("class", kind);
  path.setAttribute("d", d);
  within.append(path);
}

/**
 * Draw corners around a thing, or a whole frame.
 * @param {Visible} thing
 * @param {boolean} isLit
 */
function frame(thing, isLit) {
  if (!(thing instanceof SVGGraphicsElement)) return;
  const box = thing.getBBox();
  if (!box.width) return;
  const [x, y, w, h] = [box.x - OFF, box.y - OFF, box.width + 2 * OFF, box.height + 2 * OFF];
  const c = Math.min(w, h) / 8;
  const corners =
    `M${x} ${y + 2 * c}v${-c}a${c} ${c} 0 0 1 ${c} ${-c}h${c}` +
    `m${w - 4 * c} 0h${c}a${c} ${c} 0 0 1 ${c} ${c}v${c}` +
    `m0 ${h - 4 * c}v${c}a${c} ${c} 0 0 1 ${-c} ${c}h${-c}` +
    `m${4 * c - w} 0h${-c}a${c} ${c} 0 0 1 ${-c} ${-c}v${-c}`;
  draw(thing, isLit ? "changed lit" : "changed", isLit ? `M${x} ${y}h${w}v${h}h${-w}z` : corners);
}

/**
 * Return the middle of a thing in the units of its drawing.
 * @param {Visible | undefined} thing
 */
function centre(thing) {
  const svg = thing?.closest("svg");
  if (!(thing instanceof SVGGraphicsElement) || !svg) return null;
  const [own, whole] = [thing.getScreenCTM(), svg.getScreenCTM()];
  const { x, y, width, height } = thing.getBBox();
  if (!own || !whole || !width) return null;
  const at = new DOMPoint(x + width / 2, y + height / 2);
  return { svg, at: at.matrixTransform(own).matrixTransform(whole.inverse()) };
}

/**
 * Draw where a thing came from: a ghost there, and a dotted trail.
 * @param {Visible} part
 * @param {boolean} isLit
 */
function trail(part, isLit) {
  const from = centre(drawingsOf(part.dataset.from ?? "")[0]);
  const to = centre(drawingsOf(thingsOf(part)[0] ?? "")[0]);
  if (!from || !to || from.svg !== to.svg) return;
  const [a, b] = [from.at, to.at];
  const ghost = `M${a.x - 6} ${a.y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`;
  draw(from.svg, isLit ? "trail lit" : "trail", `${ghost}M${a.x} ${a.y}L${b.x} ${b.y}`);
}

/**
 * Draw all marks anew: of what is new to me, and of what is lit.
 * @param {Visible[]} lit
 */
function show(lit = []) {
  for (const old of all(".changed, .trail")) old.remove();
  for (const old of all(".happened .lit")) old.classList.remove("lit");
  for (const line of lit) line.classList.add("lit");
  const parts = all(".happened [data-new]");
  const bright = new Set(lit.flatMap(thingsOf));
  const marked = new Set(parts.flatMap(thingsOf));
  for (const id of new Set([...marked, ...bright])) {
    for (const thing of drawingsOf(id)) frame(thing, bright.has(id));
  }
  // Of a thing that moved more than once the last way is drawn.
  const ways = new Map(parts.map((part) => [thingsOf(part)[0], part]));
  const isBright = (/** @type {Visible} */ part) => lit.some((line) => line.contains(part));
  for (const part of all(".happened [data-from]")) {
    if (isBright(part)) trail(part, true);
    else if (ways.get(thingsOf(part)[0]) === part) trail(part, false);
  }
}

/**
 * Light up what was done at a step of the game.
 * @param {string} step
 */
export const lightStep = (step) => show(all(`.happened [data-at="${step}"]`));

/**
 * Return the lines that tell of the thing at which somebody points.
 * @param {Event} event
 */
function linesAbout(event) {
  const names = new Set();
  const holders = NAMES.map((name) => `[${name}]`).join();
  let thing = hit(event, holders);
  for (; thing; thing = around(thing.parentElement, holders)) {
    for (const name of NAMES) names.add(thing.getAttribute(name));
  }
  return all(TELLING).filter((line) => thingsOf(line).some((id) => names.has(id)));
}

/** @param {Event} event */
function point(event) {
  if (main.hasAttribute("data-replaying")) return;
  const line = hit(event, TELLING);
  const lit = line ? [line] : hit(event, ".pane") ? linesAbout(event) : [];
  const [first] = line ? [] : lit;
  if (lit.length || main.querySelector(".happened .lit")) show(lit);
  const list = first?.closest("ol");
  const row = first?.closest("li");
  if (list && row) list.scrollTop = row.offsetTop - list.clientHeight / 2;
}

for (const kind of ["pointerover", "focusin", "focusout"]) main.addEventListener(kind, point);
main.addEventListener("click", (event) => {
  const line = hit(event, TELLING);
  if (line) {
    showDrawingOf(thingsOf(line).flatMap(drawingsOf));
    show([line]);
  } else if (hit(event, "[role=tab]")) show();
});
onSwap(() => show());
