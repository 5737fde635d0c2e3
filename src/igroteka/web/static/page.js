// @ts-check
// Every page: the theme, links to copy, dialogs to open. Pages work without it.

import "./app.js";
import { every, hit, root } from "./dom.js";

/**
 * Remember a preference for a year; the server reads it and draws pages accordingly.
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

/** @param {string} id */
export function openDialog(id) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

/** Say whether the reader wants nothing on the page to move. */
export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Tell people who listen instead of looking.
 * @param {string} text
 */
export function say(text) {
  const place = document.getElementById("say");
  if (!place || !text) return;
  // Only a change is read out, also when the same sentence is said twice.
  place.textContent = "";
  setTimeout(() => (place.textContent = text), 60);
}

let askedAt = Date.now();
const PAUSE_MS = 10000;

/** Ask how many tables wait for the reader: rarely, and only while somebody looks. */
export async function askWaits() {
  const place = document.getElementById("waits");
  if (!place || document.hidden || Date.now() - askedAt < PAUSE_MS) return;
  askedAt = Date.now();
  const answer = await fetch(place.dataset.ask ?? "").catch(() => undefined);
  if (answer?.ok && !place.matches(":focus-within")) place.outerHTML = await answer.text();
}
setInterval(askWaits, 6 * PAUSE_MS);
document.addEventListener("visibilitychange", askWaits);

/** @param {HTMLButtonElement} button */
function pickTheme(button) {
  const theme = button.value;
  root.dataset.theme = theme;
  remember("theme", theme);
  for (const other of every("[data-theme-pick]", HTMLButtonElement, document)) {
    other.setAttribute("aria-pressed", String(other.value === theme));
  }
}

/**
 * Copy the link of a button, or of the field that it names; say so on the button for a moment.
 * @param {HTMLButtonElement} button
 */
async function copy(button) {
  const { copy: id = "", share = "", done = "" } = button.dataset;
  const field = document.getElementById(id);
  const text = field instanceof HTMLInputElement ? field.value : share;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Over plain http in a local network browsers have no clipboard; the old way still works.
    const area = document.createElement("textarea");
    area.value = text;
    button.after(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  const label = [...button.childNodes];
  button.textContent = done;
  say(done);
  setTimeout(() => button.replaceChildren(...label), 1800);
}

/**
 * Hand a link to another app; where the browser cannot, copy it.
 * @param {HTMLButtonElement} button
 */
function share(button) {
  if (!navigator.share) return copy(button);
  // Who closes the list of apps has changed their mind, and that is all.
  navigator.share({ title: document.title, url: button.dataset.share ?? "" }).catch(() => {});
}

/**
 * Close the menus of the top line, but the one that something lies in.
 * @param {EventTarget | null} [inner]
 */
function closeMenus(inner) {
  for (const menu of every("details.menu-switch[open]", HTMLDetailsElement, document)) {
    if (inner instanceof Node && menu.contains(inner)) continue;
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.open = false;
  }
}
document.addEventListener("pointerdown", (event) => closeMenus(event.target));
document.addEventListener("keydown", ({ key }) => key === "Escape" && closeMenus());

document.addEventListener("click", (event) => {
  const button = hit(event, "button");
  if (!(button instanceof HTMLButtonElement)) return;
  if (button.hasAttribute("data-theme-pick")) {
    event.preventDefault();
    pickTheme(button);
  } else if (button.dataset.copy) copy(button);
  else if (button.dataset.share) share(button);
  else if (button.dataset.opens) openDialog(button.dataset.opens);
  else if (button.hasAttribute("data-print")) print();
});

// What somebody writes or ticks is remembered at once, whatever they press or follow next.
document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.matches("[data-remember]")) return;
  const { checked, name, type, value } = target;
  remember(name, type === "checkbox" ? (checked ? "yes" : "no") : encodeURIComponent(value.trim()));
});
