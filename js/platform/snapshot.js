// A picture of what is drawn on the page, as a PNG: drawings and styles become one SVG of its own, which the browser
// paints. Fonts are the system's, because such a picture may fetch nothing.

/** The width of a picture in pixels. */
const WIDTH = 1600;

/** All styles of the page, as text within SVG. */
const styles = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
    .join("\n")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");

/**
 * The drawings over each other, on the page's ground, in its theme; as text, because a document would refuse the styles.
 * @param {SVGElement[]} drawings all of one size
 * @param {string} classes of what is around them
 * @param {number} height
 */
function svgOf(drawings, classes, height) {
  const preferred = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const theme = document.documentElement.dataset.theme ?? preferred;
  const drawn = drawings.map((each) => new XMLSerializer().serializeToString(each)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" class="${classes}" data-theme="${theme}"><style>${styles()}</style><rect width="100%" height="100%" fill="var(--ground)"/>${drawn}</svg>`;
}

/**
 * The picture as a file.
 * @param {SVGElement[]} drawings all of one size
 * @param {string} classes of what is around them
 * @param {string} name of the file
 */
export async function snapshot(drawings, classes, name) {
  const { width, height } = /** @type {SVGSVGElement} */ (drawings[0]).viewBox.baseVal;
  const image = new Image();
  const pixels = Math.round((WIDTH * height) / width);
  image.src = `data:image/svg+xml,${encodeURIComponent(svgOf(drawings, classes, pixels))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: pixels });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const blob = await new Promise((/** @type {BlobCallback} */ done) => canvas.toBlob(done));
  return new File(blob ? [blob] : [], name, { type: "image/png" });
}
