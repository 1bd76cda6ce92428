// Reads a QR code with the camera, where the browser can (BarcodeDetector): nothing depends on it.

/** @typedef {{detect(source: HTMLVideoElement): Promise<{rawValue: string}[]>}} Detector */
/** @typedef {new (how: {formats: string[]}) => Detector} Detectors */

/** Milliseconds between two looks. */
const PAUSE = 150;

const detectors = () => /** @type {{BarcodeDetector?: Detectors}} */ (globalThis).BarcodeDetector;

/** Whether this browser can read codes. */
export const canScan = () => Boolean(detectors() && navigator.mediaDevices);

/**
 * Show what the camera sees until there is a code in it.
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal ends it
 * @returns {Promise<string | null>} what the code says; null where it was ended
 */
export async function scan(video, signal) {
  const Detector = /** @type {Detectors} */ (detectors());
  const detector = new Detector({ formats: ["qr_code"] });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const [code] = await detector.detect(video);
      if (code) return code.rawValue;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
