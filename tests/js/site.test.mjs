// What the build writes beside the page: icons, the picture of a link, the manifest.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { Resvg } from "@resvg/resvg-js";

import { root } from "../../js/build/app.ts";
import { completeManifest } from "../../js/build/manifest.ts";
import { HEIGHT, renderPreview, WIDTH } from "../../js/build/preview.ts";
import { writeIndex } from "../../js/build/shell.ts";

const GAMES = [join(root, "js/games")];
/** @typedef {{name: string, name_localized: Record<string, string>, url: string}} Shortcut */

/** The pixels of a PNG, four bytes each. @param {Uint8Array} png */
function pixelsOf(png) {
  const [width, height] = [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)];
  const href = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}"/></svg>`;
  return { width, height, pixels: new Resvg(svg).render().pixels };
}

test("the picture of a link shows the covers in many colours, none of them a variable that was left", async () => {
  const { width, height, pixels } = pixelsOf(await renderPreview(root, GAMES));
  assert.deepEqual([width, height], [WIDTH, HEIGHT]);
  /** @type {Map<string, number>} */
  const shares = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.subarray(at, at + 3).toString("hex");
    shares.set(colour, (shares.get(colour) ?? 0) + 1 / (WIDTH * HEIGHT));
  }
  assert.ok((shares.get("000000") ?? 0) < 0.001, "what cannot be read is black");
  for (const dye of ["b84415", "fce847", "3f28dc", "37b6b1"]) assert.ok((shares.get(dye) ?? 0) > 0.005, dye);
});

test("an installed page has a shortcut to go on, and one to each game, in each language", async () => {
  const written = await completeManifest(readFileSync(join(root, "static/manifest.json"), "utf8"), GAMES);
  const { shortcuts, screenshots } = JSON.parse(written);
  const told = shortcuts.map((/** @type {Shortcut} */ { name, name_localized, url }) => [name, name_localized.ar, url]);
  const real = ["Marrakech,مراكش,./#/new/marrakech", "Morocco,المغرب,./#/new/morocco"];
  const [first, ...games] = told.map(String);
  assert.equal(first, "Play on,لنكمل,./#/on");
  assert.deepEqual(
    games.map((/** @type {string} */ line) => line.split("/").at(-1)),
    readdirSync(join(root, "js/games")),
  );
  for (const line of real) assert.ok(games.includes(line), line);
  for (const { src, sizes } of screenshots) {
    const picture = readFileSync(join(root, "static", src));
    assert.equal(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, sizes);
  }
});

test("the picture of a link has a whole address where the build knows that of the site", () => {
  const source = readFileSync(join(root, "index.html"), "utf8");
  const inside = { script: "", style: "" };
  assert.match(writeIndex(source, "app", [], inside), /property="og:image" content="\.\/preview\.png"/);
  const known = writeIndex(source, "app", [], inside, "https://games.example/jemaa/");
  assert.match(known, /property="og:image" content="https:\/\/games\.example\/jemaa\/preview\.png"/);
  assert.match(known, /property="og:url" content="https:\/\/games\.example\/jemaa\/"/);
  assert.throws(() => writeIndex(source, "app", [], inside, "games.example"), /Invalid URL/);
});
