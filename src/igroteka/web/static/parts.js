// @ts-check
// The parts of a page (data-part): asked of the server, and put in place of ours so that
// focus, scrolling, and what somebody is about to write or choose stay as they were.

import { all, every, main, must, newestOf } from "./dom.js";
import { glide, snapshot } from "./pieces.js";

/** @typedef {import("./dom.js").Visible} Visible */

/**
 * Each part as the server drew it, the newest version first, under its digest: what other scripts
 * add to it does not make it another. An answer may still build on the one before.
 */
/** @type {Map<string, { digest: string, html: string }[]>} */
const drawn = new Map();
const MOST_VERSIONS = 3;
for (const part of partsOf(document)) keepVersion(part);

/** @param {HTMLElement} part */
function keepVersion(part) {
  const key = keyOf(part);
  const version = { digest: part.dataset.digest ?? "", html: part.outerHTML };
  drawn.set(key, [version, ...(drawn.get(key) ?? [])].slice(0, MOST_VERSIONS));
}

/**
 * Return a part of ours that was drawn before, by its digest.
 * @param {HTMLElement} part
 * @param {string | undefined} wanted
 */
const drawnBefore = (part, wanted) =>
  drawn.get(keyOf(part))?.find(({ digest }) => digest === wanted)?.html;

/**
 * Say whether a part is the one that we show.
 * @param {HTMLElement} part
 */
const isShown = (part) => drawn.get(keyOf(part))?.[0]?.digest === part.dataset.digest;

/** So many pixels from the end of a list still count as its end. */
const NEAR = 8;

/** What a page that has no parts says of them. */
const NOTHING = "-";

/** @type {(() => void)[]} */
const afterwards = [];

/**
 * Have something done after every swap, and once now.
 * @param {() => void} what
 */
export function onSwap(what) {
  afterwards.push(what);
  what();
}

/** Which parts we show, each with its digest. */
export const had = () =>
  partsOf(main)
    .map((part) => `${keyOf(part)}=${part.dataset.digest ?? ""}`)
    .join();

/**
 * Ask the server for the parts of a page instead of the whole; it leaves out those that we have.
 * @param {string} url
 * @param {RequestInit} [more]
 */
export function fetchParts(url, more) {
  return fetch(url, { headers: { "X-Parts": had() || NOTHING }, ...more });
}

/**
 * Return a page with all its parts, whatever we have.
 * @param {string} url
 */
export async function wholePage(url) {
  return parsed(await (await fetch(url, { headers: { "X-Parts": NOTHING } })).text());
}

/**
 * Read an answer that has whole parts.
 * @param {string} html
 */
export const parsed = (html) => new DOMParser().parseFromString(html, "text/html");

/**
 * Read an answer that may have only what changed in a part. Null: it builds on what we do not
 * have (any more); the parts must be asked for whole.
 * @param {string} html
 */
export function putTogether(html) {
  const page = parsed(html);
  for (const patch of every("script[data-of]", HTMLElement, page)) {
    const part = patched(patch);
    if (!part) return null;
    patch.replaceWith(part);
  }
  return page;
}

/** @param {ParentNode} page */
function partsOf(page) {
  return every("[data-part]", HTMLElement, page);
}

/** @param {HTMLElement} part */
function keyOf(part) {
  return part.dataset.part ?? "";
}

/** @param {string} key */
const inPart = (key) => `[data-part="${key}"]`;

/**
 * Put a part together of what we have and what changed in it (`patches.py`): texts, and stretches
 * of what we have, in turns. Null: we do not have it, or this browser counts otherwise.
 * @param {HTMLElement} patch
 */
function patched(patch) {
  const pieces = (drawnBefore(patch, patch.dataset.from) ?? "").split("<");
  if (pieces.length !== Number(patch.dataset.of)) return null;
  const row = (patch.textContent ?? "").split("\x1e").map((text, place) => {
    if (place % 2 === 0) return text;
    const [from = 0, count = 0] = text.split(",").map(Number);
    return `<${pieces.slice(from, from + count).join("<")}`;
  });
  return element(row.join(""));
}

/** @param {string} html */
const element = (html) => must("body > *", HTMLElement, parsed(html));

/**
 * Return a part as it is sent. What is the same as when we asked (data-same) may not be what we
 * show by now.
 * @param {HTMLElement} part
 */
function whole(part) {
  if (!("same" in part.dataset)) return part;
  const html = drawnBefore(part, part.dataset.digest);
  return html ? element(html) : null;
}

