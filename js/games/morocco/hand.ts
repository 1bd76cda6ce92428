// The hand of the seat on turn, thing by thing, for beside the market: the figures it has, then its cubes and coins;
// what a pending placement pays lies apart. While one of its things is asked for, what answers alone lies there, large.
// Label keys: hand-assistant, hand-bodyguard, hand-tourist, hand-cousins, hand-coin (with `count`); hand-cube (with
// `color` and `count`); foretold-paid (with `colors`).
import { nothing, svg } from "lit-html";
import { cached, Recent } from "../../base/cache.ts";
import { namesOf } from "../../base/actions.ts";
import { ofSeat, required } from "../../base/lookup.ts";
import { at, seamed, ticked, type Point } from "../../art/drawing.ts";
import { dyeOf, familyOf } from "./families.ts";
import { counted } from "./pictures.ts";
import { HAND, HELD } from "./places.ts";
import { roof } from "./roof.ts";
import type { Seat, Ui, View } from "./types.ts";
import type { Handle, HandItem } from "../../game-api/board.ts";

/** How a thing is tapped: what can be, what was, whether it is marked, and whether others can be. */
type Tapped = { open?: string; chosen?: string; marked: boolean; refused?: boolean };

/** The seat whose hand is shown: the one that decides, or on whose turn the die rolls. */
function handSeat({ to_act, prompt, seats, result }: View) {
  return ofSeat(seats, typeof to_act === "number" ? to_act : (prompt.args.seat ?? result?.winners[0] ?? 0));
}

const counts = ({ assistants, bodyguards, tourists, cousins, ...others }: Seat): Record<string, number> => ({
  assistant: assistants,
  bodyguard: bodyguards,
  tourist: tourists,
  cousins,
  coin: others.coins,
  ...others.cubes,
});

/** What the pending placement pays and leaves, where that is known. */
function placement({ preview, frame }: Ui) {
  const forecast = frame ? null : preview?.forecast;
  return forecast && "paid" in forecast ? forecast : null;
}

/** What is left in hand while a placement waits. */
function left(view: View, ui: Ui): Record<string, number> {
  const [seat, pending] = [handSeat(view), placement(ui)];
  const held = counts(ui.frame?.purses?.[seat.seat] ?? seat);
  if (!pending) return held;
  const [kind = ""] = namesOf(ui.picked, "worker");
  return { ...held, ...pending.left, [kind]: (held[kind] ?? 0) - 1 };
}

/** The roles of picks that are things in hand. */
const ROLES = ["worker", "cube", "color", "take"];

/** The pick of a thing, if it is among some. */
const pickOf = (item: string, among: (pick: string) => boolean) => ROLES.map((role) => `${role}:${item}`).find(among);

function tapped(item: string, { phase }: View, { lit, picked, frame }: Ui): Tapped {
  if (frame) return { marked: false };
  const [open, chosen] = [pickOf(item, (pick) => lit.has(pick)), pickOf(item, (pick) => picked.includes(pick))];
  const placed = picked.some((pick) => pick.startsWith("space:"));
  const third = placed && ![...lit].some((pick) => /^(space|beside|worker):/.test(pick));
  const who = open?.startsWith("worker") && !picked.some((pick) => pick.startsWith("worker:"));
  const asked = phase === "assign" ? who || (third && open?.startsWith("cube")) : open;
  const taken = chosen && (phase !== "assign" || HAND.includes(item));
  return { open, chosen, marked: Boolean(asked || taken), refused: lit.size > 0 };
}

/** What lies below a thing: a plate where it can be tapped, a framed card once it is chosen. */
function groundOf(d: string, { chosen, marked }: { chosen?: unknown; marked: boolean }) {
  if (!marked) return nothing;
  return chosen ? svg`<path class="card" d=${d} />${seamed("lit", d)}` : svg`<path class="plate" d=${d} />`;
}

/** A figure with how many there are; one that is chosen is lifted from its card. */
const FIGURE = { width: 62, height: 92 }; // four of them in a line
const LIFT = 16;
const CARD = "M15 2H47Q60 2 60 16V76Q60 90 47 90H15Q2 90 2 76V16Q2 2 15 2Z";

