// The people who play here, a file of its own: what is told of them, the screen, and its sentences.
import { base } from "../../storage/share.ts";
import { isWhole, type Store } from "../../storage/store.ts";
import { askDeal, luckAddress } from "../luck/luck-address.ts";
import type { EngineClient } from "../../engine/requests.ts";

export { sentences } from "jemaa:people";
export { PeopleModel } from "./people-model.ts";
export { screen } from "./screen.ts";

/** A link to the luck of the first of some games that can give it; none where nothing has an address. */
export async function luckOf(ids: string[], { engine, store }: { engine: EngineClient; store: Pick<Store, "rows"> }) {
  const here = base().replace(/#.*/, "");
  for (const row of here ? await store.rows(ids) : []) {
    const deal = isWhole(row) ? await askDeal(engine, row) : null;
    if (isWhole(row) && deal) return here + luckAddress(row.record, deal, "");
  }
  return null;
}
