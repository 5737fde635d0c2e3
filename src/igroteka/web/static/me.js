// @ts-check
// One's own page: asks the device for a passkey before a form is sent, and brings along which
// puzzles this browser has seen solved. Without it, all but passkeys works.

import { every } from "./dom.js";
import "./page.js";
import { forget, share } from "./belongings.js";

/** @param {string} text */
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

/** @param {ArrayBuffer | null} bytes */
const textOf = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/**
 * Ask the device to make a passkey, or to show one; return what it answers, as JSON.
 * @param {any} asked
 * @param {boolean} isNew
 */
async function answer(asked, isNew) {
  const known = (/** @type {any[]} */ keys = []) =>
    keys.map((key) => ({ ...key, id: bytesOf(key.id) }));
  const publicKey = { ...asked, challenge: bytesOf(asked.challenge) };
  if (isNew) {
    publicKey.user = { ...asked.user, id: bytesOf(asked.user.id) };
    publicKey.excludeCredentials = known(asked.excludeCredentials);
  } else publicKey.allowCredentials = known(asked.allowCredentials);
  const made = isNew
    ? await navigator.credentials.create({ publicKey })
    : await navigator.credentials.get({ publicKey });
  const { id, rawId, type, response } = /** @type {any} */ (made);
  const { clientDataJSON, attestationObject, authenticatorData, signature, userHandle } = response;
  const told = isNew
    ? { attestationObject: textOf(attestationObject) }
    : {
        authenticatorData: textOf(authenticatorData),
        signature: textOf(signature),
        userHandle: textOf(userHandle) || null,
      };
  const full = { clientDataJSON: textOf(clientDataJSON), ...told };
  return JSON.stringify({ id, rawId: textOf(rawId), type, response: full });
}

/**
 * Get what is to be asked, ask it, and send the form with the answer.
 * @param {HTMLFormElement} form
 */
async function sendWithPasskey(form) {
  const complaint = form.querySelector("[data-complaint]");
  const complain = (/** @type {string} */ text) => {
    if (!(complaint instanceof HTMLElement)) return;
    complaint.textContent = text;
    complaint.hidden = !text;
  };
  complain("");
  const { passkey: purpose = "", failed = "" } = form.dataset;
  const name = new FormData(form).get("name") ?? "";
  try {
    const asked = await fetch("/api/me/challenges", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ purpose, name }),
    });
    const told = await asked.json();
    if (!asked.ok) return complain(told.message);
    const field = form.elements.namedItem("credential");
    if (!(field instanceof HTMLInputElement)) return;
    field.value = await answer(told, purpose !== "sign-in");
    form.submit();
  } catch {
    complain(failed); // the person has changed their mind, or the device has no such key
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.hasAttribute("data-forgets")) forget();
  const { submitter } = event;
  const isWithout = submitter instanceof HTMLButtonElement && submitter.name === "without";
  if (!form.dataset.passkey || isWithout) return;
  event.preventDefault();
  sendWithPasskey(form);
});

if (!window.PublicKeyCredential) {
  for (const place of every("[data-needs-passkeys]", HTMLElement, document)) place.hidden = true;
  for (const place of every("[data-no-passkeys]", HTMLElement, document)) place.hidden = false;
}
if (document.querySelector("main[data-me]")) share();
