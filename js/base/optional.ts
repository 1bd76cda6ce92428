// What a browser may be without, or refuse a page: in a sandbox, or where a site's data is blocked, already reading its name
// can throw. All of it is read here alone.

/** of the navigators of some browsers */
type OfSome = { setAppBadge?(count: number): Promise<void>; standalone?: boolean };
type Detectors = new (how: {
  formats: string[];
}) => { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
export type Launch = { targetURL?: string; files?: readonly { getFile(): Promise<File> }[] };
type LaunchQueue = { setConsumer(consumer: (launch: Launch) => void): void };

const some = () => navigator as Navigator & OfSome;
const more = globalThis as { BarcodeDetector?: Detectors; launchQueue?: LaunchQueue };

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

type Features = typeof FEATURES;
export type Feature<Name extends keyof Features> = NonNullable<ReturnType<Features[Name]>>;

/** Read what may be missing or refused; undefined where it is. */
export function optional<Name extends keyof Features>(name: Name): Feature<Name> | undefined {
  try {
    return (FEATURES[name]() ?? undefined) as Feature<Name> | undefined;
  } catch {
    return undefined;
  }
}

/** Use it; undefined where it is missing, or refuses at once or later. */
export async function attempt<Name extends keyof Features, Made>(
  name: Name,
  use: (feature: Feature<Name>) => Promise<Made>,
): Promise<Made | undefined> {
  const feature = optional(name);
  if (feature === undefined) return undefined;
  return (async () => use(feature))().catch(() => undefined);
}
