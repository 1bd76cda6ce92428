// The script of 404.html: a host shows that file at any depth below the page, so its links are led to where the page is.
// They keep what follows the # of the wrong address: it is that which names a game.

/** Whether a folder holds the page. */
const holdsPage = (folder: URL) =>
  fetch(new URL("manifest.json", folder))
    .then((answer) => answer.json())
    .then(({ name }) => name === "Jemaa")
    .catch(() => false);

/** Looks for the page in a folder and all above it. */
async function search(folder: URL): Promise<URL | null> {
  if (await holdsPage(folder)) return folder;
  return folder.pathname === "/" ? null : search(new URL("../", folder));
}

search(new URL("./", location.href)).then((page) => {
  for (const link of page ? document.links : []) link.href = `${page}${location.hash}`;
});
