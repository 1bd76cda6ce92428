// Tables that had the same luck, a file of its own: what is compared, the screen, and its sentences.
export { sentences } from "jemaa:luck";
export { LuckModel } from "./luck-model.ts";
export { screen } from "./screen.ts";