/** A piece; it lies back while others are to be tapped. */
const piece = (name: string, place: string, liesBack?: boolean) =>
  svg`<g class=${liesBack ? "lies-back" : nothing}><use href="#morocco-${name}" transform=${place} /></g>`;

function figure(item: string, count: number, family: string, how: Tapped) {
  const { chosen } = how;
  return svg`<g class="morocco"><g class="thing ${chosen ? "chosen" : ""} dye-${dyeOf(family)}">${groundOf(CARD, how)}${piece(`${item}-${family}`, `translate(31 ${chosen ? 46 - LIFT : 46}) scale(1.2)`, how.refused && !how.open && !chosen)}
    ${chosen ? ticked({ x: 50, y: 12 }) : nothing}${count ? counted(count, 49, 77, 13) : nothing}</g></g>`;
}

/** Cubes and coins in one line, each as wide as there is room for; a finger needs more of it. */
const LINE = 252;
const SMALL = { height: 44, least: 36, tapped: 44, most: 56, piece: 34 };

function small(item: string, count: number, width: number, how: Tapped) {
  const { marked, refused } = how;
  const ring = `M10 2H${width - 10}Q${width - 2} 2 ${width - 2} 10V34Q${width - 2} 42 ${width - 10} 42H10Q2 42 2 34V10Q2 2 10 2Z`;
  const [across, scale] = [marked ? (width - SMALL.piece) / 2 : 2, SMALL.piece / (item === "coin" ? 32 : 40)];
  const ground = groundOf(ring, how);
  return svg`<g class="morocco"><g class="thing">${ground}${piece(item === "coin" ? item : `cube-${item}`, `translate(${across + SMALL.piece / 2} 24) scale(${scale})`, refused && !marked)}${count > 1 ? counted(count, across + 30, 12, 11) : nothing}</g></g>`;
}

/** How far apart the cubes of a price lie, and how wide its word is. */
const [APART, WORD] = [28, 44];

/** What is paid, in a box apart, on a line of its own: its height differs from that of cubes. */
function payment(paid: string[], word: string): HandItem {
  const width = WORD + APART * paid.length + 8;
  const cubes = paid.map(
    (color, i) =>
      svg`<use href="#morocco-cube-${color}" transform="translate(${WORD + APART * (i + 0.5)} 22) scale(.65)" />`,
  );
  return {
    name: "pays",
    apart: true,
    pick: null,
    label: { key: "foretold-paid", args: { colors: paid } },
    picture: svg`<g class="morocco"><g class="thing pays"><rect fill="var(--panel)" fill-opacity="0.5" stroke="var(--ink)" stroke-width="2" stroke-dasharray="6 5" x="1" y="1" width=${width - 2} height="42" rx="12" /><text x=${WORD / 2 + 3} y="27">${word}</text>${cubes}</g></g>`,
    width,
    height: SMALL.height - 1,
  };
}

/** What is heard of a thing. */
const labelOf = (item: string, count: number) =>
  [...HAND, "coin"].includes(item)
    ? { key: `hand-${item}`, args: { count } }
    : { key: "hand-cube", args: { color: item, count } };

/** Plates beside and below each other, as large as the tray has room for, with a gap about each. */
const PLATES = { width: LINE, high: 206, most: 124, gap: 5 };

/** A thing that answers, on a plate. */
interface Answer {
  item: string;
  count: number;
  pick: string;
  chosen: boolean;
}

function plate({ item, count, chosen }: Answer, { x, y, width }: Handle, family: string) {
  const [half, worker] = [width / 2 - PLATES.gap, HAND.includes(item)];
  const d = `M${-half} ${12 - half}q0 -12 12 -12H${half - 12}q12 0 12 12V${half - 12}q0 12 -12 12H${12 - half}q-12 0 -12 -12Z`;
  const name = worker ? `${item}-${family}` : item === "coin" ? item : `cube-${item}`;
  const corner: Point = { x: half - 10, y: 10 - half };
  return svg`<g class="thing ${chosen ? "chosen" : ""} dye-${dyeOf(family)}" transform=${at({ x: x + width / 2, y: y + width / 2 })}>${groundOf(d, { chosen, marked: true })}<use href="#morocco-${name}" transform="scale(${half / (worker ? 38 : 30)})" />${chosen ? ticked(corner) : nothing}${count ? counted(count, corner.x, -corner.y, 15) : nothing}</g>`;
}

