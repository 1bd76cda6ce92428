// What a browser may be without, or refuse a page: in a sandbox, or where a site's data is blocked, already reading its name
// can throw. All of it is read here alone.

/** @typedef {{setAppBadge?(count: number): Promise<void>, standalone?: boolean}} OfSome of the navigators of some browsers */
/** @typedef {new (how: {formats: string[]}) => {detect(source: HTMLVideoElement): Promise<{rawValue: string}[]>}} Detectors */
/** @typedef {{targetURL?: string, files?: readonly {getFile(): Promise<File>}[]}} Launch */
/** @typedef {{setConsumer(consumer: (launch: Launch) => void): void}} LaunchQueue */

const some = () => /** @type {Navigator & OfSome} */ (navigator);
const more = /** @type {{BarcodeDetector?: Detectors, launchQueue?: LaunchQueue}} */ (globalThis);

/** How each is read. */
const FEATURES = {
  AudioContext: () => globalThis.AudioContext,
  BarcodeDetector: () => more.BarcodeDetector,
  caches: () => globalThis.caches,
  canShare: () => navigator.canShare?.bind(navigator),
  clipboard: () => navigator.clipboard,
  fullscreenEnabled: () => document.fullscreenEnabled,
  launchQueue: () => more.launchQueue,
  localStorage: () => localStorage,
  locks: () => navigator.locks,
  mediaDevices: () => navigator.mediaDevices,
  serviceWorker: () => navigator.serviceWorker,
  setAppBadge: () => some().setAppBadge?.bind(navigator),
  share: () => navigator.share?.bind(navigator),
  standalone: () => some().standalone,
  storage: () => navigator.storage,
  userActivation: () => navigator.userActivation,
  wakeLock: () => navigator.wakeLock,
};

/** @typedef {typeof FEATURES} Features */
/** @template {keyof Features} Name @typedef {NonNullable<ReturnType<Features[Name]>>} Feature */

/**
 * Read what may be missing or refused; undefined where it is.
 * @template {keyof Features} Name
 * @param {Name} name
 * @returns {Feature<Name> | undefined}
 */
export function optional(name) {
  try {
    return /** @type {Feature<Name> | undefined} */ (FEATURES[name]() ?? undefined);
  } catch {
    return undefined;
  }
}

/**
 * Use it; undefined where it is missing, or refuses at once or later.
 * @template {keyof Features} Name
 * @template Made
 * @param {Name} name
 * @param {(feature: Feature<Name>) => Promise<Made>} use
 * @returns {Promise<Made | undefined>}
 */
export async function attempt(name, use) {
  const feature = optional(name);
  if (feature === undefined) return undefined;
  return (async () => use(feature))().catch(() => undefined);
}
