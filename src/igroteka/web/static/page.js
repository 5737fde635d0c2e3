// Every page: theme switch, copying links, dialogs. Pages work without it.

const root = document.documentElement;

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Remember a preference; the server reads it. */
export function remember(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

function pickTheme(button) {
  const theme = button.value;
  root.dataset.theme = theme;
  remember("theme", theme);
  for (const other of document.querySelectorAll("[data-theme-pick]")) {
    other.setAttribute("aria-pressed", String(other.value === theme));
  }
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
  else if (button.dataset.opens) document.getElementById(button.dataset.opens)?.showModal();
});

export const fetchParts = (url, more) => fetch(url, { headers: { "X-Parts": "1" }, ...more });

export const parsed = (html) => new DOMParser().parseFromString(html, "text/html");
