// Put fresh parts in place of ours, so that focus, scrolling and typing stay as they were.

import { glide, snapshot } from "./pieces.js";

const raw = new Map();
const after = [];

/** Call *what* after every swap, and once now. */
export function onSwap(what) {
  after.push(what);
  what();
}

for (const part of document.querySelectorAll("[data-part]")) {
  raw.set(part.dataset.part, part.outerHTML);
}

function focusKey() {
  const element = document.activeElement;
  const part = element?.closest("[data-part]");
  if (!part) return null;
  const inPart = `[data-part="${part.dataset.part}"] `;
  const keys = element.id ? ["#" + CSS.escape(element.id)] : [];
  for (const name of ["data-target", "value", "href", "data-tab"]) {
    const value = element.getAttribute(name);
    if (value) keys.push(`${inPart}[${name}="${CSS.escape(value)}"]`);
  }
  // A target that is gone: another target of the same board; a choice that is gone: the question.
  if (element.dataset.target) keys.push(inPart + '[data-target][tabindex="0"]');
  return [...keys, "#question"];
}

/** Replace the parts that differ in a *fresh* page. */
export function swap(fresh, only = () => true) {
  const changed = [];
  for (const part of fresh.querySelectorAll("[data-part]")) {
    const key = part.dataset.part;
    if (!only(key) || raw.get(key) === part.outerHTML) continue;
    const place = document.querySelector(`[data-part="${key}"]`);
    if (place) changed.push([key, place, part]);
  }
  if (only("main")) {
    const [main, now] = [document, fresh].map((page) => page.querySelector("main").dataset);
    // Another kind of page: the game has begun.
    if (main.kind !== now.kind) return location.reload();
    Object.assign(main, now);
    document.title = fresh.title || document.title;
  }
  if (!changed.length) return;
  const before = snapshot();
  const keys = focusKey();
  for (const [key, place, part] of changed) {
    raw.set(key, part.outerHTML);
    const scrolled = [...place.querySelectorAll("[data-scroll]"), place].map((e) => e.scrollTop);
    const opened = [...place.querySelectorAll("details[open], :checked")].map((e) => e.id);
    const typed = [...place.querySelectorAll("select, input[type=text]")];
    place.replaceWith(part);
    part.querySelectorAll("select, input[type=text]").forEach((e, i) => {
      // What somebody was about to choose or write stays.
      if (typed[i]?.name === e.name && typed[i].form?.action === e.form?.action) e.value = typed[i].value;
    });
    [...part.querySelectorAll("[data-scroll]"), part].forEach((e, i) => {
      e.scrollTop = e.dataset.scroll === "end" ? e.scrollHeight : (scrolled[i] ?? 0);
    });
    for (const id of opened) {
      const same = id && document.getElementById(id);
      if (same) same.open = same.checked = true;
    }
  }
  for (const what of after) what();
  if (keys && !document.querySelector("dialog[open], [popover]:popover-open")) {
    const found = keys.flatMap((key) => [...document.querySelectorAll(key)]);
    found.find((e) => e.checkVisibility())?.focus({ preventScroll: true });
  }
  glide(before);
}
