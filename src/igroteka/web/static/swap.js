// Put a freshly drawn page's parts in place of ours: only those that changed, and so that
// focus, scrolling and open menus stay where they were.

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

const within = (element, selector) => element?.closest?.(selector);

/** Say how to find again what has the focus. */
function focusKey() {
  const element = document.activeElement;
  const part = within(element, "[data-part]");
  if (!part) return null;
  const inPart = `[data-part="${part.dataset.part}"] `;
  const keys = [];
  if (element.id) keys.push("#" + CSS.escape(element.id));
  if (element.dataset.target) keys.push(inPart + `[data-target="${CSS.escape(element.dataset.target)}"]`);
  if (element.value && element.name) {
    keys.push(inPart + `[name="${element.name}"][value="${CSS.escape(element.value)}"]`);
  }
  if (element.dataset.opens) keys.push(`[data-opens="${element.dataset.opens}"]`);
  if (element.getAttribute("href")) keys.push(inPart + `[href="${CSS.escape(element.getAttribute("href"))}"]`);
  // A target that is gone: another target of the same board; a choice that is gone: the question.
  if (element.dataset.target) keys.push(inPart + '[data-target][tabindex="0"]');
  keys.push("#question");
  return keys;
}

/** Replace the parts of the page that differ in *html*. Return whether any did. */
export function swap(html, only = () => true) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  const changed = [];
  for (const part of fresh.querySelectorAll("[data-part]")) {
    const key = part.dataset.part;
    if (!only(key) || raw.get(key) === part.outerHTML) continue;
    const place = document.querySelector(`[data-part="${key}"]`);
    if (place) changed.push([key, place, part]);
  }
  const table = fresh.querySelector("main[data-number]");
  const main = document.querySelector("main[data-number]");
  if (table && table.dataset.kind !== main.dataset.kind && only("main")) {
    // Another kind of page: the game has begun.
    location.reload();
    return true;
  }
  if (table && main && only("main")) {
    for (const { name, value } of table.attributes) {
      if (name.startsWith("data-")) main.setAttribute(name, value);
    }
    document.title = fresh.title || document.title;
  }
  if (!changed.length) return false;
  const before = snapshot();
  const keys = focusKey();
  for (const [key, place, part] of changed) {
    raw.set(key, part.outerHTML);
    const scrolled = [...place.querySelectorAll("[data-scroll]"), place].map((e) => e.scrollTop);
    const opened = [...place.querySelectorAll("details[open]")].map((e) => e.id);
    const scripted = document.importNode(part, true);
    place.replaceWith(scripted);
    [...scripted.querySelectorAll("[data-scroll]"), scripted].forEach((e, i) => {
      e.scrollTop = e.dataset.scroll === "end" ? e.scrollHeight : (scrolled[i] ?? 0);
    });
    for (const id of opened) if (id) document.getElementById(id)?.setAttribute("open", "");
  }
  for (const what of after) what();
  if (keys && !document.querySelector("dialog[open], [popover]:popover-open")) {
    for (const key of keys) {
      const found = document.querySelector(key);
      if (found && found.checkVisibility?.() !== false) {
        found.focus({ preventScroll: true });
        break;
      }
    }
  }
  glide(before);
  return true;
}
