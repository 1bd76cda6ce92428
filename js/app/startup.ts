// The order of startup: the worker is started by this thread, so any rendering before it runs delays it. The worker
// goes first, then stored games are read, then the page is rendered for the first time.
import { showLoadFailure } from "../platform/load-fallback.ts";

/** Longest wait for the worker to run before drawing, in milliseconds. */
const HEAD_START = 100;
/** Longest wait for stored games before drawing without them, in milliseconds. */
const STORED_TIMEOUT = 400;

/** The worker's head start; call `end` as soon as it runs. */
export class HeadStart {
  end = () => {};
  over: Promise<void> = new Promise((resolve) => {
    this.end = resolve;
    setTimeout(resolve, HEAD_START);
  });
}

/** Settles when rendering may begin, and `others` are here, too; never where no language could be fetched: the note of index.html is shown. */
export async function readable(
  { over }: Pick<HeadStart, "over">,
  spoken: Promise<boolean>,
  ...others: Promise<unknown>[]
) {
  const [there] = await Promise.all([spoken, over, ...others]);
  if (there) return;
  showLoadFailure();
  await new Promise(() => {});
}

/** Settles when to render first: once stored games, if the address shows any, are read, so that none pop up later. */
export async function firstRender(drawable: Promise<void>, stored: Promise<void> | null) {
  await drawable;
  if (!stored) return;
  const late = new Promise((resolve) => setTimeout(resolve, STORED_TIMEOUT));
  await Promise.race([Promise.allSettled([stored]), late]);
}
