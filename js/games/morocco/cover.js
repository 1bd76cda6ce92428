// The position on the cover: a calm middle game with five families.
import { COLUMNS } from "./places.js";
import { FAMILIES } from "./families.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Kind} Kind */

/** @type {Record<string, [number, Kind]>} workers by space: seat and kind */
const WORKERS = {
  "b4.nw": [0, "assistant"],
  "b4.ne": [3, "assistant"],
  "c3.nw": [2, "assistant"],
  "c3.se": [2, "bodyguard"],
  "c3.sw": [0, "assistant"],
  "d4.sw": [1, "tourist"],
  "a3.ne": [0, "assistant"],
  "b2.se": [1, "assistant"],
  "d1.nw": [3, "tourist"],
  "c1.se": [4, "assistant"],
  "d2.ne": [1, "bodyguard"],
  "c5.nw": [4, "tourist"],
  "c5.sw": [2, "assistant"],
  "a1.se": [3, "bodyguard"],
  "d3.sw": [0, "tourist"],
};
/** @type {Record<string, {owner: number | null, arrow: import("./types").Facing}>} */
const TILES = {
  a5: { owner: 1, arrow: "east" },
  a2: { owner: 0, arrow: "north" },
  b1: { owner: null, arrow: "east" },
  e3: { owner: 2, arrow: "south" },
  e5: { owner: 4, arrow: "west" },
  d5: { owner: 3, arrow: "south" },
};

/** @param {string} space @returns {import("./types").Worker | null} */
function workerAt(space) {
  const worker = WORKERS[space];
  return worker ? { seat: worker[0], kind: worker[1] } : null;
}

/** @param {string} stall @returns {import("./types").Stall["spaces"]} */
const spaces = (stall) => ({
  nw: workerAt(`${stall}.nw`),
  ne: workerAt(`${stall}.ne`),
  sw: workerAt(`${stall}.sw`),
  se: workerAt(`${stall}.se`),
});

/** @type {import("./types").Stall[]} */
const STALLS = COLUMNS.flatMap((column) =>
  ["1", "2", "3", "4", "5"].map((row) => {
    const stall = column + row;
    return {
      stall,
      open: !TILES[stall],
      tile: TILES[stall] ?? null,
      arrows: 0,
      count: 0,
      price: [],
      counts: [],
      leader: null,
      waiting: false,
      spaces: spaces(stall),
    };
  }),
);

/** @param {import("./types").Family} family @param {number} seat @returns {import("./types").Seat} */
const seatOf = (family, seat) => ({
  seat,
  name: "",
  colors: [family],
  score: 0,
  points: { vp: 0, juice: 0, coins: 2, district: 0 },
  vp: 0,
  juice: {},
  coins: 2,
  cubes: { black: 1, green: 2, purple: 1, brown: 1, orange: 2 },
  assistants: 7,
  tourists: 2,
  bodyguards: 1,
  cousins: 2,
  quarters: 1,
  first: false,
  tiles: 1,
  district: [],
});

/** @type {View} */
export const COVER = {
  phase: "over",
  to_act: "over",
  prompt: { key: "prompt-over", args: {} },
  choices: [],
  result: null,
  seats: FAMILIES.map(seatOf),
  board: {
    rows: ["green", "black", "orange", "purple", "brown"],
    columns: ["brown", "orange", "green", "black", "purple"],
    stalls: STALLS,
    juice: ["234342", "423434", ".43223", "342.24", "..4432", "..3..4"],
    roof: { spaces: ["orange", "black", "brown", "green", "purple"], pawn: 0 },
    round: 3,
    pass: 0,
    first: 0,
    open: 19,
    last_round: false,
    active: null,
    closing: null,
    queue: [],
    travellers: [],
    last: [],
    costs: {},
  },
};
