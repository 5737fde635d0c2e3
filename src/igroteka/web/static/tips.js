// What floats: the preview of a target, the menu of its choices, “what is this?”.

const tip = document.getElementById("tip");
const box = document.getElementById("menu");

function put(place, by) {
  const at = by.getBoundingClientRect();
  const own = place.getBoundingClientRect();
  const edge = 8;
  const left = Math.min(Math.max(edge, at.x + at.width / 2 - own.width / 2), innerWidth - own.width - edge);
  let top = at.y - own.height - 10;
  if (top < edge) top = at.bottom + 10;
  top = Math.min(top, innerHeight - own.height - edge);
  place.style.left = `${Math.round(left)}px`;
  place.style.top = `${Math.round(Math.max(edge, top))}px`;
}

function filled(tag, label, preview) {
  const element = document.createElement(tag);
  for (const [name, text] of [["what", label], ["brings", preview]]) {
    const line = document.createElement("span");
    line.className = name;
    line.textContent = text ?? "";
    element.append(line);
  }
  return element;
}

export function showTip(by, rows) {
  if (!rows.length || box.matches(":popover-open")) return;
  tip.replaceChildren(
    ...rows.slice(0, 5).map(([label, preview]) => filled("p", label, preview)),
  );
  tip.hidden = false;
  put(tip, by);
}

export function hideTip() {
  tip.hidden = true;
}

export function menu(by, choices) {
  box.replaceChildren(
    ...choices.map((choice) => {
      const item = filled("button", choice.dataset.label, choice.dataset.preview);
      item.setAttribute("role", "menuitem");
      item.addEventListener("click", () => {
        box.hidePopover();
        by.focus?.({ preventScroll: true });
        choice.click();
      });
      return item;
    }),
  );
  box.showPopover();
  hideTip();
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
  }
  event.stopPropagation();
});

// What is this?

const help = document.getElementById("help");
const root = document.documentElement;
const known = new Map();
let pointed = null;

async function explain(element) {
  const url = `${document.querySelector("main").dataset.topics}/${element.dataset.help}`;
  if (!known.has(url)) {
    const answer = await fetch(url).catch(() => null);
    if (!answer?.ok) return;
    known.set(url, await answer.text());
  }
  hideTip();
  help.textContent = known.get(url);
  help.showPopover();
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

// A long press asks too, and then does not act.
let press = 0;
let pressed = false;
const lift = () => clearTimeout(press);
document.addEventListener("pointerdown", (event) => {
  const element = asked(event.target);
  lift();
  hideTip();
  pressed = false;
  if (!element || event.pointerType === "mouse") return;
  press = setTimeout(() => {
    pressed = true;
    explain(element);
  }, 550);
});
for (const kind of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(kind, lift, true);
document.addEventListener("contextmenu", (event) => pressed && event.preventDefault());

document.addEventListener(
  "click",
  (event) => {
    const asking = root.hasAttribute("data-asking");
    if (event.target.closest?.("#ask")) root.toggleAttribute("data-asking", !asking);
    else if (asking || pressed) {
      root.removeAttribute("data-asking");
      const element = asked(event.target);
      if (asking && element) explain(element);
      if (pressed || element) {
        event.preventDefault();
        event.stopPropagation();
      }
      pressed = false;
    }
  },
  true,
);
