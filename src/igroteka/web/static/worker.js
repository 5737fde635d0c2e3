// @ts-check
// The service worker: it says so when the server cannot be reached, and shows what is pushed.
// It keeps the page that says so and what that page wears, and never anything of a table.

/** What is kept: the server writes it here. */
const FILES = ["%FILES%"];
const CACHE = FILES.join(" ");
const OFFLINE = "/offline";
/** TypeScript takes this for a page. */
const worker = /** @type {any} */ (self);

/** @param {string} end */
const file = (end) => FILES.find((name) => name.endsWith(end));

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await worker.skipWaiting();
}

async function tidy() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/**
 * Fetch a page; say so if that cannot be done.
 * @param {any} event
 */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

/**
 * @param {{ title: string, text: string, url: string, waiting: number, lang: string }} told
 */
async function show({ title, text, url, waiting, lang }) {
  const options = { body: text, lang, tag: "igroteka", renotify: true, data: { url } };
  const pictures = { icon: file("icon-192.png"), badge: file("icon-status-96.png") };
  // Browsers that know no number on an icon still know notices.
  if (waiting) await worker.navigator.setAppBadge?.(waiting).catch(() => {});
  await worker.registration.showNotification(title, { ...options, ...pictures });
}

/**
 * Go where a notice leads: to where it is open already, if it is.
 * @param {string} url
 */
async function follow(url) {
  const { pathname } = new URL(url, location.href);
  const windows = await worker.clients.matchAll({ type: "window" });
  const there = windows.find((/** @type {any} */ each) => new URL(each.url).pathname === pathname);
  return there ? there.focus() : worker.clients.openWindow(pathname);
}

/**
 * A browser may change where it is told: say so to the server.
 * @param {any} event
 */
async function renew({ oldSubscription, newSubscription }) {
  const made =
    newSubscription ??
    (await worker.registration.pushManager.subscribe(oldSubscription?.options ?? {}));
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ kind: "push", address: endpoint, keys });
  const headers = { "content-type": "application/json" };
  await fetch("/api/notices/channels", { method: "POST", headers, body });
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { mode, method, url } = event.request;
  const { pathname } = new URL(url);
  if (mode === "navigate" && method === "GET") event.respondWith(page(event));
  else if (pathname !== OFFLINE && FILES.includes(pathname)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
  }
});
worker.addEventListener("push", (/** @type {any} */ event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data.url));
});
worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) =>
  event.waitUntil(renew(event)),
);
