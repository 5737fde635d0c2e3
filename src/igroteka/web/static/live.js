// Live updates: the stream says that something happened, we fetch how it looks now.
// The browser reconnects by itself and tells the server the last number it saw.

import { swap } from "./swap.js";

const main = document.querySelector("main[data-stream]");
const KINDS = "sit leave bot start act back ask vote stand-in take-back return chat presence".split(" ");
let wanted = false;
let busy = false;
let held = 0;
let lastSeen = Date.now();

/** Hold updates back while a dialog of the past is shown; the returned function lets them go. */
export function hold() {
  held += 1;
  return () => {
    held -= 1;
    if (wanted) refresh();
  };
}

/** Fetch the parts and put them in place; calls during a fetch are joined into one more. */
export async function refresh() {
  if (busy || held) {
    wanted = true;
    return;
  }
  busy = true;
  wanted = false;
  try {
    const answer = await fetch(main.dataset.parts, { headers: { "X-Parts": "1" } });
    if (answer.ok) {
      swap(await answer.text());
      connected(true);
    } else if (answer.status === 404 || answer.status === 403) location.reload();
  } catch {
    connected(false);
    setTimeout(refresh, 2000);
  } finally {
    busy = false;
    if (wanted && !held) refresh();
  }
}

function connected(yes) {
  document.documentElement.toggleAttribute("data-offline", !yes);
  const mark = document.getElementById("offline");
  if (mark) mark.hidden = yes;
}

/** Start listening. */
export function listen() {
  let source;
  const open = () => {
    source?.close();
    const from = main.dataset.event ?? "";
    source = new EventSource(main.dataset.stream + (from ? `?since=${from}` : ""));
    const heard = (event) => {
      lastSeen = Date.now();
      if (event.lastEventId) main.dataset.event = event.lastEventId;
      refresh();
    };
    for (const kind of KINDS) source.addEventListener(kind, heard);
    source.onopen = () => {
      lastSeen = Date.now();
      connected(true);
      refresh();
    };
    source.onerror = () => {
      connected(false);
      if (source.readyState === EventSource.CLOSED) setTimeout(open, 3000);
    };
  };
  open();
  addEventListener("online", open);
  addEventListener("offline", () => connected(false));
  // After a sleep the stream may look open and be dead.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    if (Date.now() - lastSeen > 60000) open();
    else refresh();
  });
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => event.persisted && open());
}

/** Send a form in the background; show what the server draws, or say what it says. */
export async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  document.documentElement.setAttribute("data-sending", "");
  try {
    const answer = await fetch(form.getAttribute("action"), {
      method: "POST",
      body,
      headers: { "X-Parts": "1" },
    });
    const text = await answer.text();
    const kind = answer.headers.get("content-type") ?? "";
    if (answer.ok && kind.includes("html")) swap(text);
    else if (!answer.ok) {
      complain(text, kind);
      refresh();
    } else refresh();
    return answer.ok;
  } catch {
    connected(false);
    complain(main.dataset.unsent, "text");
    return false;
  } finally {
    document.documentElement.removeAttribute("data-sending");
  }
}

function complain(text, kind) {
  let sentence = text;
  if (kind.includes("json")) {
    try {
      sentence = JSON.parse(text).message;
    } catch {
      sentence = main.dataset.unsent;
    }
  } else if (kind.includes("html")) {
    const page = new DOMParser().parseFromString(text, "text/html");
    sentence = page.querySelector("[data-sentence]")?.textContent ?? main.dataset.unsent;
  }
  const place = document.getElementById("complaint");
  place.textContent = sentence;
  place.hidden = false;
  clearTimeout(complain.timer);
  complain.timer = setTimeout(() => (place.hidden = true), 6000);
}
