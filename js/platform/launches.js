// What an installed page is opened with: a link or a shortcut while it is open already, files of the system, or those that
// another app has shared.

/** @typedef {{targetURL?: string, files?: readonly {getFile(): Promise<File>}[]}} Launch */
/** @typedef {{setConsumer(consumer: (launch: Launch) => void): void}} LaunchQueue of browsers that have one */

/**
 * Follow what the page is opened with.
 * @param {object} on
 * @param {(address: string) => void} on.go
 * @param {(files: File[]) => void} on.take
 * @param {() => Promise<File[]>} on.handed files that another app has shared
 */
export function followLaunches({ go, take, handed }) {
  let begun = location.href;
  const { launchQueue } = /** @type {{launchQueue?: LaunchQueue}} */ (globalThis);
  launchQueue?.setConsumer(async ({ targetURL = begun, files = [] }) => {
    const { hash } = new URL(targetURL);
    if (hash && targetURL !== begun) go(hash); // the first launch has led here; what leads nowhere only shows the page
    begun = "";
    if (files.length) take(await Promise.all(files.map((file) => file.getFile())));
  });
  handed().then(
    (files) => files.length && take(files),
    (error) => console.warn("shared:", error), // storage is blocked
  );
}
