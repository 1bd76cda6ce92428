/** In the page of dev.mjs alone: loads the page again when a source has changed. Its address keeps the game on the table. */
new EventSource("/esbuild").addEventListener("change", () => location.reload());
