// The people who play here, a file of its own: what is told of them, the screen, and its sentences.
export { sentences } from "jemaa:people";
export { Room } from "./room.ts";
export { screen } from "./screen.ts";
