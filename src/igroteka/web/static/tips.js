// Small things that float: the preview of a target, the menu of its choices, the answer to
// “what is this?”.

const tip = document.getElementById("tip");
const box = document.getElementById("menu");

function put(place, by) {
  const at = by.getBoundingClientRect();
  const own = place.getBoundingClientRect();
  const edge = 8;
  const left = Math.min(Math.max(edge, at.x + at.width / 2 - own.width / 2), innerWidth - own.width - edge);
  let top = at.y - own.height - 10;
  if (top < edge) top = Math.min(at.bottom + 10, innerHeight - own.height - edge);
  place.style.left = `${Math.round(left)}px`;
  place.style.top = `${Math.round(Math.max(edge, top))}px`;
}

function line(className, text) {
  const element = document.createElement("span");
  element.className = className;
  element.textContent = text;
  return element;
}

/** Show what a target's choices would do: rows of [label, preview]. */
export function showTip(by, rows) {
  if (!rows.length || box.matches(":popover-open")) return;
  tip.replaceChildren(
    ...rows.slice(0, 5).flatMap(([label, preview]) => {
      const row = document.createElement("p");
      row.append(line("what", label));
      if (preview) row.append(line("brings", preview));
      return [row];
    }),
  );
  if (!tip.matches(":popover-open")) tip.showPopover();
  put(tip, by);
}

export function hideTip() {
  if (tip.matches(":popover-open")) tip.hidePopover();
}

/** Open the menu of several choices of one target. */
export function menu(by, choices) {
  box.replaceChildren(
    ...choices.map((choice) => {
      const item = document.createElement("button");
      item.type = "button";
      item.setAttribute("role", "menuitem");
      item.append(line("what", choice.dataset.label));
      if (choice.dataset.preview) item.append(line("brings", choice.dataset.preview));
      item.addEventListener("click", () => {
        box.hidePopover();
        by.focus?.({ preventScroll: true });
        choice.click();
      });
      return item;
    }),
  );
  box.showPopover();
  put(box, by);
  box.firstElementChild.focus();
}

box.addEventListener("keydown", (event) => {
  const items = [...box.children];
  const at = items.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step) {
    event.preventDefault();
    items.at((at + step) % items.length).focus();
  } else if (/^[1-9]$/.test(event.key)) items[event.key - 1]?.click();
  event.stopPropagation();
});

// --- what is this? ---------------------------------------------------------------------

const help = document.getElementById("help");
const known = new Map();
const root = document.documentElement;
let pointed = null;

async function explain(element) {
  const source = document.querySelector("main").dataset.help;
  const topic = element.dataset.help;
  if (!source || !topic) return;
  if (!known.has(topic)) {
    const answer = await fetch(`${source}/${encodeURIComponent(topic)}`).catch(() => null);
    if (!answer?.ok) return;
    known.set(topic, await answer.text());
  }
  hideTip();
  help.textContent = known.get(topic);
  if (!help.matches(":popover-open")) help.showPopover();
  put(help, element);
}

const asked = (element) => element?.closest?.("[data-help]");

/** Explain what has the focus or is under the pointer; otherwise let the next tap ask. */
export function ask() {
  const element = asked(document.activeElement) ?? pointed;
  if (element) explain(element);
  else root.toggleAttribute("data-asking");
}

document.addEventListener("pointerover", (event) => (pointed = asked(event.target)));

document.addEventListener(
  "click",
  (event) => {
    if (event.target.closest?.("#ask")) {
      root.toggleAttribute("data-asking");
      return;
    }
    if (!root.hasAttribute("data-asking")) return;
    root.removeAttribute("data-asking");
    const element = asked(event.target);
    if (element) {
      event.preventDefault();
      event.stopPropagation();
      explain(element);
    }
  },
  true,
);

// A long press asks too, and then does not act.
let press = 0;
let pressed = false;
document.addEventListener("pointerdown", (event) => {
  const element = asked(event.target);
  pressed = false;
  clearTimeout(press);
  if (element && event.pointerType !== "mouse") {
    press = setTimeout(() => {
      pressed = true;
      explain(element);
    }, 550);
  }
});
for (const kind of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(kind, (event) => {
    if (kind !== "pointermove" || Math.abs(event.movementX) + Math.abs(event.movementY) > 6) clearTimeout(press);
  });
}
document.addEventListener(
  "click",
  (event) => {
    if (pressed) {
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    }
  },
  true,
);
document.addEventListener("contextmenu", (event) => {
  if (pressed) event.preventDefault();
});
