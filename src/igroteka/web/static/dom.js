// @ts-check
// Typed ways to reach the elements of a page.

/**
 * Something that can be seen: an element of the page, or of a drawing in it.
 * @typedef {HTMLElement | SVGElement} Visible
 */

/**
 * Return the one element that every page with this script has.
 * @template {Element} E
 * @param {string} selector
 * @param {new () => E} kind
 * @param {ParentNode} [within]
 * @returns {E}
 */
export function must(selector, kind, within = document) {
  const found = within.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`there is no ${kind.name} ${selector}`);
}

/** The main part of the page; its data-* attributes say what kind of page this is. */
export const main = must("main", HTMLElement);

/** Attributes of <html> tell the style sheets and the other scripts what is going on. */
export const root = document.documentElement;

/**
 * Return all elements of one kind, in the main part unless told otherwise.
 * @template {Element} E
 * @param {string} selector
 * @param {new () => E} kind
 * @param {ParentNode} [within]
 * @returns {E[]}
 */
export function every(selector, kind, within = main) {
  /** @type {E[]} */
  const found = [];
  for (const element of within.querySelectorAll(selector)) {
    if (element instanceof kind) found.push(element);
  }
  return found;
}

/**
 * Return all elements, be they of the page or of a drawing.
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {Visible[]}
 */
export const all = (selector, within = main) =>
  [...within.querySelectorAll(selector)].filter(isVisibleKind);

/**
 * @param {Element | null} element
 * @returns {element is Visible}
 */
function isVisibleKind(element) {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

/**
 * Return what an event happened to: the nearest element that matches.
 * @param {Event} event
 * @param {string} selector
 * @returns {Visible | null}
 */
export const hit = (event, selector) => around(event.target, selector);

/**
 * Return the nearest element that matches, outwards from something.
 * @param {EventTarget | null} inner
 * @param {string} selector
 * @returns {Visible | null}
 */
export function around(inner, selector) {
  const found = inner instanceof Element ? inner.closest(selector) : null;
  return isVisibleKind(found) ? found : null;
}

/** How much of a list's upper edge fades. */
const FADES = 12;

/**
 * Return how far a list is scrolled where its newest line is read: to its end, but never past the
 * beginning of a line that is higher than the list.
 * @param {HTMLElement} list
 */
export function newestOf(list) {
  const end = list.scrollHeight - list.clientHeight;
  const last = list.lastElementChild;
  return last instanceof HTMLElement ? Math.min(end, last.offsetTop - FADES) : end;
}

/**
 * Say whether a key or a click is meant for the browser itself: a shortcut, a new tab.
 * @param {KeyboardEvent | MouseEvent} event
 */
export const isForBrowser = (event) => event.ctrlKey || event.metaKey || event.altKey;

/**
 * Return what a key means: in an alphabet without our letters, the letter of its place.
 * @param {KeyboardEvent} event
 */
export const meaning = ({ key, code }) =>
  /^\p{L}$/u.test(key) && !/[a-z]/i.test(key) ? code.slice(-1).toLowerCase() : key.toLowerCase();
