// @ts-check
// The drawing and the list are the same: a target on a drawing (data-target) stands for the
// choices of the list that name it. What cannot be done now (data-why) says its reason there.

import { all, around, every, hit, isForBrowser, main, root } from "./dom.js";
import { hideTip, openMenu, showTip } from "./floating.js";
import { allowDragging, dontScroll, drop } from "./holding.js";
import { onSwap } from "./parts.js";
import { middle } from "./pieces.js";

/** @typedef {import("./dom.js").Visible} Visible */

/** What answers to a pointer or a key on a drawing. */
const SPOTS = ".pane :is([data-target].live, [data-why])";
const LIVE = ".pane [data-target].live";
const LISTED = ".choose :is(.choice, summary)";
/** While help is on, every thing does. */
const spots = () => (root.hasAttribute("data-asking") ? ".pane [data-help]" : SPOTS);
/** Where more than so many things are possible, their rings are quieter. */
const FEW_TARGETS = 20;

/** @param {Visible} target */
function choicesFor(target) {
  const id = CSS.escape(target.dataset.target ?? "");
  return every(`.choice[data-target="${id}"]`, HTMLButtonElement);
}

/** @param {HTMLButtonElement} choice */
const takes = ({ dataset }) => dataset.takes !== undefined;

/** @param {HTMLButtonElement} choice */
const label = ({ dataset }) => [dataset.label, dataset.preview].filter(Boolean).join(" · ");

/**
 * Make a target on a drawing a button, if it stands for choices. Return whether it does.
 * @param {Visible} target
 */
function enliven(target) {
  const choices = choicesFor(target);
  target.classList.toggle("live", choices.length > 0);
  const isTakeable = choices.some(takes);
  target.classList.toggle("takes", isTakeable);
  // Only here, so that the rest of the page scrolls without asking us.
  if (isTakeable) target.addEventListener("touchmove", dontScroll, { passive: false });
  if (!choices.length) return false;
  target.role = "button";
  target.ariaLabel = choices.map(label).join("; ");
  if (choices.length > 1) target.ariaHasPopup = "menu";
  return true;
}

onSwap(() => {
  // Where we show a tip of our own, the browser's would be a second one.
  for (const title of all(".pane :is([data-target], [data-why]) title")) title.remove();
  /** @type {Map<Element, Visible[]>} */
  const liveIn = new Map();
  for (const target of all(".pane [data-target]")) {
    const drawing = target.closest("svg");
    if (enliven(target) && drawing) liveIn.set(drawing, [...(liveIn.get(drawing) ?? []), target]);
  }
  for (const [drawing, targets] of liveIn) {
    drawing.classList.toggle("many", targets.length > FEW_TARGETS);
    // The Tab key stops once a drawing; arrows move on from there.
    targets.forEach((target, place) => (target.tabIndex = place ? -1 : 0));
  }
});

/** @param {Visible} spot */
function showTipOf(spot) {
  const choices = choicesFor(spot);
  for (const lit of [spot, ...choices]) lit.classList.add("aimed");
  // What is held hides nothing that it could go to.
  if (isWhatIsHeld(spot)) return;
  const { why } = spot.dataset;
  showTip(spot, why ? [{ label: why }] : choices.map((choice) => choice.dataset));
}

/** @param {Visible} spot */
const isWhatIsHeld = ({ dataset }) =>
  Boolean(main.dataset.held) && [dataset.target, dataset.closed].includes(main.dataset.held);

allowDragging(
  (event) => {
    const spot = hit(event, SPOTS);
    return spot ? choicesFor(spot).find(takes)?.value : undefined;
  },
  (under) => {
    const spot = around(under, SPOTS);
    const usable = spot ? choicesFor(spot).filter((choice) => !takes(choice)) : [];
    if (!spot || !usable.length || isWhatIsHeld(spot)) return false;
    act(spot);
    return true;
  },
);

/**
 * Do what a target stands for: the one choice, or a menu of them.
 * @param {Visible} spot
 */
