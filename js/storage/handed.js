// What another app has shared with the installed page: the service worker keeps it until the page takes it.

/** The name of the cache: pages of one origin share its storage, so it contains the folder's path. */
const SHARED = `jemaa-shared:${location.pathname.replace(/[^/]*$/, "")}`;

/** Keep files for the page. @param {File[]} files */
export async function keepHanded(files) {
  const kept = await caches.open(SHARED);
  await Promise.all(files.map((file) => kept.put(`shared/${encodeURIComponent(file.name)}`, new Response(file))));
}

/** The files that were kept, once. @returns {Promise<File[]>} */
export async function takeHanded() {
  if (!globalThis.caches || !(await caches.has(SHARED))) return [];
  const kept = await caches.open(SHARED);
  const files = (await kept.keys()).map(async (request) => {
    const answer = await kept.match(request);
    const name = decodeURIComponent(new URL(request.url).pathname.replace(/.*\//, ""));
    return new File(answer ? [await answer.blob()] : [], name);
  });
  const found = await Promise.all(files);
  await caches.delete(SHARED);
  return found;
}
