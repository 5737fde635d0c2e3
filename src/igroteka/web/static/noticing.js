// @ts-check
// What one notices without looking for it: talk and scorings that came unseen, one's turn as a
// sound, a buzz and the icon of the tab. And the screen, which stays on while a game runs.

import { every, hit, main, must, root } from "./dom.js";
import { askWaits } from "./page.js";
import { onSwap } from "./parts.js";
import { middle } from "./pieces.js";

const NOTE_MS = 5000;
const note = must("#toast", HTMLElement);
let noteTimer = 0;
/** Whether the note is what somebody said: then it goes when that is read. */
let isTalk = false;
/** The scorings and other moments that were there when we last looked. */
/** @type {Set<string> | undefined} */
let moments;
/** The numbers of the last message that was there when we looked, and that was in sight. */
let [known, seen] = [-1, 0];

const icon = must("link[rel=icon]", HTMLLinkElement);
const usualIcon = icon.href;
/** What the bar was like when we last looked; at first we have nothing to compare with. */
/** @type {{ isAsked: boolean, isOver: boolean } | undefined} */
let last;

/** @type {AudioContext | undefined} */
let audio;
/** @type {WakeLockSentinel | undefined} */
let lock;

/** @param {string} name */
const isOn = (name) => document.querySelector(`[name=${name}]:checked`) !== null;

/**
 * Play a few soft tones one after the other, if the reader wants to hear any.
 * @param {number[]} tones in hertz
 */
function play(...tones) {
  if (!isOn("sound")) return;
  const context = (audio ??= new AudioContext());
  context.resume();
  tones.forEach((frequency, place) => {
    const at = context.currentTime + place * 0.14;
    const voice = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    voice.connect(volume).connect(context.destination);
    const { gain } = volume;
    gain.setTargetAtTime(0.07, at, 0.015);
    gain.setTargetAtTime(0, at + 0.08, 0.12);
    voice.start(at);
    voice.stop(at + 0.9);
  });
}

/** @param {HTMLElement} message */
function isInSight(message) {
  const at = !document.hidden && middle(message);
  return at && message.contains(document.elementFromPoint(at.x, at.y));
}

/** @param {string} text */
function notify(text) {
  note.textContent = text;
  note.hidden = false;
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => (note.hidden = true), NOTE_MS);
}

function lookForMoments() {
  const found = every(".happened .moment summary", HTMLElement);
  const idOf = (/** @type {HTMLElement} */ { parentElement }) => parentElement?.id ?? "";
  const unseen = found.filter((moment) => !moments?.has(idOf(moment)) && !isInSight(moment));
  // A lesson says itself what has happened, and points where the note would lie.
  if (moments && unseen.length && !main.querySelector(".guided")) {
    isTalk = false;
    notify(unseen.map((moment) => moment.textContent).join(" "));
  }
  moments = new Set(found.map(idOf));
}

function lookForTalk() {
  const said = every("[data-said]", HTMLElement).at(-1);
  const number = Number(said?.dataset.said ?? 0);
  const isRead = known < 0 || !said || said.dataset.own !== undefined || isInSight(said);
  if (isRead) seen = number;
  else if (number > known) {
    play(880);
    isTalk = true;
    notify(must("p", HTMLElement, said).textContent ?? "");
  }
  if (isRead && isTalk) note.hidden = true;
  known = number;
  main.querySelector("[data-tab=talk]")?.classList.toggle("unread", number > seen);
}

function lookAtBar() {
  const isAsked = main.querySelector(".bar.asked") !== null;
  const isOver = main.querySelector("[data-tab=result]") !== null;
  icon.href = (isAsked && icon.dataset.turn) || usualIcon;
  root.toggleAttribute("data-asked", isAsked);
  if (last?.isAsked && !isAsked) askWaits();
  if (last && isAsked && !last.isAsked) {
    play(523, 784);
    // Browsers complain about a buzz before the first touch.
    if (isOn("buzz") && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
  }
  if (last && isOver && !last.isOver) play(523, 659, 784);
  last = { isAsked, isOver };
}

async function stayAwake() {
  const isWanted = main.dataset.awake !== undefined && !document.hidden;
  if (!isWanted) lock?.release();
  // A browser may refuse, say to save its battery; then the screen goes dark as usual.
  else if (lock?.released ?? true) {
    lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
  }
}

function look() {
  lookForTalk();
  stayAwake();
}

onSwap(() => {
  look();
  lookForMoments();
  lookAtBar();
});
document.addEventListener("visibilitychange", look);
main.addEventListener("scroll", lookForTalk, true);
document.addEventListener("click", (event) => {
  lookForTalk();
  if (!hit(event, "[data-whole-screen]")) return;
  if (document.fullscreenElement) document.exitFullscreen();
  else root.requestFullscreen?.().catch(() => {});
});
// Who turns sounds on hears what they are like.
document.addEventListener("change", (event) => hit(event, "[name=sound]") && play(523, 784));
