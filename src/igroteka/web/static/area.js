// @ts-check
// A tap on a player shows all that belongs to them, in large, above the table. A rival's place
// on the table can be pinned large instead; the server draws it so from then on.

import { hit, isForBrowser, main, must } from "./dom.js";
import { remember } from "./page.js";
import { fetchParts, parsed, swap } from "./parts.js";

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

main.addEventListener("click", async (event) => {
  const pin = hit(event, "[data-pin]");
  if (!pin) return;
  remember("pin", pin.dataset.pin ?? "");
  const answer = await fetchParts(main.dataset.parts ?? location.href).catch(() => null);
  if (answer?.ok) swap(parsed(await answer.text()), (key) => key.startsWith("pane-rival-"));
  main.querySelector(".pinned")?.scrollIntoView({ block: "nearest" });
});
