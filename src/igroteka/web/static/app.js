// @ts-check
// Our pages as an app: its worker, and on its icon the number of tables that wait.

/** Say on the icon of the app how many tables wait; a page in a browser has no icon. */
async function count() {
  const app = /** @type {any} */ (navigator);
  if (!app.setAppBadge || !matchMedia("(display-mode: standalone)").matches) return;
  const answer = await fetch("/api/notices/waiting");
  if (answer.ok) await app.setAppBadge((await answer.json()).tables);
}

addEventListener("load", () => {
  // Only over https, and on this very machine, there are workers.
  navigator.serviceWorker?.register("/worker.js").catch(() => {});
  count().catch(() => {});
});
// Who leaves a table has perhaps acted there.
document.addEventListener("visibilitychange", () => count().catch(() => {}));
