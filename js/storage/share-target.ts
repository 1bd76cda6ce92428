// What another app has shared with the installed page: the service worker keeps it until the page takes it.
import { hex } from "../base/hex.ts";
import { required } from "../base/lookup.ts";
import { attempt, optional } from "../base/optional.ts";
import { storageName } from "./names.ts";

const SHARED = storageName("shared");

export async function storeSharedFiles(files: File[]) {
  const kept = await required(optional("caches"), "cache").open(SHARED);
  const address = ({ name }: File) => `shared/${hex(8)}/${encodeURIComponent(name)}`; // several can have one name
  await Promise.all(files.map((file) => kept.put(address(file), new Response(file))));
}

/** The files that were kept, each for one page, once. */
export const takeSharedFiles = async () => (await attempt("caches", takeAll)) ?? [];

async function takeAll(all: CacheStorage) {
  if (!(await all.has(SHARED))) return [];
  const kept = await all.open(SHARED);
  const files = (await kept.keys()).map(async (request) => {
    const answer = await kept.match(request);
    const name = decodeURIComponent(new URL(request.url).pathname.replace(/.*\//, ""));
    const file = answer && new File([await answer.blob()], name);
    return file && (await kept.delete(request)) ? [file] : [];
  });
  return (await Promise.all(files)).flat();
}
