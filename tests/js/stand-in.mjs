// A stand-in for a part of the page: only what a test uses of it, which has the part's own types. A function of it that
// answers every verb returns `never`, which fits each verb's reply.

/** @template T @param {Partial<NoInfer<T>>} part @returns {T} */
export const standIn = (part) => /** @type {T} */ (part);

/**
 * A stand-in for the engine, with all that it was asked.
 * @param {(request: any, count: number) => unknown} answer
 */
export function standInEngine(answer) {
  const asked = /** @type {any[]} */ ([]);
  /** @param {object} request @returns {Promise<never>} */
  const ask = async (request) => {
    asked.push(request);
    return /** @type {never} */ (await answer(request, asked.length));
  };
  return { asked, ask };
}
