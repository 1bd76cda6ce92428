// A link as a QR code: where a path is dark. Loaded only when somebody asks for one.
import qrcode from "qrcode-generator";

/** The quiet zone: light modules around a code, as its standard demands. */
const QUIET_ZONE = 4;

/** The dark modules of a row, run by run. @param {ReturnType<typeof qrcode>} code @param {number} row @param {number} count */
function runs(code, row, count) {
  let path = "";
  for (let from = 0, to = 0; from < count; from = to + 1) {
    for (to = from; to < count && code.isDark(row, to); to += 1);
    if (to > from) path += `M${from + QUIET_ZONE} ${row + QUIET_ZONE}h${to - from}v1h${from - to}z`;
  }
  return path;
}

/** The code of an address that ends in a short form, which takes less room in letters of its own.
 * @param {string} address @param {string} short @returns {{size: number, path: string}} modules along a side, and the dark ones */
export function drawCode(address, short) {
  const code = qrcode(0, "L"); // a screen has no scratches: larger modules serve better than more of them
  code.addData(address, "Byte");
  code.addData(short, "Alphanumeric");
  code.make();
  const count = code.getModuleCount();
  const path = Array.from({ length: count }, (_, row) => runs(code, row, count)).join("");
  return { size: count + 2 * QUIET_ZONE, path };
}
