// @ts-check
// A tap on a player shows all that belongs to them, in large, above the table. A rival's place
// on the table can be pinned large instead; the server draws it so from then on.

import { hit, isForBrowser, main, must } from "./dom.js";
import { remember } from "./page.js";
import { fetchParts, onSwap, parsed } from "./parts.js";

const dialog = must("#area", HTMLDialogElement);

document.addEventListener("click", async (event) => {
  const link = hit(event, "a[data-area]");
  if (!(link instanceof HTMLAnchorElement) || isForBrowser(event) || event.shiftKey) return;
  event.preventDefault();
  const answer = await fetchParts(link.href).catch(() => null);
  if (!answer?.ok) return;
  dialog.replaceChildren(must("[data-body]", HTMLElement, parsed(await answer.text())));
  dialog.showModal();
});

/**
 * Let a rival be pinned large, or put back.
 * @param {() => void} redraw asks the server to draw the page anew
 */
export function allowPinning(redraw) {
  let isNew = false;
  main.addEventListener("click", (event) => {
    const pin = hit(event, "[data-pin]");
    if (!pin) return;
    remember("pin", pin.dataset.pin ?? "");
    isNew = !pin.closest(".pinned");
    redraw();
  });
  onSwap(() => {
    const pinned = main.querySelector(".pinned");
    if (!isNew || !pinned) return;
    pinned.scrollIntoView({ block: "nearest" });
    isNew = false;
  });
}
