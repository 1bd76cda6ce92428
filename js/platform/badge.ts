// The number on the icon of an installed page: in how many games somebody elsewhere waits for whoever plays here.
import { attempt } from "../base/optional.ts";

/** @param count none is shown for 0; it stays as it is where nobody knows */
export const showBadge = (count?: number) =>
  count === undefined ? undefined : attempt("setAppBadge", (setBadge) => setBadge(count));
