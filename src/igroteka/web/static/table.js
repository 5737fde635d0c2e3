// The table page: choices, confirming, tabs, keys, “show again”, chat.

import { calm, fetchParts, parsed, remember, say } from "./page.js";
import { onSwap, swap } from "./swap.js";
import { hold, listen, refresh, send } from "./live.js";
import { focusBoard } from "./targets.js";
import { ask } from "./tips.js";
import { showFirst } from "./room.js";

const main = document.querySelector("main");
const dialog = document.getElementById("confirm");

// Choices.

let certain = null;

function mustConfirm(button) {
  return button?.dataset.final !== undefined && certain !== button && main.dataset.confirm === "yes";
}

main.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-send]")) return;
  const button = event.submitter;
  event.preventDefault();
  if (document.documentElement.hasAttribute("data-sending")) return;
  if (mustConfirm(button)) {
    dialog.querySelector("[data-what]").textContent = button.dataset.label;
    dialog.querySelector("[data-brings]").textContent = button.dataset.preview ?? "";
    dialog.returnValue = "";
    dialog.onclose = () => {
      if (dialog.querySelector("[name=never]").checked) setConfirm("no");
      if (dialog.returnValue !== "yes") return;
      // The page may have been drawn anew meanwhile.
      const same = main.querySelector(`.choice[value="${CSS.escape(button.value)}"]`);
      certain = same;
      same?.form.requestSubmit(same);
      certain = null;
    };
    dialog.showModal();
    return;
  }
  const typed = form.querySelector("input[type=text]");
  send(form, button).then((sent) => {
    if (sent && typed) typed.value = "";
  });
});

function setConfirm(value) {
  main.dataset.confirm = value;
  remember("confirm", value);
}

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-confirm-pick]")) setConfirm(event.target.checked ? "yes" : "no");
});

// Whose turn, for eyes and ears.

let told = "";
onSwap(() => {
  const now = main.querySelector("[data-say]")?.dataset.say ?? "";
  if (now && now !== told) say(now);
  told = now;
});

// Since when we wait.

function tick() {
  for (const place of main.querySelectorAll("[data-since]")) {
    const seconds = Math.max(0, Math.floor(Date.now() / 1000 - place.dataset.since));
    const two = (n) => String(Math.floor(n) % 60).padStart(2, "0");
    const hours = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : "";
    place.textContent = `${hours}${two(seconds / 60)}:${two(seconds)}`;
  }
}
setInterval(tick, 1000);
onSwap(tick);

// Show again.

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function showAgain(button) {
  const release = hold();
  const live = (key) => key.startsWith("pane-");
  showFirst();
  main.setAttribute("data-replaying", "");
  try {
    for (const number of button.dataset.again.split(" ")) {
      const answer = await fetchParts(`${main.dataset.past}/${number}`);
      if (!answer.ok) break;
      swap(parsed(await answer.text()), live);
      await pause(calm() ? 500 : 900);
    }
  } catch {
    // The network is away; the live page comes back by itself.
  }
  main.removeAttribute("data-replaying");
  release();
  refresh();
}

main.addEventListener("click", (event) => {
  const button = event.target.closest("[data-again]");
  if (button && !main.hasAttribute("data-replaying")) showAgain(button);
});

// Keys.

const typing = (element) => element.matches?.("input:not([type=checkbox]), textarea, select");

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const key = event.key;
  if (/^[1-9]$/.test(key)) {
    main.querySelector(`.choice[data-key="${key}"]`)?.click();
  } else if (key === "u") main.querySelector("[data-undo]:not(:disabled)")?.click();
  else if (key === "b") focusBoard();
  else if (key === "c") main.querySelector(".choice")?.focus();
  else if (key === "?") ask();
  else return;
  event.preventDefault();
});

if (main.dataset.stream) listen();
