// Draws a link as a QR code. Loaded on demand.
import qrcode from "qrcode-generator";

/** The quiet zone: light modules around a code, required by the QR standard. */
const QUIET_ZONE = 4;

function runs(code: ReturnType<typeof qrcode>, row: number, count: number) {
  let path = "";
  for (let from = 0, to = 0; from < count; from = to + 1) {
    for (to = from; to < count && code.isDark(row, to); to += 1);
    if (to > from) path += `M${from + QUIET_ZONE} ${row + QUIET_ZONE}h${to - from}v1h${from - to}z`;
  }
  return path;
}

/** The modules along a side, and the dark ones. A short form is encoded in the denser alphanumeric mode. */
export function drawCode(address: string, short: string): { size: number; path: string } {
  const code = qrcode(0, "L"); // level L: a screen needs little error correction, and larger modules scan better
  code.addData(address, "Byte");
  if (short) code.addData(short, "Alphanumeric");
  code.make();
  const count = code.getModuleCount();
  const path = Array.from({ length: count }, (_, row) => runs(code, row, count)).join("");
  return { size: count + 2 * QUIET_ZONE, path };
}