function act(spot) {
  const choices = choicesFor(spot);
  hideTip();
  const isHeld = isWhatIsHeld(spot);
  // What can be taken up is; a second click shows what else there is to do with it.
  const taking = isHeld ? undefined : choices.find(takes);
  if (taking) taking.click();
  else if (!choices.length) drop();
  else if (choices.length === 1 && !(isHeld && choices[0]?.value)) choices[0]?.click();
  else openMenu(spot, choices);
}

main.addEventListener("click", (event) => {
  const spot = hit(event, SPOTS);
  if (!spot?.matches(".live") && !(spot && isWhatIsHeld(spot))) return;
  act(spot);
  event.preventDefault();
});

/**
 * Light up on the drawings what a choice of the list is about, or no longer.
 * @param {Event} event
 * @param {boolean} isAimed
 */
function aim(event, isAimed) {
  const id = hit(event, ".choice")?.dataset.target;
  if (!id) return;
  for (const target of all(`.pane [data-target="${CSS.escape(id)}"]`)) {
    target.classList.toggle("aimed", isAimed);
  }
}

/** @param {Event} event */
function comeOver(event) {
  const spot = hit(event, SPOTS);
  // A click focuses too; a tip that comes with it would be in the way.
  if (spot && (event.type === "pointerover" || spot.matches(":focus-visible"))) showTipOf(spot);
  aim(event, true);
}

/** @param {Event} event */
function goAway(event) {
  if (hit(event, SPOTS)) {
    hideTip();
    for (const lit of all(".aimed")) lit.classList.remove("aimed");
  }
  aim(event, false);
}

main.addEventListener("pointerover", (event) => event.pointerType !== "touch" && comeOver(event));
main.addEventListener("pointerout", goAway);
main.addEventListener("focusout", goAway);
main.addEventListener("focusin", (event) => {
  const spot = hit(event, SPOTS);
  const drawing = spot?.closest("svg");
  if (spot && drawing) {
    // Tab comes back to where one was.
    for (const other of all('[tabindex="0"]', drawing)) other.tabIndex = -1;
    spot.tabIndex = 0;
  }
  comeOver(event);
});

/** @typedef {{ right: number, down: number }} Direction */

/** @type {Record<string, Direction>} */
const ARROWS = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
};
/** What is straight ahead is nearer than what lies aside. */
const ASIDE_COSTS = 2.5;

/**
 * Return the nearest of some spots in a direction.
 * @param {Visible} from
 * @param {Direction} direction
 * @param {string} among
 */
function neighbour(from, { right, down }, among) {
  const here = middle(from);
  /** @type {Visible | null} */
  let best = null;
  let least = Infinity;
  for (const spot of all(among)) {
    const there = middle(spot);
    if (!here || !there) continue;
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    const cost = ahead + ASIDE_COSTS * aside;
    if (ahead >= 2 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

main.addEventListener("keydown", (event) => {
  const spot = around(event.target, `${SPOTS}, ${spots()}, ${LISTED}`);
  if (!spot || isForBrowser(event)) return;
  const direction = ARROWS[event.key];
  if (spot.matches(LISTED)) {
    const shown = all(LISTED).filter((choice) => choice.checkVisibility());
    if (!direction) return;
    shown[shown.indexOf(spot) + direction.right + direction.down]?.focus();
  } else if (direction) {
    // What can be chosen comes first; with Shift, in help, or where nothing can, all the others.
    const live = event.shiftKey || spots() !== SPOTS ? null : neighbour(spot, direction, LIVE);
    focus(live ?? neighbour(spot, direction, spots()));
  } else if (event.key === "Enter" || event.key === " ") {
    spot.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else return;
  event.preventDefault();
});

/** @param {Visible | null | undefined} spot */
function focus(spot) {
  // Only who asks comes to things that do nothing.
  if (spot && !spot.hasAttribute("tabindex")) spot.tabIndex = -1;
  spot?.focus();
}

/** Put the focus on a drawing, on what can be chosen: where Tab would stop, or on the first. */
export function focusDrawing() {
  const isShown = (/** @type {Visible} */ spot) => spot.checkVisibility();
  const live = all(LIVE).filter(isShown);
  const first = live.find((target) => target.tabIndex === 0) ?? live[0];
  focus(first ?? (spots() === SPOTS ? null : all(spots()).find(isShown)));
}
