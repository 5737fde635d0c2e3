// @ts-check
// The replay: step by step with keys, slider or buttons; every step has its own address.

import { every, hit, isForBrowser, main, meaning, must } from "./dom.js";
import { askWhatThisIs } from "./help.js";
import { openDialog } from "./page.js";
import { fetchParts, had, onSwap, parsed, swap } from "./parts.js";
import { allowPinning } from "./area.js";
import "./tabs.js";

const PLAY_STEP_MS = 1100;

/**
 * Steps by address and by what was shown then, which an answer leaves out: each is fetched once, so
 * that going on is quick.
 */
/** @type {Map<string, string>} */
const known = new Map();
/** The step that was last asked for; it may still be under way. */
/** @type {number | null} */
let wanted = null;
/** The timer of a replay that runs by itself; 0: it does not. */
let player = 0;

const last = () => Number(main.dataset.last);
const current = () => wanted ?? Number(main.dataset.number);

/** @param {number} step */
const addressOf = (step) => `${main.dataset.past}/${step}${location.search}`;

/** @param {string} url */
async function fetchOnce(url) {
  const step = `${url} ${had()}`;
  const text = known.get(step) ?? (await (await fetchParts(url)).text());
  known.set(step, text);
  return text;
}

/** @param {number} step */
async function goTo(step) {
  const to = Math.min(Math.max(0, step), last());
  wanted = to;
  const url = addressOf(to);
  try {
    const text = await fetchOnce(url);
    if (wanted !== to) return;
    swap(parsed(text));
    history.replaceState(null, "", url);
    // The next one is probably wanted next; if that fails, it is asked for again.
    if (to < last()) fetchOnce(addressOf(to + 1)).catch(() => {});
  } catch {
    location.assign(url);
  }
}

/** @param {boolean} isOn */
function play(isOn) {
  clearInterval(player);
  const goOn = () => (current() < last() ? goTo(current() + 1) : play(false));
  player = isOn ? setInterval(goOn, PLAY_STEP_MS) : 0;
  must("[data-play]", HTMLElement).setAttribute("aria-pressed", String(isOn));
}

main.addEventListener("click", (event) => {
  const link = hit(event, "a[data-step]");
  if (link && !isForBrowser(event) && !event.shiftKey) {
    event.preventDefault();
    play(false);
    goTo(Number(link.dataset.step));
  }
  if (hit(event, "[data-play]")) {
    if (!player && current() >= last()) goTo(0);
    play(!player);
  }
});

main.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement && target.matches(".eyes *")) target.form?.requestSubmit();
});

main.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches("[data-slider]")) {
    play(false);
    goTo(Number(target.value));
  }
});

/** @type {Record<string, () => void>} */
const KEYS = {
  arrowleft: () => goTo(current() - 1),
  arrowright: () => goTo(current() + 1),
  home: () => goTo(0),
  end: () => goTo(last()),
  i: askWhatThisIs,
  "?": () => openDialog("keys"),
};

document.addEventListener("keydown", (event) => {
  if (isForBrowser(event)) return;
  if (hit(event, "input:not([type=range]), textarea, select, [role=tab]")) return;
  if (event.key === " " && event.target === document.body) play(!player);
  else if (KEYS[meaning(event)]) {
    play(false);
    KEYS[meaning(event)]?.();
  } else return;
  event.preventDefault();
});

/** In the log the current step stands in the middle. */
function scrollLog() {
  const [here] = every("[aria-current=step]", HTMLElement);
  const list = here?.closest("[data-scroll]");
  if (here && list) list.scrollTop = here.offsetTop - list.clientHeight / 2;
}

onSwap(() => {
  scrollLog();
  const slider = must("[data-slider]", HTMLInputElement);
  if (document.activeElement !== slider) slider.value = main.dataset.number ?? "0";
});

function redraw() {
  known.clear();
  goTo(current());
}
allowPinning(redraw);
// While one looks at a finished game, somebody may want to play again.
new EventSource(main.dataset.stream ?? "").addEventListener("again", redraw);
