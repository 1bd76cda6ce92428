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

/** How high drawings are in a picture. @param {SVGSVGElement[]} drawings all of one size */
function heightOf([drawing]) {
  const { width, height } = /** @type {SVGSVGElement} */ (drawing).viewBox.baseVal;
  return Math.round((WIDTH * height) / width);
}

/**
 * The drawings on the page's ground, in its theme; as text, because a document would refuse the styles.
 * @param {SVGSVGElement[][]} strips
 * @param {string} classes of what is around them
 * @param {number} height
 */
function svgOf(strips, classes, height) {
  const preferred = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const theme = document.documentElement.dataset.theme ?? preferred;
  let y = 0;
  const drawn = strips.map((drawings) => {
    const strip = drawings.map((each) => new XMLSerializer().serializeToString(each)).join("");
    const [from, high] = [y, heightOf(drawings)];
    y += high;
    return `<svg y="${from}" width="${WIDTH}" height="${high}">${strip}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" class="${classes}" data-theme="${theme}"><style>${styles()}</style><rect width="100%" height="100%" fill="var(--ground)"/>${drawn.join("")}</svg>`;
}

/**
 * The picture as a file.
 * @param {SVGSVGElement[][]} strips one below the other: drawings of one size, over each other
 * @param {string} classes of what is around them
 * @param {string} name of the file
 */
export async function snapshot(strips, classes, name) {
  const height = strips.reduce((sum, drawings) => sum + heightOf(drawings), 0);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svgOf(strips, classes, height))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const blob = await new Promise((/** @type {BlobCallback} */ done) => canvas.toBlob(done));
  return new File(blob ? [blob] : [], name, { type: "image/png" });
}
