// Everyone as a token: a ring in the weave of the seat's dyes, within it the face of the person or of the opponent.
// Names no game.
import { html, nothing, svg } from "lit-html";
import { icon } from "../ui/components.ts";
import { disc, dot, filled, fixed, fixedAll, INK, line, polar, polygon, THREAD, times } from "./drawing.ts";
import { OPPONENT_PORTRAITS } from "./opponent-portraits.ts";
import { PORTRAITS } from "./portraits.ts";
import { kind } from "../wording/levels.ts";
import { avatarOf } from "../wording/avatars.ts";
import { cached } from "../base/cache.ts";
import { lookup } from "../base/lookup.ts";
import type { Board } from "../game-api/board.ts";
import type { NamedSeat } from "../engine/shapes.ts";
import type { StoredSeat } from "../storage/stored-game.ts";

type Sitter = Pick<StoredSeat, "bot" | "face">;
export type Person = { name: string; colors?: string[] };

const DRAWN = fixedAll(PORTRAITS);

const SECOND = "var(--second)";
/** A ring lies between these distances from its middle. */
const [INNER, OUTER, MIDDLE] = [22.5, 30, 26.2];

/** Where a ring begins and ends, in degrees clockwise from the east. */
const PARTS = { whole: [0, 360], left: [90, 270], right: [-90, 90] };
type Part = keyof typeof PARTS;

/** The angles of the motifs in a part of a ring, of so many in a whole one. */
function angles(part: Part, count: number) {
  const [from = 0, to = 0] = PARTS[part];
  const step = 360 / count;
  return times(Math.round((to - from) / step), (i) => from + (i + 0.5) * step);
}

const motifs = (part: Part, count: number, draw: (angle: number, i: number) => string) =>
  angles(part, count).map(draw).join("");

function arc(part: Part, r: number) {
  if (part === "whole") return disc(0, 0, r);
  const down = part === "left" ? 0 : 1;
  return `M0 ${-r}A${r} ${r} 0 0 ${down} 0 ${r}`;
}

/** A lozenge that points outwards; `wide` in degrees. */
const lozenge = (angle: number, long: number, wide: number) =>
  polygon([
    polar(0, 0, MIDDLE - long, angle),
    polar(0, 0, MIDDLE, angle - wide),
    polar(0, 0, MIDDLE + long, angle),
    polar(0, 0, MIDDLE, angle + wide),
  ]);

function zigzag(part: Part, low: number, high: number) {
  const [from = 0] = PARTS[part];
  const way = angles(part, 24).flatMap((angle) => [polar(0, 0, low, angle - 7.5), polar(0, 0, high, angle)]);
  const corners = [...way, polar(0, 0, low, PARTS[part][1] ?? from)];
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

function spoke(angle: number, from: number, to: number) {
  const [inner, outer] = [polar(0, 0, from, angle), polar(0, 0, to, angle)];
  return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
}

function cross(angle: number) {
  const [one, other] = [polar(0, 0, MIDDLE, angle - 5.6), polar(0, 0, MIDDLE, angle + 5.6)];
  return `${spoke(angle, MIDDLE - 2.6, MIDDLE + 2.6)}M${one.x} ${one.y}L${other.x} ${other.y}`;
}

/** Dots, their colours by turns. */
const dots = (part: Part, count: number, size: number, colors: string[]) =>
  motifs(part, count, (angle, i) => {
    const { x, y } = polar(0, 0, MIDDLE, angle);
    return dot(x, y, size, colors[i % colors.length] ?? THREAD);
  });

/** What is woven into a ring, by its dye: the motifs of the rugs. */
const WEAVES: Record<string, (part: Part) => string> = {
  terracotta: (part) =>
    line(
      motifs(part, 16, (angle) => lozenge(angle, 3.2, 9.6)),
      1.3,
    ) + dots(part, 16, 1.1, [THREAD]),
  saffron: (part) => line(zigzag(part, 24.4, 28.6), 2),
  majorelle: (part) =>
    line(arc(part, 24.4) + arc(part, 28.1), 1.1, SECOND) +
    filled(
      motifs(part, 18, (angle) => lozenge(angle, 1.7, 6)),
      THREAD,
    ),
  mint: (part) => line(motifs(part, 14, cross), 2.2),
  aubergine: (part) => dots(part, 20, 1.6, [THREAD, SECOND]),
};

/** A dye that no rug has: stitches. */
const stitches = (part: Part) =>
  line(
    motifs(part, 18, (angle) => spoke(angle, 24.4, 28.2)),
    1.6,
  );

/** Rings that were drawn before: markup is parsed once. */
const RINGS: Map<string, unknown> = new Map();

function ring(dye: string, part: Part) {
  const drawn = cached(RINGS, `${dye} ${part}`, () => {
    const cloth = line(arc(part, MIDDLE), OUTER - INNER, "var(--dye, var(--felt))");
    return fixed(cloth + (dye ? (lookup(WEAVES, dye) ?? stitches)(part) : ""));
  });
  return svg`<g class=${dye && `dye-${dye}`}>${drawn}</g>`;
}

/** One colour goes all around, of two each has a half. */
function rings(dyes: string[]) {
  const [one = "", other] = dyes;
  return other === undefined ? ring(one, "whole") : [ring(one, "left"), ring(other, "right")];
}

const SHADE = fixed(`<ellipse cx="1.5" cy="4" rx="30" ry="29.5" fill="var(--shade)"/>`);
const FIELD = fixed(dot(0, 0, INNER, "var(--cream)"));
/** The outermost line parts a dark ring from dark ground. */
const RIMS = fixed(
  `<g fill="none" stroke="${INK}"><circle r="${OUTER + 1.4}" stroke="var(--cream)" stroke-width="1"/><circle r="${OUTER}" stroke-width="2.2"/><circle r="${INNER}" stroke-width="1.8"/></g>`,
);

const opponent = (level: string) =>
  lookup(OPPONENT_PORTRAITS, kind(level)) ?? svg`<g transform="translate(12 12)">${icon("bot")}</g>`;

/** Somebody at a table, or the emblem of the seat for who wants no face. It scales by the size of its class. */
export function avatar(person: Person, sitter: Sitter, board: Pick<Board, "dye" | "emblem">) {
  const { bot } = sitter;
  const face = bot === null ? avatarOf(person.name, sitter.face) : bot;
  if (face === null) return board.emblem(person as NamedSeat); // as: a form has names and colours of its seats, more no emblem needs
  const dyes = (person.colors ?? []).map((color) => board.dye(color));
  const drawn = bot === null ? lookup(DRAWN, face) : opponent(bot);
  return html`<svg class="token" viewBox="-32 -32 64 64" width="48" height="48" aria-hidden="true" data-face=${bot ?? nothing} data-person=${bot === null ? face : nothing}>
    ${SHADE}${rings(dyes)}${FIELD}<g class=${dyes[0] ? `dye-${dyes[0]}` : nothing} transform="translate(-24 -24)">${drawn}</g>${RIMS}</svg>`;
}
