// The faces of games, which draw and word them: files of their own, fetched before anything of a game is shown.
import { guarded } from "./error-boundary.ts";
import { required } from "../base/lookup.ts";
import { Part } from "../platform/part.ts";
import type { Trouble } from "../base/trouble.ts";
import type { Face, GameUi } from "../game-api/board.ts";

export class Faces {
  /** All games, by name; whose face has not come lacks that. */
  readonly games: Record<string, GameUi>;
  #parts: Map<string, Part<Face>>;

  /** @param arrived called when one has come, before anything is shown with it */
  constructor(
    known: Record<string, GameUi & { face: string }>,
    failed: (error: unknown) => void,
    arrived: () => void = () => {},
  ) {
    this.games = known;
    const partOf = ([name, { face }]: [string, { face: string }]): [string, Part<Face>] => [
      name,
      new Part<Face>(face, (module) => {
        const game = required(known[name], "game with this face");
        Object.assign(game, guarded({ [name]: { ...game, ...module } }, failed)[name]);
        arrived();
      }),
    ];
    this.#parts = new Map(Object.entries(known).map(partOf));
  }

  has = (names: string[]) => names.every((name) => this.#parts.get(name)?.module);

  /** @returns why one is not there */
  load = async (names: string[] = Object.keys(this.games)): Promise<Trouble | null> =>
    (await Promise.all(names.map((name) => this.#parts.get(name)?.load()))).find(Boolean) ?? null;
}
