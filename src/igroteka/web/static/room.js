// For table and replay: tabs, and a player's things in large.

import { calm, fetchParts, parsed } from "./page.js";
import { middle } from "./pieces.js";
import { onSwap } from "./swap.js";

const main = document.querySelector("main");
let tab = null;
let ended = false;
let question = null;
const front = new Map();

/** Show the newest lines of the log. */
function toEnd() {
  for (const list of main.querySelectorAll("[data-scroll=end]")) list.scrollTop = list.scrollHeight;
}
toEnd();

const panelOf = (key) => main.querySelector(`[data-tabbed="${key}"]`);

/** Show a panel: alone on a phone, in front on a desktop. */
function show(key) {
  tab = key;
  const column = panelOf(key)?.closest(".column");
  if (column) front.set(column, key);
  for (const panel of main.querySelectorAll("[data-tabbed]")) {
    const own = panel.dataset.tabbed;
    panel.classList.toggle("on", own === key);
    const place = panel.closest(".tabbed");
    const ahead = front.get(place) ?? place?.querySelector("[role=tab]").dataset.tab;
    panel.classList.toggle("front", own === ahead);
  }
  for (const button of main.querySelectorAll("[role=tab]")) {
    const kind = button.closest(".column") ? "front" : "on";
    const on = panelOf(button.dataset.tab)?.classList.contains(kind) ?? button.dataset.tab === key;
    button.setAttribute("aria-selected", String(on));
    button.tabIndex = on ? 0 : -1;
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
  const tabs = [...button.parentElement.children];
  const next = tabs.at((tabs.indexOf(button) + step) % tabs.length);
  show(next.dataset.tab);
  next.focus();
});

/** Scroll to what can be done, if none of it is in sight. */
function reveal(targets) {
  const shown = targets.filter(middle);
  const inSight = ({ x, y }) => document.elementFromPoint(x, y)?.closest(".pane");
  if (shown.map(middle).some(inSight)) return;
  // Smooth is also late: pieces glide first, from where they were.
  shown[0]?.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
}

onSwap(() => {
  const first = main.querySelector("[role=tab]")?.dataset.tab;
  const known = tab && main.querySelector(`[role=tab][data-tab="${tab}"]`);
  // At the end of the game its result comes first, once.
  if (first) show(known && (first !== "result" || ended) ? tab : first);
  ended = first === "result";
  // A new question brings the drawing it is about to the front.
  const asked = main.querySelector(".asked h2")?.textContent;
  const busy = [...main.querySelectorAll(".pane")].filter((e) => e.querySelector(".live"));
  const away = !question || !busy.some((e) => e.checkVisibility());
  if (asked !== question && busy.length && away && panelOf(tab)?.matches(".pane")) {
    show(busy[0].dataset.tabbed);
  }
  if (asked !== question) reveal(busy.flatMap((pane) => [...pane.querySelectorAll(".live")]));
  question = asked;
  // A badge on each tab where something can be done now.
  for (const button of main.querySelectorAll("[role=tab]")) {
    button.classList.toggle("busy", busy.includes(panelOf(button.dataset.tab)));
  }
});

/** Go to the tab of the main drawing. */
export function showFirst() {
  show(main.querySelector(".pane").dataset.tabbed);
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
