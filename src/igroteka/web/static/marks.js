// @ts-check
// What happened, on the drawings: what others have touched is marked until I act, and so is
// what a choice would change elsewhere. A line or a choice (data-things) and its things light
// each other up.

import { all, hit, main } from "./dom.js";
import { onSwap } from "./parts.js";
import { showDrawingOf } from "./tabs.js";
import { CHANGING, NAMES, drawingsOf, pointedAt, thingsOf } from "./things.js";

/** @typedef {import("./dom.js").Visible} Visible */

/** The lines that tell, and their parts. */
const TELLING = ".happened [data-things]";
/** Units between a thing and its corners, so that they lie on nothing that is written. */
const AIR = 2;

/**
 * @param {Element} within
 * @param {string} kind
 * @param {boolean} isLit
 * @param {string} d
 */
function draw(within, kind, isLit, d) {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("class", isLit ? `${kind} lit` : kind);
  path.setAttribute("d", d);
  within.append(path);
}

/**
 * Draw corners around a thing, long ones around what is lit, all around what a lesson points at.
 * @param {Visible} thing
 * @param {string} kind
 * @param {boolean} isLit
 */
function frame(thing, kind, isLit) {
  if (!(thing instanceof SVGGraphicsElement)) return;
  const box = thing.getBBox();
  const [x, y, w, h] = [box.x - AIR, box.y - AIR, box.width + 2 * AIR, box.height + 2 * AIR];
  const c = Math.min(w, h) / (isLit ? 2 : 4);
  const [r, b] = [x + w, y + h];
  const above = `M${x} ${y + c}V${y}h${c}M${r - c} ${y}H${r}v${c}`;
  const corners = `${above}M${x} ${b - c}V${b}h${c}M${r - c} ${b}H${r}v${-c}`;
  const isWhole = kind === "pointed";
  draw(thing, kind, isLit && !isWhole, isWhole ? `M${x} ${y}H${r}V${b}H${x}Z` : corners);
}

/**
 * Return the middle of a thing in the units of its drawing.
 * @param {string | undefined} id
 */
function centre(id) {
  const [thing] = drawingsOf(id ?? "");
  const svg = thing?.closest("svg");
  if (!svg || !(thing instanceof SVGGraphicsElement)) return null;
  const { x, y, width, height } = thing.getBBox();
  const at = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(thing.getScreenCTM() ?? {});
  return { svg, at: at.matrixTransform(svg.getScreenCTM()?.inverse()) };
}

/**
 * Draw where a thing came from: a ghost there, and a dotted trail.
 * @param {Visible} part
 * @param {boolean} isLit
 */
function trail(part, isLit) {
  const [from, to] = [centre(part.dataset.from), centre(thingsOf(part)[0])];
  if (!from || from.svg !== to?.svg) return;
  const { x, y } = from.at;
  const ghost = `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`;
  draw(from.svg, "trail", isLit, `${ghost}M${x} ${y}L${to.at.x} ${to.at.y}`);
}

/**
 * Draw all marks anew: of what is new to me, and of what is lit.
 * @param {Visible[]} lit
 */
function show(lit = []) {
  for (const old of all(".changed, .stake, .trail, .pointed")) old.remove();
  for (const old of all("[data-things].lit")) old.classList.remove("lit");
  for (const line of lit) line.classList.add("lit");
  const parts = all(".happened [data-new]");
  const bright = new Set(lit.flatMap(thingsOf));
  const stakes = new Set(all(CHANGING).flatMap(thingsOf));
  for (const id of new Set([...parts.flatMap(thingsOf), ...bright, ...stakes])) {
    const kind = stakes.has(id) ? "stake" : "changed";
    for (const thing of drawingsOf(id)) frame(thing, kind, bright.has(id));
  }
  for (const thing of pointedAt()) frame(thing, "pointed", true);
  // Of a thing that moved more than once the last way is drawn.
  const ways = new Map(parts.map((part) => [thingsOf(part)[0], part]));
  for (const part of all(".happened [data-from]")) {
    const isLit = lit.some((line) => line.contains(part));
    if (isLit || ways.get(thingsOf(part)[0]) === part) trail(part, isLit);
  }
}

/**
 * Light up what was done at a step of the game.
 * @param {string} step
 */
export const lightStep = (step) => show(all(`.happened [data-at="${step}"]`));

/**
 * Return the lines and choices that are about the thing at which somebody points.
 * @param {Event} event
 */
function linesAbout(event) {
  const holders = event.composedPath().filter((element) => element instanceof SVGElement);
  const ids = new Set(holders.flatMap(({ dataset }) => NAMES.map((name) => dataset[name])));
  return all(`${TELLING}, ${CHANGING}`).filter((line) =>
    [...thingsOf(line), line.dataset.target ?? ""].some((id) => ids.has(id)),
  );
}

/** @param {Event} event */
function point(event) {
  const line = hit(event, `${TELLING}, ${CHANGING}`);
  const lit = line ? [line] : linesAbout(event);
  if (lit.length || main.querySelector("[data-things].lit")) show(lit);
  const row = line ? null : lit.find((about) => about.matches(TELLING))?.closest("li");
  if (row?.parentElement) row.parentElement.scrollTop = row.offsetTop;
}

for (const kind of ["pointerover", "focusin", "focusout"]) main.addEventListener(kind, point);
main.addEventListener("click", (event) => {
  const line = hit(event, TELLING);
  if (line) showDrawingOf(thingsOf(line).flatMap(drawingsOf));
  if (line || hit(event, "[role=tab]")) show(line ? [line] : []);
});
onSwap(() => show());
