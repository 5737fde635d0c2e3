// Pieces (data-piece, in SVG or HTML) glide to where they are; changed numbers count once.

import { calm } from "./page.js";

const MS = 260;
const all = (kind) => document.querySelectorAll(`main [data-${kind}]`);

/** Where the middle of an element is on the screen, if it can be seen. */
export function middle(element) {
  const box = element.getBoundingClientRect();
  if (!box.width && !box.height) return null;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Note where every piece is and what every number says. */
export const snapshot = () => ({
  places: new Map([...all("piece")].map((e) => [e.dataset.piece, middle(e)])),
  numbers: new Map([...all("count")].map((e) => [e.dataset.count, Number(e.textContent)])),
});

/** Turn a distance on the screen into the units in which the element is drawn. */
function local(element, dx, dy) {
  const matrix = element.ownerSVGElement && element.parentNode.getScreenCTM?.();
  if (!matrix) return [dx, dy];
  const back = matrix.inverse();
  return [dx * back.a + dy * back.c, dx * back.b + dy * back.d];
}

/** Animate the difference between a snapshot and now. */
export function glide({ places, numbers }) {
  if (calm() || document.hidden) return;
  for (const piece of all("piece")) {
    const now = middle(piece);
    if (!now) continue;
    const was = places.get(piece.dataset.piece);
    if (was === undefined) {
      if (places.size) piece.animate({ opacity: [0, 1] }, { duration: MS });
      continue;
    }
    if (!was) continue;
    const [dx, dy] = [was.x - now.x, was.y - now.y];
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    const [x, y] = local(piece, dx, dy);
    piece.animate(
      { translate: [`${x}px ${y}px`, "0px 0px"] },
      { duration: MS, easing: "cubic-bezier(.3,.1,.2,1)" },
    );
  }
  for (const place of all("count")) {
    const was = numbers.get(place.dataset.count);
    const now = Number(place.textContent);
    if (was !== undefined && was !== now && Number.isFinite(was - now)) count(place, was, now);
  }
}

function count(place, from, to) {
  const start = performance.now();
  const step = (time) => {
    const part = Math.min(1, Math.max(0, (time - start) / 450));
    place.textContent = Math.round(from + (to - from) * part);
    if (part < 1 && place.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
