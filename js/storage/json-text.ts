// Splits JSON text into the source texts of its parts. JSON.parse rounds large numbers and drops repeated keys, but the
// engine must check what was written. Pure.

/** Structural characters; within a string only its end and a backslash count. */
const SIGNS = /["\\[\]{},:]/g;
const STEPS = new Map([
  ["[", 1],
  ["{", 1],
  ["]", -1],
  ["}", -1],
]);

/** The structural characters outside strings, with their depth and position. @param text JSON */
function* signsOf(text: string): Generator<{ sign: string; depth: number; at: number }> {
  const signs = new RegExp(SIGNS);
  let depth = 0;
  let quoted = false;
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    const sign = found[0];
    if (sign === "\\")
      signs.lastIndex += 1; // the escaped character belongs to the string
    else if (sign === '"') quoted = !quoted;
    else if (!quoted) {
      const step = STEPS.get(sign) ?? 0;
      depth += Math.max(step, 0);
      yield { sign, depth, at: found.index };
      depth += Math.min(step, 0);
    }
  }
}

/**
 * The parts of an object or a list, each as source text, with its key if it has one. Linear in the length of the text,
 * at any depth.
 * @param text JSON that a parser has accepted
 */
export function* partsOf(text: string): Generator<{ key: string; text: string }> {
  let key = "";
  let from = 0;
  for (const { sign, depth, at } of signsOf(text)) {
    if (depth !== 1) continue;
    const part = text.slice(from, at).trim();
    if (sign === ":") key = JSON.parse(part);
    else if (part && STEPS.get(sign) !== 1) yield { key, text: part };
    from = at + 1;
  }
}
