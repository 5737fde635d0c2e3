"""The table in the browser: pages, HTTP API, live updates."""
