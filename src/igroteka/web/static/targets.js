// The board and the list are the same: a data-target stands for the buttons that name it.
// What cannot be done now (data-why) says the reason in the same places.

import { middle } from "./pieces.js";
import { onSwap } from "./swap.js";
import { hideTip, menu, showTip } from "./tips.js";

const main = document.querySelector("main");

function choicesFor(target) {
  const id = CSS.escape(target.dataset.target);
  return [...main.querySelectorAll(`.choice[data-target="${id}"]`)];
}

const label = (choice) =>
  [choice.dataset.label, choice.dataset.preview].filter(Boolean).join(" · ");

onSwap(() => {
  const seen = new Set();
  // Where we show a tip of our own, the browser's would be a second one.
  main.querySelectorAll(".pane :is([data-target], [data-why]) title").forEach((e) => e.remove());
  for (const target of main.querySelectorAll(".pane [data-target]")) {
    const choices = choicesFor(target);
    target.classList.toggle("live", choices.length > 0);
    if (!choices.length) continue;
    target.role = "button";
    target.ariaLabel = choices.map(label).join("; ");
    if (choices.length > 1) target.ariaHasPopup = "menu";
    // One stop of the Tab key a drawing; arrows move on from there.
    const drawing = target.closest("svg");
    target.tabIndex = seen.has(drawing) ? -1 : 0;
    seen.add(drawing);
  }
  // Where almost everything is legal, the rings are quieter.
  for (const drawing of seen) {
    drawing.classList.toggle("many", drawing.querySelectorAll(".live").length > 20);
  }
});

function tipFor(target) {
  const choices = choicesFor(target);
  choices.forEach((choice) => choice.classList.add("aimed"));
  target.classList.add("aimed");
  const { why } = target.dataset;
  showTip(target, why ? [[why]] : choices.map((c) => [c.dataset.label, c.dataset.preview]));
}

function act(target) {
  const choices = choicesFor(target);
  hideTip();
  if (choices.length === 1) choices[0].click();
  else if (choices.length) menu(target, choices);
  else tipFor(target);
}

const SPOTS = ".pane :is([data-target].live, [data-why])";
const live = (event) => event.target.closest?.(SPOTS);

main.addEventListener("click", (event) => {
  const target = live(event);
  if (target && !document.documentElement.hasAttribute("data-asking")) act(target);
});

/** Light up on the board what a choice of the list is about. */
function aim(event, on) {
  const id = event.target.closest?.(".choice")?.dataset.target;
  if (!id) return;
  for (const target of main.querySelectorAll(`.pane [data-target="${CSS.escape(id)}"]`)) {
    target.classList.toggle("aimed", on);
  }
}

function over(event) {
  const target = live(event);
  if (target && (event.type === "pointerover" || target.matches(":focus-visible"))) tipFor(target);
  aim(event, true);
}

function out(event) {
  if (live(event)) {
    hideTip();
    main.querySelectorAll(".aimed").forEach((e) => e.classList.remove("aimed"));
  }
  aim(event, false);
}

main.addEventListener("pointerover", (event) => event.pointerType !== "touch" && over(event));
main.addEventListener("pointerout", out);
main.addEventListener("focusout", out);
main.addEventListener("focusin", (event) => {
  const target = live(event);
  if (target) {
    const stops = target.closest("svg").querySelectorAll('[tabindex="0"]');
    for (const other of stops) other.tabIndex = -1;
    target.tabIndex = 0;
  }
  over(event);
});

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function neighbour(from, [right, down]) {
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const target of main.querySelectorAll(SPOTS)) {
    const there = middle(target);
    if (!there) continue;
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (ahead < 2) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [best, least] = [target, cost];
  }
  return best;
}

main.addEventListener("keydown", (event) => {
  const target = live(event);
  if (!target || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    act(target);
  } else if (ARROWS[event.key]) {
    event.preventDefault();
    neighbour(target, ARROWS[event.key])?.focus();
  }
});

/** Put the focus on the board's first target. */
export function focusBoard() {
  const stops = main.querySelectorAll('.pane [data-target].live[tabindex="0"]');
  [...stops].find((e) => e.checkVisibility())?.focus();
}
