// A picture of what is drawn on the page, as a PNG: drawings and styles become one SVG of its own, which the browser
// paints. Fonts are the system's, because such a picture may fetch nothing.
import { render } from "lit-html";
import { required } from "../base/lookup.ts";
import type { Measure } from "../art/fitting.ts";

const WIDTH = 1600;

/** All styles of the page, as text within SVG. */
const styles = () =>
  [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
    .join("\n")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");

/** As a picture has it: with the families that need not be fetched. @param font the variable that names its families */
export function measuring(font: string): Measure {
  const plain = (family: string) => family.trim().replaceAll(/["']/g, "");
  const fetched = new Set([...document.fonts].map(({ family }) => plain(family)));
  const all = getComputedStyle(document.documentElement).getPropertyValue(font).split(",");
  const families = all.filter((family) => !fetched.has(plain(family))).join(",");
  const context = document.createElement("canvas").getContext("2d");
  return (words, size, weight) => {
    if (!context) return 0;
    context.font = `${weight} ${size}px ${families}`;
    return context.measureText(words).width;
  };
}

/** The drawings of a template. */
export function drawn(template: unknown): SVGSVGElement[] {
  const holder = document.createElement("div");
  render(template, holder);
  return [...holder.querySelectorAll<SVGSVGElement>(":scope > svg")];
}

/** Lay strips one below the other, as text; drawings of one strip over each other. */
function stacked(strips: SVGSVGElement[][], width: number) {
  let height = 0;
  const drawn = strips.map((drawings) => {
    const box = required(drawings[0], "drawing").viewBox.baseVal;
    const [y, high] = [height, Math.round((width * box.height) / box.width)];
    height += high;
    const strip = drawings.map((each) => new XMLSerializer().serializeToString(each)).join("");
    return `<svg y="${y}" width="${width}" height="${high}">${strip}</svg>`;
  });
  return { drawn: drawn.join(""), height };
}

/** On the page's ground, in its theme; as text, because a document would refuse the styles. */
function svgOf(drawn: string, classes: string, { width, height }: { width: number; height: number }) {
  const preferred = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const theme = document.documentElement.dataset.theme ?? preferred;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" class="${classes}" data-theme="${theme}"><style>${styles()}</style><rect width="100%" height="100%" fill="var(--ground)"/>${drawn}</svg>`;
}

/** @param strips one below the other: drawings of one size, over each other @param classes of what is around them */
export async function snapshot(strips: SVGSVGElement[][], classes: string, name: string, width: number = WIDTH) {
  const { drawn, height } = stacked(strips, width);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svgOf(drawn, classes, { width, height }))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const blob = await new Promise((done: BlobCallback) => canvas.toBlob(done));
  return new File(blob ? [blob] : [], name, { type: "image/png" });
}
