// The faces of games, which draw and word them: files of their own, fetched before anything of a game is shown.
import { guarded } from "../board/error-boundary.ts";
import { required } from "../base/lookup.ts";
import { Part } from "../platform/part.ts";
import type { Trouble } from "../base/trouble.ts";
import type { Face, GameParts, GameUi } from "../game-api/board.ts";
import type { Address } from "./addresses.ts";

/** The screens that show no game, and those of a stored one: its row tells which it is. */
const WITHOUT: Address["screen"][] = ["about", "unknown", "game", "on"];

export class Faces {
  /** All games, by name; whose face has not come lacks that. */
  readonly games: Record<string, GameUi>;
  #parts: Map<string, Part<Face>>;

  /** @param arrived called when one has come, before anything is shown with it */
  constructor(
    known: Record<string, GameParts & { face: string }>,
    failed: (error: unknown) => void,
    arrived: () => void = () => {},
  ) {
    const games = known as Record<string, Partial<Face> & GameParts> as Record<string, GameUi>; // as: whoever shows a game waits for its face
    this.games = games;
    const partOf = ([name, { face }]: [string, { face: string }]): [string, Part<Face>] => [
      name,
      new Part<Face>(face, (module) => {
        const game = required(games[name], "game with this face");
        Object.assign(game, guarded({ [name]: { ...game, ...module } }, failed)[name]);
        arrived();
      }),
    ];
    this.#parts = new Map(Object.entries(known).map(partOf));
  }

  /** Those of the games that an address shows. */
  of({ screen, what }: Pick<Address, "screen" | "what">) {
    if (this.#parts.has(what)) return [what];
    return WITHOUT.includes(screen) ? [] : Object.keys(this.games);
  }

  has = (names: string[]) => names.every((name) => this.#parts.get(name)?.module);

  /** @returns why one is not there */
  load = async (names: string[] = Object.keys(this.games)): Promise<Trouble | null> =>
    (await Promise.all(names.map((name) => this.#parts.get(name)?.load()))).find(Boolean) ?? null;
}
