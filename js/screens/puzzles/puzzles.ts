// What puzzles need, a file of its own: their table, the screen of all of them, and their sentences.
export { sentences } from "jemaa:puzzles";
export { Attempt } from "./attempt.ts";
export { shelf } from "./puzzle-list.ts";
