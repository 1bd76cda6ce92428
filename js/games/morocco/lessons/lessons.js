// Morocco's lessons: positions, what is wanted there and what follows. Their sentences are beside this file.

export const players = [
  { name: "Amina", color: "charmers" },
  { name: "Yusuf", color: "water" },
  { name: "Inès", color: "rugs" },
];

const HEAD = "morocco charmers/water/rugs -";
/** Colours of rows, of columns and on the roof. */
const CUBES = "GPOKN KPNOG OPGNK";
/** The juice, of which nobody has taken any. */
const JUICE = "234234/234234/234234/234234/234234/234234 ....../....../....../....../....../......";
/** Amina's second turn of the first round. */
const SECOND = `${HEAD} assign 0 1 0 2 0 ${CUBES} 3 ${JUICE} 0/0/0`;

/** @type {import("../../../types.js").Lesson[]} */
export const lessons = [
  {
    name: "scout",
    position: `${HEAD} scout 0 1 0 0 1 ${CUBES} 0 ${JUICE} 0/0/0 0/0/0 K/N/G 2T2C/2T2C/2T2C - - - -`,
    steps: [{ say: "learn-scout-market" }, { say: "learn-scout-pawn", want: ["scout"] }, { say: "learn-scout-gained" }],
  },
  {
    name: "price",
    position: `${SECOND} 0/0/0 NGO/2K/2P 2T2C/2T2C/2T2C b2:1a..2a - - -`,
    steps: [
      { say: "learn-price-place", want: ["assistant c3"], wrong: "learn-price-other" },
      { say: "learn-price-paid" },
    ],
  },
  {
    name: "guard",
    position: `${SECOND} 0/0/0 NO/2K/2P B2T2C/2T2C/2T2C c3:.1a.. - - -`,
    steps: [
      { say: "learn-guard-place", want: ["bodyguard c3"], wrong: "learn-guard-other" },
      { say: "learn-guard-counts" },
    ],
  },
  {
    name: "cousins",
    position: `${SECOND} 0/0/0 NGO/2K/2P 2T2C/2T2C/2T2C c3:1a.2a. - - -`,
    steps: [
      { say: "learn-cousins-place", want: ["cousins c3"], wrong: "learn-cousins-other" },
      { say: "learn-cousins-stand" },
    ],
  },
  {
    name: "full",
    position: `${SECOND} 0/0/0 NO/2K/2P 2T2C/2T2C/2T2C c3:0a1a0a.,d3:1a.1a2a - - -`,
    steps: [
      { say: "learn-full-place", want: ["assistant c3"], wrong: "learn-full-other" },
      { say: "learn-full-ranks" },
      { say: "learn-full-juice" },
      { say: "learn-full-arrow", want: ["arrow east"], wrong: "learn-full-target", play: ["arrow north"] },
      { say: "learn-full-chain" },
    ],
  },
  {
    name: "tourist",
    position: `${SECOND} 0/0/0 NGO/2K/2P 2T2C/2T2C/2T2C c3:0a1a0a.,c4:.2a.. - - -`,
    steps: [
      { say: "learn-tourist-place", want: ["tourist c3"], wrong: "learn-tourist-other" },
      { say: "learn-tourist-arrow", want: ["arrow north"], wrong: "learn-tourist-target" },
      { say: "learn-tourist-settle", want: ["settle"] },
      { say: "learn-tourist-settled" },
    ],
  },
  {
    name: "coins",
    position: `${SECOND} 1/0/0 KNO/2K/2P 2T2C/2T2C/2T2C b2:1a..2a,d4:0a... - - -`,
    steps: [
      { say: "learn-coins-swap", want: ["swap rows"], wrong: "learn-coins-other" },
      { say: "learn-coins-swapped" },
    ],
  },
  {
    name: "evening",
    position: `${HEAD} keep 0 1 0 2 0 ${CUBES} 3 ${JUICE} 0/0/0 0/0/0 K2NG/2O/P 2T2C/2T2C/2T2C b2:1a..2a,c3:0a1a..,d4:.2a0a. d4.sw - 0,1,2`,
    steps: [{ say: "learn-evening-keep", want: ["keep"] }, { say: "learn-evening-next" }],
  },
  {
    name: "score",
    position: `${HEAD} over 2 9 0 2 0 OKGPN NOGPK GKPON 4 342342/324322/344434/223223/434234/323442 012012/200001/.12210/011001/122012/01020. 81/78/72 0/1/2 KP/O/2P -/-/B a1:0north,a2:-east,a3:..2a.,a4:2east,a5:1,b1:-east,b2:-north,b3:-east,b4:-,b5:1south,c1:1,c2:2north,c3:-east,c4:1east,c5:-west,d1:-west,d2:-east,d3:-,d4:-north,d5:1,e1:-west,e2:-north,e3:0west,e4:0west,e5:2south a3.sw - -`,
    steps: [{ say: "learn-score-end" }, { say: "learn-score-count" }],
  },
  {
    name: "game",
    position: `${HEAD} assign 0 9 0 1 1 NKGPO NOGPK GKPON 4 342342/324322/344434/223223/434234/323442 01..../200001/.12210/011001/122012/.1020. 70/57/56 0/2/2 K2NO2P/KNG3O/2NGO2P -/T/- a1:0north,a2:-east,a4:2east,a5:0a1b..,b1:..1a2b,b2:-north,b3:-east,b4:-,b5:1south,c2:2north,c3:-east,c4:1east,c5:-west,d1:...2a,d2:-east,d3:-,d4:-north,d5:1,e1:..1a2b,e2:-north,e3:0west,e4:0west,e5:2south a5.ne - -`,
    steps: [{ say: "learn-game-begin" }],
    bots: { 1: "easy", 2: "easy" },
  },
];
