// The replay: step by step by keyboard, slider or buttons; every step has its own address.

import { fetchParts, parsed } from "./page.js";
import { onSwap, swap } from "./swap.js";
import { ask } from "./tips.js";
import "./room.js";

const main = document.querySelector("main");
const texts = new Map();
let wanted = null;
let timer = 0;

async function fetched(url) {
  if (!texts.has(url)) texts.set(url, await (await fetchParts(url)).text());
  return texts.get(url);
}

async function go(number) {
  const to = Math.min(Math.max(0, number), last());
  wanted = to;
  const url = `${main.dataset.past}/${to}${location.search}`;
  try {
    const text = await fetched(url);
    if (wanted !== to) return;
    swap(parsed(text));
    history.replaceState(null, "", url);
    if (to < last()) fetched(`${main.dataset.past}/${to + 1}${location.search}`).catch(() => {});
  } catch {
    location.assign(url);
  }
}

const last = () => Number(main.dataset.last);
const number = () => wanted ?? Number(main.dataset.number);

function play(on) {
  clearInterval(timer);
  timer = on ? setInterval(() => (number() < last() ? go(number() + 1) : play(false)), 1100) : 0;
  document.querySelector("[data-play]").setAttribute("aria-pressed", String(on));
}

main.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-step]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    play(false);
    go(Number(link.dataset.step));
  }
  if (event.target.closest("[data-play]")) {
    if (!timer && number() >= last()) go(0);
    play(!timer);
  }
});

main.addEventListener("input", (event) => {
  if (event.target.matches("[data-slider]")) {
    play(false);
    go(Number(event.target.value));
  }
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.matches("input:not([type=range]), textarea, select, [role=tab]")) return;
  const steps = { ArrowLeft: -1, ArrowRight: 1 };
  if (steps[event.key]) go(number() + steps[event.key]);
  else if (event.key === "?") ask();
  else if (event.key === "Home") go(0);
  else if (event.key === "End") go(last());
  else if (event.key === " " && event.target === document.body) play(!timer);
  else return;
  if (event.key !== " ") play(false);
  event.preventDefault();
});

onSwap(() => {
  const here = document.querySelector("[aria-current=step]");
  const list = here?.closest("[data-scroll]");
  if (list) list.scrollTop = here.offsetTop - list.clientHeight / 2;
  const slider = document.querySelector("[data-slider]");
  if (slider && document.activeElement !== slider) slider.value = main.dataset.number;
});
