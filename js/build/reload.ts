// Development only: reloads the page when a source has changed. The address keeps the open game.
const events = new EventSource("/esbuild");
events.addEventListener("change", () => location.reload());
// Nobody hears what changes while a page is loaded or a laptop sleeps: what was built since the page began is newer.
events.addEventListener("open", async () => {
  const built = await fetch("/built", { cache: "no-store" });
  if (Number(await built.text()) > performance.timeOrigin) location.reload();
});
