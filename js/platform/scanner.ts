// Reads a QR code with the camera, where the browser can: nothing depends on it.
import { required } from "../base/lookup.ts";
import { optional } from "../base/optional.ts";

/** Milliseconds between two looks. */
const PAUSE = 150;

/** Whether this browser can read codes. */
export const canScan = () => Boolean(optional("BarcodeDetector") && optional("mediaDevices"));

/** Show what the camera sees until there is a code in it. @param signal ends it, and turns the camera off at once */
export async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const detector = new (required(optional("BarcodeDetector"), "detector"))({ formats: ["qr_code"] });
  const camera = required(optional("mediaDevices"), "camera");
  const stream = await camera.getUserMedia({ video: { facingMode: "environment" } });
  const turnOff = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener("abort", turnOff);
  try {
    video.srcObject = stream;
    if (!signal.aborted) await video.play();
    while (!signal.aborted) {
      const [code] = await detector.detect(video);
      if (code) return code.rawValue;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return null;
  } finally {
    turnOff();
  }
}
