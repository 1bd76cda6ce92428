// What a browser may be without, or refuse a page: in a sandbox, or where a site's data is blocked, already reading its
// name can throw. All of it is read here alone.

type Detectors = new (how: {
  formats: string[];
}) => { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
export type Launch = { targetURL?: string; files?: readonly { getFile(): Promise<File> }[] };
type LaunchQueue = { setConsumer(consumer: (launch: Launch) => void): void };

declare global {
  interface Navigator {
    standalone?: boolean;
  }
  var BarcodeDetector: Detectors | undefined;
  var launchQueue: LaunchQueue | undefined;
}

const FEATURES = {
  AudioContext: () => globalThis.AudioContext,
  BarcodeDetector: () => globalThis.BarcodeDetector,
  caches: () => globalThis.caches,
  canShare: () => navigator.canShare?.bind(navigator),
  clipboard: () => navigator.clipboard,
  fullscreenEnabled: () => document.fullscreenEnabled,
  launchQueue: () => globalThis.launchQueue,
  localStorage: () => localStorage,
  locks: () => navigator.locks,
  mediaDevices: () => navigator.mediaDevices,
  serviceWorker: () => navigator.serviceWorker,
  setAppBadge: () => navigator.setAppBadge?.bind(navigator),
  share: () => navigator.share?.bind(navigator),
  standalone: () => navigator.standalone,
  storage: () => navigator.storage,
  userActivation: () => navigator.userActivation,
  wakeLock: () => navigator.wakeLock,
};

type Features = typeof FEATURES;
export type Feature<Name extends keyof Features> = NonNullable<ReturnType<Features[Name]>>;

/** What work brings; undefined where it throws. */
export function tried<Made>(work: () => Made): Made | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Read what may be missing or refused; undefined where it is. */
export const optional = <Name extends keyof Features>(name: Name): Feature<Name> | undefined =>
  (tried<unknown>(FEATURES[name]) ?? undefined) as Feature<Name> | undefined; // as: that a name and its feature fit together is lost

/** Use it; undefined where it is missing, or refuses at once or later. */
export async function attempt<Name extends keyof Features, Made>(
  name: Name,
  use: (feature: Feature<Name>) => Promise<Made>,
): Promise<Made | undefined> {
  const feature = optional(name);
  if (feature === undefined) return undefined;
  return (async () => use(feature))().catch(() => undefined);
}
