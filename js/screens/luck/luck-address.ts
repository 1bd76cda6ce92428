// The address at which another table gets the luck of a game.
import { hasRemoteSeats } from "../../storage/seating.ts";
import type { EngineClient } from "../../engine/requests.ts";
import type { StoredGame } from "../../storage/stored-game.ts";

/** What the engine says that another table needs; null: it cannot get this luck. */
export async function askDeal(engine: EngineClient, { seats, record }: Pick<StoredGame, "seats" | "record">) {
  const dealt = hasRemoteSeats(seats) ? null : await engine.ask({ do: "deal", record }).catch(() => null);
  return dealt?.seed ? { seed: dealt.seed, first: dealt.first } : null;
}

/** From its # on. @param table the name of the table */
export function luckAddress(
  { game, players, options }: StoredGame["record"],
  { seed, first }: { seed: string; first: number | null },
  table: string,
) {
  const query = new URLSearchParams({ players: String(players.length), seed });
  if (first !== null) query.set("first", String(first));
  for (const [name, value] of Object.entries(Object(options))) query.set(name, String(value));
  query.set("table", table); // last: what a sentence puts after a link becomes part of the name
  return `#/new/${game}?${query}`;
}
