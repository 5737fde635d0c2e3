// @ts-check
// Which puzzles this browser has seen solved, and the account that knows it for all devices.

import { KEPT, read } from "./solved.js";

/** Forget it all: whoever uses this browser next is somebody else. */
export function forget() {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // There was nothing.
  }
}

/** Tell one's account what is solved here, and note what is solved anywhere. */
export async function share() {
  const answer = await fetch("/api/me/puzzles", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(read()),
  });
  if (answer.ok) localStorage.setItem(KEPT, await answer.text());
}
