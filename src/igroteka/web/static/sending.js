// @ts-check
// Forms (data-send) are sent without leaving the page; what cannot be taken back is asked for
// twice.

import { main, must, root } from "./dom.js";
import { take } from "./holding.js";
import { ask, hold, refresh, setConnected } from "./live.js";
import { remember, say } from "./page.js";
import { fetchParts, parsed } from "./parts.js";

const COMPLAINT_MS = 6000;
const question = must("#confirm", HTMLDialogElement);
const title = must("h2", HTMLElement, question);
const usualTitle = title.textContent;
const complaint = must("#complaint", HTMLElement);
let complaintTimer = 0;

/** The choice that was just confirmed, while it is sent. */
/** @type {HTMLElement | null} */
let confirmed = null;

/**
 * Say why something could not be done: a sentence, perhaps with a link to its rule.
 * @param {(Node | string)[]} sentence
 */
function complain(...sentence) {
  complaint.replaceChildren(...sentence);
  complaint.hidden = false;
  clearTimeout(complaintTimer);
  complaintTimer = setTimeout(() => (complaint.hidden = true), COMPLAINT_MS);
}

/**
 * Send a form; show what the server draws, or what it says. Return whether it was accepted.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
async function send(form, button) {
  const fields = /** @type {[string, string][]} */ ([...new FormData(form, button)]);
  // Who waits for a hint may go on meanwhile.
  const isAside = form.dataset.send === "aside";
  const state = isAside ? "data-hinting" : "data-sending";
  if (root.hasAttribute(state)) return false;
  root.setAttribute(state, "");
  say(button?.dataset.saying ?? "");
  // The stream tells of our own move too, often before the answer that already shows it.
  const release = isAside ? () => {} : hold();
  try {
    const body = new URLSearchParams(fields);
    const { status, refusal } = await ask(form.getAttribute("action") ?? "", { method: "POST", body });
    const isAccepted = status < 400;
    if (!isAccepted) {
      complain(...(parsed(refusal).querySelector("[data-sentence]")?.childNodes ?? []));
      refresh();
    }
    // What happened meanwhile was asked for later, and may have been drawn already.
    if (isAside) refresh();
    return isAccepted;
  } catch {
    setConnected(false);
    complain(main.dataset.unsent ?? "");
    return false;
  } finally {
    root.removeAttribute(state);
    release();
  }
}

/**
 * Ask before a move that cannot be taken back, or before others' moves are (data-ask), and do
 * it if the answer is yes.
 * @param {HTMLButtonElement} choice
 */
function confirm(choice) {
  const { ask, label = "", preview = "" } = choice.dataset;
  title.textContent = ask ?? usualTitle;
  must("[data-what]", HTMLElement, question).textContent = label;
  must("[data-brings]", HTMLElement, question).textContent = preview;
  must(".check", HTMLElement, question).hidden = ask !== undefined;
  question.returnValue = "";
  question.onclose = () => {
    if (must("[name=never]", HTMLInputElement, question).checked) setConfirm("no");
    if (question.returnValue !== "yes") return;
    // The page may have been drawn anew meanwhile.
    const choices = ask ? "[data-undo]" : `.choice[value="${CSS.escape(choice.value)}"]`;
    const same = main.querySelector(choices);
    if (!(same instanceof HTMLButtonElement)) return;
    confirmed = same;
    same.form?.requestSubmit(same);
    confirmed = null;
  };
  question.showModal();
}

/** @param {HTMLElement | null} button */
const mustConfirm = (button) =>
  button !== confirmed &&
  (button?.dataset.ask ?? (main.dataset.confirm === "yes" ? button?.dataset.final : undefined)) !==
    undefined;

/** @param {"yes" | "no"} value */
function setConfirm(value) {
  main.dataset.confirm = value;
  remember("confirm", value);
}

main.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-send]")) return;
  event.preventDefault();
  if (root.hasAttribute("data-sending")) return;
  const button = event.submitter;
  const isTaking = button?.dataset.takes !== undefined;
  if (button instanceof HTMLButtonElement && isTaking) return take(button.value);
  if (button instanceof HTMLButtonElement && mustConfirm(button)) return confirm(button);
  const written = form.querySelector("input[name=text]");
  const isAccepted = await send(form, button);
  if (isAccepted && written instanceof HTMLInputElement) written.value = "";
});

document.addEventListener("change", async ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const value = target.checked ? "yes" : "no";
  if (target.matches("[data-confirm-pick]")) setConfirm(value);
  const { quickPick } = target.dataset;
  if (quickPick) {
    remember("quick", value);
    const body = new URLSearchParams({ quick: value });
    await fetchParts(quickPick, { method: "POST", body }).catch(() => setConnected(false));
    refresh();
  }
});
