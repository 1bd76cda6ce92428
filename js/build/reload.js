/** Development only: reloads the page when a source has changed. The address keeps the open game. */
new EventSource("/esbuild").addEventListener("change", () => location.reload());
