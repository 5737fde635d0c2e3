// Every page: theme switch, copying links, sharing, dialogs. Pages work without it.

const root = document.documentElement;

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Remember a preference for a year; the server reads it when it draws the next page. */
export function remember(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

function pickTheme(button) {
  const theme = button.value;
  const turn = () => {
    root.dataset.theme = theme;
    for (const other of document.querySelectorAll("[data-theme-pick]")) {
      other.setAttribute("aria-pressed", String(other.value === theme));
    }
  };
  remember("theme", theme);
  if (document.startViewTransition && !calm()) document.startViewTransition(turn);
  else turn();
}

async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
  const text = button.textContent;
  button.textContent = button.dataset.done;
  say(button.dataset.done);
  setTimeout(() => (button.textContent = text), 1800);
}

/** Tell people who listen instead of looking. */
export function say(text) {
  const place = document.getElementById("say");
  if (place && text) {
    place.textContent = "";
    setTimeout(() => (place.textContent = text), 60);
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button");
  if (!button) return;
  if (button.hasAttribute("data-theme-pick")) {
    event.preventDefault();
    pickTheme(button);
  } else if (button.dataset.copy) copy(button);
  else if (button.dataset.share) {
    navigator.share({ url: button.dataset.share, title: document.title }).catch(() => {});
  } else if (button.dataset.opens) document.getElementById(button.dataset.opens)?.showModal();
});

// A click beside a dialog closes it, as everybody expects.
document.addEventListener("click", (event) => {
  if (event.target instanceof HTMLDialogElement) {
    const box = event.target.getBoundingClientRect();
    const inside =
      event.clientX >= box.left && event.clientX <= box.right &&
      event.clientY >= box.top && event.clientY <= box.bottom;
    if (!inside && event.clientX + event.clientY > 0) event.target.close();
  }
});

if (!navigator.share) for (const b of document.querySelectorAll("[data-share]")) b.hidden = true;
