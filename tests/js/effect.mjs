// Runs again whatever reads observable fields as soon as one of them has changed.
import { Watcher } from "../../js/base/observable.ts";

/** @param {() => void} read */
export function effect(read) {
  const watcher = new Watcher(run);
  function run() {
    watcher.watch(read);
  }
  run();
}
