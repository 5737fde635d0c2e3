// @ts-check
// The page of notices: have this browser told.

import { every, must } from "./dom.js";
import "./page.js";

const place = must("[data-push]", HTMLElement);
const { push: key = "" } = place.dataset;
/** Under which id the server knows this browser. */
const MINE = "notices-channel";

/**
 * Show what is true of this browser.
 * @param {string} state
 */
function put(state) {
  for (const part of every("[data-state]", HTMLElement, place)) {
    part.hidden = part.dataset.state !== state;
  }
}

/** @param {string} text as browsers write bytes */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

async function connect() {
  if ((await Notification.requestPermission()) !== "granted") return put("denied");
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  const { endpoint, keys } = made.toJSON();
  const answer = await fetch("/api/notices/channels", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind: "push", address: endpoint, keys, zone: zone() }),
  });
  const told = await answer.json();
  if (!answer.ok) {
    put("failed");
    must("[data-why]", HTMLElement, place).textContent = told.message;
    return;
  }
  localStorage.setItem(MINE, told.id);
  location.assign("/notices?done=push");
}

async function look() {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return put("never");
  if (Notification.permission === "denied") return put("denied");
  const mine = localStorage.getItem(MINE);
  const row = mine ? document.getElementById(`channel-${mine}`) : null;
  for (const mark of every("[data-this]", HTMLElement, row ?? place)) mark.hidden = false;
  put(row ? "on" : "off");
}

must("[data-connect]", HTMLButtonElement, place).addEventListener("click", () => {
  connect().catch(() => put("failed"));
});
for (const field of every("input[data-zone]", HTMLInputElement)) field.value ||= zone();
look();
