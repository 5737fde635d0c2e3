// Live updates: the stream says that something happened, we fetch how it looks now.

import { fetchParts, parsed } from "./page.js";
import { swap } from "./swap.js";

const main = document.querySelector("main[data-stream]");
const KINDS = "sit leave bot start act back ask vote stand-in take-back return chat presence".split(" ");
let wanted = false;
let busy = false;
let held = 0;

/** Hold updates back while the past is shown; the returned function lets them go. */
export function hold() {
  held += 1;
  return () => {
    held -= 1;
    if (wanted) refresh();
  };
}

/** Show an answer, unless a later one has overtaken it. */
function show(page) {
  const late = Number(page.querySelector("main").dataset.number) < Number(main.dataset.number);
  if (!late) swap(page);
}

/** Fetch and show the parts; calls meanwhile are joined into one more. */
export async function refresh() {
  if (busy || held) {
    wanted = true;
    return;
  }
  busy = true;
  wanted = false;
  try {
    const answer = await fetchParts(main.dataset.parts);
    if (answer.ok) {
      show(parsed(await answer.text()));
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
  document.documentElement.toggleAttribute("data-offline", !yes || !navigator.onLine);
}

export function listen() {
  let source;
  const open = () => {
    source?.close();
    source = new EventSource(`${main.dataset.stream}?since=${main.dataset.number}`);
    for (const kind of KINDS) source.addEventListener(kind, refresh);
    source.onopen = () => {
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
  // After a sleep an open stream may be dead.
  document.addEventListener("visibilitychange", () => document.hidden || open());
}

/** Send a form; show what the server draws, or what it says. */
export async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  document.documentElement.setAttribute("data-sending", "");
  try {
    const answer = await fetchParts(form.getAttribute("action"), { method: "POST", body });
    const page = parsed(await answer.text());
    if (answer.ok) show(page);
    else {
      complain(page.querySelector("[data-sentence]").textContent);
      refresh();
    }
    return answer.ok;
  } catch {
    connected(false);
    complain(main.dataset.unsent);
    return false;
  } finally {
    document.documentElement.removeAttribute("data-sending");
  }
}

function complain(sentence) {
  const place = document.getElementById("complaint");
  place.textContent = sentence;
  place.hidden = false;
  clearTimeout(complain.timer);
  complain.timer = setTimeout(() => (place.hidden = true), 6000);
}
