// @ts-check
// The inspector: every thing on a drawing (data-help) answers what it is, drawn large, and what
// can be done with it now or why not. A key, a long press, a click on what does nothing else, or
// any click while help is on opens it.

import { all, around, hit, main, must, root } from "./dom.js";
import { hideTip } from "./floating.js";
import { fetchParts, parsed } from "./parts.js";
import { middle } from "./pieces.js";

/** @typedef {import("./dom.js").Visible} Visible */

const LONG_PRESS_MS = 550;
/** A finger that moves so many pixels does not press long. */
const STILL = 10;
const EXPLAINED = "[data-help]";
const IDS = "[data-target], [data-closed]";
/** What a click on it has a meaning of its own. */
const BUSY = ".live, a, button, input, select, summary, label";
/** What a drawing marks as possible is no part of the thing. */
const MARKS = "title, .ring, .ring-under, .lit";
const dialog = must("#thing", HTMLDialogElement);

/** What is under the pointer now. */
/** @type {Visible | undefined} */
let pointedAt;
let pressTimer = 0;
/** What a finger presses. */
/** @type {Visible | undefined} */
let pressed;
/** Where a finger went down. */
let pressedAt = [0, 0];
/** Whether a long press has just explained something, so that its end is no tap. */
let wasLongPress = false;

const isAsking = () => root.hasAttribute("data-asking");
/** @param {boolean} isOn */
const setAsking = (isOn) => root.toggleAttribute("data-asking", isOn);

/**
 * Return the ids of what an offer or a refusal may be about: the thing, and what is on it.
 * @param {Visible} thing
 */
function idsOf(thing) {
  const own = around(thing, IDS);
  const whole = around(thing, "[data-piece]") ?? thing;
  const found = [...(own ? [own] : []), ...all(IDS, whole)];
  return found.slice(0, 12).map(({ dataset }) => dataset.target ?? dataset.closed ?? "");
}

/**
 * Show a thing as the table draws it, with the pieces that stand on it.
 * @param {HTMLElement} place
 * @param {Visible} thing
 */
function draw(place, thing) {
  const drawing = around(thing, "svg");
  const frame = drawing?.cloneNode();
  if (!(drawing && frame instanceof SVGElement && thing instanceof SVGGraphicsElement)) return;
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const isOn = (/** @type {Visible} */ piece) => {
    const at = middle(piece);
    return at && at.x > left && at.x < right && at.y > top && at.y < bottom;
  };
  const others = all("[data-piece]", drawing).filter(
    (piece) => !piece.contains(thing) && !thing.contains(piece) && isOn(piece),
  );
  const toThing = thing.getScreenCTM()?.inverse();
  for (const part of [thing, ...others]) {
    const copy = part.cloneNode(true);
    if (!(copy instanceof SVGGraphicsElement && part instanceof SVGGraphicsElement)) continue;
    for (const mark of copy.querySelectorAll(MARKS)) mark.remove();
    for (const element of [copy, ...all("*", copy)]) {
      for (const name of ["role", "tabindex", "class", "data-help", "data-piece"]) {
        element.removeAttribute(name);
      }
    }
    const matrix = part.getScreenCTM();
    const { a, b, c, d, e, f } = (matrix && toThing?.multiply(matrix)) ?? new DOMMatrix();
    copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    frame.append(copy);
  }
  place.append(frame);
  const shown = frame.firstElementChild;
  if (!(shown instanceof SVGGraphicsElement)) return;
  const { x, y, width, height } = shown.getBBox();
  frame.setAttribute("viewBox", `${x - 2} ${y - 2} ${width + 4} ${height + 4}`);
}

/** @param {Visible} thing */
async function explain(thing) {
  const about = new URLSearchParams(idsOf(thing).map((id) => ["about", id]));
  const answer = await fetchParts(`${main.dataset.topics}/${thing.dataset.help}?${about}`).catch(
    () => null,
  );
  if (!answer?.ok) return;
  hideTip();
  dialog.replaceChildren(must("[data-body]", HTMLElement, parsed(await answer.text())));
  if (!dialog.open) dialog.showModal();
  const place = must("[data-drawing]", HTMLElement, dialog);
  if (!place.firstElementChild) draw(place, thing);
}

/**
 * Return the thing that an element belongs to; for a choice of the list, what it aims at.
 * @param {EventTarget | null} from
 * @returns {Visible | undefined}
 */
function thingOf(from) {
  const id = around(from, ".choice")?.dataset.target;
  const aim = id ? main.querySelector(`.pane [data-target="${CSS.escape(id)}"]`) : from;
  const spot = around(aim, IDS);
  return around(aim, EXPLAINED) ?? (spot ? all(EXPLAINED, spot)[0] : undefined);
}

/** Explain what has the focus or is under the pointer; if nothing is, turn help on or off. */
export function askWhatThisIs() {
  const thing = thingOf(document.activeElement) ?? pointedAt;
  if (thing?.isConnected) explain(thing);
  else setAsking(!isAsking());
}


document.addEventListener("pointerover", ({ target }) => (pointedAt = thingOf(target)));

document.addEventListener("pointerdown", (event) => {
  letGo();
  hideTip();
  wasLongPress = false;
  if (event.pointerType === "mouse") return;
  pressed = thingOf(event.target);
  pressedAt = [event.clientX, event.clientY];
  pressTimer = setTimeout(endLongPress, LONG_PRESS_MS);
});

function letGo() {
  clearTimeout(pressTimer);
  pressed = undefined;
}

function endLongPress() {
  if (!pressed) return;
  wasLongPress = true;
  explain(pressed);
  // The finger lets go, and drags nothing either.
  document.dispatchEvent(new PointerEvent("pointercancel", { isPrimary: true }));
}

document.addEventListener("pointermove", ({ clientX, clientY }) => {
  const [x = 0, y = 0] = pressedAt;
  if (Math.hypot(clientX - x, clientY - y) > STILL) letGo();
});
for (const end of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(end, letGo, true);
}
document.addEventListener("contextmenu", (event) => {
  // Of a link browsers would show a menu, perhaps before our time is up.
  endLongPress();
  if (wasLongPress) event.preventDefault();
});

/** A tap that asks does nothing else, whatever it hits: so we see it before everybody. */
function interceptClick(/** @type {MouseEvent} */ event) {
  if (hit(event, "#ask, [data-leave-help]")) return setAsking(!isAsking());
  const asked = isAsking() && !hit(event, "#thing") && thingOf(event.target);
  if (asked) explain(asked);
  if (asked || wasLongPress || (isAsking() && hit(event, ".choose .choice"))) {
    event.preventDefault();
    event.stopPropagation();
  }
  wasLongPress = false;
}
document.addEventListener("click", interceptClick, true);

document.addEventListener("click", (event) => {
  const does = hit(event, "[data-does]")?.dataset.does;
  if (does !== undefined || event.target === dialog) dialog.close();
  const choice = does && main.querySelector(`.choose .choice[value="${CSS.escape(does)}"]`);
  if (choice instanceof HTMLButtonElement) return choice.click();
  // What does nothing else when it is clicked says what it is.
  const thing = thingOf(event.target);
  if (thing && !event.defaultPrevented && !hit(event, BUSY)) explain(thing);
});

document.addEventListener("keydown", (event) => {
  // The first Esc closes what is open, the next one leaves help.
  const isOpen = document.querySelector("dialog[open], [popover]:popover-open");
  if (event.key === "Escape" && !isOpen) setAsking(false);
});
