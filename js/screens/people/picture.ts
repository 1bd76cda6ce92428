// The picture of an evening that is given away: a headline, the podium with its faces, and a code that leads to the luck
// of its last game.
import { html, svg } from "lit-html";
import { fitted, type Measure } from "../../art/fitting.ts";
import { ROOFS } from "../../art/podium.ts";
import { direction } from "../../i18n/languages.ts";
import { fileName, sharePicture } from "../../platform/downloads.ts";
import { drawn, measuring, snapshot } from "../../platform/snapshot.ts";
import { qr } from "../../storage/share.ts";
import { faceOf } from "./faces.ts";
import { dayOf, eveningWords, headline, peopleAt, type AtEvening } from "./wording.ts";
import type { PeopleModel } from "./people-model.ts";
import type { PageContext } from "../page-context.ts";

const [WIDE, HIGH, EDGE, FLOOR] = [1080, 1350, 64, 990];
/** The highest column, the most columns, and the broadest one. */
const [TALL, MOST, BROAD] = [330, 5, 230];
const CODE = { x: WIDE - EDGE - 240, y: HIGH - 264, size: 240 };

type Words = { x: number; y: number; size: number; weight?: number; wide: number; most?: number };

/** Lines that fit, centred. */
function words(text: string, { x, y, size, weight = 400, wide, most = 1 }: Words, measure: Measure) {
  const set = fitted(text, { size, weight, wide, most }, measure);
  return set.lines.map(
    (line, at) =>
      svg`<text x=${x} y=${y + at * 1.15 * set.size} font-size=${set.size} font-weight=${weight} text-anchor="middle" fill="var(--sky-ink)">${line}</text>`,
  );
}

function column({ name, face, firsts }: AtEvening, at: { x: number; broad: number; high: number }, measure: Measure) {
  const { x, broad, high } = at;
  const size = Math.min(170, broad * 0.9);
  const top = FLOOR - high;
  const number = svg`<text x=${x} y=${top + 74} font-size="64" font-weight="800" text-anchor="middle" fill="var(--night)">${firsts}</text>`;
  const best = high === TALL ? "won" : ""; // glad
  return svg`<rect x=${x - broad / 2} y=${top} width=${broad} height=${high} fill="var(--part)" stroke="var(--night)" stroke-width="4" />
    ${firsts ? number : ""}<g class=${best} transform="translate(${x - size / 2} ${top - size - 8}) scale(${size / 48})">${faceOf({ name, face })}</g>
    ${words(name, { x, y: FLOOR + 44, size: 34, weight: 600, wide: broad + 8, most: 2 }, measure)}`;
}

/** The last places first, as at the end of a game. */
function columns(people: AtEvening[], measure: Measure) {
  const shown = people.slice(0, MOST).reverse();
  const most = Math.max(...shown.map(({ firsts }) => firsts), 1);
  const step = (WIDE - 2 * EDGE) / shown.length;
  const broad = Math.min(BROAD, step - 20);
  return shown.map((person, at) =>
    column(person, { x: EDGE + step * (at + 0.5), broad, high: (TALL * person.firsts) / most }, measure),
  );
}

const SKY = [
  [0, "--sky-top"],
  [38, "--sky-high"],
  [78, "--sky-low"],
  [100, "--sky-end"],
];

const ground =
  () => svg`<defs><linearGradient id="evening-sky" x1="0" y1="0" x2="0" y2="1">${SKY.map(([at, color]) => svg`<stop offset="${at}%" stop-color="var(${color})" />`)}</linearGradient></defs>
  <rect width=${WIDE} height=${FLOOR} fill="url(#evening-sky)" /><rect y=${FLOOR - 2} width=${WIDE} height=${HIGH - FLOOR + 2} fill="var(--night)" />
  <svg y=${FLOOR - 110} width=${WIDE} height="110" viewBox="0 0 1100 100" preserveAspectRatio="xMidYMax slice"><path d=${ROOFS} fill="var(--night)" /></svg>`;

/** The code on white, and what it is for. */
function luck(code: { size: number; path: string }, say: PageContext["say"], measure: Measure) {
  const { x, y, size } = CODE;
  const wide = x - 2 * EDGE;
  return svg`<svg x=${x} y=${y} width=${size} height=${size} viewBox="0 0 ${code.size} ${code.size}" shape-rendering="crispEdges"><rect width=${code.size} height=${code.size} fill="var(--white)" /><path d=${code.path} fill="var(--black)" /></svg>
    ${words(say("people-luck"), { x: EDGE + wide / 2, y: y + 132, size: 38, weight: 600, wide, most: 3 }, measure)}`;
}

export async function giveEvening(shell: PageContext, room: PeopleModel) {
  const { say, settings } = shell;
  const { shown, results } = room.evenings;
  if (!shown) return;
  const link = await room.evenings.luck();
  const code = link && (await qr.load().catch(() => null))?.(link, "");
  const measure = measuring("--font-text");
  const people = peopleAt(room);
  const day = dayOf(shown, settings.language);
  const title: Words = { x: WIDE / 2, y: 150, size: 80, weight: 700, wide: WIDE - 2 * EDGE, most: 2 };
  const above = words(headline(people, shell), title, measure);
  const about = `${day} · ${eveningWords(shown, results.length, shell)}`;
  const strip = drawn(
    html`<svg viewBox="0 0 ${WIDE} ${HIGH}"><g class="caption-evening" direction=${direction(settings.language)}>${ground()}${above}${words(about, { ...title, y: 140 + 92 * above.length, size: 34, weight: 400 }, measure)}${columns(people, measure)}${
      code ? luck(code, say, measure) : words("Jemaa", { ...title, y: HIGH - 90, size: 56 }, measure)
    }</g></svg>`,
  );
  for (const face of strip.flatMap((each) => [...each.querySelectorAll(".token")])) face.removeAttribute("class"); // of its own size

  sharePicture(await snapshot([strip], "", fileName(["jemaa", day], ".png"), WIDE));
}
