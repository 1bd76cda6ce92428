// Writes a picture of flat colours as a PNG with a palette, a fifth of the size of one without.
import { crc32, deflateSync } from "node:zlib";

/** How many colours are kept, once alike ones are one. */
const COLOURS = 80;
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** Of IHDR: 8 bits each, a palette, nothing filtered or interlaced. */
const KIND = [8, 3, 0, 0, 0];

type Colour = [red: number, green: number, blue: number];

/** Alike colours have the same five highest bits of each part. */
const kindOf = (pixels: Uint8Array, at: number) =>
  ((Number(pixels[at]) >> 3) << 10) | ((Number(pixels[at + 1]) >> 3) << 5) | (Number(pixels[at + 2]) >> 3);

const distance = (one: Colour, other: Colour) =>
  one.reduce((sum, part, at) => sum + (part - Number(other[at])) ** 2, 0);

/** The middle of all that is of one kind, and how often it occurs. */
function kinds(pixels: Uint8Array) {
  const found = new Map<number, { count: number; sum: Colour }>();
  for (let at = 0; at < pixels.length; at += 4) {
    const kind = kindOf(pixels, at);
    const known = found.get(kind) ?? { count: 0, sum: [0, 0, 0] };
    known.count += 1;
    for (const part of [0, 1, 2] as const) known.sum[part] += Number(pixels[at + part]);
    found.set(kind, known);
  }
  const middle = ({ count, sum: [red, green, blue] }: { count: number; sum: Colour }): Colour => [
    Math.round(red / count),
    Math.round(green / count),
    Math.round(blue / count),
  ];
  return [...found]
    .map(([kind, each]) => ({ kind, count: each.count, colour: middle(each) }))
    .sort((one, other) => one.kind - other.kind);
}

/** One colour after the other that is frequent and far from those before: a small thing may have a colour of its own. */
function paletteOf(all: { count: number; colour: Colour }[]) {
  const palette: Colour[] = [];
  const far = all.map(() => Infinity);
  while (palette.length < Math.min(COLOURS, all.length)) {
    const wanted = all.map(({ count }, at) => Math.sqrt(count) * Number(far[at]));
    const next = all[wanted.indexOf(Math.max(...wanted))];
    if (!next) break;
    palette.push(next.colour);
    for (const [at, { colour }] of all.entries()) far[at] = Math.min(Number(far[at]), distance(colour, next.colour));
  }
  return palette;
}

function chunk(name: string, data: Uint8Array) {
  const named = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** @param pixels red, green, blue, and an opacity that is not looked at */
export function indexedPng(pixels: Uint8Array, width: number): Uint8Array {
  const all = kinds(pixels);
  const palette = paletteOf(all);
  const nearest = (colour: Colour) => {
    const far = palette.map((each) => distance(each, colour));
    return far.indexOf(Math.min(...far));
  };
  const places = new Map(all.map(({ kind, colour }) => [kind, nearest(colour)]));
  const height = pixels.length / 4 / width;
  const rows = Buffer.alloc((width + 1) * height); // each row begins with its filter: none
  for (let at = 0; at < width * height; at += 1)
    rows[at + 1 + Math.floor(at / width)] = Number(places.get(kindOf(pixels, 4 * at)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk("IHDR", Buffer.concat([head, Buffer.from(KIND)])),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
