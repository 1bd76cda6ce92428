// The people who play here, a file of its own: what is told of them, the screen, and its sentences.
export { sentences } from "jemaa:people";
export { PeopleModel } from "./people-model.ts";
export { screen } from "./screen.ts";