/**
 * Put the parts of a fresh page that differ in place of ours.
 * @param {Document} fresh
 * @param {(key: string) => boolean} [isWanted] only these parts, and the page stays what it is
 */
export function swap(fresh, isWanted) {
  if (!isWanted) {
    const now = must("main", HTMLElement, fresh).dataset;
    // Another kind of page, with other styles: the game has begun.
    if (now.kind !== main.dataset.kind) return location.reload();
    Object.assign(main.dataset, now);
    document.title = fresh.title || document.title;
  }
  const changed = partsOf(fresh).flatMap((sent) => {
    if (isShown(sent) || (isWanted && !isWanted(keyOf(sent)))) return [];
    return whole(sent) ?? [];
  });
  if (!changed.length) return;
  const before = snapshot();
  const focus = whereFocusGoes();
  const readToEnd = new Set(growingLists().filter(isAtEnd).map(keyOf));
  const kept = changed.flatMap((part) => {
    const old = main.querySelector(inPart(keyOf(part)));
    return old instanceof HTMLElement ? [{ old, part, state: stateOf(old) }] : [];
  });
  for (const { old, part } of kept) {
    keepVersion(part);
    old.replaceWith(part);
  }
  // Only now everything has its new size, and can be scrolled.
  for (const { part, state } of kept) restore(part, state);
  for (const list of growingLists()) {
    if (readToEnd.has(keyOf(list))) list.scrollTop = newestOf(list);
  }
  for (const what of afterwards) what();
  // Who is in a dialog or a menu stays there.
  if (focus && !document.querySelector("dialog[open], [popover]:popover-open")) {
    const found = focus.flatMap((selector) => all(selector));
    found.find((element) => element.checkVisibility())?.focus({ preventScroll: true });
  }
  glide(before);
}

/** The lists whose end is the newest line. Who has scrolled back in one reads there. */
const growingLists = () => every("[data-scroll=end]", HTMLElement);

/** @param {HTMLElement} list */
const isAtEnd = (list) => newestOf(list) - list.scrollTop < NEAR;

/**
 * Return what somebody has made of a part: how far it is scrolled, what is open or ticked,
 * what is written or chosen.
 * @param {HTMLElement} part
 */
const stateOf = (part) => ({
  scrolled: scrollers(part).map((element) => element.scrollTop),
  opened: all("details[open], :checked", part).map((element) => element.id),
  written: new Map(fields(part).map((field) => [field.id, field.value])),
});

/**
 * Make the same of its successor.
 * @param {HTMLElement} part
 * @param {ReturnType<typeof stateOf>} state
 */
function restore(part, { scrolled, opened, written }) {
  for (const field of fields(part)) field.value = written.get(field.id) ?? field.value;
  for (const id of opened) {
    const same = id ? document.getElementById(id) : null;
    if (same instanceof HTMLDetailsElement) same.open = true;
    if (same instanceof HTMLInputElement) same.checked = true;
  }
  scrollers(part).forEach((element, place) => (element.scrollTop = scrolled[place] ?? 0));
}

/** @param {HTMLElement} part */
const scrollers = (part) => [...every("[data-scroll]", HTMLElement, part), part];

/** @param {HTMLElement} part */
const fields = (part) => [
  ...every("select[id]", HTMLSelectElement, part),
  ...every("input[type=text][id]", HTMLInputElement, part),
];

/**
 * Return selectors for where the focus belongs after a swap, the best first; null if it is
 * in no part and so stays where it is.
 */
function whereFocusGoes() {
  const element = document.activeElement;
  const part = element?.closest("[data-part]");
  if (!element || !(part instanceof HTMLElement)) return null;
  const within = inPart(keyOf(part));
  const selectors = element.id ? [`#${CSS.escape(element.id)}`] : [];
  const holder = element.parentElement?.id;
  if (holder) selectors.push(`#${CSS.escape(holder)} > ${element.localName}`);
  for (const name of ["data-target", "value", "href", "data-tab"]) {
    const value = element.getAttribute(name);
    if (value) selectors.push(`${within} [${name}="${CSS.escape(value)}"]`);
  }
  // A target that is gone: another one of the same drawing. A choice that is gone: the question.
  if (element.hasAttribute("data-target")) selectors.push(`${within} [data-target][tabindex="0"]`);
  return [...selectors, "#question"];
}
