// What the table and the replay share: tabs on a phone, and a player's things in large.

import { fetchParts, parsed } from "./page.js";
import { onSwap } from "./swap.js";

const main = document.querySelector("main");
let tab = null;
let ended = false;

/** Show the newest lines of the log. */
function toEnd() {
  for (const list of main.querySelectorAll("[data-scroll=end]")) list.scrollTop = list.scrollHeight;
}
toEnd();

function show(key) {
  tab = key;
  for (const button of main.querySelectorAll("[role=tab]")) {
    const on = button.dataset.tab === key;
    button.setAttribute("aria-selected", String(on));
    button.tabIndex = on ? 0 : -1;
  }
  for (const panel of main.querySelectorAll("[data-tabbed]")) {
    panel.classList.toggle("on", panel.dataset.tabbed === key);
  }
  if (key === "talk") toEnd();
}

main.addEventListener("click", (event) => {
  const button = event.target.closest("[role=tab]");
  if (button) show(button.dataset.tab);
});

main.addEventListener("keydown", (event) => {
  const button = event.target.closest("[role=tab]");
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!button || !step) return;
  const tabs = [...button.parentElement.querySelectorAll("[role=tab]")];
  const next = tabs.at((tabs.indexOf(button) + step) % tabs.length);
  show(next.dataset.tab);
  next.focus();
});

onSwap(() => {
  const first = main.querySelector("[role=tab]")?.dataset.tab;
  const known = tab && main.querySelector(`[role=tab][data-tab="${tab}"]`);
  // At the end of the game its result comes first, once.
  if (first) show(known && (first !== "result" || ended) ? tab : first);
  ended = first === "result";
  // A badge on each pane where something can be done now.
  for (const button of main.querySelectorAll("[role=tab]")) {
    const panel = main.querySelector(`[data-tabbed="${button.dataset.tab}"]`);
    button.classList.toggle("busy", Boolean(panel?.querySelector("[data-target].live")));
  }
});

/** Go to the tab of the main drawing. */
export function showFirst() {
  const first = main.querySelector(".pane")?.dataset.tabbed;
  if (first) show(first);
}

// All that belongs to a player.

const area = document.getElementById("area");

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("a[data-area]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const answer = await fetchParts(link.href).catch(() => null);
  if (!answer?.ok) return;
  area.replaceChildren(parsed(await answer.text()).querySelector("[data-body]"));
  area.showModal();
});

// Browsers would show the name of a drawing as a tooltip over all of it.
onSwap(() => main.querySelectorAll(".pane svg title").forEach((title) => title.remove()));
