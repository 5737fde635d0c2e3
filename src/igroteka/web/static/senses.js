// @ts-check
// What one notices without reading: soft sounds, a buzz, the icon of the tab. And a screen that
// stays on while a game runs, or is all the table's.

import { hit, main, must, root } from "./dom.js";
import { onSwap } from "./parts.js";

const icon = must("link[rel=icon]", HTMLLinkElement);
const usualIcon = icon.href;
/** @type {AudioContext | undefined} */
let audio;
/** @type {WakeLockSentinel | undefined} */
let lock;
/** @type {boolean | undefined} */
let wasAsked;
let wasOver = true;

/** @param {string} name */
const isOn = (name) => document.querySelector(`[name=${name}][data-remember]:checked`) !== null;

/**
 * Play a few soft tones one after the other, if the reader wants to hear any.
 * @param {number[]} tones in hertz
 */
export function play(...tones) {
  if (!isOn("sound")) return;
  const context = (audio ??= new AudioContext());
  context.resume();
  tones.forEach((frequency, place) => {
    const at = context.currentTime + place * 0.14;
    const voice = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setTargetAtTime(0.07, at, 0.015);
    volume.gain.setTargetAtTime(0, at + 0.08, 0.12);
    voice.connect(volume).connect(context.destination);
    voice.start(at);
    voice.stop(at + 0.9);
  });
}

async function stayAwake() {
  const isWanted = main.dataset.awake !== undefined && !document.hidden;
  if (!isWanted) lock?.release();
  else if (!lock || lock.released) {
    // A browser may refuse, say to save its battery; then the screen goes dark as usual.
    lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
  }
}

onSwap(() => {
  const isAsked = main.querySelector(".bar.asked") !== null;
  const isOver = main.querySelector("[data-tab=result]") !== null;
  icon.href = (isAsked && icon.dataset.turn) || usualIcon;
  if (isAsked && wasAsked === false) {
    play(523, 784);
    // Browsers complain about a buzz before the first touch.
    if (isOn("buzz") && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
  }
  if (isOver && !wasOver) play(523, 659, 784);
  [wasAsked, wasOver] = [isAsked, isOver];
  stayAwake();
});
document.addEventListener("visibilitychange", stayAwake);

document.addEventListener("change", ({ target }) => {
  // Who turns it on hears what it is like.
  if (target instanceof HTMLInputElement && target.name === "sound") play(523, 784);
});

document.addEventListener("click", (event) => {
  if (!hit(event, "[data-whole-screen]")) return;
  if (document.fullscreenElement) document.exitFullscreen();
  else root.requestFullscreen?.().catch(() => {});
});