/** All that answers, as one picture. */
function plates(answers: Answer[], family: string): HandItem {
  const across = answers.length < 3 ? answers.length : answers.length < 5 ? 2 : 3;
  const down = Math.ceil(answers.length / across);
  const side = Math.min(PLATES.most, PLATES.width / across, PLATES.high / down);
  const places = answers.map(({ item, count, pick }, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, answers.length - row * across);
    const x = (PLATES.width - inRow * side) / 2 + (i % across) * side;
    return { pick, label: labelOf(item, count), x, y: row * side, width: side, height: side };
  });
  const drawn = answers.map((one, i) => plate(one, required(places[i], "place"), family));
  return {
    name: "plates",
    pick: null,
    label: required(places[0], "place").label,
    picture: svg`<g class="morocco">${drawn}</g>`,
    width: PLATES.width,
    height: side * down,
    places,
  };
}

/** The things made before, by all that they depend on: what has not changed is the same object. */
const known: Recent<string, HandItem> = new Recent(300);

interface Thing {
  item: string;
  count: number;
  how: Tapped;
}

/** A thing of the hand, of a width if it is a small one. */
function thing({ item, count, how }: Thing, width: number, view: View, focus: Ui["focus"]) {
  const [worker, family] = [HAND.includes(item), familyOf(handSeat(view))];
  const pick = how.open ?? how.chosen ?? (view.phase === "assign" && worker ? `worker:${item}` : null);
  const quiet = !count && (worker ? !how.open && !how.chosen : view.phase === "assign");
  const seen = !quiet || focus === pick; // else it is drawn for nobody
  return cached(known, `${item} ${count} ${width} ${family} ${pick} ${JSON.stringify(how)} ${quiet} ${seen}`, () => ({
    name: item,
    pick,
    label: labelOf(item, count),
    picture: !seen ? nothing : worker ? figure(item, count, family, how) : small(item, count, width, how),
    ...(worker ? FIGURE : { width, height: SMALL.height }),
    ...(quiet ? { quiet } : {}),
  }));
}

/** What there is, or can be tapped; a worker that cannot be had may be asked about: by keys alone, if there is none. */
export function hand(view: View, ui: Ui): HandItem[] {
  const lies = roof(view, ui);
  if (lies.length) return lies;
  const answers = answering(view, ui);
  if (!answers.length) return things(view, ui);
  const family = familyOf(handSeat(view));
  return [cached(known, `${family} ${JSON.stringify(answers)}`, () => plates(answers, family))];
}

/** What can be taken, kept or named, or was. */
function answering(view: View, ui: Ui): Answer[] {
  if (view.phase === "assign") return [];
  const counts = left(view, ui);
  return HELD.flatMap((item) => {
    const { open, chosen } = tapped(item, view, ui);
    const pick = open ?? chosen;
    return pick ? { item, count: counts[item] ?? 0, pick, chosen: Boolean(chosen) } : [];
  });
}

function things(view: View, ui: Ui): HandItem[] {
  const [counts, paid] = [left(view, ui), placement(ui)?.paid ?? []];
  const all = HELD.map((item) => ({ item, count: counts[item] ?? 0, how: tapped(item, view, ui) }));
  const shown = all.filter(({ item, count, how: { open, chosen } }) => {
    return count || chosen || (view.phase === "assign" ? HAND.includes(item) : open);
  });
  const few = shown.filter(({ item, count }) => !HAND.includes(item) && (count || view.phase !== "assign"));
  const room = Math.floor(LINE / Math.max(few.length, 1)) - 2;
  const least = few.some(({ how }) => how.open) ? SMALL.tapped : SMALL.least;
  const width = paid.length ? least : Math.max(least, Math.min(SMALL.most, room));
  const held = shown.map((one) => thing(one, width, view, ui.focus));
  return paid.length ? [...held, payment(paid, ui.words.pays)] : held;
}
