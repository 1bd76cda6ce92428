// The faces of games, which draw and word them: files of their own, fetched before anything of a game is shown.
import { guarded } from "./error-boundary.ts";
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
    // no prototype: names from addresses and records must not find inherited properties
    this.games = Object.assign(Object.create(null), known);
    const partOf = (game: GameUi & { face: string }) =>
      new Part<Face>(game.face, (module) => {
        Object.assign(game, guarded(module, failed));
        arrived();
      });
    this.#parts = new Map(Object.entries(known).map(([name, game]) => [name, partOf(game)]));
  }

  has = (names: string[]) => names.every((name) => this.#parts.get(name)?.module);

  /** @returns why one is not there */
  load = async (names: string[] = Object.keys(this.games)): Promise<Trouble | null> =>
    (await Promise.all(names.map((name) => this.#parts.get(name)?.load()))).find(Boolean) ?? null;
}
