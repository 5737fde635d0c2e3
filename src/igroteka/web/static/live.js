// @ts-check
// The stream tells that something happened; then we ask once how the table looks now. What we
// have drawn already, our own moves above all, is not asked for again.

import { main, must, root } from "./dom.js";
import { fetchParts, putTogether, swap, wholePage } from "./parts.js";
import { showPresence } from "./presence.js";

/** Everything that changes a table has a number, and is told under one of these names. */
const ENTRY_KINDS = [
  ...["sit", "rename", "leave", "bot", "word", "start", "pace", "hints", "hint", "return", "become", "again", "prefer", "consent", "clock", "rest", "rated"],
  ...["act", "back", "redo", "ask", "vote", "stand-in", "time-out", "take-back", "renew", "chat", "lesson", "lessons-over", "advised"],
];
const ASK_AGAIN_MS = 2000;
const BEHIND_MS = 200;
const LISTEN_AGAIN_MS = 3000;

/** The number of the newest entry that the stream told of. */
let heard = 0;
/** Whether to ask how the table looks, as soon as nothing holds us back. */
let isWanted = false;
/** How many hold updates back: an answer is under way, or the past is being shown. */
let holders = 0;
/** How many questions were asked, and which of them the page answers. */
let asked = 0;
let answered = 0;
/** How many had been asked when the table was last to be drawn otherwise: later ones do so. */
let wishedAfter = 0;

/**
 * Return the number of the newest entry that a page shows.
 * @param {HTMLElement} ofPage
 */
const shownIn = (ofPage) => Number(ofPage.dataset.number);

/** Hold updates back; the returned function lets them go. */
export function hold() {
  holders += 1;
  return () => {
    holders -= 1;
    catchUp();
  };
}

/** Ask how the table looks now; what was asked before does not answer that. */
export function refresh() {
  wishedAfter = asked;
  askSoon();
}

function askSoon() {
  isWanted = true;
  catchUp();
}

/**
 * Ask the server for the table, or tell it something, and show what it draws.
 * @param {string} url
 * @param {RequestInit} [more]
 * @returns {Promise<{ status: number, refusal: string, isBehind: boolean }>} what it says if it
 *   refuses; whether it knows less than we show, so that nothing was drawn
 */
export async function ask(url, more) {
  const turn = (asked += 1);
  const answer = await fetchParts(url, more);
  const { ok, status } = answer;
  const text = await answer.text();
  if (!ok) return { status, refusal: text, isBehind: false };
  const page = putTogether(text) ?? (await wholePage(more ? tableUrl() : url));
  const isBehind = shownIn(must("main", HTMLElement, page)) < shownIn(main);
  // What was asked later may have been answered first.
  if (!isBehind && turn > answered) {
    answered = turn;
    swap(page);
    if (turn > wishedAfter && shownIn(main) >= heard) isWanted = false;
  }
  return { status, refusal: "", isBehind };
}

/** Where to ask how the table looks now, with what is taken up. */
const tableUrl = () => main.dataset.parts ?? "";

/** Wait until a server that lags behind another may have caught up. */
export const untilCaughtUp = () => new Promise((done) => setTimeout(done, BEHIND_MS));

/** Ask and show, if that is wanted; what is heard meanwhile is joined into one more question. */
async function catchUp() {
  if (!isWanted || holders) return;
  isWanted = false;
  const release = hold();
  try {
    const { status } = await ask(tableUrl());
    if (status === 404 || status === 403) location.reload();
    // The server cannot tell now, or we asked too often.
    else if (status >= 400) setTimeout(refresh, ASK_AGAIN_MS);
    else {
      setConnected(true);
      // Another server has answered, and has not heard of it yet.
      if (shownIn(main) < heard) untilCaughtUp().then(refresh);
    }
  } catch {
    setConnected(false);
    setTimeout(refresh, ASK_AGAIN_MS);
  } finally {
    release();
  }
}

/**
 * Show or hide that the server cannot be reached.
 * @param {boolean} isConnected
 */
export function setConnected(isConnected) {
  root.toggleAttribute("data-offline", !isConnected || !navigator.onLine);
}

/** @param {MessageEvent<string>} message */
function hear(message) {
  heard = Number(message.lastEventId);
  if (heard > shownIn(main)) askSoon();
}

/** Listen to the stream, after a break from what we have seen. */
export function listen() {
  /** @type {EventSource | undefined} */
  let source;
  const open = () => {
    source?.close();
    // From here on it tells all that is new to us, so that opening it needs no question.
    const opened = new EventSource(`${main.dataset.stream}?since=${main.dataset.number}`);
    source = opened;
    for (const kind of ENTRY_KINDS) opened.addEventListener(kind, hear);
    opened.addEventListener("presence", (message) => showPresence(JSON.parse(message.data)));
    opened.onopen = () => setConnected(true);
    opened.onerror = () => {
      setConnected(false);
      if (opened.readyState === EventSource.CLOSED) setTimeout(open, LISTEN_AGAIN_MS);
    };
  };
  open();
  addEventListener("online", open);
  addEventListener("offline", () => setConnected(false));
  // After a sleep an open stream may be dead without knowing it.
  document.addEventListener("visibilitychange", () => document.hidden || open());
}
