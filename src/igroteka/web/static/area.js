// @ts-check
// A tap on a player shows all that belongs to them, in large, above the table.

import { hit, isForBrowser, must } from "./dom.js";
import { fetchParts, parsed } from "./parts.js";

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
